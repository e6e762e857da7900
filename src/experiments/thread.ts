/** The program of a thread that plays games of an experiment; the package has it as a separate file too. */
import { parentPort, workerData } from 'node:worker_threads'
import { experimentCalled } from './list'

/** A game to play. */
export interface Asked {
  readonly row: string
  readonly number: number
}

const experiment = experimentCalled(workerData)

parentPort?.on('message', async ({ row, number }: Asked) => {
  if (!experiment) throw new Error(`There is no experiment ${workerData}.`)
  parentPort?.postMessage(await experiment.play(row, number))
})
