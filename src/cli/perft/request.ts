import { parseArgs } from 'node:util'
import { reasonOf } from '../../catalogue/reason'

/** The request of the words after `perft`. */
export interface Request {
  /** A name or the file of a module; `null` if not given. */
  readonly game: string | null
  /** A part of the names of the wanted pinned positions. */
  readonly only: string | null
  /** The file of a record or of a state. */
  readonly file: string | null
  readonly depth: number | null
  readonly divide: boolean
  readonly help: boolean
}

const options = {
  game: { type: 'string' },
  only: { type: 'string' },
  depth: { type: 'string' },
  divide: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The request, or a sentence if the words make no sense. */
export function readRequest(words: readonly string[]): Request | string {
  let given: ReturnType<typeof parse>
  try {
    given = parse(words)
  } catch (error) {
    const [sentence = ''] = reasonOf(error).split('. ')
    return `${sentence.replace(/\.$/, '')}. npx totemforge perft --help lists what there is.`
  }
  const { values, positionals } = given
  const { game = null, only = null, depth = null, divide = false, help = false } = values
  const [file = null, another] = positionals
  if (another !== undefined) return `perft takes one file: leave out "${another}".`
  if (depth !== null && !/^[1-9]\d?$/.test(depth)) return `--depth takes a number from 1, not "${depth}".`
  if (file !== null && only !== null) return '--only chooses among the pinned positions: leave it out, or the file.'
  return { game, only, file, depth: depth === null ? null : Number(depth), divide, help }
}

const parse = (words: readonly string[]) => parseArgs({ args: [...words], options, allowPositionals: true })

export const help = `Counts the sequences of 1, 2, 3 ... actions that can be played from positions. Those
that come with the program have known counts, which are compared; a difference
means that the rules have changed.

  npx totemforge perft                  all pinned positions of all games
  npx totemforge perft FILE             the position that a saved game leads to, or
                                        a state that was saved as JSON

  --game NAME           the pinned positions of one game, or the game of the file;
                        a file with a module for a game of your own
  --only NAME           the pinned positions with these words in their name
  --depth 4             how long the sequences are; as long as pinned, and 4 from a
                        file, unless given
  --divide              also how many begin with each action`
