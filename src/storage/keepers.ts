/** What is known of one table. */
interface Keeper {
  /** Whether it has nothing to remember. */
  knowsNothing(): boolean
}

/** The keepers of tables, by id. One that knows nothing is forgotten: anybody may ask for an id that no table has. */
export function createKeepers<Kept extends Keeper>(make: (id: string) => Kept) {
  const keepers = new Map<string, Kept>()
  return {
    all: (): readonly Kept[] => [...keepers.values()],
    async use<Value>(id: string, job: (keeper: Kept) => Promise<Value>): Promise<Value> {
      const keeper = keepers.get(id) ?? make(id)
      keepers.set(id, keeper)
      try {
        return await job(keeper)
      } finally {
        if (keepers.get(id) === keeper && keeper.knowsNothing()) keepers.delete(id)
      }
    },
  }
}
