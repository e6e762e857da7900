import type { Board } from '../rules/board'

export interface Place {
  x: number
  y: number
}

export interface Layout {
  readonly height: number
  readonly mountains: readonly Place[]
  readonly forests: readonly Place[]
}

export const mapWidth = 780
/** Half the width and height of what is drawn for a place. */
export const mountainSize: Place = { x: 53, y: 42 }
export const forestSize: Place = { x: 34, y: 27 }

const edge = 6
/** Half of the room over which the mountains are spread. */
const reach: Place = { x: mapWidth / 2 - mountainSize.x - edge, y: 300 }
const outwards = 52
const ridgeGap = 26
const rounds = 500

/** At last what is still too close goes up and down only, where there is room without end. */
type Phase = 'ridges' | 'boxes' | 'downwards'

function phaseOf(round: number): Phase {
  if (round < rounds * 0.5) return 'ridges'
  return round < rounds * 0.8 ? 'boxes' : 'downwards'
}

const known = new WeakMap<Board, Layout>()

/** Each pair of neighbours once. */
export const pairs = (lists: readonly (readonly number[])[]): [number, number][] =>
  lists.flatMap((list, one) => list.flatMap((other): [number, number][] => (one < other ? [[one, other]] : [])))

/** Where everything on a board is drawn: mountains where the map says, forests between the mountains that they touch. */
export function layOut(board: Board): Layout {
  const layout = known.get(board) ?? makeLayout(board)
  known.set(board, layout)
  return layout
}

function makeLayout(board: Board): Layout {
  const mountains = spread(rawPlaces(board))
  const forests = board.mountainsBeside.map((touched, forest) => {
    const beside = middle(touched.flatMap((mountain) => mountains[mountain] ?? []))
    if (board.forests[forest]?.kind === 'inner') return beside
    const away = Math.sqrt(beside.x * beside.x + beside.y * beside.y) || 1
    const push = touched.length > 1 ? outwards : 2 * outwards
    return { x: beside.x + (beside.x / away) * push, y: beside.y + (beside.y / away) * push }
  })
  for (let round = 0; round < rounds; round++) settle(board, mountains, forests, phaseOf(round))
  const top = Math.min(...mountains.map(({ y }) => y - mountainSize.y), ...forests.map(({ y }) => y - forestSize.y))
  const bottom = Math.max(...mountains.map(({ y }) => y + mountainSize.y), ...forests.map(({ y }) => y + forestSize.y))
  const placed = ({ x, y }: Place): Place => ({ x: Math.round(x + mapWidth / 2), y: Math.round(y - top + edge) })
  return {
    height: Math.round(bottom - top + 2 * edge),
    mountains: mountains.map(placed),
    forests: forests.map(placed),
  }
}

/** The places of the map's own, or rings around Ferrum if it has none. */
function rawPlaces({ mountains }: Board): Place[] {
  const given = mountains.flatMap(({ at }) => (at?.every(Number.isFinite) ? [{ x: at[0], y: at[1] }] : []))
  if (given.length === mountains.length) return given
  const inner = mountains.filter(({ kind }) => kind === 'inner')
  const outer = mountains.filter(({ kind }) => kind === 'outer')
  return mountains.map((mountain) => {
    if (mountain.kind === 'ferrum') return { x: 0, y: 0 }
    const ring = mountain.kind === 'inner' ? inner : outer
    const turn = (2 * Math.PI * ring.indexOf(mountain)) / ring.length - Math.PI / 2
    const far = mountain.kind === 'inner' ? 1 : 2
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) }
  })
}

/** Fits the mountains into the room, the inner ones drawn apart a little. */
function spread(places: readonly Place[]): Place[] {
  const along = (axis: 'x' | 'y'): ((place: Place) => number) => {
    const values = places.map((place) => place[axis])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const half = (most - least) / 2 || 1
    return (place) => {
      const part = (place[axis] - (least + most) / 2) / half
      return part * (1 + 0.3 * (1 - Math.abs(part))) * reach[axis]
    }
  }
  const [x, y] = [along('x'), along('y')]
  return places.map((place) => ({ x: x(place), y: y(place) }))
}

function middle(places: readonly Place[]): Place {
  const sum = places.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 })
  return { x: sum.x / (places.length || 1), y: sum.y / (places.length || 1) }
}

/** Moves apart what overlaps and, at first, forests off the ridges. */
function settle(board: Board, mountains: Place[], forests: Place[], phase: Phase): void {
  for (const [index, forest] of forests.entries()) {
    for (const other of forests.slice(index + 1)) apart(forest, other, 2 * forestSize.x, 2 * forestSize.y, 0.5, phase)
    for (const mountain of mountains)
      apart(
        forest,
        mountain,
        forestSize.x + mountainSize.x,
        forestSize.y + mountainSize.y,
        phase === 'downwards' ? 0.7 : 1,
        phase,
      )
    if (phase === 'ridges')
      for (const [one, other] of pairs(board.ridges)) {
        const [from, to] = [mountains[one], mountains[other]]
        if (from && to) offRidge(forest, from, to)
      }
    keepInside(forest, forestSize)
  }
  for (const [index, mountain] of mountains.entries()) {
    for (const other of mountains.slice(index + 1))
      apart(mountain, other, 2 * mountainSize.x, 2 * mountainSize.y, 0.5, phase)
    keepInside(mountain, mountainSize)
  }
}

function keepInside(place: Place, size: Place): void {
  const most = mapWidth / 2 - size.x - edge
  place.x = Math.max(-most, Math.min(most, place.x))
}

/** Boxes that overlap go apart along the shorter way; the first takes this share of it. */
function apart(one: Place, other: Place, width: number, height: number, share: number, phase: Phase): void {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)]
  if (overX <= 0 || overY <= 0) return
  const axis = overX < overY && phase !== 'downwards' ? 'x' : 'y'
  const over = (axis === 'x' ? overX : overY) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1)
  one[axis] += over * share
  other[axis] -= over * (1 - share)
}

function offRidge(forest: Place, from: Place, to: Place): void {
  const ridge = { x: to.x - from.x, y: to.y - from.y }
  const length = Math.sqrt(ridge.x * ridge.x + ridge.y * ridge.y) || 1
  const along = ((forest.x - from.x) * ridge.x + (forest.y - from.y) * ridge.y) / length
  if (along < 0 || along > length) return
  const off = ((forest.x - from.x) * ridge.y - (forest.y - from.y) * ridge.x) / length
  const short = ridgeGap - Math.abs(off)
  if (short <= 0) return
  const push = (off < 0 ? -1 : 1) * short * 0.3
  forest.x += (ridge.y / length) * push
  forest.y -= (ridge.x / length) * push
}

/** A point on the ridge that the path crosses: where the straight line does, but not close to a mountain. */
export function crossing(one: Place, other: Place, from: Place, to: Place): Place {
  const ridge = { x: to.x - from.x, y: to.y - from.y }
  const path = { x: other.x - one.x, y: other.y - one.y }
  const across = ridge.x * path.y - ridge.y * path.x
  const part = across === 0 ? 0.5 : ((one.x - from.x) * path.y - (one.y - from.y) * path.x) / across
  const at = Math.max(0.42, Math.min(0.58, part))
  return { x: from.x + ridge.x * at, y: from.y + ridge.y * at }
}
