import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Played, TournamentPlan, Tourney } from '../../../src/arena'
import { bundle } from '../../bundle'
import { directory } from '../../cli/support'
import { isThere } from '../../needs'
import { heldPolicy } from '../modules'
import { startRedis } from './redis'

// Otherwise each process and each thread would compile the source: two seconds each.
const folder = bundle({
  arena: 'src/arena/index.ts',
  cli: 'src/cli/index.ts',
  'connect-four': 'examples/games/connect-four.ts',
})
const { playTournament }: typeof import('../../../src/arena') = await import(join(folder, 'arena.js'))

/** The program in a process of its own, which is gone after the test. */
function run(words: readonly string[]) {
  const running: ChildProcess = spawn(process.execPath, [join(folder, 'cli.js'), ...words])
  let said = ''
  for (const stream of [running.stdout, running.stderr])
    stream?.on('data', (data) => {
      said += data
    })
  const ended = once(running, 'exit')
  onTestFinished(() => void running.kill('SIGKILL'))
  return {
    pid: running.pid,
    ended,
    said: () => said,
    async kill(signal: NodeJS.Signals) {
      running.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(50)
}

const lasting = ({ time: _, ...played }: Played) => played

/** The parts that must be the same on every machine: everything except times. */
const isOfRedis = (sentence: string): boolean => sentence.startsWith('Redis at ')

const told = ({ played, summary }: Tourney): string =>
  JSON.stringify({
    played: played.map(lasting),
    summary: { ...summary, policies: summary.policies.map(({ milliseconds: _, ...policy }) => policy) },
  })

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])

test.skipIf(!isThere('redis-server'))(
  'processes may be killed, come late or pause: every game counts once, as in one process',
  async () => {
    const redis = await startRedis()
    onTestFinished(redis.end)
    const own = directory()
    const policy = heldPolicy(own)
    const games = 60
    const plan: TournamentPlan = {
      game: join(folder, 'connect-four.js'),
      policies: [policy.file, 'random'],
      games,
    }
    const results = join(own, 'results.jsonl')
    const words = ['--game', `${plan.game}`, '--policies', plan.policies.join(), '--games', `${games}`]
    const worker = ['worker', '--redis', redis.url, '--workers', '1']

    // Somebody collects, and two play until they are held in the middle of a game.
    const collector = run(['arena', ...words, '--redis', redis.url, '--results', results])
    const killed = run(worker)
    const second = run(worker)
    await until(() => policy.isHeld(killed.pid) && policy.isHeld(second.pid) && linesOf(results).length > 1)

    // The collector is killed and begins again, one worker is killed as well, and a third one comes late.
    await collector.kill('SIGKILL')
    await killed.kill('SIGKILL')
    const before = linesOf(results).length - 1
    const sentences: string[] = []
    const counted: number[] = []
    const collected = playTournament(plan, {
      workers: 1,
      redis: redis.url,
      results,
      tell: (sentence) => sentences.push(sentence),
      onProgress: ({ done }) => counted.push(done),
    })
    const late = run(worker)
    await until(() => policy.isHeld(late.pid))

    // They end their games while Redis is gone.
    await redis.stop()
    await until(() => [second, late].every(({ said }) => said().includes('is gone.')) && sentences.some(isOfRedis))
    policy.letGo()
    await until(() => [second, late].every(({ pid }) => policy.isFree(pid)))
    await redis.start()
    await until(() => [second, late].every(({ said }) => said().includes('is back.')))
    const tourney = await collected

    expect(tourney.whole).toBe(true)
    expect(counted).toEqual(Array.from({ length: games - before }, (_, index) => before + 1 + index))
    const numbers = linesOf(results)
      .slice(1)
      .map((line): number => JSON.parse(line).number)
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: games }, (_, number) => number))
    // A slow machine is also told who plays the first games.
    expect(sentences.filter(isOfRedis)).toEqual([
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is gone\./),
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is back\./),
    ])
    expect(told(tourney)).toBe(told(await playTournament(plan)))

    await until(() => [second, late].every(({ said }) => said().includes('A tournament is over.')))
    await until(async () => (await redis.client.keys('*')).length === 0)
    expect(await Promise.all([second.kill('SIGTERM'), late.kill('SIGTERM')])).toEqual([0, 0])
    for (const { said } of [second, late]) expect(said()).not.toContain('came out differently')
  },
)

test.skipIf(!isThere('redis-server'))(
  'what Redis refuses ends the collector and the worker with a sentence',
  async () => {
    const redis = await startRedis()
    onTestFinished(redis.end)
    const plan = { game: join(folder, 'connect-four.js'), policies: ['random'], games: 5000 }
    const collected = playTournament(plan, { redis: redis.url }).catch((error: unknown) => error)
    const worker = run(['worker', '--redis', redis.url, '--workers', '1'])
    await until(() => worker.said().includes('A tournament of 5000 games'))
    // Every command for the list of tournaments is an error from now on.
    await redis.client.set('totemforge-tournaments', 'not a list')
    const refuses = /Redis at 127\.0\.0\.1:\d+ refuses to go on: WRONGTYPE /
    expect(await worker.ended).toEqual([2, null])
    expect(worker.said()).toMatch(refuses)
    expect(await collected).toMatchObject({ code: 'redis', message: expect.stringMatching(refuses) })
  },
)
