import { loadRecord } from '../../core'
import { splitGame } from '../arguments'
import type { Described } from '../described'
import { type Exit, exits, type Problem, refused } from '../exit'
import { fileProblem } from '../file-problem'
import { folded } from '../fold'
import type { Line } from '../inspect/line'
import { help, type InspectRequest, readInspect } from '../inspect/request'
import { createRespond } from '../inspect/respond'
import { serveInspector } from '../inspect/serve'
import { loadGame } from '../load-game'
import { reasonOf } from '../reason'
import type { Terminal } from '../terminal'
import { readWhole } from '../whole-file'
import { english } from '../words/english'

/** A game in a page for its author. */
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
  const line = request.record === null ? begin(request, described) : load(request.record, described)
  return 'problem' in line ? complain(line, terminal) : show(line, described, request.port, terminal)
}

function complain({ problem, exit }: Problem, terminal: Terminal): Exit {
  terminal.complain(problem)
  return exit
}

function begin({ seed, players, settings }: InspectRequest, described: Described): Line | Problem {
  try {
    return { options: described.options({ seed, players, settings, against: [] }), actions: [] }
  } catch (error) {
    return refused(reasonOf(error))
  }
}

function load(file: string, { game }: Described): Line | Problem {
  let text: string | null
  try {
    text = readWhole(file)
  } catch (error) {
    return fileProblem(file, 'read', error, english)
  }
  if (text === null) return refused(`There is no file ${file}.`)
  const loaded = loadRecord(game, text)
  if (loaded.ok) return loaded.record
  const [first] = loaded.problems
  return refused(`${file} is no record of this game: ${first?.path}: ${first?.message}`)
}

async function show(line: Line, described: Described, port: number, terminal: Terminal): Promise<Exit> {
  const respond = createRespond(described, line)
  const serving = await serveInspector(respond, port).catch(reasonOf)
  if (typeof serving === 'string') return complain(refused(`The page cannot be served: ${serving}`), terminal)
  terminal.say(`${described.title} is at ${serving.address} (Ctrl-C ends it).`)
  await new Promise<void>((done) => {
    if (terminal.leaving.aborted) done()
    else terminal.leaving.addEventListener('abort', () => done(), { once: true })
  })
  await serving.close()
  return exits.done
}
