import { drawFrom } from '../../core'
import { takeFromTop, takeOut } from '../../toolkit/piles'
import { markersLeft, mountainId } from './components'
import { deckIsEmpty, drawnInOrder, leftHand } from './known'
import { cardOf, isBot, type Play, sideOf } from './play'
import type { Departure, Side } from './state'
import { tracesDrawn, tracesLooked } from './traces'
import type { Seat } from './vocabulary'

export { takeOut }

export const isSpecial = (play: Pick<Play, 'cards'>, card: string): boolean => cardOf(play, card).kind === 'special'

/** Takes a card out of a hand in open sight. */
export function takeFromHand(side: Side, card: string): void {
  takeOut(side.hand, card)
  leftHand(side, card)
}

/** Takes special cards off the deck, one at a time; an empty deck is refilled first (IW-ROUND-04, IW-ROUND-17). */
export function takeFromDeck(play: Play, seat: Seat, count: number): string[] {
  const side = play.state.sides[seat]
  // If the deck runs out in between, all of it is drawn.
  const drawn = side.deck.length < count ? side.deck.slice() : []
  return takeFromTop(side.deck, count, () => {
    const cards = side.discard
    if (cards.length === 0) return cards
    deckIsEmpty(
      side,
      [...side.hand, ...drawn].filter((card) => isSpecial(play, card)),
    )
    side.discard = []
    drawFrom(play.state.random, 'cards').shuffle(cards)
    play.emit?.({ type: 'shuffled', deck: seat })
    return cards
  })
}

/** Draws special cards into the hand; a bot's go face down to its bottom, unless they come on top (BOT-02, BOT-20). */
export function drawCards(play: Play, seat: Seat, count: number, place: 'top' | 'bottom' = 'bottom'): string[] {
  const cards = takeFromDeck(play, seat, count)
  const { hand } = sideOf(play, seat)
  const bot = isBot(play, seat)
  const side = sideOf(play, seat)
  if (side.known.ascending) drawnInOrder(side, cards)
  if (bot && place === 'bottom') hand.unshift(...cards)
  else hand.push(...cards)
  countHand(play, side)
  const seen = bot ? null : [...cards]
  if (cards.length > 0) play.emit?.({ type: 'drew', seat, count: cards.length, cards: seen, for: seat })
  return cards
}

/** Everybody knows a hand whose deck is empty: no other card is hidden. */
export function countHand(play: Play, side: Side): void {
  if (side.deck.length > 0) return
  deckIsEmpty(
    side,
    side.hand.filter((card) => isSpecial(play, card)),
  )
}

/** A turn without a card: a marker shows it (IW-ROUND-07). */
export function fillSlot(play: Play, seat: Seat): void {
  sideOf(play, seat).slots.push(markersLeft(play) > 0 ? 'marker' : 'used')
  play.emit?.({ type: 'rested', seat })
}

/** The most cards that a draw can bring. */
export function drawable({ state }: Play, seat: Seat): number {
  const { deck, discard } = state.sides[seat]
  return deck.length + discard.length
}

/** Moves the top vision card to the Woodwalkers' hand; others then know the next cards one place higher. */
export function drawVisions(play: Play, count: number): void {
  const { visions } = play.state
  const drawn = visions.deck.splice(Math.max(0, visions.deck.length - count)).reverse()
  if (drawn.length === 0) return
  visions.hand.push(...drawn)
  tracesDrawn(visions, drawn)
  for (const seat of ['woodwalkers', 'ironclad'] as const)
    visions.known[seat] = Math.max(0, visions.known[seat] - drawn.length)
  play.emit?.({
    type: 'drew-visions',
    seat: 'woodwalkers',
    count: drawn.length,
    visions: drawn.map((mountain) => mountainId(play, mountain)),
    for: 'woodwalkers',
  })
}

/** A vision card leaves the hand, or the hand is shown. */
export function departs({ visions }: Play['state'], to: Departure['to'], inner = 0): void {
  visions.departures = [...visions.departures, { of: visions.hand.length, to, inner }]
}

/** A secret look at the top of the vision deck; it stays known until the deck changes (CI-21). */
export function look(play: Play, seat: Seat, count: number): void {
  const { deck, known } = play.state.visions
  const seen = Math.min(count, deck.length)
  if (seen === 0) return
  known[seat] = Math.max(known[seat], seen)
  const visions = deck.slice(-seen).reverse()
  if (seat === 'ironclad') tracesLooked(play.state.visions, visions)
  play.emit?.({
    type: 'looked',
    seat,
    count: seen,
    visions: visions.map((mountain) => mountainId(play, mountain)),
    for: seat,
  })
}

export function discard(play: Play, seat: Seat, card: string): void {
  const side = play.state.sides[seat]
  takeFromHand(side, card)
  side.discard.push(card)
  play.emit?.({ type: 'discarded', seat, card })
}
