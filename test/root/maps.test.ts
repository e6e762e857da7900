import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import { waysFrom } from '../../src/root/rules/moving/links'
import { playOn } from '../../src/root/rules/play-on'
import { mapIds } from '../../src/root/rules/vocabulary'
import { woodlands } from '../../src/root/rules/woodlands'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const cats = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const roams = { do: 'vagabond-daylight', seat: 'p1' } as const
const slip = { do: 'slip', seat: 'p1' } as const
const forestsAt = (map: 'winter' | 'lake' | 'mountain', at: number) =>
  woodlands[map].forests.filter(({ clearings }) => clearings.includes(at)).map(({ id }) => id)

test('ROOT-C.0: the other maps get four suit markers of each suit at random', () => {
  const suits = (map: 'autumn' | 'winter', seed: number) => root.setup({ seed, map, factions: pair }).suits.slice(1)
  expect(suits('autumn', 1)).toEqual(suits('autumn', 2))
  expect(suits('winter', 1)).not.toEqual(suits('winter', 2))
  for (const map of mapIds)
    expect(root.setup({ seed: 3, map, factions: pair }).suits.slice(1).sort()).toEqual(
      ['fox', 'mouse', 'rabbit'].flatMap((suit) => Array<string>(4).fill(suit)),
    )
})

test('ROOT-C.1.1: on the Winter map the river divides forests, and the pawn slips across it as across a path', () => {
  expect(forestsAt('winter', 10)).toEqual(['w1', 'w4'])
  const at = table({
    factions: ['vagabond', 'eyrie'],
    map: 'winter',
    sides: { p1: { forest: 0 } },
    phase: 'birdsong',
    tasks: [slip],
  })
  // The river between clearings 10 and 11 lies between these two forests.
  expect(woodlands.winter.rivers).toContainEqual([10, 11])
  expect(at.legal).toContain('slip w4')
  expect(woodlands.winter.byPath[10]).not.toContain(11)
})

test('ROOT-C.2.1, ROOT-C.2.3: the Ferry starts in the corner on the lake, whose coast is four clearings', () => {
  const { ferry } = root.setup({ seed: 1, map: 'lake', factions: pair })
  expect([ferry, woodlands.lake.coast]).toEqual([1, [1, 10, 11, 12]])
  expect(woodlands.lake.corners).toContain(ferry)
  expect(root.setup({ seed: 1, map: 'winter', factions: pair }).ferry).toBe(0)
})

test('ROOT-C.2.2a, ROOT-C.2.2b: the lake is a river between all coastal clearings, for whom rivers are paths', () => {
  const sides = (crafted: readonly string[]) => ({ p1: { pieces: [['warrior', 10, 2] as const], crafted } })
  const from = (crafted: readonly string[]) =>
    table({ factions: pair, map: 'lake', deck: 'exiles', sides: sides(crafted), tasks: [cats] }).play('act march').legal
  expect(from([])).toEqual(['move-to 2', 'move-to 7', 'move-to 8'])
  expect(from(['boat-builders'])).toEqual([
    'move-to 1',
    'move-to 2',
    'move-to 7',
    'move-to 8',
    'move-to 11',
    'move-to 12',
  ])
})

test('ROOT-C.2.2b, ROOT-C.2.4: the lake divides forests, and each coastal forest has two neighbours along the shore', () => {
  const { coast, forests } = woodlands.lake
  const shore = ['l3', 'l6', 'l8', 'l9']
  for (const id of shore) {
    const forest = forests.find((each) => each.id === id)
    const near = shore.filter((other) => forest?.adjacent.includes(other))
    expect([id, near.length]).toEqual([id, 2])
    for (const other of near) {
      const shared = forests.find((each) => each.id === other)?.clearings.filter((at) => forest?.clearings.includes(at))
      expect(shared?.filter((at) => coast.includes(at))).toHaveLength(1)
    }
  }
  const at = table({
    factions: ['vagabond', 'eyrie'],
    map: 'lake',
    sides: { p1: { forest: 5 } },
    phase: 'birdsong',
    tasks: [slip],
  })
  expect([at.legal.includes('slip l3'), at.legal.includes('slip l9')]).toEqual([true, false])
})

