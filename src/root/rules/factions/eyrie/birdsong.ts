import { flag, whole } from '../../../../toolkit'
import { because } from '../../because'
import { cardOf, different, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { draw, leaveHand } from '../../hands'
import { ofKind } from '../../needs'
import { ownersOf } from '../../owner'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { canPlace, onMap, openSlots, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { type Column, clearings, columns, type Seat } from '../../vocabulary'
import { eyrieOf } from './board'
import { addingRefused, settlingRefused } from './decree-refusal'

export interface EmergencyTask {
  readonly do: 'emergency'
  readonly seat: Seat
}
/** One or two cards are added to the Decree, at most one of them a bird (ROOT-7.4.2). */
export interface DecreeTask {
  readonly do: 'decree'
  readonly seat: Seat
  readonly added: number
  readonly bird: boolean
}
export interface DecreeColumnTask extends Omit<DecreeTask, 'do'> {
  readonly do: 'decree-column'
  readonly card: string
}
export interface NewRoostTask {
  readonly do: 'new-roost'
  readonly seat: Seat
}
export type DecreeAction =
  | { readonly type: 'decree'; readonly card: string }
  | { readonly type: 'column'; readonly column: Column }
  | { readonly type: 'place'; readonly at: number }
  | { readonly type: 'done' }

const isBird = (card: string): boolean => cardOf(card).suit === 'bird'

const adding: Question<DecreeTask, Extract<DecreeAction, { type: 'decree' | 'done' }>> = {
  actions(play, { seat, added, bird }) {
    const cards = different(sideOf(play, seat).hand, (card) => !bird || !isBird(card))
    const actions: Extract<DecreeAction, { type: 'decree' | 'done' }>[] = cards.map((card) => ({
      type: 'decree',
      card,
    }))
    if (added > 0) actions.push({ type: 'done' })
    return actions
  },
  asks: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  answer(play, { seat, added, bird }, action) {
    if (action.type === 'decree') plan(play, { do: 'decree-column', seat, added, bird, card: action.card })
  },
}

const choosingColumn: Question<DecreeColumnTask, Extract<DecreeAction, { type: 'column' }>> = {
  actions: () => columns.map((column) => ({ type: 'column', column })),
  asks: () => true,
  answer(play, { seat, added, bird, card }, { column }) {
    leaveHand(play, seat, card)
    eyrieOf(play, seat).decree[column].push(card)
    play.emit?.({ type: 'decree', seat, card, column })
    if (added === 0) plan(play, { do: 'decree', seat, added: 1, bird: bird || isBird(card) })
  },
}

/** ROOT-7.4.3a: clearings where a roost can stand, of those the ones with the fewest warriors of all owners. */
function newRoostAt(play: Play, seat: Seat): number[] {
  const open = clearings.filter((at) => openSlots(play, at) > 0 && canPlace(play, seat, at))
  const crowd = (at: number): number => {
    let count = 0
    for (const each of ownersOf(play)) count += warriorsAt(play, each, at)
    return count
  }
  const fewest = Math.min(...open.map(crowd))
  return open.filter((at) => crowd(at) === fewest)
}

const settling: Question<NewRoostTask, Extract<DecreeAction, { type: 'place' }>> = {
  actions: (play, { seat }) =>
    onMap(play, seat, 'roost') > 0 ? [] : newRoostAt(play, seat).map((at) => ({ type: 'place', at })),
  answer(play, { seat }, { at }) {
    place(play, seat, 'roost', at)
    place(play, seat, 'warrior', at, 3)
  },
}

export const eyrieBirdsong: Chapter<DecreeTask | DecreeColumnTask | NewRoostTask, DecreeAction, EmergencyTask> = {
  tasks: {
    emergency: {
      fields: { seat: shape.seat },
      law: 'ROOT-7.4.1',
      rule: {
        run(play, { seat }) {
          if (sideOf(play, seat).hand.length === 0) draw(play, seat, 1)
        },
      },
    },
    decree: {
      fields: { seat: shape.seat, added: whole(0, 1), bird: flag },
      law: 'ROOT-7.4.2a',
      rule: adding,
      refuse: {
        done: () => because('not-optional.decree', 'ROOT-7.4.2a'),
        decree: (play, { seat, bird }, { card }) => addingRefused(play, seat, bird, card),
      },
    },
    'decree-column': {
      fields: { seat: shape.seat, added: whole(0, 1), bird: flag, card: shape.cardOrHidden },
      law: 'ROOT-7.4.2a',
      rule: choosingColumn,
      // The card is chosen, and nobody else has seen it.
      hides: {
        seenBy: (task, viewer) => (task.seat === viewer ? task : { ...task, card: '' }),
        dealt(task, { state, random }) {
          if (task.card !== '') return task
          const { hand } = sideOf({ state }, task.seat)
          return { ...task, card: random.pick(different(hand, (card) => !task.bird || cardOf(card).suit !== 'bird')) }
        },
      },
      needs: (_play, { seat, bird }) => [ofKind(seat, (card) => !bird || suitOf(card) !== 'bird')],
    },
    'new-roost': {
      fields: { seat: shape.seat },
      law: 'ROOT-7.4.3a',
      rule: settling,
      refuse: { place: (play, { seat }, { at }) => settlingRefused(play, seat, at) },
    },
  },
  actions: {
    decree: { fields: { card: shape.card }, fromHand: true },
    column: { fields: { column: shape.column } },
    place: { fields: { at: shape.clearing } },
    done: { fields: {} },
  },
}
