/**
 * The error for a name of something that does not exist or cannot be loaded: a sentence, with a code for programs.
 *
 * @example
 * if (error instanceof UnknownName && error.code === 'unknown-policy') console.error(error.message)
 */
export class UnknownName extends Error {
  override readonly name = 'UnknownName'
  readonly code: 'unknown-game' | 'unknown-policy' | 'unknown-setting' | 'wrong-settings' | 'module'

  constructor(code: UnknownName['code'], message: string) {
    super(message)
    this.code = code
  }
}
