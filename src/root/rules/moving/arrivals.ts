import { add, zeros } from '../../../toolkit'
import type { Play } from '../play'
import { movablesAt } from '../rule'
import { burrow, clearingCount, type Owner } from '../vocabulary'

/** ROOT-HIR-7d: pieces that came into a clearing in this turn are noted, wherever a Band may play later; without a Band nothing is. */
export function noteArrival(play: Play, owner: Owner, at: number, count: number): void {
  const { turn, hirelings } = play.state
  if (at === burrow || count === 0) return
  if (!hirelings.some(({ hireling }) => play.hirelings[hireling].detains)) return
  turn.arrived ??= {}
  turn.arrived[owner] ??= zeros(clearingCount + 1)
  add(turn.arrived[owner], at, count)
}

/** Pieces were lost there: those that came in this turn go first. */
export function noteLoss(play: Play, owner: Owner, at: number, count: number): void {
  const arrived = play.state.turn.arrived?.[owner]
  if (arrived) arrived[at] = Math.max(0, (arrived[at] ?? 0) - count)
}

/** Pieces have left, and took no mark along; there are no more marks than pieces that are left. */
export function noteLeave(play: Play, owner: Owner, at: number): void {
  const arrived = play.state.turn.arrived?.[owner]
  if (arrived) arrived[at] = Math.min(arrived[at] ?? 0, movablesAt(play, owner, at))
}
