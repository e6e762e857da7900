import { describe, expect, test } from 'vitest'
import { root } from '../../../src/root'
import { czech } from '../../../src/root/czech'
import { english } from '../../../src/root/english'
import { polish } from '../../../src/root/polish'
import { renderSvg } from '../../../src/root/render'
import type { Faction } from '../../../src/root/rules/vocabulary'
import { drawn } from '../../render/drawn'
import { table } from '../table'

/** The boards of the expansions, with as much on them as a turn brings. */
const { state } = table({
  factions: ['cult', 'riverfolk', 'duchy', 'corvid'],
  active: 'p2',
  sides: {
    p1: {
      pieces: [['garden-fox', 6, 2]],
      outcast: 'rabbit',
      hated: true,
      acolytes: 4,
      souls: ['anvil', 'sword', 'bake-sale', 'ambush-fox'],
      revealed: ['investments', 'foxfolk-steel', 'mouse-in-a-sack'],
    },
    p2: {
      pieces: [
        ['post-fox', 12],
        ['warrior', 12, 2],
      ],
      payments: { p1: 2, p2: 1, p3: 3 },
      funds: { p1: 3, p2: 2, p4: 4 },
      posts: { fox: 2 },
    },
    p3: {
      pieces: [
        ['market', 9],
        ['warrior', 0, 4],
      ],
      swayed: ['captain', 'banker'],
      crowns: { squire: 2, noble: 2, lord: 3 },
      revealed: ['smugglers-trail'],
    },
    p4: {
      plots: [
        [10, 'bomb'],
        [4, 'snare', 'up'],
      ],
    },
  },
  tasks: [{ do: 'riverfolk-daylight', seat: 'p2' }],
})

/** The Hundreds with a full Hoard, and a crowd in clearing 1. */
const { state: full } = table({
  factions: ['hundreds', 'marquise'],
  sides: {
    p1: {
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 9],
        ['stronghold', 1],
        ['mob', 1],
      ],
      hoard: ['boot', 'bag', 'coins', 'coins', 'hammer', 'tea', 'sword', 'crossbow'],
      mood: 'relentless',
    },
    p2: { pieces: [['warrior', 1, 12]] },
  },
  tasks: [{ do: 'command', seat: 'p1', done: 0, last: false }],
})

describe.each(Object.entries({ english, polish, czech }))('%s', (_name, language) => {
  test.each([1280, 375])(
    'ROOT-14.2.4.1a: a full Hoard is not cut off, and has no empty box beside it, %i wide',
    (width) => {
      const { texts } = drawn(renderSvg(root.view(full, 'p2'), { width, language, parts: ['boards', 'legend', 'map'] }))
      const told = texts.map(({ text }) => text)
      expect(told.filter((text) => text.includes('…'))).toEqual([])
      // A long label takes two lines.
      const last = language.words.picture.craftedItems.split(' ').at(-1) ?? ''
      expect(told.filter((text) => text.endsWith(last))).toHaveLength(1)
    },
  )

  test.each([1280, 375])('nothing is cut off on the boards of the expansions, %i wide', (width) => {
    const texts = drawn(renderSvg(root.view(state, 'p2'), { width, language, parts: ['boards', 'legend'] })).texts
    expect(texts.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([])
  })
})

test('the legend shows a plot face down, as it lies on the map', () => {
  const filled = '<circle r="11" fill="#3d3478"'
  const [legend, map] = (['legend', 'map'] as const).map((part) =>
    renderSvg(root.view(state, 'p2'), { width: 900, parts: [part] }),
  )
  expect([legend?.split(filled).length, map?.split(filled).length]).toEqual([2, 2])
})

/** All factions, each with many crafted cards. */
const crafted = [
  'brutal-tactics',
  'royal-claim',
  'stand-and-deliver',
  'tax-collector',
  'better-burrow-bank',
  'armorers',
]
const seated: Faction[][] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['riverfolk', 'cult', 'duchy', 'corvid'],
  ['hundreds', 'keepers', 'vagabond', 'vagabond2'],
]

describe.each(Object.entries({ english, polish, czech }))('%s', (_name, language) => {
  test.each(seated)('names of factions, columns and crafted cards have room: %s, %s, %s, %s', (...factions) => {
    const state = root.setup({ seed: 3, factions })
    for (const side of Object.values(state.sides)) side.crafted = [...crafted]
    for (const width of [1280, 375])
      for (const density of ['full', 'compact'] as const) {
        const { texts } = drawn(renderSvg(state, { width, density, language, parts: ['boards'] }))
        // Two texts may end early: the lines of a compact board, and the plots that are left on a narrow one.
        const inThings = texts.filter(({ within }) => within !== null).map(({ text }) => text)
        expect(inThings.filter((text) => text.includes('…'))).toEqual([])
      }
  })
})

test('ROOT-4.1.2b: a Vagabond keeps items in the Satchel, and its board has no box of crafted items', () => {
  const { texts } = drawn(
    renderSvg(root.setup({ seed: 3, factions: ['marquise', 'vagabond'] }), { width: 375, parts: ['boards'] }),
  )
  expect(texts.filter(({ text }) => text === english.words.picture.craftedItems)).toHaveLength(1)
})
