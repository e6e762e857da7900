/**
 * How much a search costs beyond the rules: iterations of `ismcts` against those of a plain search of fifty lines on the same
 * contract, and against playing at random with `step` and `legalActions` alone, in turn in one process; and the part of its time
 * spent in those two.
 */
import { Session } from 'node:inspector/promises'
import { createRandom, type Game, type Seeded } from '../src/core'
import { ironwood, type Options } from '../src/ironwood'
import { root } from '../src/root'
import { ismcts } from '../src/search'
import { plainSearch } from './search-speed/plain'

const rounds = Number(process.argv[2] ?? 7)
const iterations = 1000

/** Chance that costs next to nothing. */
function chance(seed: number): (below: number) => number {
  let word = seed
  return (below) => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return (word >>> 0) % below
  }
}

/** How often a second, by the time of the processor. */
function rate(play: () => number): number {
  const before = process.cpuUsage()
  const done = play()
  const { user, system } = process.cpuUsage(before)
  return (done * 1e6) / (user + system)
}

/** The part of the time in functions of these names and in what they call, and the part of the garbage collector; neither counts in the other. */
async function sharesOf(names: readonly string[], play: () => void): Promise<{ inside: number; garbage: number }> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  // Functions that were compiled into others before a profile began count as those others. So one profile is for warming up.
  await session.post('Profiler.start')
  play()
  await session.post('Profiler.stop')
  await session.post('Profiler.start')
  play()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const times = new Map<number, number>()
  for (const [index, id] of (profile.samples ?? []).entries())
    times.set(id, (times.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0))
  let inside = 0
  let all = 0
  let garbage = 0
  const visit = (id: number, isInside: boolean): void => {
    const node = nodes.get(id)
    if (!node) return
    // A bundle numbers functions of the same name.
    const within = isInside || names.includes(node.callFrame.functionName.replace(/\d+$/, ''))
    const time = times.get(id) ?? 0
    const { functionName } = node.callFrame
    if (functionName === '(garbage collector)') garbage += time
    else if (!['(root)', '(program)', '(idle)'].includes(functionName)) all += time
    if (within) inside += time
    for (const child of node.children ?? []) visit(child, within)
  }
  const [first] = profile.nodes
  if (first) visit(first.id, false)
  return { inside: inside / all, garbage: garbage / (all + garbage) }
}

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

async function measure<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  options: (seed: number) => Options,
  positions: number,
  length: number,
): Promise<void> {
  /** Decisions from the beginning, the middle and the end of random games. */
  const states = Array.from({ length: positions }, (_, seed): State => {
    const random = createRandom(seed)
    const state = game.setup(options(seed))
    for (let count = 10 + 15 * seed; count > 0 || game.legalActions(state).length === 1; count--)
      game.step(state, random.pick(game.legalActions(state)))
    return state
  })
  const turns = states.flatMap((state) => {
    const seat = game.toAct(state)
    return seat === null ? [] : [{ view: game.view(state, seat), legal: game.legalActions(state), seat }]
  })

  /** As many playouts from each of the positions as a search makes; says how many actions that were. */
  function playAtRandom(): number {
    const draw = chance(7)
    let played = 0
    for (const position of states)
      for (let count = 0; count < iterations; count++) {
        const state = game.clone(position)
        for (let left = length; left > 0; left--) {
          const legal = game.legalActions(state)
          const action = legal[draw(legal.length)]
          if (action === undefined) break
          game.step(state, action)
          played++
        }
      }
    return played
  }

  const policy = ismcts(game, { iterations, longestPlayout: length })
  const total = (search: (turn: (typeof turns)[number]) => number): number =>
    turns.reduce((sum, turn) => sum + search(turn), 0)
  const search = (): number => total((turn) => policy.search({ ...turn, random: createRandom(7) }).iterations)
  const plainly = (): number => total(({ view }) => plainSearch(game, view, createRandom(7), iterations, length))

  const { inside, garbage } = await sharesOf(['step', 'legalActions'], search)
  /** The best of each, after two rounds to warm up. */
  const best = { play: 0, search: 0, plain: 0 }
  for (let round = -2; round < rounds; round++) {
    const rates = { play: rate(playAtRandom), search: rate(search), plain: rate(plainly) }
    if (round < 0) continue
    best.play = Math.max(best.play, rates.play)
    best.search = Math.max(best.search, rates.search)
    best.plain = Math.max(best.plain, rates.plain)
  }
  console.log(`${game.id}, playouts of ${length} actions`)
  console.log(`  play at random: ${whole(best.play)} actions a second`)
  console.log(`  ismcts: ${whole(best.search)} iterations a second; the plain search: ${whole(best.plain)}`)
  console.log(`  ismcts for each iteration of the plain search: ${(best.search / best.plain).toFixed(2)}`)
  console.log(`  actions of playouts for each action at random: ${((best.search * length) / best.play).toFixed(2)}`)
  console.log(`  time of ismcts in step and legalActions: ${percent(inside)}; garbage collector: ${percent(garbage)}`)
}

await measure(ironwood, (seed): Options => ({ mode: 'duel', seed }), 12, 30)
await measure(root, (seed) => ({ seed }), 6, 60)
