import type { Refusal } from '../../../core'
import { because } from '../because'
import { suitOf } from '../cards'
import { fitsClearing } from '../clearings'
import { originRefused, wayRefused } from '../moving/way-refusal'
import { isHandOpen } from '../open-hand'
import { areEnemies, troopAt } from '../owner'
import { type Play, sideOf, suitAt } from '../play'
import { shielded, unplaceable, unreachable } from '../reasons'
import { type Hireling, type Item, isSeat, type Owner, type Seat } from '../vocabulary'

/** Why an effect cannot be turned on a seat, whatever it does. */
function seatRefused(play: Play, seat: Seat, other: Seat, law: string): Refusal | null {
  if (other === seat) return because('own-seat.effect', law, { seat })
  return play.state.seats.includes(other) ? null : because('no-such-player', law, { seat: other })
}

const partner = (play: Play, seat: Seat, other: Seat, law: string): Refusal | null =>
  areEnemies(play, seat, other) ? null : because('partner.enemies', law, { other, seat })

const handed = (play: Play, other: Seat, law: string): Refusal | null =>
  sideOf(play, other).hand.length > 0 ? null : because('no-card.hand', law, { seat: other })

/** Why an effect of a card cannot concern a seat; each by its own rule. */
const reasons: Readonly<Record<string, (play: Play, seat: Seat, other: Seat) => Refusal | null>> = {
  'better-burrow-bank': (play, seat, other) => partner(play, seat, other, 'ROOT-CARD-03'),
  'stand-and-deliver': (play, seat, other) =>
    partner(play, seat, other, 'ROOT-CARD-05') ?? handed(play, other, 'ROOT-CARD-05'),
  codebreakers: (play, _seat, other) =>
    handed(play, other, 'ROOT-CARD-07') ??
    (isHandOpen(play, other) ? because('hand-open', 'ROOT-ENG-06a', { seat: other }) : null),
  'swap-meet': (play, _seat, other) => handed(play, other, 'ROOT-CARD-22'),
  saboteurs: (play, seat, other) =>
    partner(play, seat, other, 'ROOT-CARD-20') ?? because('nothing-crafted', 'ROOT-CARD-20', { seat: other }),
}

export const targetRefused = (play: Play, seat: Seat, effect: string, other: Seat): Refusal | null =>
  seatRefused(play, seat, other, 'ROOT-CARD-12') ?? reasons[effect]?.(play, seat, other) ?? null

/** Why a seat gets no False Orders (ROOT-CARD-23). */
export const orderRefused = (play: Play, seat: Seat, other: Seat): Refusal =>
  seatRefused(play, seat, other, 'ROOT-CARD-23') ??
  partner(play, seat, other, 'ROOT-CARD-23') ??
  because('nothing-can-move.forced', 'ROOT-CARD-23', { seat: other })

/** Why those who are forced cannot move from a clearing; rule does not matter. */
export const forcedRefused = (play: Play, of: Seat, at: number): Refusal =>
  unreachable(play, of, at, 'ROOT-CARD-44') ?? originRefused(play, of, 'bird', at)

/** Why they cannot go to a clearing; only an adjacent one will do (ROOT-CARD-23). */
export const orderedWayRefused = (
  play: Play,
  of: Seat,
  from: number,
  way: { readonly at: number; readonly ferry?: boolean },
): Refusal | null =>
  wayRefused(play, of, from, way) ?? because('not-adjacent.clearing', 'ROOT-CARD-23', { to: way.at, from })

/** Why no warrior is replaced in a clearing (ROOT-CARD-25, ROOT-CARD-45). */
export function bureauRefused(play: Play, seat: Seat, card: string, at: number): Refusal {
  const [suit, own] = [suitAt(play, at), suitOf(card)]
  if (!fitsClearing(play, card, at)) return because('wrong-suit.card', 'ROOT-CARD-25', { at, suit, card, own })
  return unplaceable(play, seat, at) ?? because('nobody-there.enemy-warrior', 'ROOT-CARD-25', { seat, at })
}

/** Why a hireling has no warrior for an effect that concerns enemies. */
function hirelingRefused(play: Play, seat: Seat, hireling: Hireling, law: string): Refusal | null {
  if (troopAt(play.state, hireling) === undefined) return because('no-such-player', law, { seat: hireling })
  return areEnemies(play, seat, hireling) ? null : because('not-enemies', 'ROOT-E.3.2a', { seat, other: hireling })
}

export const victimRefused = (play: Play, seat: Seat, other: Owner, at: number): Refusal =>
  (isSeat(other)
    ? (seatRefused(play, seat, other, 'ROOT-CARD-25') ?? partner(play, seat, other, 'ROOT-CARD-25'))
    : hirelingRefused(play, seat, other, 'ROOT-CARD-25')) ??
  shielded(play, seat, other, at) ??
  unreachable(play, other, at, 'ROOT-CARD-25') ??
  because('nobody-there.warrior', 'ROOT-CARD-25', { seat: other, at })

export const taxRefused = (play: Play, seat: Seat, at: number): Refusal =>
  unreachable(play, seat, at, 'ROOT-CARD-08') ?? because('no-warriors.tax', 'ROOT-CARD-08', { seat, at })

export const leagueRefused = (seat: Seat, item: Item): Refusal =>
  because('no-item-ready.crafted', 'ROOT-CARD-26', { seat, item })

/** Why a crafted card cannot be discarded by Saboteurs (ROOT-CARD-20). */
export const sabotageRefused = (of: Seat, card: string): Refusal =>
  because('not-crafted.card', 'ROOT-CARD-20', { card, seat: of })
