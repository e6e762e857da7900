import { item } from '../../toolkit'
import { cardOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import type { MarquiseBoard } from '../rules/factions/marquise/board'
import { marquiseTracks } from '../rules/factions/marquise/facts'
import { linksFrom } from '../rules/moving/links'
import type { PieceKind } from '../rules/pieces'
import { sideOf } from '../rules/play'
import { buildingsAt, canPlace, countAt, onMap, openSlots, rules, warriorsAt } from '../rules/rule'
import { clearings } from '../rules/vocabulary'
import { preyAt } from './fight'
import { type Aims, aims, bestMarch, marches } from './forces'
import { exposed, sites } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight } from './sight'
import { strongestAt, threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

const kinds = ['sawmill', 'workshop', 'recruiter'] as const
type Kind = (typeof kinds)[number]

/** The worth of a building besides its points. */
const use: Readonly<Record<Kind, number>> = { sawmill: 1.4, recruiter: 0.9, workshop: 0.3 }

/** She keeps buildings and wood, rules open slots, and attacks the buildings of others. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    rule: 0.4 + (canPlace(sight, sight.me, at) ? Math.min(2, openSlots(sight, at)) * 0.9 : 0),
    guard:
      buildingsAt(sight, sight.me, at) * 1.6 +
      countAt(sight, sight.me, 'wood', at) * 0.6 +
      countAt(sight, sight.me, 'keep', at) * 2,
    prey: preyAt(sight, at),
  }))

/** The next building of a kind: its points, and its use in the remaining rounds. */
function building(sight: Sight, kind: Kind): number {
  const standing = onMap(sight, sight.me, kind)
  const left = Math.max(0, 1 - sight.state.round / 12)
  return item(marquiseTracks.points[kind], Math.min(5, standing)) + (standing < 4 ? use[kind] * left : 0)
}

const cheap = (sight: Sight, kind: Kind, wood: number): boolean =>
  (marquiseTracks.cost[onMap(sight, sight.me, kind)] ?? 99) <= wood

const wood = (sight: Sight): number => onMap(sight, sight.me, 'wood')

/** Wood she can pay with, and slots to build on. */
function bestBuilding(sight: Sight, kindsLeft: readonly Kind[] = kinds): number {
  const sites = clearings.some((at) => openSlots(sight, at) > 0 && rules(sight, sight.me, at))
  const paid = kindsLeft.filter((kind) => cheap(sight, kind, wood(sight)))
  return sites && paid.length > 0 ? 0.8 + highest(paid, (kind) => building(sight, kind)) : -1
}

const recruits = (sight: Sight): number =>
  Math.min(sideOf(sight, sight.me).supply, onMap(sight, sight.me, 'recruiter')) * 0.45

/** She wants more wood while she cannot pay for the next building. */
function overwork(sight: Sight): number {
  const lacking = kinds.some((kind) => onMap(sight, sight.me, kind) < 6) && bestBuilding(sight) < 0
  return lacking ? 1.1 - 0.6 : -0.2
}

function act(sight: Sight, wanted: Aims, what: string): number {
  switch (what) {
    case 'build':
      return bestBuilding(sight)
    case 'recruit':
      return recruits(sight)
    case 'march':
      return bestMarch(marches(sight, wanted)) * 1.4
    case 'battle':
      return bestFight(sight, wanted)
    default:
      return overwork(sight)
  }
}

/** How well a building stands in a clearing. */
const site = (sight: Sight, at: number): number =>
  warriorsAt(sight, sight.me, at) * 0.2 -
  threatAt(sight, at) * 0.15 +
  (countAt(sight, sight.me, 'keep', at) > 0 ? 0.6 : 0) -
  (strongestAt(sight, at) > 0 ? 0.2 : 0)

/** Many slots beside the keep. */
const corner = (sight: Sight, at: number): number =>
  linksFrom(sight, sight.me, at).reduce((slots, near) => slots + openSlots(sight, near), openSlots(sight, at))

/** The Marquise builds, first for wood and points, and guards her buildings. */
function wish(sight: Sight, task: Task): Wish | null {
  switch (task.do) {
    case 'keep':
      return (action) => ('at' in action && typeof action.at === 'number' ? corner(sight, action.at) : 0)
    case 'first-building':
    case 'recruit':
    case 'build-in':
      return (action) =>
        'at' in action && typeof action.at === 'number'
          ? site(sight, action.at) * (task.do === 'recruit' ? -1 : 1) + openSlots(sight, action.at) * 0.1
          : 0
    case 'build-what':
      return (action) => (action.type === 'building' ? building(sight, action.building) : 0)
    case 'wood-from':
      return (action) => (action.type === 'wood-from' ? threatAt(sight, action.at) : 0)
    case 'cat-actions': {
      const wanted = wantedOf(sight)
      const others = option(sight, wanted)
      return (action) => {
        if (action.type === 'act') return act(sight, wanted, action.what)
        if (action.type !== 'spend-bird') return others(action)
        // Spend a bird when no action is left.
        if (task.left > 0) return -1
        const most = highest(['build', 'march', 'battle'], (what) => act(sight, wanted, what))
        return most - 0.7 - cardWorth(sight, action.card) * (cardOf(action.card).kind === 'ambush' ? 1 : 0.3)
      }
    }
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

export const marquise: Mind<MarquiseBoard> = {
  wish,
  assets(sight, _board, cards) {
    const count = (kind: PieceKind): number => onMap(sight, sight.me, kind)
    return (
      cards +
      1.2 * count('sawmill') +
      0.5 * count('workshop') +
      0.9 * count('recruiter') +
      0.35 * Math.min(4, count('wood')) +
      0.2 * count('warrior') +
      0.35 * Math.min(4, sites(sight)) +
      count('keep') -
      1.2 * exposed(sight)
    )
  },
}
