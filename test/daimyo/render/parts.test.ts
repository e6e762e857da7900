import { describe, expect, test } from 'vitest'
import { daimyo, type Event } from '../../../src/daimyo'
import { czech } from '../../../src/daimyo/czech'
import { polish } from '../../../src/daimyo/polish'
import {
  clickable,
  type Density,
  explain,
  keyOf,
  type Part,
  type PictureOptions,
  renderSvg,
  renderText,
  type StateOrView,
  type TextOptions,
  type Theme,
  targetIn,
  targetsOf,
  tellAction,
  tellEvent,
} from '../../../src/daimyo/render'
import type { DaimyoLanguage } from '../../../src/daimyo/words/language'
import { drawn, isInside, overlaps } from '../../render/drawn'
import { later } from './positions'

const four = later({ clans: ['aristocrats', 'nomads', 'technology', 'nature'] }, 7, 560)
const two = later({ clans: ['nature', 'nomads'], boards: 'advanced' }, 5, 260)
const solo = later({ clans: ['technology'] }, 6, 150)
const tables: readonly (readonly [string, StateOrView])[] = [
  ['four clans', daimyo.view(four, 'nomads')],
  ['two clans', daimyo.view(two, 'nature')],
  ['solo', daimyo.view(solo, 'technology')],
]
const parts: readonly Part[] = ['status', 'map', 'legend', 'market', 'boards', 'hand']

describe.each(tables)('%s', (_, view) => {
  test.each(parts)('%s can be drawn alone, as it is in the whole picture', (part) => {
    const whole = drawn(renderSvg(view))
    const alone = drawn(renderSvg(view, { parts: [part] }))
    expect(Object.keys(alone.parts)).toEqual([part])
    const titles = ({ texts }: typeof alone): string[] =>
      texts.filter((each) => each.part === part).map(({ text }) => text)
    expect(titles(alone)).toEqual(titles(whole))
  })

  test('at 375 pixels numbers are at least 12 pixels high, and nothing is cut off', () => {
    const { texts } = drawn(renderSvg(view, { width: 375 }))
    expect(texts.filter(({ text, size }) => /\d/.test(text) && size < 11.95).map(({ text }) => text)).toEqual([])
    expect(texts.filter(({ text }) => text.endsWith('…')).map(({ text }) => text)).toEqual([])
  })

  test('a map and compact boards keep to a given height', () => {
    for (const [width, height] of [
      [600, 500],
      [360, 420],
      [900, 380],
    ] as const)
      for (const part of ['map', 'boards'] as const) {
        const density: Density = 'compact'
        const svg = drawn(renderSvg(view, { parts: [part], width, height, density }))
        expect(svg.height).toBeLessThanOrEqual(height + 6)
        for (const { text, box } of svg.texts)
          expect(isInside(box, { left: 0, top: 0, right: svg.width, bottom: svg.height }), text).toBe(true)
      }
  })

  test('a compact picture has everything that the viewer can choose', () => {
    const options: PictureOptions<DaimyoLanguage> = { density: 'compact', width: 700 }
    const things = new Set(drawn(renderSvg(view, options)).things.map(({ key }) => key))
    const state = view === tables[0]?.[1] ? four : view === tables[1]?.[1] ? two : solo
    for (const action of daimyo.legalActions(state))
      for (const target of targetsOf(action, view))
        if (target.kind !== 'choice') expect(things.has(keyOf(target)), keyOf(target)).toBe(true)
  })

  test.each([polish, czech])('words of $title in $language stay in the picture, and do not overlap', (language) => {
    for (const width of [375, 920]) {
      const { texts, width: wide, height } = drawn(renderSvg(view, { width, language }))
      for (const { text, box, within } of texts) {
        expect(isInside(box, { left: 0, top: 0, right: wide, bottom: height }), text).toBe(true)
        if (within && within.target.kind !== 'unit') expect(isInside(box, within.box, 2), text).toBe(true)
      }
      expect(overlaps(texts)).toEqual([])
    }
    const options: TextOptions = { width: 80, language }
    expect(renderText(view, options)).not.toMatch(/undefined|null|NaN/)
  })
})

test('no colour keeps its name in a picture, in any theme', () => {
  for (const theme of ['light', 'dark', 'auto'] satisfies Theme[])
    for (const [, view] of tables) expect(renderSvg(view, { theme })).not.toMatch(/(fill|stroke)="@/)
})

test('what is lit up can be reached by the keyboard, and its element says what it is', () => {
  const highlight = [{ kind: 'place', id: 'blue-1', in: 'blue' } as const]
  const svg = renderSvg(daimyo.view(two, 'nature'), { parts: ['map'], highlight })
  expect(svg).toContain('class="place spot lit" data-place="blue-1" data-in="blue" role="button" tabindex="0"')
  expect(clickable).toContain('[data-place]')
  expect(targetIn({ place: 'blue-1', in: 'blue' })).toEqual(highlight[0])
})

test('actions, events and cards are told in English, or in another language', () => {
  const view = daimyo.view(two, 'nature')
  const [action] = daimyo.legalActions(two)
  if (!action) throw new Error('There is no action.')
  expect(tellAction(action, view)).not.toBe(tellAction(action, view, polish))
  const event: Event = { type: 'round', round: 2, first: 'nomads' }
  expect(tellEvent(event, view)).not.toBe(tellEvent(event, view, czech))
  expect(explain('nomads')).toContain('governor')
  expect(explain('nomads', view, polish)).not.toBe(explain('nomads'))
  expect(explain('nobody')).toBeNull()
})
