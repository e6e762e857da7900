import { type Check, fits, neighboursOf, type Problems, unreached } from '../../../toolkit'
import { clearingCount, clearingSuits, clearings as numbers } from '../vocabulary'
import type { Clearing, Woodland } from '../woodland'
import { mapShape } from './map-shape'

const ruinCount = 4

/** Whether a game can be played on a map, and everything that keeps it from that. */
export const isMap: Check<Woodland> = (map, problems): map is Woodland => {
  if (!fits(mapShape(0), map, problems)) return false
  const before = problems.found.length
  checkClearings(map, problems)
  if (problems.found.length > before) return false
  checkPairs('paths', map.paths, problems)
  checkPairs('closedPaths', map.closedPaths, problems)
  checkPairs('rivers', map.rivers, problems)
  checkConnected(map, problems)
  checkCorners(map, problems)
  checkForests(map, problems)
  checkShore(map, problems)
  checkEdge(map, problems)
  return problems.found.length === before && !problems.full
}

/** All twelve, with the suits of ROOT-C.0 and the ruins of ROOT-5.1.4. */
function checkClearings({ clearings }: Woodland, problems: Problems): void {
  for (const [index, id] of numbers.entries()) {
    const clearing = clearings[index]
    if (clearing?.id !== id) {
      problems.add(
        'clearings',
        `The clearings are to be 1 to ${clearingCount}, in this order; ${id} is not in its place.`,
      )
      return
    }
    const path = `clearings[${index}]`
    problems.when(
      clearing.ruin && clearing.slots === 0,
      `${path}.ruin`,
      'A ruin covers a slot, and there is none (ROOT-5.1.4).',
    )
  }
  const printed = clearings.filter(({ suit }) => suit !== null).length
  for (const suit of clearingSuits) {
    const count = clearings.filter((each) => each.suit === suit).length
    problems.when(
      printed > 0 && count !== clearingCount / clearingSuits.length,
      'clearings',
      `There are ${count} clearings of the suit ${suit}; there are to be 4 of each suit, or no suit printed at all (ROOT-C.0).`,
    )
  }
  const ruins = clearings.filter(({ ruin }) => ruin).length
  problems.when(
    ruins !== ruinCount,
    'clearings',
    `There are ${ruins} ruins; there are to be ${ruinCount} (ROOT-5.1.4).`,
  )
}

type Pairs = Woodland['paths']

const joins = (pairs: Pairs, one: number, other: number): boolean =>
  pairs.some(([from, to]) => (from === one && to === other) || (from === other && to === one))

function checkPairs(list: 'paths' | 'closedPaths' | 'rivers', pairs: Pairs, problems: Problems): void {
  for (const [index, [one, other]] of pairs.entries()) {
    const path = `${list}[${index}]`
    if (one === other) problems.add(path, `${one} is joined to itself.`)
    else if (joins(pairs.slice(0, index), one, other)) problems.add(path, `${one} and ${other} are joined twice.`)
  }
}

/** Every clearing can be reached, and what is closed is a path (ROOT-C.3.1). */
function checkConnected({ paths, closedPaths }: Woodland, problems: Problems): void {
  const lost = unreached(
    neighboursOf(
      clearingCount,
      paths.map(([one, other]) => [one - 1, other - 1] as const),
    ),
  )
  for (const place of lost) problems.add('paths', `No path leads to clearing ${place + 1} from clearing 1.`)
  for (const [index, [one, other]] of closedPaths.entries())
    problems.when(
      !joins(paths, one, other),
      `closedPaths[${index}]`,
      `There is no path between ${one} and ${other} that could be closed (ROOT-C.3.1).`,
    )
}

/** ROOT-5.1.7c, and room for what the factions set up in and around a corner (ROOT-6.3.4, ROOT-7.3.2). */
function checkCorners({ clearings, paths }: Woodland, problems: Problems): void {
  const corners = clearings.filter(({ opposite }) => opposite !== null)
  problems.when(
    corners.length !== 4,
    'clearings',
    `There are ${corners.length} corners; there are to be 4 (ROOT-VAR-04).`,
  )
  const open = ({ slots, ruin }: Clearing): number => slots - (ruin ? 1 : 0)
  for (const corner of corners) {
    const path = `clearings[${corner.id - 1}]`
    const { opposite } = corner
    const back = clearings.find(({ id }) => id === opposite)?.opposite
    problems.when(
      back !== corner.id || opposite === corner.id,
      `${path}.opposite`,
      `Clearing ${corner.id} has ${opposite} opposite, but ${opposite} has not ${corner.id} (ROOT-5.1.7d).`,
    )
    const near = clearings.filter(({ id }) => joins(paths, id, corner.id))
    const beside = near.find((each) => each.opposite !== null)
    problems.when(beside !== undefined, path, `The corners ${corner.id} and ${beside?.id} are adjacent (ROOT-5.1.7c).`)
    problems.when(open(corner) < 1, `${path}.slots`, `The corner ${corner.id} has no open slot (ROOT-7.3.2).`)
    problems.when(
      [corner, ...near].reduce((total, each) => total + open(each), 0) < 3,
      path,
      `In and around the corner ${corner.id} there are not three open slots (ROOT-6.3.4).`,
    )
  }
}

/** At least one, each of three clearings, and what is next to each other is so both ways (ROOT-C.3.5). */
function checkForests({ forests }: Woodland, problems: Problems): void {
  problems.when(
    forests.length === 0,
    'forests',
    'There is no forest, and so none for a Vagabond to start in (ROOT-9.3.2).',
  )
  for (const [index, { id, clearings, adjacent }] of forests.entries()) {
    const part = problems.at('forests', index)
    if (forests.findIndex((other) => other.id === id) !== index) part.add('id', `The id ${id} is given to two forests.`)
    if (new Set(clearings).size < Math.max(3, clearings.length))
      part.add('clearings', `The forest ${id} is to touch three different clearings or more (ROOT-C.3.5).`)
    for (const [place, other] of adjacent.entries()) {
      const found = forests.find((each) => each.id === other)
      const path = `adjacent[${place}]`
      if (!found) part.add(path, `There is no forest ${other}.`)
      else if (other === id || adjacent.indexOf(other) !== place)
        part.add(path, `${other} is named where it cannot be.`)
      else if (!found.adjacent.includes(id))
        part.add(path, `${other} is next to ${id}, but ${id} is not next to ${other}.`)
    }
    if (problems.full) return
  }
}

/** ROOT-C.2.1, ROOT-C.2.3: the Ferry starts on the shore of a lake that has another. */
function checkShore({ coast, ferry }: Woodland, problems: Problems): void {
  problems.when(new Set(coast).size < coast.length, 'coast', 'A clearing is named twice.')
  if (ferry === null) return
  problems.when(!coast.includes(ferry), 'ferry', `Clearing ${ferry} does not lie on the lake (ROOT-C.2.1).`)
  problems.when(coast.length < 2, 'coast', 'A Ferry needs two clearings on the lake (ROOT-C.2.5a).')
}

/** The way around the map: each clearing is joined to the next. */
function checkEdge({ edge, paths }: Woodland, problems: Problems): void {
  problems.when(
    new Set(edge).size < Math.max(3, edge.length),
    'edge',
    'The edge is a ring of three different clearings or more.',
  )
  for (const [index, at] of edge.entries()) {
    const next = edge[(index + 1) % edge.length]
    if (next !== undefined && !joins(paths, at, next))
      problems.add(`edge[${index}]`, `No path leads from ${at} to ${next}.`)
  }
}
