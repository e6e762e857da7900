import type { Chapter } from '../../chapter'
import type { Play } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { riverfolkTracks } from './facts'
import { pay, places, transferAll } from './money'
import { hasPosts } from './posts'
import { countIn } from './purse'

export interface ProtectionismTask {
  readonly do: 'protectionism'
  readonly seat: Seat
}
export interface DividendsTask {
  readonly do: 'dividends'
  readonly seat: Seat
}
export interface GatherTask {
  readonly do: 'gather'
  readonly seat: Seat
}

/** ROOT-11.4.1. */
function protect(play: Play, { seat }: ProtectionismTask): void {
  if (countIn(riverfolkOf(play, seat).payments) === 0) pay(play, seat, riverfolkTracks.protection)
}

/** ROOT-11.4.2: with a trade post on the map, a point for every two warriors in the Funds box. */
function divide(play: Play, { seat }: DividendsTask): void {
  if (!hasPosts(play, seat)) return
  const points = Math.floor(countIn(riverfolkOf(play, seat).funds) / riverfolkTracks.fundsPerPoint)
  score(play, seat, points, 'ROOT-11.4.2')
}

/** ROOT-11.4.3. */
function gather(play: Play, { seat }: GatherTask): void {
  for (const place of places) if (place !== 'funds') transferAll(play, seat, place, 'funds')
}

export const riverfolkBirdsong: Chapter<never, never, ProtectionismTask | DividendsTask | GatherTask> = {
  tasks: {
    protectionism: { fields: { seat: shape.seat }, law: 'ROOT-11.4.1', rule: { run: protect } },
    dividends: { fields: { seat: shape.seat }, law: 'ROOT-11.4.2', rule: { run: divide } },
    gather: { fields: { seat: shape.seat }, law: 'ROOT-11.4.3', rule: { run: gather } },
  },
  actions: {},
}
