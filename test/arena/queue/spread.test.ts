import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Played, playTournament, type Tourney } from '../../../src/arena'
import { program } from '../../cli/program'
import { directory } from '../../cli/support'
import { isThere } from '../../needs'
import { ownPlan } from './bots'
import { startRedis } from './redis'

/** The program in a process of its own, which is gone after the test. */
function run(words: readonly string[], env: Record<string, string> = {}) {
  const running: ChildProcess = spawn(process.execPath, [...program, ...words], {
    env: { ...process.env, ...env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr])
    stream?.on('data', (data) => {
      said += data
    })
  const ended = once(running, 'exit')
  onTestFinished(() => void running.kill('SIGKILL'))
  return {
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

/** All that must be the same wherever a tournament is played: everything but times. */
const told = ({ played, summary }: Tourney): string =>
  JSON.stringify({
    played: played.map(lasting),
    summary: { ...summary, policies: summary.policies.map(({ milliseconds: _, ...policy }) => policy) },
  })

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])

test.skipIf(!isThere('redis-server'))(
  'whoever is killed, comes late or goes away for a while: every game counts once, and all is as in one process',
  async () => {
    const redis = await startRedis()
    onTestFinished(redis.end)
    const plan = ownPlan(directory(), 60)
    const results = join(directory(), 'results.jsonl')
    const { game = '', policies, games, seed } = plan
    const words = ['--game', game, '--policies', policies.join(), '--games', `${games}`, '--seed', `${seed}`]
    const worker = ['worker', '--redis', redis.url, '--workers', '2']

    // One takes games and never ends them; another begins as well, and somebody collects.
    const stuck = run(worker, { HANG: '1' })
    const collector = run(['arena', ...words, '--redis', redis.url, '--results', results])
    const active = async (): Promise<string[]> => {
      const [key] = await redis.client.keys('totemforge:*:active')
      return key === undefined ? [] : redis.client.lrange(key, 0, -1)
    }
    await until(async () => (await active()).length === 4)
    const inHand = await active()
    const second = run(worker)
    await until(() => linesOf(results).length > 4)

    // Whoever collects is killed and begins again, and a third worker comes late.
    await collector.kill('SIGKILL')
    const before = linesOf(results).length - 1
    const sentences: string[] = []
    const counted: number[] = []
    const collected = playTournament(plan, {
      redis: redis.url,
      results,
      tell: (sentence) => sentences.push(sentence),
      onProgress: ({ done }) => counted.push(done),
    })
    const late = run(worker)
    await until(() => late.said().includes('A tournament of 60 games') && counted.length > 0)

    await redis.stop()
    await setTimeout(500)
    await redis.start()
    await until(() => [second, late].every(({ said }) => said().includes('is back.')))

    // Killed in the middle of games, which others play then.
    await stuck.kill('SIGKILL')
    const tourney = await collected

    expect(tourney.whole).toBe(true)
    expect(counted).toEqual(Array.from({ length: 60 - before }, (_, index) => before + 1 + index))
    const numbers = linesOf(results)
      .slice(1)
      .map((line): number => JSON.parse(line).number)
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, number) => number))
    expect(inHand).toHaveLength(4)
    expect(sentences).toEqual([
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is gone\./),
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is back\./),
    ])
    expect(told(tourney)).toBe(told(await playTournament(plan)))

    await until(() => [second, late].every(({ said }) => said().includes('A tournament is over.')))
    expect(await redis.client.keys('*')).toEqual([])
    expect(await Promise.all([second.kill('SIGTERM'), late.kill('SIGTERM')])).toEqual([0, 0])
    for (const { said } of [second, late]) {
      expect(said()).not.toContain('came out differently')
    }
  },
  180_000,
)
