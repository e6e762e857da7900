import { type GameDoors, games, languages, type SharedDoor, sharedDoors } from '../../src/doors'

/** A door of the package: an entry of `exports`, with a bundle of its own. */
export interface Door extends SharedDoor {
  /** As it is imported, behind `totemforge/`; nothing for `totemforge` itself. */
  readonly name: string
  /** Its folder below `src`. */
  readonly folder: string
}

/** What the size of a door of a game counts in. */
const countedOf = (room: string): string => {
  if (room === 'schema') return 'with zod and the game'
  return Object.hasOwn(languages, room) ? 'with what it needs of the game' : 'with the game'
}

export const doorsOfGame = (game: string, rooms: GameDoors): Door[] =>
  Object.entries(rooms).flatMap(([room, kilobytes]) => {
    if (kilobytes === null) return []
    if (room === 'rules') return [{ name: game, folder: game, kilobytes, counted: 'with the engine' }]
    const name = `${game}/${room}`
    return [{ name, folder: name, kilobytes, counted: countedOf(room) }]
  })

const shared = Object.entries<SharedDoor>(sharedDoors).map(
  ([folder, door]): Door => ({ ...door, folder, name: folder === 'core' ? '' : folder }),
)

/** All doors of the package. */
export const doors: readonly Door[] = [
  ...shared,
  ...Object.entries<GameDoors>(games).flatMap(([game, rooms]) => doorsOfGame(game, rooms)),
]

/** The bundle of a door, below `dist` and without its ending. */
export const bundleOf = ({ name }: Door): string => name || 'index'

/** The first file of a door. */
export const sourceOf = ({ folder }: Door): string => `src/${folder}/index.ts`