const onLake = (p1: object, p2: object = {}) =>
  table({
    factions: pair,
    map: 'lake',
    sides: { p1: { pieces: [['warrior', 1, 3]], ...p1 }, p2 },
    tasks: [cats],
  })

test('ROOT-C.2.5a, ROOT-C.2.5c, ROOT-DP-18: one move in a turn goes by the Ferry, which goes along, and the mover draws', () => {
  const crossed = onLake({}).play('act march', 'move-to 12', 'move-count 1')
  expect([crossed.state.ferry, on(crossed, 'p1', 'warrior', 12), hand(crossed, 'p1').length]).toEqual([12, 1, 1])
  expect(crossed.events).toContainEqual({ type: 'moved', owner: 'p1', from: 1, to: 12, count: 1, ferry: true })
  // ROOT-4.2.2c: the second move of the march may not go by it.
  const back = crossed.play('move-from 12')
  expect(back.legal).toEqual(['move-to 3', 'move-to 9'])
  expect(back.refusal('move-to 1')).toMatchObject({
    code: 'ferry-used',
    rule: 'ROOT-C.2.5a',
    message: 'The Ferry has crossed in this turn already.',
  })
  const next = { ...playOn(crossed.state).state, turn: { ...crossed.state.turn, ferry: false } }
  expect(waysFrom(playOn(next), 'p1', 12)).toContainEqual({ to: 1, ferry: true })
})

test('ROOT-C.2.5b: rule of one end is needed as in any move', () => {
  const crowd = {
    pieces: [
      ['warrior', 1, 5],
      ['warrior', 12, 2],
    ],
  } as const
  const start = onLake(
    {
      pieces: [
        ['warrior', 1, 3],
        ['warrior', 10, 1],
        ['warrior', 11, 1],
      ],
    },
    crowd,
  ).play('act march', 'move-from 1')
  expect(start.legal).toEqual(['move-to 10', 'move-to 11'])
  expect(start.refusal('move-to 12')).toMatchObject({
    code: 'not-ruled',
    rule: 'ROOT-4.2.1a',
    message: 'p1 rules neither clearing 1 nor clearing 12.',
  })
  const p1 = { pawn: 1, items: ['boot'] } as const
  const rats = {
    pieces: [
      ['warrior', 1, 5],
      ['warrior', 12, 2],
    ],
  } as const
  const pawn = table({ factions: ['vagabond', 'eyrie'], map: 'lake', sides: { p1, p2: rats }, tasks: [roams] })
  expect(pawn.play('act move').legal).toContain('move-to 12')
})

test('ROOT-EX-57, ROOT-C.2.5c: a pawn and its ally cross together, and both draw a card', () => {
  const factions = ['vagabond', 'marquise', 'eyrie'] as const
  const p1 = { pawn: 1, items: ['boot', 'boot'], relations: { p2: 3 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 1, 3]] } } as const
  const start = table({ factions, map: 'lake', sides, tasks: [roams] })
  const crossed = start.play('act move', 'move-to 11', 'along p2', 'move-count 2')
  expect([crossed.state.ferry, on(crossed, 'p2', 'warrior', 11), on(crossed, 'p2', 'warrior', 1)]).toEqual([11, 2, 1])
  expect([hand(crossed, 'p1').length, hand(crossed, 'p2').length]).toEqual([1, 1])
  expect(vagabondOf(crossed, 'p1').clearing).toBe(11)
  expect(crossed.events).toContainEqual({ type: 'moved', owner: 'p2', from: 1, to: 11, count: 2, ferry: true })
  expect(crossed.play('act move').legal).not.toContain('move-to 1')
})

