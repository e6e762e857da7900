import { oneOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { planBurned } from '../frames'
import type { Keyword } from '../keyword'
import { wereShown } from '../known'
import { discard, drawCards, isSpecial } from '../piles'
import { forfeit, type Play, plan, type Question, sideOf } from '../play'
import { burnRefusals, discardRefused, strikeRefused } from '../refusals/cards'
import * as shape from '../shapes'
import { opponentOf, type Seat } from '../vocabulary'
import { steal } from './amount'
import { burn, burnable } from './cost'

export type OpponentStep =
  /** The opponent shows the hand; you may choose a special card to be discarded and replaced. */
  | { readonly do: 'inspect-hand' }
  /** The opponent chooses: discard a special card, and you draw one; or let you steal 2. */
  | { readonly do: 'demand' }
  | { readonly do: 'opponent-burns' }

export type OpponentAction =
  | { readonly type: 'discard'; readonly card: string }
  | { readonly type: 'demand'; readonly grant: 'discard' | 'steal' }

/** CI-WW17: the opponent shows the hand; one special card of it may be discarded and replaced. */
export interface InspectTask {
  readonly do: 'inspect'
  readonly seat: Seat
}

const whether: Question<InspectTask, ActionOf<'look' | 'forfeit'>> = {
  actions: (play, { seat }) => (sideOf(play, opponentOf(seat)).hand.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, { seat }, action) {
    if (action.type === 'forfeit') return
    const opponent = opponentOf(seat)
    const shown = sideOf(play, opponent)
    const cards = [...shown.hand]
    wereShown(
      shown,
      cards.filter((card) => isSpecial(play, card)),
    )
    play.emit?.({ type: 'shown', seat: opponent, cards, visions: null, for: seat })
    plan(play, { do: 'strike', seat })
  },
}

/** During this decision the hand is open to the deciding seat. */
export interface StrikeTask {
  readonly do: 'strike'
  readonly seat: Seat
}

const strike: Question<StrikeTask, ActionOf<'discard' | 'forfeit'>> = {
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

/** CI-WW36: the opponent grants one of two demands that can be met in full, and may not refuse. */
export interface DemandTask {
  readonly do: 'demand'
  readonly seat: Seat
}

const stolen = 2

const demand: Question<DemandTask, ActionOf<'demand'>> = {
  seat: (_play, { seat }) => opponentOf(seat),
  actions(play, { seat }) {
    const giver = opponentOf(seat)
    const grants: ActionOf<'demand'>[] = []
    if (discards(play, giver).length > 0) grants.push({ type: 'demand', grant: 'discard' })
    if (sideOf(play, giver).crystals >= stolen) grants.push({ type: 'demand', grant: 'steal' })
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

const giveUp: Question<GiveUpTask, ActionOf<'discard'>> = {
  actions: (play, { seat }) => discards(play, seat),
  answer: (play, { seat }, { card }) => discard(play, seat, card),
}

/** CI-IC27: the Woodwalkers burn a card of their choice; the Ironclad may look at a burned vision card. */
export interface OpponentBurnsTask {
  readonly do: 'opponent-burns'
}

const burning: Question<OpponentBurnsTask, ActionOf<'burn' | 'burn-vision'>> = {
  seat: () => asked['opponent-burns'],
  actions: (play) => burnable(play, 'woodwalkers', 'any'),
  answer(play, _task, action) {
    burn(play, 'woodwalkers', action, true)
    if (action.type === 'burn') planBurned(play, 'woodwalkers', action.card)
  },
}

export const opponent: Keyword<
  OpponentStep,
  InspectTask | StrikeTask | DemandTask | GiveUpTask | OpponentBurnsTask,
  OpponentAction
> = {
  steps: {
    'inspect-hand': {
      owner: 'both',
      fields: {},
      forPlayersOnly: true,
      tasks: (_play, _step, { seat }) => [{ do: 'inspect', seat }],
    },
    demand: {
      owner: 'both',
      fields: {},
      forPlayersOnly: true,
      tasks: (_play, _step, { seat }) => [{ do: 'demand', seat }],
    },
    'opponent-burns': {
      owner: 'ironclad',
      fields: {},
      forPlayersOnly: true,
      tasks: () => [{ do: 'opponent-burns' }],
    },
  },
  tasks: {
    inspect: {
      fields: { seat: shape.seat },
      law: 'CI-WW17',
      rule: whether,
    },
    strike: {
      fields: { seat: shape.seat },
      law: 'CI-WW17',
      refuse: { discard: strikeRefused },
      rule: strike,
    },
    demand: { fields: { seat: shape.seat }, law: 'CI-WW36', rule: demand },
    'give-up': { fields: { seat: shape.seat }, law: 'CI-WW36', refuse: { discard: discardRefused }, rule: giveUp },
    'opponent-burns': {
      fields: {},
      law: 'CI-IC27',
      refuse: burnRefusals<OpponentBurnsTask>(() => 'woodwalkers'),
      rule: burning,
    },
  },
  actions: {
    discard: { fields: { card: shape.card } },
    demand: {
      fields: { grant: oneOf('discard', 'steal') },
    },
  },
}
