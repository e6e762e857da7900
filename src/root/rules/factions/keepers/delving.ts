import type { Refusal } from '../../../../core'
import { item } from '../../../../toolkit'
import { attacksHangOnHand, keysTo } from '../../battle/battle'
import { needsToBattle, surelyAt } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { clearingsOf, matchesClearing, severalFit } from '../../clearings'
import type { Need } from '../../needs'
import { type Play, plan, type Question } from '../../play'
import { rules } from '../../rule'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { suitInRetinue } from './board'
import { canDelve, delveSites, findsAt, mustBattle } from './relic-sites'
import { moveRelic, type RelicName, relicKindOf, takeRelic } from './relics'
import { dismiss } from './retinue'
import { relicName } from './shapes'

/** Where a card of the second column acts (ROOT-15.5.2.2a). */
export interface DelveInTask {
  readonly do: 'delve-in'
  readonly seat: Seat
  readonly card: string
}
/** Which relic is moved into the clearing; after the battle, if there was one (ROOT-15.5.2.2b). */
export interface DelveTask {
  readonly do: 'delve'
  readonly seat: Seat
  readonly card: string
  readonly at: number
}
export type DelvingAction =
  | { readonly type: 'choose-clearing'; readonly at: number }
  | { readonly type: 'delve'; readonly forest: string; readonly relic: RelicName }
  | { readonly type: 'done' }

const where: Question<DelveInTask, Extract<DelvingAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat, card }) =>
    delveSites(play, seat, suitInRetinue(card)).map((at) => ({ type: 'choose-clearing', at })),
  asks: siteHangsOnHand,
  answer(play, { seat, card }, { at }) {
    plan(play, { do: 'delve', seat, card, at })
    if (mustBattle(play, seat, at)) plan(play, { do: 'battle-whom', seat, at })
  },
}

/** A site that only some hands open is asked for, if others could think that there are several (ROOT-INFO-20). */
function siteHangsOnHand(play: Play, { seat, card }: DelveInTask): boolean {
  const grounds = groundsOf(play, card)
  return (
    attacksHangOnHand(play, seat, grounds) &&
    delveSites(play, seat, suitInRetinue(card)).length > 0 &&
    severalFit((at) => isSureSite(play, seat, at) || keysTo(play, seat, at).length > 0, grounds)
  )
}

const groundsOf = (play: Play, card: string): number[] => clearingsOf(play, suitInRetinue(card))

/** Whether the card can act there whatever the hand is. */
const isSureSite = (play: Play, seat: Seat, at: number): boolean =>
  canDelve(play, seat, at) || surelyAt(play, { seat }, at).length > 0

/** Without a sure site the hand has a card that lets them attack. */
function needsForSite(play: Play, { seat, card }: DelveInTask): Need[] {
  const grounds = groundsOf(play, card)
  return grounds.some((at) => isSureSite(play, seat, at)) ? [] : needsToBattle(play, { seat }, grounds)
}

/** Clearings that they rule around a forest (ROOT-15.5.2.2.2). */
const ruledAround = (play: Play, seat: Seat, forest: number): number =>
  item(play.ground.forests, forest).clearings.filter((at) => rules(play, seat, at)).length

const which: Question<DelveTask, Exclude<DelvingAction, { type: 'choose-clearing' }>> = {
  actions(play, { seat, at }) {
    if (!canDelve(play, seat, at)) return []
    const finds = findsAt(play, seat, at).map(
      ({ forest, relic }) => ({ type: 'delve', forest: item(play.ground.forests, forest).id, relic }) as const,
    )
    return [...finds, { type: 'done' }]
  },
  answer(play, { seat, card, at }, action) {
    if (action.type === 'done') return
    const forest = play.ground.forests.findIndex(({ id }) => id === action.forest)
    const { type, face } = takeRelic(play, seat, forest, action.relic)
    const relic = relicKindOf(type, face)
    moveRelic(play, seat, relic, at, 1)
    play.emit?.({ type: 'delved', seat, forest: action.forest, at, relic })
    if (ruledAround(play, seat, forest) < face) dismiss(play, seat, 'delve', card)
  },
}

/** Why a card of the second column does not act in a clearing. */
function siteRefused(play: Play, card: string, at: number): Refusal | null {
  const suit = suitInRetinue(card)
  return matchesClearing(play, suit, at)
    ? because('nothing-to-delve', 'ROOT-15.5.2.2c', { at })
    : because('wrong-suit.retinue', 'ROOT-15.5.2.2a', { card, suit, at })
}

/** Why a relic cannot be delved. */
function findRefused(play: Play, at: number, forest: string, relic: RelicName): Refusal {
  const found = play.ground.forests.find(({ id }) => id === forest)
  if (!found) return because('no-such-forest', 'ROOT-15.5.2.2.1', { forest })
  return found.clearings.includes(at)
    ? because('no-relic.forest', 'ROOT-15.5.2.2.1', { forest, relic })
    : because('not-adjacent.forest', 'ROOT-15.5.2.2.1', { forest, at })
}

export const keepersDelving: Chapter<DelveInTask | DelveTask, DelvingAction> = {
  tasks: {
    'delve-in': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-15.5.2.2a',
      rule: where,
      needs: needsForSite,
      refuse: { 'choose-clearing': (play, { card }, { at }) => siteRefused(play, card, at) },
    },
    delve: {
      fields: { seat: shape.seat, card: shape.card, at: shape.clearing },
      law: 'ROOT-15.5.2.2.1',
      rule: which,
      refuse: { delve: (play, { at }, { forest, relic }) => findRefused(play, at, forest, relic) },
    },
  },
  actions: {
    'choose-clearing': { fields: { at: shape.clearing } },
    delve: { fields: { forest: shape.forest, relic: relicName } },
    done: { fields: {} },
  },
}
