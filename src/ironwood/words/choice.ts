import type { Choice, Event } from '../rules'

/** The rule by which a bot makes each choice. */
export const choiceRules: Readonly<Record<Choice, string>> = {
  focus: 'IB-10',
  chase: 'IB-12',
  protect: 'IB-12',
  expand: 'IB-12',
  escort: 'IB-18',
  plunder: 'WB-12',
  secure: 'WB-12',
  interfere: 'WB-12',
  attack: 'WB-13',
  search: 'WB-09',
}

/** Why nothing comes of a choice. */
export type Why = Extract<Event, { type: 'idle' }>['why']

/** The rule for that, in brackets at the end of a sentence. Both bots attack; only Ironbot goes by what is left over. */
export function idleRule(choice: Choice, why: Why): string {
  if (why === 'no-card') return ' (BOT-08)'
  if (choice !== 'attack') return ` (${choiceRules[choice]})`
  return why === 'too-few' ? ' (IB-11)' : ''
}
