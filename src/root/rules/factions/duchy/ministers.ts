import { canBattle } from '../../battle/declare'
import { canMarch } from '../../moving/move'
import { type Play, sideOf } from '../../play'
import { onMap } from '../../rule'
import { hasMarker } from '../../score'
import { type Minister, ministers, type Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { court } from './facts'
import { sitesOf } from './sites'
import { tunnelsLeft } from './tunnels'

/** Whom the Mayor can follow: a swayed Squire or Noble, himself apart (ROOT-12.5.2.6a). */
export const isModel = (minister: Minister): boolean => minister !== 'mayor' && court[minister].rank !== 'lord'

/** Whether a minister has something to do; all of it is public. */
const canAct: Readonly<Record<Minister, (play: Play, seat: Seat) => boolean>> = {
  foremole: (play, seat) => sideOf(play, seat).hand.length > 0 && sitesOf(play, seat).length > 0,
  captain: (play, seat) => canBattle(play, seat),
  marshal: (play, seat) => canMarch(play, seat),
  brigadier: (play, seat) => canMarch(play, seat) || canBattle(play, seat),
  banker: (play, seat) => hasMarker(play, seat) && sideOf(play, seat).hand.length > 0,
  mayor: (play, seat) => models(play, seat).length > 0,
  'duchess-of-mud': (play, seat) => hasMarker(play, seat) && tunnelsLeft(play, seat) === 0,
  'baron-of-dirt': (play, seat) => hasMarker(play, seat) && onMap(play, seat, 'market') > 0,
  'earl-of-stone': (play, seat) => hasMarker(play, seat) && onMap(play, seat, 'citadel') > 0,
}

/** Swayed ministers who have something to do, in the order of their list (ROOT-ENG-29); of all, or of some. */
export function ready(play: Play, seat: Seat, some: (minister: Minister) => boolean = () => true): Minister[] {
  const { swayed } = duchyOf(play, seat)
  return ministers.filter((each) => swayed.includes(each) && some(each) && canAct[each](play, seat))
}

/** The ministers whose action the Mayor can take. */
export const models = (play: Play, seat: Seat): Minister[] => ready(play, seat, isModel)
