import type { Viewer } from '../../core'
import { redacted, type Secrets } from '../../toolkit'
import type { Event } from './event'
import type { Seat } from './vocabulary'

const secrets: Secrets<Event> = { drew: { hero: null } }

export const redact = (event: Event, viewer: Viewer<Seat>): Event => redacted(event, secrets, (clan) => clan === viewer)
