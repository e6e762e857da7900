import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '../catalogue/thread-file'
import type { Experiment, Played } from './experiment'
import { jobsOf } from './jobs'
import { type Kept, keyOf } from './kept'

const here = import.meta.url

/** How to run an experiment. */
export interface Run {
  readonly experiment: Experiment
  /** The most games of a row. */
  readonly games: number
  readonly threads: number
  readonly kept: Kept | null
  readonly signal: AbortSignal
  onProgress(done: number, all: number): void
}

/** Plays the games of all rows evenly, and returns their results; what a signal stopped is left out. */
export async function play({ experiment, games, threads, kept, signal, onProgress }: Run): Promise<Played> {
  const jobs = jobsOf(experiment.rows, games)
  const done = new Map<string, object>()
  for (const { row, number } of jobs) {
    const known = kept?.known.get(keyOf(row, number))
    if (known) done.set(keyOf(row, number), known)
  }
  const waiting = jobs.filter(({ row, number }) => !done.has(keyOf(row, number)))
  onProgress(done.size, jobs.length)
  const { filename, execArgv = process.execArgv } = threadFile(here, {
    built: './experiment-thread.js',
    source: './thread.ts',
  })
  // An error in one thread ends the others too.
  const stop = new AbortController()
  const end = (): void => stop.abort()
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(filename), { workerData: experiment.name, execArgv })
    try {
      for (let job = waiting.shift(); job && !stop.signal.aborted; job = waiting.shift()) {
        worker.postMessage(job)
        const [result] = await once(worker, 'message', { signal: stop.signal })
        done.set(keyOf(job.row, job.number), result)
        kept?.add(job.row, job.number, result)
        onProgress(done.size, jobs.length)
      }
    } catch (error) {
      if (stop.signal.aborted) return
      end()
      throw error
    } finally {
      await worker.terminate()
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, work))
  } finally {
    signal.removeEventListener('abort', end)
  }
  return new Map(
    experiment.rows.map(({ name }) => {
      const results: object[] = []
      for (let result = done.get(keyOf(name, 0)); result; result = done.get(keyOf(name, results.length)))
        results.push(result)
      return [name, results]
    }),
  )
}
