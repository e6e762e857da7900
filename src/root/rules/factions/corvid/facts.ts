import { plotKinds } from '../../vocabulary'
import type { Facts } from '../fact'

/** The Corvid Conspiracy: ROOT-COMP-08. Plots lie on the map face up or down; which is which is on its board. */
export const corvidFacts = {
  reach: 3,
  pieces: {
    warrior: { class: 'warrior', count: 15 },
    plot: { class: 'token', count: 8, alone: true },
  },
  crafts: ['plot'],
  handLimit: 'ROOT-13.6.2b',
} as const satisfies Facts

/** ROOT-13.0a: two plots of each kind. ROOT-13.5a: actions in Daylight. */
export const corvidTracks = { plots: plotKinds.flatMap((kind) => [kind, kind]), actions: 3 } as const
