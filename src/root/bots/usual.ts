import { defendersAt } from '../rules/battle/battle'
import { suitOf } from '../rules/cards'
import { clearingsOf, ruledBy } from '../rules/clearings'
import { vagabondAt } from '../rules/factions/vagabond/board'
import type { PieceKind } from '../rules/pieces'
import { sideOf, suitAt } from '../rules/play'
import { presenceAt, rules, warriorsAt } from '../rules/rule'
import { clearings } from '../rules/vocabulary'
import { likelihood } from './exposing'
import { bestFightAt, fightWorth } from './fight'
import { type Aims, bestMarch, marches, moving } from './forces'
import type { Mind, Wish } from './mind'
import { serviceWorth } from './services'
import { envy, highest, type Sight } from './sight'
import { strongestAt } from './survey'
import { cardWorth, craftWorth, itemWorth } from './worth'

/** The worth of a piece to its owner. */
export const pieceWorth: Readonly<Record<PieceKind, number>> = {
  warrior: 1,
  wood: 1.2,
  sympathy: 1.5,
  plot: 1.8,
  'post-fox': 2.6,
  'post-rabbit': 2.6,
  'post-mouse': 2.6,
  recruiter: 2.4,
  sawmill: 2.5,
  workshop: 2.3,
  roost: 3,
  'base-fox': 4,
  'base-rabbit': 4,
  'base-mouse': 4,
  keep: 4.5,
  citadel: 3.6,
  market: 3.4,
  tunnel: 1.3,
  'garden-fox': 3,
  'garden-rabbit': 3,
  'garden-mouse': 3,
  warlord: 2.5,
  stronghold: 2.6,
  mob: 1.4,
  vault: 2,
  foothold: 1.5,
  'waystation-figure-tablet': 3,
  'waystation-tablet-figure': 3,
  'waystation-tablet-jewelry': 3,
  'waystation-jewelry-tablet': 3,
  'waystation-jewelry-figure': 3,
  'waystation-figure-jewelry': 3,
  'figure-1': 1.5,
  'figure-2': 2.2,
  'figure-3': 3,
  'tablet-1': 1.5,
  'tablet-2': 2.2,
  'tablet-3': 3,
  'jewelry-1': 1.5,
  'jewelry-2': 2.2,
  'jewelry-3': 3,
}

const cheapest =
  (sight: Sight): Wish =>
  (action) =>
    'card' in action && action.card !== null ? -cardWorth(sight, action.card) : 0

/** The best battle in clearings of a suit. */
export function bestFight(sight: Sight, wanted: Aims, fits: (at: number) => boolean = () => true): number {
  return highest(
    clearings.filter((at) => fits(at) && defendersAt(sight, sight.me, at).length > 0),
    (at) => bestFightAt(sight, at, wanted.rule[at]),
  )
}

/** Whether a dominance card would win with a margin if nobody stopped it. */
function dominates(sight: Sight, card: string): boolean {
  const { me, ground } = sight
  if (vagabondAt(sight, me)) return false
  const suit = suitOf(card)
  const safe = (at: number): boolean => rules(sight, me, at) && presenceAt(sight, me, at) >= strongestAt(sight, at) + 3
  return suit === 'bird'
    ? ground.corners.some((corner) => safe(corner) && safe(ground.opposites[corner] ?? 0))
    : clearingsOf(sight, suit).filter(safe).length >= 3
}

/** The worth of effects at the moment when they are offered. */
function effectWorth(sight: Sight, effect: string, wanted: Aims): number {
  switch (effect) {
    case 'royal-claim': {
      const count = ruledBy(sight, sight.me).length
      return count >= 4 || sideOf(sight, sight.me).score + count >= 30 ? count : -1
    }
    case 'command-warren':
      return bestFight(sight, wanted)
    case 'cobbler':
      return bestMarch(marches(sight, wanted))
    case 'league-of-adventurous-mice':
      return Math.max(bestFight(sight, wanted), bestMarch(marches(sight, wanted))) - 0.2
    case 'tax-collector':
      return sideOf(sight, sight.me).supply === 0 && !vagabondAt(sight, sight.me) ? 0.1 : -0.1
    case 'codebreakers':
      return -0.1
    default:
      return 0.3
  }
}

/** Options that every faction has in its turn, and `done`. */
export const option =
  (sight: Sight, wanted: Aims): Wish =>
  (action) => {
    switch (action.type) {
      case 'use':
        return effectWorth(sight, action.effect, wanted)
      case 'craft':
        return craftWorth(sight, action.card) - 0.3
      case 'open-path':
        return 0.3
      case 'buy':
        return serviceWorth(sight, action.service)
      case 'activate-dominance':
        return dominates(sight, action.card) && sideOf(sight, sight.me).score < 24 ? 5 : -1
      case 'take-dominance':
        return -1
      default:
        return 0
    }
  }

