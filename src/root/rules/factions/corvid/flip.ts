import { takeRandom } from '../../hands'
import { areEnemies } from '../../owner'
import { type Play, seatsFrom } from '../../play'
import { remove, removeAllEnemies } from '../../removal'
import { isPresent } from '../../rule'
import { score } from '../../score'
import type { PlotKind, Seat } from '../../vocabulary'
import { corvidOf } from './board'
import { plotAt, plotsAt } from './plots'

/** ROOT-13.7.1a: all enemy pieces of the clearing, then the bomb itself. */
function explode(play: Play, seat: Seat, at: number): void {
  removeAllEnemies(play, seat, [at])
  if (play.state.result) return
  remove(play, [{ by: seat, losses: [{ owner: seat, kind: 'plot', at, count: 1 }] }])
}

/** ROOT-13.7.3a: a card at random of every enemy player with a faction piece there. */
function extort(play: Play, seat: Seat, at: number): void {
  for (const other of seatsFrom(play, seat))
    if (areEnemies(play, seat, other) && isPresent(play, other, at)) takeRandom(play, other, seat)
}

/** What a plot does when it is turned up; the others do something as long as they lie there, or when they leave. */
const effects: Readonly<Partial<Record<PlotKind, (play: Play, seat: Seat, at: number) => void>>> = {
  bomb: explode,
  extortion: extort,
}

/** A plot is turned up: its points come first, then what it does (ROOT-13.4.2b, ROOT-13.7.1b). */
export function flip(play: Play, seat: Seat, at: number): void {
  const plot = plotAt(play, seat, at)
  if (!plot) throw new Error(`There is no plot in clearing ${at}.`)
  corvidOf(play, seat).plots[at] = { face: plot.face, up: true, not: [] }
  play.emit?.({ type: 'flipped', seat, at, plot: plot.face })
  score(play, seat, plotsAt(play, seat, true).length, 'ROOT-13.4.2b')
  if (!play.state.result) effects[plot.face]?.(play, seat, at)
}
