import { either, oneOf } from '../../../toolkit'
import { crystalsLeft, gain, hasForge } from '../components'
import type { Keyword } from '../keyword'
import { drawable, drawCards, drawVisions } from '../piles'
import { type Play, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import { opponentOf, type Seat } from '../vocabulary'

export type AmountStep =
  | { readonly do: 'draw'; readonly count: number | 'forges' }
  | { readonly do: 'draw-vision'; readonly count: number }
  | { readonly do: 'gain'; readonly count: number }
  | { readonly do: 'steal'; readonly count: number | 'half' }
  /** Crystals from the cargo area to the available ones. */
  | { readonly do: 'take-cargo'; readonly count: number }

export type AmountAction =
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'draw-visions'; readonly count: number }
  | { readonly type: 'gain'; readonly count: number }
  | { readonly type: 'steal'; readonly count: number }
  | { readonly type: 'take-cargo'; readonly count: number }

/**
 * Draw, Gain, Steal and taking from the cargo: the player chooses the number, from none to all, before seeing anything
 * (IW-KEY-19).
 */
export interface AmountTask {
  readonly do: 'amount'
  readonly seat: Seat
  readonly of: AmountAction['type']
  readonly most: number
}

/** The available number. */
function available(play: Play, seat: Seat, of: AmountTask['of']): number {
  const { state } = play
  if (of === 'draw') return drawable(play, seat)
  if (of === 'draw-visions') return state.visions.deck.length
  if (of === 'gain') return crystalsLeft(play)
  return of === 'steal' ? sideOf(play, opponentOf(seat)).crystals : state.drill.cargo
}

const howMany: Question<AmountTask, AmountAction> = {
  asks: (play, { seat, of, most }) => most > 0 && available(play, seat, of) > 0,
  actions(play, { seat, of, most }) {
    const count = Math.min(most, available(play, seat, of))
    const actions: AmountAction[] = []
    if (count > 0) for (let left = count; left >= 0; left--) actions.push({ type: of, count: left })
    return actions
  },
  answer(play, { seat }, { type, count }) {
    if (count === 0) return
    if (type === 'draw') drawCards(play, seat, count)
    else if (type === 'draw-visions') drawVisions(play, count)
    else if (type === 'gain') gain(play, seat, count)
    else if (type === 'steal') steal(play, seat, count)
    else takeCargo(play, count)
  },
}

/** IW-KEY-17: from the opponent's available crystals. */
export function steal(play: Play, seat: Seat, count: number): void {
  sideOf(play, opponentOf(seat)).crystals -= count
  sideOf(play, seat).crystals += count
  play.emit?.({ type: 'stole', seat, count })
}

/** CI-IC12: not an unloading. */
function takeCargo(play: Play, count: number): void {
  play.state.drill.cargo -= count
  sideOf(play, 'ironclad').crystals += count
  play.emit?.({ type: 'took-cargo', count })
}

/** CI-IC35: Ferrum included. */
const forges = (play: Play): number =>
  [...play.board.mountains.keys()].filter((mountain) => hasForge(play, mountain)).length

export const amount: Keyword<AmountStep, AmountTask, AmountAction> = {
  steps: {
    draw: {
      owner: 'both',
      fields: { count: either(shape.some, oneOf('forges')) },
      tasks: (play, { count }, { seat }) => [
        { do: 'amount', seat, of: 'draw', most: count === 'forges' ? forges(play) : count },
      ],
    },
    'draw-vision': {
      owner: 'woodwalkers',
      fields: { count: shape.some },
      tasks: (_play, { count }, { seat }) => [{ do: 'amount', seat, of: 'draw-visions', most: count }],
    },
    gain: {
      owner: 'both',
      fields: { count: shape.some },
      tasks: (_play, { count }, { seat }) => [{ do: 'amount', seat, of: 'gain', most: count }],
    },
    steal: {
      owner: 'both',
      fields: { count: either(shape.some, oneOf('half')) },
      tasks(play, { count }, { seat }) {
        const half = Math.ceil(sideOf(play, opponentOf(seat)).crystals / 2)
        return [{ do: 'amount', seat, of: 'steal', most: count === 'half' ? half : count }]
      },
    },
    'take-cargo': {
      owner: 'ironclad',
      fields: { count: shape.some },
      tasks: (_play, { count }, { seat }) => [{ do: 'amount', seat, of: 'take-cargo', most: count }],
    },
  },
  tasks: {
    amount: {
      fields: { seat: shape.seat, of: oneOf('draw', 'draw-visions', 'gain', 'steal', 'take-cargo'), most: shape.count },
      law: 'IW-KEY-19',
      rule: howMany,
    },
  },
  actions: {
    draw: { fields: { count: shape.count } },
    'draw-visions': { fields: { count: shape.count } },
    gain: { fields: { count: shape.count } },
    steal: { fields: { count: shape.count } },
    'take-cargo': {
      fields: { count: shape.count },
    },
  },
}
