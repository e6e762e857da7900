import { suitOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import { clearingsOf } from '../rules/clearings'
import { type CorvidBoard, corvidOf } from '../rules/factions/corvid/board'
import { kindsLeft, plotAt, plotsAt } from '../rules/factions/corvid/plots'
import { enemiesOf, enemyPlayers } from '../rules/owner'
import { sideOf } from '../rules/play'
import { canPlace, isPresent, onMap, warriorsAt } from '../rules/rule'
import type { PlotKind, Suit } from '../rules/vocabulary'
import { preyAt } from './fight'
import { type Aims, aims, bestMarch, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { type Sight, structuresAt } from './sight'
import { threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

/** Warriors wait beside hidden plots to turn them up, and where the next ones can be placed. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => {
    const plot = plotAt(sight, sight.me, at)
    const free = !plot && canPlace(sight, sight.me, at)
    return {
      guard: plot ? (plot.up ? 1.2 : 2.4) : 0,
      prey: preyAt(sight, at) * 0.5 + (free ? 0.9 - threatAt(sight, at) * 0.08 : 0),
    }
  })

/** The worth of all enemy pieces in a clearing, which a bomb would remove. */
function blast(sight: Sight, at: number): number {
  let worth = 0
  for (const enemy of enemiesOf(sight, sight.me))
    worth += structuresAt(sight, enemy, at) * 1.3 + warriorsAt(sight, enemy, at) * 0.35
  return worth
}

const present = (sight: Sight, at: number): number =>
  enemyPlayers(sight, sight.me).filter((enemy) => isPresent(sight, enemy, at)).length

/** How well a kind of plot serves in a clearing. */
function use(sight: Sight, kind: PlotKind, at: number): number {
  switch (kind) {
    case 'bomb':
      return blast(sight, at)
    case 'extortion':
      return 1 + present(sight, at) * 0.5
    case 'raid':
      return 0.4 + threatAt(sight, at) * 0.15
    case 'snare':
      return 0.7 + present(sight, at) * 0.2
  }
}

/** A plot is worth the points of its flip; bombs come last, because they leave. */
function flip(sight: Sight, at: number): number {
  const kind = plotAt(sight, sight.me, at)?.face
  return 1 + plotsAt(sight, sight.me, true).length * 0.5 + (kind === 'bomb' ? -0.5 + blast(sight, at) * 0.2 : 0.3)
}

const cost = (sight: Sight): number => 1 + corvidOf(sight, sight.me).placed

/** Where a plot is safe and a warrior stays beside it. */
const site = (sight: Sight, at: number): number =>
  Math.min(2, warriorsAt(sight, sight.me, at) - cost(sight)) - threatAt(sight, at) * 0.15

/** Each plot brings points when it is turned up; one that costs many warriors does not pay. */
const plotting = (sight: Sight): number =>
  kindsLeft(sight, sight.me).length === 0 ? -1 : 2.4 - 0.55 * cost(sight) + plotsAt(sight, sight.me, true).length * 0.3

/** How many warriors a card brings. */
const recruits = (sight: Sight, suit: Suit): number =>
  Math.min(
    sideOf(sight, sight.me).supply,
    suit === 'bird' ? 4 : clearingsOf(sight, suit).filter((at) => canPlace(sight, sight.me, at)).length,
  )

function act(sight: Sight, wanted: Aims, what: string): number {
  switch (what) {
    case 'plot':
      return plotting(sight)
    case 'move':
      return bestMarch(marches(sight, wanted))
    case 'battle':
      return bestFight(sight, wanted)
    default:
      return -0.5
  }
}

/** What the draw of the Evening is worth. */
const drawn = (sight: Sight): number => 0.8 * (1 + plotsAt(sight, sight.me, true).length * 0.2)

/** The Conspiracy spreads out, plots, and turns plots up as long as warriors stand beside them. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  switch (task.do) {
    case 'scatter':
    case 'muster':
      return (action) =>
        'at' in action && typeof action.at === 'number'
          ? (plotAt(sight, me, action.at)?.up === false ? 2 : 0) - threatAt(sight, action.at) * 0.2
          : 0
    case 'flip-plots': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'flip' ? flip(sight, action.at) : others(action))
    }
    case 'corvid-recruit': {
      const others = option(sight, wantedOf(sight))
      return (action) =>
        action.type === 'recruit'
          ? recruits(sight, suitOf(action.card)) * 0.55 - 0.4 - cardWorth(sight, action.card) * 0.6
          : others(action)
    }
    case 'corvid-suit':
      return (action) => (action.type === 'suit' ? recruits(sight, action.suit) : 0)
    case 'corvid-actions':
    case 'exert': {
      const wanted = wantedOf(sight)
      const others = option(sight, wanted)
      const price = task.do === 'exert' ? drawn(sight) : 0
      return (action) => (action.type === 'act' ? act(sight, wanted, action.what) - price : others(action))
    }
    case 'plot-in':
      return (action) => (action.type === 'plot' ? site(sight, action.at) : 0)
    case 'plot-kind':
      return (action) => (action.type === 'plant' ? use(sight, action.plot, task.at) : 0)
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

export const corvid: Mind<CorvidBoard> = {
  wish,
  assets(sight, _board, cards) {
    const { me } = sight
    return (
      cards +
      1.4 * plotsAt(sight, me, true).length +
      1.6 * plotsAt(sight, me, false).length +
      0.35 * onMap(sight, me, 'warrior') -
      0.8 * exposed(sight)
    )
  },
}
