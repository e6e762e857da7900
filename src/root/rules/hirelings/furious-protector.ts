import { because } from '../because'
import { plan } from '../play'
import { remove } from '../removal'
import { countAt } from '../rule'
import { clearingStep, placingStep } from './choices'
import { openTo, pawnOf } from './ground'
import type { HirelingRules } from './hireling'
import { goalsOf, setPawn, stepTo } from './pawn'

const id = 'furious-protector'

/** ROOT-HIR-13: nobody builds where it stands, and nobody is safe where it comes. */
export const furiousProtector: HirelingRules = {
  setUp: (_play, seat) => [{ do: 'hireling', seat, hireling: id, step: 'set-up' }],
  evades: () => true,
  bars: ({ pawn }, at) => pawn === at,
  whyBarred: (at) => because('protector.place', 'ROOT-HIR-13b', { at }),
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      must: true,
      usable: (play) => pawnOf(play, id) > 0,
      use: (play, seat) =>
        plan(
          play,
          { do: 'hireling', seat, hireling: id, step: 'move' },
          { do: 'hireling', seat, hireling: id, step: 'rage' },
        ),
    },
  ],
  steps: {
    'set-up': placingStep({
      law: 'ROOT-HIR-13a',
      of: (play) => openTo(play, id),
      chosen: (play, _task, at) => setPawn(play, id, at),
    }),
    move: clearingStep({
      law: 'ROOT-HIR-13c',
      of: (play) => goalsOf(play, id),
      chosen: (play, { seat }, at) => stepTo(play, id, seat, at),
    }),
    /** No choice: a warrior of each player there leaves, all at once (ROOT-HIR-13d). */
    rage: {
      law: 'ROOT-HIR-13c',
      actions: () => [{ type: 'hireling-do', what: 'remove' }],
      answer(play) {
        const at = pawnOf(play, id)
        const hit = play.state.seats.filter((owner) => countAt(play, owner, 'warrior', at) > 0)
        remove(play, [{ by: id, losses: hit.map((owner) => ({ owner, kind: 'warrior', at, count: 1 })) }])
      },
    },
  },
}
