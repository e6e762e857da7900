import type { Play } from '../play'
import { clearings, type Hireling } from '../vocabulary'
import { hiredOf, openTo } from './ground'

/** Where, of these clearings, a warrior of its supply can be placed; nowhere without one. */
export const roomFor = (play: Play, hireling: Hireling, of: readonly number[] = clearings): number[] =>
  hiredOf(play, hireling).supply > 0 ? openTo(play, hireling).filter((at) => of.includes(at)) : []
