import { distancesFrom, item } from '../../toolkit'
import type { Task } from '../rules/chapters'
import { clearingsFor, matchesClearing } from '../rules/clearings'
import { movesFrom } from '../rules/moving/links'
import { factionOf, seatOf } from '../rules/play'
import { buildingsAt, countAt, warriorsAt } from '../rules/rule'
import { clearings, type Suit } from '../rules/vocabulary'
import type { Wish } from './mind'
import { highest, type Sight } from './sight'
import { strongestAt, threatAt } from './survey'

/** The worth of a seat's aims in each clearing, in points. */
export interface Aims {
  /** The worth of ruling it. */
  readonly rule: readonly number[]
  /** The worth of pieces to guard there. */
  readonly guard: readonly number[]
  /** The worth of targets there. */
  readonly prey: readonly number[]
  /** All of that in a clearing, with what stands in its way. */
  place(at: number): Place
}

/** The aims in a clearing, and the obstacles to them. */
interface Place {
  readonly rule: number
  readonly guard: number
  readonly prey: number
  readonly own: number
  readonly enemy: number
  readonly threat: number
  /** Its nearness to aims elsewhere. */
  readonly lure: number
}

/** The aims of a seat in each clearing, found when they are first asked. */
export function aims(sight: Sight, of: (at: number) => { rule?: number; guard?: number; prey?: number }): Aims {
  let lists: Pick<Aims, 'rule' | 'guard' | 'prey'> | null = null
  let place: Aims['place'] | null = null
  const found = () => {
    if (lists) return lists
    const [rule, guard, prey] = [[0], [0], [0]]
    for (const at of clearings) {
      const { rule: ruling = 0, guard: guarding = 0, prey: hunting = 0 } = of(at)
      rule.push(ruling)
      guard.push(guarding)
      prey.push(hunting)
    }
    lists = { rule, guard, prey }
    return lists
  }
  return {
    get rule() {
      return found().rule
    },
    get guard() {
      return found().guard
    },
    get prey() {
      return found().prey
    },
    place(at) {
      place ??= placesOf(sight, found())
      return place(at)
    },
  }
}

function placesOf(sight: Sight, { rule, guard, prey }: Omit<Aims, 'place'>): (at: number) => Place {
  const { me, ground } = sight
  const tied = factionOf(sight, me) === 'eyrie' ? 0.5 : 0
  const wanted = clearings.map((at) => ({
    at,
    worth:
      (prey[at] ?? 0) +
      (buildingsAt(sight, me, at) + warriorsAt(sight, me, at) > strongestAt(sight, at) ? 0 : (rule[at] ?? 0)),
  }))
  const most = highest(wanted, ({ worth }) => worth)
  const goals = wanted.filter(({ worth }) => worth > 0 && worth >= most * 0.7).map(({ at }) => at)
  const far = distancesFrom(ground.byPath, goals)
  const known: Place[] = []
  return (at) => {
    known[at] ??= {
      rule: rule[at] ?? 0,
      guard: guard[at] ?? 0,
      prey: prey[at] ?? 0,
      own: buildingsAt(sight, me, at),
      enemy: strongestAt(sight, at) - tied,
      threat: threatAt(sight, at),
      lure: goals.length === 0 ? 0 : 0.25 / (1 + (far[at] ?? 9)),
    }
    return known[at]
  }
}

/** The worth of a number of warriors in a clearing. */
function held({ rule, guard, prey, own, enemy, threat, lure }: Place, warriors: number): number {
  const rules = own + warriors > enemy && own + warriors > 0
  const safe = warriors / (warriors + 1 + threat / 2)
  const margin = rules ? Math.min(2, own + warriors - enemy) * 0.1 : 0
  return (
    (rules ? rule : 0) + margin * rule + guard * safe + (prey * Math.min(warriors, 4)) / 4 + lure * Math.sqrt(warriors)
  )
}

/** A way for warriors, and what it gains to send one of them, two, and so on. */
export interface March {
  readonly from: number
  readonly to: number
  readonly ferry: boolean
  readonly gains: readonly number[]
}

/** The worth of the card that the Ferry brings (ROOT-LM-2d). */
export const ferryCard = 0.4

/** Every way of warriors, from clearings of a suit. */
export function marches(sight: Sight, { place }: Aims, suit: Suit = 'bird', only = 0): March[] {
  const { me } = sight
  const alliance = seatOf(sight, 'alliance')
  const found: March[] = []
  for (const from of clearingsFor(sight, me)) {
    const here = warriorsAt(sight, me, from)
    if (here === 0 || (only > 0 && from !== only) || !matchesClearing(sight, suit, from)) continue
    const ways = movesFrom(sight, me, from)
    if (ways.length === 0) continue
    const start = place(from)
    const left: number[] = []
    for (let count = 0; count <= here; count++) left.push(held(start, here - count))
    for (const { to, ferry } of ways) {
      const there = warriorsAt(sight, me, to)
      const end = place(to)
      const before = item(left, 0) + held(end, there)
      const outrage =
        alliance !== undefined && alliance !== me && countAt(sight, alliance, 'sympathy', to) > 0 ? 0.4 : 0
      const drawn = ferry ? ferryCard : 0
      const gains: number[] = []
      for (let count = 1; count <= here; count++)
        gains.push(item(left, count) + held(end, there + count) - before - outrage + drawn)
      found.push({ from, to, ferry, gains })
    }
  }
  return found
}

/** The worth of warriors that come into a clearing from off the map. */
export function arriving(sight: Sight, wanted: Aims, at: number, count: number): number {
  const place = wanted.place(at)
  const there = warriorsAt(sight, sight.me, at)
  return held(place, there + count) - held(place, there)
}

export const bestGain = ({ gains }: March): number => highest(gains, (gain) => gain)

export const bestMarch = (found: readonly March[]): number => highest(found, bestGain)

/** The best march of so many warriors. */
export const bestOf = (found: readonly March[], count: number): number =>
  highest(found, ({ gains }) => gains[count - 1] ?? Number.NEGATIVE_INFINITY)

/** The wishes while warriors move. */
export function moving(sight: Sight, task: Task, wanted: Aims): Wish | null {
  switch (task.do) {
    case 'move-from': {
      const all = marches(sight, wanted, task.suit)
      return (action) => (action.type === 'move-from' ? bestMarch(all.filter(({ from }) => from === action.at)) : 0.05)
    }
    case 'move-to': {
      const all = marches(sight, wanted, 'bird', task.from)
      return (action) =>
        action.type === 'move-to'
          ? bestMarch(all.filter(({ to, ferry }) => to === action.at && (action.ferry ?? ferry) === ferry))
          : 0
    }
    case 'move-count': {
      const all = marches(sight, wanted, 'bird', task.from).filter(
        ({ to, ferry }) => to === task.to && ferry === task.ferry,
      )
      return (action) => (action.type === 'move-count' ? bestOf(all, action.count) : 0)
    }
    default:
      return null
  }
}
