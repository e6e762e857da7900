import { boardOf, bonusTileOf, clanOf, goalOf, islandOf, marketOf } from './box'
import { built, onBoard } from './counts'
import { heroesOf } from './heroes'
import { mercenaryColours } from './mercenaries'
import { diceByClans, goalsInPlay, recruitSpaces } from './numbers'
import { playOn, sideOf } from './play'
import { sidesOf } from './round/scoring'
import type { RuleId } from './rule-id'
import type { Die, State } from './state'
import {
  bonusPlaces,
  buildingCount,
  type Clan,
  type DieColour,
  dieColours,
  firstCapacity,
  type Island,
  lastCapacity,
  mostRelics,
  relicCopies,
  relicNumbers,
  resources,
  spaceColours,
  unitCounts,
} from './vocabulary'

/** Finds what is wrong with a state, in sentences. */
type Law = (state: State) => readonly string[]

const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : [])

/** Whether a clan puts a drawn tile down just now: it has one tile more than places. */
const putsDown = ({ agenda }: State, seat: Clan): boolean =>
  agenda.some((task) => task.do === 'make-place' && task.drawn && task.seat === seat)

/** How often each thing of a list is there. */
function tally(list: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of list) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

const stackOf = (colour: Island): string[] => relicNumbers.map((number) => `${colour}-${number}`)

function allTiles({ islands, bag, blackMarket, sides, mercenaries, empire }: State): (string | null)[] {
  const owners = [
    ...Object.values(sides),
    ...(mercenaries ? [mercenaries] : []),
    ...(empire ? [{ loose: empire.loose, relics: empire.stacks }] : []),
  ]
  return [
    ...bag,
    ...blackMarket,
    ...islands.flatMap(({ tiles }) => tiles),
    ...owners.flatMap(({ loose, relics }) => [...loose, ...relics.flatMap(stackOf)]),
  ]
}

const perClan =
  (law: (state: State, clan: Clan) => readonly string[]): Law =>
  (state) =>
    state.clans.flatMap((clan) => law(state, clan))

const isComplete = (loose: readonly string[], { id }: { readonly id: Island }): boolean =>
  stackOf(id).every((tile) => loose.includes(tile))

/** What is wrong with dice on spaces of these colours. */
const onSpaces = <At extends string>(
  owner: string,
  dice: readonly (Die & { readonly at: At })[],
  colourOf: (at: At) => DieColour | 'any',
): string[] => [
  ...when(new Set(dice.map(({ at }) => at)).size < dice.length, `${owner} has two dice on one space.`),
  ...dice.flatMap(({ at, colour }) =>
    when(colourOf(at) !== 'any' && colourOf(at) !== colour, `A ${colour} die lies on ${at}.`),
  ),
]