/** The worth of an effect's choice of a player: whom it helps or hurts. */
function choosing(sight: Sight, effect: string): Wish {
  const helps = effect !== 'saboteurs' && effect !== 'codebreakers' && effect !== 'swap-meet'
  return (action) => (action.type === 'choose-player' ? envy(sight, action.seat) * (helps ? -1 : 1) : 0)
}

/** Effects of a battle: most are worth a hit. */
function inBattle(sight: Sight): Wish {
  const { battle } = sight.state
  if (!battle) return () => 0
  const against = battle.rolled[battle.attacker === sight.me ? 'defender' : 'attacker']
  const others = sideOf(sight, sight.me).hand.filter((card) => suitOf(card) !== suitAt(sight, battle.at))
  return (action) => {
    if (action.type !== 'effect') return 0
    switch (action.effect) {
      case 'armorers':
        return against >= 2 ? 1 : -1
      case 'brutal-tactics':
        return -0.2
      case 'sappers':
      case 'swift-strike':
        return 0.5
      default:
        return 0.6 - 0.5 * others.length
    }
  }
}

/** The wishes common to all factions: battles, hits, cards to give up. `wanted` is where their warriors should be. */
export const usual =
  (wanted: Aims): Mind['wish'] =>
  (sight, task) => {
    const { me } = sight
    switch (task.do) {
      case 'battle':
        return (action) => (action.type === 'battle-in' ? bestFightAt(sight, action.at, wanted.rule[action.at]) : 0)
      case 'battle-whom':
        return (action) =>
          action.type === 'battle-whom' ? fightWorth(sight, task.at, action.seat, wanted.rule[task.at]) : 0
      case 'battle-with':
        return (action) => (action.type === 'battle-with' && action.ally !== null ? 1 : 0)
      case 'ambush':
      case 'foil':
        return (action) => ('card' in action && action.card !== null ? 1 - cardWorth(sight, action.card) / 10 : 0)
      case 'enlist':
        return (action) => (action.type === 'enlist' && action.yes ? 0 : 0.1)
      case 'battle-effect':
        return inBattle(sight)
      case 'lose': {
        const sign = sight.state.battle?.instigator === me ? 1 : -1
        return (action) => (action.type === 'lose' ? sign * pieceWorth[action.piece] : 0)
      }
      case 'strike-piece':
        return (action) => (action.type === 'strike-piece' ? pieceWorth[action.piece] : 0)
      case 'damage':
      case 'take-items':
        return (action) =>
          action.type === 'damage' ? -itemWorth[action.item] - (action.up ? 0.4 : 0) : action.type === 'done' ? 0 : -1
      case 'save':
        return (action) =>
          action.type === 'save' && action.card !== null ? task.count * 0.45 - cardWorth(sight, action.card) : 0
      case 'move-from':
      case 'move-to':
      case 'move-count':
        return moving(sight, task, wanted)
      case 'league-act':
        return (action) =>
          'what' in action && action.what === 'battle' ? bestFight(sight, wanted) : bestMarch(marches(sight, wanted))
      case 'tax':
        return (action) => ('at' in action && typeof action.at === 'number' ? warriorsAt(sight, me, action.at) : 0)
      case 'choose-player':
        return choosing(sight, task.effect)
      case 'steal':
      case 'false-orders':
      case 'bureau-whose':
        return choosing(sight, 'saboteurs')
      case 'window':
      case 'craft-step':
        return option(sight, wanted)
      case 'hand-card':
        return (action) => (action.type === 'buy-card' ? cardWorth(sight, action.card) : 0)
      case 'pay-item':
        return (action) => (action.type === 'exhaust' ? -itemWorth[action.item] : 0)
      case 'toll':
      case 'outrage-card':
      case 'overwork-card':
      case 'pay-dominance':
      case 'bureau':
      case 'give':
      case 'discard-step':
      case 'aid-card':
      case 'expose':
        return cheapest(sight)
      case 'trophy': {
        const { forests } = sight.ground
        const guards = (forest: string): number =>
          (forests.find(({ id }) => id === forest)?.clearings ?? []).reduce(
            (all, at) => all + warriorsAt(sight, task.of, at),
            0,
          )
        return (action) => (action.type === 'lay' ? -guards(action.forest) : 0)
      }
      case 'guess':
        return (action) => (action.type === 'guess' ? likelihood(sight, task.of, task.at, action.plot) : 0)
      default:
        return null
    }
  }
