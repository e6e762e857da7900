import { drawFrom } from '../../../core'
import type { ActionOf } from '../action'
import { clearMoves, gain, idOf } from '../components'
import { newFrame, planSteps } from '../frames'
import { holds } from '../marks'
import { drawCards, takeOut } from '../piles'
import { type Automatic, cardOf, isBot, type Play, plan, type Question, sideOf } from '../play'
import { type Seat, seats } from '../vocabulary'

export interface RoundTask {
  readonly do: 'round'
}

/** IW-ROUND-01: preparation, six turns, round end, and the next round. */
export const round: Automatic<RoundTask> = {
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
export const deal: Automatic<DealTask> = {
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
export const opening: Question<OpeningTask, ActionOf<'opening'>> = {
  seat: (_play, { seat }) => seat,
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
  readonly cards: string[]
  left: number
}

export const giveBack: Question<GiveBackTask, ActionOf<'give-back'>> = {
  seat: (_play, { seat }) => seat,
  actions: (_play, { cards }) => cards.map((card) => ({ type: 'give-back', card })),
  answer(play, task, { card }) {
    const { seat, cards } = task
    const side = sideOf(play, seat)
    takeOut(cards, card)
    takeOut(side.hand, card)
    side.deck.push(card)
    play.emit?.({ type: 'gave-back', seat, card, for: seat })
    if (--task.left > 0) plan(play, task)
    else if (play.state.beginnerDecks)
      side.deck.sort().reverse() // IW-SETUP-08: back to their places, nothing is shuffled
    else {
      drawFrom(play.state.random, 'cards').shuffle(side.deck)
      play.emit?.({ type: 'shuffled', deck: seat })
    }
  },
}

export interface MarkerStepTask {
  readonly do: 'marker-step'
  readonly seat: Seat
}

/** IW-ROUND-05 and -06: markers leave the ongoing cards, then the map. */
export const markerStep: Automatic<MarkerStepTask> = {
  run(play, { seat }) {
    clearMoves(play.state)
    const left = sideOf(play, seat).ongoing.map(({ card }) => card)
    plan(play, { do: 'exhaust', seat, left }, { do: 'map-markers', seat })
  },
}

export interface ExhaustTask {
  readonly do: 'exhaust'
  readonly seat: Seat
  readonly left: string[]
}

/** IW-ROUND-05: from each ongoing card one marker, in the order that its owner chooses. */
export const exhaust: Question<ExhaustTask, ActionOf<'unmark'>> = {
  seat: (_play, { seat }) => seat,
  actions: (_play, { left }) => left.map((card) => ({ type: 'unmark', card })),
  answer(play, task, { card }) {
    const { seat, left } = task
    takeOut(left, card)
    plan(play, task)
    const ongoing = sideOf(play, seat).ongoing.find((each) => each.card === card)
    if (!ongoing || ongoing.markers === 0) return
    ongoing.markers--
    play.emit?.({ type: 'markers', seat, card, markers: ongoing.markers })
    if (ongoing.markers > 0) return
    play.emit?.({ type: 'exhausted', seat, card })
    plan(play, { do: 'exhausted', seat, card })
    const { whenExhausted } = cardOf(play, card)
    if (whenExhausted) planSteps(play, newFrame(seat, card, 'exhausted'), whenExhausted)
  },
}

export interface ExhaustedTask {
  readonly do: 'exhausted'
  readonly seat: Seat
  readonly card: string
}

/** The exhausted card is discarded once its effect has been resolved. */
export const exhausted: Automatic<ExhaustedTask> = {
  run: (play, { seat, card }) => leavePlay(play, seat, card),
}

/** An ongoing card without markers goes to the discard pile, from wherever it lies; its slot stays used (IW-ROUND-16). */
export function leavePlay(play: Play, seat: Seat, card: string): void {
  const side = sideOf(play, seat)
  side.ongoing = side.ongoing.filter((ongoing) => ongoing.card !== card)
  side.slots = side.slots.map((slot) => (typeof slot === 'object' && slot.card === card ? 'used' : slot))
  side.discard.push(card)
  play.emit?.({ type: 'discarded', seat, card })
}

export interface MapMarkersTask {
  readonly do: 'map-markers'
  readonly seat: Seat
}

/** IW-ROUND-06. */
export const mapMarkers: Automatic<MapMarkersTask> = {
  run: (play, { seat }) => takeMarksOff(play, (mark) => mark.seat === seat && !holds(play.state, mark)),
}

export function takeMarksOff(play: Play, which: (mark: Play['state']['marks'][number]) => boolean): void {
  const { state, board } = play
  for (const mark of state.marks.filter(which)) {
    const at = idOf(board, mark.kind === 'forest' ? 'woodwalkers' : 'ironclad', mark.at)
    play.emit?.({ type: 'mark-removed', seat: mark.seat, card: mark.card, at })
  }
  state.marks = state.marks.filter((mark) => !which(mark))
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
