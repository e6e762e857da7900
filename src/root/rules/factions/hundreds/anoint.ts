import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import type { Play, Question } from '../../play'
import { unplaceable } from '../../reasons'
import { remove } from '../../removal'
import { canPlace, countAt } from '../../rule'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'
import { warlordAt } from './warlord'

/** While there is no Warlord on the map, a warrior becomes it (ROOT-14.4.3a). */
export interface AnointTask {
  readonly do: 'anoint'
  readonly seat: Seat
}
export type AnointAction = { readonly type: 'anoint'; readonly at: number }

/** ROOT-14.4.3b: without a warrior that can be replaced it comes to any clearing. */
function thrones(play: Play, seat: Seat): number[] {
  if (warlordAt(play, seat) > 0) return []
  const open = clearings.filter((at) => canPlace(play, seat, at))
  const held = open.filter((at) => countAt(play, seat, 'warrior', at) > 0)
  return held.length > 0 ? held : open
}

const anointing: Question<AnointTask, AnointAction> = {
  actions: (play, { seat }) => thrones(play, seat).map((at) => ({ type: 'anoint', at })),
  answer(play, { seat }, { at }) {
    // It is replaced, so what its removal sets off counts (ROOT-INT-16).
    if (countAt(play, seat, 'warrior', at) > 0)
      remove(play, [{ by: null, losses: [{ owner: seat, kind: 'warrior', at, count: 1 }] }], true)
    place(play, seat, 'warlord', at)
  },
}

export const anoint: Chapter<AnointTask, AnointAction> = {
  tasks: {
    anoint: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.4.3a',
      rule: anointing,
      refuse: {
        anoint: (play, { seat }, { at }) =>
          unplaceable(play, seat, at) ?? because('nobody-there.warrior', 'ROOT-14.4.3a', { seat, at }),
      },
    },
  },
  actions: { anoint: { fields: { at: shape.clearing } } },
}
