import { useAbility } from '../cards'
import type { Keyword } from '../keyword'
import { otherClans, type Question } from '../play'
import { isClan } from '../resources'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** Carries out the ability of another clan (DAI-KEY-18). */
export interface ClanAbilityStep {
  readonly do: 'clanAbility'
}

export interface WhoseAbilityTask {
  readonly do: 'whose-ability'
  readonly seat: Clan
}

const rule: Question<WhoseAbilityTask> = {
  actions: (play, { seat }) => otherClans(play, seat).map((clan) => ({ type: 'clan', clan })),
  answer(play, { seat }, action) {
    if (action.type === 'clan' && isClan(action.clan)) useAbility(play, seat, action.clan)
  },
}

export const clanAbility: Keyword<ClanAbilityStep, WhoseAbilityTask> = {
  steps: { clanAbility: { fields: {}, tasks: (_play, _step, seat) => [{ do: 'whose-ability', seat }] } },
  tasks: { 'whose-ability': { fields: { seat: shape.clan }, law: 'DAI-KEY-18', rule } },
  actions: {},
}
