import { flags, numbers } from '../../../encode/channels'
import type { Seat, View } from '../../rules'
import { dieColours } from '../../rules/vocabulary'
import { ranked, tiles } from '../places'
import { type DaimyoChannel, ownerNames, ownerPlace } from './sight'

type Seen<Value> = (view: View, seat: Seat) => Value

/** 1 for each id of a list. */
export function idFlags(
  name: string,
  ids: readonly string[],
  meaning: string,
  seen: Seen<readonly (string | null)[]>,
): DaimyoChannel {
  const rank = ranked(ids)
  return flags(name, ids.length, meaning, (into, view, seat) => {
    for (const id of seen(view, seat)) if (id !== null) into[rank(id)] = 1
  })
}

/** How often each id lies in a list. */
export function idCounts(
  name: string,
  ids: readonly string[],
  most: number,
  meaning: string,
  seen: Seen<readonly (string | null)[]>,
): DaimyoChannel {
  const rank = ranked(ids)
  return numbers(name, ids.length, most, meaning, (into, view, seat) => {
    for (const id of seen(view, seat)) if (id !== null) into[rank(id)] = (into[rank(id)] ?? 0) + 1
  })
}

/** How many relic tiles of each colour and number. */
export const tileCounts = (name: string, where: string, seen: Seen<readonly (string | null)[]>): DaimyoChannel =>
  idCounts(name, tiles, 3, `how many tiles of each colour and number lie ${where}`, seen)

/** Who holds something: the observer, the clans after it, the Mercenaries, or the Empire. */
export const whose = (name: string, what: string, seen: (view: View) => Seat | null): DaimyoChannel =>
  flags(name, ownerNames.length, `${what}: ${ownerNames.join(', ')}`, (into, view, seat) => {
    const owner = seen(view)
    if (owner !== null) into[ownerPlace(view, seat, owner)] = 1
  })

const kindsOfDice: readonly string[] = dieColours.flatMap((colour) =>
  [1, 2, 3, 4, 5, 6].map((value) => `${colour}-${value}`),
)

export interface SeenDie {
  readonly colour: string
  readonly value: number
}

/** How many dice of each colour and value. */
export const dice = (name: string, most: number, where: string, seen: Seen<readonly SeenDie[]>): DaimyoChannel =>
  idCounts(name, kindsOfDice, most, `how many dice of each colour and value lie ${where}`, (view, seat) =>
    seen(view, seat).map(({ colour, value }) => `${colour}-${value}`),
  )
