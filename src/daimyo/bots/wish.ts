import type { Action } from '../rules'

/** The worth of each answer to a question, in points. */
export type Wish = (action: Action) => number
