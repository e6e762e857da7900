import {
  either,
  type Fields,
  flag,
  listOf,
  named,
  nullable,
  objectOf,
  oneOf,
  optional,
  rowOf,
  type Shape,
  taggedBy,
  whole,
  word,
} from '../../toolkit'
import { seed } from '../../toolkit/seed'
import type { Battle, Combatant } from './battle/battle'
import type { Task } from './chapters'
import { questCards } from './data/quests'
import type { Deck } from './deck'
import { board } from './factions/board-shape'
import { hirelingCount } from './hirelings/facts'
import {
  type Forge,
  type Landmark,
  type LandmarkView,
  type Lodger,
  type LostCity,
  type Market,
  type Stall,
  stallCount,
  type Treetop,
} from './landmarks/landmark'
import { pieceKinds } from './pieces'
import * as shape from './shapes'
import type { Declined, Gear, Hired, Hiring, Result, Side, State, TurnMarks } from './state'
import { clearingCount, deckIds, hirelings, landmarkNames, mapIds, mostPaths, type Owner, seats } from './vocabulary'
import type { Ground } from './woodlands'

const { seat, owner, card, cards, clearing, amount, act, bySeat, perItem } = shape

/** The same for each clearing; place 0 is kept for a clearing off the map. */
export const perClearing = <Each>(each: Shape<Each>): Shape<Each[]> => rowOf(each, clearingCount + 1)

const onMap = optional(perClearing(amount))
const pieces: Shape<Side['pieces']> = {
  form: 'object',
  fields: Object.fromEntries(pieceKinds.map((kind) => [kind, onMap])),
}

/** What everybody sees of a seat. */
export const openSide: Fields<Omit<Side, 'board' | 'hand'>> = {
  score: amount,
  crafted: cards,
  dominance: nullable(card),
  partner: nullable(seat),
  items: perItem,
  spentItems: perItem,
  supply: amount,
  pieces,
  seen: bySeat(cards),
  open: cards,
  lacks: listOf(shape.clearingSuit, 3),
}

/** What a seat has. */
export const side: Shape<Side> = objectOf<Side>({ ...openSide, board, hand: cards })

/** The same for both sides of a battle. */
const both = <Each>(each: Shape<Each>): Shape<Record<Combatant, Each>> => ({
  form: 'object',
  fields: { attacker: each, defender: each },
})

const declined = objectOf<Declined>({ at: clearing, kinds: listOf(shape.item, 8) })

const battle = objectOf<Battle>({
  attacker: owner,
  defender: owner,
  at: clearing,
  ally: nullable(seat),
  instigator: nullable(seat),
  rolled: both(amount),
  extra: both(amount),
  arbiter: nullable(seat),
  used: listOf(word('effect of a seat', /^p[1-6] [a-z-]+$/), 40),
  losses: both(shape.losses),
  allyHits: amount,
  itemHits: amount,
  despot: flag,
  over: flag,
})

/** What only some hirelings have. */
export const hiredParts: Fields<Pick<Hired, 'pawn' | 'forest' | 'kept' | 'paths' | 'items'>> = {
  pawn: optional(shape.place),
  forest: optional(shape.forestNumber),
  kept: optional(amount),
  paths: optional(listOf(shape.path, 99)),
  items: optional(objectOf<Gear>({ ready: perItem, exhausted: perItem, clubs: rowOf(amount, 2) })),
}

const landmark = <Card>(known: Shape<Card>) =>
  taggedBy<Treetop | Market<Card> | Forge | LostCity, 'landmark'>('landmark', {
    'elder-treetop': { at: clearing, building: nullable(objectOf<Lodger>({ owner, kind: shape.piece })) },
    'black-market': {
      at: clearing,
      stalls: rowOf(objectOf<Stall<Card>>({ card: known, knownTo: listOf(seat, seats.length) }), stallCount),
    },
    'legendary-forge': { at: clearing, items: perItem },
    'lost-city': { at: clearing },
  })

/** Landmarks as a state has them, and as a view shows them. */
const landmarks: Shape<Landmark[]> = listOf(landmark(card), landmarkNames.length)
export const seenLandmarks: Shape<LandmarkView[]> = listOf(landmark(nullable(card)), landmarkNames.length)

const hired = objectOf<Hired>({
  hireling: shape.hireling,
  controller: nullable(seat),
  markers: amount,
  isNew: flag,
  supply: amount,
  pieces,
  ...hiredParts,
})

export const hiringParts: Fields<Hiring> = { track: listOf(amount, hirelingCount), due: bySeat(amount) }

/** The same for each owner of pieces that has it. */
export const byOwner = <Each>(each: Shape<Each>): Shape<Partial<Record<Owner, Each>>> => ({
  form: 'object',
  fields: Object.fromEntries([...seats, ...hirelings].map((name) => [name, optional(each)])),
})

const quests = listOf(act, questCards.length)

/** What a state and a view of it have in common. */
export const common: Fields<Omit<State, 'sides' | 'ruins' | 'landmarks' | 'deck' | 'questDeck' | 'random'>> = {
  map: either(oneOf(...mapIds), named<Ground>('ground')),
  cards: either(oneOf(...deckIds), named<Deck>('ownDeck')),
  everyQuestion: flag,
  seats: listOf(seat, seats.length, 2),
  suits: perClearing(nullable(shape.clearingSuit)),
  hirelings: listOf(hired, hirelings.length),
  hiring: optional(objectOf<Hiring>(hiringParts)),
  declined: listOf(declined, 4),
  scorched: listOf(clearing, clearingCount),
  closed: listOf(shape.path, mostPaths),
  ferry: shape.place,
  tower: shape.place,
  discard: cards,
  available: cards,
  supply: perItem,
  quests,
  coffin: byOwner(amount),
  round: whole(),
  active: seat,
  phase: shape.phase,
  turn: objectOf<TurnMarks>({
    activated: perClearing(amount),
    used: listOf(act, 99),
    ferry: flag,
    aids: bySeat(amount),
    arrived: optional(byOwner(perClearing(amount))),
    relics: optional(perClearing(amount)),
  }),
  battle: nullable(battle),
  agenda: listOf(named<Task>('task'), 99),
  result: nullable(objectOf<Result>({ winners: listOf(seat, seats.length, 1), by: oneOf('points', 'dominance') })),
}

/** How many draws there were. */
const draws = optional(whole())

/** A state; what a part of it only names stands in the schema. */
export const state: Shape<State> = objectOf<State>({
  ...common,
  sides: bySeat(named<Side>('side')),
  ruins: perClearing(nullable(listOf(shape.item, 2))),
  landmarks,
  deck: cards,
  questDeck: quests,
  random: objectOf<State['random']>({
    seed,
    streams: objectOf<State['random']['streams']>({
      setup: draws,
      deck: draws,
      quests: draws,
      ruins: draws,
      dice: draws,
      mobs: draws,
      hands: draws,
    }),
  }),
})
