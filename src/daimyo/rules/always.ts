import type { Chapter } from './chapter'

/** Declines, or stops, wherever that is allowed. */
export interface DoneAction {
  readonly type: 'done'
}

export const always: Chapter<never, DoneAction> = { tasks: {}, actions: { done: { fields: {} } } }
