/** The thread of an inspector, in which the game runs; the package has it as a separate file too. */
import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../../catalogue/reason'
import { loadRecord } from '../../core'
import type { Described } from '../described'
import { loadGame } from '../load-game'
import { answerTo } from './answer'
import type { Beginning, PageRequest } from './beginning'
import type { Line } from './line'
import { createRespond } from './respond'

function lineOf(from: Beginning['from'], described: Described): Line {
  if (!('record' in from)) return { options: described.options({ ...from, against: [] }), actions: [] }
  const loaded = loadRecord(described.game, from.record)
  if (loaded.ok) return loaded.record
  const [first] = loaded.problems
  throw new Error(`${from.file} is no record of this game: ${first?.path}: ${first?.message}`)
}

async function begin({ game, from }: Beginning): Promise<void> {
  const described = await loadGame(game)
  if (typeof described === 'string') throw new Error(described)
  const respond = createRespond(described, lineOf(from, described))
  parentPort?.on('message', ({ what, asked }: PageRequest) => parentPort?.postMessage(answerTo(respond, what, asked)))
  parentPort?.postMessage({ json: '' })
}

begin(workerData).catch((error: unknown) => parentPort?.postMessage({ problem: reasonOf(error) }))
