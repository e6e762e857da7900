import { drawFrom } from '../../../core'
import { listOf, oneOf } from '../../../toolkit'
import type { Chapter, Hiding } from '../chapter'
import { gain } from '../components'
import { wentBack } from '../known'
import { drawCards, takeOut } from '../piles'
import { type Automatic, isBot, type Play, plan, type Question, sideOf } from '../play'
import { giveBackRefused } from '../refusals/cards'
import * as shape from '../shapes'
import { type Seat, seats } from '../vocabulary'

export type PreparationAction =
  /** In the first round: draw 2 special cards, or 4 and give 2 back. */
  { readonly type: 'opening'; readonly cards: 2 | 4 } | { readonly type: 'give-back'; readonly card: string }

export interface RoundTask {
  readonly do: 'round'
}

/** IW-ROUND-01: preparation, six turns, round end, and the next round. */
const round: Automatic<RoundTask> = {
  run(play) {
    const { state } = play
    state.round++
    state.phase = 'preparation'
    state.turns = 0
    play.emit?.({ type: 'round', round: state.round })
    gain(play, 'woodwalkers', 1)
    gain(play, 'ironclad', 2)
    const draw = (seat: Seat): 'opening' | 'deal' => (state.round === 1 && !isBot(play, seat) ? 'opening' : 'deal')
    plan(
      play,
      { do: draw('woodwalkers'), seat: 'woodwalkers' },
      { do: draw('ironclad'), seat: 'ironclad' },
      { do: 'marker-step', seat: 'woodwalkers' },
      { do: 'marker-step', seat: 'ironclad' },
      { do: 'action-phase' },
      { do: 'round-end' },
      { do: 'round' },
    )
  },
}

export interface DealTask {
  readonly do: 'deal'
  readonly seat: Seat
}

/** IW-ROUND-03; a bot's hand is shuffled now, and only now (BOT-01, and IB-16 and WB-19 for a first draw of 4). */
const deal: Automatic<DealTask> = {
  run(play, { seat }) {
    const { round, random, solo } = play.state
    const bot = isBot(play, seat)
    drawCards(play, seat, bot && round === 1 && solo?.difficulty.moreCards ? 4 : 2)
    if (bot) drawFrom(random, 'cards').shuffle(sideOf(play, seat).hand)
  },
}

export interface OpeningTask {
  readonly do: 'opening'
  readonly seat: Seat
}

/** IW-ROUND-03: in the first round 2 cards, or the best 2 of 4. */
const opening: Question<OpeningTask, Extract<PreparationAction, { type: 'opening' }>> = {
  asks: () => true,
  actions: () => [
    { type: 'opening', cards: 2 },
    { type: 'opening', cards: 4 },
  ],
  answer(play, { seat }, { cards }) {
    const drawn = drawCards(play, seat, cards)
    if (cards === 4) plan(play, { do: 'give-back', seat, cards: drawn, left: 2 })
  },
}

export interface GiveBackTask {
  readonly do: 'give-back'
  readonly seat: Seat
  readonly cards: readonly string[]
  readonly left: number
}

const giveBack: Question<GiveBackTask, Extract<PreparationAction, { type: 'give-back' }>> = {
  actions: (_play, { cards }) => cards.map((card) => ({ type: 'give-back', card })),
  answer(play, task, { card }) {
    const { seat } = task
    const side = sideOf(play, seat)
    takeOut(side.hand, card)
    side.deck.push(card)
    if (side.known.ascending && side.known.mixed.length === 0) wentBack(side, task.cards)
    play.emit?.({ type: 'gave-back', seat, card, for: seat })
    const cards = task.cards.filter((each) => each !== card)
    if (task.left > 1) plan(play, { ...task, cards, left: task.left - 1 })
    else if (side.known.ascending)
      side.deck.sort().reverse() // IW-SETUP-08: back to their places, without a shuffle
    else {
      drawFrom(play.state.random, 'cards').shuffle(side.deck)
      play.emit?.({ type: 'shuffled', deck: seat })
    }
  },
}

/** IW-ROUND-15: base cards used during the preparation are back in hand when the turns begin. */
export function takeWagersBack(play: Play): void {
  for (const seat of seats) {
    const side = sideOf(play, seat)
    const back = [...side.extra, ...side.wagered]
    if (back.length > 0) play.emit?.({ type: 'recovered', seat, cards: back })
    if (isBot(play, seat)) side.hand.unshift(...back)
    else side.hand.push(...back)
    side.extra = []
    side.wagered = []
  }
}

/** In the first round all specials of a hand were just drawn, so any of them may go back. */
const justDrawn: Hiding<GiveBackTask> = {
  seenBy: (task, viewer) => (viewer === task.seat ? task : { ...task, cards: [] }),
  dealt: (task, { viewer, specials }) => (viewer === task.seat ? task : { ...task, cards: specials(task.seat) }),
}

export const preparation: Chapter<OpeningTask | GiveBackTask, PreparationAction, RoundTask | DealTask> = {
  tasks: {
    round: { fields: {}, rule: round },
    opening: { fields: { seat: shape.seat }, law: 'IW-ROUND-03', rule: opening },
    'give-back': {
      fields: { seat: shape.seat, cards: listOf(shape.card), left: shape.count },
      law: 'IW-ROUND-03',
      refuse: { 'give-back': giveBackRefused },
      rule: giveBack,
      hides: justDrawn,
    },
    deal: { fields: { seat: shape.seat }, rule: deal },
  },
  actions: {
    opening: {
      fields: { cards: oneOf(2, 4) },
    },
    'give-back': { fields: { card: shape.card } },
  },
}
