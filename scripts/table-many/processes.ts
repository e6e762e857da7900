import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Order, Report } from './orders'

/** A server process that carries out orders. */
export interface Server {
  order(order: Order): Promise<Report>
  end(): Promise<void>
}

export async function startServer(): Promise<Server> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const ended = once(child, 'exit')
  return {
    async order(order) {
      child.send(order)
      const failed = ended.then(([code]) => Promise.reject(new Error(`A server process ended with ${code}.`)))
      const [report]: Report[] = await Promise.race([once(child, 'message'), failed])
      if (!report) throw new Error('A server process gave no report.')
      return report
    },
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Linux counts the time of a process in hundredths of a second. */
const tick = 10

/** Milliseconds of processor time that a process and all its children have used. */
export function processorOf(parent: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.reduce((sum, name) => sum + usedBy(Number(name), parent), 0)
}

function usedBy(id: number, parent: number): number {
  try {
    const fields = statOf(id)
    const [user = 0, system = 0, ...children] = fields.slice(11, 15).map(Number)
    if (id === parent) return tick * [user, system, ...children].reduce((sum, each) => sum + each, 0)
    return Number(fields[1]) === parent ? tick * (user + system) : 0
  } catch {
    // It has ended meanwhile; then its parent counts its time.
    return 0
  }
}

/** The process that a process was started by. */
export const parentOf = (id: number): number => Number(statOf(id)[1])

/** What Linux says of a process behind its name, which may hold spaces: its state is the first. */
function statOf(id: number): string[] {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
