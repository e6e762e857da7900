import { Worker } from 'node:worker_threads'
import { reasonOf } from '../../catalogue/reason'
import { threadFile } from '../../catalogue/thread-file'
import type { Answer } from './answer'
import type { Beginning, PageRequest } from './beginning'

/** Answers the requests of the page, one after the other. */
export type Ask = (what: string, asked: string) => Promise<Answer>

/** A game in a thread of its own. If the game does not answer, the thread ends, and the next request starts a new one. */
export interface Thread {
  readonly ask: Ask
  close(): Promise<void>
}

/** Calls back after this many milliseconds, unless the returned function is called first. */
export type Later = (milliseconds: number, late: () => void) => () => void

const inTime: Later = (milliseconds, late) => {
  const timer = setTimeout(late, milliseconds)
  return () => clearTimeout(timer)
}

/** The most milliseconds of a request, and of the start, which loads modules and plays a record. */
const longest = { request: 10_000, beginning: 60_000 }

const here = import.meta.url

/** Starts, or returns why it cannot. */
export async function openThread(beginning: Beginning, later = inTime): Promise<Thread | { readonly problem: string }> {
  let running: Worker | null = null
  /** The latest thread, ready or not. */
  let latest: Worker | null = null
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  async function begin(): Promise<Worker | { readonly problem: string }> {
    const { filename, execArgv = process.execArgv } = threadFile(here, {
      built: './inspect-worker.js',
      source: './worker.ts',
    })
    const worker = new Worker(new URL(filename), { workerData: beginning, execArgv })
    latest = worker
    // A late failure of the game ends only its own thread.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (running === worker) running = null
    })
    const ready = await heard(worker, longest.beginning, later)
    if ('json' in ready) {
      running = worker
      return worker
    }
    await worker.terminate()
    return ready
  }

  async function answer(asked: PageRequest): Promise<Answer> {
    if (isClosed) return { problem: 'The inspector has ended.' }
    const worker = running ?? (await begin())
    if ('problem' in worker) return worker
    worker.postMessage(asked)
    return heard(worker, longest.request, later)
  }

  const first = await begin()
  if ('problem' in first) return first
  return {
    ask(what, asked) {
      const answered = last.then(() => answer({ what, asked }))
      last = answered
      return answered
    },
    async close() {
      isClosed = true
      await latest?.terminate()
    },
  }
}

/** The next answer of a thread, or why there is none. */
function heard(worker: Worker, milliseconds: number, later: Later): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer): void => {
      enough()
      worker.off('message', done).off('error', broken).off('exit', ended)
      resolve(answer)
    }
    const broken = (error: unknown): void => done({ problem: `The game broke its thread: ${reasonOf(error)}` })
    const ended = (): void => done({ problem: 'The game ended its thread.' })
    const enough = later(milliseconds, () => {
      worker.off('exit', ended)
      const problem = `The game did not answer within ${milliseconds / 1000} seconds. Does it have an endless loop?`
      void worker.terminate().then(() => done({ problem }))
    })
    worker.on('message', done).on('error', broken).on('exit', ended)
  })
}
