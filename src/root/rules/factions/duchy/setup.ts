import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { factionOf, type Play, type Question } from '../../play'
import { canPlace } from '../../rule'
import { cornerRefused, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import { burrow, type Seat } from '../../vocabulary'

/** Where the Duchy comes to the surface (ROOT-12.3.3a). */
export interface CornerTask {
  readonly do: 'duchy-corner'
  readonly seat: Seat
}
export type DuchySetupAction = { readonly type: 'start'; readonly at: number }

/** Only the keep and the first roost are named for the corner opposite. */
const counts = (play: Play, other: Seat): boolean => ['marquise', 'eyrie'].includes(factionOf(play, other))

const corner: Question<CornerTask, DuchySetupAction> = {
  actions: (play, { seat }) =>
    startingCorners(play, seat, { counts: (other) => counts(play, other) }).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    // Its neighbours are those above the ground.
    const near = linksFrom(play, seat, at).filter((each) => each !== burrow && canPlace(play, seat, each))
    const isOpen = canPlace(play, seat, at)
    if (isOpen) place(play, seat, 'tunnel', at)
    for (const each of isOpen ? [at, ...near] : near) place(play, seat, 'warrior', each, 2)
  },
}

export const duchySetup: Chapter<CornerTask, DuchySetupAction> = {
  tasks: {
    'duchy-corner': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.3.3a',
      rule: corner,
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-12.3.3a') },
    },
  },
  actions: { start: { fields: { at: shape.clearing } } },
}
