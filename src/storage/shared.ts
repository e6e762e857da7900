/**
 * A job that runs once for all callers that ask while it waits. A running job began before they asked, so it does not count.
 */
export function shared(job: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return () => {
    waiting ??= last
      .catch(() => undefined)
      .then(() => {
        waiting = null
        last = job()
        return last
      })
    return waiting
  }
}
