import { flag } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { plan } from '../play'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import { asked } from './choices'

/** Removed warriors wait, in no supply, for the Feline Physicians of their player (ROOT-HIR-1Da). */
export interface HealTask {
  readonly do: 'heal'
  readonly seat: Seat
  readonly at: number
  readonly count: number
  readonly replaced: boolean
}

export const healing: Chapter<never, never, HealTask> = {
  tasks: {
    heal: {
      fields: { seat: shape.seat, at: shape.clearing, count: shape.count, replaced: flag },
      law: 'ROOT-HIR-1Da',
      rule: {
        run: (play, { seat, at, count, replaced }) =>
          plan(play, asked('feline-physicians', seat, { step: 'heal', at, left: count, replaced })),
      },
    },
  },
  actions: {},
}
