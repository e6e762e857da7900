/**
 * Steps many games of Ironwood by chance, in the process and over the line protocol, in turn, with the same loop: look at
 * the masks, choose, step all. Says how much of the speed is left over the protocol.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createRandom, type Random } from 'totemforge'
import { createEnvs } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '64' },
    steps: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
})
const [count, steps, rounds] = [Number(values.count), Number(values.steps), Number(values.rounds)]
const actions = ironwoodEncoding.bounds.actions

/** Many games that take an action each and then say what may be done next. */
interface Games {
  step(chosen: readonly number[]): Promise<(row: number) => number[]>
}

async function perSecond(games: Games, legal: (row: number) => number[], random: Random): Promise<number> {
  let open = legal
  const began = performance.now()
  for (let step = 0; step < steps; step++)
    open = await games.step(Array.from({ length: count }, (_, row) => random.pick(open(row))))
  return (count * steps * 1000) / (performance.now() - began)
}

/** In this process. */
async function inside(random: Random): Promise<number> {
  const envs = createEnvs(count, ironwood, {
    encoding: ironwoodEncoding,
    options: (seed) => ({ mode: 'ironbot', seed }),
    policies: { ironclad: ironbot },
    autoReset: true,
  })
  envs.reset(1)
  const open = (row: number): number[] => {
    const found: number[] = []
    const mask = envs.rows.masks.subarray(row * actions, (row + 1) * actions)
    for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) found.push(index)
    return found
  }
  const step = async (chosen: readonly number[]) => {
    envs.step(chosen)
    return open
  }
  return perSecond({ step }, open, random)
}

const server = spawn(process.execPath, ['--import', 'tsx', 'src/cli/index.ts', 'serve'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]()

async function ask(request: object): Promise<{ readonly masks: string; readonly observations: string }> {
  server.stdin.write(`${JSON.stringify(request)}\n`)
  const { value } = await lines.next()
  const { answer, error } = JSON.parse(value)
  if (error) throw new Error(error.message)
  return answer
}

/** By the program, with only those numbers of observations that are not 0. */
async function outside(random: Random): Promise<number> {
  const names = Array.from({ length: count }, (_, row) => `row ${row}`)
  const shared = { do: 'create', game: 'ironwood', options: { mode: 'ironbot' }, autoReset: true }
  for (const [row, name] of names.entries()) await ask({ ...shared, name, seed: `1 ${row}` })
  const width = Math.ceil(actions / 8)
  const step = async (chosen: readonly (number | null)[]) => {
    const { masks, observations } = await ask({ do: 'step', names, actions: chosen, form: 'sparse' })
    const bytes = Buffer.from(masks, 'base64')
    // They are read, as a program that learns would.
    const pairs = Buffer.from(observations, 'base64')
    const numbers = new Float32Array(count * ironwoodEncoding.size)
    for (let at = 0; at < pairs.length; at += 8) numbers[pairs.readUInt32LE(at)] = pairs.readFloatLE(at + 4)
    return (row: number): number[] => {
      const found: number[] = []
      for (let index = 0; index < actions; index++)
        if (((bytes[row * width + (index >> 3)] ?? 0) >> (index & 7)) & 1) found.push(index)
      return found
    }
  }
  const speed = await perSecond({ step }, await step(names.map(() => null)), random)
  for (const name of names) await ask({ do: 'close', name })
  return speed
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const written = (speeds: readonly number[]): string => Math.round(middle(speeds)).toLocaleString('en-US')

const speeds: { readonly within: number; readonly across: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const within = await inside(createRandom(round))
  const across = await outside(createRandom(round))
  // The first round is for warming up.
  if (round > 0) speeds.push({ within, across })
}
server.stdin.end()
const ratios = speeds.map(({ within, across }) => across / within)
console.log(`${count} games at once, with observations and masks, the middle of ${rounds} rounds:`)
console.log(`${written(speeds.map(({ within }) => within))} steps a second in the process,`)
console.log(`${written(speeds.map(({ across }) => across))} over the protocol;`)
console.log(
  `${middle(ratios).toFixed(2)} of the speed is left (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}).`,
)
