import { canBattle } from '../battle/declare'
import { canMarch } from '../moving/move'
import { type Play, plan } from '../play'
import { rules } from '../rule'
import type { Seat } from '../vocabulary'
import { asked, placingStep } from './choices'
import { hiredOf, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'

const id = 'last-dynasty'

/** Where all of them can come to the map. */
const edges = (play: Play): number[] => roomFor(play, id, play.ground.edge)

/** Where they stand, all together; nowhere if they are off the map. */
const campOf = (play: Play): number | undefined => standingAt(play, id)[0]

const arrive = (seat: Seat) => asked(id, seat, { step: 'arrive' })
const battle = (seat: Seat) => ({ do: 'battle', seat, suit: 'bird', owner: id }) as const

/** The Last Dynasty: five who stand together, and fight wherever they are (ROOT-HIR-2b). */
export const lastDynasty: HirelingRules = {
  movesTogether: true,
  setUp: (_play, seat) => [arrive(seat)],
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable(play, seat) {
        const camp = campOf(play)
        if (camp === undefined) return edges(play).length > 0
        return canBattle(play, id) || (rules(play, seat, camp) && canMarch(play, id))
      },
      use(play, seat) {
        const camp = campOf(play)
        if (camp === undefined) plan(play, arrive(seat), battle(seat))
        else if (!rules(play, seat, camp)) plan(play, battle(seat), battle(seat))
        else plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false, owner: id }, battle(seat))
      },
    },
  ],
  steps: {
    arrive: placingStep({
      law: 'ROOT-HIR-2a',
      of: edges,
      chosen: (play, _task, at) => placeWarriors(play, id, at, hiredOf(play, id).supply),
    }),
  },
}
