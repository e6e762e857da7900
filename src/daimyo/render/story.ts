import { english } from '../english'
import type { Event } from '../rules'
import type { DaimyoLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An event of Daimyo in plain words, for a log, by default in English. A redacted event leaves out what its viewer may not see.
 * Any state or view of the game gives the names of its cards; without one they have the standard names.
 *
 * @example
 * const seen = daimyo.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView, language: DaimyoLanguage = english): string =>
  language.event(event, stateOrView)
