import { cardOf } from '../rules/cards'
import { clearingsOf, ruledBy } from '../rules/clearings'
import { eyrieOf } from '../rules/factions/eyrie/board'
import { keptAtForge } from '../rules/landmarks/forge'
import { enemiesOf } from '../rules/owner'
import { factionOf } from '../rules/play'
import { buildingsAt, tokensAt, warriorsAt } from '../rules/rule'
import { type Item, itemIndex, type Suit } from '../rules/vocabulary'
import type { Sight } from './sight'

/** The worth of persistent effects over a game, in points. */
const lasting: Readonly<Record<string, number>> = {
  'royal-claim': 2.5,
  'command-warren': 1.2,
  'better-burrow-bank': 1.2,
  'brutal-tactics': 0.6,
  'stand-and-deliver': 0.8,
  'scouting-party': 0.6,
  'charm-offensive': 0.8,
  'swap-meet': 0.9,
  cobbler: 1,
  'soup-kitchens': 0.9,
  'propaganda-bureau': 0.9,
  'master-engravers': 0.8,
}

/** The worth of an item to a Vagabond. */
export const itemWorth: Readonly<Record<Item, number>> = {
  boot: 1.1,
  sword: 1.3,
  torch: 1.4,
  tea: 2,
  coins: 1,
  bag: 0.5,
  hammer: 0.9,
  crossbow: 0.9,
}

const ruled = (sight: Sight): number => ruledBy(sight, sight.me).length

/** The worth of the pieces that a favor removes, in points: structures of enemies, and their warriors. */
function favor(sight: Sight, suit: Suit): number {
  let worth = 0
  for (const at of clearingsOf(sight, suit))
    for (const enemy of enemiesOf(sight, sight.me))
      worth += 1.5 * (buildingsAt(sight, enemy, at) + tokensAt(sight, enemy, at)) + 0.4 * warriorsAt(sight, enemy, at)
  return worth
}

/** An item of the Forge brings a point and a card more (ROOT-LM-5c). */
const forged = 1.5

const isOnForge = (sight: Sight, item: Item): boolean =>
  (sight.state.supply[itemIndex[item]] ?? 0) === 0 && keptAtForge(sight, itemIndex[item]) > 0

/** The worth of crafting a card. */
export function craftWorth(sight: Sight, id: string): number {
  const { me } = sight
  const card = cardOf(id)
  if (card.kind === 'favor') return favor(sight, card.suit)
  if (card.item === null) return card.id === 'royal-claim' ? Math.max(1, ruled(sight)) : (lasting[id] ?? 0.5)
  const faction = factionOf(sight, me)
  const more = isOnForge(sight, card.item) ? forged : 0
  if (faction === 'eyrie' && eyrieOf(sight, me).leader !== 'builder') return 1 + more
  return card.points + more + (faction.startsWith('vagabond') ? itemWorth[card.item] : 0)
}

/** The worth of a card in the hand. */
export function cardWorth(sight: Sight, id: string): number {
  const card = cardOf(id)
  const bird = card.suit === 'bird' ? 0.3 : 0
  if (card.kind === 'ambush') return 0.9 + bird
  if (card.kind === 'dominance') return 0.35 + bird
  const isGone = card.item !== null && (sight.state.supply[itemIndex[card.item]] ?? 0) === 0
  if (card.item !== null && isGone && !isOnForge(sight, card.item)) return 0.4
  return 0.5 + bird + Math.min(1, craftWorth(sight, id) * 0.25)
}
