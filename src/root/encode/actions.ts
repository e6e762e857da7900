import type { Action } from '../rules'
import type { Name as BattleEffect } from '../rules/battle/effects'
import type { LeagueAct } from '../rules/effects/ground'
import type { TargetName } from '../rules/effects/players'
import type { EffectName } from '../rules/refusals/effects'
import * as names from '../rules/vocabulary'
import { every } from './every'
import type { HirelingUse, OwnBattleEffect, OwnUse } from './factions/faction'
import type { ActionTable, SharedAction } from './fields'
import { ally, ambushes, at, card, cards, closedPaths, coast, crafted, item, kind, mostWarriors, seat } from './values'

const sides = ['attacker', 'defender'] as const

/** Effects of cards that a seat may use in its turn. */
export const cardUses = every<Exclude<EffectName, OwnUse | HirelingUse>>()([
  'better-burrow-bank',
  'saboteurs',
  'stand-and-deliver',
  'swap-meet',
  'codebreakers',
  'charm-offensive',
  'coffin-makers',
  'royal-claim',
  'eyrie-emigre',
  'command-warren',
  'tax-collector',
  'league-of-adventurous-mice',
  'cobbler',
  'false-orders',
  'propaganda-bureau',
])

/** Effects of cards in a battle. */
export const cardEffects = every<Exclude<BattleEffect, OwnBattleEffect>>()([
  'brutal-tactics',
  'sappers',
  'armorers',
  'fox-partisans',
  'rabbit-partisans',
  'mouse-partisans',
])

/** The effects that a player is chosen for. */
export const targets = every<TargetName>()([
  'better-burrow-bank',
  'stand-and-deliver',
  'codebreakers',
  'swap-meet',
  'charm-offensive',
  'saboteurs',
])

/** What several factions may do, besides what each does alone. */
const acts = every<LeagueAct>()(['move', 'battle'])

/** Every type of action that answers the shared rules, with all that its parts can be whatever factions play. */
const actionsOf: ActionTable<SharedAction['type']> = {
  // In `draft`, `lose` and `next` each block names its own; so do `use`, `act` and `effect`.
  draft: [],
  next: [],
  done: [{ type: 'done' }],
  // The block of the hirelings names whom.
  'hireling-whom': [],
  use: cardUses.map((effect) => ({ type: 'use', effect })),
  act: acts.map((what) => ({ type: 'act', what })),
  craft: card(
    'craft',
    cards(({ cost }) => cost.length > 0),
  ),
  // The block of the landmarks names what only a piece in the Lost City pays.
  'activate-city': [],
  activate: names.clearingSuits.map((suit) => ({ type: 'activate', suit })),
  discard: card('discard', cards()),
  fetch: card('fetch', ambushes),
  spend: card('spend', cards()),
  give: card('give', cards()),
  'open-path': closedPaths.map(([from, to]) => ({ type: 'open-path', from, to })),
  'activate-dominance': card('activate-dominance', cards(kind('dominance'))),
  'take-dominance': card('take-dominance', cards(kind('dominance'))),
  partner: seat('partner'),
  'choose-player': seat('choose-player'),
  'choose-clearing': at('choose-clearing'),
  sabotage: card('sabotage', cards(kind('persistent'))),
  tax: at('tax'),
  league: item('league', crafted),
  'move-from': at('move-from'),
  'move-to': [...at('move-to'), ...coast.map((at) => ({ type: 'move-to', at, ferry: true }) as const)],
  'move-count': Array.from({ length: mostWarriors }, (_, index) => ({ type: 'move-count', count: index + 1 })),
  'battle-in': at('battle-in'),
  'battle-whom': seat('battle-whom'),
  'battle-with': ally('battle-with'),
  ambush: card('ambush', ambushes),
  foil: card('foil', ambushes),
  begins: sides.map((side) => ({ type: 'begins', side })),
  effect: cardEffects.map((effect) => ({ type: 'effect', effect })),
  lose: [{ type: 'lose', piece: 'warrior' }],
  first: seat('first'),
}

/** The actions that every game may need, in the order of their numbers. */
export const sharedActions: readonly Action[] = [
  ...Object.values<readonly Action[]>(actionsOf).flat(),
  { type: 'strike-piece', piece: 'warrior' },
]
