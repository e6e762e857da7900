/** The limits of one address. Behind a proxy all clients have the address of the proxy. */
export interface Limits {
  /** Clients that are connected at the same time. */
  readonly clients: number
  /** Tables that it opens in a minute. */
  readonly tables: number
}

/** Counts the connections and tables of each address. */
export function createAddresses({ clients, tables }: Limits) {
  const connected = new Map<string, number>()
  const opened = new Map<string, number>()

  const add = (counts: Map<string, number>, address: string, most: number): boolean => {
    const count = counts.get(address) ?? 0
    if (count >= most) return false
    counts.set(address, count + 1)
    return true
  }

  return {
    /** Whether it may open another table. */
    opens: (address: string): boolean => add(opened, address, tables),
    /** Whether it may connect again. */
    connects: (address: string): boolean => add(connected, address, clients),
    disconnects(address: string): void {
      const count = (connected.get(address) ?? 0) - 1
      if (count > 0) connected.set(address, count)
      else connected.delete(address)
    },
    /** Begins another minute. */
    minute: (): void => opened.clear(),
  }
}
