import { version } from '../../package.json'
import { readArguments, readPlay } from './arguments'
import { folded } from './fold'
import { loadGame } from './load-game'
import { play } from './play'
import { type Prepared, prepareNew, prepareOld, type Table } from './prepare'
import { now, open } from './session'
import type { Terminal } from './terminal'
import { greeting, help, helpWithPlay } from './texts'

/** Does what the words ask for; 0 if it could be done, 2 if not. */
export async function main(words: readonly string[], bare: Terminal): Promise<0 | 2> {
  const terminal = folded(bare)
  const request = readArguments(words)
  switch (request.do) {
    case 'help':
      terminal.say(help)
      return 0
    case 'version':
      terminal.say(version)
      return 0
    case 'complain':
      terminal.complain(request.problem)
      return 2
    case 'play':
      return playWith(request.game, request.words, terminal)
  }
}

async function playWith(name: string, words: readonly string[], terminal: Terminal): Promise<0 | 2> {
  const described = await loadGame(name)
  const request =
    typeof described === 'string'
      ? { do: 'complain' as const, problem: described }
      : readPlay(words, described.settings)
  if (request.do === 'complain' || typeof described === 'string') {
    terminal.complain(request.do === 'complain' ? request.problem : '')
    return 2
  }
  const table = { described, name, terminal }
  switch (request.do) {
    case 'help with play':
      terminal.say(helpWithPlay(described))
      return 0
    case 'begin':
      return sitDown(await prepareNew(request, table), table)
    case 'resume':
      return sitDown(await prepareOld(request, table), table)
  }
}

async function sitDown(prepared: Prepared, { described, terminal }: Table): Promise<0 | 2> {
  if ('problem' in prepared) {
    terminal.complain(prepared.problem)
    return 2
  }
  const { record, seating, file, again } = prepared
  const session = open(described, record)
  const state = now(session)
  const view = described.game.view(
    state,
    seating.persons.length === 1 ? (seating.persons[0] ?? 'spectator') : 'spectator',
  )
  terminal.say(greeting(described, record, seating, file, view))
  if (described.game.outcome(state)) terminal.say('This game is over.')
  await play({ session, seating, terminal, file, again })
  return 0
}
