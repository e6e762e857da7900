import { plan } from '../play'
import { detains } from './band'
import { placingStep } from './choices'
import { placeWarriors } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'

const id = 'street-band'

/** ROOT-HIR-7D: it comes to the map musician by musician. */
export const streetBand: HirelingRules = {
  detains,
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => roomFor(play, id).length > 0,
      use: (play, seat) => plan(play, { do: 'hireling', seat, hireling: id, step: 'place' }),
    },
  ],
  steps: {
    place: placingStep({
      law: 'ROOT-HIR-7Db',
      of: (play) => roomFor(play, id),
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
  },
}
