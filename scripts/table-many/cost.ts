import { connectAll } from './clients'
import type { Measured } from './database'
import type { Place } from './orders'
import { startServer } from './processes'

/** What tables, connections and actions cost, in kilobytes and in milliseconds of processor time. */
export interface Cost {
  readonly place: Place['kind']
  readonly tableMemory: number
  readonly connectionMemory: number
  /** To connect a client and send it its first update. */
  readonly connectionTime: number
  /** Of the server process, for one action that two clients hear of. */
  readonly actionTime: number
  /** Of PostgreSQL, for one action. */
  readonly databaseTime: number
  /** To open a table again that was played before. */
  readonly openTime: number
  /** To look for entries of other servers at an open table. */
  readonly lookTime: number
  /** Megabytes that the process has of the machine with all tables and connections. */
  readonly processMemory: number
}

/** So many actions are played at each table before anything is measured. */
const played = 40

export async function measureCost(
  place: Place,
  database: Measured,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<Cost> {
  const ids = Array.from({ length: tables }, (_, index) => `cost-${index}`)
  const server = await startServer()
  // The first tables load the modules and warm the code up.
  await server.order({ do: 'open', place: { kind: 'memory' }, ids: ['warm', 'warmer'], actions: 200 })
  const empty = await server.order({ do: 'measure' })
  const { tokens, memory } = await server.order({ do: 'open', place, ids, actions: played })
  const { port, reported } = await server.order({ do: 'serve' })
  const clients = await connectAll(port, Object.fromEntries(ids.map((id) => [id, tokens[id] ?? []])))
  const connected = await server.order({ do: 'measure' })
  // A rate that every machine keeps up with: only processor time is measured.
  await clients.play(100, seconds / 4)
  const [before, databaseBefore] = [await server.order({ do: 'measure' }), database.processor()]
  const actions = await clients.play(100, seconds)
  const [after, databaseAfter] = [await server.order({ do: 'measure' }), database.processor()]
  const looked = await server.order({ do: 'refresh' })
  clients.end()
  await server.end()

  const again = await startServer()
  const warm = await again.order({ do: 'open', place: { kind: 'memory' }, ids: ['warm', 'warmer'], actions: 200 })
  const opened = await again.order({ do: 'open', place, ids, actions: 0 })
  await again.end()
  return {
    place: place.kind,
    tableMemory: (memory - empty.memory) / tables / 1000,
    connectionMemory: (connected.memory - memory) / clients.count / 1000,
    connectionTime: (connected.processor - reported) / clients.count,
    actionTime: (after.processor - before.reported) / actions,
    databaseTime: (databaseAfter - databaseBefore) / actions,
    openTime: (opened.processor - warm.reported) / tables,
    lookTime: (looked.processor - after.reported) / tables,
    processMemory: after.resident / 1e6,
  }
}
