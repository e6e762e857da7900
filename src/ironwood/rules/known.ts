import { frozen } from '../../core'
import type { Known, Side } from './state'

/*
 * What others know of a side's hidden cards. Everybody sees a card that leaves a hand openly, so the known cards of the
 * hand are also all that anybody knows of a shuffled deck: the remaining cards are in one or the other.
 */

export const nothingKnown: Known = /* @__PURE__ */ frozen({ hand: [], seen: [], ascending: false, mixed: [] })

const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : cards

/** A card lies open now, or in another place that everybody sees. */
export function leftHand(side: Side, card: string): void {
  const { known } = side
  // Mostly nothing is known.
  if (known.hand.length + known.seen.length + known.mixed.length === 0) return
  if (!known.hand.includes(card) && !known.seen.includes(card) && !known.mixed.includes(card)) return
  side.known = {
    ...known,
    hand: without(known.hand, card),
    seen: without(known.seen, card),
    mixed: without(known.mixed, card),
  }
  settle(side)
}

/** Mixed cards that are all in the hand, or all on the deck, are mixed no more. */
function settle(side: Side): void {
  const { known, deck } = side
  const above = deck.filter((card) => known.mixed.includes(card)).length
  if (above === 0) side.known = { ...known, hand: [...known.hand, ...known.mixed], mixed: [] }
  else if (above === known.mixed.length) side.known = { ...known, mixed: [] }
}

/** A card that everybody has seen goes to the hand. */
export function cameOpenly(side: Side, card: string): void {
  side.known = { ...side.known, hand: [...side.known.hand, card] }
}

/** The opponent looks at these cards of the hand (CI-WW17). */
export function wereShown(side: Side, cards: readonly string[]): void {
  const { known } = side
  side.known = { ...known, seen: cards.filter((card) => !known.hand.includes(card)) }
}

/**
 * With an empty deck, all cards that lie nowhere else are in the hand, as everybody can count; a new deck is shuffled.
 */
export function deckIsEmpty(side: Side, hand: readonly string[]): void {
  side.known = { ...nothingKnown, hand: [...hand] }
}

/** Cards come from a deck whose order everybody knows (IW-SETUP-08), unless some of it is mixed with the hand. */
export function drawnInOrder(side: Side, cards: readonly string[]): void {
  const { known, deck } = side
  const plain = cards.filter((card) => !known.mixed.includes(card))
  const isLower = plain.length < cards.length && deck.some((card) => known.mixed.includes(card))
  // Of two mixed cards on the deck the lower one comes first, so the lowest of all is not the one that stays there.
  const [lowest = ''] = isLower ? [...known.mixed].sort() : []
  side.known = {
    ...known,
    hand: [...known.hand, ...plain, ...(isLower ? [lowest] : [])],
    mixed: without(known.mixed, lowest),
  }
  settle(side)
}

/**
 * Some of these cards, just drawn from such a deck, went back to their places: others do not know which (IW-SETUP-08).
 */
export function wentBack(side: Side, cards: readonly string[]): void {
  side.known = { ...side.known, hand: side.known.hand.filter((card) => !cards.includes(card)), mixed: cards }
}
