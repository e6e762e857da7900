import { item } from '../../toolkit/certain'
import { distancesFrom } from '../../toolkit/graph'
import { fightersOn, sum, totemsOn, warbandOn } from '../rules/components'
import type { OpenTable } from '../rules/play'

/** BOT-12: units, and among equals the one with more Golems. */
export const sizeOf = ({ state }: OpenTable, mountain: number): number =>
  warbandOn({ state }, mountain) * 100 + item(state.mountains.golems, mountain)

export const unitsOf = (size: number): number => Math.floor(size / 100)
export const golemsOf = (size: number): number => size % 100

export const largestOf = (numbers: readonly number[]): number => Math.max(0, ...numbers)

const forestsBeside = ({ board }: OpenTable, mountain: number): readonly number[] => item(board.forestsBeside, mountain)

export const mountainsBeside = ({ board }: OpenTable, forest: number): readonly number[] =>
  item(board.mountainsBeside, forest)

/** The largest Woodwalker Warband beside a mountain, and all Fighters beside it together. */
export const largestBeside = (table: OpenTable, mountain: number): number =>
  largestOf(forestsBeside(table, mountain).map((forest) => fightersOn(table, forest)))

export const fightersBeside = (table: OpenTable, mountain: number): number =>
  sum(forestsBeside(table, mountain).map((forest) => fightersOn(table, forest)))

/** Fighters in the forests a path away, or only in the outer ones among them. */
export const fightersAround = ({ state, board }: OpenTable, forest: number, kind?: 'outer'): number =>
  sum(
    item(board.paths, forest)
      .filter((next) => kind === undefined || item(board.forests, next).kind === kind)
      .map((next) => fightersOn({ state }, next)),
  )

export const forestsWithTotem = ({ state, board }: OpenTable): number[] =>
  [...board.forests.keys()].filter((forest) => totemsOn({ state }, forest) > 0)

export const toOuterForest = ({ board }: OpenTable): number[] => distancesFrom(board.paths, board.outerForests)
