import type { Viewer } from '../../core'
import { redacted, type Secrets } from '../../toolkit'
import type { Event } from './event'
import { seats as all, type Seat } from './vocabulary'

const secrets: Secrets<Event> = {
  drew: { cards: null },
  kept: { cards: null },
  gave: { card: null },
  supporter: { card: null },
  'hand-shown': { cards: null },
  shown: { card: null },
  market: { card: null, took: null },
}

export const redact = (event: Event, viewer: Viewer<Seat>): Event =>
  redacted(event, secrets, (seats) => seats.length === all.length || (viewer !== 'spectator' && seats.includes(viewer)))
