import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import type { Continuous, Step } from '../rules'
import type { CardWords, Reading } from '../words'
import { bonusText } from './steps'

/** The repeated effect of a trigger, as the end of a sentence. */
function then(steps: readonly Step[], reading: Reading): string {
  const [first] = steps
  const parts = steps.map((step) => reading.inline(reading.tell([step], reading)).replace(/\.$/, ''))
  return `${first?.do === 'pay' ? 'you may ' : ''}${parts.join(' and ')}`
}

/** The effect of an ongoing card in play. */
export const continuous: Tellings<Continuous, 'kind', [reading: Reading]> = {
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

/** Steps that state a rule instead of an instruction. */
const statements: readonly Step['do'][] = [
  'hold-totems',
  'toll',
  'no-additional',
  'inspect-hand',
  'demand',
  'opponent-burns',
  'victory',
  'show-visions',
]

function included(lines: number): string {
  if (lines === 1) return 'step 1 included'
  return lines === 2 ? 'steps 1 and 2 included' : `steps 1 to ${lines} included`
}

export const card: CardWords = {
  ongoing: (markers) => `Ongoing ${markers}.`,
  heldThroughout: (lines) => `During this whole turn (${included(lines)}) Totems cannot be moved.`,
  whenExhausted: (told) => `When exhausted: ${told}`,
  whenBurned: (told) => `When burned: ${told}`,
  afterPayment: ({ do: kind }, told) => `Then${statements.includes(kind) ? ':' : ''} ${told}`,
  or: 'Or:',
  nothing: 'Nothing happens.',
}
