import type { Refusal } from '../../../core'
import { nullable, optional } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { matchesClearing, severalFit } from '../clearings'
import { allyRefused } from '../factions/vagabond/roam-refusal'
import { type Need, ofKind } from '../needs'
import { areEnemies } from '../owner'
import { type Play, plan, type Question } from '../play'
import { isOutOfReach } from '../rule'
import * as shape from '../shapes'
import { clearings, isSeat, type Owner, type Seat, type Suit } from '../vocabulary'
import { attacksHangOnHand, canBattleAt, defendersAt, fighterOf, keysTo, startBattle } from './battle'
import { groundRefused } from './battle-refusal'

/** A battle is to be started (ROOT-4.3), in a clearing that fits. */
export interface BattleTask {
  readonly do: 'battle'
  readonly seat: Seat
  readonly suit: Suit
  /** Whose pieces attack, if not those of the seat. */
  readonly owner?: Owner
}
export interface WhomTask extends Pick<BattleTask, 'seat' | 'owner'> {
  readonly do: 'battle-whom'
  readonly at: number
}
export interface WithTask extends Omit<WhomTask, 'do'> {
  readonly do: 'battle-with'
  readonly defender: Owner
}

export type DeclareAction =
  | { readonly type: 'battle-in'; readonly at: number }
  | { readonly type: 'battle-whom'; readonly seat: Owner }
  /** With which allied faction, or with none (ROOT-9.2.9.2.3a). */
  | { readonly type: 'battle-with'; readonly ally: Seat | null }

const isBattleground = (play: Play, owner: Owner, suit: Suit, at: number): boolean =>
  matchesClearing(play, suit, at) && canBattleAt(play, owner, at)

/** Where an owner's pieces can battle. */
export const battlegrounds = (play: Play, owner: Owner, suit: Suit = 'bird'): number[] =>
  clearings.filter((at) => isBattleground(play, owner, suit, at))

/** Whether an owner's pieces can battle at all. */
export const canBattle = (play: Play, owner: Owner, suit: Suit = 'bird'): boolean =>
  clearings.some((at) => isBattleground(play, owner, suit, at))

/** Allied factions with warriors there, the defender apart (ROOT-9.2.9.2.3c). */
const alliesAt = (play: Play, owner: Owner, at: number, defender: Owner): readonly Seat[] =>
  (fighterOf(play, owner).allies?.(play, owner, at) ?? []).filter((ally) => ally !== defender)

/** Whose pieces attack. */
const attackerOf = ({ seat, owner = seat }: Pick<BattleTask, 'seat' | 'owner'>): Owner => owner

/** Clearings that a battle can be in, as far as their suit goes. */
const groundsFor = (play: Play, { suit }: Pick<BattleTask, 'suit'>): number[] =>
  clearings.filter((at) => matchesClearing(play, suit, at))

/** Whom an attacker can battle in a clearing whatever its hand is. */
export const surelyAt = (play: Play, task: Pick<BattleTask, 'seat' | 'owner'>, at: number): Owner[] =>
  defendersAt(play, attackerOf(task), at).filter(
    (enemy) => isSeat(enemy) || !play.hirelings[enemy].keysFor?.(play, task.seat, at),
  )

/** A question of which the number of answers hangs on a hidden hand is asked, if there is an answer (ROOT-INFO-20). */
const hangsOnHand = (play: Play, task: Pick<BattleTask, 'seat' | 'owner'>, grounds: readonly number[]): boolean =>
  attacksHangOnHand(play, attackerOf(task), grounds) && grounds.some((at) => canBattleAt(play, attackerOf(task), at))

/** What a question that asks for a battle says of the hand: where there is surely nobody to battle, a card lets the seat attack. */
export function needsToBattle(
  play: Play,
  task: Pick<BattleTask, 'seat' | 'owner'>,
  grounds: readonly number[],
): Need[] {
  if (play.state.hirelings.length === 0 || grounds.some((at) => surelyAt(play, task, at).length > 0)) return []
  const keys = grounds.flatMap((at) => keysTo(play, attackerOf(task), at))
  return keys.length === 0 ? [] : [ofKind(task.seat, (card) => keys.some((fits) => fits(card)))]
}

/** Whether it is asked whom an attacker battles, whatever its hidden hand is. */
export const asksWhom = (play: Play, task: Omit<WhomTask, 'do'>): boolean =>
  hangsOnHand(play, task, [task.at]) &&
  surelyAt(play, task, task.at).length + keysTo(play, attackerOf(task), task.at).length > 1

