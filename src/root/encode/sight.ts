import type { Seat, SideView, Task, View } from '../rules'
import { allCards } from '../rules/cards'
import { questCards } from '../rules/data/quests'
import { rulerOf } from '../rules/rule'
import { clearings } from '../rules/vocabulary'
import { seats } from './actions'

/** Writes one of the numbers of a part. */
export type Put = (place: number, value: number) => void

/** A view as it is written down: seats are counted from the one that looks, in turn order. */
export interface Sight {
  readonly view: View
  readonly me: Seat
  /** The seats in turn order from the observer on. */
  readonly order: readonly Seat[]
  /** The question that waits; nothing once the game is over. */
  readonly task: Task | undefined
  /** Who rules, by clearing. */
  readonly rulers: readonly (Seat | null)[]
}

/** Numbers in a row that tell one thing of what is looked at. */
export interface Part<Seen> {
  readonly name: string
  readonly size: number
  readonly most: number
  readonly meaning: string
  write(put: Put, seen: Seen): void
}

/** One seat, as another looks at it. */
export interface Seated {
  readonly sight: Sight
  readonly seat: Seat
  readonly side: SideView
}

export function sightOf(view: View, me: Seat): Sight {
  const start = view.seats.indexOf(me)
  return {
    view,
    me,
    order: [...view.seats.slice(start), ...view.seats.slice(0, start)],
    task: view.agenda.at(-1),
    rulers: [null, ...clearings.map((at) => rulerOf({ state: view }, at))],
  }
}

/** Where a seat is counted from the observer; -1 for nobody. */
export const placeOf = ({ order }: Sight, seat: Seat | null | undefined): number =>
  seat === null || seat === undefined ? -1 : order.indexOf(seat)

const numbered = (ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map((id, index) => [id, index]))

export const cardCount = allCards.length
const cardNumbers = numbered(allCards.map(({ id }) => id))
export const questCount = questCards.length
const questNumbers = numbered(questCards.map(({ id }) => id))
export const seatNumbers = numbered(seats)

/** How often each card is in a list. */
export function putCards(put: Put, cards: readonly string[] | null | undefined): void {
  if (!cards) return
  const counts = new Map<number, number>()
  for (const card of cards) {
    const number = cardNumbers[card]
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  for (const [number, count] of counts) put(number, count)
}

export function putQuests(put: Put, quests: readonly string[]): void {
  for (const quest of quests) putOne(put, questNumbers[quest])
}

/** 1 at a place, if there is one. */
export function putOne(put: Put, place: number | undefined): void {
  if (place !== undefined && place >= 0) put(place, 1)
}

/** 1 where the value stands in a list of names. */
export const putName = <Name>(put: Put, names: readonly Name[], value: unknown): void =>
  putOne(
    put,
    names.findIndex((name) => name === value),
  )

export function putAll(put: Put, values: readonly number[]): void {
  for (let place = 0; place < values.length; place++) put(place, values[place] ?? 0)
}

/** By clearing, from a list with a place 0. */
export function putClearings(put: Put, values: readonly number[], from = 0): void {
  for (let at = 1; at < values.length; at++) put(from + at - 1, values[at] ?? 0)
}
