import { root, type State } from '../../src/root'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import type { PieceKind } from '../../src/root/rules/pieces'
import { sideOf } from '../../src/root/rules/play'
import type { Side } from '../../src/root/rules/state'
import { type Item, itemIndex, type Seat } from '../../src/root/rules/vocabulary'
import { table } from './table'

/** A sound position of all four factions on the Autumn map, on which each test breaks one thing. */
export const sound = (): State =>
  root.clone(
    table({
      factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
      sides: {
        p1: {
          pieces: [
            ['keep', 1],
            ['sawmill', 1],
            ['wood', 1],
            ['warrior', 1, 3],
          ],
          hand: ['anvil', 'sword'],
        },
        p2: {
          pieces: [
            ['roost', 3],
            ['warrior', 3, 6],
          ],
          leader: 'builder',
          decree: { recruit: ['vizier'], move: ['vizier', 'ambush-fox'] },
        },
        p3: {
          pieces: [
            ['base-fox', 8],
            ['sympathy', 6],
            ['warrior', 8, 2],
          ],
          officers: 1,
          supporters: ['ambush-bird'],
        },
        p4: { pawn: 11, character: 'ranger', items: ['boot', 'sword'], exhausted: ['torch'], damaged: ['crossbow'] },
      },
      tasks: [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }],
    }).state,
  )

export type Damage = (state: State) => unknown

/** Puts a value into a part of the state. */
export const set =
  <Part extends object>(part: (state: State) => Part, value: Partial<Part>): Damage =>
  (state) =>
    Object.assign(part(state), value)

export const whole = (state: State): State => state
export const side =
  (seat: Seat) =>
  (state: State): Side =>
    sideOf({ state }, seat)
export const vagabond = (state: State) => vagabondOf({ state }, 'p4')

function board<Name extends 'eyrie' | 'alliance'>(seat: Seat, faction: Name) {
  return (state: State): Extract<Side['board'], { faction: Name }> => {
    const own = side(seat)(state).board
    if (!isOf(own, faction)) throw new Error(`${seat} does not play ${faction}.`)
    return own
  }
}

const isOf = <Name extends string>(
  own: Side['board'],
  faction: Name,
): own is Extract<Side['board'], { faction: Name }> => own.faction === faction

export const eyrie = board('p2', 'eyrie')
export const alliance = board('p3', 'alliance')

/** Puts this many pieces into a clearing, and takes warriors out of the supply. */
export const pieces =
  (seat: Seat, kind: PieceKind, at: number, count: number): Damage =>
  (state) => {
    const { pieces: lists } = side(seat)(state)
    lists[kind]?.splice(at, 1, count)
  }

export const items =
  (list: 'ready' | 'damagedExhausted' | 'fromRuins', item: Item, count: number): Damage =>
  (state) =>
    vagabond(state)[list].splice(itemIndex[item], 1, count)

/** Moves a card from the top of the deck, or a named one from it, to another place. */
export const deal =
  (to: (state: State) => string[], card: string): Damage =>
  (state) =>
    to(state).push(...state.deck.splice(state.deck.indexOf(card), 1))

/** A dominance card of the deck is activated. */
const activate =
  (seat: Seat, card: string): Damage =>
  (state) => {
    state.deck.splice(state.deck.indexOf(card), 1)
    side(seat)(state).dominance = card
  }

export const all =
  (...damages: readonly Damage[]): Damage =>
  (state) => {
    for (const damage of damages) damage(state)
  }

export const over = (winners: Seat[], by: 'points' | 'dominance'): Damage =>
  set(whole, { agenda: [], result: { winners, by } })

export const fight = (defender: Seat): Damage =>
  set(whole, {
    battle: {
      attacker: 'p4',
      defender,
      at: 11,
      ally: null,
      instigator: null,
      rolled: { attacker: 0, defender: 0 },
      extra: { attacker: 0, defender: 0 },
      arbiter: null,
      used: [],
      losses: { attacker: [], defender: [] },
      allyHits: 0,
      itemHits: 0,
      despot: false,
      over: false,
    },
  })

export const coalition = all(
  activate('p4', 'dominance-fox'),
  set(side('p4'), { partner: 'p1' }),
  set(side('p1'), { partner: 'p4' }),
)

/** A roost in eight clearings with a slot. */
export function eightRoosts(state: State): void {
  const list = side('p2')(state).pieces.roost
  for (const at of [2, 3, 4, 5, 6, 7, 9, 10]) list?.splice(at, 1, 1)
}

export function fox(state: State, at: number): void {
  const suits = [...state.suits]
  suits[at] = 'fox'
  Object.assign(state, { suits })
}
