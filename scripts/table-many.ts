/**
 * `npm run table:many [-- TABLES SECONDS]`: what an action, an open table and a connection cost, in memory, in files and in PostgreSQL;
 * what 1, 2 and 4 server processes carry out on one PostgreSQL; and what 100,000 open tables need by these numbers. It needs Linux and
 * the programs of PostgreSQL, and starts a PostgreSQL of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { measureCost } from './table-many/cost'
import { startMeasured } from './table-many/database'
import { measureSync } from './table-many/disk'
import { measureLimits } from './table-many/limits'
import { planFor } from './table-many/plan'
import { measureThroughput } from './table-many/throughput'

const [tables = 200, seconds = 6] = process.argv.slice(2).map(Number)
const size = { tables, seconds }

function print(header: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const all = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  console.log('')
  for (const row of all) console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   '))
}

/** The load of the whole machine, so that a reader can tell whether it was quiet. */
const load = (): string => (loadavg()[0] ?? 0).toFixed(1)

const database = await startMeasured()
const folder = mkdtempSync(join(tmpdir(), 'totemforge-many-'))
try {
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`
  console.log(
    `Node ${process.versions.node}, PostgreSQL ${database.version}, ${cpus().length} × ${cpus()[0]?.model}, ${memory}.`,
  )
  console.log(`${tables} tables, ${seconds} seconds each; load of the machine before: ${load()}.`)

  console.log(`An fsync takes ${(await measureSync(folder)).toFixed(1)} ms.`)
  const costs = [
    await measureCost({ kind: 'memory' }, database, size),
    await measureCost({ kind: 'files', folder: join(folder, 'tables') }, database, size),
    await measureCost({ kind: 'PostgreSQL', url: database.url }, database, size),
  ]
  print(
    [
      'kept in',
      'kB a table',
      'kB a connection',
      'ms to connect',
      'ms an action',
      'ms PostgreSQL',
      'ms to open again',
      'ms to look again',
      'MB of the process',
    ],
    costs.map((cost) => [
      cost.place,
      cost.tableMemory.toFixed(0),
      cost.connectionMemory.toFixed(0),
      cost.connectionTime.toFixed(2),
      cost.actionTime.toFixed(2),
      cost.databaseTime.toFixed(2),
      cost.openTime.toFixed(1),
      cost.lookTime.toFixed(2),
      cost.processMemory.toFixed(0),
    ]),
  )

  const throughputs = []
  for (const servers of [1, 2, 4]) throughputs.push(await measureThroughput(servers, database, size))
  print(
    ['servers', 'actions a second', 'half, ms', '99 of 100, ms', 'ms an action', 'ms PostgreSQL'],
    throughputs.map(({ servers, rate, half, most, serverTime, databaseTime }) => [
      servers,
      rate.toFixed(0),
      half.toFixed(1),
      most.toFixed(1),
      serverTime.toFixed(2),
      databaseTime.toFixed(2),
    ]),
  )

  const limits = await measureLimits(database, seconds)
  print(
    ['rows a second', 'how'],
    limits.map(({ way, rate }) => [rate.toFixed(0), way]),
  )
  const kept = costs.find(({ place }) => place === 'PostgreSQL')
  if (kept) console.log(['', ...planFor(kept, throughputs)].join('\n'))
  console.log(`\nAn fsync takes ${(await measureSync(folder)).toFixed(1)} ms. Load of the machine after: ${load()}.`)
} finally {
  await database.end()
  rmSync(folder, { recursive: true, force: true })
}
