/** The error that says why a model cannot play, with a code for programs. */
export const refused = (code: string, message: string, cause?: unknown): TypeError & { readonly code: string } =>
  Object.assign(new TypeError(message, cause === undefined ? {} : { cause }), { code })

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
