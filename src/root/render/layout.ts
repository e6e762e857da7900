import { canvasIn } from '../../render/fit'
import { layouts } from '../../render/layouts'
import type { Room } from '../../render/options'
import type { Ground } from '../rules/woodlands'

export interface Place {
  x: number
  y: number
}

/** Where everything on a map is drawn: clearings by their number, forests by their number on the list. */
export interface Layout extends Sizes {
  readonly clearings: Readonly<Record<number, Place>>
  readonly forests: readonly Place[]
  /** Paths and rivers in the order of the map's lists, each with the place towards which it bends. */
  readonly paths: readonly Route[]
  readonly rivers: readonly Route[]
}

/** A line between two clearings, bent where it would run below another. */
export interface Route {
  readonly from: Place
  readonly to: Place
  readonly bend: Place
}

/** The size of the map, and half the width and height of a drawn place. */
export interface Sizes {
  readonly width: number
  readonly height: number
  readonly clearing: Place
  readonly forest: Place
}

const edge = 8
/** Between clearings; up and down a narrow map leaves room for its forests. */
const gap: Place = { x: 10, y: 12 }
const narrowGap: Place = { x: 10, y: 44 }

const wide: Omit<Sizes, 'width'> = { height: 660, clearing: { x: 75, y: 47 }, forest: { x: 22, y: 16 } }
const narrow: Omit<Sizes, 'width'> = { height: 1180, clearing: { x: 42, y: 62 }, forest: { x: 20, y: 20 } }

/** What a map needs that is laid out for a given room. */
const least = { width: 660, height: 560, area: 720 * 620 }

const sizesOf = ({ width, height, isNarrow }: Room): Sizes => {
  if (height !== null) return { ...wide, ...canvasIn({ width, height }, least) }
  return isNarrow ? { ...narrow, width: Math.min(width, 560) } : { ...wide, width: Math.min(width, 900) }
}

const rounds = 200

/** The map's own places, spread over the room; two rings if it has none. */
export const layOut = /* @__PURE__ */ layouts(sizesOf, makeLayout)

function makeLayout(ground: Ground, sizes: Sizes): Layout {
  const ids = ground.clearings.map(({ id }) => id)
  const places = spread(rawPlaces(ground), sizes)
  for (let round = 0; round < rounds; round++) settle(places, sizes, round > rounds / 2)
  const clearings = Object.fromEntries(
    places.map(({ x, y }, index) => [ids[index] ?? 0, { x: Math.round(x), y: Math.round(y) }]),
  )
  const paths = ground.paths.flatMap((path) => routeOf(clearings, path, 0, sizes))
  const rivers = ground.rivers.flatMap((river) => routeOf(clearings, river, 0.08, sizes))
  const lines = [...paths, ...rivers].map((route) => parts.map((part) => along(route, part)))
  const forests: Place[] = []
  for (const { clearings: touched } of ground.forests)
    forests.push(forestPlace(lines, clearings, touched, forests, sizes))
  return { ...sizes, clearings, forests, paths, rivers }
}

function rawPlaces({ clearings, edge: ring }: Ground): Place[] {
  const given = clearings.flatMap(({ at }) => (at.every(Number.isFinite) ? [{ x: at[0], y: at[1] }] : []))
  const distinct = new Set(given.map(({ x, y }) => `${x} ${y}`))
  if (distinct.size === clearings.length) return given
  const outer = ring.length > 0 ? ring : clearings.map(({ id }) => id)
  const inner = clearings.map(({ id }) => id).filter((id) => !outer.includes(id))
  return clearings.map(({ id }) => {
    const list = outer.includes(id) ? outer : inner
    const turn = (2 * Math.PI * list.indexOf(id)) / list.length - Math.PI / 2
    const far = list === outer ? 2 : 1
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) }
  })
}

type Reach = Readonly<Record<'x' | 'y', readonly [least: number, most: number]>>

const reachOf = ({ width, height, clearing }: Sizes): Reach => ({
  x: [clearing.x + edge, width - clearing.x - edge],
  y: [clearing.y + edge, height - clearing.y - edge],
})

/** Fits the clearings into the room. */
function spread(places: readonly Place[], sizes: Sizes): Place[] {
  const reach = reachOf(sizes)
  const fitted = (axis: 'x' | 'y'): ((place: Place) => number) => {
    const values = places.map((place) => place[axis])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const [from, to] = reach[axis]
    return (place) => (most > least ? from + ((place[axis] - least) / (most - least)) * (to - from) : (from + to) / 2)
  }
  const [x, y] = [fitted('x'), fitted('y')]
  return places.map((place) => ({ x: x(place), y: y(place) }))
}

