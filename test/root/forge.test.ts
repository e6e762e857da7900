import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { landmarkOf } from '../../src/root/rules/landmarks/landmark'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import { itemIndex, items } from '../../src/root/rules/vocabulary'
import { type At, hand, points, table } from './table'

const forge =
  (at: number) =>
  (state: State): void =>
    layLandmark(playOn(state), 'legendary-forge', at)
const forged = (state: State) => {
  const { items: lying = [] } = landmarkOf(state, 'legendary-forge') ?? {}
  return Object.fromEntries(items.flatMap((item) => (lying[itemIndex[item]] ? [[item, lying[itemIndex[item]]]] : [])))
}

test('ROOT-LM-5a, ROOT-LM-5e: the items of the suit of its clearing leave the supply for its card', () => {
  const laid = (at: number, arrange = forge(at)) =>
    table({ factions: ['marquise', 'eyrie'], arrange, tasks: [{ do: 'craft-step', seat: 'p1' }] }).state
  expect(forged(laid(1))).toEqual({ sword: 2, crossbow: 1, hammer: 1 })
  expect(forged(laid(9))).toEqual({ bag: 2, tea: 2 })
  expect(forged(laid(5))).toEqual({ boot: 2, coins: 2 })
  expect(items.filter((item) => laid(9).supply[itemIndex[item]] === 0)).toEqual(['bag', 'tea', 'torch'])
})

/** The Eyrie beside a Forge in clearing 9, with a roost in another mouse clearing. */
const smith = (p1: At, crafted: readonly string[] = []) =>
  table({
    factions: ['eyrie', 'marquise'],
    sides: {
      p1: {
        pieces: [
          ['roost', 7],
          ['warrior', 9],
        ],
        hand: ['root-tea-mouse'],
        leader: 'charismatic',
        ...p1,
      },
      p2: { crafted },
    },
    arrange: forge(9),
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })

test('ROOT-EX-89, ROOT-LM-5b, ROOT-LM-5c: an item of the Forge takes a piece there, and brings a point and a card more', () => {
  const made = smith({}).play('craft root-tea-mouse')
  expect([points(made, 'p1'), hand(made, 'p1').length, forged(made.state)]).toEqual([2, 1, { bag: 2, tea: 1 }])
  expect(made.events).toContainEqual({ type: 'scored', seat: 'p1', points: 1, rule: 'ROOT-LM-5c' })
  const away = smith({ pieces: [['roost', 7]] })
  expect(away.legal).not.toContain('craft root-tea-mouse')
  expect(away.refusal('craft root-tea-mouse')).toMatchObject({
    code: 'nobody-there',
    rule: 'ROOT-LM-5b',
    message: 'The tea for root-tea-mouse lies on the Legendary Forge, and p1 has no piece there, in clearing 9.',
  })
})

test('ROOT-LM-5c, ROOT-3.1a: who wins by the point of the Forge draws no card any more', () => {
  const won = smith({ score: 28 }).play('craft root-tea-mouse')
  expect([won.state.result?.winners, hand(won, 'p1')]).toEqual([['p1'], []])
})

test('ROOT-LM-5b: other items come from the supply as ever', () => {
  const made = smith({
    pieces: [
      ['roost', 7],
      ['roost', 1],
    ],
    hand: ['anvil'],
  }).play('craft anvil')
  expect([points(made, 'p1'), hand(made, 'p1').length]).toEqual([1, 0])
})

test('ROOT-LM-5b, ROOT-INT-05: a pawn is a faction piece; the last item gone, nothing is left to craft', () => {
  const tinkers = (tea: number) =>
    table({
      factions: ['vagabond', 'marquise'],
      sides: { p1: { pawn: 9, items: ['hammer'], hand: ['root-tea-mouse'] } },
      arrange(state) {
        forge(9)(state)
        state.landmarks = state.landmarks.map((each) =>
          each.landmark === 'legendary-forge'
            ? { ...each, items: each.items.map((count, index) => (index === itemIndex.tea ? tea : count)) }
            : each,
        )
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
  expect(tinkers(1).legal).toContain('craft root-tea-mouse')
  expect(tinkers(0).refusal('craft root-tea-mouse')).toMatchObject({ code: 'no-item', rule: 'ROOT-4.1.2c' })
})

test('ROOT-LM-5c, ROOT-11.5.3.1b: an export is no crafting: no card, no point, and the item stays; a piece must be there', () => {
  const otters = (at: number) =>
    table({
      factions: ['riverfolk', 'marquise'],
      sides: {
        p1: { pieces: [['warrior', at]], hand: ['root-tea-mouse'], funds: { p1: 1 }, posts: { mouse: 2 } },
      },
      arrange: forge(9),
      tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
    })
  const sold = otters(9).play('export root-tea-mouse')
  expect([points(sold, 'p1'), hand(sold, 'p1').length, forged(sold.state)]).toEqual([0, 0, { bag: 2, tea: 2 }])
  expect(otters(8).legal).not.toContain('export root-tea-mouse')
})

test('ROOT-LM-5d: an item lies in the supply or on the Forge, never in both, so there is nothing to choose', () => {
  const both = table({
    factions: ['marquise', 'eyrie'],
    arrange(state) {
      forge(9)(state)
      state.supply[itemIndex.tea] = 1
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  }).state
  expect(root.check(both).map(({ message }) => message)).toContain(
    'ROOT-LM-5d: A tea lies in the supply and on the Forge.',
  )
})
