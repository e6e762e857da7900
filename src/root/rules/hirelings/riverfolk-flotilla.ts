import { item } from '../../../toolkit'
import { defendersAt, startBattle } from '../battle/battle'
import { canDraw, draw } from '../hands'
import { type Play, plan, rulesOf, seatsFrom } from '../play'
import { heldBy, isPresent } from '../rule'
import type { Seat } from '../vocabulary'
import { clearingStep, ownerStep, placingStep } from './choices'
import { openTo, pawnOf } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { ferryPawn, isFerried, setPawn } from './pawn'
import { planStep } from './steps'

const id = 'riverfolk-flotilla'
const most = 3

/** Where it starts: on the river, at the edge of the map. */
const harbours = (play: Play): number[] =>
  openTo(play, id).filter((at) => item(play.ground.byRiver, at).length > 0 && play.ground.edge.includes(at))

/** Where the river leads; nowhere where it is kept (ROOT-E.3.12). */
function reaches(play: Play): readonly number[] {
  const from = pawnOf(play, id)
  if (from === 0 || heldBy(play, id, from) !== null) return []
  return item(play.ground.byRiver, from).filter((to) => !play.state.scorched.includes(to))
}

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
      of: reaches,
      chosen(play, task, at) {
        if (isFerried(play, id, at)) planStep(play, task, 'ferry', { at })
        else setPawn(play, id, at)
      },
    }),
    battle: ownerStep({
      law: 'ROOT-HIR-8c',
      of: (play) => defendersAt(play, id, pawnOf(play, id)),
      chosen: (play, _task, owner) => startBattle(play, id, owner, pawnOf(play, id)),
      optional: true,
    }),
    /** It goes there in any case: with the Ferry, which brings a card, or without. */
    ferry: {
      law: 'ROOT-LM-2f',
      actions: () => [{ type: 'hireling-do', what: 'draw' }, { type: 'done' }],
      answer(play, { seat, at = 0 }, action) {
        if (action.type === 'done') setPawn(play, id, at)
        else ferryPawn(play, id, seat, at)
      },
    },
  },
}
