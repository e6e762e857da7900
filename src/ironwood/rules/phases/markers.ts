import { listOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import type { Chapter } from '../chapter'
import { clearMoves, idOf } from '../components'
import { newFrame, planSteps } from '../frames'
import type { Step } from '../keywords'
import { holds } from '../marks'
import { type Automatic, cardOf, type Play, plan, type Question, sideOf } from '../play'
import { markerRefused } from '../refusals/cards'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

export interface MarkerStepTask {
  readonly do: 'marker-step'
  readonly seat: Seat
}

/** IW-ROUND-05 and -06: markers leave the ongoing cards, then the map. */
const markerStep: Automatic<MarkerStepTask> = {
  run(play, { seat }) {
    clearMoves(play)
    const left = sideOf(play, seat).ongoing.map(({ card }) => card)
    plan(play, { do: 'exhaust', seat, left }, { do: 'map-markers', seat })
  },
}

export interface ExhaustTask {
  readonly do: 'exhaust'
  readonly seat: Seat
  readonly left: readonly string[]
}

/** IW-ROUND-05: one marker leaves each ongoing card, in the order of the owner's choice if it makes a difference. */
const exhaust: Question<ExhaustTask, ActionOf<'unmark'>> = {
  actions: (play, { seat, left }) =>
    (orderMatters(play, seat, left) ? left : left.slice(0, 1)).map((card) => ({ type: 'unmark', card })),
  answer(play, task, { card }) {
    const { seat } = task
    plan(play, { ...task, left: task.left.filter((each) => each !== card) })
    const ongoing = sideOf(play, seat).ongoing.find((each) => each.card === card)
    if (!ongoing || ongoing.markers === 0) return
    ongoing.markers--
    play.emit?.({ type: 'markers', seat, card, markers: ongoing.markers })
    if (ongoing.markers > 0) return
    play.emit?.({ type: 'exhausted', seat, card })
    plan(play, { do: 'exhausted', seat, card })
    const { whenExhausted } = cardOf(play, card)
    if (whenExhausted) planSteps(play, newFrame(seat, card, 'exhausted'), whenExhausted)
  },
}

/** Steps that count or use markers, nested ones included. */
const ofMarkers: ReadonlySet<string> = new Set(['mark', 'add-marker', 'take-markers'])
/** Steps that no card in play changes, apart from the pile that a draw may need. */
const ofCrystals: ReadonlySet<string> = new Set(['gain', 'steal', 'take-cargo', 'draw-vision'])

/** A step and all the steps within it. */
const within = (step: Step): Step[] => [step, ...stepsIn(step).flatMap(within)]

function stepsIn(step: Step): readonly Step[] {
  if (step.do === 'resolve') return step.options.flat()
  return 'steps' in step ? step.steps : []
}

/**
 * Whether the order makes a difference. With two effects it may; with one effect it may if another card that leaves
 * play works until then, or if the effect may use its markers. Markers and cards without effects leave in any order.
 */
function orderMatters(play: Play, seat: Seat, left: readonly string[]): boolean {
  if (left.length < 2) return false
  const side = sideOf(play, seat)
  const leaving = left.filter((card) => side.ongoing.some((each) => each.card === card && each.markers === 1))
  const [loud, ...louder] = leaving.filter((card) => (cardOf(play, card).whenExhausted ?? []).length > 0)
  if (loud === undefined) return false
  if (louder.length > 0) return true
  const steps = (cardOf(play, loud).whenExhausted ?? []).flatMap(within)
  if (steps.some((step) => ofMarkers.has(step.do))) return true
  return leaving.length > 1 && steps.some((step) => !ofCrystals.has(step.do))
}

export interface ExhaustedTask {
  readonly do: 'exhausted'
  readonly seat: Seat
  readonly card: string
}

/** The exhausted card is discarded once its effect has been resolved. */
const exhausted: Automatic<ExhaustedTask> = {
  run: (play, { seat, card }) => leavePlay(play, seat, card),
}

/** An ongoing card without markers goes to the discard pile, from any place; its slot stays used (IW-ROUND-16). */
export function leavePlay(play: Play, seat: Seat, card: string): void {
  const side = sideOf(play, seat)
  side.ongoing = side.ongoing.filter((ongoing) => ongoing.card !== card)
  side.slots = side.slots.map((slot) => (typeof slot === 'object' && slot.card === card ? 'used' : slot))
  side.discard.push(card)
  play.emit?.({ type: 'discarded', seat, card })
}

export interface MapMarkersTask {
  readonly do: 'map-markers'
  readonly seat: Seat
}

/** IW-ROUND-06. */
const mapMarkers: Automatic<MapMarkersTask> = {
  run: (play, { seat }) => takeMarksOff(play, (mark) => mark.seat === seat && !holds(play, mark)),
}

export function takeMarksOff(play: Play, which: (mark: Play['state']['marks'][number]) => boolean): void {
  const { state } = play
  for (const mark of state.marks.filter(which)) {
    const at = idOf(play, mark.kind === 'forest' ? 'woodwalkers' : 'ironclad', mark.at)
    play.emit?.({ type: 'mark-removed', seat: mark.seat, card: mark.card, at })
  }
  state.marks = state.marks.filter((mark) => !which(mark))
}

export const markers: Chapter<ExhaustTask, never, MarkerStepTask | ExhaustedTask | MapMarkersTask> = {
  tasks: {
    'marker-step': { fields: { seat: shape.seat }, rule: markerStep },
    exhaust: {
      fields: { seat: shape.seat, left: listOf(shape.card) },
      law: 'IW-ROUND-05',
      refuse: { unmark: markerRefused },
      rule: exhaust,
    },
    exhausted: { fields: { seat: shape.seat, card: shape.card }, rule: exhausted },
    'map-markers': { fields: { seat: shape.seat }, rule: mapMarkers },
  },
  actions: {},
}
