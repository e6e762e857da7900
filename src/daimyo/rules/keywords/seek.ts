import { moveSeeker, seekerIslands } from '../actions/relic'
import { because } from '../because'
import type { Keyword } from '../keyword'
import { orDone, plan, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** The Seeker moves, and may take so many tiles there (DAI-KEY-06). */
export interface SeekStep {
  readonly do: 'seek'
  readonly take: number
}

export interface SeekTask {
  readonly do: 'seek'
  readonly seat: Clan
  readonly take: number
}

const rule: Question<SeekTask> = {
  actions: (play, { seat }) => orDone(seekerIslands(play, seat)),
  answer(play, { seat, take }, action) {
    if (action.type !== 'island') return
    moveSeeker(play, seat, action.island)
    plan(play, { do: 'take-relic', seat, from: 'seeker', left: take })
  },
}

export const seek: Keyword<SeekStep, SeekTask> = {
  steps: {
    seek: {
      fields: { take: shape.count },
      tasks: (_play, { take }, seat) => [{ do: 'seek', seat, take }],
    },
  },
  tasks: {
    seek: {
      fields: { seat: shape.clan, take: shape.count },
      law: 'DAI-KEY-06',
      rule,
      refuse: {
        island: (play, { seat }, { island }) =>
          sideOf(play, seat).seeker === island ? because('seeker-stays', 'DAI-SEEK-02', { island }) : null,
      },
    },
  },
  actions: {},
}
