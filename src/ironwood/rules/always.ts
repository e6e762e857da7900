import type { Chapter } from './chapter'
import * as shape from './shapes'
import type { Seat } from './vocabulary'

export type AlwaysAction =
  /** Leave out the step, or the rest of it. */
  | { readonly type: 'forfeit' }
  /** Surrender, at any time and out of turn. */
  | { readonly type: 'resign'; readonly seat: Seat }

/** Actions that belong to no question of their own. */
export const always: Chapter<never, AlwaysAction> = {
  tasks: {},
  actions: {
    forfeit: { fields: {} },
    resign: { fields: { seat: shape.seat } },
  },
}
