import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Refusal } from 'totemforge'
import { joinTable, type TableClient } from 'totemforge/table/client'
import type { Known } from './known'

/** A remote table: what the client knows, whether the line is open, and how to take a seat. */
export function useTable<View, Action, Event, Seat extends string>(
  address: string,
): Known<View, Action, Event, Seat> & { readonly isLost: boolean; take(seat: Seat): void } {
  const [client, setClient] = useState<TableClient<View, Action, Event, Seat> | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  useEffect(() => {
    const joined = joinTable<View, Action, Event, Seat>(() => new WebSocket(address), {
      token: localStorage.getItem(address),
      keep: (token) => (token === null ? localStorage.removeItem(address) : localStorage.setItem(address, token)),
    })
    setClient(joined)
    return () => joined.close()
  }, [address])

  const listen = useCallback((changed: () => void) => client?.listen(changed) ?? (() => undefined), [client])
  const heard = useSyncExternalStore(listen, () => client?.heard() ?? null)

  return {
    update: heard?.update ?? null,
    story: heard?.story ?? [],
    refusal: refusal ?? heard?.refusal ?? null,
    isLost: heard?.connection === 'lost',
    take: (seat) => void client?.take(seat).then(setRefusal),
    act: (action) => void client?.act(action).then(setRefusal),
  }
}
