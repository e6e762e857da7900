import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import type { Question } from '../../play'
import { layRuinItems } from '../../ruins'
import { canPlace } from '../../rule'
import { cornerRefused, hasRoom, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { hundredsTracks } from './facts'

/** Where the Hundreds start (ROOT-14.3.1b). */
export interface CornerTask {
  readonly do: 'hundreds-corner'
  readonly seat: Seat
}
export type HundredsSetupAction = { readonly type: 'start'; readonly at: number }

const corner: Question<CornerTask, HundredsSetupAction> = {
  actions: (play, { seat }) => startingCorners(play, seat, { builds: true }).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    if (canPlace(play, seat, at)) {
      place(play, seat, 'warlord', at)
      place(play, seat, 'warrior', at, hundredsTracks.startWarriors)
    }
    if (hasRoom(play, seat, at, true)) place(play, seat, 'stronghold', at)
    layRuinItems(play, 1)
  },
}

export const hundredsSetup: Chapter<CornerTask, HundredsSetupAction> = {
  tasks: {
    'hundreds-corner': {
      fields: { seat: shape.seat },
      law: 'ROOT-14.3.1b',
      rule: corner,
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-14.3.1b') },
    },
  },
  actions: { start: { fields: { at: shape.clearing } } },
}
