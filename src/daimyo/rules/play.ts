import type { Emit } from '../../core'
import * as agenda from '../../toolkit'
import type { Action } from './chapters'
import type { Event } from './event'
import type { ClanState, IslandState, State } from './state'
import type { Task } from './task'
import type { Clan, Island, Seat } from './vocabulary'

/** What every rule works with: the state, and who listens. */
export interface Play {
  readonly state: State
  readonly emit: Emit<Event> | undefined
}

export type Automatic<Kind> = agenda.Automatic<Play, Kind>
export type Question<Kind> = agenda.Question<Play, Kind, Seat, Action>

export const playOn = (state: State, emit?: Emit<Event>): Play => ({ state, emit })

/** Puts tasks on the agenda: the first one given is the next to run. */
export const plan = ({ state }: Play, ...tasks: readonly Task[]): void => agenda.plan(state.agenda, tasks)

export function sideOf({ state }: Play, clan: Clan): ClanState {
  const side = state.sides[clan]
  if (!side) throw new Error(`${clan} does not take part.`)
  return side
}

export function islandIn({ state }: Play, id: Island): IslandState {
  const island = state.islands.find((each) => each.id === id)
  if (!island) throw new Error(`The island ${id} is not in play.`)
  return island
}

/** The clans from one on, clockwise; from the first clan on if the Empire is first. */
export const clansFrom = ({ state }: Play, first: Seat): Clan[] =>
  first === 'empire' ? [...state.clans] : agenda.turnOrder(state.clans, first)

/** The human of a solo game decides for the Empire (DAI-SOLO-09). */
export function humanOf({ state: { clans } }: Play): Clan {
  const [human] = clans
  if (!human) throw new Error('Nobody plays.')
  return human
}

export const otherClans = (play: Play, clan: Clan): Clan[] => clansFrom(play, clan).slice(1)

/** The clan whose turn it is; outside turns the first player. */
export const activeOf = ({ state }: Play): Seat => state.turn?.seat ?? state.first

export const done: { readonly type: 'done' } = Object.freeze({ type: 'done' })

/** The answers, with declining; a list of declining alone is passed over (DAI-DECIDE-15). */
export const orDone = <Each extends Action>(actions: readonly Each[]): (Each | typeof done)[] => [...actions, done]
