/** The result of a function; `null` if it throws. */
export function quietly<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** The code of a system error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
