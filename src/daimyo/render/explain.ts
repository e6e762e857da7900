import { english } from '../english'
import type { DaimyoLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * Explains a hero, a goal, a tile, a board, a card of the Empire or the ability of a clan, by default in English; `null` for an
 * unknown id. A position gives the cards of its box; without one they are the standard ones.
 *
 * @example
 * explain('nomads') // "Nomads. ..."
 */
export const explain = (id: string, stateOrView?: StateOrView, language: DaimyoLanguage = english): string | null =>
  language.explain(id, stateOrView)
