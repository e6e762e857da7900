import { drawFrom } from '../../core'
import { takeOut } from '../../toolkit'
import { matches } from './cards'
import type { Event } from './event'
import { everybody, isHandOpen, sightOf } from './open-hand'
import { putOff } from './piles'
import { others, type Play, rulesOf, sideOf } from './play'
import type { ShownFor } from './shown-for'
import type { State } from './state'
import type { ClearingSuit, Seat } from './vocabulary'

/** ROOT-2.1b: as soon as the last card of the deck is taken the discard pile becomes the deck. */
function refill({ state, emit }: Play): void {
  if (state.deck.length > 0 || state.discard.length === 0) return
  state.deck = state.discard
  state.discard = []
  drawFrom(state.random, 'deck').shuffle(state.deck)
  emit?.({ type: 'shuffled' })
}

/** Takes the top card of the deck; nothing if deck and discard pile are empty. */
export function takeTop(play: Play): string | undefined {
  refill(play)
  const card = play.state.deck.pop()
  refill(play)
  return card
}

export const canDraw = ({ deck, discard }: State): boolean => deck.length + discard.length > 0

export function draw(play: Play, seat: Seat, count: number): number {
  const { mayDraw, afterDraw } = rulesOf(play, seat)
  if (mayDraw?.(play, seat) === false) return 0
  const cards: string[] = []
  for (let left = count; left > 0; left--) {
    const card = takeTop(play)
    if (card === undefined) break
    cards.push(card)
  }
  hide(play, seat, cards)
  if (cards.length > 0) {
    play.emit?.({ type: 'drew', seat, count: cards.length, cards, for: sightOf(play, seat) ?? everybody() })
    afterDraw?.(play, seat)
  }
  return cards.length
}

/** Cards come into a hand face down, so what it lacked it may lack no more. */
function hide(play: Play, seat: Seat, cards: readonly string[]): void {
  const side = sideOf(play, seat)
  side.hand.push(...cards)
  if (cards.length > 0 && side.lacks.length > 0) side.lacks = []
}

/** ROOT-INFO-15: everybody sees that a hand has no card of a suit. */
export function showLack(play: Play, seat: Seat, suit: ClearingSuit): void {
  if (isHandOpen(play, seat)) return
  const side = sideOf(play, seat)
  if (!side.lacks.includes(suit)) side.lacks = [...side.lacks, suit].sort()
}

type From = Extract<Event, { type: 'discarded' }>['from']

/** ROOT-G.1.13: onto the pile. */
export function discard(play: Play, seat: Seat, cards: readonly string[], from: From): void {
  putOff(play, cards)
  if (cards.length > 0) play.emit?.({ type: 'discarded', seat, cards: [...cards], from })
}

/** A note without one such card. */
function without(known: readonly string[], card: string): string[] {
  const index = known.indexOf(card)
  return known.filter((_, place) => place !== index)
}

/** ROOT-INFO-13: what others know of a hand, when a card leaves it; in whose sight, `null` means everybody's. */
function forget(play: Play, seat: Seat, card: string, sight: readonly Seat[] | null): void {
  const hidden = sideOf(play, seat)
  if (hidden.open.length > 0) {
    // Open cards count among the unknown ones again, and they may be of a suit that those lack (ROOT-INFO-15).
    if (sight !== null) hidden.lacks = hidden.lacks.filter((suit) => !hidden.open.some((each) => matches(each, suit)))
    hidden.open = sight === null ? without(hidden.open, card) : []
  }
  for (const viewer of play.state.seats) {
    const { seen } = sideOf(play, viewer)
    const known = viewer === seat ? undefined : seen[seat]
    if (!known) continue
    const left = sight === null || sight.includes(viewer) ? without(known, card) : []
    if (left.length > 0) seen[seat] = left
    else delete seen[seat]
  }
}

/** A card comes into a hand in the sight of one seat. */
function note(play: Play, viewer: Seat, of: Seat, card: string): void {
  const { seen } = sideOf(play, viewer)
  seen[of] = [...(seen[of] ?? []), card]
}

