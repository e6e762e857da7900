import { item } from '../../../toolkit'
import { defendersAt, startBattle } from '../battle/battle'
import { canDraw, draw } from '../hands'
import { type Play, plan, rulesOf, seatsFrom } from '../play'
import { isPresent } from '../rule'
import type { Seat } from '../vocabulary'
import { clearingStep, ownerStep, placingStep } from './choices'
import { openTo, pawnOf } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { setPawn, stepsOf } from './pawn'

const id = 'riverfolk-flotilla'
const most = 3

/** Where it starts: on the river, at the edge of the map. */
const harbours = (play: Play): number[] =>
  openTo(play, id).filter((at) => item(play.ground.byRiver, at).length > 0 && play.ground.edge.includes(at))

/** Who meets it where it lies, from its controller on. */
const guests = (play: Play, seat: Seat): Seat[] =>
  seatsFrom(play, seat).filter((each) => isPresent(play, each, pawnOf(play, id)))

const mayDraw = (play: Play, seat: Seat): boolean =>
  canDraw(play.state) && rulesOf(play, seat).mayDraw?.(play, seat) !== false

/** ROOT-HIR-8: nothing can be done to it, for it has no piece to lose but its pawn; it brings cards along the river. */
export const riverfolkFlotilla: HirelingRules = {
  setUp: (_play, seat) => [{ do: 'hireling', seat, hireling: id, step: 'set-up' }],
  evades: () => true,
  hitsBeside: () => most,
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      must: true,
      usable: (play) => pawnOf(play, id) > 0,
      use: (play, seat) =>
        plan(
          play,
          ...guests(play, seat).map((each) => ({ do: 'hireling', seat: each, hireling: id, step: 'draw' }) as const),
          { do: 'hireling', seat, hireling: id, step: 'sail' },
          { do: 'hireling', seat, hireling: id, step: 'battle' },
        ),
    },
  ],
  steps: {
    'set-up': placingStep({ law: 'ROOT-HIR-8a', of: harbours, chosen: (play, _task, at) => setPawn(play, id, at) }),
    draw: orStep(
      'ROOT-HIR-8c',
      [
        {
          what: 'draw',
          can: (play, { seat }) => mayDraw(play, seat),
          chosen: (play, { seat }) => void draw(play, seat, 1),
        },
      ],
      true,
    ),
    sail: clearingStep({
      law: 'ROOT-HIR-8c',
      of: (play) => stepsOf(play, id, (from) => item(play.ground.byRiver, from)),
      chosen: (play, _task, at) => setPawn(play, id, at),
    }),
    battle: ownerStep({
      law: 'ROOT-HIR-8c',
      of: (play) => defendersAt(play, id, pawnOf(play, id)),
      chosen: (play, _task, owner) => startBattle(play, id, owner, pawnOf(play, id)),
      optional: true,
    }),
  },
}
