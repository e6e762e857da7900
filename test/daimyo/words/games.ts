import { createRandom } from '../../../src/core'
import { type Action, type Clan, daimyo, type Event, type State } from '../../../src/daimyo'
import type { Options } from '../../../src/daimyo/rules/setup/options'
import { rareStates } from './rare'

const tables: readonly Omit<Options, 'seed'>[] = [
  { clans: ['technology'], difficulty: 'hard' },
  { clans: ['aristocrats'], boards: 'advanced', difficulty: 'easy' },
  { clans: ['nature', 'nomads'], boards: 'advanced' },
  { clans: ['aristocrats', 'technology', 'nature'] },
  { clans: ['nomads', 'aristocrats', 'nature', 'technology'], boards: 'advanced' },
]

/** A decision: the position, its choices, and what follows the chosen one. */
export interface Moment {
  readonly state: State
  readonly legal: readonly Action[]
  readonly chosen: Action
  readonly events: readonly Event[]
  readonly seat: Clan
}

/** Plays on from a state at random, and hands out every so many decisions, and the first of each kind. */
function* played(state: State, name: string, every: number, most: number): Generator<Moment> {
  const random = createRandom(name)
  const asked = new Set<string>()
  for (let count = 0; count < most && daimyo.toAct(state) !== null; count++) {
    const before = daimyo.clone(state)
    const legal = daimyo.legalActions(state)
    // What ends a step is chosen less often, so that cards and buildings appear.
    const busy = legal.filter(({ type }) => type !== 'done' && type !== 'end' && type !== 'leave')
    const chosen = random.pick(busy.length > 0 && random.pick([true, true, true, true, false]) ? busy : legal)
    const seat = daimyo.toAct(state)
    if (!seat || seat === 'empire') throw new Error('A clan decides.')
    const events: Event[] = []
    daimyo.step(state, chosen, (event) => events.push(event))
    const kind = before.agenda.at(-1)?.do ?? ''
    if (count % every === 0 || !asked.has(kind)) yield { state: before, legal, chosen, events, seat }
    asked.add(kind)
  }
}

/** Decisions of a random game of each kind of table, and of positions with rare questions. */
export function* moments(every: number, seed = 1): Generator<Moment> {
  for (const [index, table] of tables.entries())
    yield* played(daimyo.setup({ seed: seed + index, ...table }), `words ${seed} ${index}`, every, 2000)
  for (const [index, state] of rareStates().entries()) yield* played(state, `rare ${seed} ${index}`, 1, 4)
}
