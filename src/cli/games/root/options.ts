import type { Options } from '../../../root/rules'
import { deckIds, type Faction, factions, mapIds } from '../../../root/rules/vocabulary'
import type { TerminalChosen, TerminalSetting } from '../../../toolkit'

const ways = ['random', 'draft'] as const

export const settings: readonly TerminalSetting[] = [
  {
    name: 'factions',
    values: 'NAME,NAME',
    meaning: 'who sits where, from p1 on; or random, or draft; random unless given',
  },
  { name: 'map', values: 'NAME', meaning: `${mapIds.join(', ')}; ${mapIds[0]} unless given` },
  { name: 'deck', values: 'NAME', meaning: `${deckIds.join(' or ')}; ${deckIds[0]} unless given` },
]

/** One of the names that an option takes. */
function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const found = names.find((name) => name === given.trim().toLowerCase())
  if (found === undefined) throw new Error(`--${option} takes ${names.join(', ')}, not "${given}".`)
  return found
}

function seating(given: string): readonly Faction[] | (typeof ways)[number] {
  const way = ways.find((name) => name === given)
  return way ?? given.split(',').map((name) => oneOf('factions', factions, name))
}

export function options({ seed, players, settings: chosen }: TerminalChosen): Options {
  const { factions: wanted, map, deck } = chosen
  return {
    seed,
    ...(players === null ? {} : { players }),
    ...(wanted === undefined ? {} : { factions: seating(wanted) }),
    ...(map === undefined ? {} : { map: oneOf('map', mapIds, map) }),
    ...(deck === undefined ? {} : { deck: oneOf('deck', deckIds, deck) }),
  }
}
