import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { clearingsOf } from '../../clearings'
import { isLostCity } from '../../landmarks/lost-city'
import { place } from '../../placing'
import { hasSuit, type Play, plan, type Question } from '../../play'
import { unplaceable } from '../../reasons'
import { canPlace, countAt, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { type ClearingSuit, clearingSuits, type Seat } from '../../vocabulary'

/** A warrior in a clearing of each suit, one after another (ROOT-13.3.2). */
export interface ScatterTask {
  readonly do: 'scatter'
  readonly seat: Seat
  readonly suit: ClearingSuit
}
export type ScatterAction = { readonly type: 'place'; readonly at: number }

/** The Lost City serves for one suit: the three clearings are different. The warrior of a plot's own setup does not count. */
const hasServed = (play: Play, seat: Seat, at: number): boolean =>
  isLostCity(play.state, at) && warriorsAt(play, seat, at) > countAt(play, seat, 'plot', at)

const scattering: Question<ScatterTask, ScatterAction> = {
  actions: (play, { seat, suit }) =>
    clearingsOf(play, suit)
      .filter((at) => canPlace(play, seat, at) && !hasServed(play, seat, at))
      .map((at) => ({ type: 'place', at })),
  answer(play, { seat, suit }, { at }) {
    place(play, seat, 'warrior', at)
    const next = clearingSuits[clearingSuits.indexOf(suit) + 1]
    if (next) plan(play, { do: 'scatter', seat, suit: next })
  },
}

function scatterRefused(play: Play, { seat, suit }: ScatterTask, at: number): Refusal | null {
  return hasSuit(play, at, suit)
    ? unplaceable(play, seat, at)
    : because('wrong-suit.clearing', 'ROOT-13.3.2', { at, suit })
}

export const corvidSetup: Chapter<ScatterTask, ScatterAction> = {
  tasks: {
    scatter: {
      fields: { seat: shape.seat, suit: shape.clearingSuit },
      law: 'ROOT-13.3.2',
      rule: scattering,
      refuse: { place: (play, task, { at }) => scatterRefused(play, task, at) },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}
