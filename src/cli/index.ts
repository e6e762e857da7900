#!/usr/bin/env node
/** The program `totemforge`. */
import { localeOf } from './language'
import { main } from './main'
import { openTerminal } from './terminal'

const { stdin: input, stdout: output, stderr: errors } = process
const terminal = openTerminal({ input, output, errors, locale: localeOf(process.env) })
// Ctrl-C, and the signal that ends containers and services.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, terminal.close)
process.stdout.once('error', () => process.exit(1))
main(process.argv.slice(2), terminal)
  .catch((error: unknown) => {
    // No typed word and no file leads here: this is a fault of the program, or of a module's game.
    terminal.complain(`This should not happen: ${error instanceof Error ? error.stack : String(error)}`)
    return 1
  })
  .then((code) => {
    process.exitCode = code
    terminal.close()
  })
