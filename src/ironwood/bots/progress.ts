import { item } from '../../toolkit/certain'
import { sum } from '../../toolkit/counts'
import { stepsTo } from '../../toolkit/graph'
import { type Board, boardOf, type Seat, type State } from '../rules'
import { fightersOn, hasForge, totemsOn, warbandOn } from '../rules/components'

type Places = readonly number[]

/** What the score asks of a position, as far as several of its parts ask it. */
interface Position {
  readonly state: State
  readonly board: Board
  fighters(forest: number): number
  /** Combat units of the Ironclad. */
  units(mountain: number): number
  totems(forest: number): number
}

function total(places: Iterable<number>, of: (place: number) => number): number {
  let sum = 0
  for (const place of places) sum += of(place)
  return sum
}

function largest(places: Places, of: (place: number) => number): number {
  let most = 0
  for (const place of places) most = Math.max(most, of(place))
  return most
}

/** Steps to the nearest place of a kind; as many as there are places if there is none. */
const steps = (beside: readonly Places[], from: Places, isGoal: (place: number) => boolean): number =>
  Math.min(beside.length, stepsTo(beside, from, isGoal))

/** Totems on the map are worth more the nearer they are to an outer forest, and less beside a larger warband. */
function carried({ state, board, fighters, units, totems }: Position): number {
  return total(board.innerForests, (at) => {
    if (totems(at) === 0) return 0
    const home = steps(board.paths, [at], (forest) => item(board.forests, forest).kind === 'outer')
    const danger = Math.min(4, Math.max(0, largest(item(board.mountainsBeside, at), units) - fighters(at)))
    const held =
      fighters(at) > 0
        ? 75 - 8 * home - 4 * danger
        : 40 - 5 * home - 4 * steps(board.paths, [at], (forest) => fighters(forest) > 0)
    return totems(at) * held - 12 * item(state.forests.fading, at)
  })
}

/** Vision cards in hand, as many as are still needed: the mountain should be free, and fighters beside it. */
function foreseen({ state, board, fighters, units, totems }: Position): number {
  const needed = 3 - state.secured - total(board.innerForests, totems)
  const worths = state.visions.hand.map((mountain) => {
    const beside = item(board.innerBeside, mountain)
    const free = units(mountain) === 0 ? 14 : 8 * Math.min(1, largest(beside, fighters) / (units(mountain) + 1))
    return 14 + free + 14 / (1 + steps(board.paths, beside, (forest) => fighters(forest) > 0))
  })
  worths.sort((one, other) => other - one)
  return total(worths.keys(), (index) => (index < needed ? item(worths, index) : 3))
}

function woodwalkers(position: Position): number {
  const { secured, sides, forests } = position.state
  const { crystals, hand } = sides.woodwalkers
  const supplies = 2 * Math.min(crystals, 6) + 2 * hand.length + 2.5 * sum(forests.fighters)
  return 100 * secured + carried(position) + foreseen(position) + supplies
}

/** Forges, foundations as far as they are still needed, and mountains where one can be placed; and how safe they are. */
function sites({ state, board, fighters, units }: Position): number {
  const { crystals } = state.sides.ironclad
  let [forges, held, lost, score] = [0, 0, 0, 0]
  for (const [at, site] of state.mountains.sites.entries()) {
    const own = units(at)
    const danger = Math.min(4, Math.max(0, largest(item(board.innerBeside, at), fighters) - own))
    if (at === board.ferrum) score -= 0.4 * danger * Math.min(crystals, 5) + (own === 0 ? 8 : 0)
    else if (site === 'forge') forges++
    else if (site === 'foundation' && own === 0) lost++
    else if (site === 'foundation') {
      held++
      score -= 3 * danger
    } else if (own > 0 && item(board.mountains, at).kind === 'outer') score += 5 - danger
  }
  const needed = 3 - forges
  const ready = Math.min(needed, held)
  return score + 100 * forges + 32 * ready + 18 * Math.min(needed - ready, lost)
}

function ironclad(position: Position): number {
  const { state, board } = position
  const { mountains, drill, sides } = state
  const { crystals, hand } = sides.ironclad
  const cargo = drill.cargo * (5 - steps(board.ridges, [drill.at], (at) => hasForge(position, at)))
  const purse = 10 * Math.min(crystals, 5) + 5 * Math.min(Math.max(0, crystals - 5), 5) + 2 * Math.max(0, crystals - 10)
  const army = 2.5 * (sum(mountains.fighters) + 2 * sum(mountains.golems))
  return sites(position) + purse + cargo + 2 * hand.length + army
}

/**
 * How near a seat is to winning, and its opponent to losing. A secured totem or a built forge counts 100; all else is a
 * guess at how much of one it is.
 */
export function progress(state: State, seat: Seat): number {
  if (state.result) return state.result.winner === seat ? 10_000 : -10_000
  const position: Position = {
    state,
    board: boardOf(state),
    fighters: (forest) => fightersOn({ state }, forest),
    units: (mountain) => warbandOn({ state }, mountain),
    totems: (forest) => totemsOn({ state }, forest),
  }
  const [wood, iron] = [woodwalkers(position), ironclad(position)]
  return seat === 'woodwalkers' ? wood - 0.6 * iron : iron - 0.6 * wood
}
