import { check } from './check'
import { game } from './game'
import { sensible } from './sensible'

/**
 * Ironwood: the Woodwalkers in the forests against the Ironclad on the mountains. A {@link Game} with two helpers more:
 * `check` lists what is wrong with a state, and `sensible` leaves out of a list what nobody would want.
 *
 * @example
 * let state = ironwood.setup({ mode: 'duel', seed: 7 })
 * for (let n = 0; n < 5000 && !ironwood.outcome(state); n++) state = ironwood.apply(state, ironwood.legalActions(state)[0])
 */
export const ironwood = /* @__PURE__ */ Object.assign({}, game, { check, sensible })

export type { Action, ActionOf } from './action'
export type { Board, Forest, Mountain } from './board'
export type { Card, CombatBonus, Continuous, Cost, Reach, SoloIcon, Step, Values } from './card'
export { standardCards as ironwoodCards } from './cards'
export { standInMap as ironwoodMap } from './data/map'
export type { Event } from './event'
export type { MapData } from './mapdata'
export type { Options } from './setup'
export type { Battle, CardSet, Frame, Mark, Restriction, Result, Side, Site, Slot, State, Wager } from './state'
export type { Task } from './task'
export type { SideView, View, WagerView } from './view'
export type { Seat, Totem, Unit } from './vocabulary'
