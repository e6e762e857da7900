import { flag, oneOf } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { clearMoves, spend } from '../components'
import { newFrame, planSteps, planTriggers, playCard, stepsOf } from '../frames'
import type { Step } from '../keywords'
import { restricted } from '../marks'
import { drawCards, fillSlot, isSpecial, takeFromHand } from '../piles'
import { type Automatic, frameOf, isBot, type Play, plan, type Question, sideOf } from '../play'
import { playRefused } from '../refusals/cards'
import * as shape from '../shapes'
import { opponentOf, type Seat, seats, slotsPerRound } from '../vocabulary'
import { takeWagersBack } from './preparation'

/** Play a card on your turn, or an additional base card. */
interface PlayAction {
  readonly type: 'play'
  readonly card: string
}

/** Whether an effect comes before or after its base card. */
interface WhenAction {
  readonly type: 'when'
  readonly when: 'before' | 'after'
}

export type TurnAction =
  | PlayAction
  /** Draw a card instead of playing one. */
  | { readonly type: 'rest' }
  | WhenAction

export interface ActionPhaseTask {
  readonly do: 'action-phase'
}

/** IW-ROUND-01: three turns each, alternating. */
const actionPhase: Automatic<ActionPhaseTask> = {
  run(play) {
    const { state } = play
    if (state.phase === 'preparation') takeWagersBack(play)
    state.phase = 'action'
    const seat = seats[state.turns % 2]
    if (seat === undefined || state.turns === 2 * slotsPerRound) return
    state.turns++
    state.active = seat
    clearMoves(play)
    play.emit?.({ type: 'turn', seat })
    if (isBot(play, seat))
      plan(play, { do: 'bot-turn' }, { do: 'turn-end', seat, special: false }, { do: 'action-phase' })
    else plan(play, { do: 'turn', seat }, { do: 'action-phase' })
  },
}

export interface TurnTask {
  readonly do: 'turn'
  readonly seat: Seat
}

const mayPlay = (play: Play, seat: Seat, card: string): boolean =>
  !restricted(play, 'toll', seat) || sideOf(play, seat).crystals > 0 || !isSpecial(play, card)

/** IW-ROUND-07: play a card, or draw one. */
const turnTaken: Question<TurnTask, Exclude<TurnAction, WhenAction>> = {
  asks: (play, { seat }) => sideOf(play, seat).hand.some((card) => mayPlay(play, seat, card)),
  actions(play, { seat }) {
    const actions: Exclude<TurnAction, WhenAction>[] = []
    for (const card of sideOf(play, seat).hand) if (mayPlay(play, seat, card)) actions.push({ type: 'play', card })
    actions.push({ type: 'rest' })
    return actions
  },
  answer(play, { seat }, action) {
    const side = sideOf(play, seat)
    if (action.type === 'rest') {
      fillSlot(play, seat)
      drawCards(play, seat, 1)
      plan(play, { do: 'turn-end', seat, special: false })
      return
    }
    const special = isSpecial(play, action.card)
    if (special && restricted(play, 'toll', seat)) spend(play, seat, 1)
    takeFromHand(side, action.card)
    side.slots.push({ card: action.card })
    plan(play, { do: 'turn-end', seat, special })
    playCard(play, seat, action.card, 'play')
  },
}

export interface TurnEndTask {
  readonly do: 'turn-end'
  readonly seat: Seat
  readonly special: boolean
}

/** The end of a turn: first the opponent's cards that respond to it (CI-IC33), then temporary rules end. */
const turnEnd: Automatic<TurnEndTask> = {
  run(play, { seat, special }) {
    const { state } = play
    state.active = null
    state.restrictions = state.restrictions.filter(({ until }) => until !== 'turn')
    if (special) planTriggers(play, opponentOf(seat), 'on-opponents-special')
  },
}

export interface BeforeOrAfterTask {
  readonly do: 'before-or-after'
  readonly seat: Seat
  readonly card: string
  readonly steps: readonly Step[]
}

/** IW-ROUND-09, CI-WW24: an effect beside a base card comes before or after it, not in between. */
const beforeOrAfter: Question<BeforeOrAfterTask, WhenAction> = {
  actions: () => [
    { type: 'when', when: 'before' },
    { type: 'when', when: 'after' },
  ],
  answer(play, { seat, card, steps }, { when }) {
    const trigger = newFrame(seat, card, 'trigger')
    if (when === 'before') planSteps(play, trigger, steps)
    else {
      const { agenda } = play.state
      agenda.splice(agenda.indexOf(frameOf(play)), 0, trigger, ...stepsOf(steps).reverse())
    }
  },
}

export const turn: Chapter<TurnTask | BeforeOrAfterTask, TurnAction, ActionPhaseTask | TurnEndTask> = {
  tasks: {
    'action-phase': { fields: {}, rule: actionPhase },
    turn: { fields: { seat: shape.seat }, law: 'IW-ROUND-07', refuse: { play: playRefused }, rule: turnTaken },
    'before-or-after': {
      fields: { seat: shape.seat, card: shape.card, steps: shape.steps },
      law: 'IW-ROUND-09',
      rule: beforeOrAfter,
    },
    'turn-end': { fields: { seat: shape.seat, special: flag }, rule: turnEnd },
  },
  actions: {
    play: {
      fields: { card: shape.card },
    },
    rest: { fields: {} },
    when: {
      fields: { when: oneOf('before', 'after') },
    },
  },
}
