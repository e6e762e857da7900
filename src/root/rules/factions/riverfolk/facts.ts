import type { ClearingSuit } from '../../vocabulary'
import type { Facts } from '../fact'

/** The Riverfolk Company: ROOT-COMP-06. */
export const riverfolkFacts = {
  reach: 5,
  pieces: {
    warrior: { class: 'warrior', count: 15 },
    'post-fox': { class: 'token', count: 3, alone: true },
    'post-rabbit': { class: 'token', count: 3, alone: true },
    'post-mouse': { class: 'token', count: 3, alone: true },
  },
  crafts: [],
  openHand: true,
  swims: true,
  forHire: true,
  handLimit: 'ROOT-11.6.1',
} as const satisfies Facts

/** What other players can buy (ROOT-11.0d). */
export const services = ['hand-card', 'riverboats', 'mercenaries'] as const

/**
 * A service that the Riverfolk sell.
 *
 * @example
 * const service: Service = 'riverboats'
 */
export type Service = (typeof services)[number]

export const isService = (name: string): name is Service => services.some((service) => service === name)

/** The trade post of each suit. */
export const postOf = {
  fox: 'post-fox',
  rabbit: 'post-rabbit',
  mouse: 'post-mouse',
} as const satisfies Readonly<Record<ClearingSuit, string>>

/** ROOT-11.0: the numbers of its board. */
export const riverfolkTracks = {
  posts: 3,
  postPoints: 2,
  dearest: 4,
  startWarriors: 4,
  startPayments: 3,
  protection: 2,
  fundsPerPoint: 2,
  postCost: 2,
} as const
