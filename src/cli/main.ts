import { version } from '../../package.json'
import { commands } from './commands'
import { type Exit, exits } from './exit'
import { folded } from './fold'
import type { Terminal } from './terminal'
import { help } from './texts'

/** Carries out the words of the command line, and returns the exit code. */
export async function main(words: readonly string[], terminal: Terminal): Promise<Exit> {
  const [name = 'help', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return (await command.load()).run(rest, terminal)
  const { say, complain } = folded(terminal)
  if (['help', '--help', '-h'].includes(name)) say(help(commands))
  else if (name === '--version') say(version)
  else {
    complain(`There is no "${name}". npx totemforge --help lists the commands.`)
    return exits.refused
  }
  return exits.done
}
