import { version } from '../../package.json'
import { readArguments, readPlay } from './arguments'
import { type Exit, exits } from './exit'
import { folded } from './fold'
import { loadGame } from './load-game'
import { play } from './play'
import { prepare, type Table } from './prepare'
import { now, open } from './session'
import type { Terminal } from './terminal'
import { greeting, help, helpWithPlay } from './texts'

/** Does what the words ask for, and says how the program ends. */
export async function main(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  const request = readArguments(words)
  switch (request.do) {
    case 'help':
      terminal.say(help)
      return exits.done
    case 'version':
      terminal.say(version)
      return exits.done
    case 'complain':
      terminal.complain(request.problem)
      return exits.refused
    case 'play':
      return playWith(request.game, request.words, terminal)
  }
}

async function playWith(name: string, words: readonly string[], terminal: Terminal): Promise<Exit> {
  const described = await loadGame(name)
  const request =
    typeof described === 'string'
      ? { do: 'complain' as const, problem: described }
      : readPlay(words, described.settings)
  if (request.do === 'complain' || typeof described === 'string') {
    terminal.complain(request.do === 'complain' ? request.problem : '')
    return exits.refused
  }
  const table = { described, name, terminal }
  switch (request.do) {
    case 'help with play':
      terminal.say(helpWithPlay(described))
      return exits.done
    case 'begin':
    case 'resume':
      return sitDown(await prepare(request, table), table)
  }
}

async function sitDown(prepared: Awaited<ReturnType<typeof prepare>>, { described, terminal }: Table): Promise<Exit> {
  if ('problem' in prepared) {
    terminal.complain(prepared.problem)
    return prepared.exit
  }
  const { record, seating, place, again, lock } = prepared
  try {
    const session = open(described, record)
    const state = now(session)
    const [one, ...more] = seating.persons
    const view = described.game.view(state, more.length === 0 && one !== undefined ? one : 'spectator')
    terminal.say(greeting(described, record, seating, place.file, view))
    if (described.game.outcome(state)) terminal.say('This game is over.')
    return await play({ session, seating, terminal, place, again })
  } finally {
    lock.release()
  }
}
