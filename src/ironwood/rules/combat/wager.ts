import { nullable } from '../../../toolkit'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import type { Chapter } from '../chapter'
import { fightersOn, forestId, takeUnits } from '../components'
import { isSpecial, takeOut } from '../piles'
import { forfeit, inPlay, type Play, type Question, sideOf } from '../play'
import { removeRefused, wagerRefused } from '../refusals/fighting'
import * as shape from '../shapes'
import type { Battle } from '../state'
import { opponentOf, type Seat } from '../vocabulary'

export interface AmbushTask {
  readonly do: 'ambush'
  readonly mountain: number
  readonly forest: number
}

/** CI-IC31: before cards are wagered, a Fighter of the attackers may be removed; without attackers the battle is over. */
const ambush: Question<AmbushTask, ActionOf<'remove' | 'forfeit'>> = {
  seat: () => asked.ambush,
  actions(play, { forest }) {
    if (play.state.battle?.attacker !== 'woodwalkers' || inPlay(play, 'ironclad', 'on-attacked').length === 0) return []
    return [{ type: 'remove', at: forestId(play, forest), unit: 'fighter' }, forfeit]
  },
  answer(play, { forest }, action) {
    if (action.type === 'forfeit') return
    takeUnits(play, 'woodwalkers', 'fighter', forest, 1)
    if (fightersOn(play, forest) > 0) return
    play.state.battle = null
    play.emit?.({ type: 'battle-over', winner: 'ironclad', dominance: null })
  },
}

export interface WagerAction {
  readonly type: 'wager'
  readonly card: string | null
}

export interface WagerTask {
  readonly do: 'wager'
  readonly seat: Seat
}

const mayWager = (play: Play, battle: Battle, seat: Seat, card: string): boolean =>
  !battle.noSpecialWager || battle.attacker === seat || !isSpecial(play, card)

/** IW-COMBAT-04: a card of the hand, or no card. */
const wager: Question<WagerTask, WagerAction> = {
  asks(play, { seat }) {
    const { battle } = play.state
    return battle !== null && sideOf(play, seat).hand.some((card) => mayWager(play, battle, seat, card))
  },
  actions(play, { seat }) {
    const { battle } = play.state
    if (!battle) return []
    const cards = sideOf(play, seat).hand.filter((card) => mayWager(play, battle, seat, card))
    return [...cards.map((card): WagerAction => ({ type: 'wager', card })), { type: 'wager', card: null }]
  },
  answer(play, { seat }, { card }) {
    const { battle } = play.state
    if (!battle) return
    if (card !== null) takeOut(sideOf(play, seat).hand, card)
    battle.wagers[seat] = { card }
    const open = battle.open === opponentOf(seat)
    play.emit?.({ type: 'wagered', seat, placed: card !== null, card, for: open ? 'all' : seat })
  },
}

/** The card that a seat has wagered, or `null`. */
export function wagered(play: Play, seat: Seat): string | null {
  const decided = play.state.battle?.wagers[seat]
  return decided === undefined || decided === 'undecided' ? null : decided.card
}

export const wagering: Chapter<AmbushTask | WagerTask, WagerAction> = {
  tasks: {
    ambush: {
      fields: { mountain: shape.mountain, forest: shape.forest },
      law: 'CI-IC31',
      refuse: { remove: removeRefused },
      rule: ambush,
    },
    wager: { fields: { seat: shape.seat }, law: 'IW-COMBAT-04', refuse: { wager: wagerRefused }, rule: wager },
  },
  actions: {
    wager: {
      fields: { card: nullable(shape.card) },
    },
  },
}
