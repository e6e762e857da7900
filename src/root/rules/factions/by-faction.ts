import { item } from '../../../toolkit'
import { type Faction, factions } from '../vocabulary'
import type { Facts } from './fact'
import { factsOf } from './facts'

/** Reads a table by faction. To compare names is faster than to look one up: engines do that slowly by a name that changes. */
export function byFaction<Each>(table: Readonly<Record<Faction, Each>>): (faction: Faction) => Each {
  const list = factions.map((faction) => table[faction])
  return (faction) => {
    for (let index = 0; index < factions.length; index++) if (factions[index] === faction) return item(list, index)
    throw new Error(`There is no faction ${faction}.`)
  }
}

/** The factions of which a fact is true; for most facts there is one. */
export const factionsThat = (fact: keyof Facts): readonly Faction[] =>
  factions.filter((faction) => factsOf[faction][fact] === true)

/** Whether a faction is one of a few. */
export function isOneOf(few: readonly Faction[], faction: Faction): boolean {
  for (const each of few) if (each === faction) return true
  return false
}
