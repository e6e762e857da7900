import { because } from '../../because'
import { onMap } from '../../rule'
import type { FactionRules } from '../faction'
import { between, bonusCards, cardSteps } from '../turns'
import type { MarquiseBoard } from './board'
import { byCard } from './by-card'
import { marquiseTracks } from './facts'
import { canBeSaved } from './hospitals'
import { keepOf } from './keep'

export const marquise: FactionRules<MarquiseBoard, MarquiseBoard> = {
  fields: {},
  newBoard: () => ({ faction: 'marquise' }),
  copyBoard: ({ faction }) => ({ faction }),
  showBoard: ({ faction }) => ({ faction }),
  boardBehind: ({ faction }) => ({ faction }),
  setup: (seat) => ({ do: 'keep', seat }),
  byCard,
  startedAt: keepOf,
  turn: (seat) => ({
    birdsong: [between(seat), { do: 'wood', seat, done: [] }],
    daylight: [
      { do: 'craft-step', seat },
      { do: 'cat-actions', seat, left: 3, recruited: false },
    ],
    evening: cardSteps(seat),
  }),
  drawCount: (play, seat) => 1 + bonusCards(onMap(play, seat, 'recruiter'), marquiseTracks.drawBonusAt),
  bars: (side, at) => keepOf(side) === at,
  whyBarred: (at) => because('keep.place', 'ROOT-6.2.2a', { at }),
  afterLoss: (play, seat, { kind, at, count }, _by, replaced) =>
    kind === 'warrior' && canBeSaved(play, seat)
      ? [{ owner: seat, effect: { do: 'save', seat, at, count, replaced } }]
      : null,
  laws: {},
}
