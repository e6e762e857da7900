import { type Tellings, tell } from '../../toolkit'
import { many } from '../../toolkit/counts'
import type { Card, Continuous, Step } from '../rules'
import { bonusText } from '../rules/combat/attack'
import { inline, past, type Reading } from '../rules/reading'
import { readingOf, tellSteps } from './effect'

/** What the text of a card says. */
type Effect = Pick<Card, 'faction' | 'ongoing' | 'continuous' | 'steps' | 'whenExhausted' | 'whenBurned'>

/** What is done each time something happens, as the end of a sentence. */
function then(steps: readonly Step[], reading: Reading): string {
  const [first] = steps
  const parts = steps.map((step) => inline(tellSteps([step], reading)).replace(/\.$/, ''))
  return `${first?.do === 'pay' ? 'you may ' : ''}${parts.join(' and ')}`
}

const lasting: Tellings<Continuous, 'kind', [reading: Reading]> = {
  combat: ({ bonus }) => `Each combat: ${bonusText(bonus, 'your Warband')}`,
  'open-wager': 'Each combat: the opponent wagers first, face up, whoever attacks; then you wager.',
  'on-base-card': ({ steps, beforeOrAfter }, reading) =>
    `While in play: each time you play a base card, ${then(steps, reading)}${beforeOrAfter ? ' before or after you resolve it' : ''}.`,
  'on-unloading': ({ steps }, reading) =>
    `While in play: each time you unload at least 1 crystal from the Drill, ${then(steps, reading)}.`,
  'on-attacked':
    'While in play: when a Woodwalker Warband attacks one of your Warbands, before cards are wagered, Remove 1 Woodwalker Fighter from the attacking Warband.',
  'on-opponents-special': ({ steps }, reading) =>
    `While in play: at the end of each turn in which the opponent played a special card as an action, ${then(steps, reading)}.`,
  'cheap-recruits': ({ count, price }) =>
    `While in play: in each Recruit Fighters step the first ${count === 1 ? 'Fighter you recruit costs' : `${count} Fighters you recruit cost`} ${many(price, 'crystal')}${count === 1 ? '' : ' each'} instead of 2.`,
}

/** A choice of a forest is told with what is done there. */
function linesOf(steps: readonly Step[]): Step[][] {
  const lines: Step[][] = []
  for (const step of steps) {
    const before = lines.at(-1)
    if (before?.at(-1)?.do === 'choose-forest') before.push(step)
    else lines.push([step])
  }
  return lines
}

/** Numbers a line, and with letters what is chosen from. */
const numbered = (number: number, told: string): string[] =>
  told.split('\n').map((line, index) => `${number}${index === 0 ? '' : String.fromCharCode(96 + index)}. ${line}`)

const included = (lines: number): string => {
  if (lines === 1) return 'step 1 included'
  return lines === 2 ? 'steps 1 and 2 included' : `steps 1 to ${lines} included`
}

/** What a card does, line by line, as its text says it. */
export function cardText({ faction, ongoing, continuous = [], steps, whenExhausted }: Effect): string[] {
  const lines: string[] = []
  let reading = readingOf(faction)
  if (ongoing !== undefined) {
    const start = readingOf(faction)
    lines.push([`Ongoing ${ongoing}.`, ...continuous.map((each) => tell(lasting, 'kind', each, start))].join(' '))
  }
  // Totems that are held from the start are told last.
  const [first, ...others] = steps
  const holds = first?.do === 'hold-totems' && others.length > 0
  for (const line of linesOf(holds ? others : steps)) {
    reading = { ...reading, line: String(lines.length + 1) }
    lines.push(tellSteps(line, reading))
    for (const step of line) reading = past(reading, step)
  }
  if (holds) lines.push(`During this whole turn (${included(lines.length)}) Totems cannot be moved.`)
  if (whenExhausted) lines.push(`When exhausted: ${tellSteps(whenExhausted, readingOf(faction))}`)
  return lines.flatMap((told, index) => numbered(index + 1, told))
}

/** What it does when it is burned. */
export const burnedText = ({ faction, whenBurned = [] }: Effect): string[] =>
  whenBurned.length > 0 ? tellSteps(whenBurned, readingOf(faction)).split('\n') : []
