import { reasonOf } from '../../catalogue/reason'
import { splitGame } from '../arguments'
import { type Exit, exits, type Problem, refused } from '../exit'
import { fileProblem } from '../file-problem'
import { folded } from '../fold'
import type { Beginning } from '../inspect/beginning'
import { help, type InspectRequest, readInspect } from '../inspect/request'
import { serveInspector } from '../inspect/serve'
import { openThread, type Thread } from '../inspect/thread'
import { loadGame } from '../load-game'
import type { Terminal } from '../terminal'
import { readWhole } from '../whole-file'
import { english } from '../words/english'

/** Opens a game in a page for its author. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  const { game: name, words: rest } = splitGame(words)
  const described = await loadGame(name)
  if (typeof described === 'string') return complain(refused(described), terminal)
  const request = readInspect(rest, described.settings)
  if (request.do === 'help') {
    terminal.say(help)
    return exits.done
  }
  if (request.do === 'complain') return complain(refused(request.problem), terminal)
  const beginning = beginningOf(name, request)
  if ('problem' in beginning) return complain(beginning, terminal)
  const thread = await openThread(beginning)
  if ('problem' in thread) return complain(refused(thread.problem), terminal)
  try {
    return await show(thread, described.title, request.port, terminal)
  } finally {
    await thread.close()
  }
}

function complain({ problem, exit }: Problem, terminal: Terminal): Exit {
  terminal.complain(problem)
  return exit
}

function beginningOf(game: string, { record, seed, players, settings }: InspectRequest): Beginning | Problem {
  if (record === null) return { game, from: { seed, players, settings } }
  let text: string | null
  try {
    text = readWhole(record)
  } catch (error) {
    return fileProblem(record, 'read', error, english)
  }
  return text === null ? refused(`There is no file ${record}.`) : { game, from: { file: record, record: text } }
}

async function show(thread: Thread, title: string, port: number, terminal: Terminal): Promise<Exit> {
  const serving = await serveInspector(thread.ask, port).catch(reasonOf)
  if (typeof serving === 'string') return complain(refused(`The page cannot be served: ${serving}`), terminal)
  terminal.say(`${title} is at ${serving.address} (Ctrl-C ends it).`)
  await new Promise<void>((done) => {
    if (terminal.leaving.aborted) done()
    else terminal.leaving.addEventListener('abort', () => done(), { once: true })
  })
  await serving.close()
  return exits.done
}