test('ROOT-C.2.5a, ROOT-9.4.2a: a Slip is a move and may go by the Ferry', () => {
  const sides = { p1: { pawn: 1 } } as const
  const start = table({ factions: ['vagabond', 'eyrie'], map: 'lake', sides, phase: 'birdsong', tasks: [slip] })
  const crossed = start.play('move-to 10')
  expect([crossed.state.ferry, hand(crossed, 'p1').length, vagabondOf(crossed, 'p1').clearing]).toEqual([10, 1, 10])
})

test('ROOT-C.2.5d: the Ferry is nobody to battle, and no Favor removes it', () => {
  expect(onLake({}).legal).not.toContain('act battle')
  const favors = ['foxes', 'rabbits', 'mice'].map(
    (suit) => ({ do: 'paid', seat: 'p1', card: `favor-of-the-${suit}` }) as const,
  )
  expect(table({ factions: pair, map: 'lake', tasks: favors }).state.ferry).toBe(1)
})

test('ROOT-C.2.5a, ROOT-C.2.1, ROOT-C.2.3: a refusal says why a seat cannot cross', () => {
  const march = (map: 'autumn' | 'lake', at: number) =>
    table({ factions: pair, map, sides: { p1: { pieces: [['warrior', at, 3]] } }, tasks: [cats] }).play('act march')
  const inland = march('lake', 10)
  expect(inland.refusal('move-to 12')).toMatchObject({
    code: 'ferry-elsewhere',
    rule: 'ROOT-C.2.5a',
    message: 'The Ferry is in clearing 1, not in 10.',
  })
  expect(march('lake', 1).refusal('move-to 2 ferry')).toMatchObject({
    code: 'not-coastal',
    rule: 'ROOT-C.2.3',
    message: 'Clearing 2 is not on the lake, so the Ferry does not go there.',
  })
  expect(march('autumn', 6).refusal('move-to 2 ferry').code).toBe('no-ferry')
  expect(march('autumn', 6).refusal('move-to 1')).toMatchObject({
    code: 'not-adjacent',
    rule: 'ROOT-4.2a',
    message: 'Clearing 1 is not adjacent to clearing 6.',
  })
  expect(march('autumn', 4).refusal('move-to 7').code).toBe('river')
})

const onMountain = (p1: object, arrange?: (state: ReturnType<typeof root.setup>) => void) =>
  table({ factions: pair, map: 'mountain', sides: { p1 }, ...(arrange && { arrange }), tasks: [cats] })

test('ROOT-C.3.1: six closed paths, and the Tower in the central clearing', () => {
  const { closed } = root.setup({ seed: 1, map: 'mountain', factions: pair })
  expect(closed).toEqual([0, 1, 2, 3, 4, 5])
  expect([woodlands.mountain.closedPaths.length, woodlands.mountain.tower]).toEqual([6, 10])
  expect(root.setup({ seed: 1, map: 'lake', factions: pair }).closed).toEqual([])
})

test('ROOT-C.3.2a, ROOT-2.2.1a: a closed path makes nothing adjacent', () => {
  const march = onMountain({ pieces: [['warrior', 5, 2]] }).play('act march')
  expect(march.legal).toEqual(['move-to 10', 'move-to 11'])
  expect(march.refusal('move-to 9')).toMatchObject({
    code: 'closed-path',
    rule: 'ROOT-C.3.2a',
    message: 'The path between clearings 5 and 9 is closed.',
  })
})

test('ROOT-C.3.2b, ROOT-C.3.5: closed paths divide forests, and the pawn slips across; a forest needs no trees', () => {
  expect(woodlands.mountain.forests).toHaveLength(10)
  const across = table({
    factions: ['vagabond', 'eyrie'],
    map: 'mountain',
    sides: { p1: { forest: 6 } },
    phase: 'birdsong',
    tasks: [slip],
  })
  // The closed path between 6 and 11 lies between these two.
  expect(woodlands.mountain.forests[6]?.id).toBe('m7')
  expect(across.legal).toContain('slip m8')
})

