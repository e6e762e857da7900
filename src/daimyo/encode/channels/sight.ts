import type { ChannelRule } from '../../../encode'
import type { ClanView, Seat, View } from '../../rules'
import type { Clan, Side } from '../../rules/vocabulary'

export type DaimyoChannel = ChannelRule<View, Seat>

/** How far numbers count that the rules do not bound; a larger number counts as this one. */
export const limits = { points: 200, resource: 60, heroes: 60, tiles: 60, influence: 60, tasks: 20 } as const

export const places = [0, 1, 2, 3] as const

/** The clans from the observer on, clockwise. The Empire looks from the first clan on. */
function clansFrom({ clans }: View, seat: Seat): readonly Clan[] {
  const own = clans.find((clan) => clan === seat)
  const from = own ? clans.indexOf(own) : 0
  return [...clans.slice(from), ...clans.slice(0, from)]
}

/** All who own pieces, as the observer counts them: the clans from itself on, then the Mercenaries and the Empire. */
export const ownerNames = ['own', 'second', 'third', 'fourth', 'mercenaries', 'empire'] as const

/** The number of an owner. */
export function ownerPlace(view: View, seat: Seat, owner: Side): number {
  if (owner === 'mercenaries') return 4
  if (owner === 'empire') return 5
  return clansFrom(view, seat).indexOf(owner)
}

/** The clan at a place, counted from the observer; `null` at an empty one. */
export function clanAt(view: View, seat: Seat, place: number): { readonly clan: Clan; readonly side: ClanView } | null {
  const clan = clansFrom(view, seat)[place]
  const side = clan && view.sides[clan]
  return clan && side ? { clan, side } : null
}

export const least = (number: number, most: number): number => Math.min(number, most)
