import { listOf, oneOf, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import { different, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { clearingsOf } from '../../clearings'
import { discard, reveal, takeBack } from '../../hands'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { canPlace } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { type ClearingSuit, clearingSuits, type Seat } from '../../vocabulary'
import { gainAcolytes } from './acolytes'
import { cultOf } from './board'
import { cultTracks } from './facts'
import { gardenKind, gardenSites, gardensOf } from './gardens'
import { ritualPlaceRefused, ritualRefused } from './ritual-refusal'

/** A ritual for each card that is revealed; each suit is scored once (ROOT-10.5a). */
export interface RitualsTask {
  readonly do: 'rituals'
  readonly seat: Seat
  readonly scored: readonly ClearingSuit[]
}
/** Where a ritual places something. */
export interface RitualAtTask {
  readonly do: 'ritual-at'
  readonly seat: Seat
  readonly what: 'build' | 'recruit'
  readonly suit: ClearingSuit
}
/** Revealed cards come back (ROOT-10.6.1). */
export interface GatherCardsTask {
  readonly do: 'gather-cards'
  readonly seat: Seat
}
const rituals = ['build', 'recruit', 'score', 'sacrifice'] as const
export type Ritual = (typeof rituals)[number]
export type RitualAction =
  | { readonly type: 'ritual'; readonly what: Ritual; readonly card: string }
  | { readonly type: 'choose-clearing'; readonly at: number }

/** ROOT-10.5.2: rule is not needed. */
const recruitsAt = (play: Play, seat: Seat, suit: ClearingSuit): number[] =>
  sideOf(play, seat).supply > 0 ? clearingsOf(play, suit).filter((at) => canPlace(play, seat, at)) : []

const placesFor = { build: gardenSites, recruit: recruitsAt }

/** What a suit serves for now (ROOT-10.5b); birds serve for Sacrifice alone (ROOT-10.2.2). */
function ritualsFor(play: Play, seat: Seat, suit: ClearingSuit, scored: readonly ClearingSuit[]): Ritual[] {
  const found: Ritual[] = []
  if (gardenSites(play, seat, suit).length > 0) found.push('build')
  if (recruitsAt(play, seat, suit).length > 0) found.push('recruit')
  if (gardensOf(play, seat, suit) > 0 && !scored.includes(suit)) found.push('score')
  return found
}

function offered(play: Play, { seat, scored }: RitualsTask): Action[] {
  const { hand, supply } = sideOf(play, seat)
  const cards = different(hand)
  const actions: Action[] = []
  for (const suit of clearingSuits) {
    const own = cards.filter((card) => suitOf(card) === suit)
    if (own.length === 0) continue
    for (const what of ritualsFor(play, seat, suit, scored))
      for (const card of own) actions.push({ type: 'ritual', what, card })
  }
  if (supply > 0)
    for (const card of cards) if (suitOf(card) === 'bird') actions.push({ type: 'ritual', what: 'sacrifice', card })
  return actions
}

function carryOut(play: Play, task: RitualsTask, what: Ritual, card: string): void {
  const { seat } = task
  const suit = suitOf(card)
  reveal(play, seat, card)
  cultOf(play, seat).revealed.push(card)
  if (suit === 'bird') {
    sideOf(play, seat).supply--
    gainAcolytes(play, seat, 1)
  } else if (what === 'score') spendFor(play, seat, card, suit)
  else if (what !== 'sacrifice') plan(play, { do: 'ritual-at', seat, what, suit })
}

/** ROOT-10.5.3a: the card itself is spent. */
function spendFor(play: Play, seat: Seat, card: string, suit: ClearingSuit): void {
  takeOut(cultOf(play, seat).revealed, card)
  discard(play, seat, [card], 'play')
  score(play, seat, cultTracks.points[gardensOf(play, seat, suit)] ?? 0, 'ROOT-10.5.3a')
}

const performing = /* @__PURE__ */ stepOf<RitualsTask>({
  actions: offered,
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  answer(play, task, action) {
    if (action.type !== 'ritual') return
    const { what, card } = action
    const suit = suitOf(card)
    plan(
      play,
      what === 'score' && suit !== 'bird'
        ? { ...task, scored: clearingSuits.filter((each) => each === suit || task.scored.includes(each)) }
        : task,
    )
    carryOut(play, task, what, card)
  },
})

const placing: Question<RitualAtTask, Extract<RitualAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat, what, suit }) =>
    placesFor[what](play, seat, suit).map((at) => ({ type: 'choose-clearing', at })),
  answer: (play, { seat, what, suit }, { at }) =>
    void place(play, seat, what === 'build' ? gardenKind[suit] : 'warrior', at),
}

function gather(play: Play, { seat }: GatherCardsTask): void {
  const board = cultOf(play, seat)
  const cards = board.revealed
  board.revealed = []
  takeBack(play, seat, cards)
}

export const ritual: Chapter<RitualsTask | RitualAtTask, RitualAction, GatherCardsTask> = {
  tasks: {
    rituals: {
      fields: { seat: shape.seat, scored: listOf(shape.clearingSuit, clearingSuits.length) },
      law: 'ROOT-10.5a',
      rule: performing,
      refuse: {
        craft: () => because('craft-later', 'ROOT-10.2.1'),
        ritual: (play, { seat, scored }, { what, card }) => ritualRefused(play, seat, scored, what, card),
      },
    },
    'ritual-at': {
      fields: { seat: shape.seat, what: oneOf('build', 'recruit'), suit: shape.clearingSuit },
      law: 'ROOT-10.5a',
      rule: placing,
      refuse: {
        'choose-clearing': (play, { seat, what, suit }, { at }) => ritualPlaceRefused(play, seat, what, suit, at),
      },
    },
    'gather-cards': { fields: { seat: shape.seat }, law: 'ROOT-10.6.1', rule: { run: gather } },
  },
  actions: {
    ritual: { fields: { what: oneOf(...rituals), card: shape.card }, fromHand: true },
    'choose-clearing': { fields: { at: shape.clearing } },
  },
}
