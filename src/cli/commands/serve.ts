import { Console } from 'node:console'
import { UnknownName } from '../../catalogue'
import { gameNames } from '../../doors'
import { createServer, jsonSchema, longestLine, type Served } from '../../protocol'
import { type Exit, exits } from '../exit'
import { answerLines } from '../lines'
import { servedGame } from '../served'
import type { Terminal } from '../terminal'

const help = `Games for programs in any language: one JSON request a line on standard input,
one JSON answer a line on standard output, until the input ends.

  npx totemforge serve                 the games of the library
  npx totemforge serve --game FILE     and a game of your own, from a module;
                                       the module may export its encoding too
  npx totemforge serve --schema        the JSON Schema of requests and answers

  {"id":1,"do":"create","name":"a","game":"ironwood","options":{"mode":"duel"}}
  {"id":2,"do":"legal","name":"a"}
  {"id":3,"do":"apply","name":"a","action":"rest"}

docs/protocol.md tells all requests, docs/python.md how to use it from Python.`

/** The request of the words; a sentence if they make no sense. */
function read(words: readonly string[]): 'help' | 'schema' | { readonly files: readonly string[] } | string[] {
  const files: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--help' || word === '-h') return 'help'
    if (word === '--schema') return 'schema'
    const joined = word.startsWith('--game=') ? word.slice('--game='.length) : undefined
    if (word !== '--game' && joined === undefined)
      return [`There is no option "${word}". npx totemforge serve --help lists the options.`]
    const file = joined ?? rest.shift() ?? ''
    if (file === '') return ['--game needs a value after it.']
    files.push(file)
  }
  return { files }
}

/** Serves games to programs, by standard input and output. */
export async function run(words: readonly string[], terminal: Terminal): Promise<Exit> {
  const request = read(words)
  if (request === 'help') terminal.say(help)
  else if (request === 'schema') terminal.say(JSON.stringify(jsonSchema(), null, 2))
  else if (Array.isArray(request)) {
    terminal.complain(request.join(' '))
    return exits.refused
  } else return quietly(() => serve(request.files, terminal))
  return exits.done
}

/** The output is for answers alone: what a module of a game prints goes to the errors. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  const { console } = globalThis
  globalThis.console = new Console(process.stderr)
  try {
    return await work()
  } finally {
    globalThis.console = console
  }
}

async function serve(files: readonly string[], terminal: Terminal): Promise<Exit> {
  const games = new Map<string, Served>()
  try {
    for (const name of [...gameNames, ...files]) {
      const served = await servedGame(name)
      games.set(served.listing.game.id, served)
    }
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    terminal.complain(error.message)
    return exits.refused
  }
  // The reader of the answers may leave at any time; then the program ends normally.
  process.stdout.prependOnceListener('error', () => process.exit(exits.done))
  await answerLines(process.stdin, process.stdout, createServer(games), longestLine, terminal.leaving)
  return exits.done
}
