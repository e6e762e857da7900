import { gain } from '../components'
import type { Play } from '../play'
import type { Seat } from '../vocabulary'

/** The present icon has changed the game (BOT-05). */
export function change({ state: { agenda } }: Play): void {
  for (let index = agenda.length - 1; index >= 0; index--) {
    const task = agenda[index]
    if (task?.do !== 'frame') continue
    agenda[index] = { ...task, changed: true }
    return
  }
}

/** BOT-05: a crystal for an icon that changed nothing. */
export function compensate(play: Play, seat: Seat): void {
  play.emit?.({ type: 'compensated', seat })
  gain(play, seat, 1)
}
