import { frozen } from '../../core'
import { entry, item } from '../../toolkit/certain'
import { neighboursOf } from '../../toolkit/graph'
import { ironwoodMap } from './data/map'
import type { MapData } from './mapdata'

/**
 * A mountain of a board; other data names it by its place in the board's list.
 *
 * @example
 * const names = board.mountains.map(({ name }) => name)
 */
export interface Mountain {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly kind: 'ferrum' | 'inner' | 'outer'
  /** Where to draw it; no rule depends on it. */
  readonly at?: readonly [number, number]
}

/**
 * A forest of a board; other data names it by its place in the board's list.
 *
 * @example
 * const inner = board.forests.filter(({ kind }) => kind === 'inner')
 */
export interface Forest {
  readonly id: string
  readonly number: number
  readonly kind: 'inner' | 'outer'
}

/**
 * A map prepared for play: locations are numbers, and lists answer every question of the rules. It is plain JSON, so a
 * state can carry a custom map.
 *
 * @example
 * const neighbours = board.paths[board.forestAt['F3'] ?? 0]
 */
export interface Board {
  readonly mountains: readonly Mountain[]
  readonly forests: readonly Forest[]
  readonly ferrum: number
  /** From an id to the number. */
  readonly mountainAt: Readonly<Record<string, number>>
  readonly forestAt: Readonly<Record<string, number>>
  /** Mountains a ridge away, by mountain. */
  readonly ridges: readonly (readonly number[])[]
  /** Forests a path away, by forest. */
  readonly paths: readonly (readonly number[])[]
  /** Mountains that a forest touches, by forest. */
  readonly mountainsBeside: readonly (readonly number[])[]
  /** Forests that touch a mountain, and the inner ones among them, by mountain. */
  readonly forestsBeside: readonly (readonly number[])[]
  readonly innerBeside: readonly (readonly number[])[]
  readonly outerForests: readonly number[]
  readonly innerForests: readonly number[]
}

function layBoard(map: MapData): Board {
  const mountains = map.mountains.map(({ id, name, number, kind, at }) => ({ id, name, number, kind, at }))
  const forests = map.forests.map(({ id, number, kind }) => ({ id, number, kind }))
  const mountainAt = Object.fromEntries(mountains.map(({ id }, index) => [id, index]))
  const forestAt = Object.fromEntries(forests.map(({ id }, index) => [id, index]))
  const joined = (pairs: MapData['ridges'], at: Readonly<Record<string, number>>, count: number): number[][] =>
    neighboursOf(
      count,
      pairs.map(([one, other]) => [entry(at, one), entry(at, other)]),
    )
  const mountainsBeside = map.forests.map(({ touches }) =>
    touches.map((id) => entry(mountainAt, id)).sort((one, other) => one - other),
  )
  const numbersOf = (kind: Forest['kind']): number[] =>
    forests.flatMap((forest, index) => (forest.kind === kind ? [index] : []))
  const forestsBeside = mountains.map((_, mountain) =>
    mountainsBeside.flatMap((touched, forest) => (touched.includes(mountain) ? [forest] : [])),
  )
  return {
    mountains,
    forests,
    ferrum: mountains.findIndex(({ kind }) => kind === 'ferrum'),
    mountainAt,
    forestAt,
    ridges: joined(map.ridges, mountainAt, mountains.length),
    paths: joined(map.paths, forestAt, forests.length),
    mountainsBeside,
    forestsBeside,
    innerBeside: forestsBeside.map((list) => list.filter((forest) => item(forests, forest).kind === 'inner')),
    outerForests: numbersOf('outer'),
    innerForests: numbersOf('inner'),
  }
}

export const makeBoard = (map: MapData): Board => frozen(layBoard(map))

/** The numbers of the mountains of a kind. */
export const mountainsOf = ({ mountains }: Pick<Board, 'mountains'>, kind: Mountain['kind']): number[] =>
  mountains.flatMap((mountain, index) => (mountain.kind === kind ? [index] : []))

export const ironwoodBoard = /* @__PURE__ */ makeBoard(ironwoodMap)

/** The same for the rules alone, and not frozen: engines read frozen lists several times slower. Nothing of it gets out. */
export const playedBoard = /* @__PURE__ */ layBoard(ironwoodMap)

/**
 * The board of a state or a view: names of locations, their places in the lists, and their neighbours.
 *
 * @example
 * const { forests, paths } = boardOf(state)
 * const neighbours = paths[boardOf(state).forestAt['F3'] ?? 0]
 */
export const boardOf = ({ board }: { readonly board: Board | null }): Board => board ?? ironwoodBoard
