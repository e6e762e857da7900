import { version } from '../../package.json'
import { ironwood } from '../ironwood/rules'
import { readArguments } from './arguments'
import { folded } from './fold'
import { opponents } from './opponents'
import { play } from './play'
import { type Prepared, prepareNew, prepareOld } from './prepare'
import { now, open } from './session'
import { latest } from './story'
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
    case 'help with play':
      terminal.say(helpWithPlay)
      return 0
    case 'version':
      terminal.say(version)
      return 0
    case 'complain':
      terminal.complain(request.problem)
      return 2
    case 'begin':
      return sitDown(prepareNew(request), terminal)
    case 'resume':
      return sitDown(await prepareOld(request, terminal), terminal)
  }
}

async function sitDown(prepared: Prepared, terminal: Terminal): Promise<0 | 2> {
  if ('problem' in prepared) {
    terminal.complain(prepared.problem)
    return 2
  }
  const { record, bot, file } = prepared
  const opponent = opponents[bot]
  const session = open(record)
  const state = now(session)
  terminal.say(greeting(record.options, state.solo, opponent, file))
  if (ironwood.outcome(state)) terminal.say('This game is over.')
  for (const line of latest(session, opponent)) terminal.say(line)
  await play({ session, opponent, terminal, file })
  return 0
}
