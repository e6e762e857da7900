/**
 * Steps many solo games of Ironwood at random, in the process and from Python, in turn, with the same loop: look at the masks,
 * choose, step all, with observations. Prints the steps per second, and how much of the speed is left in Python.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildSync } from 'esbuild'
import { createRandom } from 'totemforge'
import { createEnvs } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '1,64,1024' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const warm = 2

/** Steps a second in this process. */
function inside(count: number): number {
  const width = ironwoodEncoding.bounds.actions
  const envs = createEnvs(count, ironwood, {
    encoding: ironwoodEncoding,
    options: (seed) => ({ mode: 'ironbot', seed }),
    policies: { ironclad: ironbot },
    autoReset: true,
  })
  envs.reset(1)
  const random = createRandom(1)
  const choice = (row: number): number => {
    const found: number[] = []
    const mask = envs.rows.masks.subarray(row * width, (row + 1) * width)
    for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) found.push(index)
    return random.pick(found)
  }
  const play = (until: number): number => {
    const began = performance.now()
    let steps = 0
    while (performance.now() - began < until * 1000) {
      envs.step(Array.from({ length: count }, (_, row) => choice(row)))
      steps += count
    }
    return (steps * 1000) / (performance.now() - began)
  }
  play(warm)
  return play(seconds)
}

/** Steps a second from Python. */
const outside = (count: number, program: string): number =>
  Number(
    execFileSync(
      'python3',
      [
        'scripts/python-speed.py',
        '--count',
        `${count}`,
        '--warm',
        `${warm}`,
        '--seconds',
        `${seconds}`,
        '--',
        process.execPath,
        program,
        'serve',
      ],
      { encoding: 'utf8' },
    ),
  )

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const written = (speed: number): string => Math.round(speed).toLocaleString('en-US')

buildSync({
  entryPoints: ['src/cli/index.ts'],
  outdir: 'report/python-speed',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
})
for (const count of values.counts.split(',').map(Number)) {
  const speeds = Array.from({ length: rounds }, () => ({
    within: inside(count),
    across: outside(count, 'report/python-speed/index.mjs'),
  }))
  const ratios = speeds.map(({ within, across }) => across / within)
  console.log(
    `${written(count)} games: ${written(middle(speeds.map(({ within }) => within)))} steps a second in the process, ` +
      `${written(middle(speeds.map(({ across }) => across)))} from Python; ${middle(ratios).toFixed(2)} ` +
      `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  )
}
