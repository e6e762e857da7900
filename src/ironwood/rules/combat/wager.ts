import type { ActionOf } from '../action'
import { fightersOn, forestId, remove } from '../components'
import { isSpecial, takeOut } from '../piles'
import { cardOf, forfeit, type Play, type Question, sideOf } from '../play'
import type { Battle } from '../state'
import { opponentOf, type Seat } from '../vocabulary'

export interface AmbushTask {
  readonly do: 'ambush'
  readonly mountain: number
  readonly forest: number
}

/** CI-IC31: before cards are wagered, a Fighter of the attackers may be removed; without attackers the battle is over. */
export const ambush: Question<AmbushTask, ActionOf<'remove' | 'forfeit'>> = {
  seat: () => 'ironclad',
  actions(play, { forest }) {
    const lies = sideOf(play, 'ironclad').ongoing.some(
      ({ card, markers }) => markers > 0 && cardOf(play, card).continuous?.some(({ kind }) => kind === 'on-attacked'),
    )
    if (!lies || play.state.battle?.attacker !== 'woodwalkers') return []
    return [{ type: 'remove', at: forestId(play, forest), unit: 'fighter' }, forfeit]
  },
  answer(play, { forest }, action) {
    if (action.type === 'forfeit') return
    remove(play, 'woodwalkers', 'fighter', forest, 1)
    if (fightersOn(play.state, forest) > 0) return
    play.state.battle = null
    play.emit?.({ type: 'battle-over', winner: 'ironclad', dominance: null })
  },
}

export interface WagerTask {
  readonly do: 'wager'
  readonly seat: Seat
}

const mayWager = (play: Play, battle: Battle, seat: Seat, card: string): boolean =>
  !battle.noSpecialWager || battle.attacker === seat || !isSpecial(play, card)

/** IW-COMBAT-04: a card of the hand, or none. */
export const wager: Question<WagerTask, ActionOf<'wager'>> = {
  seat: (_play, { seat }) => seat,
  asks(play, { seat }) {
    const { battle } = play.state
    return battle !== null && sideOf(play, seat).hand.some((card) => mayWager(play, battle, seat, card))
  },
  actions(play, { seat }) {
    const { battle } = play.state
    if (!battle) return []
    const cards = sideOf(play, seat).hand.filter((card) => mayWager(play, battle, seat, card))
    return [...cards.map((card): ActionOf<'wager'> => ({ type: 'wager', card })), { type: 'wager', card: null }]
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
