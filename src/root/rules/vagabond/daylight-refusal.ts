import type { Refusal } from '../../../core'
import { because } from '../because'
import { cardOf, matches } from '../cards'
import { enemiesOf, type Play, sideOf, suitAt, vagabondAt, vagabondOf } from '../play'
import { type Item, itemIndex, type Seat } from '../vocabulary'
import { readyKinds, readyOf, total } from './items'
import { questOf } from './quest'
import { roamsTo } from './roam'
import { specialRefused } from './special-refusal'

/** ROOT-9.2.5a: what is exhausted or damaged serves for nothing. */
function unready(play: Play, seat: Seat, item: Item, rule: string, what: string): Refusal | null {
  if (readyOf(play, seat, item) > 0) return null
  return because('no-item-ready', rule, `${seat} has no ${item} that is face up and undamaged; ${what} exhausts one.`)
}

/** Most actions are taken in a clearing. */
function inForest(play: Play, seat: Seat, rule: string, what: string): Refusal | null {
  if (vagabondOf(play, seat).clearing > 0) return null
  return because('in-forest', rule, `The pawn of ${seat} is in a forest: ${what}.`)
}

type Reason = (play: Play, seat: Seat) => Refusal | null

function moveRefused(play: Play, seat: Seat): Refusal {
  const boots = unready(play, seat, 'boot', 'ROOT-9.5.1a', 'a move')
  if (boots) return boots
  if (roamsTo(play, { seat, boots: 0, slip: true }).length === 0)
    return because('no-way', 'ROOT-9.5.1a', `No clearing that can be entered is adjacent to the pawn of ${seat}.`)
  return because(
    'no-second-boot',
    'ROOT-9.2.9.3.2',
    `Warriors of Hostile factions are in all adjacent clearings, and ${seat} has no second boot for them.`,
  )
}

function nobodyHere(play: Play, seat: Seat, rule: string, what: string): Refusal {
  const { clearing } = vagabondOf(play, seat)
  return because('nobody-there', rule, `In clearing ${clearing} there is ${what}.`)
}

function exploreRefused(play: Play, seat: Seat): Refusal | null {
  const { clearing } = vagabondOf(play, seat)
  return play.state.ruins[clearing]
    ? null
    : because('no-ruin', 'ROOT-9.5.3a', `There is no ruin in clearing ${clearing}.`)
}

function aidRefused(play: Play, seat: Seat): Refusal {
  if (readyKinds(play, seat).length === 0)
    return because('no-item-ready', 'ROOT-9.5.4a', `${seat} has no item that is face up and undamaged to exhaust.`)
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return sideOf(play, seat).hand.some((card) => matches(card, suit))
    ? nobodyHere(play, seat, 'ROOT-9.5.4a', 'no piece of another player')
    : because('no-card', 'ROOT-9.5.4a', `${seat} has no card that matches the ${suit} clearing ${clearing}.`)
}

function questRefused(play: Play, seat: Seat): Refusal {
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return play.state.quests.some((id) => questOf(id).suit === suit)
    ? because('no-item-ready', 'ROOT-9.5.5a', `${seat} has not both items of a ${suit} quest face up and undamaged.`)
    : because('no-quest', 'ROOT-9.5.5a', `No quest that lies open is of the suit of clearing ${clearing}, ${suit}.`)
}

function strikeRefused(play: Play, seat: Seat): Refusal {
  const { clearing } = vagabondOf(play, seat)
  return enemiesOf(play, seat).some((enemy) => vagabondAt(play, enemy)?.clearing === clearing)
    ? because('pawn', 'ROOT-9.5.6c', 'A pawn cannot be struck.')
    : nobodyHere(play, seat, 'ROOT-9.5.6a', 'no piece of an enemy')
}

function repairRefused(play: Play, seat: Seat): Refusal | null {
  const { damagedReady, damagedExhausted } = vagabondOf(play, seat)
  return total(damagedReady) + total(damagedExhausted) > 0
    ? null
    : because('nothing-damaged', 'ROOT-9.5.7', `${seat} has no damaged item.`)
}

/** Why an action of Daylight cannot be taken. */
const reasons: Readonly<Record<string, Reason>> = {
  move: moveRefused,
  battle: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.2', 'nobody can be battled there') ??
    unready(play, seat, 'sword', 'ROOT-9.5.2', 'a battle') ??
    nobodyHere(play, seat, 'ROOT-4.3b', 'no piece of an enemy'),
  explore: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.3a', 'there is no ruin') ??
    exploreRefused(play, seat) ??
    unready(play, seat, 'torch', 'ROOT-9.5.3a', 'exploring'),
  aid: (play, seat) => inForest(play, seat, 'ROOT-9.5.4e', 'nobody can be aided there') ?? aidRefused(play, seat),
  quest: (play, seat) => inForest(play, seat, 'ROOT-9.5.5a', 'no quest is for a forest') ?? questRefused(play, seat),
  strike: (play, seat) =>
    inForest(play, seat, 'ROOT-9.5.6a', 'nobody can be struck there') ??
    unready(play, seat, 'crossbow', 'ROOT-9.5.6a', 'a strike') ??
    strikeRefused(play, seat),
  repair: (play, seat) => repairRefused(play, seat) ?? unready(play, seat, 'hammer', 'ROOT-9.5.7', 'a repair'),
  special: (play, seat) =>
    specialRefused(play, seat) ?? unready(play, seat, 'torch', 'ROOT-9.5.9', 'the special action'),
}

export function actRefused(play: Play, seat: Seat, what: string): Refusal | null {
  const reason = Object.hasOwn(reasons, what) ? reasons[what] : undefined
  if (reason) return reason(play, seat)
  const known = Object.keys(reasons).join(', ')
  return because('no-such-act', 'ROOT-0.3', `A Vagabond knows no action "${what}"; there are ${known}.`)
}

/** Why hammers do not pay for a card of the hand (ROOT-9.2.1a). */
export function hammersRefused(play: Play, seat: Seat, id: string): Refusal | null {
  const { cost } = cardOf(id)
  if (!sideOf(play, seat).hand.includes(id) || cost.length === 0) return null
  const forest = inForest(play, seat, 'ROOT-9.2.1b', 'hammers have no suit there')
  if (forest) return forest
  const suit = suitAt(play, vagabondOf(play, seat).clearing)
  const other = cost.find((each) => each !== 'any' && each !== suit)
  if (other !== undefined)
    return because(
      'wrong-suit',
      'ROOT-9.2.1a',
      `The card ${id} costs ${other}, and in this clearing every hammer is ${suit}.`,
    )
  const ready = vagabondOf(play, seat).ready[itemIndex.hammer] ?? 0
  return ready < cost.length
    ? because('no-item-ready', 'ROOT-9.5.8', `The card ${id} costs ${cost.length}, and ready hammers are ${ready}.`)
    : null
}
