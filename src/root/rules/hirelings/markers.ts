import { type Play, plan, sideOf } from '../play'
import type { Seat } from '../vocabulary'

/** A seat takes the hireling marker of a space (ROOT-E.1.1a). */
export function takeMarker({ state: { hiring }, emit }: Play, seat: Seat, space: number): void {
  if (!hiring) return
  hiring.due[seat] = (hiring.due[seat] ?? 0) + 1
  emit?.({ type: 'hireling-marker', seat, space })
}

/**
 * The hireling markers that one event has brought seats to, or past (ROOT-E.1.1b). Nobody was there before, or the marker would be
 * gone. If several have come to one, the active seat decides (ROOT-E.1.1e).
 */
export function claimMarkers(play: Play, onTrack: readonly Seat[]): void {
  const { state } = play
  const { hiring } = state
  if (!hiring) return
  for (const space of [...hiring.track]) {
    const among = onTrack.filter((seat) => sideOf(play, seat).score >= space)
    const [first] = among
    if (first === undefined) continue
    hiring.track = hiring.track.filter((each) => each !== space)
    if (among.length === 1) takeMarker(play, first, space)
    else plan(play, { do: 'hireling-marker', seat: state.active, space, among })
  }
}
