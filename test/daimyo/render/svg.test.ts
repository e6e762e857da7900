import { describe, expect, test } from 'vitest'
import { type Clan, daimyo, daimyoBox, type State } from '../../../src/daimyo'
import { renderSvg, renderText } from '../../../src/daimyo/render'
import { faults } from '../../ironwood/render/wellformed'
import { drawn, isInside, overlaps } from '../../render/drawn'
import { decisions, later, viewersOf } from './positions'

test('random games are drawn as well-formed XML, and the size of a picture is bounded', () => {
  for (const state of decisions(401))
    for (const viewer of viewersOf(state)) {
      const view = daimyo.view(state, viewer)
      for (const width of [375, 1280]) {
        const svg = renderSvg(view, { width })
        expect(faults(svg)).toEqual([])
        expect(svg.length).toBeLessThan(330_000)
      }
      expect(renderText(view, 60)).not.toMatch(/undefined|null|NaN/)
    }
})

test('text is at most as wide as asked', () => {
  for (const state of decisions(151))
    for (const width of [44, 80, 100])
      for (const line of renderText(daimyo.view(state, 'spectator'), width).split('\n'))
        expect(line.length, line).toBeLessThanOrEqual(width)
})

const everything = (state: State, viewer: Clan | 'spectator'): string => {
  const view = daimyo.view(state, viewer)
  return renderSvg(view) + renderText(view)
}

describe('what a viewer does not know is not drawn', () => {
  const titleOf = (id: string): string => daimyoBox.heroes[id]?.title ?? id

  test('hands of others, and the market deck below its top card', () => {
    for (const state of decisions(307)) {
      for (const viewer of viewersOf(state)) {
        const picture = everything(state, viewer)
        const view = daimyo.view(state, viewer)
        const seen = new Set([
          ...state.row,
          view.top,
          ...state.clans.flatMap((clan) => [
            ...(view.sides[clan]?.hand ?? []),
            ...(view.sides[clan]?.known ?? []),
            ...(view.sides[clan]?.discard ?? []),
          ]),
          ...(state.mercenaries?.heroes ?? []),
          ...(state.empire?.heroes ?? []),
        ])
        const hidden = [
          ...state.market,
          ...state.clans.flatMap((clan) => [...(state.sides[clan]?.hand ?? []), ...(state.sides[clan]?.deck ?? [])]),
          ...(state.empire ? [state.empire.unseen] : []),
        ].filter((id) => !seen.has(id))
        for (const id of hidden) expect(picture.includes(titleOf(id)), `${viewer} sees ${id}`).toBe(false)
      }
    }
  })
})

test("words of a box of one's own are escaped", () => {
  const hero = daimyoBox.heroes['NA01']
  if (!hero) throw new Error('There is no NA01.')
  const title = '<script>"Tom" & Jerry</script>'
  const state = later({ clans: ['nature', 'nomads'], box: { heroes: { NA01: { ...hero, title } } } }, 2, 60)
  const svg = renderSvg(state)
  expect(svg).toContain('&lt;script&gt;')
  expect(svg).not.toContain('<script')
  expect(faults(svg)).toEqual([])
})

const places: readonly (readonly [string, State])[] = [
  ['setup', later({ clans: ['nature', 'nomads'] }, 3, 0)],
  ['draft', later({ clans: ['technology', 'aristocrats', 'nature'], boards: 'advanced' }, 4, 2)],
  ['two clans', later({ clans: ['nature', 'nomads'] }, 5, 260)],
  ['solo', later({ clans: ['technology'] }, 6, 190)],
  ['four clans late in the game', later({ clans: ['aristocrats', 'nomads', 'technology', 'nature'] }, 7, 620)],
]

describe.each(places)('%s', (_, state) => {
  const narrow = drawn(renderSvg(daimyo.view(state, state.clans[0] ?? 'nature'), { width: 375 }))

  test('on a narrow screen what can be clicked has 44 pixels, but for pieces on their places', () => {
    const small = narrow.things.filter(
      ({ target, box }) => target.kind !== 'unit' && (box.right - box.left < 43.5 || box.bottom - box.top < 43.5),
    )
    expect(small.map(({ key }) => key)).toEqual([])
  })

  test.each([375, 920, 1280])('no text leaves the picture or its card, and no two overlap, %d wide', (width) => {
    const { texts, width: wide, height } = drawn(renderSvg(state, { width }))
    for (const { text, box, within } of texts) {
      expect(isInside(box, { left: 0, top: 0, right: wide, bottom: height }), text).toBe(true)
      if (within && within.target.kind !== 'unit') expect(isInside(box, within.box, 2), text).toBe(true)
    }
    expect(overlaps(texts)).toEqual([])
  })
})
