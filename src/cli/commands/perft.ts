import { type GameName, gameNames, isGameName } from '../../doors'
import { many } from '../../toolkit'
import { describe } from '../described'
import { type Exit, exits, type Problem, refused } from '../exit'
import { folded } from '../fold'
import { builtIn } from '../games'
import { type Pinned, pinned } from '../perft/pinned'
import { countPosition, heading, pace } from '../perft/position'
import { readPosition, stateOf } from '../perft/read-position'
import { help, type Request, readRequest } from '../perft/request'
import type { Terminal } from '../terminal'

/** The default length of sequences from a file. */
const usualDepth = 4

/** Counts sequences of actions. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  const request = readRequest(words)
  if (typeof request === 'string') return complain(refused(request), terminal)
  if (request.help) {
    terminal.say(help)
    return exits.done
  }
  try {
    return await (request.file === null ? countPinned(request, terminal) : countFile(request, request.file, terminal))
  } catch (error) {
    if (!terminal.leaving.aborted) throw error
    terminal.complain('Stopped.')
    return exits.stopped
  }
}

function complain({ problem, exit }: Problem, terminal: Terminal): Exit {
  terminal.complain(problem)
  return exit
}

async function countFile({ game, depth, divide }: Request, file: string, terminal: Terminal): Promise<Exit> {
  const found = await readPosition(file, game)
  if ('problem' in found) return complain(found, terminal)
  const { described, state } = found
  if (described.game.outcome(state)) {
    terminal.say(`In ${file} a game of ${described.title} is over: nothing can be played.`)
    return exits.done
  }
  terminal.say(heading(file, `${described.title}, version ${described.game.version}.`, terminal))
  const counting = { described, state, depth: depth ?? usualDepth, known: [], divide }
  const { nodes, milliseconds } = await countPosition(counting, terminal)
  terminal.say(`\n${pace(nodes, milliseconds)}`)
  return exits.done
}

interface Chosen {
  readonly game: GameName
  readonly row: Pinned
}

/** The requested pinned positions, or a sentence if there are none. */
function choose({ game, only }: Request): readonly Chosen[] | Problem {
  if (game !== null && !isGameName(game))
    return refused(
      `There are pinned positions of ${gameNames.join(', ')}. For a game of your own, name the file of a record.`,
    )
  const all = gameNames
    .filter((name) => game === null || name === game)
    .flatMap((name) => pinned[name].map((row) => ({ game: name, row })))
  const wanted = all.filter(({ row }) => only === null || row.name.toLowerCase().includes(only.toLowerCase()))
  if (wanted.length > 0) return wanted
  return refused(`No pinned position is called "${only}". There are: ${all.map(({ row }) => row.name).join('; ')}.`)
}

async function countPinned(request: Request, terminal: Terminal): Promise<Exit> {
  const chosen = choose(request)
  if ('problem' in chosen) return complain(chosen, terminal)
  const sum = { nodes: 0, milliseconds: 0, compared: 0, different: 0 }
  for (const { game, row } of chosen) {
    const described = describe(builtIn[game]('en'))
    const read = await stateOf(game, row.state)
    if (!('state' in read)) throw new Error(`The pinned position "${row.name}" cannot be read.`)
    terminal.say(heading(`${described.title}: ${row.name}`, row.from, terminal))
    const depth = request.depth ?? row.counts.length
    const counting = { described, state: read.state, depth, known: row.counts, divide: request.divide }
    const counted = await countPosition(counting, terminal)
    for (const key of ['nodes', 'milliseconds', 'compared', 'different'] as const) sum[key] += counted[key]
    terminal.say('')
  }
  const { nodes, milliseconds, compared, different } = sum
  const verdict = different === 0 ? 'all as pinned' : `${different} of them not as pinned`
  terminal.say(
    `${many(chosen.length, 'position')}, ${many(compared, 'count')}, ${verdict}: ${pace(nodes, milliseconds)}`,
  )
  return different === 0 ? exits.done : exits.different
}
