/** The error for something that an encoding has no numbers for, with a code for programs. */
export const notEncoded = (code: string, message: string): RangeError & { readonly code: string } =>
  Object.assign(new RangeError(message), { code })
