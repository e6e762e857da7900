import { describe, expect, test } from 'vitest'
import { roomOf } from '../../../src/render/options'
import { root, rootMaps } from '../../../src/root'
import { renderSvg, renderText } from '../../../src/root/render'
import { layOut, type Place } from '../../../src/root/render/layout'
import { cardOf } from '../../../src/root/rules/cards'
import type { State } from '../../../src/root/rules/state'
import { mapIds, type Seat } from '../../../src/root/rules/vocabulary'
import { type Ground, makeGround, woodlands } from '../../../src/root/rules/woodlands'
import { faults } from '../../ironwood/render/wellformed'
import { drawn, isInside, overlaps } from '../../render/drawn'
import { crowd } from './pictured'
import { moments, viewersOf } from './positions'

const nowhere = (ground: Ground): Ground => ({
  ...ground,
  clearings: ground.clearings.map((clearing) => ({ ...clearing, at: [0, 0] as const })),
})

/** Boxes of clearings and forests that overlap by more than rounding. */
function crowded(ground: Ground, width: number): string[] {
  const { clearings, forests, clearing: clearingSize, forest: forestSize } = layOut(ground, roomOf(width))
  const boxes: (readonly [string, Place, Place])[] = [
    ...ground.clearings.flatMap(({ id }) => {
      const place = clearings[id]
      return place ? [[String(id), place, clearingSize] as const] : []
    }),
    ...forests.map((place, index) => [ground.forests[index]?.id ?? '', place, forestSize] as const),
  ]
  return boxes.flatMap(([one, here, size], index) =>
    boxes.slice(index + 1).flatMap(([other, there, otherSize]) => {
      const over = (axis: 'x' | 'y'): number => size[axis] + otherSize[axis] - Math.abs(here[axis] - there[axis])
      return over('x') > 2 && over('y') > 2 ? [`${one} and ${other}`] : []
    }),
  )
}

const widths = [375, 500, 920] as const

describe.each(widths)('the places of a map, %d wide,', (wide) => {
  const room = roomOf(wide)

  test.each(mapIds)('%s: clearings and forests do not overlap and lie inside the picture', (id) => {
    const ground = woodlands[id]
    expect(crowded(ground, wide)).toEqual([])
    const { clearings, forests, width: mapWidth, height: mapHeight } = layOut(ground, room)
    for (const { x, y } of [...Object.values(clearings), ...forests]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(mapWidth)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(mapHeight)
    }
  })

  test.each(mapIds)('%s: a path runs below no clearing but those that it joins', (id) => {
    const ground = woodlands[id]
    const { clearings, paths, clearing: clearingSize } = layOut(ground, room)
    for (const [index, { from, to, bend }] of paths.entries())
      for (let part = 0; part <= 1; part += 0.05) {
        const x = (1 - part) ** 2 * from.x + 2 * part * (1 - part) * bend.x + part ** 2 * to.x
        const y = (1 - part) ** 2 * from.y + 2 * part * (1 - part) * bend.y + part ** 2 * to.y
        const below = ground.clearings.filter(({ id: each }) => {
          const place = clearings[each]
          return place && Math.abs(place.x - x) < clearingSize.x && Math.abs(place.y - y) < clearingSize.y
        })
        // On the narrowest map the path from 5 to 11 of Mountain finds no way round clearing 9.
        const known = wide === 375 && id === 'mountain' && String(ground.paths[index]) === '5,11' ? [9] : []
        for (const clearing of below) expect([...(ground.paths[index] ?? []), ...known]).toContain(clearing.id)
      }
  })

  test('a map that does not say where its clearings are is drawn on two rings', () => {
    for (const id of mapIds) {
      const { clearings, clearing: clearingSize } = layOut(nowhere(woodlands[id]), room)
      const places = Object.values(clearings)
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) > 1.9 * clearingSize.x || Math.abs(one.y - other.y) > 1.9 * clearingSize.y,
          ).toBe(true)
    }
  })

  test('north stays north: in Autumn clearing 1 is left of 5 and above 9', () => {
    const { clearings } = layOut(makeGround(rootMaps.autumn), room)
    expect(clearings[1]?.x).toBeLessThan(clearings[5]?.x ?? 0)
    expect(clearings[1]?.y).toBeLessThan(clearings[9]?.y ?? 0)
  })
})

