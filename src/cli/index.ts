#!/usr/bin/env node
/** The program `totemforge`. */
import { main } from './main'
import { openTerminal } from './terminal'

const terminal = openTerminal({ input: process.stdin, output: process.stdout, errors: process.stderr })
process.once('SIGINT', terminal.close)
process.stdout.once('error', () => process.exit(1))
main(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code
  terminal.close()
})
