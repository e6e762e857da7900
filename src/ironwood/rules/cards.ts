import { frozen } from '../../core'
import type { Card } from './card'
import { ironcladCards } from './data/ironclad'
import { woodwalkerCards } from './data/woodwalkers'
import type { CardSet } from './state'

/** Frozen: views, actions and events may hold parts of it. */
export const cardSetOf = (cards: readonly Card[]): CardSet =>
  frozen(Object.fromEntries(cards.map((card) => [card.id, card])))

/**
 * The 76 standard cards, by id. Many are reconstructed: `provenance` says how much is known.
 *
 * @example
 * const title = ironwoodCards['WW16']?.title
 */
export const ironwoodCards = /* @__PURE__ */ cardSetOf([...woodwalkerCards, ...ironcladCards])
