import { goalOf } from '../rules/box'
import type { Condition } from '../rules/card'
import { goalsInPlay } from '../rules/numbers'
import type { Play } from '../rules/play'
import type { GoalState } from '../rules/state'
import type { Clan } from '../rules/vocabulary'
import { once, type Sight } from './sight'
import type { Tally } from './tally'

const part = (count: number, needed: number): number => Math.min(1, count / needed)

/** How much of a goal is reached, from 0 to 1. */
function reached(tally: Tally, { is, atLeast }: Condition): number {
  switch (is) {
    case 'farmsAndTowers':
      return (part(tally.farms, atLeast) + part(tally.towers, atLeast)) / 2
    case 'oneType':
      return part(Math.max(tally.farms, tally.towers), atLeast)
    case 'oneOfEach':
      return (
        (part(tally.shadows, atLeast) +
          part(tally.farms, atLeast) +
          part(tally.towers, atLeast) +
          part(tally.relics, atLeast)) /
        4
      )
    case 'storage':
      return Math.max(0, (tally.storage - 3) / (atLeast - 3))
    case 'governorIslands':
    case 'governors':
    case 'shadows':
    case 'relics':
    case 'heroes':
    case 'influence':
    case 'strongholds':
      return part(tally[is], atLeast)
  }
}

/** What a clan may still get for a goal. */
function reward({ state }: Play, clan: Clan, { id, gold, silver }: GoalState): number {
  if (gold === clan || silver === clan) return 0
  const goal = goalOf(state, id)
  const extra = Object.values(goal.gold.gain ?? {}).reduce((sum, each) => sum + each, 0)
  if (gold === null) return goal.gold.points + 0.7 * extra
  const isOpen = silver === null && state.clans.length >= goalsInPlay.silverFrom
  return isOpen ? (goal.silver?.points ?? 0) : 0
}

/** What the goals promise with these counts: little at first, and all when they are reached. */
export function promise(play: Play, clan: Clan, tally: Tally): number {
  let total = 0
  for (const goal of play.state.goals) {
    const most = reward(play, clan, goal)
    if (most === 0) continue
    const share = reached(tally, goalOf(play.state, goal.id).condition)
    total += share >= 1 ? most : 0.6 * most * share * share
  }
  return total
}

/** What changes of the own counts: so many more of each, and the influence that an island comes to. */
export interface Promised extends Partial<Omit<Tally, 'influence' | 'strongholds'>> {
  readonly island?: number
  readonly stronghold?: number
}

/** What a change brings the clan towards goals. */
export function gained(sight: Sight, { island = 0, stronghold: more = 0, ...counts }: Promised): number {
  if (sight.state.goals.length === 0) return 0
  const { tally } = sight
  const after: Tally = { ...tally, influence: Math.max(tally.influence, island), strongholds: tally.strongholds + more }
  for (const name of names) after[name] += counts[name] ?? 0
  return promise(sight, sight.me, after) - once(sight, 'promise', () => promise(sight, sight.me, tally))
}

const names = ['governors', 'governorIslands', 'shadows', 'farms', 'towers', 'relics', 'storage', 'heroes'] as const
