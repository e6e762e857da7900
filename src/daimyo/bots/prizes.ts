import { goalOf } from '../rules/box'
import type { Condition } from '../rules/card'
import { goalsInPlay } from '../rules/numbers'
import type { Play } from '../rules/play'
import type { GoalState } from '../rules/state'
import type { Clan } from '../rules/vocabulary'

/** What a clan may still get for a goal. */
function reward({ state }: Play, clan: Clan, { id, gold, silver }: GoalState): number {
  if (gold === clan || silver === clan) return 0
  const goal = goalOf(state, id)
  const extra = Object.values(goal.gold.gain ?? {}).reduce((sum, each) => sum + each, 0)
  if (gold === null) return goal.gold.points + 0.7 * extra
  const isOpen = silver === null && state.clans.length >= goalsInPlay.silverFrom
  return isOpen ? (goal.silver?.points ?? 0) : 0
}

/** A goal that a clan can still get something for. */
export interface Prize {
  readonly most: number
  readonly condition: Condition
}

/** The goals that the clan can still get something for. */
export function prizesOf(play: Play, clan: Clan): Prize[] {
  const found: Prize[] = []
  for (const goal of play.state.goals) {
    const most = reward(play, clan, goal)
    if (most > 0) found.push({ most, condition: goalOf(play.state, goal.id).condition })
  }
  return found
}
