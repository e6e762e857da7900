/** The longest useful sentence. */
const longest = 1000

/** The message of an error; the thrown value may be anything. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'something that is no error was thrown.'
  return reason.length > longest ? `${reason.slice(0, longest)}...` : reason
}
