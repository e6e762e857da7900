import { canvasIn } from '../../render/fit'
import { layouts } from '../../render/layouts'
import type { Room } from '../../render/options'
import type { Board } from '../rules/board'

export interface Place {
  x: number
  y: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Half the width and height of a drawn place. */
  readonly mountain: Place
  readonly forest: Place
  readonly mountains: readonly Place[]
  readonly forests: readonly Place[]
}

/** The sizes of the map. */
interface Sizes extends Pick<Layout, 'width' | 'mountain' | 'forest'> {
  /** The height of the canvas, if the map has a given room. */
  readonly height?: number
  /** Half the room for the mountains. */
  readonly reach: Place
  /** The distance of outer forests from the mountains. */
  readonly outwards: number
  /** The distance of forests from ridges. */
  readonly ridgeGap: number
}

const edge = 6

/** What a map needs that is laid out for a given room. */
const least = { width: 560, height: 480, area: 640 * 560 }

/** The map uses the available room, up to a good size. */
function sizesOf({ width: most, height, isNarrow }: Room): Sizes {
  if (height !== null) {
    const canvas = canvasIn({ width: most, height }, least)
    const mountain = { x: 53, y: 42 }
    const reach = { x: canvas.width / 2 - mountain.x - edge, y: canvas.height / 2 - mountain.y - edge }
    return { ...canvas, mountain, forest: { x: 34, y: 27 }, reach, outwards: 52, ridgeGap: 26 }
  }
  const width = Math.min(most, isNarrow ? 560 : 780)
  const mountain = isNarrow ? { x: 45, y: 41 } : { x: 53, y: 42 }
  const forest = isNarrow ? { x: 30, y: 25 } : { x: 34, y: 27 }
  return {
    width,
    mountain,
    forest,
    reach: { x: width / 2 - mountain.x - edge, y: isNarrow ? 330 : 300 },
    outwards: isNarrow ? 40 : 52,
    ridgeGap: isNarrow ? 14 : 26,
  }
}

const rounds = 500

/** Finally, move what is still too close only up and down, where the room is unlimited. */
type Phase = 'ridges' | 'boxes' | 'downwards'

function phaseOf(round: number): Phase {
  if (round < rounds * 0.5) return 'ridges'
  return round < rounds * 0.8 ? 'boxes' : 'downwards'
}

/** Each pair of neighbours once. */
export const pairs = (lists: readonly (readonly number[])[]): [number, number][] =>
  lists.flatMap((list, one) => list.flatMap((other): [number, number][] => (one < other ? [[one, other]] : [])))

/** The place of everything on a map: mountains from the map's own places, forests between the mountains that they touch. */
export const layOut = /* @__PURE__ */ layouts(sizesOf, makeLayout)

function makeLayout(board: Board, sizes: Sizes): Layout {
  const { width, mountain, forest } = sizes
  const mountains = spread(rawPlaces(board), sizes)
  const forests = board.mountainsBeside.map((touched, index) => {
    const beside = middle(touched.flatMap((each) => mountains[each] ?? []))
    if (board.forests[index]?.kind === 'inner') return beside
    const away = Math.sqrt(beside.x * beside.x + beside.y * beside.y) || 1
    const push = touched.length > 1 ? sizes.outwards : 2 * sizes.outwards
    return { x: beside.x + (beside.x / away) * push, y: beside.y + (beside.y / away) * push }
  })
  for (let round = 0; round < rounds; round++) settle(board, mountains, forests, phaseOf(round), sizes)
  const top = Math.min(...mountains.map(({ y }) => y - mountain.y), ...forests.map(({ y }) => y - forest.y))
  const bottom = Math.max(...mountains.map(({ y }) => y + mountain.y), ...forests.map(({ y }) => y + forest.y))
  const placed = ({ x, y }: Place): Place => ({ x: Math.round(x + width / 2), y: Math.round(y - top + edge) })
  return {
    width,
    height: Math.round(bottom - top + 2 * edge),
    mountain,
    forest,
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
function spread(places: readonly Place[], { reach }: Sizes): Place[] {
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

/** Moves overlapping places apart and, at first, forests off the ridges. */
function settle(board: Board, mountains: Place[], forests: Place[], phase: Phase, sizes: Sizes): void {
  const { mountain: wide, forest: small } = sizes
  for (const [index, forest] of forests.entries()) {
    for (const other of forests.slice(index + 1)) apart(forest, other, 2 * small.x, 2 * small.y, 0.5, phase)
    for (const mountain of mountains)
      apart(forest, mountain, small.x + wide.x, small.y + wide.y, phase === 'downwards' ? 0.7 : 1, phase)
    if (phase === 'ridges')
      for (const [one, other] of pairs(board.ridges)) {
        const [from, to] = [mountains[one], mountains[other]]
        if (from && to) offRidge(forest, from, to, sizes.ridgeGap)
      }
    keepInside(forest, small, sizes)
  }
  for (const [index, mountain] of mountains.entries()) {
    for (const other of mountains.slice(index + 1)) apart(mountain, other, 2 * wide.x, 2 * wide.y, 0.5, phase)
    keepInside(mountain, wide, sizes)
  }
}

function keepInside(place: Place, size: Place, { width }: Sizes): void {
  const most = width / 2 - size.x - edge
  place.x = Math.max(-most, Math.min(most, place.x))
}

/** Moves overlapping boxes apart along the shorter way; the first box moves by this share of it. */
function apart(one: Place, other: Place, width: number, height: number, share: number, phase: Phase): void {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)]
  if (overX <= 0 || overY <= 0) return
  const axis = overX < overY && phase !== 'downwards' ? 'x' : 'y'
  const over = (axis === 'x' ? overX : overY) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1)
  one[axis] += over * share
  other[axis] -= over * (1 - share)
}

function offRidge(forest: Place, from: Place, to: Place, ridgeGap: number): void {
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
