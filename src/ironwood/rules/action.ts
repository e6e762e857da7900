import type { Action } from './chapters'

export type { Action } from './chapters'

/**
 * The actions of one type.
 *
 * @example
 * const wagers = legal.filter((action): action is ActionOf<'wager'> => action.type === 'wager')
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
