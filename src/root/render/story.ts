import { english } from '../english'
import type { Event } from '../rules'
import type { RootLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An event of Root in plain words, for a log, in English unless another language is given. What a viewer may not see is left
 * out, if the event was redacted for it. Any state or view of the game gives the names of the factions; without one they are
 * called by their seats.
 *
 * @example
 * const seen = root.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView, language: RootLanguage = english): string =>
  language.event(event, stateOrView)
