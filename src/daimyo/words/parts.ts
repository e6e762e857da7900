import { islandOf } from '../rules/box'
import { type Island, islands, type Resource } from '../rules/vocabulary'
import type { At } from './at'

/** A spot or a Shadow space, in the parts that its name is made of. */
export interface PlaceParts {
  readonly island: Island
  readonly number: number
  readonly isSpace: boolean
  /** What a spot produces. */
  readonly produces: Resource | null
  /** The gold of a Shadow space. */
  readonly gold: number
}

/** A relic tile by its colour and number. */
export interface TileParts {
  readonly colour: Island
  readonly number: number
}

function split(id: string): { readonly island: Island; readonly number: number; readonly isSpace: boolean } {
  const [name, number = ''] = id.split('-')
  const island = islands.find((each) => each === name)
  if (!island) throw new Error(`There is no island of ${id}.`)
  return { island, number: Number(number.replace('s', '')), isSpace: number.startsWith('s') }
}

/** A place by its id, such as `blue-1` or `blue-s1`. */
export function placeParts(at: At, id: string): PlaceParts {
  const { island, number, isSpace } = split(id)
  const { produces, shadowGold } = islandOf(at, island)
  return {
    island,
    number,
    isSpace,
    produces: isSpace ? null : (produces[number - 1] ?? null),
    gold: isSpace ? (shadowGold[number - 1] ?? 0) : 0,
  }
}

/** A relic tile by its id, such as `blue-1`. */
export function tileParts(id: string): TileParts {
  const { island, number } = split(id)
  return { colour: island, number }
}

/** The number of a construction board among those of its kind. */
export const boardNumber = (id: string): number => Number(id.at(-1))