/** A card leaves a hand; the caller puts it somewhere. */
export function leaveHand(play: Play, seat: Seat, card: string, sight: readonly Seat[] | null = null): void {
  takeOut(sideOf(play, seat).hand, card)
  forget(play, seat, card, sight)
}

/** Spends or discards a card of a hand. */
export function discardFromHand(play: Play, seat: Seat, card: string): void {
  leaveHand(play, seat, card)
  discard(play, seat, [card], 'hand')
}

/** A card of the hand at random, if there is one (ROOT-ENG-26). */
export function discardRandom(play: Play, seat: Seat): void {
  const { hand } = sideOf(play, seat)
  if (hand.length > 0) discardFromHand(play, seat, drawFrom(play.state.random, 'hands').pick(hand))
}

/** A card passes from hand to hand: face down both players know it (ROOT-INFO-09). */
export function giveCard(play: Play, from: Seat, to: Seat, card: string): void {
  const sight = sightOf(play, from, to)
  leaveHand(play, from, card, sight)
  if (sight === null) enterHand(play, to, card)
  else {
    hide(play, to, [card])
    note(play, from, to, card)
  }
  play.emit?.({ type: 'gave', seat: from, to, place: 'hand', card, for: sight ?? everybody() })
}

/** A card comes into a hand in everybody's sight (ROOT-INFO-13a); nobody needs a note of a hand that lies open. */
export function enterHand(play: Play, seat: Seat, card: string): void {
  const side = sideOf(play, seat)
  side.hand.push(card)
  if (isHandOpen(play, seat)) return
  side.open = [...side.open, card]
  for (const viewer of others(play, seat)) note(play, viewer, seat, card)
}

/** A card that lay face down comes into a hand; the seats that know it note it (ROOT-INFO-11). */
export function enterHidden(play: Play, seat: Seat, card: string, knownTo: readonly Seat[]): void {
  hide(play, seat, [card])
  for (const viewer of others(play, seat)) if (knownTo.includes(viewer)) note(play, viewer, seat, card)
}

/** A card that lay open comes into a hand. */
export function takeOpen(play: Play, seat: Seat, card: string, from: 'discard' | 'available'): void {
  takeOut(play.state[from], card)
  enterHand(play, seat, card)
  play.emit?.({ type: 'took-card', seat, card, from })
}

/** A card of a hand is revealed: it lies in the play area and is no card of the hand (ROOT-INT-85). The caller keeps it. */
export function reveal(play: Play, seat: Seat, card: string): void {
  leaveHand(play, seat, card)
  play.emit?.({ type: 'revealed', seat, card })
}

/** Revealed cards come back into the hand; the caller has taken them from where they lay. */
export function takeBack(play: Play, seat: Seat, cards: readonly string[]): void {
  for (const card of cards) enterHand(play, seat, card)
  if (cards.length > 0) play.emit?.({ type: 'took-back', seat, cards: [...cards] })
}

/** ROOT-ENG-26: a card at random goes from one hand to another. */
export function takeRandom(play: Play, from: Seat, to: Seat): void {
  const { hand } = sideOf(play, from)
  if (hand.length > 0) giveCard(play, from, to, drawFrom(play.state.random, 'hands').pick(hand))
}

/** A card of a hand is shown to one seat, which notes it (ROOT-INFO-12). */
export function showCard(play: Play, seat: Seat, to: Seat, card: string): void {
  if (!isHandOpen(play, seat) && !sideOf(play, to).seen[seat]?.includes(card)) note(play, to, seat, card)
  play.emit?.({ type: 'shown', seat, to, card, for: [seat, to] })
}

/** A whole hand is shown to one seat (ROOT-INFO-12); one that lies open needs no showing (ROOT-INT-35). */
export function showHand(play: Play, seat: Seat, to: Seat, why: ShownFor): void {
  if (isHandOpen(play, seat)) return
  const cards = [...sideOf(play, seat).hand]
  if (cards.length > 0) sideOf(play, to).seen[seat] = cards
  play.emit?.({ type: 'hand-shown', seat, to, why, cards, for: [seat, to] })
}
