import { item } from '../../toolkit/certain'
import { sum } from '../../toolkit/counts'
import { type Board, boardOf, type Seat, type State } from '../rules'
import { hasForge } from '../rules/components'
import { type Ways, waysOn } from './ways'

type Numbers = readonly number[]

/** The numbers of a position that several parts of the score use. */
interface Position {
  readonly state: State
  readonly board: Board
  readonly ways: Ways
  /** The forests with Fighters. */
  readonly warbands: Numbers
}

// These run far more often than anything else, so they read the lists directly.

const fightersOn = ({ state }: Position, forest: number): number => state.forests.fighters[forest] ?? 0
const totemsOn = ({ state: { forests } }: Position, forest: number): number =>
  (forests.full[forest] ?? 0) + (forests.fading[forest] ?? 0)
const unitsOn = ({ state: { mountains } }: Position, mountain: number): number =>
  (mountains.fighters[mountain] ?? 0) + (mountains.golems[mountain] ?? 0)

/** The most Fighters of the Woodwalkers in one of these forests. */
function mostFighters(position: Position, forests: Numbers): number {
  let most = 0
  for (const forest of forests) most = Math.max(most, fightersOn(position, forest))
  return most
}

/** The most combat units of the Ironclad on one of these mountains. */
function mostUnits(position: Position, mountains: Numbers): number {
  let most = 0
  for (const mountain of mountains) most = Math.max(most, unitsOn(position, mountain))
  return most
}

/** The steps to the nearest Fighters of the Woodwalkers. */
function stepsToFighters({ warbands }: Position, steps: Numbers): number {
  let least = steps.length
  for (const forest of warbands) least = Math.min(least, steps[forest] ?? least)
  return least
}

const danger = (enemies: number, own: number): number => Math.min(4, Math.max(0, enemies - own))

/** What a Totem in a forest is worth: more the nearer it is to an outer forest, and less beside a larger warband. */
function worthOfTotem(position: Position, at: number): number {
  const { board, ways } = position
  const home = item(ways.home, at)
  const fighters = fightersOn(position, at)
  return fighters > 0
    ? 75 - 8 * home - 4 * danger(mostUnits(position, item(board.mountainsBeside, at)), fighters)
    : 40 - 5 * home - 4 * stepsToFighters(position, item(ways.paths, at))
}

function carried(position: Position): number {
  const { state, board } = position
  let score = 0
  for (const at of board.innerForests) {
    const totems = totemsOn(position, at)
    if (totems > 0) score += totems * worthOfTotem(position, at) - 12 * item(state.forests.fading, at)
  }
  return score
}

/** The worth of a needed vision card in hand: its mountain should be free, and fighters beside it. */
function worthOfVision(position: Position, mountain: number): number {
  const { board, ways } = position
  const units = unitsOn(position, mountain)
  const fighters = mostFighters(position, item(board.innerBeside, mountain))
  const free = units === 0 ? 14 : 8 * Math.min(1, fighters / (units + 1))
  return 14 + free + 14 / (1 + stepsToFighters(position, item(ways.approach, mountain)))
}

function foreseen(position: Position): number {
  const { state, board } = position
  let needed = 3 - state.secured
  for (const at of board.innerForests) needed -= totemsOn(position, at)
  const worths: number[] = []
  for (const mountain of state.visions.hand) {
    // So few items are sorted soonest by inserting each in its place.
    const worth = worthOfVision(position, mountain)
    let place = worths.length
    for (; place > 0 && (worths[place - 1] ?? worth) < worth; place--) worths[place] = worths[place - 1] ?? worth
    worths[place] = worth
  }
  let score = 0
  for (const worth of worths) score += needed-- > 0 ? worth : 3
  return score
}

function woodwalkers(position: Position): number {
  const { secured, sides, forests } = position.state
  const { crystals, hand } = sides.woodwalkers
  const supplies = 2 * Math.min(crystals, 6) + 2 * hand.length + 2.5 * sum(forests.fighters)
  return 100 * secured + carried(position) + foreseen(position) + supplies
}

/** By how many the Woodwalkers beside a mountain outnumber its defenders. */
const threat = (position: Position, at: number, own: number): number =>
  danger(mostFighters(position, item(position.board.innerBeside, at)), own)

/** Forges, foundations that are still needed, and mountains where one can be placed; and how safe they are. */
function sites(position: Position): number {
  const { state, board } = position
  const { crystals } = state.sides.ironclad
  let forges = 0
  let held = 0
  let lost = 0
  let score = 0
  for (let at = 0; at < board.mountains.length; at++) {
    const site = item(state.mountains.sites, at)
    const own = unitsOn(position, at)
    if (at === board.ferrum) score -= 0.4 * threat(position, at, own) * Math.min(crystals, 5) + (own === 0 ? 8 : 0)
    else if (site === 'forge') forges++
    else if (own === 0) {
      if (site === 'foundation') lost++
    } else if (site === 'foundation') {
      held++
      score -= 3 * threat(position, at, own)
    } else if (item(board.mountains, at).kind === 'outer') score += 5 - threat(position, at, own)
  }
  const needed = 3 - forges
  const ready = Math.min(needed, held)
  return score + 100 * forges + 32 * ready + 18 * Math.min(needed - ready, lost)
}

/** Crystals on the Drill are worth more the nearer it is to a forge. */
function loaded(position: Position): number {
  const { state, ways } = position
  const { at, cargo } = state.drill
  if (cargo === 0) return 0
  const steps = item(ways.ridges, at)
  let home = steps.length
  for (let mountain = 0; mountain < steps.length; mountain++)
    if (hasForge(position, mountain)) home = Math.min(home, item(steps, mountain))
  return cargo * (5 - home)
}

function ironclad(position: Position): number {
  const { mountains, sides } = position.state
  const { crystals, hand } = sides.ironclad
  const purse = 10 * Math.min(crystals, 5) + 5 * Math.min(Math.max(0, crystals - 5), 5) + 2 * Math.max(0, crystals - 10)
  const army = 2.5 * (sum(mountains.fighters) + 2 * sum(mountains.golems))
  return sites(position) + purse + loaded(position) + 2 * hand.length + army
}

/**
 * How near a seat is to winning, and its opponent to losing. A secured totem or a built forge counts 100; the rest
 * estimates parts of one. A caller that asks often passes the distances of the board.
 */
export function progress(state: State, seat: Seat, ways = waysOn(state)): number {
  if (state.result) return state.result.winner === seat ? 10_000 : -10_000
  const warbands: number[] = []
  for (let forest = 0; forest < state.forests.fighters.length; forest++)
    if (item(state.forests.fighters, forest) > 0) warbands.push(forest)
  const position: Position = { state, board: boardOf(state), ways, warbands }
  const wood = woodwalkers(position)
  const iron = ironclad(position)
  return seat === 'woodwalkers' ? wood - 0.6 * iron : iron - 0.6 * wood
}
