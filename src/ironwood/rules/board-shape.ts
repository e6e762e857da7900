import {
  listOf,
  number,
  objectOf,
  oneOf,
  optional,
  pairOf,
  rowOf,
  type Shape,
  tableOf,
  text,
  whole,
} from '../../toolkit'
import type { Board, Forest, Mountain } from './board'
import * as shape from './shapes'
import { forestCount, mountainCount } from './vocabulary'

const { forest, mountain } = shape
const mountains = listOf(mountain)
const forests = listOf(forest)
/** The rules check the numbers of the places (IW-MAP-06). */
const anyNumber = whole(Number.MIN_SAFE_INTEGER)

/** The map in a state. */
export const board: Shape<Board> = objectOf<Board>({
  mountains: rowOf(
    objectOf<Mountain>({
      id: shape.mountainId,
      name: text,
      number: anyNumber,
      kind: oneOf('ferrum', 'inner', 'outer'),
      at: optional(pairOf(number)),
    }),
    mountainCount,
  ),
  forests: rowOf(
    objectOf<Forest>({ id: shape.forestId, number: anyNumber, kind: oneOf('inner', 'outer') }),
    forestCount,
  ),
  ferrum: mountain,
  mountainAt: tableOf(mountain, shape.location),
  forestAt: tableOf(forest, shape.location),
  ridges: rowOf(mountains, mountainCount),
  paths: rowOf(forests, forestCount),
  mountainsBeside: rowOf(mountains, forestCount),
  forestsBeside: rowOf(forests, mountainCount),
  innerBeside: rowOf(forests, mountainCount),
  outerForests: forests,
  innerForests: forests,
})
