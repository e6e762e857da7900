/** An error of the caller: told by its code, not its class. */
function fault(code: string, message: string, cause?: unknown): TypeError {
  return Object.assign(new TypeError(message, { cause }), { code })
}

/** Refuses a viewer that is neither a seat of the game nor the spectator. */
export function checkViewer(game: { readonly id: string; readonly seats: readonly string[] }, viewer: string): void {
  if (viewer === 'spectator' || game.seats.includes(viewer)) return
  const who = typeof viewer === 'string' ? JSON.stringify(viewer) : `What is given (${typeof viewer})`
  throw fault('UNKNOWN_VIEWER', `${who} may not look: a viewer of ${game.id} is one of its seats or 'spectator'.`)
}

export const frozenState = (id: string, cause: unknown): TypeError =>
  fault(
    'FROZEN_STATE',
    `${id}: step changes a state in place, and this one is frozen, as apply gives it. Clone it first.`,
    cause,
  )

export const notAState = (id: string, cause?: unknown): TypeError =>
  fault(
    'NOT_A_STATE',
    `This is not a state of ${id}. States come from setup, apply, clone and determinize, not from view.`,
    cause,
  )

/** As much of a sentence as anybody reads: what was wrong may be repeated in it, however long it is. */
const longestReason = 1000

/** What an error says of itself; anything may have been thrown. */
export function reasonOf(error: unknown): string {
  try {
    const reason = error instanceof Error ? String(error.message) : String(error)
    if (error instanceof Error && /call stack|recursion/.test(reason)) return 'This goes too deep.'
    return reason.length > longestReason ? `${reason.slice(0, longestReason)}...` : reason
  } catch {
    return 'something without a readable message.'
  }
}
