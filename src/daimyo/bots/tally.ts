import { built, influence, onBoard } from '../rules/counts'
import { heroesOf } from '../rules/heroes'
import { type Play, sideOf } from '../rules/play'
import type { Clan } from '../rules/vocabulary'

/** What goals count, of one clan. */
export interface Tally {
  governors: number
  governorIslands: number
  shadows: number
  farms: number
  towers: number
  relics: number
  storage: number
  heroes: number
  /** The most influence on one island. */
  influence: number
  strongholds: number
}

/** As much influence as makes a stronghold. */
const stronghold = 6

export function tallyOf(play: Play, clan: Clan): Tally {
  const { relics, capacity } = sideOf(play, clan)
  const { islands } = play.state
  const held = islands.map((island) => influence(play.state, island, clan))
  return {
    governors: onBoard(play, clan, 'governor'),
    governorIslands: islands.filter(({ governors }) => governors.includes(clan)).length,
    shadows: onBoard(play, clan, 'shadow'),
    farms: built(play, clan, 'farm'),
    towers: built(play, clan, 'tower'),
    relics: relics.length,
    storage: capacity,
    heroes: heroesOf(play, clan).length,
    influence: Math.max(...held),
    strongholds: held.filter((each) => each >= stronghold).length,
  }
}
