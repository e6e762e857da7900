import { plan } from '../play'
import { clearingStep, placingStep } from './choices'
import { openBeside, pawnOf } from './ground'
import type { HirelingRules } from './hireling'
import { goalsOf, setPawn, stepTo } from './pawn'

const id = 'stoic-protector'

/** ROOT-HIR-13D: it keeps the pieces of its controller from harm where it stands. */
export const stoicProtector: HirelingRules = {
  whenHired: (play, seat) => (pawnOf(play, id) === 0 ? [{ do: 'hireling', seat, hireling: id, step: 'hired' }] : []),
  evades: () => true,
  shields: ({ pawn }, at) => pawn === at,
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      must: true,
      usable: (play) => goalsOf(play, id).length > 0,
      use: (play, seat) => plan(play, { do: 'hireling', seat, hireling: id, step: 'move' }),
    },
  ],
  steps: {
    hired: placingStep({
      law: 'ROOT-HIR-13Da',
      of: (play, { seat }) => openBeside(play, id, seat),
      chosen: (play, _task, at) => setPawn(play, id, at),
    }),
    move: clearingStep({
      law: 'ROOT-HIR-13Dc',
      of: (play) => goalsOf(play, id),
      chosen: (play, { seat }, at) => stepTo(play, id, seat, at),
    }),
  },
}
