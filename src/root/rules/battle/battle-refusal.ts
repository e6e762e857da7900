import type { Refusal } from '../../../core'
import { because } from '../because'
import { cardOf } from '../cards'
import { matchesClearing } from '../clearings'
import { lenderTo } from '../lent'
import type { PieceKind } from '../pieces'
import { handOf, has, type Play, suitAt } from '../play'
import type { Owner, Suit } from '../vocabulary'
import { battleOf, type Combatant, deciderFor, isArmedAt } from './battle'

/** Why there is no battle in a clearing (ROOT-4.3a, ROOT-4.3b). */
export function groundRefused(play: Play, owner: Owner, suit: Suit, at: number): Refusal {
  if (!matchesClearing(play, suit, at)) return because('wrong-suit.battle', 'ROOT-7.5.2.3', { suit, at })
  return isArmedAt(play, owner, at) || lenderTo(play, owner, at) !== null
    ? because('nobody-there.battle', 'ROOT-4.3b', { seat: owner, at })
    : because('no-warriors.battle', 'ROOT-4.3a', { seat: owner, at })
}

/** Why a card is no ambush here, or no answer to one. */
export function ambushRefused(play: Play, side: Combatant, card: string | null, rule: string): Refusal | null {
  if (card === null) return null
  const { at } = battleOf(play)
  const seat = deciderFor(play, side)
  if (!handOf(play, seat).includes(card)) return because('not-in-hand', rule, { card, seat })
  return cardOf(card).kind === 'ambush'
    ? because('wrong-suit.ambush', rule, { at, suit: suitAt(play, at), card })
    : because('no-ambush', rule, { card })
}

/** Why a side cannot lose a piece (ROOT-4.3.4b). */
export function pieceRefused(play: Play, side: Combatant, piece: PieceKind): Refusal {
  const { at, [side]: owner } = battleOf(play)
  return because('no-such-piece.hit', 'ROOT-4.3.4b', { seat: owner, piece, at })
}

const onlyFor: Readonly<Record<string, readonly [side: Combatant, rule: string]>> = {
  'brutal-tactics': ['attacker', 'ROOT-CARD-15'],
  sappers: ['defender', 'ROOT-CARD-16'],
}

/** Why a side cannot use an effect in this battle. */
export function effectRefused(play: Play, side: Combatant, name: string): Refusal {
  const { at, used } = battleOf(play)
  const seat = deciderFor(play, side)
  if (name === 'swift-strike') return because('no-item-ready.ronin', 'ROOT-D.8.2', { seat })
  if (used.includes(`${seat} ${name}`)) return because('used-already', 'ROOT-INT-46', { seat, card: name })
  if (!has(play, seat, name)) return because('not-crafted.card', 'ROOT-4.3.3a', { card: name, seat })
  const [only, rule] = onlyFor[name] ?? []
  if (only !== undefined && rule !== undefined && only !== side)
    return because('wrong-side', rule, { only, card: name, seat, side })
  return because('wrong-suit.partisans', 'ROOT-CARD-19', { at, suit: suitAt(play, at), card: name })
}
