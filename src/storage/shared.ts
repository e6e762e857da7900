/** A job that is done once for all who ask while it waits. A job that runs already began before they asked, so it does not count. */
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
