import type { Viewer } from '../../core'
import { redacted, type Secrets } from '../../toolkit'
import type { Event } from './event'
import type { Seat } from './vocabulary'

const secrets: Secrets<Event> = {
  drew: { cards: null },
  'drew-visions': { visions: null },
  'gave-back': { card: null },
  looked: { visions: null },
  shown: { cards: null, visions: null },
  wagered: { card: null },
  'burned-vision': { vision: null },
  'vision-returned': { vision: null },
}

/** Hides cards of an event from everybody except the viewer that it is for (IW-INFO-04). */
export const redact = (event: Event, viewer: Viewer<Seat>): Event =>
  redacted(event, secrets, (whom) => whom === viewer || whom === 'all' || (whom === 'both' && viewer !== 'spectator'))
