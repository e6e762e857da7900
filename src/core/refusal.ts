import type { Refusal } from './game'
import { same } from './value'

/**
 * Thrown by `apply` when an action is refused. Test its `code`, not its class: a program may hold two copies of a class.
 *
 * @example
 * try {
 *   state = game.apply(state, action)
 * } catch (error) {
 *   if (error instanceof Error && 'code' in error && error.code === 'ILLEGAL_ACTION') show(error.message)
 * }
 */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError'
  readonly code = 'ILLEGAL_ACTION'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.rule === undefined ? refusal.message : `${refusal.message} (${refusal.rule})`)
    this.refusal = refusal
  }
}

interface TurnRules<State, Action> {
  toAct(state: State): string | null
  legalActions(state: State): Action[]
}

export const gameOver: Refusal = /* @__PURE__ */ Object.freeze({ code: 'game-over', message: 'The game is over.' })

/** The only answer to a seat that does not own the action. */
export const notYourTurn: Refusal = /* @__PURE__ */ Object.freeze({
  code: 'not-your-turn',
  message: 'It is not your turn.',
})

export const unreadable: Refusal = /* @__PURE__ */ Object.freeze({
  code: 'not-readable',
  message: 'This is no action: it is not made of plain data alone.',
})

/** The default reason, for games whose author gives none. */
export function notListed<State, Action>(
  rules: TurnRules<State, Action>,
  state: State,
  action: Action,
): Refusal | null {
  const seat = rules.toAct(state)
  if (seat === null) return gameOver
  const legal = rules.legalActions(state)
  if (legal.some((listed) => same(listed, action))) return null
  return { code: 'not-legal', message: `This is not one of the ${legal.length} legal actions of ${seat}.` }
}
