import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { bundle } from '../bundle'

const folder = bundle({
  cli: 'src/cli/index.ts',
  'inspect-worker': 'src/cli/inspect/worker.ts',
  'connect-four': 'examples/games/connect-four.ts',
})

/** The program, as it lies in the package. */
export const program = [join(folder, 'cli.js')]

/** A game that it can read: the source of one has to be compiled in each process and each thread. */
export const connectFour = join(folder, 'connect-four.js')

/** The same from its source: it can read games that are written in TypeScript. */
const programInSource = ['--import', import.meta.resolve('tsx'), resolve('src/cli/index.ts')]

/** The program in a directory of its own, with everything that it has written so far. */
export function start(cwd: string, words: string, script = '', wrapper: readonly string[] = []) {
  const env = { ...process.env, LC_ALL: 'C', npm_lifecycle_event: script, TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  const given = words.split(' ')
  const chosen = given.some((word) => word.endsWith('.ts')) ? programInSource : program
  const [command = '', ...rest] = [...wrapper, process.execPath, ...chosen, ...given]
  const running = spawn(command, rest, { cwd, env })
  let screen = ''
  let complaints = ''
  running.stdout.on('data', (data) => {
    screen += data
  })
  running.stderr.on('data', (data) => {
    complaints += data
  })
  /** Types a line once the prompt has come this many times. */
  const type = async (line: string, prompts: number): Promise<void> => {
    while (screen.split('\n> ').length <= prompts) await once(running.stdout, 'data')
    running.stdin.write(`${line}\n`)
  }
  const ended = async () => {
    const [code, signal] = await once(running, 'close')
    return { code, signal, screen, complaints }
  }
  return { running, type, ended }
}
