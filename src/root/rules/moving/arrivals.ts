import { add, zeros } from '../../../toolkit'
import type { Play } from '../play'
import { movablesAt } from '../rule'
import { burrow, clearingCount, type Owner } from '../vocabulary'

const isNoted = (play: Play): boolean =>
  play.state.hirelings.some(({ hireling }) => play.hirelings[hireling].detains !== undefined)

/** ROOT-HIR-7d: pieces that came into a clearing in this turn are noted, wherever a Band may play later; without a Band nothing is. */
export function noteArrival(play: Play, owner: Owner, at: number, count: number): void {
  const { turn } = play.state
  if (at === burrow || count === 0 || !isNoted(play)) return
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

/** A relic came into a clearing. */
export function noteRelic(play: Play, at: number): void {
  const { turn } = play.state
  if (!isNoted(play)) return
  turn.relics ??= zeros(clearingCount + 1)
  add(turn.relics, at, 1)
}

/** Relics were lost there: those that came in this turn go first. */
export function noteRelicLoss(play: Play, at: number, count: number): void {
  const { relics } = play.state.turn
  if (relics) relics[at] = Math.max(0, (relics[at] ?? 0) - count)
}

/** A relic has left, and so many are left there. */
export function noteRelicLeave(play: Play, at: number, left: number): void {
  const { relics } = play.state.turn
  if (relics) relics[at] = Math.min(relics[at] ?? 0, left)
}
