import { canBattleAt } from '../battle/battle'
import { shareSuit } from '../clearings'
import { takeRandom } from '../hands'
import { enemyPlayers } from '../owner'
import { type Play, plan, seatsFrom, sideOf } from '../play'
import { enemyPiecesAt, isPresent } from '../rule'
import type { Seat } from '../vocabulary'
import { clearingStep, placingStep } from './choices'
import { openTo, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { roomFor } from './room'
import { type HirelingTask, planStep } from './steps'

const id = 'corvid-spies'
const arriving = 2

/** Where a Spy can start: two clearings of one suit get one each. */
const covers = (play: Play, done: readonly number[]): number[] => {
  const open = openTo(play, id)
  const [first] = done
  if (first !== undefined) return open.filter((at) => at !== first && shareSuit(play, at, first))
  return open.filter((at) => open.some((other) => other !== at && shareSuit(play, other, at)))
}

/** Where a Spy can come: to enemy pieces; mercenaries of its controller are none (ROOT-11.2.7.3d). */
const targets = (play: Play, seat: Seat): number[] =>
  roomFor(play, id).filter((at) => enemyPiecesAt(play, seat, at) > 0)

const battlegrounds = (play: Play, { done = [] }: Pick<HirelingTask, 'done'>): number[] =>
  standingAt(play, id).filter((at) => !done.includes(at) && canBattleAt(play, id, at))

/** Enemy players with faction pieces there and cards to lose, in turn order. */
const marks = (play: Play, seat: Seat, at: number): Seat[] =>
  seatsFrom(play, seat).filter(
    (other) =>
      enemyPlayers(play, seat).includes(other) && isPresent(play, other, at) && sideOf(play, other).hand.length > 0,
  )

const robbed = (play: Play, seat: Seat): number[] =>
  standingAt(play, id).filter((at) => marks(play, seat, at).length > 0)

/** ROOT-HIR-11: they come to their enemies, and fight them or rob them. */
export const corvidSpies: HirelingRules = {
  setUp: (_play, seat) => [{ do: 'hireling', seat, hireling: id, step: 'set-up', done: [] }],
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play, seat) =>
        targets(play, seat).length > 0 || battlegrounds(play, {}).length > 0 || robbed(play, seat).length > 0,
      use: (play, seat) =>
        plan(
          play,
          { do: 'hireling', seat, hireling: id, step: 'place', left: arriving },
          { do: 'hireling', seat, hireling: id, step: 'act' },
        ),
    },
  ],
  steps: {
    'set-up': placingStep({
      law: 'ROOT-HIR-11a',
      of: (play, { done = [] }) => covers(play, done),
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        if (task.done?.length === 0) planStep(play, task, 'set-up', { done: [at] })
      },
    }),
    place: placingStep({
      law: 'ROOT-HIR-11b',
      of: (play, { seat }) => targets(play, seat),
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        const left = (task.left ?? 1) - 1
        if (left > 0) planStep(play, task, 'place', { left })
      },
    }),
    act: orStep('ROOT-HIR-11b', [
      {
        what: 'battle',
        can: (play) => battlegrounds(play, {}).length > 0,
        chosen: (play, task) => planStep(play, task, 'battle', { done: [] }),
      },
      {
        what: 'rob',
        can: (play, { seat }) => robbed(play, seat).length > 0,
        chosen: (play, task) => planStep(play, task, 'rob'),
      },
    ]),
    battle: clearingStep({
      law: 'ROOT-HIR-11b',
      of: battlegrounds,
      chosen(play, task, at) {
        planStep(play, task, 'battle', { done: [...(task.done ?? []), at] })
        plan(play, { do: 'battle-whom', seat: task.seat, at, owner: id })
      },
    }),
    rob: clearingStep({
      law: 'ROOT-HIR-11b',
      of: (play, { seat }) => robbed(play, seat),
      chosen(play, { seat }, at) {
        for (const other of marks(play, seat, at)) takeRandom(play, other, seat)
      },
    }),
  },
}
