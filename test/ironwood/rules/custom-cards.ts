import type { Card } from '../../../src/ironwood/rules/card'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'

/** The standard cards, some of them changed: cards that nobody printed, and that the rules allow. */
export const changed = (changes: Readonly<Record<string, Partial<Card>>>): Card[] =>
  [...woodwalkerCards, ...ironcladCards].map((card) => ({ ...card, ...changes[card.id] }))