/** What that question says of the hand. */
export const needsOfWhom = (play: Play, task: Omit<WhomTask, 'do'>): Need[] => needsToBattle(play, task, [task.at])

const where: Question<BattleTask, Extract<DeclareAction, { type: 'battle-in' }>> = {
  actions: (play, task) => battlegrounds(play, attackerOf(task), task.suit).map((at) => ({ type: 'battle-in', at })),
  asks: (play, task) =>
    severalFit((at) => isBattleground(play, attackerOf(task), task.suit, at)) ||
    (hangsOnHand(play, task, groundsFor(play, task)) &&
      severalFit(
        (at) => surelyAt(play, task, at).length + keysTo(play, attackerOf(task), at).length > 0,
        groundsFor(play, task),
      )),
  answer: (play, { seat, owner }, { at }) =>
    plan(play, owner === undefined ? { seat, do: 'battle-whom', at } : { seat, owner, do: 'battle-whom', at }),
}

const whom: Question<WhomTask, Extract<DeclareAction, { type: 'battle-whom' }>> = {
  actions: (play, task) =>
    defendersAt(play, attackerOf(task), task.at).map((enemy) => ({ type: 'battle-whom', seat: enemy })),
  asks: asksWhom,
  answer: (play, task, action) => plan(play, { ...task, do: 'battle-with', defender: action.seat }),
}

const withWhom: Question<WithTask, Extract<DeclareAction, { type: 'battle-with' }>> = {
  actions: (play, task) => [
    ...alliesAt(play, attackerOf(task), task.at, task.defender).map((ally) => ({ type: 'battle-with', ally }) as const),
    { type: 'battle-with', ally: null },
  ],
  answer: (play, task, { ally }) => startBattle(play, attackerOf(task), task.defender, task.at, { ally }),
}

/** Why an owner cannot be battled. */
export function defenderRefused(
  play: Play,
  { at, ...task }: Pick<WhomTask, 'seat' | 'owner' | 'at'>,
  defender: Owner,
): Refusal {
  const attacker = attackerOf(task)
  if (defender === attacker) return because('own-seat.battle', 'ROOT-4.3b', { seat: attacker })
  if (areEnemies(play, attacker, defender) && isOutOfReach(play, attacker, defender, at))
    return !isSeat(defender) && isSeat(attacker) && play.hirelings[defender].keysFor
      ? because('no-card.attack', 'ROOT-HIR-3b', { seat: attacker, other: defender, at })
      : isSeat(defender)
        ? because('shielded', 'ROOT-HIR-13Db', { seat: defender, at })
        : because('evades', 'ROOT-E.3.2b', { seat: defender, at })
  if (areEnemies(play, attacker, defender)) return because('nobody-there.piece', 'ROOT-4.3b', { seat: defender, at })
  return isSeat(attacker) && isSeat(defender)
    ? because('partner.battle', 'ROOT-9.2.8f', { seat: attacker, other: defender })
    : because('not-enemies', 'ROOT-E.3.2a', { seat: attacker, other: defender })
}

export const declaring: Chapter<BattleTask | WhomTask | WithTask, DeclareAction> = {
  tasks: {
    battle: {
      fields: { seat: shape.seat, suit: shape.suit, owner: optional(shape.owner) },
      law: 'ROOT-4.3a',
      rule: where,
      needs: (play, task) => needsToBattle(play, task, groundsFor(play, task)),
      refuse: { 'battle-in': (play, task, { at }) => groundRefused(play, attackerOf(task), task.suit, at) },
    },
    'battle-whom': {
      fields: { seat: shape.seat, at: shape.clearing, owner: optional(shape.owner) },
      law: 'ROOT-4.3b',
      rule: whom,
      needs: needsOfWhom,
      refuse: { 'battle-whom': (play, task, action) => defenderRefused(play, task, action.seat) },
    },
    'battle-with': {
      fields: { seat: shape.seat, at: shape.clearing, defender: shape.owner, owner: optional(shape.owner) },
      law: 'ROOT-9.2.9.2.3a',
      rule: withWhom,
      refuse: {
        'battle-with'(play, { seat, at, defender }, { ally }) {
          if (ally === null) return null
          return ally === defender
            ? because('is-defender', 'ROOT-9.2.9.2.3c', { seat: defender })
            : allyRefused(play, seat, ally, at, 'ROOT-9.2.9.2.3a')
        },
      },
    },
  },
  actions: {
    'battle-in': { fields: { at: shape.clearing } },
    'battle-whom': { fields: { seat: shape.owner } },
    'battle-with': { fields: { ally: nullable(shape.seat) } },
  },
}
