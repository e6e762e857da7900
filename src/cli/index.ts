#!/usr/bin/env node
/** The program `totemforge`. */
import { main } from './main'
import { openTerminal } from './terminal'

const terminal = openTerminal({ input: process.stdin, output: process.stdout, errors: process.stderr })
process.once('SIGINT', terminal.close)
process.stdout.once('error', () => process.exit(1))
main(process.argv.slice(2), terminal)
  .catch((error: unknown) => {
    // Nothing that a person types or a file holds leads here: it is a fault of the program, or of a module's game.
    terminal.complain(`This should not happen: ${error instanceof Error ? error.stack : String(error)}`)
    return 1
  })
  .then((code) => {
    process.exitCode = code
    terminal.close()
  })
