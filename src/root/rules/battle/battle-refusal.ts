import type { Refusal } from '../../../core'
import { because } from '../because'
import { cardOf } from '../cards'
import { matchesClearing } from '../clearings'
import type { PieceKind } from '../pieces'
import { type Play, sideOf, suitAt, vagabondAt } from '../play'
import { warriorsAt } from '../rule'
import type { Seat, Suit } from '../vocabulary'
import { battleOf, type Combatant } from './battle'

/** Why there is no battle in a clearing (ROOT-4.3a, ROOT-4.3b). */
export function groundRefused(play: Play, seat: Seat, suit: Suit, at: number): Refusal {
  if (!matchesClearing(play, suit, at))
    return because('wrong-suit', 'ROOT-7.5.2.3', `This battle is in a ${suit} clearing; clearing ${at} is not one.`)
  const present = warriorsAt(play, seat, at) > 0 || vagabondAt(play, seat)?.clearing === at
  return present
    ? because('nobody-there', 'ROOT-4.3b', `There is no piece of an enemy of ${seat} in clearing ${at}.`)
    : because('no-warriors', 'ROOT-4.3a', `${seat} has no warrior in clearing ${at} to battle with.`)
}

/** Why a card is no ambush here, or no answer to one. */
export function ambushRefused(play: Play, side: Combatant, card: string | null, rule: string): Refusal | null {
  if (card === null) return null
  const { at, [side]: seat } = battleOf(play)
  if (!sideOf(play, seat).hand.includes(card))
    return because('not-in-hand', rule, `The card ${card} is not in the hand of ${seat}.`)
  return cardOf(card).kind === 'ambush'
    ? because('wrong-suit', rule, `Clearing ${at} is a ${suitAt(play, at)} clearing, which ${card} does not fit.`)
    : because('no-ambush', rule, `The card ${card} is no ambush.`)
}

/** Why a side cannot lose a piece (ROOT-4.3.4b). */
export function pieceRefused(play: Play, side: Combatant, piece: PieceKind): Refusal {
  const { at, [side]: seat } = battleOf(play)
  return because('no-such-piece', 'ROOT-4.3.4b', `${seat} has no ${piece} left to lose in clearing ${at}.`)
}

const onlyFor: Readonly<Record<string, readonly [side: Combatant, rule: string]>> = {
  'brutal-tactics': ['attacker', 'ROOT-CARD-15'],
  sappers: ['defender', 'ROOT-CARD-16'],
}

/** Why a side cannot use an effect in this battle. */
export function effectRefused(play: Play, side: Combatant, name: string): Refusal {
  const { at, used, [side]: seat } = battleOf(play)
  if (name === 'swift-strike')
    return because('no-item-ready', 'ROOT-D.8.2', `${seat} is no Ronin with a sword ready for a Swift Strike.`)
  if (used.includes(`${seat} ${name}`))
    return because('used-already', 'ROOT-INT-46', `${seat} has used ${name} in this battle already.`)
  if (!sideOf(play, seat).crafted.includes(name))
    return because('not-crafted', 'ROOT-4.3.3a', `${name} does not lie in the play area of ${seat}.`)
  const [only, rule] = onlyFor[name] ?? []
  if (only !== undefined && rule !== undefined && only !== side)
    return because('wrong-side', rule, `Only the ${only} can use ${name}, and ${seat} is the ${side}.`)
  return because('wrong-suit', 'ROOT-CARD-19', `Clearing ${at} is a ${suitAt(play, at)} clearing, not one of ${name}.`)
}
