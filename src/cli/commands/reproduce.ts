import { version } from '../../../package.json'
import { compare, openKept, play, published } from '../../experiments'
import { type Exit, exits, type Problem, refused } from '../exit'
import { fileProblem, isOfSystem } from '../file-problem'
import { folded } from '../fold'
import { type Lock, takeLock } from '../lock'
import { help, type Request, readRequest } from '../reproduce/request'
import { comparisonText, countsOf, list, machine, progressLine, verdictText } from '../reproduce/texts'
import type { Terminal } from '../terminal'
import { targetOf } from '../whole-file'
import { english } from '../words/english'

type Wanted = Extract<Request, { do: 'play' }>

/** Plays published experiments again. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  const request = readRequest(words)
  switch (request.do) {
    case 'help':
      terminal.say(help)
      return exits.done
    case 'list':
      terminal.say(list())
      return exits.done
    case 'complain':
      return complain(refused(request.problem), terminal)
    case 'play':
      return locked(request, terminal)
  }
}

function complain({ problem, exit }: Problem, terminal: Terminal): Exit {
  terminal.complain(problem)
  return exit
}

async function locked(wanted: Wanted, terminal: Terminal): Promise<Exit> {
  const { keep } = wanted
  if (keep === null) return playAll(wanted, terminal)
  let lock: Lock | Problem
  try {
    lock = await takeLock({ file: keep, target: targetOf(keep) }, english)
  } catch (error) {
    lock = fileProblem(keep, 'written', error, english)
  }
  if ('problem' in lock) return complain(lock, terminal)
  try {
    return await playAll(wanted, terminal)
  } catch (error) {
    if (isOfSystem(error)) return complain(fileProblem(keep, 'written', error, english), terminal)
    throw error
  } finally {
    lock.release()
  }
}

async function playAll({ experiment, games, threads, keep, json }: Wanted, terminal: Terminal): Promise<Exit> {
  let kept: ReturnType<typeof openKept> | null
  try {
    kept = keep === null ? null : openKept(keep, experiment, version)
  } catch (error) {
    return complain(fileProblem(keep ?? '', 'written', error, english), terminal)
  }
  if (typeof kept === 'string') return complain(refused(kept), terminal)
  const before = performance.now()
  const played = await play({
    experiment,
    games,
    threads,
    kept,
    signal: terminal.leaving,
    onProgress: (done, all) => terminal.progress(progressLine(done, all)),
  })
  const publication = published[experiment.name]
  const comparisons = compare(experiment, played, publication)
  const counts = countsOf(comparisons)
  const seconds = (performance.now() - before) / 1000
  const { name, measures, page } = experiment
  if (json)
    terminal.say(
      JSON.stringify(
        {
          totemforge: 'reproduced 1',
          experiment: name,
          page,
          published: publication?.with ?? null,
          found: machine(),
          seconds,
          counts,
          numbers: comparisons,
        },
        null,
        1,
      ),
    )
  else {
    terminal.say(`${name}: ${measures}, published in ${page}\n`)
    terminal.say(`${experiment.tables(played)}\n`)
    terminal.say(`${comparisonText(comparisons)}\n`)
    terminal.say(verdictText(counts, publication, seconds))
  }
  if (terminal.leaving.aborted) {
    const onceMore = keep === null ? '--keep FILE keeps the games.' : `The same command goes on with ${keep}.`
    terminal.complain(`It was ended early. ${onceMore}`)
    return exits.stopped
  }
  return counts.different > 0 ? exits.different : exits.done
}
