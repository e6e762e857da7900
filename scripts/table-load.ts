/**
 * `npm run table:load [-- TABLES RATE SECONDS]`: a server of tables with two WebSocket clients at each, under half of a rate of
 * actions and under the whole of it.
 */
import { cpus, loadavg } from 'node:os'
import { underLoad } from './table-load/run'

const [tables = 1000, rate = 2000, seconds = 20] = process.argv.slice(2).map(Number)
const phases = [
  { rate: rate / 2, seconds: 5, isWarmUp: true },
  { rate: rate / 2, seconds },
  { rate, seconds },
]

const [load = 0] = loadavg()
console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, load of others ${load.toFixed(1)}`)
const header = ['asked', 'done', 'refused', 'answer p50', 'p99', 'other told p50', 'p99', 'ms CPU', 'kB', 'MB']
const rows = (await underLoad({ tables, phases, patience: 2 }, console.log)).map(({ seen, processor, memory }) => [
  `${seen.phase.rate}/s`,
  `${(seen.actions / seen.took).toFixed(0)}/s`,
  seen.refused,
  ...[seen.answered, seen.told].flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]),
  processor.toFixed(2),
  (seen.bytes / seen.actions / 1000).toFixed(1),
  memory.toFixed(0),
])
for (const row of [header, ...rows]) console.log(row.map((cell) => String(cell).padStart(14)).join(''))
