/**
 * Why a tournament cannot be played, in a sentence, with a code for programs.
 *
 * @example
 * if (error instanceof PlanError && error.code === 'unknown-policy') console.error(error.message)
 */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  readonly code:
    | 'plan'
    | 'unknown-game'
    | 'unknown-policy'
    | 'unknown-setting'
    | 'wrong-settings'
    | 'module'
    | 'results'
    | 'redis'
    | 'packages'

  constructor(code: PlanError['code'], message: string) {
    super(message)
    this.code = code
  }
}
