/** As much of a sentence as anybody reads. */
const longest = 1000

/** What an error says of itself; anything may have been thrown. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'something that is no error was thrown.'
  return reason.length > longest ? `${reason.slice(0, longest)}...` : reason
}
