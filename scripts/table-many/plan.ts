import type { Cost } from './cost'
import type { Throughput } from './throughput'

/** What is to be served. */
const wanted = { tables: 100_000, clientsPerTable: 2, secondsPerAction: 20 }

/** Processors and databases are used by half, so that one of them may fail and a busy evening is no trouble. */
const share = 0.5

/** The arithmetic for 100,000 open tables in PostgreSQL, a line for each step. */
export function planFor(cost: Cost, throughputs: readonly Throughput[]): string[] {
  const { tables, clientsPerTable, secondsPerAction } = wanted
  const actions = tables / secondsPerAction
  const best = throughputs.reduce((one, other) => (other.rate > one.rate ? other : one))
  const processes = Math.ceil((actions * cost.actionTime) / 1000 / share)
  const kilobytes = cost.tableMemory + clientsPerTable * cost.connectionMemory
  const perProcess = Math.ceil(tables / processes)
  return [
    `${count(tables)} tables with an action every ${secondsPerAction} seconds each: ${count(actions)} actions a second.`,
    `Server processes: ${count(actions)} × ${cost.actionTime.toFixed(2)} ms = ${((actions * cost.actionTime) / 1000).toFixed(1)} processors; used by half, ${processes} processes of ${count(perProcess)} tables.`,
    `Memory: ${count(tables)} × (${cost.tableMemory.toFixed(0)} + ${clientsPerTable} × ${cost.connectionMemory.toFixed(0)}) kB = ${((tables * kilobytes) / 1e6).toFixed(1)} GB in all, ${((perProcess * kilobytes) / 1e3).toFixed(0)} MB for each process.`,
    `PostgreSQL: ${count(actions)} × ${best.databaseTime.toFixed(2)} ms = ${((actions * best.databaseTime) / 1000).toFixed(1)} processors.`,
    `Databases as fast as this one (${count(best.rate)} actions a second, with the servers on the same machine): ${Math.ceil(actions / best.rate / share)}, used by half.`,
    `A process that starts anew opens its ${count(perProcess)} tables in ${((perProcess * cost.openTime) / 1000).toFixed(0)} s.`,
    `A process whose listening connection is lost looks at its tables again in ${((perProcess * cost.lookTime) / 1000).toFixed(1)} s.`,
  ]
}

const count = (number: number): string => Math.round(number).toLocaleString('en')
