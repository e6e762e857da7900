import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { fitsClearing } from '../../clearings'
import { heldRefused, scorchedRefused } from '../../moving/way-refusal'
import { areEnemies } from '../../owner'
import { others, type Play, sideOf, suitAt } from '../../play'
import { shielded, unplaceable } from '../../reasons'
import { isPresent, warriorsAt } from '../../rule'
import { type Character, isSeat, type Owner, type Seat } from '../../vocabulary'
import { keepAt } from '../marquise/keep'
import { vagabondAt, vagabondOf } from './board'

/** Why somebody's hand cannot be stolen from (ROOT-D.1.2b). */
export function stealRefused(play: Play, seat: Seat, from: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  if (from === seat) return because('own-hand', 'ROOT-D.1.2a', { seat })
  if (!others(play, seat).includes(from)) return because('no-such-player', 'ROOT-D.1.2a', { seat: from })
  if (!isPresent(play, from, clearing))
    return because('nobody-there.piece', 'ROOT-D.1.2b', { seat: from, at: clearing })
  return sideOf(play, from).hand.length === 0 ? because('empty-hand.player', 'ROOT-D.1.2b', { seat: from }) : null
}

function thief(play: Play, seat: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  const there = others(play, seat).filter((other) => isPresent(play, other, clearing))
  if (there.length === 0) return because('nobody-there.others', 'ROOT-D.1.2b', { at: clearing })
  return there.every((other) => sideOf(play, other).hand.length === 0)
    ? because('empty-hand.clearing', 'ROOT-D.1.2b', { at: clearing })
    : null
}

function tinker(play: Play, seat: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return play.state.discard.some((card) => fitsClearing(play, card, clearing))
    ? null
    : because('no-card.pile', 'ROOT-D.2.2', { suit, at: clearing })
}

/** Why a card of the discard pile cannot be taken (ROOT-D.2.2). */
export function laborRefused(play: Play, seat: Seat, card: string): Refusal {
  if (play.state.available.includes(card)) return because('not-discarded.beside', 'ROOT-D.2.2', { card })
  if (!play.state.discard.includes(card)) return because('not-discarded.pile', 'ROOT-D.2.2', { card })
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return because('wrong-suit.match', 'ROOT-D.2.2', { card, suit, at: clearing })
}

/** Why the pawn cannot glide there (ROOT-D.9.2). */
export function glideRefused(play: Play, seat: Seat, at: number): Refusal | null {
  return vagabondOf(play, seat).clearing === at
    ? because('same-clearing.pawn', 'ROOT-D.9.2', { seat, at })
    : scorchedRefused(play, at)
}

/** Why a seat cannot be the attacker of an instigated battle (ROOT-D.4.2b). */
export function attackerRefused(play: Play, seat: Seat, attacker: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  if (!play.state.seats.includes(attacker)) return because('no-such-player', 'ROOT-D.4.2b', { seat: attacker })
  if (warriorsAt(play, attacker, clearing) === 0 && vagabondAt(play, attacker)?.clearing !== clearing)
    return because('no-fighter', 'ROOT-D.4.2b', { seat: attacker, at: clearing })
  return play.state.seats.some((each) => areEnemies(play, attacker, each) && isPresent(play, each, clearing))
    ? null
    : because('nobody-there.enemy-of', 'ROOT-D.4.2b', { seat: attacker, at: clearing })
}

/** Why a seat cannot be the defender of an instigated battle. */
export function instigatedRefused(play: Play, seat: Seat, attacker: Seat, defender: Owner): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  if (attacker === defender) return because('own-piece', 'ROOT-D.4.2a', { seat: attacker })
  if (!isSeat(defender) || !play.state.seats.includes(defender))
    return because('no-such-player', 'ROOT-D.4.2b', { seat: defender })
  if (!areEnemies(play, attacker, defender))
    return because('partner.battle', 'ROOT-9.2.8f', { seat: attacker, other: defender })
  return isPresent(play, defender, clearing)
    ? shielded(play, attacker, defender, clearing)
    : because('nobody-there.piece', 'ROOT-D.4.2b', { seat: defender, at: clearing })
}

function vagrant(play: Play, seat: Seat): Refusal | null {
  return play.state.seats.every((each) => attackerRefused(play, seat, each))
    ? because('nobody-there.two', 'ROOT-D.4.2b')
    : null
}

function scoundrel(play: Play, seat: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  if (play.state.scorched.includes(clearing)) return because('scorched.again', 'ROOT-D.6.2b', { at: clearing })
  return keepAt(play) === clearing
    ? because('keep.torch', 'ROOT-D.6.2d', { at: clearing })
    : unplaceable(play, seat, clearing)
}

interface SpecialReason {
  /** The rule of the action, which needs a clearing. */
  readonly law: string
  reason(play: Play, seat: Seat): Refusal | null
}

const inClearings: Readonly<Partial<Record<Character, SpecialReason>>> = {
  thief: { law: 'ROOT-D.1.2a', reason: thief },
  tinker: { law: 'ROOT-D.2.2', reason: tinker },
  vagrant: { law: 'ROOT-D.4.2a', reason: vagrant },
  scoundrel: { law: 'ROOT-D.6.2a', reason: scoundrel },
  harrier: { law: 'ROOT-D.9.2', reason: (play, seat) => heldRefused(play, seat, vagabondOf(play, seat).clearing) },
}

/** What characters without a special action for a torch do instead. */
const passives: Readonly<Partial<Record<Character, string>>> = {
  arbiter: 'ROOT-D.5.2a',
  adventurer: 'ROOT-D.7.2',
  ronin: 'ROOT-D.8.2',
}

/** Why the character's special action cannot be taken, torch apart (ROOT-9.5.9). */
export function specialRefused(play: Play, seat: Seat): Refusal | null {
  const { character, clearing } = vagabondOf(play, seat)
  if (character === null) return null
  const passive = passives[character]
  if (passive !== undefined) return because('no-special', passive, { character })
  const own = inClearings[character]
  if (!own) return null
  return clearing === 0 ? because('in-forest.special', own.law, { seat }) : own.reason(play, seat)
}
