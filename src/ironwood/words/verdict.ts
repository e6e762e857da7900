import { placeName } from '../rules/names'
import type { Face } from '../rules/solo/solo'
import type { IronwoodWords } from './catalogue'
import type { BotCondition, BotList } from './reason'

/** What a language says in a verdict of a bot, in parts. */
interface VerdictWords {
  readonly lists: Readonly<Record<BotList, string>>
  readonly conditions: Readonly<Record<BotCondition, string>>
  /** Between the last two places of a list. */
  readonly and: string
  /** No forest leads away. */
  readonly stays: string
  /** What the die shows, and what counts instead if no place has it. */
  die(face: Face, instead: Face | null): string
  readonly tied: string
}

/** The face of the same end and the other parity. */
const otherFace: Readonly<Record<Face, Face>> = {
  'lowest even': 'lowest odd',
  'lowest odd': 'lowest even',
  'highest even': 'highest odd',
  'highest odd': 'highest even',
}

const listed = (names: readonly string[], and: string): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** What a bot does and why, in a line: "IB-12 Protect: Ferrum, which has fewer than 3 units". */
export const verdictOf =
  (words: VerdictWords): IronwoodWords['verdict'] =>
  ({ rule, list, when, places, die, tied }, told, names) => {
    const head = `${rule} ${words.lists[list]}`
    const [first] = places
    if (first === undefined) return `${head}: ${words.stays}`
    if (die)
      return `${head}: ${placeName(names, first)}, ${words.die(die.face, die.instead ? otherFace[die.face] : null)}`
    const where = listed(
      places.map((id) => placeName(names, id)),
      words.and,
    )
    const line = `${when ? `${head}, ${words.conditions[when]}` : head}: ${[where, ...told].join(', ')}`
    return tied ? `${line}: ${words.tied}` : line
  }
