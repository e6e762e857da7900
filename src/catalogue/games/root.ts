import { greedy, rootGuide } from '../../root/bots'
import { rootEncoding } from '../../root/encode'
import { type Action, type Event, type Options, root, type Seat, type State, type View } from '../../root/rules'
import { deckIds, type Faction, factions, mapIds, mostPlayers } from '../../root/rules/vocabulary'
import type { Chosen, Listing, Setting } from '../listing'
import { plainly } from '../policies'
import { reordered } from '../reordered'

const ways = ['random', 'any', 'draft'] as const

/** Makes the error for a name that an option does not accept. */
type Refusing = (option: string, names: string, given: string) => string

const refusing: Refusing = (option, names, given) => `--${option} takes ${names}, not "${given}".`

/** Reads one of the names that an option accepts. */
function oneOf<Name extends string>(option: string, names: readonly Name[], given: string, refused: Refusing): Name {
  const found = names.find((name) => name === given.trim().toLowerCase())
  if (found === undefined) throw new Error(refused(option, names.join(', '), given))
  return found
}

/** The factions in the order of the seats, or the way to find them. */
export function readFactions(given: string, refused = refusing): readonly Faction[] | (typeof ways)[number] {
  const way = ways.find((name) => name === given)
  return way ?? given.split(',').map((name) => oneOf('factions', factions, name, refused))
}

/** What `--advanced` takes: `plain` adds nothing to the advanced setup. */
export const advancedNames = ['plain', 'hirelings', 'second-vagabond', 'insurgents'] as const

/** What `--landmarks` takes. */
const landmarkCounts = { '1': { landmarks: { count: 1 } }, '2': { landmarks: { count: 2 } } } as const

/** The advanced setup with the named parts; landmarks belong to it, so a number of them chooses it too. */
function readAdvanced(
  named: string | undefined,
  landmarks: string | undefined,
  refused: Refusing,
): NonNullable<Options['advanced']> {
  const parts = named?.split(',').map((name) => oneOf('advanced', advancedNames, name, refused)) ?? []
  return {
    ...(landmarks === undefined ? {} : landmarkCounts[oneOf('landmarks', ['1', '2'], landmarks, refused)]),
    ...(parts.includes('hirelings') ? { hirelings: true } : {}),
    ...(parts.includes('second-vagabond') ? { secondVagabond: true } : {}),
    ...(parts.includes('insurgents') ? { insurgents: true } : {}),
  }
}

/** The named map and deck, and the advanced setup. */
export const readTable = (
  { map, deck, advanced, landmarks }: Chosen['settings'],
  refused = refusing,
): Pick<Options, 'map' | 'deck' | 'advanced'> => ({
  ...(map === undefined ? {} : { map: oneOf('map', mapIds, map, refused) }),
  ...(deck === undefined ? {} : { deck: oneOf('deck', deckIds, deck, refused) }),
  ...(advanced === undefined && landmarks === undefined
    ? {}
    : { advanced: readAdvanced(advanced, landmarks, refused) }),
})

const tableSettings: readonly Setting[] = [
  { name: 'map', values: 'NAME', meaning: `${mapIds.join(', ')}; ${mapIds[0]} unless given` },
  { name: 'deck', values: 'NAME', meaning: `${deckIds.join(' or ')}; ${deckIds[0]} unless given` },
  {
    name: 'advanced',
    values: 'NAME,NAME',
    meaning: `the advanced setup: ${advancedNames.join(', ')}; the standard setup unless given`,
  },
  { name: 'landmarks', values: '1, 2', meaning: 'that many landmarks in the advanced setup; none unless given' },
]

const usualPlayers = 4

/** The factions that go around among the seats, and the number of seats; a text if the factions are found in another way. */
function around({ players, settings }: Pick<Chosen, 'players' | 'settings'>): {
  readonly names: readonly Faction[] | (typeof ways)[number]
  readonly count: number
} {
  const { factions: given } = settings
  const names = given === undefined ? null : readFactions(given)
  if (names !== null && typeof names !== 'string') {
    if (players !== null && players !== names.length)
      throw new Error(`--factions names ${names.length} factions for ${players} players: leave out --players.`)
    return { names, count: names.length }
  }
  const count = players ?? usualPlayers
  if (count < 2 || count > mostPlayers) throw new Error(`Root is for 2 to ${mostPlayers} players, not for ${players}.`)
  return { names: names ?? factions.slice(0, Math.max(usualPlayers, count)), count }
}

function options(chosen: Chosen): Options {
  const { seed, settings, turn } = chosen
  const { names, count } = around(chosen)
  const where = readTable(settings)
  if (typeof names === 'string') return { seed, players: count, factions: names, ...where }
  const order = reordered(names, Math.floor(turn / names.length))
  const from = turn % names.length
  return { seed, factions: [...order.slice(from), ...order.slice(0, from)].slice(0, count), ...where }
}

export const rootListing: Listing<State, Action, View, Options, Seat, Event> = {
  game: root,
  title: 'Root',
  settings: [
    {
      name: 'factions',
      values: 'NAME,NAME',
      meaning: 'which play, and move around the seats; or any, random or draft; the first four unless given',
    },
    ...tableSettings,
  ],
  policies: { greedy: plainly(greedy, 'the best of the next actions, by a quick look') },
  options,
  turns(chosen) {
    const { names } = around(chosen)
    return typeof names === 'string' ? 1 : names.length
  },
  seated: () => ({}),
  guide: rootGuide,
  encoding: rootEncoding,
  faction: ({ sides }, seat) => sides[seat]?.board.faction ?? seat,
}
