import type { Emit } from '../../core'
import type { Event } from './event'
import { byFaction } from './factions/by-faction'
import { factionRules } from './factions/rules'
import { hirelingRules } from './hirelings/rules'
import type { Play } from './play'
import type { State } from './state'
import { playedOn } from './woodlands'

const rulesOfFaction = /* @__PURE__ */ byFaction(factionRules)

/** Everything that the rules need to play on from a state. */
export const playOn = (state: State, emit?: Emit<Event>): Play => ({
  state,
  ground: playedOn(state.map),
  factions: factionRules,
  rulesOfFaction,
  hirelings: hirelingRules,
  emit,
})
