import type { Refusal } from '../../../core'
import { whole } from '../../../toolkit'
import { because } from '../because'
import { different } from '../cards'
import type { Chapter } from '../chapter'
import { enterHand, enterHidden, leaveHand, takeTop } from '../hands'
import { everybody, hidesHand, isHandOpen } from '../open-hand'
import { type Play, plan, type Question, sideOf } from '../play'
import { isPresent } from '../rule'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import { isPublic } from './black-market-view'
import { landmarkOf, type Market, replaceLandmark, stallCount } from './landmark'
import type { LandmarkOffer } from './offer'

/** A card of the hand is left for a card of the Black Market (ROOT-LM-4b). */
export interface MarketTask {
  readonly do: 'market'
  readonly seat: Seat
  readonly stall: number
}
export type MarketAction =
  /** By its number, 1 to 3. */
  { readonly type: 'market'; readonly stall: number } | { readonly type: 'leave'; readonly card: string }

/** What notes that the Market was visited in this turn. */
const mark = 'black-market'

/** Three cards of the deck lie face down, unseen (ROOT-LM-4a). */
export const layMarket = (play: Play, at: number): Market => ({
  landmark: 'black-market',
  at,
  stalls: Array.from({ length: stallCount }, () => takeTop(play)).flatMap((card) =>
    card === undefined ? [] : [{ card, knownTo: [] }],
  ),
})

const marketOf = (play: Play): Market | undefined => landmarkOf(play.state, 'black-market')

/** Once in its turn a seat with pieces there, as long as it holds a card. */
const mayVisit = (play: Play, seat: Seat, at: number): boolean =>
  !play.state.turn.used.includes(mark) && isPresent(play, seat, at) && sideOf(play, seat).hand.length > 0

function marketRefused(play: Play, seat: Seat): Refusal | null {
  const market = marketOf(play)
  if (!market) return because('no-market', 'ROOT-LM-4b')
  if (play.state.turn.used.includes(mark)) return because('once-a-turn.market', 'ROOT-LM-4b', { seat })
  if (!isPresent(play, seat, market.at)) return because('nobody-there.market', 'ROOT-LM-4b', { seat, at: market.at })
  return sideOf(play, seat).hand.length === 0 ? because('no-card.market', 'ROOT-LM-4b', { seat }) : null
}

export const marketOffer: LandmarkOffer = {
  isThere: ({ landmarks }) => landmarkOf({ landmarks }, 'black-market') !== undefined,
  actions(play, seat) {
    const market = marketOf(play)
    if (!market || !mayVisit(play, seat, market.at)) return []
    return market.stalls.map((_, index) => ({ type: 'market', stall: index + 1 }))
  },
  take(play, seat, action) {
    if (action.type !== 'market') return false
    play.state.turn.used.push(mark)
    plan(play, { do: 'market', seat, stall: action.stall })
    return true
  },
  refused: (play, seat, action) => (action.type === 'market' ? marketRefused(play, seat) : null),
}

/** ROOT-INFO-11: who leaves a card knows it there; out of an open hand everybody does (ROOT-LM-4d). */
function swap(play: Play, { seat, stall }: MarketTask, card: string): void {
  const market = marketOf(play)
  const found = market?.stalls[stall - 1]
  if (!market || !found) return
  const sight = isHandOpen(play, seat) ? null : [seat]
  leaveHand(play, seat, card, sight)
  const left = { card, knownTo: sight ?? everybody() }
  replaceLandmark(play.state, { ...market, stalls: market.stalls.map((each) => (each === found ? left : each)) })
  if (sight === null || isPublic(found)) enterHand(play, seat, found.card)
  else enterHidden(play, seat, found.card, found.knownTo)
  play.emit?.({ type: 'market', seat, stall, card, took: found.card, for: sight ?? everybody() })
}

const leaving: Question<MarketTask, Extract<MarketAction, { type: 'leave' }>> = {
  asks: hidesHand,
  actions: (play, { seat }) => different(sideOf(play, seat).hand).map((card) => ({ type: 'leave', card })),
  answer: (play, task, { card }) => swap(play, task, card),
}

const number = whole(1, stallCount)

export const blackMarket: Chapter<MarketTask, MarketAction> = {
  tasks: {
    market: { fields: { seat: shape.seat, stall: number }, law: 'ROOT-LM-4b', rule: leaving },
  },
  actions: {
    market: { fields: { stall: number } },
    leave: { fields: { card: shape.card }, fromHand: true },
  },
}
