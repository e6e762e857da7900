import { tell } from '../../toolkit'
import type { Event } from '../rules'
import type { StateOrView } from './scene'
import { eventWords } from './words/events'

/**
 * An event of Root in plain words, for a log. What a viewer may not see is left out, if the event was redacted for it. Any
 * state or view of the game gives the names of the factions; without one they are called by their seats.
 *
 * @example
 * const seen = root.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView): string =>
  tell(eventWords, 'type', event, stateOrView ?? null)
