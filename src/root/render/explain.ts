import { english } from '../english'
import type { RootLanguage } from '../words/language'

/**
 * What a card, a quest, a leader or a character of Root does, in a few sentences, in English unless another language is given;
 * `null` if nothing has this id.
 *
 * @example
 * explain('royal-claim') // "Royal Claim (bird). Crafted with any suit, any suit, any suit, any suit. In your Birdsong, once: ..."
 */
export const explain = (id: string, language: RootLanguage = english): string | null => language.explain(id)
