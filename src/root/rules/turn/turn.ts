import { zeros } from '../../../toolkit'
import { because } from '../because'
import type { Moment } from '../card'
import type { Chapter } from '../chapter'
import type { Action, Task } from '../chapters'
import { checkDominance } from '../dominance'
import { usableAt, useRefused, usesHangOnHand } from '../effects'
import { hiringAt } from '../hirelings/hiring'
import { type Play, plan, type Question, rulesOf, rulesOfHireling, seatsFrom, sideOf } from '../play'
import { rules } from '../rule'
import { score } from '../score'
import * as shape from '../shapes'
import { clearingCount, handLimit, type Phase, type Seat } from '../vocabulary'
import { addOffers, addOptions, hasOffers, hasOffersAt, optionsHangOnHand, takeOption } from './options'

export interface TurnTask {
  readonly do: 'turn'
  readonly seat: Seat
}
export interface PhaseTask {
  readonly do: 'phase'
  readonly seat: Seat
  readonly phase: Phase
}
/** Effects that are due at the start or the end of a phase, or between its steps (ROOT-ENG-10). */
export interface WindowTask {
  readonly do: 'window'
  readonly seat: Seat
  readonly moment: Moment
}
export interface DominanceCheckTask {
  readonly do: 'dominance-check'
  readonly seat: Seat
}
export interface TurnEndTask {
  readonly do: 'turn-end'
  readonly seat: Seat
}

function begin(play: Play, { seat }: TurnTask): void {
  const { state } = play
  state.active = seat
  if (seat === state.seats[0]) state.round++
  state.turn = { activated: zeros(clearingCount + 1), used: [], ferry: false, aids: {} }
  plan(play, ...turnFrom(play, seat, 'birdsong'))
}

/** All that a turn consists of, from the beginning of a phase on. */
export function turnFrom(play: Play, seat: Seat, from: Exclude<Phase, 'setup'>): Task[] {
  const { birdsong, daylight, evening } = rulesOf(play, seat).turn(seat)
  const window = (moment: Moment): Task => ({ do: 'window', seat, moment })
  const phase = (each: Phase): Task => ({ do: 'phase', seat, phase: each })
  const first: Task[] = [
    phase('birdsong'),
    { do: 'dominance-check', seat },
    window('birdsong.start'),
    ...birdsong,
    window('birdsong'),
    window('birdsong.end'),
  ]
  const second: Task[] = [phase('daylight'), window('daylight.start'), ...daylight]
  const last = hasOffers(play, seat) ? beforeDraw(play, seat, evening) : evening
  const third: Task[] = [phase('evening'), window('evening.start'), ...last, { do: 'turn-end', seat }]
  return [...(from === 'birdsong' ? first : []), ...(from === 'evening' ? [] : second), ...third]
}

/**
 * A moment for the offers of others, right before cards are drawn (ROOT-ENG-12a, ROOT-ENG-14). Who draws none has it before what stands
 * for the draw (ROOT-11.6.2a), and before the discard, which comes earlier then.
 */
function beforeDraw(play: Play, seat: Seat, evening: readonly Task[]): Task[] {
  const { inPlaceOfDraw } = rulesOf(play, seat)
  const before: readonly Task['do'][] = inPlaceOfDraw ? ['discard-step', inPlaceOfDraw] : ['draw-step']
  const offers: Task = { do: 'window', seat, moment: 'evening' }
  return evening.flatMap((task) => (before.includes(task.do) ? [offers, task] : [task]))
}

/** ROOT-C.3.4, ROOT-LM-1b: who rules the clearing of the Tower when its own Evening ends scores a point. */
function finish(play: Play, { seat }: TurnEndTask): void {
  const { tower } = play.state
  if (tower > 0 && rules(play, seat, tower)) score(play, seat, 1, 'ROOT-C.3.4')
  for (const { hireling, controller } of play.state.hirelings)
    if (controller === seat) rulesOfHireling(play, hireling).endOfEvening?.(play, seat)
  const [, next = seat] = seatsFrom(play, seat)
  plan(play, ...hiringAt(play, seat), { do: 'turn', seat: next })
}

/** Between steps all options of the phase; at its start and end nothing but the effects of that moment. */
const windows: Question<WindowTask> = {
  actions(play, { seat, moment }) {
    const uses = usableAt(play, seat, moment)
    const actions: Action[] = []
    if (isBetween(moment)) addOptions(play, seat, actions, moment === play.state.phase ? uses : undefined)
    else {
      for (const { name } of uses) actions.push({ type: 'use', effect: name })
      addOffers(play, seat, actions, moment)
    }
    if (!uses.some(({ must }) => must)) actions.push({ type: 'done' })
    return actions
  },
  isIdle(play, { seat, moment }) {
    if (usableAt(play, seat, moment).length > 0) return false
    if (moment === 'evening' && isBeforeNothing(play, seat)) return true
    if (!isBetween(moment)) return !hasOffersAt(play, seat, moment) && !usesHangOnHand(play, seat, moment)
    const { phase, hirelings } = play.state
    return moment !== 'daylight' && moment === phase && hirelings.length === 0 && !hasOffers(play, seat)
  },
  asks: (play, { seat, moment }) =>
    isBetween(moment) ? optionsHangOnHand(play, seat) : usesHangOnHand(play, seat, moment),
  answer(play, task, action) {
    if (action.type === 'done') return
    plan(play, task)
    // ROOT-3.3.1.3: dominance is looked at again after each effect of the start of Birdsong.
    if (task.moment === 'birdsong.start') plan(play, { do: 'dominance-check', seat: task.seat })
    takeOption(play, task.seat, action)
  },
}

/** Before a discard that is passed over: the next moment between steps is the same one (ROOT-INT-92). */
const isBeforeNothing = (play: Play, seat: Seat): boolean =>
  play.state.agenda.at(-2)?.do === 'discard-step' && sideOf(play, seat).hand.length <= handLimit

const isBetween = (moment: Moment): boolean => moment === 'birdsong' || moment === 'daylight' || moment === 'evening'

export const turns: Chapter<WindowTask, never, TurnTask | PhaseTask | DominanceCheckTask | TurnEndTask> = {
  tasks: {
    turn: { fields: { seat: shape.seat }, law: 'ROOT-1.4.1a', rule: { run: begin } },
    phase: {
      fields: { seat: shape.seat, phase: shape.phase },
      law: 'ROOT-1.4.1a',
      rule: {
        run(play, { seat, phase }) {
          play.state.phase = phase
          play.emit?.({ type: 'phase', seat, phase })
        },
      },
    },
    window: {
      fields: { seat: shape.seat, moment: shape.moment },
      law: 'ROOT-1.4.1b',
      rule: windows,
      refuse: {
        use: (play, { seat, moment }, { effect }) => useRefused(play, seat, effect, moment),
        done(play, { seat, moment }) {
          const due = usableAt(play, seat, moment).find(({ must }) => must)
          return due ? because('must-be-used', 'ROOT-4.1.3b', { seat, effect: due.name }) : null
        },
      },
    },
    'dominance-check': {
      fields: { seat: shape.seat },
      law: 'ROOT-3.3.1.1',
      rule: { run: (play, { seat }) => checkDominance(play, seat) },
    },
    'turn-end': { fields: { seat: shape.seat }, law: 'ROOT-1.4.1a', rule: { run: finish } },
  },
  actions: {},
}
