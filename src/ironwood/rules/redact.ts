import type { Viewer } from '../../core'
import type { Event } from './event'
import type { Seat } from './vocabulary'

/** Leaves hidden cards out of an event for everyone but the seat it names (IW-INFO-04). */
export function redact(event: Event, viewer: Viewer<Seat>): Event {
  if (!('for' in event) || event.for === viewer || event.for === 'all') return event
  if (event.for === 'both' && viewer !== 'spectator') return event
  switch (event.type) {
    case 'drew':
      return { ...event, cards: null }
    case 'drew-visions':
    case 'looked':
      return { ...event, visions: null }
    case 'shown':
      return { ...event, cards: null, visions: null }
    case 'burned-vision':
    case 'vision-returned':
      return { ...event, vision: null }
    default:
      return { ...event, card: null }
  }
}
