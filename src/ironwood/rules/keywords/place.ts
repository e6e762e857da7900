import { oneOf } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { fightersOn, forestId, forestOf, idOf, markersLeft, placeOf, warbandOn } from '../components'
import type { Keyword } from '../keyword'
import { frameOf, orForfeit, type Play, type Question, remember } from '../play'
import { chooseRefused, markRefused } from '../refusals/places'
import * as shape from '../shapes'
import { opponentOf, type Seat } from '../vocabulary'

export interface MarkStep {
  readonly do: 'mark'
  /** `mountain`: beside an inner forest you control; `forest`: inner, beside a mountain you control. */
  readonly at: 'mountain' | 'mountain-but-ferrum' | 'forest' | 'warband-between-two'
  /** Units cannot be moved from it, or not onto it. */
  readonly stops: 'leaving' | 'entering'
  readonly until: 'round' | 'exhausted'
}

/** Choose an inner forest you control, for later steps. */
export interface ChooseForestStep {
  readonly do: 'choose-forest'
}

export type PlaceAction =
  | { readonly type: 'mark'; readonly at: string }
  | { readonly type: 'choose'; readonly at: string }

/** IW-KEY-08: a marker on a location named by the card. */
export interface MarkTask {
  readonly do: 'mark'
  readonly seat: Seat
  readonly step: MarkStep
}

/** The possible places of a card's marker: mountains for the Woodwalkers, forests for the Ironclad. */
function markable(play: Play, at: MarkStep['at']): number[] {
  const { board } = play
  const controlledBeside = (forest: number): number =>
    item(board.mountainsBeside, forest).filter((mountain) => warbandOn(play, mountain) > 0).length
  if (at === 'forest') return board.innerForests.filter((forest) => controlledBeside(forest) > 0)
  if (at === 'warband-between-two')
    return board.innerForests.filter((forest) => fightersOn(play, forest) > 0 && controlledBeside(forest) > 1)
  return [...board.mountains.keys()].filter(
    (mountain) =>
      (at === 'mountain' || mountain !== board.ferrum) &&
      item(board.innerBeside, mountain).some((forest) => fightersOn(play, forest) > 0),
  )
}

const where: Question<MarkTask, ActionOf<'mark' | 'forfeit'>> = {
  actions(play, { seat, step }) {
    const places = markersLeft(play) > 0 ? markable(play, step.at) : []
    return orForfeit(places.map((at): ActionOf<'mark'> => ({ type: 'mark', at: idOf(play, opponentOf(seat), at) })))
  },
  answer(play, { seat, step: { stops, until } }, action) {
    if (action.type === 'forfeit') return
    const kind = seat === 'woodwalkers' ? 'mountain' : 'forest'
    const at = placeOf(play, opponentOf(seat), action.at)
    const { card } = frameOf(play)
    play.state.marks.push({ card, seat, kind, at, stops, until, over: false })
    play.emit?.({ type: 'marked', seat, card, at: action.at })
  },
}

export interface ChooseTask {
  readonly do: 'choose'
}

const which: Question<ChooseTask, ActionOf<'choose' | 'forfeit'>> = {
  seat: () => asked.choose,
  actions(play) {
    const forests = play.board.innerForests.filter((forest) => fightersOn(play, forest) > 0)
    return orForfeit(forests.map((forest): ActionOf<'choose'> => ({ type: 'choose', at: forestId(play, forest) })))
  },
  answer(play, _task, action) {
    if (action.type === 'choose') remember(play, { forest: forestOf(play, action.at) })
  },
}

const owners: Readonly<Record<MarkStep['at'], Seat>> = {
  mountain: 'woodwalkers',
  'mountain-but-ferrum': 'woodwalkers',
  forest: 'ironclad',
  'warband-between-two': 'ironclad',
}

const markFields = {
  at: oneOf('mountain', 'mountain-but-ferrum', 'forest', 'warband-between-two'),
  stops: oneOf('leaving', 'entering'),
  until: oneOf('round', 'exhausted'),
}

export const place: Keyword<MarkStep | ChooseForestStep, MarkTask | ChooseTask, PlaceAction> = {
  steps: {
    mark: {
      owner: 'both',
      fields: markFields,
      check(card, path, { at, until }) {
        card.only(`${path}.at`, owners[at], `the place for a marker ${at}`)
        if (until === 'exhausted' && !card.isOngoing)
          card.report(`${path}.until`, 'Only an ongoing card can be exhausted.')
      },
      tasks: (_play, step, { seat }) => [{ do: 'mark', seat, step }],
    },
    'choose-forest': {
      owner: 'woodwalkers',
      fields: {},
      tasks: () => [{ do: 'choose' }],
    },
  },
  tasks: {
    mark: {
      fields: { seat: shape.seat, step: shape.stepOf<MarkStep>('mark', markFields) },
      law: 'IW-KEY-08',
      refuse: { mark: markRefused },
      rule: where,
    },
    choose: { fields: {}, law: 'IW-MAP-04', refuse: { choose: chooseRefused }, rule: which },
  },
  actions: {
    mark: { fields: { at: shape.placeId } },
    choose: { fields: { at: shape.forestId } },
  },
}
