import type { ActionOf } from '../action'
import { planBurned } from '../frames'
import { discard, drawCards, isSpecial } from '../piles'
import { forfeit, type Play, plan, type Question, sideOf } from '../play'
import { opponentOf, type Seat } from '../vocabulary'
import { steal } from './amount'
import { burn, burnable } from './cost'

/** CI-WW17: the opponent's hand is shown; a special card among it may be discarded and replaced. */
export interface InspectTask {
  readonly do: 'inspect'
  readonly seat: Seat
}

export const inspect: Question<InspectTask, ActionOf<'look' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => (sideOf(play, opponentOf(seat)).hand.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, { seat }, action) {
    if (action.type === 'forfeit') return
    const opponent = opponentOf(seat)
    const cards = [...sideOf(play, opponent).hand]
    play.emit?.({ type: 'shown', seat: opponent, cards, visions: null, for: seat })
    plan(play, { do: 'strike', seat })
  },
}

/** As long as this is being decided the hand lies open to the one who decides. */
export interface StrikeTask {
  readonly do: 'strike'
  readonly seat: Seat
}

export const strike: Question<StrikeTask, ActionOf<'discard' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => [...discards(play, opponentOf(seat)), forfeit],
  answer(play, { seat }, action) {
    if (action.type === 'forfeit') return
    discard(play, opponentOf(seat), action.card)
    drawCards(play, opponentOf(seat), 1)
  },
}

const discards = (play: Play, seat: Seat): ActionOf<'discard'>[] =>
  sideOf(play, seat)
    .hand.filter((card) => isSpecial(play, card))
    .map((card) => ({ type: 'discard', card }))

/** CI-WW36: the opponent grants one of two things that can be done in full, and may not refuse. */
export interface DemandTask {
  readonly do: 'demand'
  readonly seat: Seat
}

const stolen = 2

export const demand: Question<DemandTask, ActionOf<'demand'>> = {
  seat: (_play, { seat }) => opponentOf(seat),
  actions(play, { seat }) {
    const opponent = opponentOf(seat)
    const grants: ActionOf<'demand'>[] = []
    if (discards(play, opponent).length > 0) grants.push({ type: 'demand', grant: 'discard' })
    if (sideOf(play, opponent).crystals >= stolen) grants.push({ type: 'demand', grant: 'steal' })
    return grants
  },
  answer(play, { seat }, { grant }) {
    play.emit?.({ type: 'demanded', grant })
    if (grant === 'steal') steal(play, seat, stolen)
    else plan(play, { do: 'give-up', seat: opponentOf(seat) }, { do: 'amount', seat, of: 'draw', most: 1 })
  },
}

export interface GiveUpTask {
  readonly do: 'give-up'
  readonly seat: Seat
}

export const giveUp: Question<GiveUpTask, ActionOf<'discard'>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => discards(play, seat),
  answer: (play, { seat }, { card }) => discard(play, seat, card),
}

/** CI-IC27: the Woodwalkers burn a card of their choice; a vision card burned so may be looked at. */
export interface OpponentBurnsTask {
  readonly do: 'opponent-burns'
}

export const opponentBurns: Question<OpponentBurnsTask, ActionOf<'burn' | 'burn-vision'>> = {
  seat: () => 'woodwalkers',
  actions: (play) => burnable(play, 'woodwalkers', 'any'),
  answer(play, _task, action) {
    burn(play, 'woodwalkers', action, true)
    if (action.type === 'burn') planBurned(play, 'woodwalkers', action.card)
  },
}
