import { cardOf, different } from '../cards'
import type { Chapter } from '../chapter'
import { fitsClearing } from '../clearings'
import { discardFromHand } from '../hands'
import { isHandOpen } from '../open-hand'
import { handOf, has, type Play, plan, type Question } from '../play'
import { fightersAt, hasPawnAt, warriorsAt } from '../rule'
import * as shape from '../shapes'
import { isSeat } from '../vocabulary'
import { battleOf, deciderFor, fighterOf } from './battle'
import { ambushRefused } from './battle-refusal'
import { hitsTaken } from './hits'

export interface MomentTask {
  readonly do: 'ambush-moment'
}
export interface AmbushTask {
  readonly do: 'ambush'
}
export interface FoilTask {
  readonly do: 'foil'
}
/** Two hits at once, and the test whether an attacker is left (ROOT-4.3.1.2). */
export interface StrikeTask {
  readonly do: 'ambush-hits'
}
export interface TestTask {
  readonly do: 'ambush-over'
}

export type AmbushAction =
  | { readonly type: 'ambush'; readonly card: string | null }
  | { readonly type: 'foil'; readonly card: string | null }

function fitting(play: Play, side: 'attacker' | 'defender'): string[] {
  const battle = battleOf(play)
  return different(
    handOf(play, battle[side]),
    (card) => cardOf(card).kind === 'ambush' && fitsClearing(play, card, battle.at),
  )
}

/** A hand that lies open shows whether it has an ambush for this (ROOT-INFO-20). */
function mayLay(play: Play, side: 'attacker' | 'defender'): boolean {
  const owner = battleOf(play)[side]
  const isOpen = isSeat(owner) && isHandOpen(play, owner)
  return isOpen ? fitting(play, side).length > 0 : handOf(play, owner).length > 0
}

/**
 * ROOT-INT-42: asked of every defender with hidden cards, whatever they are; not against a Scouting Party (ROOT-4.3.1b). Hirelings have no
 * cards: they lay no ambush and foil none (ROOT-E.3.5a).
 */
function moment(play: Play): void {
  if (!has(play, battleOf(play).attacker, 'scouting-party') && mayLay(play, 'defender')) plan(play, { do: 'ambush' })
}

const laying: Question<AmbushTask, Extract<AmbushAction, { type: 'ambush' }>> = {
  seat: (play) => deciderFor(play, 'defender'),
  alwaysAsked: true,
  actions: (play) => [
    ...fitting(play, 'defender').map((card) => ({ type: 'ambush', card }) as const),
    { type: 'ambush', card: null },
  ],
  answer(play, _task, { card }) {
    if (card === null) return
    const seat = deciderFor(play, 'defender')
    discardFromHand(play, seat, card)
    play.emit?.({ type: 'ambush', seat, card })
    plan(play, { do: mayLay(play, 'attacker') ? 'foil' : 'ambush-hits' })
  },
}

const foiling: Question<FoilTask, Extract<AmbushAction, { type: 'foil' }>> = {
  seat: (play) => deciderFor(play, 'attacker'),
  alwaysAsked: true,
  actions: (play) => [
    ...fitting(play, 'attacker').map((card) => ({ type: 'foil', card }) as const),
    { type: 'foil', card: null },
  ],
  answer(play, _task, { card }) {
    if (card === null) plan(play, { do: 'ambush-hits' })
    else discardFromHand(play, deciderFor(play, 'attacker'), card)
  },
}

/** ROOT-4.3.1.2b, -c: no warrior or pawn of the attacker is left, none on loan, and none of its ally. */
function test(play: Play): void {
  const battle = battleOf(play)
  const { attacker, ally, at } = battle
  const isGone =
    fightersAt(play, attacker, at) === 0 &&
    !hasPawnAt(play, attacker, at) &&
    !fighterOf(play, attacker).holdsOut?.(play, attacker)
  if (isGone && (ally === null || warriorsAt(play, ally, at) === 0)) battle.over = true
}

export const ambushing: Chapter<AmbushTask | FoilTask, AmbushAction, MomentTask | StrikeTask | TestTask> = {
  tasks: {
    'ambush-moment': { fields: {}, law: 'ROOT-4.3.1a', rule: { run: moment } },
    ambush: {
      fields: {},
      law: 'ROOT-4.3.1a',
      rule: laying,
      refuse: { ambush: (play, _task, { card }) => ambushRefused(play, 'defender', card, 'ROOT-4.3.1a') },
    },
    foil: {
      fields: {},
      law: 'ROOT-4.3.1.1',
      rule: foiling,
      refuse: { foil: (play, _task, { card }) => ambushRefused(play, 'attacker', card, 'ROOT-4.3.1.1') },
    },
    'ambush-hits': {
      fields: {},
      law: 'ROOT-4.3.1.2a',
      rule: {
        run: (play) =>
          plan(
            play,
            { do: 'hits', side: 'attacker', left: hitsTaken(play, 'attacker', 2) },
            { do: 'hits-fall' },
            { do: 'ambush-over' },
          ),
      },
    },
    'ambush-over': { fields: {}, law: 'ROOT-4.3.1.2b', rule: { run: test } },
  },
  actions: {
    ambush: { fields: { card: shape.cardOrNone }, fromHand: true },
    foil: { fields: { card: shape.cardOrNone }, fromHand: true },
  },
}
