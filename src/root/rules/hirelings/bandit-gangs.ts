import { place } from '../placing'
import { type Play, plan, sideOf } from '../play'
import { canPlace, isPresent, warriorsAt } from '../rule'
import type { Seat } from '../vocabulary'
import { clearingStep, placingStep } from './choices'
import { isOffMap, openBeside, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { roomFor } from './room'
import { type HirelingTask, planStep } from './steps'

const id = 'bandit-gangs'

const beside = (play: Play, seat: Seat): number[] => roomFor(play, id).filter((at) => isPresent(play, seat, at))

/** Where a warrior of their controller can still join them: as many as there are Bandits. */
const camps = (play: Play, { seat, done = [] }: Pick<HirelingTask, 'seat' | 'done'>): number[] =>
  sideOf(play, seat).supply === 0
    ? []
    : standingAt(play, id).filter(
        (at) => canPlace(play, seat, at) && done.filter((each) => each === at).length < warriorsAt(play, id, at),
      )

/** ROOT-HIR-12D: they live among the people of their controller, and bring more of them. */
export const banditGangs: HirelingRules = {
  whenHired: (play, seat) => (isOffMap(play, id) ? [{ do: 'hireling', seat, hireling: id, step: 'hired' }] : []),
  evades: (play, { controller }, at) => controller !== null && isPresent(play, controller, at),
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play, seat) => beside(play, seat).length > 0 || camps(play, { seat }).length > 0,
      use: (play, seat) => plan(play, { do: 'hireling', seat, hireling: id, step: 'act' }),
    },
  ],
  steps: {
    hired: placingStep({
      law: 'ROOT-HIR-12Da',
      of: (play, { seat }) => openBeside(play, id, seat),
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
    act: orStep('ROOT-HIR-12Dc', [
      {
        what: 'gather',
        can: (play, task) => camps(play, task).length > 0,
        chosen: (play, task) => planStep(play, task, 'gather', { done: [] }),
      },
      {
        what: 'place',
        can: (play, { seat }) => beside(play, seat).length > 0,
        chosen: (play, task) => planStep(play, task, 'place'),
      },
    ]),
    gather: clearingStep({
      law: 'ROOT-HIR-12Dc',
      of: camps,
      chosen(play, task, at) {
        place(play, task.seat, 'warrior', at)
        planStep(play, task, 'gather', { done: [...(task.done ?? []), at] })
      },
    }),
    place: placingStep({
      law: 'ROOT-HIR-12Dc',
      of: (play, { seat }) => beside(play, seat),
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
  },
}
