import {
  type Fields,
  flag,
  listOf,
  named,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tableOf,
  whole,
} from '../../toolkit'
import { seed } from '../../toolkit/seed'
import type { OwnBox } from './box'
import { mercenarySpace } from './mercenaries/spaces'
import * as shape from './shapes'
import type {
  Building,
  ClanState,
  Die,
  EmpireState,
  GoalState,
  IslandState,
  MercenaryState,
  PlacedDie,
  Purpose,
  Result,
  State,
  Turn,
} from './state'
import type { Task } from './task'
import {
  type BonusPlace,
  boardSides,
  clans,
  difficulties,
  extras,
  firstCapacity,
  islands,
  lastCapacity,
  type Resource,
  roundCount,
} from './vocabulary'

export const heroes = listOf(shape.hero, 60)
const tiles = listOf(shape.tile, 72)
const bonusTiles = listOf(shape.bonusTile, 8)
const owner = nullable(shape.side)
const face = oneOf('a', 'b')

const die: Shape<Die> = objectOf<Die>({ colour: shape.colour, value: shape.value })

/** What a state and a view of an island have in common. */
export const islandFields: Fields<IslandState> = {
  id: shape.island,
  tiles: listOf(nullable(shape.tile), 3),
  governors: listOf(owner, 9),
  buildings: listOf(nullable(objectOf<Building>({ side: shape.side, kind: shape.building })), 9),
  shadows: listOf(owner, 9),
  altars: listOf(owner, 9),
}

const perResource: Shape<Record<Resource, number>> = objectOf<Record<Resource, number>>({
  rice: shape.amount,
  metal: shape.amount,
  stone: shape.amount,
  gold: shape.amount,
})

/** What everybody sees of a clan. */
export const openClan: Fields<Omit<ClanState, 'hand' | 'deck'>> = {
  points: shape.amount,
  resources: perResource,
  capacity: whole(firstCapacity, lastCapacity),
  loose: tiles,
  relics: listOf(shape.island, 9),
  marker: whole(0, 2),
  seeker: nullable(shape.island),
  dice: listOf(objectOf<PlacedDie>({ colour: shape.colour, value: shape.value, at: shape.diePlace }), 3),
  boards: objectOf<ClanState['boards']>({ farm: nullable(shape.board), tower: nullable(shape.board) }),
  covered: bonusTiles,
  bonus: objectOf<Record<BonusPlace, string[]>>({
    help: bonusTiles,
    production: bonusTiles,
    relic: bonusTiles,
    recruit: bonusTiles,
    build: bonusTiles,
    ability: bonusTiles,
  }),
  income: bonusTiles,
  discard: heroes,
  known: heroes,
}

const clan = objectOf<ClanState>({ ...openClan, hand: heroes, deck: heroes })

/** The same for each clan that takes part. */
export const byClan = <Each>(each: Shape<Each>): Shape<Partial<Record<(typeof clans)[number], Each>>> => ({
  form: 'object',
  fields: Object.fromEntries(clans.map((name) => [name, optional(each)])),
})

const mercenaries = objectOf<MercenaryState>({
  gold: shape.amount,
  loose: tiles,
  relics: listOf(shape.island, 9),
  heroes,
  dice: listOf(
    objectOf<MercenaryState['dice'][number]>({ colour: shape.colour, value: shape.value, at: mercenarySpace }),
    3,
  ),
})

const turn = objectOf<Turn>({
  seat: shape.clan,
  at: nullable(shape.diePlace),
  done: flag,
  used: listOf(oneOf(...extras), extras.length),
})

const goal = objectOf<GoalState>({ id: shape.goal, gold: nullable(shape.clan), silver: nullable(shape.clan) })

const soloCards = listOf(shape.soloCard, 15)

/** What everybody sees of the Empire. */
export const openEmpire: Fields<Omit<EmpireState, 'unseen' | 'stack'>> = {
  difficulty: oneOf(...difficulties),
  points: shape.amount,
  loose: tiles,
  relics: listOf(shape.island, 18),
  stacks: listOf(shape.island, 18),
  heroes,
  dice: listOf(die, 3),
  opened: soloCards,
}

const empire = objectOf<EmpireState>({ ...openEmpire, unseen: shape.hero, stack: soloCards })

/** What a state and a view of it have in common. */
export const common: Fields<Omit<State, 'islands' | 'sides' | 'market' | 'empire' | 'random'>> = {
  box: nullable(named<OwnBox>('box')),
  clans: listOf(shape.clan, clans.length, 1),
  boards: oneOf(...boardSides),
  aggressive: flag,
  round: whole(0, roundCount),
  first: shape.seat,
  helmet: shape.seat,
  helped: flag,
  turn: nullable(turn),
  bag: tiles,
  blackMarket: tiles,
  dice: listOf(die, 13),
  villagers: tableOf(face, /^[A-Z]{2}\d\d$/),
  goals: listOf(goal, 9),
  row: listOf(nullable(shape.hero), 5),
  offered: listOf(shape.board, 8),
  mercenaries: nullable(mercenaries),
  agenda: listOf(named<Task>('task'), 999),
  result: nullable(
    objectOf<Result>({ winners: listOf(shape.seat, clans.length, 1), by: oneOf('points', 'resources', 'shared') }),
  ),
}

/** How many draws there were. */
const draws = optional(whole())
const streams: Fields<State['random']['streams']> = {
  bag: draws,
  goals: draws,
  villagers: draws,
  decks: draws,
  heroes: draws,
  solo: draws,
  dice: draws,
} satisfies Record<Purpose, unknown>

/** A state; what a part of it only names stands in the schema. */
export const state: Shape<State> = objectOf<State>({
  ...common,
  islands: listOf(objectOf<IslandState>(islandFields), islands.length),
  sides: byClan(clan),
  market: heroes,
  empire: nullable(empire),
  random: objectOf<State['random']>({ seed, streams: objectOf<State['random']['streams']>(streams) }),
})
