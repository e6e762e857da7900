/** Runs jobs of one name one after the other, and jobs of different names side by side. */
export function createLanes(): <Value>(name: string, job: () => Promise<Value>) => Promise<Value> {
  const last = new Map<string, Promise<unknown>>()
  return (name, job) => {
    const next = (last.get(name) ?? Promise.resolve()).then(job)
    const done = next
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === done) last.delete(name)
      })
    last.set(name, done)
    return next
  }
}
