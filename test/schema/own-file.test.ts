import { afterAll, expect, test } from 'vitest'
import { copiedSource, filesOf } from '../copied-source'

/** A copy of the source, to whose documents parts and variants of no rulebook are added. */
const copy = copiedSource('own-file')
afterAll(copy.remove)

const game = 'ironwood/rules'

test('a new part or variant of a document does not compile beside its game’s shapes, and never in a schema room', () => {
  copy.edit(
    `${game}/state.ts`,
    ['  crystals: number\n', '  crystals: number\n  gems: number\n'],
    ["phase: 'preparation' | 'action' | 'end'", "phase: 'preparation' | 'action' | 'end' | 'siesta'"],
  )
  copy.edit(`${game}/view.ts`, ['  handSize: number\n', '  handSize: number\n  gemSize: number\n'])
  copy.edit(`${game}/event.ts`, ["  | { readonly type: 'salvaged' }", "  | { readonly type: 'salvaged' | 'dreamt' }"])
  copy.edit(`${game}/board.ts`, ['  readonly ferrum: number\n', '  readonly ferrum: number\n  readonly lake: number\n'])
  copy.edit(`${game}/card.ts`, ["'seed' | 'partial'", "'seed' | 'dreamt' | 'partial'"])
  copy.edit(`${game}/mapdata.ts`, [
    '  readonly title: string\n',
    '  readonly title: string\n  readonly artist: string\n',
  ])
  copy.edit(`${game}/setup.ts`, ['  readonly level?: number\n', '  readonly level?: number\n  readonly dream?: true\n'])
  copy.edit(`${game}/solo/solo.ts`, ['  alerted: boolean\n', '  alerted: boolean\n  asleep: boolean\n'])

  const found = copy.complaints('ironwood/schema/index.ts')
  const said = (file: string): string =>
    found.flatMap((each) => (each.file === `${game}/${file}` ? [each.message] : [])).join(' ')
  expect(said('state-shape.ts')).toContain('gems')
  expect(said('state-shape.ts')).toContain('siesta')
  expect(said('view-shape.ts')).toContain('gemSize')
  expect(said('event-shape.ts')).toContain('dreamt')
  expect(said('board-shape.ts')).toContain('lake')
  expect(said('card-shape.ts')).toContain('dreamt')
  expect(said('map-shape.ts')).toContain('artist')
  expect(said('options-shape.ts')).toContain('dream')
  expect(said('solo/shape.ts')).toContain('asleep')
  expect(filesOf(found).filter((file) => !file.includes('/rules/'))).toEqual([])
})