test('ROOT-EX-53, ROOT-C.3.3a, ROOT-C.3.3b, ROOT-C.3.3c, ROOT-DP-12: a path is opened for any card and a point, once in a turn', () => {
  const p1 = {
    pieces: [
      ['wood', 5],
      ['warrior', 5, 2],
    ],
    hand: ['anvil', 'sword'],
  } as const
  const start = onMountain(p1)
  expect(start.legal.filter((action) => action.startsWith('open'))).toEqual(['open-path 2 5', 'open-path 5 9'])
  const asked = start.play('open-path 5 9')
  expect(asked.legal).toEqual(['spend anvil', 'spend sword'])
  const opened = asked.play('spend sword')
  expect([points(opened, 'p1'), opened.state.closed, opened.state.discard]).toEqual([1, [0, 1, 3, 4, 5], ['sword']])
  expect(opened.legal).not.toContain('open-path 2 5')
  expect(opened.play('act march').legal).toContain('move-to 9')
  const alliance = table({
    factions: ['alliance', 'eyrie'],
    map: 'mountain',
    sides: { p1: { pieces: [['sympathy', 8]], hand: ['anvil'] } },
    tasks: [{ do: 'alliance-daylight', seat: 'p1' }],
  })
  expect(alliance.legal).toContain('open-path 8 9')
  const pawn = table({
    factions: ['vagabond', 'eyrie'],
    map: 'mountain',
    sides: { p1: { pawn: 8, hand: ['anvil'] } },
    tasks: [roams],
  })
  expect(pawn.legal).toContain('open-path 8 9')
})

test('ROOT-C.3.3a, ROOT-C.3.3b, ROOT-C.3.3c: a path that cannot be opened, and why', () => {
  const p1 = { pieces: [['warrior', 5, 2]], hand: ['anvil', 'sword'] } as const
  const start = onMountain(p1)
  expect(start.refusal('open-path 3 7')).toMatchObject({
    code: 'nobody-there',
    rule: 'ROOT-C.3.3b',
    message: 'p1 has no piece in clearing 3 or 7.',
  })
  const opened = start.play('open-path 5 9', 'spend sword')
  expect(opened.refusal('open-path 2 5')).toMatchObject({
    code: 'once-a-turn',
    rule: 'ROOT-C.3.3a',
    message: 'p1 has opened a path in this turn already.',
  })
  expect(opened.refusal('open-path 5 9')).toMatchObject({
    code: 'open-already',
    rule: 'ROOT-C.3.3c',
    message: 'The path between clearings 5 and 9 is open.',
  })
  expect(onMountain({ pieces: [['warrior', 5, 2]] }).refusal('open-path 5 9')).toMatchObject({
    code: 'no-card',
    rule: 'ROOT-C.3.3a',
    message: 'p1 has no card to spend for the path.',
  })
  const autumn = table({ factions: pair, sides: { p1 }, tasks: [cats] })
  expect(autumn.refusal('open-path 5 9')).toMatchObject({
    code: 'no-path',
    rule: 'ROOT-C.3.1',
    message: 'This map has no closed path 5 9; the lower number comes first.',
  })
})

test('ROOT-C.3.4: who rules the Pass when its own Evening ends scores a point', () => {
  const ended = (pieces: readonly (readonly ['warrior', number])[], map: 'mountain' | 'lake') =>
    points(
      table({
        factions: pair,
        map,
        sides: { p1: { pieces }, p2: { pieces: [['roost', 1]] } },
        phase: 'evening',
        tasks: [{ do: 'turn-end', seat: 'p1' }],
      }),
      'p1',
    )
  expect([
    ended([['warrior', 10]], 'mountain'),
    ended([['warrior', 9]], 'mountain'),
    ended([['warrior', 10]], 'lake'),
  ]).toEqual([1, 0, 0])
})
