import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../examples/server/server'
import type { Message, Plan, Seen } from './plan'

/** What came of a phase. */
export interface Measured {
  readonly seen: Seen
  /** Milliseconds of the processor that the server used for each action. */
  readonly processor: number
  /** Megabytes that the server holds at the end. */
  readonly memory: number
}

/** Starts a server in this process and its clients in another, and measures; all of it stays on this machine. */
export async function underLoad(plan: Plan, tell: (line: string) => void = () => undefined): Promise<Measured[]> {
  const many = { clients: 2 * plan.tables, tables: plan.tables }
  const server = await startServer({ port: 0, most: plan.tables, perAddress: many })
  const clients = fork(
    fileURLToPath(new URL('clients.ts', import.meta.url)),
    [String(server.port), JSON.stringify(plan)],
    { execArgv: ['--import', 'tsx'] },
  )
  const measured: Measured[] = []
  let before = process.cpuUsage()
  try {
    await new Promise<void>((done, fail) => {
      const most = 120 + (plan.patience + 0.5) * plan.phases.reduce((sum, { seconds }) => sum + seconds, 0)
      const limit = setTimeout(() => fail(new Error(`It was not done within ${most} seconds.`)), 1000 * most)
      clients.on('message', (message: Message) => {
        if (message.type === 'ready') tell(`${plan.tables} tables are open, with two clients each.`)
        if (message.type === 'begins') before = process.cpuUsage()
        if (message.type !== 'ends') return
        const { user, system } = process.cpuUsage(before)
        const { seen } = message
        const memory = process.memoryUsage().rss / 2 ** 20
        if (!seen.phase.isWarmUp) measured.push({ seen, processor: (user + system) / 1000 / seen.actions, memory })
      })
      clients.on('exit', (code) => {
        clearTimeout(limit)
        if (code === 0) done()
        else fail(new Error(`The clients ended with ${code}.`))
      })
    })
  } finally {
    clients.kill()
    await server.close()
  }
  return measured
}
