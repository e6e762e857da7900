import { tell } from '../../toolkit'
import type { Card, Step } from '../rules'
import type { IronwoodWords } from './catalogue'
import { readingOf, tellSteps } from './effect'
import { past } from './reading'

/** The text of a card. */
type Effect = Pick<Card, 'faction' | 'ongoing' | 'continuous' | 'steps' | 'whenExhausted' | 'whenBurned'>

/** The choice of a forest is in one sentence with the action there. */
function linesOf(steps: readonly Step[]): Step[][] {
  const lines: Step[][] = []
  for (const step of steps) {
    const before = lines.at(-1)
    if (before?.at(-1)?.do === 'choose-forest') before.push(step)
    else lines.push([step])
  }
  return lines
}

/** Numbers a line, and letters its options. */
const numbered = (number: number, told: string): string[] =>
  told.split('\n').map((line, index) => `${number}${index === 0 ? '' : String.fromCharCode(96 + index)}. ${line}`)

/** The effects of a card, line by line, in the words of its text. */
export function cardText(
  words: IronwoodWords,
  { faction, ongoing, continuous = [], steps, whenExhausted }: Effect,
): string[] {
  const { card, continuous: lasting } = words
  const lines: string[] = []
  const start = readingOf(words, faction)
  let reading = start
  if (ongoing !== undefined)
    lines.push([card.ongoing(ongoing), ...continuous.map((each) => tell(lasting, 'kind', each, start))].join(' '))
  // Totems held from the start come last.
  const [first, ...others] = steps
  const holds = first?.do === 'hold-totems' && others.length > 0
  for (const line of linesOf(holds ? others : steps)) {
    reading = { ...reading, line: String(lines.length + 1) }
    lines.push(tellSteps(words, line, reading))
    for (const step of line) reading = past(reading, step)
  }
  if (holds) lines.push(card.heldThroughout(lines.length))
  if (whenExhausted) lines.push(card.whenExhausted(tellSteps(words, whenExhausted, start)))
  return lines.flatMap((told, index) => numbered(index + 1, told))
}

/** Its effect when it is burned. */
export const burnedText = (words: IronwoodWords, { faction, whenBurned = [] }: Effect): string[] =>
  whenBurned.length > 0 ? tellSteps(words, whenBurned, readingOf(words, faction)).split('\n') : []
