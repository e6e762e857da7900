import { english } from '../english'
import type { Event } from '../rules'
import type { IronwoodLanguage, StateOrView } from '../words'

/**
 * An event of Ironwood in plain words, for a log. A redacted event leaves out what its viewer may not see. Any state or view of
 * the game gives the names of its cards and places; without one they have the standard names.
 *
 * @example
 * const seen = ironwood.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView, language: IronwoodLanguage = english): string =>
  language.event(event, stateOrView)
