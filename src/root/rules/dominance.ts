import { cardOf, different, matches, suitOf } from './cards'
import type { Chapter } from './chapter'
import { clearingsOf } from './clearings'
import { partnerRefused, paymentRefused } from './dominance-refusal'
import { discardFromHand, leaveHand, takeOpen } from './hands'
import { ofSuit } from './needs'
import { hidesHand } from './open-hand'
import { type Play, plan, type Question, rulesOf, sideOf } from './play'
import { rules } from './rule'
import { hasMarker, win } from './score'
import * as shape from './shapes'
import { dominanceFrom, type Seat, type Suit } from './vocabulary'

/** A card is spent for an available dominance card (ROOT-3.3.4a). */
export interface TakeTask {
  readonly do: 'pay-dominance'
  readonly seat: Seat
  readonly card: string
}
/** With whom a Vagabond enters a coalition (ROOT-9.2.8). */
export interface PartnerTask {
  readonly do: 'partner'
  readonly seat: Seat
}
export type DominanceAction =
  | { readonly type: 'activate-dominance'; readonly card: string }
  | { readonly type: 'take-dominance'; readonly card: string }
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'partner'; readonly seat: Seat }

/** Those with the fewest points of the players that have a marker and no coalition (ROOT-9.2.8c, -d). */
function partnersOf(play: Play, seat: Seat): Seat[] {
  const open = play.state.seats.filter(
    (other) => other !== seat && hasMarker(play, other) && sideOf(play, other).partner === null,
  )
  const fewest = Math.min(...open.map((other) => sideOf(play, other).score))
  return open.filter((other) => sideOf(play, other).score === fewest)
}

function mayActivate(play: Play, seat: Seat): boolean {
  const side = sideOf(play, seat)
  if (side.score < dominanceFrom || side.dominance !== null) return false
  if (!rulesOf(play, seat).inCoalition) return true
  return play.state.seats.length >= 4 && side.partner === null && partnersOf(play, seat).length > 0
}

const payments = (play: Play, seat: Seat, card: string): string[] =>
  different(sideOf(play, seat).hand, (own) => matches(own, suitOf(card)))

const none: readonly DominanceAction[] = []

/** What a seat may do with dominance cards in its Daylight. */
export function dominanceOptions(play: Play, seat: Seat): readonly DominanceAction[] {
  const { hand, score } = sideOf(play, seat)
  if (score < dominanceFrom && play.state.available.length === 0) return none
  const options: DominanceAction[] = []
  if (score >= dominanceFrom && mayActivate(play, seat))
    for (const card of different(hand, (id) => cardOf(id).kind === 'dominance'))
      options.push({ type: 'activate-dominance', card })
  for (const card of different(play.state.available))
    if (hand.some((own) => matches(own, suitOf(card)))) options.push({ type: 'take-dominance', card })
  return options
}

/** Whether others must think that the hand decides what it can do with dominance cards; with two players there are none. */
export const dominanceHangsOnHand = (play: Play, seat: Seat): boolean =>
  play.state.available.length > 0 || (play.state.seats.length > 2 && mayActivate(play, seat))

export function activateDominance(play: Play, seat: Seat, card: string): void {
  leaveHand(play, seat, card)
  sideOf(play, seat).dominance = card
  play.emit?.({ type: 'dominance', seat, card })
  if (rulesOf(play, seat).inCoalition) plan(play, { do: 'partner', seat })
}

/** How many clearings a dominance card of a suit needs, and how many of them a seat rules: three of the suit, or two opposite corners. */
export function dominion(play: Play, seat: Seat, suit: Suit): { readonly ruled: number; readonly needed: number } {
  const { corners, opposites } = play.ground
  const count = (places: readonly number[]): number => places.filter((at) => rules(play, seat, at)).length
  return suit === 'bird'
    ? { ruled: Math.max(...corners.map((corner) => count([corner, opposites[corner] ?? 0]))), needed: 2 }
    : { ruled: count(clearingsOf(play, suit)), needed: 3 }
}

/** ROOT-3.3.1.1, ROOT-3.3.1.2: looked at when Birdsong begins, and after each effect of that moment. */
export function checkDominance(play: Play, seat: Seat): void {
  const { dominance } = sideOf(play, seat)
  if (dominance === null || rulesOf(play, seat).inCoalition) return
  const { ruled, needed } = dominion(play, seat, suitOf(dominance))
  if (ruled >= needed) win(play, seat, 'dominance')
}

const paying: Question<TakeTask, Extract<DominanceAction, { type: 'spend' }>> = {
  asks: hidesHand,
  actions: (play, { seat, card }) => payments(play, seat, card).map((own) => ({ type: 'spend', card: own })),
  answer(play, { seat, card }, action) {
    discardFromHand(play, seat, action.card)
    takeOpen(play, seat, card, 'available')
  },
}

const joining: Question<PartnerTask, Extract<DominanceAction, { type: 'partner' }>> = {
  actions: (play, { seat }) => partnersOf(play, seat).map((other) => ({ type: 'partner', seat: other })),
  answer(play, { seat }, action) {
    sideOf(play, seat).partner = action.seat
    sideOf(play, action.seat).partner = seat
    play.emit?.({ type: 'coalition', seat, partner: action.seat })
    rulesOf(play, seat).afterCoalition?.(play, seat, action.seat)
  },
}

export const dominance: Chapter<TakeTask | PartnerTask, Extract<DominanceAction, { type: 'spend' | 'partner' }>> = {
  tasks: {
    'pay-dominance': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-3.3.4a',
      rule: paying,
      needs: (_play, { seat, card }) => [ofSuit(seat, suitOf(card))],
      refuse: { spend: (play, { seat, card }, action) => paymentRefused(play, seat, card, action.card) },
    },
    partner: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.2.8c',
      rule: joining,
      refuse: { partner: (play, { seat }, action) => partnerRefused(play, seat, action.seat) },
    },
  },
  actions: { spend: { fields: { card: shape.card }, fromHand: true }, partner: { fields: { seat: shape.seat } } },
}
