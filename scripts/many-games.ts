import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

/** What a measuring of many games is made of: jobs that can go on in processes of their own, and the table of what came of them. */
interface Measuring<Job, Played> {
  /** The file that measures, to be started anew for each job. */
  readonly script: string
  readonly games: number
  readonly jobs: readonly Job[]
  play(job: Job, games: number): Played
  name(job: Job): string
  table(played: ReadonlyMap<Job, Played>, games: number): string
  /** The comments in the page between which the table stands. */
  readonly between: readonly [begin: string, end: string]
  /** Where the table is written; docs/bots.md unless given. */
  readonly page?: string
  /**
   * A file that keeps what finished jobs came to, so that a later run goes on from there; named by all that changes them. In the
   * repository it stands in bench/measured.
   */
  readonly kept?: string
}

/** One line of the file of finished jobs. */
const lineOf = (job: unknown, games: number): string => JSON.stringify([job, games])

function finished<Played>(kept: string | undefined): Map<string, Played> {
  const lines = kept !== undefined && existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\n') : []
  return new Map(
    lines.map((line): [string, Played] => {
      const { of, played } = JSON.parse(line)
      return [of, played]
    }),
  )
}

/** Plays jobs in a process of its own as long as there are some: a new process for each would warm up each time. */
async function playIn<Job, Played>(
  { script, next, done }: { script: string; next: () => Job | undefined; done: (job: Job, played: Played) => void },
  games: number,
): Promise<void> {
  const child = fork(script, ['--worker', '--games', String(games)], { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(() => null)
  for (let job = next(); job !== undefined; job = next()) {
    child.send(JSON.stringify(job))
    const answer = await Promise.race([once(child, 'message'), ended])
    if (answer === null) throw new Error(`The process of ${JSON.stringify(job)} ended.`)
    done(job, JSON.parse(String(answer[0])))
  }
  child.disconnect()
}

/** Writes a text into a page, between two comments. */
function write(page: string, between: Measuring<unknown, unknown>['between'], text: string): void {
  const [begin, end] = between.map((mark) => `<!-- ${mark} -->`)
  const written = readFileSync(page, 'utf8').replace(
    new RegExp(`${begin}\\n[\\s\\S]*?${end}`),
    () => `${begin}\n\n${text}\n\n${end}`,
  )
  writeFileSync(page, written)
}

/** Plays all jobs in so many processes as `--processes` says, or on all processors, and writes the table into the page. */
export async function measure<Job, Played>(measuring: Measuring<Job, Played>): Promise<void> {
  const { script, jobs, play, name, table, between, page = 'docs/bots.md', kept } = measuring
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: String(measuring.games) },
      processes: { type: 'string', default: String(availableParallelism()) },
      worker: { type: 'boolean', default: false },
    },
  })
  const games = Number(values.games)
  if (!Number.isSafeInteger(games) || games < 1)
    throw new Error(`--games takes a number of games, not "${values.games}".`)
  if (values.worker) {
    process.on('message', (job) => process.send?.(JSON.stringify(play(JSON.parse(String(job)), games))))
    return
  }
  const played = new Map<Job, Played>()
  const before = finished<Played>(kept)
  for (const job of jobs) {
    const known = before.get(lineOf(job, games))
    if (known !== undefined) played.set(job, known)
  }
  if (played.size > 0) console.log(`${played.size} of ${jobs.length} were played before: ${kept}`)
  const waiting = jobs.filter((job) => !played.has(job))
  const done = (job: Job, result: Played): void => {
    played.set(job, result)
    if (kept !== undefined) {
      mkdirSync(dirname(kept), { recursive: true })
      appendFileSync(kept, `${JSON.stringify({ of: lineOf(job, games), played: result })}\n`)
      write(page, between, table(played, games))
    }
    console.log(`${played.size} of ${jobs.length}: ${name(job)}`)
  }
  const worker = (): Promise<void> => playIn<Job, Played>({ script, next: () => waiting.shift(), done }, games)
  await Promise.all(Array.from({ length: Number(values.processes) }, worker))
  const text = table(played, games)
  write(page, between, text)
  console.log(text)
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
