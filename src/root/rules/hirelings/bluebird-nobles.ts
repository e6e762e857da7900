import { ruledBy } from '../clearings'
import type { Play } from '../play'
import { hasMarker, score } from '../score'
import type { Seat } from '../vocabulary'
import type { HirelingRules } from './hireling'

/** ROOT-HIR-2Db: a point for three clearings that their controller rules. */
const pointsFor = (play: Play, seat: Seat): number => Math.floor(ruledBy(play, seat).length / 3)

/** ROOT-HIR-2Da stands in the facts: their controller rules where presence is tied. */
export const bluebirdNobles: HirelingRules = {
  effects: [
    {
      name: 'bluebird-nobles',
      moment: 'birdsong.start',
      must: true,
      usable: (play, seat) => hasMarker(play, seat) && pointsFor(play, seat) > 0,
      use: (play, seat) => score(play, seat, pointsFor(play, seat), 'ROOT-HIR-2Db'),
    },
  ],
}
