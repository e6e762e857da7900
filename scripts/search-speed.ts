/**
 * How much a search costs beyond the rules: iterations of `ismcts` with playouts of 30 actions in Ironwood, against playing
 * at random with `step` and `legalActions` alone, in turn in one process; and the part of its time spent in those two.
 */
import { Session } from 'node:inspector/promises'
import { createRandom } from '../src/core'
import { ironwood } from '../src/ironwood'
import { ismcts } from '../src/search'

const length = 30
const rounds = 7
const iterations = 1000

type State = ReturnType<typeof ironwood.clone>

/** Decisions from the beginning, the middle and the end of random games. */
const states = Array.from({ length: 12 }, (_, seed): State => {
  const random = createRandom(seed)
  const state = ironwood.setup({ mode: 'duel', seed })
  for (let count = 10 + 15 * seed; count > 0 || ironwood.legalActions(state).length === 1; count--)
    ironwood.step(state, random.pick(ironwood.legalActions(state)))
  return state
})

const turns = states.map((state) => {
  const seat = ironwood.toAct(state) ?? 'ironclad'
  return { view: ironwood.view(state, seat), legal: ironwood.legalActions(state), seat }
})

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

/** As many playouts from each of the positions as a search makes; says how many actions that were. */
function playAtRandom(): number {
  const draw = chance(7)
  let played = 0
  for (const position of states)
    for (let count = 0; count < iterations; count++) {
      const state = ironwood.clone(position)
      for (let left = length; left > 0; left--) {
        const legal = ironwood.legalActions(state)
        const action = legal[draw(legal.length)]
        if (action === undefined) break
        ironwood.step(state, action)
        played++
      }
    }
  return played
}

const policy = ismcts(ironwood, { iterations, longestPlayout: length })

/** Searches each of the positions; says how many iterations that were. */
function search(): number {
  let done = 0
  for (const turn of turns) done += policy.search({ ...turn, random: createRandom(7) }).iterations
  return done
}

/** How often a second, by the time of the processor. */
function rate(play: () => number): number {
  const before = process.cpuUsage()
  const done = play()
  const { user, system } = process.cpuUsage(before)
  return (done * 1e6) / (user + system)
}

/** The part of the time in functions of these names and in what they call. */
async function shareOf(names: readonly string[], play: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
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
  const visit = (id: number, isInside: boolean): void => {
    const node = nodes.get(id)
    if (!node) return
    const within = isInside || names.includes(node.callFrame.functionName)
    const time = times.get(id) ?? 0
    if (!['(root)', '(program)', '(idle)'].includes(node.callFrame.functionName)) all += time
    if (within) inside += time
    for (const child of node.children ?? []) visit(child, within)
  }
  const [root] = profile.nodes
  if (root) visit(root.id, false)
  return inside / all
}

/** The best of each, after two rounds to warm up. */
const best = { plain: 0, search: 0 }
for (let round = -2; round < rounds; round++) {
  const plain = rate(playAtRandom)
  const searched = rate(search)
  if (round < 0) continue
  best.plain = Math.max(best.plain, plain)
  best.search = Math.max(best.search, searched)
}
const share = await shareOf(['step', 'legalActions'], search)
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
console.log(`plain play at random: ${whole(best.plain)} actions a second`)
console.log(`ismcts, playouts of ${length} actions: ${whole(best.search)} iterations a second`)
console.log(`actions of playouts for each action of plain play: ${((best.search * length) / best.plain).toFixed(2)}`)
console.log(`time spent in step and legalActions: ${(100 * share).toFixed(0)} %`)
