import { describe, expect, test } from 'vitest'
import { renderSvg, renderText } from '../../../src/ironwood/render'
import { layOut, type Place } from '../../../src/ironwood/render/layout'
import { type Board, ironwoodBoard, makeBoard } from '../../../src/ironwood/rules/board'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import { roomOf } from '../../../src/render/options'
import { faults } from './wellformed'

const withoutPlaces: Board = {
  ...ironwoodBoard,
  mountains: ironwoodBoard.mountains.map(({ id, name, number, kind }) => ({ id, name, number, kind })),
}
const onALine = makeBoard({
  ...ironwoodMap,
  mountains: ironwoodMap.mountains.map((mountain, index) => ({ ...mountain, at: [index, 0] as const })),
})

/** Pairs of places whose boxes overlap by more than a pixel of rounding. */
function overlaps(board: Board, width: number): string[] {
  const { mountains, forests, mountain: mountainSize, forest: forestSize } = layOut(board, roomOf(width))
  const boxes: [string, Place, Place][] = [
    ...mountains.map((place, index): [string, Place, Place] => [board.mountains[index]?.id ?? '', place, mountainSize]),
    ...forests.map((place, index): [string, Place, Place] => [board.forests[index]?.id ?? '', place, forestSize]),
  ]
  return boxes.flatMap(([one, here, size], index) =>
    boxes.slice(index + 1).flatMap(([other, there, otherSize]) => {
      const over = (axis: 'x' | 'y'): number => size[axis] + otherSize[axis] - Math.abs(here[axis] - there[axis])
      return over('x') > 2 && over('y') > 2 ? [`${one} and ${other}`] : []
    }),
  )
}

const widths = [375, 500, 800] as const

describe.each(widths)('the places of a board, %d wide,', (wide) => {
  test.each([
    ['of the map that comes with the game', ironwoodBoard],
    ['that says nothing of where its mountains are', withoutPlaces],
  ])('%s do not overlap', (_, board) => {
    expect(overlaps(board, wide)).toEqual([])
  })

  test.each([ironwoodBoard, withoutPlaces, onALine])('lie inside the picture', (board) => {
    const { width, height, mountains, forests } = layOut(board, roomOf(wide))
    for (const { x, y } of [...mountains, ...forests]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })

  test('keep the order of the map: Auria above Ferrum, Lithimar to its left', () => {
    const { mountains } = layOut(ironwoodBoard, roomOf(wide))
    const place = (id: string): Place =>
      mountains[ironwoodBoard.mountainAt[id] ?? -1] ?? { x: Number.NaN, y: Number.NaN }
    expect(place('auria').y).toBeLessThan(place('ferrum').y)
    expect(place('lithimar').x).toBeLessThan(place('ferrum').x)
    expect(place('cobaltis').x).toBeGreaterThan(place('zincur').x)
  })
})

test('a map and cards of one’s own: names are escaped, cut in the SVG and wrapped in the text', () => {
  const name = 'Salt & Iron <the "old"> mountain of many, many, many words and onewordthatisfarlongerthanitscolumn'
  const state = game.setup({
    mode: 'duel',
    seed: 1,
    map: { ...ironwoodMap, mountains: ironwoodMap.mountains.map((mountain) => ({ ...mountain, name })) },
  })
  expect(faults(renderSvg(state))).toEqual([])
  expect(renderSvg(state)).toContain('Salt &amp; Iron')
  for (const line of renderText(state).split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})
