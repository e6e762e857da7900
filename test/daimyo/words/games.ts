import { createRandom } from '../../../src/core'
import { type Action, type Clan, daimyo, type Event, type State } from '../../../src/daimyo'
import type { Options } from '../../../src/daimyo/rules/setup/options'

const tables: readonly Omit<Options, 'seed'>[] = [
  { clans: ['technology'], difficulty: 'hard' },
  { clans: ['aristocrats'], boards: 'advanced', difficulty: 'easy' },
  { clans: ['nature', 'nomads'], boards: 'advanced' },
  { clans: ['aristocrats', 'technology', 'nature'] },
  { clans: ['nomads', 'aristocrats', 'nature', 'technology'], boards: 'advanced' },
]

/** A decision of a random game: the position, its choices, and what follows the chosen one. */
export interface Moment {
  readonly state: State
  readonly legal: readonly Action[]
  readonly chosen: Action
  readonly events: readonly Event[]
  /** The position after it. */
  readonly after: State
  readonly seat: Clan
}

/** Every so many decisions of a random game of each kind of table. */
export function* moments(every: number, seed = 1): Generator<Moment> {
  for (const [index, table] of tables.entries()) {
    const random = createRandom(`words ${seed} ${index}`)
    const state = daimyo.setup({ seed: seed + index, ...table })
    for (let count = 0; !daimyo.outcome(state); count++) {
      const before = daimyo.clone(state)
      const legal = daimyo.legalActions(state)
      // What ends a step is chosen less often, so that cards and buildings appear.
      const busy = legal.filter(({ type }) => type !== 'done' && type !== 'end' && type !== 'leave')
      const chosen = random.pick(busy.length > 0 && random.pick([true, true, true, true, false]) ? busy : legal)
      const seat = daimyo.toAct(state)
      if (!seat || seat === 'empire') throw new Error('A clan decides.')
      const events: Event[] = []
      daimyo.step(state, chosen, (event) => events.push(event))
      if (count % every === 0) yield { state: before, legal, chosen, events, after: daimyo.clone(state), seat }
    }
  }
}