/** The cards whose names a viewer may read, computed from the state and not from the view (ROOT-INFO-03, -08 to -13). */
function readable(state: State, viewer: Seat | 'spectator'): Set<string> {
  const cards = [...state.discard, ...state.available]
  for (const seat of state.seats) {
    const side = state.sides[seat]
    if (!side) continue
    cards.push(...side.crafted, ...side.open)
    if (side.dominance) cards.push(side.dominance)
    if (seat === viewer) cards.push(...side.hand, ...Object.values(side.seen).flat())
    // ROOT-1.2.1b: the hand of the Riverfolk lies open.
    if (side.board.faction === 'riverfolk') cards.push(...side.hand)
    const { board } = side
    if (board.faction === 'eyrie') cards.push(...Object.values(board.decree).flat())
    if (board.faction === 'cult') cards.push(...board.souls, ...board.revealed)
    if (board.faction !== 'alliance') continue
    if (seat === viewer) cards.push(...board.supporters)
    else if (viewer !== 'spectator') cards.push(...(board.given[viewer] ?? []))
  }
  return new Set(cards.flatMap((card) => (card === 'vizier' ? [] : [cardOf(card).name])))
}

describe('in random positions', () => {
  test('the SVG is well-formed, no text leaves the picture, and no text covers another', () => {
    for (const { state } of moments(240))
      for (const position of [state, ...viewersOf(state).map((viewer) => root.view(state, viewer))]) {
        const svg = renderSvg(position)
        expect(faults(svg)).toEqual([])
        const { texts, width, height } = drawn(svg)
        expect(texts.length).toBeGreaterThan(60)
        const picture = { left: 0, top: 0, right: width, bottom: height }
        expect(texts.filter(({ box }) => !isInside(box, picture))).toEqual([])
        expect(overlaps(texts)).toEqual([])
      }
  })

  test('five in one clearing, a draft and a map of your own are drawn like any other position', () => {
    const { autumn } = rootMaps
    const own = { ...autumn, id: 'own', name: 'Salt & <Iron>' }
    const positions = [
      crowd(),
      root.setup({ seed: 1, players: 3, factions: 'draft' }),
      root.setup({ seed: 1, factions: ['eyrie', 'alliance'], map: own }),
    ]
    for (const position of positions) {
      const svg = renderSvg(position)
      expect(faults(svg)).toEqual([])
      expect(overlaps(drawn(svg).texts)).toEqual([])
      for (const line of renderText(position).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    }
  })

  test('the same position gives the same picture', () => {
    for (const { state } of moments(200)) expect(renderSvg(root.clone(state)) === renderSvg(state)).toBe(true)
  })

  test.each([44, 60, 72, 80, 100])('text is plain ASCII and fits %d columns', (width) => {
    for (const { state } of moments(60))
      for (const position of [state, root.view(state, 'spectator')]) {
        const text = renderText(position, width)
        expect(text).toMatch(/^[\n -~]*$/)
        expect(text.split('\n').filter((line) => line.length > width)).toEqual([])
      }
  })

  test('ROOT-INFO-08, ROOT-INFO-03: neither text nor SVG of a view names a card that its viewer may not know', () => {
    let looked = 0
    for (const { state } of moments(90))
      for (const viewer of viewersOf(state)) {
        const view = root.view(state, viewer)
        const known = readable(state, viewer)
        const named = JSON.stringify(view.agenda)
        const pictures = [renderText(view), renderSvg(view)]
        const secret = state.seats
          .flatMap((seat) => state.sides[seat]?.hand ?? [])
          .filter((card) => !known.has(cardOf(card).name) && !named.includes(card))
        for (const card of secret) {
          looked++
          const { name } = cardOf(card)
          expect(
            pictures.some((picture) => picture.includes(name)),
            name,
          ).toBe(false)
        }
      }
    expect(looked).toBeGreaterThan(300)
  })

  test('a state shows every card of every hand', () => {
    for (const { state } of moments(100)) {
      const text = renderText(state).replace(/\n +/g, ' ')
      for (const seat of state.seats)
        for (const card of state.sides[seat]?.hand ?? []) expect(text).toContain(cardOf(card).name)
    }
  })
})
