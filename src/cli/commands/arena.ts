import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import {
  PlanError,
  playTournament,
  rotationOf,
  type Tourney,
  tournament,
  tournamentCsv,
  tournamentPicture,
  tournamentText,
} from '../../arena'
import { findGame, UnknownName } from '../../catalogue'
import { type ArenaRequest, readArena } from '../arena/request'
import { helpWithArena, progressLine, unevenWords } from '../arena/texts'
import { splitGame } from '../arguments'
import { type Exit, exits, type Problem, refused } from '../exit'
import { fileProblem, isOfSystem } from '../file-problem'
import { folded, widthOf } from '../fold'
import { type Lock, takeLock } from '../lock'
import type { Terminal } from '../terminal'
import { targetOf } from '../whole-file'
import { english } from '../words/english'

type Wanted = Extract<ArenaRequest, { do: 'play' }>

/** Many games between policies. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  try {
    const { game, words: rest } = splitGame(words)
    const listing = await findGame(game)
    const request = readArena(rest, game, listing)
    switch (request.do) {
      case 'help':
        terminal.say(helpWithArena(listing))
        return exits.done
      case 'complain':
        return complain(refused(request.problem), terminal)
      case 'play':
        return await play(request, terminal)
    }
  } catch (error) {
    if (error instanceof PlanError || error instanceof UnknownName) return complain(refused(error.message), terminal)
    throw error
  }
}

function complain({ problem, exit }: Problem, terminal: Terminal): Exit {
  terminal.complain(problem)
  return exit
}

async function play(wanted: Wanted, terminal: Terminal): Promise<Exit> {
  const { results, files } = wanted
  const places = [...Object.values(files), ...(results === null ? [] : [results])]
  const problem = places.map(unwritable).find((each) => each !== null)
  if (problem) return complain(problem, terminal)
  const twice = places.find((file, index) => places.map(targetOf).indexOf(targetOf(file)) !== index)
  if (twice !== undefined) return complain(refused(`${twice} would hold two things: name another file.`), terminal)
  const lock = results === null ? null : await takeLock({ file: results, target: targetOf(results) }, english)
  if (lock && 'problem' in lock) return complain(lock, terminal)
  try {
    return await playAll(wanted, terminal)
  } catch (error) {
    if (results !== null && isOfSystem(error))
      return complain(fileProblem(results, 'written', error, english), terminal)
    throw error
  } finally {
    release(lock)
  }
}

const release = (lock: Lock | null): void => lock?.release()

/** Why a file cannot be written; checked before any game is played. */
function unwritable(file: string): Problem | null {
  try {
    const isNew = !existsSync(file)
    closeSync(openSync(file, 'a'))
    // A link to a file that is not there yet stays.
    if (isNew) rmSync(targetOf(file))
    return null
  } catch (error) {
    return fileProblem(file, 'written', error, english)
  }
}

/** Often enough to show a person that the program is still running. */
const between = 100

async function playAll({ plan, workers, redis, results, files }: Wanted, terminal: Terminal): Promise<Exit> {
  const rotation = await rotationOf(tournament(plan))
  const uneven = unevenWords(plan.games ?? 0, rotation)
  if (uneven !== null) terminal.complain(uneven)
  let shown = 0
  const tourney = await playTournament(plan, {
    ...(workers === null ? {} : { workers }),
    ...(redis === null ? {} : { redis, tell: terminal.complain }),
    ...(results === null ? {} : { results }),
    signal: terminal.leaving,
    onProgress(progress) {
      if (performance.now() - shown < between) return
      shown = performance.now()
      terminal.progress(progressLine(progress))
    },
  })
  terminal.say(tournamentText(tourney, widthOf(terminal)))
  const problem = write(tourney, files)
  if (problem) return complain(problem, terminal)
  if (tourney.whole) return exits.done
  terminal.complain(`It was ended early. ${onceMore(results, redis)}`)
  return exits.stopped
}

/** How to continue a tournament that ended early. */
function onceMore(results: string | null, redis: string | null): string {
  if (results !== null) return `The same command continues with ${results}.`
  if (redis !== null) return 'The games stay in Redis for a day: the same command continues with them.'
  return 'The games were not kept; --results FILE.jsonl keeps them.'
}

function write(tourney: Tourney, { json, csv, picture }: Wanted['files']): Problem | null {
  const { tournament, summary, played } = tourney
  const texts: [string | undefined, () => string][] = [
    [json, () => `${JSON.stringify({ totemforge: 'tournament 1', tournament, summary, played }, null, 1)}\n`],
    [csv, () => tournamentCsv(played)],
    [picture, () => tournamentPicture(tourney)],
  ]
  for (const [file, text] of texts) {
    if (file === undefined) continue
    try {
      writeFileSync(file, text())
    } catch (error) {
      return fileProblem(file, 'written', error, english)
    }
  }
  return null
}
