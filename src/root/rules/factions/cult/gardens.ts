import { type PieceKind, pieceTotals } from '../../pieces'
import { hasSuit, type Play } from '../../play'
import type { DueTrigger } from '../../removal'
import { canPlace, onMap, openSlots, rules } from '../../rule'
import { type ClearingSuit, clearings, type Seat } from '../../vocabulary'

export const gardenKind = { fox: 'garden-fox', rabbit: 'garden-rabbit', mouse: 'garden-mouse' } as const

/** Whether a piece is a garden. */
export const isGarden = (kind: PieceKind): boolean => Object.values(gardenKind).some((each) => each === kind)

export const gardensOf = (play: Play, seat: Seat, suit: ClearingSuit): number => onMap(play, seat, gardenKind[suit])

/** Whether a garden of the suit is left on its track. */
export const hasGarden = (play: Play, seat: Seat, suit: ClearingSuit): boolean =>
  gardensOf(play, seat, suit) < (pieceTotals.cult[gardenKind[suit]] ?? 0)

/** Where a garden of the suit can be built (ROOT-10.5.1). */
export const gardenSites = (play: Play, seat: Seat, suit: ClearingSuit): number[] =>
  hasGarden(play, seat, suit)
    ? clearings.filter(
        (at) => hasSuit(play, at, suit) && rules(play, seat, at) && openSlots(play, at) > 0 && canPlace(play, seat, at),
      )
    : []

/** ROOT-10.2.5: once for each garden that has left the map. */
export const fearOf = (seat: Seat, at: number, count: number): DueTrigger[] =>
  Array.from({ length: count }, () => ({ owner: seat, effect: { do: 'fear', seat, at } }))
