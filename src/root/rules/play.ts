import type { Emit } from '../../core'
import * as agenda from '../../toolkit'
import type { Action, Task } from './chapters'
import type { Event } from './event'
import type { FactionRules, Factions } from './factions/faction'
import type { State } from './state'
import type { ClearingSuit, Faction, Seat } from './vocabulary'
import type { Ground } from './woodlands'

/** What every rule works with: the state, the map it is played on, the rules of the factions, and who listens. */
export interface Play {
  readonly state: State
  readonly ground: Ground
  readonly factions: Factions
  readonly emit: Emit<Event> | undefined
}

export type Question<Kind, Answer extends Action = Action> = agenda.Question<Play, Kind, Seat, Answer>
/** A question whose task names a seat. */
export type SeatQuestion<Kind> = agenda.SeatQuestion<Play, Kind, Seat, Action>
export type Rule<Kind> = agenda.Rule<Play, Kind, Seat, Action>

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
export const rulesOf = (play: Play, seat: Seat): FactionRules => play.factions[factionOf(play, seat)]

export const seatOf = ({ state }: Pick<Play, 'state'>, faction: Faction): Seat | undefined =>
  state.seats.find((seat) => sideAt(state.sides, seat)?.board.faction === faction)

/** The seats from one on, in turn order. */
export function seatsFrom({ state: { seats } }: Pick<Play, 'state'>, first: Seat): Seat[] {
  const start = seats.indexOf(first)
  return [...seats.slice(start), ...seats.slice(0, start)]
}

export const others = ({ state: { seats } }: Pick<Play, 'state'>, seat: Seat): Seat[] =>
  seats.filter((each) => each !== seat)

/** Every other player with whom there is no coalition (ROOT-INT-02). */
export const areEnemies = (play: Pick<Play, 'state'>, one: Seat, other: Seat): boolean =>
  one !== other && sideOf(play, one).partner !== other

export function enemiesOf(play: Pick<Play, 'state'>, seat: Seat): Seat[] {
  const { partner } = sideOf(play, seat)
  return play.state.seats.filter((each) => each !== seat && each !== partner)
}

/** The suit of a clearing of the map. */
export function suitAt({ state }: Pick<Play, 'state'>, at: number): ClearingSuit {
  const suit = state.suits[at]
  if (!suit) throw new Error(`There is no clearing ${at}.`)
  return suit
}

export const has = ({ state }: Seated<{ readonly crafted: readonly string[] }>, seat: Seat, card: string): boolean =>
  sideAt(state.sides, seat)?.crafted.includes(card) ?? false
