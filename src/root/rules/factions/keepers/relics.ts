import type { Random } from '../../../../core'
import { add, item, sum, without } from '../../../../toolkit'
import { dealFaces } from '../../hidden-pieces'
import { noteRelic, noteRelicLeave } from '../../moving/arrivals'
import { type Play, sideOf } from '../../play'
import { countAt } from '../../rule'
import type { Side } from '../../state'
import { type RelicType, relicTypes, type Seat } from '../../vocabulary'
import { type KeepersBoard, type KeepersView, keepersOf, type Relic, type SeenRelic } from './board'
import { keepersTracks, type RelicKind, type RelicValue, relicKinds, relicOf } from './facts'

/** A relic as a player can name it: by its kind if it lies face up, else by its type. */
export const relicNames = [...relicTypes, ...relicKinds] as const
export type RelicName = (typeof relicNames)[number]

export const relicKindOf = (type: RelicType, value: RelicValue): RelicKind => {
  const found = relicKinds.find((kind) => relicOf[kind].type === type && relicOf[kind].value === value)
  if (!found) throw new Error(`There is no ${type} of value ${value}.`)
  return found
}

export const faceUp = (kind: RelicKind): Relic => {
  const { type, value } = relicOf[kind]
  return { type, face: value, up: true, not: [] }
}

/** What a relic in a forest is called; hidden ones of one type are called the same (ROOT-15.5.2.2.1). */
export const nameOf = ({ type, face, up }: Relic | SeenRelic): RelicName =>
  up && face !== null ? relicKindOf(type, face) : type

/** Relics of a type that lie open, or lay open when they were removed: their values. */
export function openValues(
  { removed, recovered }: Pick<KeepersBoard, 'removed' | 'recovered'>,
  pieces: Side['pieces'],
  type: RelicType,
) {
  const values: RelicValue[] = [...recovered[type]]
  for (const kind of relicKinds) {
    if (relicOf[kind].type !== type) continue
    for (const count of pieces[kind] ?? []) for (let left = count; left > 0; left--) values.push(relicOf[kind].value)
    for (const each of removed) if (each === kind) values.push(relicOf[kind].value)
  }
  return values
}

/** The values that the relics of a type in forests have, in no order. */
export const valuesInForests = (
  board: Pick<KeepersBoard, 'removed' | 'recovered'>,
  pieces: Side['pieces'],
  type: RelicType,
): RelicValue[] => without<RelicValue>(keepersTracks.values, openValues(board, pieces, type))

/** Gives each hidden relic a value that it could have. */
export function dealRelics(board: KeepersView, pieces: Side['pieces'], random: Random): Relic[][] {
  const lying = board.forests.flat()
  const dealt = new Map(
    relicTypes.map((type) => {
      const relics = lying.filter((relic) => relic.type === type)
      return [type, dealFaces<RelicValue>(relics, valuesInForests(board, pieces, type), random)] as const
    }),
  )
  return board.forests.map((relics) =>
    relics.flatMap(({ type }) => {
      const relic = dealt.get(type)?.shift()
      return relic ? { type, face: relic.face, up: relic.up, not: relic.not } : []
    }),
  )
}

/** Kinds of relics in a clearing. */
export const relicsAt = (play: Play, seat: Seat, at: number): RelicKind[] =>
  relicKinds.filter((kind) => countAt(play, seat, kind, at) > 0)

/** A relic goes into a clearing or out of it; it is not placed, and not removed (ROOT-15.5.2.2.1a, ROOT-15.5.2.3.4). */
export function moveRelic(play: Play, seat: Seat, kind: RelicKind, at: number, change: 1 | -1): void {
  const places = sideOf(play, seat).pieces[kind]
  if (places) add(places, at, change)
  if (change > 0) noteRelic(play, at)
  else noteRelicLeave(play, at, countRelics(play, seat, at))
}

/** How many relics lie in a clearing. */
export const countRelics = (play: Play, seat: Seat, at: number): number =>
  sum(relicKinds.map((kind) => countAt(play, seat, kind, at)))

/** Takes a relic out of a forest: of hidden ones of a type the first (ROOT-15.5.2.2.1). */
export function takeRelic(play: Play, seat: Seat, forest: number, name: RelicName): Relic {
  const relics = item(keepersOf(play, seat).forests, forest)
  const index = relics.findIndex((relic) => nameOf(relic) === name)
  return item(relics.splice(index, 1), 0)
}