/** Moves overlapping clearings apart along the shorter way; on a narrow map finally only up and down, where there is room. */
function settle(places: Place[], sizes: Sizes, isLate: boolean): void {
  const { clearing, width, height } = sizes
  const isHigh = height > width
  const room = isHigh ? narrowGap : gap
  const reach = reachOf(sizes)
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const over = {
        x: 2 * clearing.x + room.x - Math.abs(one.x - other.x),
        y: 2 * clearing.y + room.y - Math.abs(one.y - other.y),
      }
      if (over.x <= 0 || over.y <= 0) continue
      const axis = over.x < over.y && !(isLate && isHigh) ? 'x' : 'y'
      const push = (over[axis] / 2) * (one[axis] < other[axis] ? -1 : 1)
      one[axis] += push
      other[axis] -= push
    }
  for (const place of places)
    for (const axis of ['x', 'y'] as const)
      place[axis] = Math.max(reach[axis][0], Math.min(reach[axis][1], place[axis]))
}

const parts = Array.from({ length: 25 }, (_, index) => index / 24)

/** A point of a route, by the part of the way. */
export const along = ({ from, to, bend }: Route, part: number): Place => ({
  x: (1 - part) ** 2 * from.x + 2 * part * (1 - part) * bend.x + part ** 2 * to.x,
  y: (1 - part) ** 2 * from.y + 2 * part * (1 - part) * bend.y + part ** 2 * to.y,
})

const bends = [0, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8] as const

/** The least bent line that avoids all other clearings, or else the best try. */
function routeOf(
  clearings: Layout['clearings'],
  [one, other]: readonly [number, number],
  least: number,
  sizes: Sizes,
): Route[] {
  const [from, to] = [clearings[one], clearings[other]]
  if (!from || !to) return []
  const others = Object.entries(clearings).flatMap(([id, place]) => ([one, other].includes(Number(id)) ? [] : [place]))
  const routes = bends.map((each): Route & { free: number } => {
    const bent = each + least
    const bend = {
      x: Math.round((from.x + to.x) / 2 + (to.y - from.y) * bent),
      y: Math.round((from.y + to.y) / 2 - (to.x - from.x) * bent),
    }
    const route = { from, to, bend }
    const points = parts.map((part) => along(route, part))
    const isOutside = points.some(({ x }) => x < 6 || x > sizes.width - 6)
    const free = isOutside
      ? -99
      : Math.min(...others.flatMap((place) => points.map((point) => fromBox(point, place, sizes.clearing))))
    return { ...route, free }
  })
  const clear = routes.find(({ free }) => free >= clearance) ?? routes.reduce((a, b) => (b.free > a.free ? b : a))
  return [{ from, to, bend: clear.bend }]
}

const clearance = 12

/** The distance from a point to a box. */
const fromBox = (point: Place, place: Place, size: Place): number =>
  Math.max(Math.abs(point.x - place.x) - size.x, Math.abs(point.y - place.y) - size.y)

/** Half of both boxes. */
const boxes = (one: Place, other: Place): Place => ({ x: one.x + other.x, y: one.y + other.y })

/** Whether a point lies within the corners, in turn around their middle. */
function isInside(point: Place, corners: readonly Place[]): boolean {
  let inside = false
  for (const [index, one] of corners.entries()) {
    const other = corners[(index + 1) % corners.length] ?? one
    if (one.y > point.y === other.y > point.y) continue
    if (point.x < ((other.x - one.x) * (point.y - one.y)) / (other.y - one.y) + one.x) inside = !inside
  }
  return inside
}

/** The point among its clearings that is farthest from clearings, paths and rivers. */
function forestPlace(
  lines: readonly (readonly Place[])[],
  clearings: Layout['clearings'],
  touched: readonly number[],
  taken: readonly Place[],
  sizes: Sizes,
): Place {
  const { width, height, clearing, forest } = sizes
  const corners = touched.flatMap((id) => clearings[id] ?? [])
  const middle = middleOf(corners)
  const around = inTurn(corners)
  const points = lines.flat()
  const others = [...Object.values(clearings).map((place) => [place, boxes(clearing, forest)] as const)]
  for (const place of taken) others.push([place, boxes(forest, forest)])
  const freedom = (point: Place): number => {
    let free = Number.POSITIVE_INFINITY
    for (const [place, size] of others) free = Math.min(free, fromBox(point, place, size))
    for (const on of points) free = Math.min(free, Math.hypot(on.x - point.x, on.y - point.y) - forest.x)
    return free
  }
  let best = { place: middle, free: Number.NEGATIVE_INFINITY }
  const look = (near: Place, reach: number, step: number): void => {
    for (let x = Math.max(30, near.x - reach); x <= Math.min(width - 30, near.x + reach); x += step)
      for (let y = Math.max(24, near.y - reach); y <= Math.min(height - 24, near.y + reach); y += step) {
        if (!isInside({ x, y }, around)) continue
        const free = freedom({ x, y })
        if (free > best.free) best = { place: { x: Math.round(x), y: Math.round(y) }, free }
      }
  }
  look(middle, Math.max(width, height), 20)
  look(best.place, 18, 6)
  return best.place
}

const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / (places.length || 1),
  y: places.reduce((sum, { y }) => sum + y, 0) / (places.length || 1),
})

/** Places in turn around their middle. */
export function inTurn(places: readonly Place[]): Place[] {
  const middle = middleOf(places)
  const turn = ({ x, y }: Place): number => Math.atan2(y - middle.y, x - middle.x)
  return [...places].sort((one, other) => turn(one) - turn(other))
}
