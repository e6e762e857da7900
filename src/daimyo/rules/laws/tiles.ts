import { playOn, sideOf } from '../play'
import type { State } from '../state'
import { type Clan, firstCapacity, type Island, lastCapacity, relicCopies, relicNumbers } from '../vocabulary'
import { type Laws, perClan, tally, when } from './law'

/** Whether a clan puts a drawn tile down just now: it has one tile more than places. */
const putsDown = ({ agenda }: State, seat: Clan): boolean =>
  agenda.some((task) => task.do === 'make-place' && task.drawn && task.seat === seat)

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

const isComplete = (loose: readonly string[], { id }: { readonly id: Island }): boolean =>
  stackOf(id).every((tile) => loose.includes(tile))

/** Tasks in the middle of which a space may be empty: a card, a search, the ruins (DAI-SEEK-09). */
const mayLeaveEmpty = ({ do: name }: State['agenda'][number]): boolean =>
  name === 'frame' || name === 'search-tile' || name === 'ruins-tile'

/** Relic tiles, relics and their altars. */
export const tileLaws: Laws = {
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
  'DAI-INV-34': ({ islands, bag, agenda }) =>
    when(
      bag.length > 0 && islands.some(({ tiles }) => tiles.includes(null)) && !agenda.some(mayLeaveEmpty),
      "A space of No Man's Land is empty, and the bag is not.",
    ),
}
