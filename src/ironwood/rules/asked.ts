import type { State } from './state'
import type { QuestionTask } from './task'
import { opponentOf, type Seat } from './vocabulary'

type Unnamed = Exclude<QuestionTask, { readonly seat: Seat }>['do']

/** The position decides who is asked these. */
type Varying = 'retreat' | 'bot-recruit' | 'tribute'

/** The seat that a question asks if its task does not name one. A picture needs it without the rules, so it is apart from them. */
export const asked = {
  hits: 'woodwalkers',
  wreck: 'woodwalkers',
  'opponent-burns': 'woodwalkers',
  choose: 'woodwalkers',
  discover: 'woodwalkers',
  'draw-one': 'woodwalkers',
  'put-back': 'woodwalkers',
  'burn-count': 'woodwalkers',
  'burn-many': 'woodwalkers',
  guardian: 'woodwalkers',
  move: 'woodwalkers',
  gather: 'woodwalkers',
  'gather-from': 'woodwalkers',
  dig: 'woodwalkers',
  unearth: 'woodwalkers',
  raid: 'woodwalkers',
  'raid-from': 'woodwalkers',
  ambush: 'ironclad',
  bait: 'ironclad',
  'bait-count': 'ironclad',
  build: 'ironclad',
  found: 'ironclad',
  drill: 'ironclad',
  'show-visions': 'ironclad',
  march: 'ironclad',
  group: 'ironclad',
  focus: 'ironclad',
  attacker: 'ironclad',
  advance: 'ironclad',
  source: 'ironclad',
  'bot-drill': 'ironclad',
  smite: 'ironclad',
  replace: 'ironclad',
  'bot-build': 'ironclad',
  'bot-found': 'ironclad',
} as const satisfies Readonly<Record<Exclude<Unnamed, Varying>, Seat>>

/** The loser of a battle retreats (IW-COMBAT-09). */
export const retreating = ({ battle }: Pick<State, 'battle'>): Seat =>
  battle?.winner === 'ironclad' ? 'ironclad' : 'woodwalkers'

/** The seat that the question on top of the agenda asks; `null` once the game is over. */
export function seatAsked({ result, agenda, battle, solo }: Asking): Seat | null {
  const task = agenda.at(-1)
  if (result !== null || !task) return null
  if (task.do === 'retreat') return retreating({ battle })
  if (task.do === 'demand') return opponentOf(task.seat)
  if (task.do === 'bot-recruit') return solo?.bot ?? null
  if (task.do === 'tribute') return solo && opponentOf(solo.bot)
  if ('seat' in task) return task.seat
  const isFixed = (kind: string): kind is keyof typeof asked => Object.hasOwn(asked, kind)
  return isFixed(task.do) ? asked[task.do] : null
}

type Asking = Pick<State, 'result' | 'agenda' | 'battle' | 'solo'>
