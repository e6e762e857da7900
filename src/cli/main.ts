import { version } from '../../package.json'
import { readArguments } from './arguments'
import { width } from './lists'
import { opponents } from './opponents'
import { play } from './play'
import { type Prepared, prepareNew, prepareOld } from './prepare'
import { open } from './session'
import { latest } from './story'
import type { Terminal } from './terminal'
import { greeting, help, helpWithPlay } from './texts'

/** Does what the words ask for; 0 if it could be done, 2 if not. */
export async function main(words: readonly string[], terminal: Terminal): Promise<0 | 2> {
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
  terminal.say(greeting(record.options, opponent, file))
  if (terminal.columns !== undefined && terminal.columns < width)
    terminal.say(`The board is ${width} columns wide; your terminal has ${terminal.columns}.`)
  for (const line of latest(session, opponent)) terminal.say(line)
  await play({ session, opponent, terminal, file })
  return 0
}
