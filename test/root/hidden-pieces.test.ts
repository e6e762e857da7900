import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { corvidOf } from '../../src/root/rules/factions/corvid/board'
import { corvidTracks } from '../../src/root/rules/factions/corvid/facts'
import { checkFaces, dealFaces, type HiddenPiece, type SeenPiece, seenPieces } from '../../src/root/rules/hidden-pieces'
import { collectProblems } from '../../src/toolkit'
import { table } from './table'

const box = ['a', 'a', 'b', 'b', 'c'] as const
type Face = (typeof box)[number]
const unknown = (...not: readonly Face[]): SeenPiece<Face> => ({ face: null, up: false, not })
const problemsOf = (pieces: readonly (HiddenPiece<Face> | null)[]) => {
  const problems = collectProblems()
  checkFaces(pieces, box, problems)
  return problems.found
}

describe('pieces that lie face down', () => {
  test('a view blanks the faces that its viewer may not see', () => {
    const pieces: readonly (HiddenPiece<Face> | null)[] = [
      null,
      { face: 'a', up: false, not: ['b'] },
      { face: 'b', up: true, not: [] },
    ]
    expect(seenPieces(pieces, true)).toEqual(pieces)
    expect(seenPieces(pieces, false)).toEqual([null, unknown('b'), { face: 'b', up: true, not: [] }])
  })

  test('faces are dealt within the box and what is known; what is seen stays', () => {
    const known = fc.record({
      faces: fc.shuffledSubarray([...box]),
      nots: fc.array(fc.subarray<Face>(['a', 'b', 'c']), { minLength: box.length, maxLength: box.length }),
      up: fc.nat(box.length),
      gap: fc.nat(box.length),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(known, ({ faces, nots, up, gap, seed }) => {
        const pieces: (SeenPiece<Face> | null)[] = faces.map((face, index) =>
          index === up ? { face, up: true, not: [] } : unknown(...(nots[index] ?? []).filter((each) => each !== face)),
        )
        pieces.splice(gap, 0, null)
        const dealt = dealFaces<Face>(pieces, box, createRandom(seed, 'deal'))
        expect(problemsOf(dealt)).toEqual([])
        expect(seenPieces(dealt, false)).toEqual(pieces)
      }),
    )
  })

  test('a deal that chance hardly brings is made', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const pieces = many.map((own) => ({ face: null, up: false, not: many.filter((each) => each !== own) }))
    const dealt = dealFaces(pieces, many, createRandom(1, 'deal'))
    expect(dealt.map((piece) => piece?.face)).toEqual(many)
  })

  test('each deal that fits is as likely as any other', () => {
    const random = createRandom(7, 'deal')
    const counts = new Map<string, number>()
    for (let time = 0; time < 3000; time++) {
      const key = dealFaces([unknown('a'), unknown()], ['a', 'b', 'c'], random)
        .map((piece) => piece?.face)
        .join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['ba', 'bc', 'ca', 'cb'])
    for (const count of counts.values()) expect(Math.abs(count - 750)).toBeLessThan(120)
  })

  test('the check finds a face too many, and one that a piece is known not to have', () => {
    const piece = (face: Face, ...not: readonly Face[]): HiddenPiece<Face> => ({ face, up: false, not })
    expect(problemsOf([piece('c'), null, piece('c')]).map(({ path }) => path)).toEqual(['[2]'])
    expect(problemsOf([piece('a', 'a')]).map(({ path }) => path)).toEqual(['[0]'])
  })
})

describe('plots', () => {
  const three = (plots: Parameters<typeof table>[0]['sides'] & object) =>
    table({
      factions: ['corvid', 'marquise', 'alliance'],
      sides: plots,
      tasks: [{ do: 'corvid-actions', seat: 'p1', left: 1 }],
    })
  const sides = {
    p1: {
      plots: [
        [6, 'raid'],
        [7, 'bomb'],
        [8, 'snare', 'up'],
      ],
      pieces: [['warrior', 6, 3]],
    },
  } as const

  test('ROOT-INFO-04, ROOT-INFO-24, ROOT-13.2.2.1d: another viewer’s worlds have any kinds within two of each, never one that a wrong guess has excluded', () => {
    const { state } = three(sides)
    corvidOf({ state }, 'p1').plots[6] = { face: 'raid', up: false, not: ['bomb', 'snare'] }
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const world = root.determinize(root.view(state, 'p2'), createRandom(seed, 'world'))
      expect(root.check(world)).toEqual([])
      const { plots } = corvidOf({ state: world }, 'p1')
      expect(plots[8]).toEqual({ face: 'snare', up: true, not: [] })
      seen.add(`${plots[6]?.face} ${plots[7]?.face}`)
    }
    expect([...seen].sort()).toEqual(
      ['extortion', 'raid']
        .flatMap((one) => ['bomb', 'extortion', 'raid', 'snare'].map((other) => `${one} ${other}`))
        .sort(),
    )
    const own = root.determinize(root.view(state, 'p1'), createRandom(1, 'world'))
    expect(corvidOf({ state: own }, 'p1')).toEqual(corvidOf({ state }, 'p1'))
  })

  test('ROOT-INV-28, ROOT-INFO-22: what a plot is changes nothing in another’s view, whatever is placed, swapped or removed', () => {
    const played = (kind: string) => {
      const start = three({ p1: { plots: [[7, 'bomb']], pieces: [['warrior', 6, 2]] } }).play(
        'act plot',
        `plant ${kind}`,
      )
      return { view: JSON.stringify([start.view('p2'), start.view('spectator')]), told: JSON.stringify(start.events) }
    }
    const first = played('raid')
    for (const kind of ['bomb', 'snare', 'extortion']) expect(played(kind)).toEqual(first)
    for (const kind of corvidTracks.plots) expect(first.view).not.toContain(`"${kind}"`)
  })

  test('ROOT-INV-28: the check finds a plot on the map that is not on the board, and a kind too many', () => {
    const { state } = three(sides)
    expect(root.check(state)).toEqual([])
    const lost = root.clone(state)
    corvidOf({ state: lost }, 'p1').plots[6] = null
    expect(root.check(lost).map(({ path }) => path)).toContain('sides.p1.board.plots[6]')
    const third = root.clone(state)
    for (const at of [6, 7]) corvidOf({ state: third }, 'p1').plots[at] = { face: 'snare', up: false, not: [] }
    expect(root.check(third).map(({ message }) => message)).toContain('ROOT-INV-28: There is a snare too many.')
  })
})
