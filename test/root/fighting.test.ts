import { expect, test } from 'vitest'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const

test('ROOT-4.3a, ROOT-DP-22: a battle is where the attacker has a warrior or a pawn, and an enemy a piece', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 8],
        ['warrior', 4],
        ['warrior', 9],
        ['sawmill', 5],
      ],
    },
    p2: {
      pieces: [
        ['warrior', 5],
        ['roost', 8],
        ['warrior', 4],
      ],
      hand: ['anvil'],
    },
  } as const
  expect(table({ factions: pair, sides, tasks: [battle] }).legal).toEqual(['battle-in 4', 'battle-in 8'])
  const pawn = { p1: { pawn: 5, items: ['sword'] }, p2: sides.p2 } as const
  const roaming = table({
    factions: ['vagabond', 'eyrie'],
    sides: pawn,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  expect(roaming.play('act battle').legal).toEqual(['ambush nothing'])
})

test('ROOT-4.3b: one enemy there is chosen, and only the two take part', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 3]] },
    p2: { pieces: [['warrior', 8, 2]], hand: ['anvil'] },
    p3: { pieces: [['warrior', 8, 2]], hand: ['sword'] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'alliance'], sides, tasks: [battle] })
  expect(start.legal).toEqual(['battle-whom p2', 'battle-whom p3'])
  const done = start.chance({ dice: [2, 1] }).play('battle-whom p2', 'ambush nothing')
  expect([on(done, 'p1', 'warrior', 8), on(done, 'p2', 'warrior', 8), on(done, 'p3', 'warrior', 8)]).toEqual([2, 0, 2])
  expect(done.seat).toBe('p1')
})

test('ROOT-4.3c: no rule is needed, there is no limit, and a battle is no move: it causes no Outrage', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 2]], hand: ['anvil'] },
    p2: {
      pieces: [
        ['warrior', 8, 3],
        ['sympathy', 8],
      ],
    },
  } as const
  const start = table({ factions: ['marquise', 'alliance'], sides, tasks: [actions] })
  const once = start.chance({ dice: [0, 0] }).play('act battle')
  const twice = once.chance({ dice: [0, 0] }).play('act battle')
  expect([twice.legal.includes('act battle'), hand(twice, 'p1'), twice.seat]).toEqual([true, ['anvil'], 'p1'])
})

const allied = () => {
  const sides = {
    p1: { pawn: 8, items: ['sword', 'boot'] },
    p2: { pieces: [['warrior', 8, 2]] },
    p3: { pieces: [['warrior', 8, 2]], hand: ['ambush-fox'] },
  } as const
  const start = table({
    factions: ['vagabond', 'marquise', 'eyrie'],
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const board = start.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.relations = { p2: 3, p3: 0 }
  return start.play('act battle', 'battle-whom p3')
}

test('ROOT-4.3d, ROOT-DP-23: the ally that fights along is named at the declaration, before the ambush', () => {
  const declaring = allied()
  expect(declaring.legal).toEqual(['battle-with p2', 'battle-with nothing'])
  expect(declaring.play('battle-with p2').legal).toEqual(['ambush ambush-fox', 'ambush nothing'])
})

test('ROOT-4.3.4g: what belongs to the end of the battle comes after the hits: the ally that took most turns Hostile', () => {
  const fought = allied()
    .chance({ dice: [1, 1] })
    .play('battle-with p2', 'ambush nothing', 'lose-ally')
  const kinds = fought.events.map(({ type }) => type)
  expect(kinds.lastIndexOf('removed')).toBeLessThan(kinds.lastIndexOf('relation'))
  expect(fought.events.at(-1)).toMatchObject({ type: 'relation', with: 'p2', space: -1 })
})

test('ROOT-4.3.1b: no question about an ambush if there can be none', () => {
  const sides = {
    p1: { pieces: [['warrior', 8]], crafted: ['scouting-party'] },
    p2: { pieces: [['warrior', 8]], hand: ['ambush-fox'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [{ do: 'craft-step', seat: 'p1' }, battle] })
  expect(start.legal).toEqual(['reward points', 'reward cards'])
  expect(hand(start, 'p2')).toEqual(['ambush-fox'])
})

test('ROOT-4.3.1.2c, ROOT-ENG-20, ROOT-DP-30: effects of the ambush are resolved before it is looked whether an attacker is left', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 1, 2],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
    p2: { pieces: [['warrior', 1]], hand: ['ambush-fox'] },
  } as const
  const hit = table({ factions: pair, sides, tasks: [battle] }).play('ambush ambush-fox', 'foil nothing')
  expect([hit.legal, on(hit, 'p1', 'warrior', 1), hit.state.battle?.over]).toEqual([
    ['save anvil', 'save nothing'],
    0,
    false,
  ])
  const lost = hit.chance({ dice: [] }).play('save nothing')
  expect([lost.state.battle, on(lost, 'p2', 'warrior', 1)]).toEqual([null, 1])
})

