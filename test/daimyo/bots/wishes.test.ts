import { expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { daimyo, daimyoBox } from '../../../src/daimyo'
import { greedy } from '../../../src/daimyo/bots'
import { seenBy } from '../../../src/daimyo/bots/sight'
import { wishesOf } from '../../../src/daimyo/bots/wishes'
import { table } from '../table'

type Asked = Pick<ReturnType<typeof table>, 'state'>

/** What the greedy answer, whatever chance says. */
function answers({ state }: Asked): string[] {
  const seat = daimyo.toAct(state)
  if (seat === null) return []
  const [view, legal] = [daimyo.view(state, seat), daimyo.legalActions(state)]
  const chosen = [1, 2, 3, 4].map((seed) => greedy.choose({ view, legal, seat, random: createRandom(seed) }))
  return [...new Set(chosen.map((action) => daimyo.format(action)))].sort()
}

/** The worth of an answer to the first clan. */
function worth({ state }: Asked, action: string): number {
  const [worth = Number.NaN] = wishesOf(seenBy(state, state.clans[0] ?? 'nature'), [daimyo.parse(action)])
  return worth
}

const taking = (more: Parameters<typeof table>[0] = {}) =>
  table({
    turn: { at: null },
    tasks: [
      { do: 'take-die', seat: 'nature' },
      { do: 'between', seat: 'nature' },
    ],
    ...more,
  })

test('DAI-EXTRA-07: a die that opens the clan ability is worth more', () => {
  const at = taking({
    sides: { nature: { dice: ['green 6 relic', 'blue 5 help'], hand: [] } },
    pool: ['red 1', 'red 2'],
  })
  expect(worth(at, 'die red 2')).toBeGreaterThan(worth(at, 'die red 1') + 1)
})

test('DAI-EXTRA-03: a die that meets the strength of a good hero is worth more', () => {
  const at = taking({ sides: { nature: { dice: [], hand: ['NA01'] } }, pool: ['red 4', 'red 5'] })
  expect(worth(at, 'die red 4')).toBeGreaterThan(worth(at, 'die red 5'))
})

test('DAI-PROD-01: who has many governors lays a green die on Production', () => {
  const at = taking({
    sides: { nature: { dice: [], governors: ['blue-1', 'blue-2', 'red-1', 'red-2', 'yellow-3'] } },
    pool: ['green 2'],
  }).play('die green 2')
  expect(answers(at)).toEqual(['space production'])
})

test('DAI-RELIC-05, DAI-SEEK-01: the fourth tile of a colour is worth most, and a second one like it nothing', () => {
  const at = table({
    sides: { nature: { loose: ['red-1', 'red-2', 'red-3'], capacity: 6, seeker: 'blue' } },
    tiles: { red: ['red-4', 'red-3', 'blue-1'] },
    tasks: [
      { do: 'sail', seat: 'nature' },
      { do: 'between', seat: 'nature' },
    ],
  })
  expect(answers(at)).toEqual(['island red'])
  const there = at.play('island red')
  expect(answers(there)).toEqual(['take red-4 red'])
  expect(worth(there, 'take red-4 red')).toBeGreaterThan(worth(there, 'take blue-1 red') + 3)
})

test('DAI-RECR-07, DAI-RECR-08: a Shadow is worth more where it eliminates the governor of a rival', () => {
  const at = table({
    sides: { nature: { resources: { rice: 1 } }, technology: { governors: ['red-1'] } },
    tasks: [
      { do: 'recruit', seat: 'nature', once: true, discount: 0, exact: null },
      { do: 'between', seat: 'nature' },
    ],
  })
  expect(worth(at, 'shadow red-s1')).toBeGreaterThan(worth(at, 'shadow blue-s1') + 1)
  expect(worth(at, 'shadow red-s1')).toBeGreaterThan(worth(at, 'shadow red-s3'))
})

test('DAI-GOAL-01: a governor that reaches a goal is worth its reward', () => {
  const recruiting = (goals: readonly string[]) =>
    table({
      goals,
      sides: { nature: { resources: { rice: 1 }, governors: ['blue-1', 'red-1', 'yellow-1'] } },
      tasks: [
        { do: 'recruit', seat: 'nature', once: true, discount: 0, exact: null },
        { do: 'between', seat: 'nature' },
      ],
    })
  const [without, with01] = [recruiting([]), recruiting(['GO01'])]
  expect(worth(with01, 'governor purple-1') - worth(without, 'governor purple-1')).toBeGreaterThan(1.5)
  expect(worth(with01, 'governor blue-2')).toBeCloseTo(worth(without, 'governor blue-2'))
})

test('DAI-CLOSE-03: Income brings what is scarce and can still be spent', () => {
  const income = (round: number, resources: { rice?: number; metal?: number; stone?: number }) =>
    table({ round, sides: { nature: { resources } }, tasks: [{ do: 'income', seat: 'nature' }] })
  const plenty = income(4, { rice: 12, metal: 12, stone: 0 })
  expect(worth(plenty, 'resource stone')).toBeGreaterThan(worth(plenty, 'resource rice'))
  expect(worth(plenty, 'resource stone')).toBeGreaterThan(worth(plenty, 'resource metal'))
})

test('DAI-SOLO-07: the die for the Empire leaves out the space that harms most', () => {
  const at = table({
    clans: ['nomads'],
    open: 'SC02',
    round: 5,
    tasks: [{ do: 'empire-turn', seat: 'nomads' }, { do: 'close' }],
  })
  // The Helmet with two points is worth more to the Empire than two Techno-Farms, or a Radio Tower with a point.
  expect(answers(at)).toEqual(['die blue 1'])
})

test('DAI-OPT-05: a box with other numbers changes what is wished', () => {
  const at = (taxGold: number) => {
    const start = taking({ sides: { nature: { dice: [] } }, pool: ['red 3'] })
    const { box } = daimyo.setup({
      seed: 1,
      clans: ['nature', 'nomads'],
      box: { numbers: { ...daimyoBox.numbers, taxGold } },
    })
    return worth(
      {
        state: {
          ...daimyo.clone(start.state),
          box,
          agenda: [{ do: 'lay-die', seat: 'nature', colour: 'red', value: 3 }],
        },
      },
      'space tax',
    )
  }
  expect(at(6)).toBeGreaterThan(at(2) + 2)
})
