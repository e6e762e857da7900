import { listOf } from '../../../../toolkit'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { reveal } from '../../hands'
import type { Need } from '../../needs'
import { type Play, plan, type Question, sideOf } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Minister, Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { court, ranked } from './facts'
import { matched, mayBeSwayable, swayable } from './matching'
import { revealRefused, swayRefused } from './sway-refusal'

/** One minister may be swayed in a turn (ROOT-12.5.3a). */
export interface SwayTask {
  readonly do: 'sway'
  readonly seat: Seat
}
/** Cards are revealed for a minister, one after another (ROOT-12.5.3.2d). */
export interface SwayCardTask {
  readonly do: 'sway-card'
  readonly seat: Seat
  readonly minister: Minister
  readonly cards: readonly string[]
}
export type SwayAction =
  | { readonly type: 'sway'; readonly minister: Minister }
  | { readonly type: 'reveal'; readonly card: string }

const swaying = /* @__PURE__ */ stepOf<SwayTask>({
  actions: (play, { seat }) => swayable(play, seat).map((minister): Action => ({ type: 'sway', minister })),
  hidden: (play, { seat }) => mayBeSwayable(play, seat),
  answer(play, { seat }, action) {
    if (action.type !== 'sway') return
    // Options stay open after the last step (ROOT-ENG-12a).
    plan(
      play,
      { do: 'sway-card', seat, minister: action.minister, cards: [] },
      { do: 'window', seat, moment: 'daylight' },
    )
  },
})

/** ROOT-12.5.3.3: a crown goes onto the minister, and its points are scored. */
function crown(play: Play, seat: Seat, minister: Minister): void {
  const board = duchyOf(play, seat)
  const { rank } = court[minister]
  board.crowns[rank]--
  board.swayed.push(minister)
  play.emit?.({ type: 'swayed', seat, minister })
  score(play, seat, ranked[rank].points, 'ROOT-12.5.3.3')
}

const wanted = ({ minister }: SwayCardTask): number => ranked[court[minister].rank].cards

const revealing: Question<SwayCardTask, Extract<SwayAction, { type: 'reveal' }>> = {
  alwaysAsked: true,
  // A card that finds a clearing beside those before it never spoils the rest.
  actions: (play, { seat, cards }) =>
    different(sideOf(play, seat).hand, (card) => matched(play, seat, [...cards, card]) > cards.length).map((card) => ({
      type: 'reveal',
      card,
    })),
  answer(play, task, { card }) {
    const { seat, minister } = task
    reveal(play, seat, card)
    duchyOf(play, seat).revealed.push(card)
    const cards = [...task.cards, card]
    if (cards.length < wanted(task)) plan(play, { ...task, cards })
    else crown(play, seat, minister)
  },
}

/** The hand has what is still to be revealed. */
const needed = (play: Play, task: SwayCardTask): Need => ({
  seat: task.seat,
  place: 'hand',
  missing: (cards) => Math.max(0, wanted(task) - matched(play, task.seat, [...task.cards, ...cards])),
})

export const sway: Chapter<SwayTask | SwayCardTask, SwayAction> = {
  tasks: {
    sway: {
      fields: { seat: shape.seat },
      law: 'ROOT-12.5.3a',
      rule: swaying,
      refuse: { sway: (play, { seat }, { minister }) => swayRefused(play, seat, minister) },
    },
    'sway-card': {
      fields: { seat: shape.seat, minister: shape.minister, cards: listOf(shape.card, ranked.lord.cards) },
      law: 'ROOT-12.5.3.2a',
      rule: revealing,
      needs: (play, task) => [needed(play, task)],
      refuse: { reveal: (play, { seat }, { card }) => revealRefused(play, seat, card) },
    },
  },
  actions: {
    sway: { fields: { minister: shape.minister } },
    reveal: { fields: { card: shape.card }, fromHand: true },
  },
}