test('ROOT-4.3.1.2d: the two hits of an ambush are not limited by warriors, and no Armorers stop them', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 3]], crafted: ['armorers'] },
    p2: { pieces: [['roost', 8]], hand: ['ambush-fox'] },
  } as const
  const hit = table({ factions: pair, sides, tasks: [battle] })
    .chance({ dice: [0, 0] })
    .play('ambush ambush-fox')
  expect([on(hit, 'p1', 'warrior', 8), hit.legal]).toEqual([1, ['effect armorers', 'done']])
})

test('ROOT-4.3.2a: two dice, each 0 to 3 with equal chance', () => {
  const sides = { p1: { pieces: [['warrior', 8, 3]] }, p2: { pieces: [['warrior', 8, 3]], hand: ['anvil'] } } as const
  const start = table({ factions: pair, sides, tasks: [battle] })
  const seen: Record<string, number> = {}
  for (let count = 0; count < 640; count++) {
    const { state } = start
    state.random.streams.dice = count
    const rolled = start.play('ambush nothing').events.find(({ type }) => type === 'rolled')
    if (rolled?.type !== 'rolled') throw new Error('Nothing was rolled.')
    const key = `${rolled.attacker} ${rolled.defender}`
    seen[key] = (seen[key] ?? 0) + 1
  }
  // Ten pairs: the four equal ones come up 1 time in 16, the six others 2 times.
  expect(Object.keys(seen)).toHaveLength(10)
  for (const [key, count] of Object.entries(seen)) {
    const expected = key[0] === key[2] ? 40 : 80
    expect([key, Math.abs(count - expected) < 32]).toEqual([key, true])
  }
})

test('ROOT-4.3.2b: with equal dice both deal the same', () => {
  const sides = { p1: { pieces: [['warrior', 8, 3]] }, p2: { pieces: [['warrior', 8, 3]], hand: ['anvil'] } } as const
  const done = table({ factions: pair, sides, tasks: [battle] })
    .chance({ dice: [2, 2] })
    .play('ambush nothing')
  expect([on(done, 'p1', 'warrior', 8), on(done, 'p2', 'warrior', 8)]).toEqual([1, 1])
})

test('ROOT-4.3.2c, ROOT-ENG-21, ROOT-DP-26: before the roll comes after the ambush and before the dice', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 3]] },
    p2: { pieces: [['warrior', 8]], hand: ['anvil'] },
    p3: { pawn: 8, character: 'arbiter', items: ['sword', 'sword'] },
  } as const
  const start = table({
    factions: ['marquise', 'eyrie', 'vagabond'],
    sides,
    tasks: [{ do: 'battle-whom', seat: 'p1', at: 8 }],
  })
  const asked = start.play('battle-whom p2').chance({ dice: [] }).play('ambush nothing')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['enlist yes', 'enlist no']])
  const done = asked.chance({ dice: [3, 3] }).play('enlist yes')
  // Its own warrior and two swords of the Arbiter.
  expect([on(done, 'p1', 'warrior', 8), points(done, 'p3')]).toEqual([0, 1])
})

