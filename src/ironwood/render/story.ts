import { english } from '../english'
import type { Event } from '../rules'
import type { IronwoodLanguage, StateOrView } from '../words'

/**
 * An event of Ironwood in plain words, for a log. What a viewer may not see is left out, if the event was redacted for it.
 * Any state or view of the game gives the names of its cards and places; without one they are the standard ones.
 *
 * @example
 * const seen = ironwood.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView, language: IronwoodLanguage = english): string =>
  language.event(event, stateOrView)
