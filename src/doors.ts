/** The one list of games, languages and doors. After a change run `npm run doors`; the compiler and the tests name the rest. */

/** The languages by their folders, each with its code of BCP 47. */
export const languages = { english: 'en', polish: 'pl', czech: 'cs' } as const

export type LanguageFolder = keyof typeof languages

/** The doors of a game by their folders; `rules` is the door `totemforge/<game>`. */
type GameDoor = 'rules' | 'schema' | 'render' | 'bots' | 'encode' | LanguageFolder

/** The most kB that each door of a game takes with all that it imports, compressed; `null` for a door that it does not have yet. */
export type GameDoors = Readonly<Record<GameDoor, number | null>>

export const games = {
  ironwood: { rules: 66, schema: 84, render: 94, bots: 77, encode: 75, english: 29, polish: 34, czech: 34 },
  root: { rules: 133, schema: 141, render: 176, bots: 147, encode: 151, english: 127, polish: 149, czech: 148 },
  daimyo: { rules: 53, schema: 71, render: 82, bots: 62, encode: 56, english: 45, polish: 49, czech: 49 },
} as const satisfies Readonly<Record<string, GameDoors>>

export type GameName = keyof typeof games

/** The most kB of a client that only draws views and asks what to light up next, with the English of the game. */
export const drawing: Readonly<Record<GameName, number>> = { ironwood: 45, root: 156, daimyo: 65 }

/** Each game with what belongs to it; a text may name something else. */
export const isGameName = (name: string): name is GameName => Object.hasOwn(games, name)

export const gameNames = Object.keys(games).filter(isGameName)

/** A door that belongs to no game. */
export interface SharedDoor {
  /** The most kB that it takes in a browser; `null` if it needs Node. */
  readonly kilobytes: number | null
  /** What is counted in, and what is not. */
  readonly counted?: string
  /** Packages that are not counted in. */
  readonly without?: readonly string[]
}

/** By their folders; `core` is the door `totemforge`. */
export const sharedDoors = {
  core: { kilobytes: 15, counted: 'with Immer, pure-rand and BLAKE3' },
  toolkit: { kilobytes: 7 },
  search: { kilobytes: 20, counted: 'with the engine' },
  encode: { kilobytes: 20 },
  equilibrium: { kilobytes: 10, counted: 'with BLAKE3 and pure-rand' },
  onnx: { kilobytes: 3, counted: 'without onnxruntime-web', without: ['onnxruntime-web'] },
  table: { kilobytes: 25, counted: 'with the engine' },
  'table/client': { kilobytes: 3 },
  'table/schema': { kilobytes: 36, counted: 'with zod' },
  storage: { kilobytes: null },
  arena: { kilobytes: null },
  testing: { kilobytes: 22 },
} as const satisfies Readonly<Record<string, SharedDoor>>