test('ROOT-4.3.3b, ROOT-DP-27, ROOT-DP-28: the sides are asked in turn, until both have passed', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 3]], crafted: ['brutal-tactics', 'armorers'] },
    p2: { pieces: [['warrior', 8, 3]], crafted: ['sappers'], hand: ['anvil'] },
  } as const
  const rolled = table({ factions: pair, sides, tasks: [battle] })
    .chance({ dice: [0, 0] })
    .play('ambush nothing')
  expect([rolled.seat, rolled.legal]).toEqual(['p1', ['begins attacker', 'begins defender']])
  const first = rolled.play('begins defender')
  expect([first.seat, first.legal]).toEqual(['p2', ['effect sappers', 'done']])
  const second = first.play('done')
  expect([second.seat, second.legal]).toEqual(['p1', ['effect brutal-tactics', 'effect armorers', 'done']])
  // An effect opens the round again, so the defender may still answer.
  const third = second.play('effect brutal-tactics')
  expect([third.seat, third.legal]).toEqual(['p2', ['effect sappers', 'done']])
  const over = third.play('done', 'done')
  expect([on(over, 'p2', 'warrior', 8), over.state.sides.p1?.crafted]).toEqual([2, ['brutal-tactics', 'armorers']])
})

test('ROOT-4.3.3.1, ROOT-4.3.3c: extra hits are not limited by warriors, and those that are not optional need no question', () => {
  const sides = {
    p1: { leader: 'commander', pieces: [['warrior', 8]] },
    p2: {
      pieces: [
        ['sawmill', 8],
        ['wood', 8, 3],
      ],
      hand: ['anvil'],
    },
  } as const
  const asked = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
    .chance({ dice: [3, 0] })
    .play('ambush nothing')
  const hits = asked.events.filter(({ type }) => type === 'hits')
  // One warrior deals one of three, the Commander one more, and the defenseless take one more.
  expect(hits).toMatchObject([
    { owner: 'p1', rolled: 1, extra: 2 },
    { owner: 'p2', rolled: 0, extra: 0 },
  ])
  expect(asked.legal).toEqual(['lose sawmill', 'lose wood'])
})

test('ROOT-4.3.4a, ROOT-4.3.4c, ROOT-9.2.7b: hits fall at the same time; what is too much is lost; a pawn is not removed', () => {
  const sides = { p1: { pieces: [['warrior', 8]] }, p2: { pieces: [['warrior', 8]], hand: ['anvil'] } } as const
  const done = table({ factions: pair, sides, tasks: [battle] })
    .chance({ dice: [3, 3] })
    .play('ambush nothing')
  expect([on(done, 'p1', 'warrior', 8), on(done, 'p2', 'warrior', 8)]).toEqual([0, 0])
  const pawn = { p1: { pieces: [['warrior', 8, 3]] }, p2: { pawn: 8, items: ['boot'] } } as const
  const start = table({ factions: ['marquise', 'vagabond'], sides: pawn, tasks: [actions] })
  const beaten = start.chance({ dice: [3, 3] }).play('act battle')
  expect(beaten.state.sides.p2?.board).toMatchObject({ clearing: 8, damagedReady: [1, 0, 0, 0, 0, 0, 0, 0] })
})

test('ROOT-4.3.4e, ROOT-ENG-04: the defender picks first, then the attacker, and the pieces leave together', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 8],
        ['sawmill', 8],
        ['wood', 8],
      ],
      crafted: ['brutal-tactics'],
    },
    p2: {
      pieces: [
        ['base-fox', 8],
        ['sympathy', 8],
        ['warrior', 8],
      ],
      crafted: ['sappers'],
      hand: ['anvil'],
    },
  } as const
  const asked = table({ factions: ['marquise', 'alliance'], sides, tasks: [battle] })
    .chance({ dice: [1, 1] })
    .play('ambush nothing', 'begins attacker', 'effect brutal-tactics', 'effect sappers')
  expect([asked.seat, asked.state.active, asked.legal]).toEqual(['p2', 'p1', ['lose base-fox', 'lose sympathy']])
  const second = asked.play('lose sympathy')
  expect([second.seat, second.legal]).toEqual(['p1', ['lose sawmill', 'lose wood']])
  expect([on(second, 'p2', 'sympathy', 8), on(second, 'p2', 'warrior', 8), on(second, 'p1', 'warrior', 8)]).toEqual([
    1, 1, 1,
  ])
  const fallen = second.play('lose wood')
  expect([on(fallen, 'p2', 'sympathy', 8), on(fallen, 'p2', 'warrior', 8), on(fallen, 'p1', 'warrior', 8)]).toEqual([
    0, 0, 0,
  ])
  expect([points(fallen, 'p1'), points(fallen, 'p2')]).toEqual([1, 2])
})
