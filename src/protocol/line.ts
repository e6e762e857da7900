/** The longest accepted line, in bytes. */
export const longestLine = 16 * 1024 * 1024
