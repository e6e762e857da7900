import type { Measured } from './database'
import { startServer } from './processes'

/** What several server processes carry out together, each with tables of its own. */
export interface Throughput {
  readonly servers: number
  /** Actions a second. */
  readonly rate: number
  /** Milliseconds that half of the actions took, and 99 of 100. */
  readonly half: number
  readonly most: number
  /** Milliseconds of processor time for one action, of the server processes and of PostgreSQL. */
  readonly serverTime: number
  readonly databaseTime: number
}

/** So many actions are under way at each server process. */
const atOnce = 16

export async function measureThroughput(
  servers: number,
  database: Measured,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<Throughput> {
  const place = { kind: 'PostgreSQL', url: database.url } as const
  const started = await Promise.all(Array.from({ length: servers }, startServer))
  const each = <Value>(work: (server: (typeof started)[number], index: number) => Promise<Value>): Promise<Value[]> =>
    Promise.all(started.map(work))
  await each((server, index) => {
    const ids = Array.from({ length: Math.ceil(tables / servers) }, (_, table) => `${servers}-${index}-${table}`)
    return server.order({ do: 'open', place, ids, actions: 1 })
  })
  await each((server) => server.order({ do: 'play', seconds: seconds / 4, atOnce }))
  const [before, databaseBefore] = [await each((server) => server.order({ do: 'measure' })), database.processor()]
  const played = await each((server) => server.order({ do: 'play', seconds, atOnce }))
  const databaseAfter = database.processor()
  await each((server) => server.end())
  const times = played.flatMap((report) => report.times).sort((one, other) => one - other)
  const used = played.map((report, index) => report.processor - (before[index]?.reported ?? 0))
  return {
    servers,
    rate: times.length / seconds,
    half: times[Math.floor(times.length / 2)] ?? 0,
    most: times[Math.floor(0.99 * times.length)] ?? 0,
    serverTime: used.reduce((sum, time) => sum + time, 0) / times.length,
    databaseTime: (databaseAfter - databaseBefore) / times.length,
  }
}
