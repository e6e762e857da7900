import { describe, expect, test } from 'vitest'
import { root } from '../../../src/root'
import { hand, hiredIn, on, points } from '../table'
import { beginning, clearingsIn, daylight, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const name = 'sunward-expedition'
type Asked = Parameters<typeof hiredIn>[0]
const at = (asked: Asked, kind: 'warrior' | 'foothold', clearing: number) =>
  hiredIn(asked, name).pieces[kind]?.[clearing]

describe('the Sunward Expedition', () => {
  test('ROOT-HIR-10a: it starts with a foothold and three warriors in any clearing', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(clearingsIn(start)).toEqual(all)
    const done = start.play('hireling-at 8')
    expect([at(done, 'foothold', 8), at(done, 'warrior', 8), hiredIn(done, name).supply]).toEqual([1, 3, 5])
  })

  const ashore = (footholds: readonly number[], warriors: readonly (readonly [number, number])[] = [[8, 3]]) =>
    scene(
      name,
      {
        controller: 'p1',
        pieces: [
          ...footholds.map((each) => ['foothold', each] as const),
          ...warriors.map(([clearing, count]) => ['warrior', clearing, count] as const),
        ],
      },
      { factions, sides: { p2: { pieces: [['warrior', 7, 2]] } }, tasks: [daylight('p1')] },
    ).play(`use ${name}`)

  test('ROOT-HIR-10b: a foothold comes to a clearing without one, with up to three warriors', () => {
    const start = ashore([8])
    expect(clearingsIn(start)).toEqual(all.filter((each) => each !== 8))
    const settle = start.play('hireling-at 7')
    expect(settle.legal).toEqual(['hireling-count 1', 'hireling-count 2', 'hireling-count 3', 'done'])
    const done = settle.play('hireling-count 2')
    expect([at(done, 'foothold', 7), at(done, 'warrior', 7)]).toEqual([1, 2])
    expect(at(settle.play('done'), 'warrior', 7)).toBe(0)
    expect(ashore([8], [[8, 7]]).play('hireling-at 7').legal).toEqual(['hireling-count 1', 'done'])
  })

  test('ROOT-HIR-10b: with none in the supply one is taken off the map first', () => {
    const start = ashore([8, 1, 2])
    expect(start.legal).toEqual(['hireling-at 1', 'hireling-at 2', 'hireling-at 8'])
    const off = start.play('hireling-at 1')
    expect([at(off, 'foothold', 1), clearingsIn(off)]).toEqual([0, all.filter((each) => each !== 2 && each !== 8)])
    expect([points(off, 'p1'), points(off, 'p2')]).toEqual([0, 0])
    expect(clearingsIn(ashore([8, 1]))).not.toEqual([1, 8])
  })

  test('ROOT-HIR-10b: then a move and a battle, each if its controller wishes', () => {
    const start = ashore([8]).play('hireling-at 1').play('done')
    expect(start.legal).toEqual(['hireling-do move', 'hireling-do place'])
    const march = start.play('hireling-do move')
    expect(march.legal).toEqual(['move-from 8', 'done'])
    const moved = march.play('move-from 8', 'move-to 7', 'move-count 3')
    expect(moved.legal).toEqual(['hireling-at 7', 'done'])
    const fought = moved.chance({ dice: [3, 0] }).play('hireling-at 7')
    expect([on(fought, 'p2', 'warrior', 7), points(fought, 'p1')]).toEqual([0, 0])
    expect(march.play('done').state.agenda.at(-1)?.do).toBe('reward')
  })

  test('ROOT-HIR-10b: or a warrior comes to each foothold; which, if there are too few', () => {
    const some = ashore([8, 1]).play('hireling-at 2').play('done').play('hireling-do place')
    expect(some.legal).toEqual(['hireling-at 1', 'hireling-at 2', 'hireling-at 8'])
    const done = some.play('hireling-at 2').play('hireling-at 8')
    expect([1, 2, 8].map((each) => at(done, 'warrior', each))).toEqual([1, 1, 4])
    const few = ashore([8, 1], [[8, 7]])
      .play('hireling-at 2')
      .play('done')
      .play('hireling-do place')
      .play('hireling-at 1')
    expect([1, 2, 8].map((each) => at(few, 'warrior', each))).toEqual([1, 0, 7])
  })
})

describe('the Mole Artisans', () => {
  const crafting = (controller: 'p1' | 'p2') =>
    scene(
      'mole-artisans',
      { controller },
      {
        factions,
        sides: { p1: { pieces: [['workshop', 1, 2]], hand: ['anvil', 'bake-sale'] } },
        tasks: [daylight('p1'), { do: 'turn-end', seat: 'p1' }],
      },
    ).play('craft anvil')

  test('ROOT-HIR-10Da, ROOT-INT-85: a crafted item card may be kept beside the hand and comes back at the end of Evening', () => {
    const start = crafting('p1')
    expect(start.legal).toEqual(['hireling-do keep', 'done'])
    const kept = start.play('hireling-do keep')
    expect([hand(kept, 'p1'), kept.state.sides.p1?.crafted, kept.state.discard]).toEqual([['bake-sale'], ['anvil'], []])
    expect(root.check(kept.state).filter(({ path }) => path.startsWith('sides.p1.crafted'))).toEqual([])
    const end = kept.play('done')
    expect([hand(end, 'p1'), end.state.sides.p1?.crafted]).toEqual([['bake-sale', 'anvil'], []])
    const gone = start.play('done')
    expect([gone.state.discard, hand(gone.play('done'), 'p1')]).toEqual([['anvil'], ['bake-sale']])
  })

  test('ROOT-HIR-10Da: nobody but their controller keeps cards, and no card without an item is kept', () => {
    expect(crafting('p2').state.discard).toEqual(['anvil'])
    const favor = scene(
      'mole-artisans',
      { controller: 'p1' },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['workshop', 1],
              ['workshop', 6],
              ['workshop', 8],
            ],
            hand: ['favor-of-the-foxes'],
          },
        },
        tasks: [daylight('p1')],
      },
    ).play('craft favor-of-the-foxes')
    expect(favor.state.discard).toEqual(['favor-of-the-foxes'])
  })
})
