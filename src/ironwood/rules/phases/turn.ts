import type { ActionOf } from '../action'
import type { Step } from '../card'
import { clearMoves, spend } from '../components'
import { newFrame, planSteps, playCard, stepsOf } from '../frames'
import { restricted } from '../marks'
import { drawCards, fillSlot, isSpecial, takeOut } from '../piles'
import { type Automatic, cardOf, forfeit, frameOf, isBot, type Play, plan, type Question, sideOf } from '../play'
import { compensate } from '../solo/change'
import type { Frame } from '../state'
import { opponentOf, type Seat, seats, slotsPerRound } from '../vocabulary'
import { takeWagersBack } from './preparation'

export interface ActionPhaseTask {
  readonly do: 'action-phase'
}

/** IW-ROUND-01: three turns each, alternating. */
export const actionPhase: Automatic<ActionPhaseTask> = {
  run(play) {
    const { state } = play
    if (state.phase === 'preparation') takeWagersBack(play)
    state.phase = 'action'
    const seat = seats[state.turns % 2]
    if (seat === undefined || state.turns === 2 * slotsPerRound) return
    state.turns++
    state.active = seat
    clearMoves(state)
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
  !restricted(play.state, 'toll', seat) || sideOf(play, seat).crystals > 0 || !isSpecial(play, card)

/** IW-ROUND-07: play a card, or draw one. */
export const turn: Question<TurnTask, ActionOf<'play' | 'rest'>> = {
  seat: (_play, { seat }) => seat,
  asks: (play, { seat }) => sideOf(play, seat).hand.some((card) => mayPlay(play, seat, card)),
  actions: (play, { seat }) => [
    ...sideOf(play, seat)
      .hand.filter((card) => mayPlay(play, seat, card))
      .map((card): ActionOf<'play'> => ({ type: 'play', card })),
    { type: 'rest' },
  ],
  answer(play, { seat }, action) {
    const { state } = play
    const side = sideOf(play, seat)
    if (action.type === 'rest') {
      fillSlot(play, seat)
      drawCards(play, seat, 1)
      plan(play, { do: 'turn-end', seat, special: false })
      return
    }
    const special = isSpecial(play, action.card)
    if (special && restricted(state, 'toll', seat)) spend(play, seat, 1)
    takeOut(side.hand, action.card)
    side.slots.push({ card: action.card })
    plan(play, { do: 'turn-end', seat, special })
    playCard(play, seat, action.card, 'play')
  },
}

/** The steps of a card are done; a base card may follow that it allows (CI-10), or a crystal for an icon of no use (BOT-05). */
export const frame: Automatic<Frame> = {
  run(play, { seat, additional, part, changed }) {
    if (part === 'icon' && !changed) compensate(play, seat)
    if (additional !== 'none') plan(play, { do: 'additional', seat, again: additional === 'again' })
  },
}

export interface AdditionalTask {
  readonly do: 'additional'
  readonly seat: Seat
  readonly again: boolean
}

/** IW-ROUND-10: a base card from the hand, without a slot. */
export const additional: Question<AdditionalTask, ActionOf<'play' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat }) {
    const cards = sideOf(play, seat).hand.filter((card) => !isSpecial(play, card))
    return cards.length === 0 ? [] : [...cards.map((card): ActionOf<'play'> => ({ type: 'play', card })), forfeit]
  },
  answer(play, { seat, again }, action) {
    if (action.type === 'forfeit') return
    const side = sideOf(play, seat)
    takeOut(side.hand, action.card)
    side.extra.push(action.card)
    if (again) clearMoves(play.state)
    playCard(play, seat, action.card, 'additional')
  },
}

export interface TurnEndTask {
  readonly do: 'turn-end'
  readonly seat: Seat
  readonly special: boolean
}

/** The end of a turn: what the opponent's cards make of it (CI-IC33), then what held for this turn is over. */
export const turnEnd: Automatic<TurnEndTask> = {
  run(play, { seat, special }) {
    const { state } = play
    state.active = null
    state.restrictions = state.restrictions.filter(({ until }) => until !== 'turn')
    const opponent = opponentOf(seat)
    for (const { card, markers } of sideOf(play, opponent).ongoing)
      for (const continuous of cardOf(play, card).continuous ?? [])
        if (special && markers > 0 && continuous.kind === 'on-opponents-special')
          planSteps(play, newFrame(opponent, card, 'trigger'), continuous.steps)
  },
}

export interface BeforeOrAfterTask {
  readonly do: 'before-or-after'
  readonly seat: Seat
  readonly card: string
  readonly steps: readonly Step[]
}

/** CI-WW24: an effect that goes with a base card comes before or after it, not in between. */
export const beforeOrAfter: Question<BeforeOrAfterTask, ActionOf<'when'>> = {
  seat: (_play, { seat }) => seat,
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
