import { factionsThat, isOneOf } from './factions/by-faction'
import { factionOf, type Play } from './play'
import { type Seat, seats } from './vocabulary'

const openHanded = /* @__PURE__ */ factionsThat('openHand')

/** Whether the cards of a hand lie face up (ROOT-1.2.1b). */
export const isHandOpen = (play: Parameters<typeof factionOf>[0], seat: Seat): boolean =>
  isOneOf(openHanded, factionOf(play, seat))

/** A choice among cards that others cannot see is asked even if there is only one (ROOT-ENG-07). */
export const hidesHand = (play: Play, { seat }: { readonly seat: Seat }): boolean => !isHandOpen(play, seat)

/** For whom an event is that everybody sees, spectators too: for every place at the table. */
export const everybody = (): Seat[] => [...seats]

/** Who sees a card that leaves or enters one of these hands: `null` means everybody (ROOT-11.2.3c). */
export const sightOf = (play: Play, ...hands: readonly Seat[]): readonly Seat[] | null =>
  hands.some((seat) => isHandOpen(play, seat)) ? null : hands
