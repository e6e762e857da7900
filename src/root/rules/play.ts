import type { Emit } from '../../core'
import * as agenda from '../../toolkit'
import type { Action, Task } from './chapters'
import type { Event } from './event'
import type { FactionRules, Factions } from './factions/faction'
import type { HirelingRules, Hirelings } from './hirelings/hireling'
import { isLostCity } from './landmarks/lost-city'
import type { State } from './state'
import {
  type ClearingSuit,
  clearingSuits,
  type Faction,
  type Hireling,
  isSeat,
  type Owner,
  type Seat,
} from './vocabulary'
import type { Ground } from './woodlands'

/** What every rule works with: the state, the map it is played on, the rules of the factions, and who listens. */
export interface Play {
  readonly state: State
  readonly ground: Ground
  readonly factions: Factions
  /** The rules of one faction: the fast way to them. */
  readonly rulesOfFaction: (faction: Faction) => FactionRules
  readonly hirelings: Hirelings
  readonly emit: Emit<Event> | undefined
}

export type Question<Kind, Answer extends Action = Action> = agenda.Question<Play, Kind, Seat, Answer>
/** A question whose task names a seat. */
export type SeatQuestion<Kind> = agenda.SeatQuestion<Play, Kind, Seat, Action>

/** Puts tasks on the agenda: the first named is the next to be done. */
export const plan = ({ state }: Play, ...tasks: readonly Task[]): void => agenda.plan(state.agenda, tasks)

/** Sides by seat, of a state or of a view. */
interface Seated<Each> {
  readonly state: { readonly sides: Readonly<Partial<Record<Seat, Each>>> }
}

/** The side of a seat, if it is taken. Engines read a field faster by a fixed name than by one that changes. */
export function sideAt<Each>(sides: Readonly<Partial<Record<Seat, Each>>>, seat: Seat): Each | undefined {
  switch (seat) {
    case 'p1':
      return sides.p1
    case 'p2':
      return sides.p2
    case 'p3':
      return sides.p3
    case 'p4':
      return sides.p4
    case 'p5':
      return sides.p5
    case 'p6':
      return sides.p6
  }
}

export function sideOf<Each>({ state }: Seated<Each>, seat: Seat): Each {
  const side = sideAt(state.sides, seat)
  if (!side) throw new Error(`Nobody sits at ${seat}.`)
  return side
}

export const factionOf = (play: Seated<{ readonly board: { readonly faction: Faction } }>, seat: Seat): Faction =>
  sideOf(play, seat).board.faction

/** The rules of the faction that plays at a seat. */
export const rulesOf = (play: Play, seat: Seat): FactionRules => play.rulesOfFaction(factionOf(play, seat))

export const rulesOfHireling = ({ hirelings }: Play, hireling: Hireling): HirelingRules => hirelings[hireling]

const noAides: readonly HirelingRules[] = []

/** The rules of the hirelings that a seat controls. */
export function aidesOf({ state, hirelings }: Play, seat: Seat): readonly HirelingRules[] {
  // Asked in every battle, and most games have no hirelings.
  if (state.hirelings.length === 0) return noAides
  return state.hirelings.filter(({ controller }) => controller === seat).map(({ hireling }) => hirelings[hireling])
}

export const seatOf = ({ state }: Pick<Play, 'state'>, faction: Faction): Seat | undefined =>
  state.seats.find((seat) => sideAt(state.sides, seat)?.board.faction === faction)

/** The seats from one on, in turn order. */
export function seatsFrom({ state: { seats } }: Pick<Play, 'state'>, first: Seat): Seat[] {
  const start = seats.indexOf(first)
  return [...seats.slice(start), ...seats.slice(0, start)]
}

export const others = ({ state: { seats } }: Pick<Play, 'state'>, seat: Seat): Seat[] =>
  seats.filter((each) => each !== seat)

const single: Readonly<Record<ClearingSuit, readonly ClearingSuit[]>> = {
  fox: ['fox'],
  rabbit: ['rabbit'],
  mouse: ['mouse'],
}

/** The suits that a clearing counts as: its own; in the Lost City all of them (ROOT-LM-6b). */
export const suitsAt = (play: Pick<Play, 'state'>, at: number): readonly ClearingSuit[] =>
  isLostCity(play.state, at) ? clearingSuits : single[suitAt(play, at)]

/** Whether a clearing counts as one of a suit. */
export const hasSuit = ({ state }: Pick<Play, 'state'>, at: number, suit: ClearingSuit): boolean =>
  state.suits[at] === suit || isLostCity(state, at)

/** The suit of a clearing of the map, as it is printed there or by its marker. */
export function suitAt({ state }: Pick<Play, 'state'>, at: number): ClearingSuit {
  const suit = state.suits[at]
  if (!suit) throw new Error(`There is no clearing ${at}.`)
  return suit
}

/** Whether an owner has a card in its play area; a hireling uses nobody's (ROOT-E.3.5a). */
export const has = ({ state }: Seated<{ readonly crafted: readonly string[] }>, owner: Owner, card: string): boolean =>
  isSeat(owner) && (sideAt(state.sides, owner)?.crafted.includes(card) ?? false)

/** The cards in hand; a hireling has none. */
export const handOf = (play: Seated<{ readonly hand: readonly string[] }>, owner: Owner): readonly string[] =>
  isSeat(owner) ? sideOf(play, owner).hand : []
