import { because } from '../because'
import { playHero as carryOut } from '../cards'
import { handOf } from '../heroes'
import type { Keyword } from '../keyword'
import { orDone, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** One hero from the hand, whatever its strength (DAI-KEY-18). */
export interface PlayHeroStep {
  readonly do: 'playHero'
}

export interface PlayHeroTask {
  readonly do: 'play-hero'
  readonly seat: Clan
}

const rule: Question<PlayHeroTask> = {
  actions: (play, { seat }) => orDone(handOf(play, seat).map((hero) => ({ type: 'hero', hero }) as const)),
  answer(play, { seat }, action) {
    if (action.type === 'hero') carryOut(play, seat, action.hero)
  },
}

export const playHero: Keyword<PlayHeroStep, PlayHeroTask> = {
  steps: { playHero: { fields: {}, tasks: (_play, _step, seat) => [{ do: 'play-hero', seat }] } },
  tasks: {
    'play-hero': {
      fields: { seat: shape.clan },
      law: 'DAI-KEY-18',
      rule,
      refuse: {
        hero: (play, { seat }, { hero }) =>
          sideOf(play, seat).hand.includes(hero) ? null : because('not-in-hand', 'DAI-KEY-18', { hero, seat }),
      },
    },
  },
  actions: {},
}
