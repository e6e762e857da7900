import type { Play } from './play'
import type { Result } from './state'
import type { Seat } from './vocabulary'

/** Ends the game at once: waiting tasks are not carried out (IW-END-04). */
export function win(play: Play, winner: Seat, by: Result['by']): void {
  play.state.result = { winner, by }
  play.emit?.({ type: 'game-over', winner, by })
}
