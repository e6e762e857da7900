import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Contestants } from './contestant'
import { type Result, summarize } from './statistics'
import { type Answer, isAnswer, type Task } from './task'

const warmUps = 2
const rounds = 7

interface Runner {
  readonly name: string
  readonly games: number
  readonly child: ChildProcess
  readonly times: number[]
}

/** Every contestant has a process of its own; they play in turn, round after round. */
export async function race(game: string, contestants: Contestants): Promise<Result[]> {
  const runners = Object.entries(contestants).map(([name, { games }]) => start(game, name, games))
  await checkEndings(game, runners)
  const moves = await countMoves(runners)
  for (let round = -warmUps; round < rounds; round++) {
    console.log(`${game}: ${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}`)
    for (const runner of runners) await playRound(runner, moves, round >= 0)
  }
  for (const { child } of runners) child.disconnect()
  return runners.map(({ name, games, times }) => summarize(name, games, moves.get(games) ?? 0, times))
}

function start(game: string, name: string, games: number): Runner {
  const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [game, name], {
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.on('exit', (code) => {
    if (code === 0) return
    console.error(`${game}: ${name} failed.`)
    process.exit(1)
  })
  return { name, games, child, times: [] }
}

async function ask({ child }: Runner, task: Task): Promise<Answer> {
  child.send(task)
  const [answer]: unknown[] = await once(child, 'message')
  if (isAnswer(answer)) return answer
  throw new Error('A contestant answered with something else than a round.')
}

/** The smallest set of games, played by all: equal numbers of moves, equal boards, equal winners. */
async function checkEndings(game: string, runners: readonly Runner[]): Promise<void> {
  const games = Math.min(...runners.map((runner) => runner.games))
  const seen = new Set<string>()
  for (const runner of runners) {
    const { moves, digest } = await ask(runner, { games, digest: true })
    seen.add(`${moves} moves, endings ${digest}`)
    if (seen.size > 1) throw new Error(`${game}: ${runner.name} played other games: ${[...seen].join('; ')}.`)
  }
  console.log(`${game}: ${runners.length} contestants agree on ${games} games, ${[...seen].join()}`)
}

/** How many moves so many games have, by the contestant that is quick enough to play them all. */
async function countMoves(runners: readonly Runner[]): Promise<Map<number, number>> {
  const moves = new Map<number, number>()
  const [quickest] = runners.toSorted((one, other) => other.games - one.games)
  for (const { games } of runners)
    if (quickest && !moves.has(games)) moves.set(games, (await ask(quickest, { games, digest: false })).moves)
  return moves
}

async function playRound(runner: Runner, moves: Map<number, number>, counts: boolean): Promise<void> {
  const answer = await ask(runner, { games: runner.games, digest: false })
  if (answer.moves !== moves.get(runner.games))
    throw new Error(`${runner.name} made ${answer.moves} moves instead of ${moves.get(runner.games)}.`)
  if (counts) runner.times.push(answer.milliseconds)
}
