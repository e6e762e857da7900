/**
 * How much faster two threads play a tournament than one, and what Redis costs: the same games in turn, in one process, again
 * and again. The first 200 games, in which threads start and warm up, are not counted.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { playForOthers, playTournament, type TournamentPlan } from '../src/arena'

const rounds = 3
const first = 200

const plans: readonly { readonly title: string; readonly plan: TournamentPlan }[] = [
  { title: 'Ironwood, greedy against random', plan: { policies: ['greedy', 'random'], games: 1200 } },
  { title: 'Ironwood, random against itself', plan: { policies: ['random'], games: 1200 } },
]

async function startRedis() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  const port = typeof address === 'object' && address ? address.port : 6379
  const words = ['--port', `${port}`, '--save', '', '--dir', mkdtempSync(join(tmpdir(), 'totemforge-redis-'))]
  const running = spawn('redis-server', words, { stdio: 'ignore' })
  await new Promise((done) => setTimeout(done, 1000))
  return { url: `redis://127.0.0.1:${port}`, stop: () => running.kill() }
}

interface Measured {
  /** Games a second. */
  readonly rate: number
  /** Milliseconds of the processors for a game, of all threads together. */
  readonly work: number
}

async function measure(
  plan: TournamentPlan,
  playing: { readonly workers?: number; readonly redis?: string },
): Promise<Measured> {
  const games = (plan.games ?? 0) - first
  let since = 0
  let used = process.cpuUsage()
  await playTournament(plan, {
    ...playing,
    onProgress({ done }) {
      if (done !== first) return
      since = performance.now()
      used = process.cpuUsage()
    },
  })
  const seconds = (performance.now() - since) / 1000
  const { user, system } = process.cpuUsage(used)
  return { rate: games / seconds, work: (user + system) / 1000 / games }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const redis = await startRedis()
const ways = {
  'one thread': (plan: TournamentPlan) => measure(plan, { workers: 1 }),
  'two threads': (plan: TournamentPlan) => measure(plan, { workers: 2 }),
  async 'two threads, by Redis'(plan: TournamentPlan) {
    const ending = new AbortController()
    const working = playForOthers({ redis: redis.url, workers: 2, signal: ending.signal })
    const measured = await measure(plan, { redis: redis.url })
    ending.abort()
    await working
    return measured
  },
}

for (const { title, plan } of plans) {
  const found: Record<string, Measured[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, play] of Object.entries(ways)) {
      const measured = await play({ ...plan, seed: round })
      found[name] = [...(found[name] ?? []), measured]
      const load = loadavg()[0]?.toFixed(1)
      console.log(`  ${name}: ${measured.rate.toFixed(1)} games a second, ${measured.work.toFixed(1)} ms, load ${load}`)
    }
  console.log(title)
  for (const [name, each] of Object.entries(found)) {
    const ratios = each.map(({ rate }, round) => rate / (found['one thread']?.[round]?.rate ?? 1))
    const work = median(each.map(({ work }) => work))
    console.log(`${name}: x ${median(ratios).toFixed(2)}, ${work.toFixed(1)} ms of work for a game`)
  }
}
redis.stop()
