import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { daimyo } from '../../src/daimyo'
import * as daimyoPictures from '../../src/daimyo/render'
import { ironwood } from '../../src/ironwood'
import { polish } from '../../src/ironwood/polish'
import * as ironwoodPictures from '../../src/ironwood/render'
import type { Part } from '../../src/render/options'
import { keyOf, type Target } from '../../src/render/target'
import { root } from '../../src/root'
import * as rootPictures from '../../src/root/render'
import { decisions as daimyoDecisions } from '../daimyo/render/positions'
import { after, table } from '../ironwood/rules/support'
import { moments } from '../root/render/positions'
import { checkReached, refusalsOf } from './clicks'
import { drawn } from './drawn'

function* ironwoodDecisions(step: number): Generator<ReturnType<typeof ironwood.setup>> {
  for (const mode of ['duel', 'ironbot', 'woodenbot'] as const) {
    const random = createRandom(mode, 'clicks')
    const state = ironwood.setup({ mode, seed: 3 })
    for (let count = 0; ironwood.toAct(state); count++) {
      if (count % step === 0) yield state
      ironwood.step(state, random.pick(ironwood.legalActions(state)))
    }
  }
}

function* rootDecisions(step: number): Generator<ReturnType<typeof root.setup>> {
  for (const { state } of moments(step)) yield state
}

const ironwoodPictured = { game: ironwood, ...ironwoodPictures }
const rootPictured = { game: root, ...rootPictures }
const daimyoPictured = { game: daimyo, ...daimyoPictures }

describe('every legal action of whole random games is a button, or clicks on what is lit lead to it', () => {
  test('ironwood', () => checkReached(ironwoodPictured, ironwoodDecisions(71)))
  test('root', () => checkReached(rootPictured, rootDecisions(61)))
  test('daimyo', () => checkReached(daimyoPictured, daimyoDecisions(53)))
})

describe('every click on something drawn is legal or gets a refusal in words, and a view is enough for it', () => {
  test('ironwood', () => expect(refusalsOf(ironwoodPictured, ironwoodDecisions(61)).size).toBeGreaterThan(5))
  test('root', () => expect(refusalsOf(rootPictured, rootDecisions(83)).size).toBeGreaterThan(5))
  test('daimyo', () => expect(refusalsOf(daimyoPictured, daimyoDecisions(31)).size).toBeGreaterThan(3))
})

const at = (id: string): Target => ({ kind: 'place', id })
const { nextTargets, renderSvg, whyNot } = ironwoodPictures

describe('a move of Ironwood, click by click', () => {
  const state = after(table({ forests: { F3: 2 }, full: { F3: 1 } }), 'play WW02')
  const legal = ironwood.legalActions(state)
  const view = ironwood.view(state, 'woodwalkers')
  const shown = (...clicked: Target[]): object => {
    const { lit, buttons, chosen, action } = nextTargets(legal, clicked, view, ['map'])
    return {
      lit: lit.map(keyOf),
      buttons: buttons.map(ironwood.format),
      chosen: chosen.map(keyOf),
      action: action && ironwood.format(action),
    }
  }

  test('the first click chooses the origin, the second the destination, the third the totem', () => {
    expect(shown()).toMatchObject({ chosen: [], action: null })
    expect(shown(at('F3'))).toMatchObject({ chosen: ['place F3'], action: null })
    expect(shown(at('F3'), at('F1'))).toEqual({
      lit: ['unit full in F3'],
      buttons: ['move F3 F1'],
      chosen: ['place F3', 'place F1'],
      action: null,
    })
    const totem: Target = { kind: 'unit', id: 'full', in: 'F3' }
    expect(shown(at('F3'), at('F1'), totem)).toMatchObject({ lit: [], action: 'move F3 F1 full' })
  })

  test('a click on a piece has chosen its place', () =>
    expect(shown({ kind: 'unit', id: 'fighter', in: 'F3' })).toMatchObject({ chosen: ['place F3'] }))

  test('a click that means nothing lights nothing, and whyNot says why', () => {
    expect(shown(at('F3'), at('F16'))).toMatchObject({ lit: [], buttons: [], action: null })
    expect(whyNot([at('F3'), at('F16')], view)).toMatchObject({
      code: 'not-adjacent',
      message: 'F16 is not adjacent to F3.',
      rule: 'IW-MAP-02',
    })
    expect(whyNot([at('F3'), at('F1')], view)).toBeNull()
  })

  test('cards need buttons where no hand is drawn', () => {
    const turn = table({ hands: { woodwalkers: ['WW02', 'WW09'] } })
    const own = ironwood.view(turn, 'woodwalkers')
    const plays = ironwood.legalActions(turn)
    const cards = (parts: readonly Part[]): string[] => nextTargets(plays, [], own, parts).buttons.map(ironwood.format)
    expect(cards(['map'])).toContain('play WW02')
    expect(cards(['map', 'hand'])).not.toContain('play WW02')
  })

  test('a viewer who does not decide gets one answer', () => {
    const refusal = { code: 'not-your-turn', message: 'It is not your turn.' }
    expect(whyNot([at('F3')], ironwood.view(state, 'ironclad'))).toEqual(refusal)
    expect(whyNot([], ironwood.view(state, 'spectator'))).toEqual(refusal)
  })

  test('after the end the refusal says who won', () => {
    const over = ironwood.apply(state, { type: 'resign', seat: 'ironclad' })
    expect(whyNot([at('F3')], over)).toMatchObject({ code: 'game-over' })
  })

  test('what is asked is told in the language of the client', () => {
    const card: Target = { kind: 'card', id: 'WW09' }
    const english = whyNot([card], view)
    const other = whyNot([card], view, polish)
    expect(english).toMatchObject({ code: 'not-asked' })
    expect(other?.message).not.toBe(english?.message)
  })

  test('what is selected has a dashed rim, and screen readers know', () => {
    const svg = renderSvg(view, { highlight: [at('F1')], selected: [at('F3')] })
    expect(svg.match(/<g class="[^"]* selected"[^>]*>/g)).toEqual([
      expect.stringMatching(/data-place="F3".*aria-current="true"/),
    ])
    expect(svg.match(/class="rim chosen"[^>]*stroke-dasharray/g)).toHaveLength(1)
    expect(
      drawn(svg)
        .things.filter(({ isLit }) => isLit)
        .map(({ key }) => key),
    ).toEqual(['place F1'])
  })
})

