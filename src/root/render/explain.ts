import { english } from '../english'
import type { RootLanguage } from '../words/language'

/**
 * Explains a card, a quest, a leader or a character of Root in a few sentences, by default in English; `null` for an unknown
 * id.
 *
 * @example
 * explain('royal-claim') // "Royal Claim (bird). Crafted with any suit, any suit, any suit, any suit. In your Birdsong, once: ..."
 */
export const explain = (id: string, language: RootLanguage = english): string | null => language.explain(id)
