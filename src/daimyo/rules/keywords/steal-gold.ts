import type { Keyword } from '../keyword'
import { otherClans, type Question } from '../play'
import { gain, has, isClan, pay } from '../resources'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** 1 gold from another clan that has some (DAI-KEY-20). */
export interface StealGoldStep {
  readonly do: 'stealGold'
}

export interface StealGoldTask {
  readonly do: 'steal-gold'
  readonly seat: Clan
}

const rule: Question<StealGoldTask> = {
  actions: (play, { seat }) =>
    otherClans(play, seat)
      .filter((clan) => has(play, clan, 'gold', 1))
      .map((clan) => ({ type: 'clan', clan })),
  answer(play, { seat }, action) {
    if (action.type !== 'clan' || !isClan(action.clan)) return
    pay(play, action.clan, 'gold', 1)
    gain(play, seat, 'gold', 1)
  },
}

export const stealGold: Keyword<StealGoldStep, StealGoldTask> = {
  steps: { stealGold: { fields: {}, tasks: (_play, _step, seat) => [{ do: 'steal-gold', seat }] } },
  tasks: { 'steal-gold': { fields: { seat: shape.clan }, law: 'DAI-KEY-20', rule } },
  actions: {},
}