const pictures = {
  ironwood: (position: object, options: object): string => Reflect.apply(renderSvg, null, [position, options]),
  root: (position: object, options: object): string => Reflect.apply(rootPictures.renderSvg, null, [position, options]),
  daimyo: (position: object, options: object): string =>
    Reflect.apply(daimyoPictures.renderSvg, null, [position, options]),
}
const positions: Readonly<Record<keyof typeof pictures, object>> = {
  ironwood: ironwood.setup({ mode: 'duel', seed: 1 }),
  root: root.setup({ seed: 1, factions: ['marquise', 'eyrie'] }),
  daimyo: daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] }),
}
const names = ['ironwood', 'root', 'daimyo'] as const

describe.each(names)('pictures of %s refuse in a sentence', (name) => {
  test.each<[object, RegExp]>([
    [{ parts: ['maps'] }, /^"maps" is not a part of a picture\. Use status, notices, map/],
    [{ parts: 'map' }, /^The parts of a picture must be a list\.$/],
    [{ theme: 'sepia' }, /^"sepia" is not a theme of a picture\. Use light, dark, auto\.$/],
    [{ density: 'dense' }, /^"dense" is not a density/],
    [{ highlights: [] }, /^"highlights" is not an option of a picture\. Use parts, /],
    [{ width: '375' }, /^The width of a picture must be a number of pixels above 0\.$/],
    [{ height: Number.NaN }, /^The height of a picture/],
    [{ highlight: [{ kind: 'forest', id: 'F1' }] }, /^"forest" is not a kind of target in highlight/],
    [{ selected: [{ kind: 'place', id: 5 }] }, /^A target in selected needs an id/],
    [{ selected: [null] }, /is not a kind of target in selected/],
    [{ log: [1] }, /^Each line of the log must be a text\.$/],
    [{ language: 'pl' }, /^The language of a picture must be/],
  ])('%j', (options, sentence) => {
    const draw = (): string => pictures[name](positions[name], options)
    expect(draw).toThrow(sentence)
    expect(draw).toThrow(expect.objectContaining({ code: 'WRONG_PICTURE' }))
  })

  test('options that are undefined are left out', () =>
    expect(pictures[name](positions[name], { parts: undefined, theme: undefined })).toBe(
      pictures[name](positions[name], {}),
    ))

  test.each([...names.filter((other) => other !== name).map((other) => positions[other]), {}])(
    'a position of another game, %#',
    (position) =>
      expect(() => pictures[name](position, {})).toThrow(
        expect.objectContaining({ code: 'NOT_A_POSITION', message: `This is not a state or a view of ${name}.` }),
      ),
  )
})

test('clicks and parts are checked, and positions of other games', () => {
  const state = ironwood.setup({ mode: 'duel', seed: 1 })
  const next = (...given: unknown[]): unknown => Reflect.apply(nextTargets, null, given)
  const why = (...given: unknown[]): unknown => Reflect.apply(whyNot, null, given)
  expect(() => next([], [{ kind: 'x' }], state)).toThrow(/kind of target in clicked/)
  expect(() => next([], [], state, ['maps'])).toThrow(/not a part/)
  expect(() => next([], [], state, ['map'], 'dense')).toThrow(/not a density/)
  expect(() => why([{ kind: 'place', id: 1 }], state)).toThrow(/A target in clicked/)
  for (const call of [() => next([], [], positions.root), () => why([], positions.root)])
    expect(call).toThrow(/not a state or a view of ironwood/)
  expect(() => ironwoodPictures.renderText(Object(positions.root))).toThrow(/not a state or a view of ironwood/)
  expect(() => ironwoodPictures.targetsOf({ type: 'forfeit' }, Object(positions.root))).toThrow(/of ironwood/)
})
