import type { Refusal } from '../../../core'
import { because } from '../because'
import { cardOf, suitOf } from '../cards'
import { has, type Play, sideOf, suitAt, vagabondAt } from '../play'
import { battleOf, type Combatant } from './battle'

const attackers = ['brutal-tactics']
const defenders = ['sappers']

/** Why a side cannot use an effect after the roll (ROOT-4.3.3). */
export function effectRefused(play: Play, side: Combatant, name: string): Refusal {
  const { at, used, [side]: seat } = battleOf(play)
  if (name === 'swift-strike')
    return vagabondAt(play, seat)?.character === 'ronin'
      ? because('no-sword', 'ROOT-D.8.2', `${seat} has no sword face up to exhaust.`)
      : because('not-the-ronin', 'ROOT-D.8.2', `${seat} does not play the Ronin.`)
  const { name: title } = cardOf(name)
  if (used.includes(`${seat} ${name}`))
    return because('used-already', 'ROOT-INT-46', `${title} has been used in this battle already.`)
  if (!has(play, seat, name))
    return because('not-crafted', 'ROOT-4.3.3a', `${title} does not lie in the play area of ${seat}.`)
  if (attackers.includes(name))
    return because('wrong-side', 'ROOT-CARD-15', `${title} serves the attacker, and ${seat} defends.`)
  if (defenders.includes(name))
    return because('wrong-side', 'ROOT-CARD-16', `${title} serves the defender, and ${seat} attacks.`)
  return because(
    'wrong-suit',
    'ROOT-CARD-19',
    `${title} fight in ${suitOf(name)} clearings, and ${at} is a ${suitAt(play, at)} clearing.`,
  )
}

/** Why a card is no ambush here (ROOT-4.3.1a, ROOT-4.3.1.1). */
export function ambushRefused(play: Play, side: Combatant, card: string | null, law: string): Refusal | null {
  const { at, [side]: seat } = battleOf(play)
  if (card === null || !sideOf(play, seat).hand.includes(card)) return null
  return cardOf(card).kind === 'ambush'
    ? because(
        'wrong-suit',
        law,
        `The card ${card} does not fit clearing ${at}, which is a ${suitAt(play, at)} clearing.`,
      )
    : because('no-ambush', 'ROOT-2.1.2a', `The card ${card} is no ambush card.`)
}
