import type { Shape } from '../../toolkit'
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
  whole,
} from '../../toolkit'
import { seed } from '../../toolkit/seed'
import type { Board } from './board'
import type { Card } from './card'
import * as shape from './shapes'
import { soloShape } from './solo/shape'
import { modes } from './solo/solo'
import type { Battle, Departure, Known, Mark, Restriction, Side, Slot, State, Trace, Traces, Wager } from './state'
import type { Task } from './task'
import { cardCount, forestCount, mountainCount, seats, slotsPerRound, supply, visionCount } from './vocabulary'

const { seat, card, count, mountain, forest } = shape

/** Cards of a faction. */
export const cards: Shape<string[]> = listOf(card, cardCount)
export const visions: Shape<number[]> = listOf(mountain, visionCount)
const upTo = (most: number): Shape<number> => whole(0, most)
const perForest = (most: number): Shape<number[]> => rowOf(upTo(most), forestCount)
const perMountain = (most: number): Shape<number[]> => rowOf(upTo(most), mountainCount)

/** The open part of a seat's cards. */
export const openSide: Fields<Omit<Side, 'hand' | 'deck'>> = {
  crystals: upTo(supply.crystals),
  discard: cards,
  slots: listOf<Slot>(either(objectOf<Exclude<Slot, string>>({ card }), oneOf('marker', 'used')), slotsPerRound),
  extra: cards,
  wagered: cards,
  ongoing: listOf(objectOf<Side['ongoing'][number]>({ card, markers: upTo(supply.markers) }), cardCount),
  known: objectOf<Known>({ hand: cards, seen: cards, ascending: flag, mixed: cards }),
}

const places = listOf(upTo(visionCount), visionCount)

/** The Ironclad's knowledge of hidden vision cards. */
export const traces: Shape<Traces> = objectOf<Traces>({
  cards: listOf(objectOf<Trace>({ vision: mountain, hand: flag, burned: places, deck: places }), visionCount),
  hand: flag,
  burned: listOf(flag, visionCount),
})

/** How vision cards left the hand. */
export const departures: Shape<Departure[]> = listOf(
  objectOf<Departure>({
    of: upTo(visionCount),
    to: oneOf('revealed', 'burned', 'deck', 'shown'),
    inner: upTo(visionCount),
  }),
)

/** A battle, but for its wagers. */
export const openBattle: Fields<Omit<Battle, 'wagers'>> = {
  attacker: seat,
  mountain,
  forest,
  bonus: shape.combatBonus,
  wagerReturns: flag,
  noSpecialWager: flag,
  botBonus: shape.combatBonus,
  open: nullable(seat),
  revealed: flag,
  damage: count,
  winner: nullable(oneOf(...seats, 'nobody')),
}

const mark = objectOf<Mark>({
  card,
  seat,
  kind: oneOf('mountain', 'forest'),
  at: shape.place,
  stops: oneOf('leaving', 'entering'),
  until: oneOf('round', 'exhausted'),
  over: flag,
})

const restriction = objectOf<Restriction>({
  kind: oneOf('toll', 'no-additional', 'totems-held'),
  seat,
  until: oneOf('turn', 'round'),
})

/** The common part of a state and its views. */
export const common: Fields<Omit<State, 'sides' | 'visions' | 'battle' | 'random'>> = {
  mode: oneOf(...modes),
  beginnerDecks: flag,
  board: nullable(named<Board>('board')),
  cards: nullable(shape.byCard(named<Card>('card'))),
  round: whole(),
  phase: oneOf('preparation', 'action', 'end'),
  turns: upTo(2 * slotsPerRound),
  active: nullable(seat),
  forests: objectOf<State['forests']>({
    fighters: perForest(supply.fighters),
    moved: perForest(supply.fighters),
    done: perForest(supply.fighters),
    full: perForest(supply.totems),
    fading: perForest(supply.totems),
  }),
  mountains: objectOf<State['mountains']>({
    fighters: perMountain(supply.fighters),
    golems: perMountain(supply.golems),
    movedFighters: perMountain(supply.fighters),
    movedGolems: perMountain(supply.golems),
    sites: rowOf(oneOf('none', 'foundation', 'forge'), mountainCount),
  }),
  drill: objectOf<State['drill']>({
    at: mountain,
    step: shape.drillStep,
    cargo: upTo(supply.crystals),
    moved: flag,
  }),
  secured: upTo(supply.totems),
  marks: listOf(mark, supply.markers),
  restrictions: listOf(restriction),
  solo: nullable(soloShape),
  agenda: listOf(named<Task>('task')),
  result: nullable(objectOf<NonNullable<State['result']>>({ winner: seat, by: shape.victory })),
}

/** How many draws there were. */
const draws = optional(whole())

/** A state; the schema defines the parts that have only a name here. */
export const state: Shape<State> = objectOf<State>({
  ...common,
  sides: shape.both(objectOf<Side>({ ...openSide, hand: cards, deck: cards })),
  visions: objectOf<State['visions']>({
    hand: visions,
    deck: visions,
    revealed: visions,
    discard: visions,
    burned: listOf(objectOf<State['visions']['burned'][number]>({ mountain, seen: flag }), visionCount),
    known: shape.both(upTo(visionCount)),
    traces,
    departures,
  }),
  battle: nullable(
    objectOf<Battle>({
      ...openBattle,
      wagers: shape.both<Wager>(either(oneOf('undecided'), objectOf<Exclude<Wager, string>>({ card: nullable(card) }))),
    }),
  ),
  random: objectOf<State['random']>({
    seed,
    streams: objectOf<State['random']['streams']>({ setup: draws, cards: draws, visions: draws, die: draws }),
  }),
})
