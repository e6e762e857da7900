import type { Play } from '../../play'
import { warriorsAt } from '../../rule'
import type { Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { allied } from './hostility'

/** Allied factions with warriors in a clearing (ROOT-9.2.9.2). */
export function alliesAt(play: Play, seat: Seat, at: number): Seat[] {
  const { relations } = vagabondOf(play, seat)
  return play.state.seats.filter((other) => relations[other] === allied && warriorsAt(play, other, at) > 0)
}
