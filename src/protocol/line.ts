/** A longer line is thrown away, in bytes. */
export const longestLine = 16 * 1024 * 1024
