import { english } from '../english'
import type { Event } from '../rules'
import type { RootLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An event of Root in plain words, for a log, by default in English. A redacted event leaves out what its viewer may not see.
 * Any state or view of the game gives the names of the factions; without one, players have the names of their seats.
 *
 * @example
 * const seen = root.redact(event, 'spectator')
 * if (seen) log(tellEvent(seen, state))
 */
export const tellEvent = (event: Event, stateOrView?: StateOrView, language: RootLanguage = english): string =>
  language.event(event, stateOrView)
