import type { ChannelRule } from '../../encode'
import type { Battle, Seat, SideView, View } from '../rules'
import { allCards } from '../rules/cards'
import { questCards } from '../rules/data/quests'
import { seats } from './values'

/** Writes one of the numbers of a part; more than the most is written as the most. */
export type Put = (place: number, value: number) => void

/** A view as it is written down: seats are counted from the one that looks, in turn order. */
export interface Sight {
  readonly view: View
  readonly me: Seat
}

/** One seat, as another looks at it. */
export interface Seated {
  readonly sight: Sight
  readonly seat: Seat
  readonly side: SideView
}

/** A battle, as a seat looks at it. */
export interface Fought {
  readonly sight: Sight
  readonly battle: Battle
}

/** Numbers in a row that tell one thing of what is looked at. */
export interface Part<Seen> {
  readonly name: string
  readonly size: number
  readonly most: number
  readonly meaning: string
  write(put: Put, seen: Seen): void
}

/** A part as a channel: of a thing that the view shows, or else all zeros. */
export const channelOf = <Seen>(
  prefix: string,
  { name, size, most, meaning, write }: Part<Seen>,
  seenIn: (sight: Sight) => Seen | null | undefined,
): ChannelRule<View, Seat> => ({
  name: `${prefix}${name}`,
  size,
  least: 0,
  most,
  meaning,
  write(numbers, view, me) {
    const seen = seenIn({ view, me })
    if (!seen) return
    write((place, value) => {
      numbers[place] = Math.min(value, most)
    }, seen)
  },
})

/** The seat that comes so many places after the observer. */
export function seatAfter({ view: { seats: taken }, me }: Sight, place: number): Seat | undefined {
  return place < taken.length ? taken[(taken.indexOf(me) + place) % taken.length] : undefined
}

/** The seat so many places after the observer, once it has a faction. */
export function seatedIn(sight: Sight, place: number): Seated | null {
  const seat = seatAfter(sight, place)
  const side = seat && sight.view.sides[seat]
  return seat && side ? { sight, seat, side } : null
}

/** The battle that is fought. */
export function battleSight(sight: Sight): Fought | null {
  const { battle } = sight.view
  return battle && { sight, battle }
}

/** Something for each place at the table, from the observer on. */
export const ofEachSeat = <Each>(make: (place: number) => readonly Each[]): readonly Each[] =>
  seats.flatMap((_, place) => make(place))

/** Where a seat is counted from the observer; -1 for nobody. */
export function placeOf({ view: { seats: taken }, me }: Sight, seat: Seat | null): number {
  return seat === null ? -1 : (taken.indexOf(seat) - taken.indexOf(me) + taken.length) % taken.length
}

const numbered = (ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map((id, index) => [id, index]))

export const cardCount = allCards.length
const cardNumbers = numbered(allCards.map(({ id }) => id))
export const questCount = questCards.length
const questNumbers = numbered(questCards.map(({ id }) => id))
export const seatNumbers = numbered(seats)

/** How often each card is in a list. */
export function putCards(put: Put, cards: readonly string[]): void {
  for (const card of cards) {
    const number = cardNumbers[card]
    if (number !== undefined) put(number, cards.filter((each) => each === card).length)
  }
}

export function putQuests(put: Put, quests: readonly string[]): void {
  for (const quest of quests) putOne(put, questNumbers[quest])
}

/** 1 at a place, if there is one. */
export function putOne(put: Put, place: number | undefined): void {
  if (place !== undefined && place >= 0) put(place, 1)
}

/** 1 where the value stands in a list of names. */
export const putName = (put: Put, names: readonly unknown[], value: unknown): void => putOne(put, names.indexOf(value))

export function putAll(put: Put, values: readonly number[]): void {
  for (let place = 0; place < values.length; place++) put(place, values[place] ?? 0)
}

/** By clearing, from a list with a place 0. */
export function putClearings(put: Put, values: readonly number[]): void {
  for (let at = 1; at < values.length; at++) put(at - 1, values[at] ?? 0)
}