/** What always holds, by the ids of engine.md. Influence is counted from pieces, so DAI-INV-01 holds by itself. */
export const laws: Readonly<Record<RuleId, Law>> = {
  'DAI-INV-02': (state) => {
    const counts = tally(allTiles(state))
    const wanted = state.islands.flatMap(({ id }) => stackOf(id))
    return [
      ...when(counts.size !== wanted.length, 'There are tiles of islands that are not in play.'),
      ...wanted.flatMap((tile) =>
        when(counts.get(tile) !== relicCopies, `${tile} is there ${counts.get(tile)} times.`),
      ),
    ]
  },
  'DAI-INV-03': (state) =>
    sidesOf(state)
      .filter((side) => side !== 'empire')
      .flatMap((side) => [
        ...when(onBoard(playOn(state), side, 'governor') > unitCounts.governor, `${side} has too many governors.`),
        ...when(onBoard(playOn(state), side, 'shadow') > unitCounts.shadow, `${side} has too many Shadows.`),
        ...when(built(playOn(state), side, 'farm') > buildingCount, `${side} has too many Techno-Farms.`),
        ...when(built(playOn(state), side, 'tower') > buildingCount, `${side} has too many Radio Towers.`),
      ]),
  // A place holds one piece, because it has one entry; a list has an entry for each place.
  'DAI-INV-04': (state) =>
    state.islands.flatMap(({ id, governors, buildings, shadows, altars }) => {
      const { produces, shadowGold, altars: values } = islandOf(state, id)
      const isWhole =
        governors.length === produces.length &&
        buildings.length === produces.length &&
        shadows.length === shadowGold.length &&
        altars.length === values.length
      return when(!isWhole, `The places of ${id} are not those of the island.`)
    }),
  'DAI-INV-05': perClan((state, clan) => {
    const { loose, relics, capacity } = sideOf(playOn(state), clan)
    const most = capacity + (putsDown(state, clan) ? 1 : 0)
    return [
      ...when(loose.length + relics.length > most, `${clan} stores more than its capacity.`),
      ...when(capacity < firstCapacity || capacity > lastCapacity, `${clan} has a capacity of ${capacity}.`),
    ]
  }),
  'DAI-INV-06': (state) => [
    ...state.clans.flatMap((clan) => {
      const { loose } = sideOf(playOn(state), clan)
      const complete = state.islands.some((island) => isComplete(loose, island))
      return [
        ...when(new Set(loose).size < loose.length, `${clan} has two equal loose tiles.`),
        ...when(complete && !putsDown(state, clan), `${clan} has not restored a relic.`),
      ]
    }),
    ...when(
      state.islands.some((island) => isComplete(state.mercenaries?.loose ?? [], island)),
      'The Mercenaries have not restored a relic.',
    ),
    ...when(
      state.islands.some((island) => isComplete(state.empire?.loose ?? [], island)),
      'The Empire has not restored a relic.',
    ),
    ...when(
      new Set(state.empire?.loose).size < (state.empire?.loose.length ?? 0),
      'The Empire has two equal loose tiles.',
    ),
  ],
  'DAI-INV-07': perClan((state, clan) => {
    const { resources: own } = sideOf(playOn(state), clan)
    return resources.flatMap((resource) =>
      when(own[resource] < 0 || !Number.isInteger(own[resource]), `${clan} has ${own[resource]} ${resource}.`),
    )
  }),
  'DAI-INV-08': (state) => {
    const { clans, row, market, mercenaries, empire } = state
    const owned = clans.flatMap((clan) => heroesOf(playOn(state), clan))
    const ofEmpire = empire ? [...empire.heroes, empire.unseen] : []
    const held = tally([...row, ...market, ...owned, ...(mercenaries?.heroes ?? []), ...ofEmpire])
    const box = [...marketOf(state), ...clans.flatMap((clan) => clanOf(state, clan).heroes)]
    const strayed = clans.flatMap((clan) =>
      clanOf(state, clan).heroes.filter((hero) => !heroesOf(playOn(state), clan).includes(hero)),
    )
    return [
      ...when(held.size !== box.length, 'There are heroes that are not in the box.'),
      ...box.flatMap((hero) => when(held.get(hero) !== 1, `${hero} is there ${held.get(hero) ?? 0} times.`)),
      ...strayed.map((hero) => `${hero} has left its clan.`),
    ]
  },
  'DAI-INV-09': ({ row, market }) =>
    when(market.length > 0 && row.includes(null), 'The row has an empty place, and the market deck has heroes.'),
  'DAI-INV-10': (state) => {
    if (state.round === 0) return []
    const dice = [
      ...state.dice,
      ...Object.values(state.sides).flatMap((side) => side.dice),
      ...(state.mercenaries?.dice ?? []),
      ...(state.empire?.dice ?? []),
      ...state.agenda.flatMap((task) => (task.do === 'lay-die' || task.do === 'gift-space' ? [task] : [])),
    ]
    return [
      ...dieColours.flatMap((colour) => {
        const count = dice.filter((die) => die.colour === colour).length
        return when(count !== diceByClans[state.clans.length]?.[colour], `There are ${count} ${colour} dice.`)
      }),
      ...dice.flatMap(({ value }) => when(value < 1 || value > 6, `A die shows ${value}.`)),
    ]
  },
  'DAI-INV-11': (state) => [
    ...state.clans.flatMap((clan) => {
      const dice = sideOf(playOn(state), clan).dice.filter(({ at }) => at !== 'beside')
      return onSpaces(clan, dice, (at) => (at === 'beside' ? 'any' : spaceColours[at]))
    }),
    ...onSpaces('mercenaries', state.mercenaries?.dice ?? [], (at) => mercenaryColours[at]),
  ],
  'DAI-INV-13': perClan((state, clan) => {
    const { marker } = sideOf(playOn(state), clan)
    return when(!(marker >= 0 && marker < recruitSpaces), `The recruitment marker of ${clan} is off the track.`)
  }),
  'DAI-INV-14': (state) =>
    state.islands.flatMap(({ id, altars }) => {
      const { mercenaries, empire } = state
      const owners = [...Object.values(state.sides), ...(mercenaries ? [mercenaries] : []), ...(empire ? [empire] : [])]
      const restored = owners.flatMap(({ relics }) => relics).filter((relic) => relic === id).length
      const taken = altars.map((side) => side !== null)
      return when(
        taken.some((isTaken, index) => isTaken !== index < restored),
        `The altars of ${id} do not fit its ${restored} relics.`,
      )
    }),
  'DAI-INV-15': perClan((state, clan) => {
    const side = sideOf(playOn(state), clan)
    const grey = bonusPlaces.flatMap((place) => side.bonus[place])
    const named = state.agenda.flatMap((task) => (task.do === 'place-bonus' && task.seat === clan ? [task.tile] : []))
    const buildings = built(playOn(state), clan, 'farm') + built(playOn(state), clan, 'tower')
    const slots = Object.values(side.boards).flatMap((board) => (board === null ? [] : boardOf(state, board).slots))
    const all = tally([...grey, ...side.income, ...side.covered, ...named])
    return [
      ...when(
        grey.length + side.income.length + named.length !== buildings,
        `${clan} has built ${buildings} buildings.`,
      ),
      ...when(all.size !== slots.length || slots.some((tile) => all.get(tile) !== 1), `${clan} lost a bonus tile.`),
      ...when(
        grey.some((tile) => bonusTileOf(state, tile).colour !== 'grey') ||
          side.income.some((tile) => bonusTileOf(state, tile).colour !== 'yellow'),
        `A bonus tile of ${clan} lies on a place of the other colour.`,
      ),
    ]
  }),
  'DAI-INV-17': (state) =>
    state.goals.flatMap(({ id, gold, silver }) => [
      ...when(silver !== null && (gold === null || gold === silver), `${id} has a silver place before a gold one.`),
      ...when(
        silver !== null && state.clans.length < goalsInPlay.silverFrom,
        `${id} has a silver place with two clans.`,
      ),
      ...when(silver !== null && !goalOf(state, id).silver, `${id} has no silver place.`),
    ]),
  'DAI-INV-18': ({ helmet, clans, empire }) =>
    when(!(clans.some((clan) => clan === helmet) || (empire && helmet === 'empire')), `${helmet} holds the Helmet.`),
  'DAI-INV-31': perClan((state, clan) => {
    const { seeker } = sideOf(playOn(state), clan)
    const isThere = state.islands.some(({ id }) => id === seeker)
    return when(state.round > 0 && !isThere, `The Seeker of ${clan} is on no island in play.`)
  }),
  'DAI-INV-34': ({ islands, bag, agenda }) =>
    when(
      bag.length > 0 && islands.some(({ tiles }) => tiles.includes(null)) && !agenda.some(mayLeaveEmpty),
      "A space of No Man's Land is empty, and the bag is not.",
    ),
  'DAI-INV-35': perClan((state, clan) => {
    const { relics, known, hand } = sideOf(playOn(state), clan)
    return [
      ...when(relics.length > mostRelics, `${clan} has ${relics.length} relics.`),
      ...when(
        known.some((hero) => !hand.includes(hero)),
        `A hero of ${clan} that everybody knows has left its hand.`,
      ),
    ]
  }),
}

/** Tasks in the middle of which a space may be empty: a card, a search, the ruins (DAI-SEEK-09). */
const mayLeaveEmpty = ({ do: name }: State['agenda'][number]): boolean =>
  name === 'frame' || name === 'search-tile' || name === 'ruins-tile'

/** What is wrong with a state, each with the id of its law. */
export const broken = (state: State): string[] =>
  Object.entries(laws).flatMap(([id, law]) => law(state).map((sentence) => `${id}: ${sentence}`))
