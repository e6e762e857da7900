import { describe, expect, test } from 'vitest'
import { palette as daimyoPalette } from '../../src/daimyo/render/palette'
import { renderSvg as renderIronwood } from '../../src/ironwood/render'
import { palette as ironwoodPalette } from '../../src/ironwood/render/palette'
import { game as ironwood } from '../../src/ironwood/rules/game'
import { root } from '../../src/root'
import { renderSvg as renderRoot } from '../../src/root/render'
import { palette as rootPalette } from '../../src/root/render/palette'
import { battle, ironbot, midgame, start } from '../ironwood/render/positions'
import { battle as rootBattle, midgame as rootMidgame } from '../root/render/pictured'
import { drawn, isInside } from './drawn'

type Picture = (options: { width: number; theme?: 'light' | 'dark' }) => string

const pictures: readonly (readonly [string, Picture])[] = [
  ...[start(), midgame(), battle(), ironbot()].flatMap((state, index) =>
    (['woodwalkers', 'ironclad', 'spectator'] as const).map((viewer): [string, Picture] => [
      `Ironwood ${index} ${viewer}`,
      (options) => renderIronwood(ironwood.view(state, viewer), options),
    ]),
  ),
  ...[rootMidgame(), rootBattle()].flatMap((state, index) =>
    ([...state.seats, 'spectator'] as const).map((viewer): [string, Picture] => [
      `Root ${index} ${viewer}`,
      (options) => renderRoot(root.view(state, viewer), options),
    ]),
  ),
]

describe.each(pictures)('%s', (_, render) => {
  const narrow = drawn(render({ width: 375 }))

  test('on a narrow screen what can be clicked has 44 pixels, but for pieces on their places', () => {
    const small = narrow.things.filter(
      ({ target, box }) =>
        !(target.kind === 'unit' && !target.in?.includes('-')) &&
        (box.right - box.left < 43.5 || box.bottom - box.top < 43.5),
    )
    expect(small.map(({ key }) => key)).toEqual([])
  })

  test('on a narrow screen texts are written in 12 pixels or more', () => {
    // The markers on the score track are told apart by their shapes too.
    const isMarker = (text: string, part: string): boolean => part === 'status' && text.length === 1
    const small = narrow.texts.filter(({ size, text, part }) => size < 11.9 && !isMarker(text, part))
    expect(small.map(({ text, size }) => `${text}: ${size}`)).toEqual([])
  })

  test.each([375, 800, 1440])('no text leaves the picture, or the card that it is on, %d wide', (width) => {
    const { texts, width: wide, height } = drawn(render({ width }))
    for (const { text, box, within } of texts) {
      expect(isInside(box, { left: 0, top: 0, right: wide, bottom: height }), text).toBe(true)
      if (within?.target.kind === 'card') expect(isInside(box, within.box, 2), text).toBe(true)
    }
  })
})

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What is written on what. */
const ironwoodPairs = [
  ['ink', ['paper', 'land', 'face', 'glow', 'woodPale', 'ironPale', 'woodDeep']],
  ['faint', ['paper', 'face', 'land', 'woodPale', 'ironPale', 'totemPale']],
  ['woodInk', ['paper']],
  ['ironInk', ['paper']],
  ['white', ['wood', 'iron', 'golem']],
  ['dark', ['drill']],
] as const
const rootPairs = [
  ['ink', ['paper', 'land', 'face', 'glow', 'foxPale', 'rabbitPale', 'mousePale', 'marquisePale', 'eyriePale']],
  ['ink', ['alliancePale', 'vagabondPale', 'vagabond2Pale', 'riverfolkPale', 'duchyPale', 'down']],
  [
    'faint',
    [
      'paper',
      'face',
      'marquisePale',
      'eyriePale',
      'alliancePale',
      'vagabondPale',
      'vagabond2Pale',
      'riverfolkPale',
      'duchyPale',
    ],
  ],
  [
    'white',
    [
      'marquise',
      'eyrie',
      'alliance',
      'vagabond',
      'vagabond2',
      'riverfolk',
      'duchy',
      'fox',
      'rabbit',
      'mouse',
      'bird',
      'stone',
    ],
  ],
  ['foxInk', ['foxPale']],
  ['rabbitInk', ['rabbitPale']],
  ['mouseInk', ['mousePale']],
  ['forestInk', ['land']],
  ['dark', ['gold']],
] as const

const daimyoPairs = [
  ['ink', ['paper', 'land', 'shore', 'face', 'grey', 'yellow']],
  ['ink', ['naturePale', 'technologyPale', 'nomadsPale', 'aristocratsPale', 'mercenariesPale', 'empirePale']],
  ['ink', ['blueTile', 'redTile', 'yellowTile', 'purpleTile', 'greenTile', 'blackTile']],
  ['faint', ['paper', 'land', 'shore', 'face']],
  ['faint', ['naturePale', 'technologyPale', 'nomadsPale', 'aristocratsPale', 'mercenariesPale', 'empirePale']],
  ['white', ['nature', 'technology', 'nomads', 'aristocrats', 'mercenaries', 'empire']],
  ['white', ['blueDie', 'greenDie', 'redDie', 'anyDie']],
  ['dark', ['badge', 'gold', 'silver']],
] as const

describe.each(['light', 'dark'] as const)('texts have enough contrast: %s', (theme) => {
  const of = ([light, dark]: readonly [string, string]): string => (theme === 'light' ? light : dark)

  test('in Ironwood', () => {
    for (const [ink, papers] of ironwoodPairs)
      for (const paper of papers)
        expect(contrast(of(ironwoodPalette[ink]), of(ironwoodPalette[paper])), `${ink} on ${paper}`).toBeGreaterThan(
          4.5,
        )
  })

  test('in Daimyo', () => {
    for (const [ink, papers] of daimyoPairs)
      for (const paper of papers)
        expect(contrast(of(daimyoPalette[ink]), of(daimyoPalette[paper])), `${ink} on ${paper}`).toBeGreaterThan(4.5)
  })

  test('in Root', () => {
    for (const [ink, papers] of rootPairs)
      for (const paper of papers)
        expect(contrast(of(rootPalette[ink]), of(rootPalette[paper])), `${ink} on ${paper}`).toBeGreaterThan(4.5)
  })
})
