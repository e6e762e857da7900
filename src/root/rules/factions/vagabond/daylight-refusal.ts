import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { cardOf } from '../../cards'
import { fitsClearing } from '../../clearings'
import { heldRefused } from '../../moving/way-refusal'
import { enemyPlayers } from '../../owner'
import { hasSuit, type Play, sideOf, suitAt } from '../../play'
import { type ClearingSuit, type Item, itemIndex, type Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'
import { readyKinds, readyOf, total } from './items'
import { questOf } from './quest'
import { roamsTo } from './roam'
import type { Exhausting, InClearing } from './sentences'
import { specialRefused } from './special-refusal'

/** ROOT-9.2.5a: what is exhausted or damaged serves for nothing. */
function unready(play: Play, seat: Seat, item: Item, rule: string, act: Exhausting): Refusal | null {
  if (readyOf(play, seat, item) > 0) return null
  return because('no-item-ready.act', rule, { seat, item, act })
}

/** Most actions are taken in a clearing. */
function inForest(play: Play, seat: Seat, rule: string, act: InClearing): Refusal | null {
  if (vagabondOf(play, seat).clearing > 0) return null
  return because('in-forest.act', rule, { seat, act })
}

type Reason = (play: Play, seat: Seat) => Refusal | null

function moveRefused(play: Play, seat: Seat): Refusal {
  const boots = unready(play, seat, 'boot', 'ROOT-9.5.1a', 'move')
  if (boots) return boots
  const held = heldRefused(play, seat, vagabondOf(play, seat).clearing)
  if (held) return held
  if (roamsTo(play, { seat, boots: 0, slip: true }).length === 0) return because('no-way.pawn', 'ROOT-9.5.1a', { seat })
  return because('no-second-boot.around', 'ROOT-9.2.9.3.2', { seat })
}

const noEnemyHere = (play: Play, seat: Seat, rule: string): Refusal =>
  because('nobody-there.no-enemy', rule, { at: vagabondOf(play, seat).clearing })

function exploreRefused(play: Play, seat: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  return play.state.ruins[clearing] ? null : because('no-ruin', 'ROOT-9.5.3a', { at: clearing })
}

function aidRefused(play: Play, seat: Seat): Refusal {
  if (readyKinds(play, seat).length === 0) return because('no-item-ready.aid', 'ROOT-9.5.4a', { seat })
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return sideOf(play, seat).hand.some((card) => fitsClearing(play, card, clearing))
    ? because('nobody-there.no-player', 'ROOT-9.5.4a', { at: clearing })
    : because('no-card.aid', 'ROOT-9.5.4a', { seat, suit, at: clearing })
}

function questRefused(play: Play, seat: Seat): Refusal {
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return play.state.quests.some((id) => hasSuit(play, clearing, questOf(id).suit))
    ? because('no-item-ready.quests', 'ROOT-9.5.5a', { seat, suit })
    : because('no-quest', 'ROOT-9.5.5a', { at: clearing, suit })
}

function strikeRefused(play: Play, seat: Seat): Refusal {
  const { clearing } = vagabondOf(play, seat)
  return enemyPlayers(play, seat).some((enemy) => vagabondAt(play, enemy)?.clearing === clearing)
    ? because('pawn', 'ROOT-9.5.6c')
    : noEnemyHere(play, seat, 'ROOT-9.5.6a')
}

function repairRefused(play: Play, seat: Seat): Refusal | null {
  const { damagedReady, damagedExhausted } = vagabondOf(play, seat)
  return total(damagedReady) + total(damagedExhausted) > 0 ? null : because('nothing-damaged', 'ROOT-9.5.7', { seat })
}

/** Why an action of Daylight cannot be taken. */
const reasons: Readonly<Record<string, Reason>> = {
  move: moveRefused,
  battle: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.2', 'battle') ??
    unready(play, seat, 'sword', 'ROOT-9.5.2', 'battle') ??
    noEnemyHere(play, seat, 'ROOT-4.3b'),
  explore: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.3a', 'explore') ??
    exploreRefused(play, seat) ??
    unready(play, seat, 'torch', 'ROOT-9.5.3a', 'explore'),
  aid: (play, seat) => inForest(play, seat, 'ROOT-9.5.4e', 'aid') ?? aidRefused(play, seat),
  quest: (play, seat) => inForest(play, seat, 'ROOT-9.5.5a', 'quest') ?? questRefused(play, seat),
  strike: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.6a', 'strike') ??
    unready(play, seat, 'crossbow', 'ROOT-9.5.6a', 'strike') ??
    strikeRefused(play, seat),
  repair: (play, seat) => repairRefused(play, seat) ?? unready(play, seat, 'hammer', 'ROOT-9.5.7', 'repair'),
  special: (play, seat) => specialRefused(play, seat) ?? unready(play, seat, 'torch', 'ROOT-9.5.9', 'special'),
}

export function actRefused(play: Play, seat: Seat, what: string): Refusal | null {
  const reason = Object.hasOwn(reasons, what) ? reasons[what] : undefined
  if (reason) return reason(play, seat)
  return because('no-such-act.vagabond', 'ROOT-0.3', { act: what, known: Object.keys(reasons) })
}

/** Why hammers do not pay for a card of the hand (ROOT-9.2.1a). */
export function hammersRefused(play: Play, seat: Seat, id: string): Refusal | null {
  const { cost } = cardOf(id)
  if (!sideOf(play, seat).hand.includes(id) || cost.length === 0) return null
  const forest = inForest(play, seat, 'ROOT-9.2.1b', 'craft')
  if (forest) return forest
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  const other = cost.find((each): each is ClearingSuit => each !== 'any' && !hasSuit(play, clearing, each))
  if (other !== undefined) return because('wrong-suit.hammers', 'ROOT-9.2.1a', { card: id, own: other, suit })
  const ready = vagabondOf(play, seat).ready[itemIndex.hammer] ?? 0
  return ready < cost.length
    ? because('no-item-ready.hammers', 'ROOT-9.5.8', { card: id, cost: cost.length, ready })
    : null
}
