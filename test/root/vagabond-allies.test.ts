import { expect, test } from 'vitest'
import { rulerOf } from '../../src/root/rules/rule'
import { belongings, hand, on, points, relation, table } from './table'

const trio = ['vagabond', 'marquise', 'eyrie'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const slip = { do: 'slip', seat: 'p1' } as const
const allies = { relations: { p2: 3, p3: 3 } } as const
const birds = { p3: { pieces: [['warrior', 6, 2]] } } as const
const cats = { p2: { pieces: [['warrior', 6, 3]] } } as const

test('ROOT-9.2.9.2.2a, ROOT-DP-20: a move may take along warriors of one ally, of its choice, as many as it likes', () => {
  const p1 = { pawn: 6, items: ['boot'], ...allies } as const
  const asked = table({ factions: trio, sides: { p1, ...cats, ...birds }, tasks: [daylight] }).play(
    'act move',
    'move-to 3',
  )
  expect(asked.legal).toEqual(['along p2', 'along p3', 'along nothing'])
  const counted = asked.play('along p2')
  expect(counted.legal).toEqual(['move-count 1', 'move-count 2', 'move-count 3'])
  const done = counted.play('move-count 2')
  expect([on(done, 'p2', 'warrior', 6), on(done, 'p2', 'warrior', 3), on(done, 'p3', 'warrior', 6)]).toEqual([1, 2, 2])
  expect(done.state.sides.p1?.board).toMatchObject({ clearing: 3 })
  expect(on(asked.play('along nothing'), 'p2', 'warrior', 6)).toBe(3)
})

test('ROOT-9.2.9.2.2b: with Slip too, under any ruler; not out of a forest, and not where nobody may enter', () => {
  const p1 = { pawn: 6, relations: { p2: 3 } } as const
  const rats = {
    p3: {
      pieces: [
        ['warrior', 6, 9],
        ['warrior', 3, 9],
      ],
    },
  } as const
  const start = table({ factions: trio, sides: { p1, ...cats, ...rats }, phase: 'birdsong', tasks: [slip] })
  expect(on(start.play('move-to 3', 'along p2', 'move-count 3'), 'p2', 'warrior', 3)).toBe(3)
  const forest = { pawn: 0, forest: 2, relations: { p2: 3 } } as const
  const from = table({ factions: trio, sides: { p1: forest, ...cats }, phase: 'birdsong', tasks: [slip] })
  expect(from.play('move-to 6').legal).toEqual(['reward points', 'reward cards'])
  const scorched = table({
    factions: trio,
    sides: { p1, ...cats },
    phase: 'birdsong',
    arrange: (state) => state.scorched.push(3),
    tasks: [slip],
  })
  expect(scorched.legal).not.toContain('move-to 3')
})

test('ROOT-9.2.9.2.2c, ROOT-INT-32, ROOT-INT-31: Outrage falls on the ally; the Alliance causes none to itself', () => {
  const factions = ['vagabond', 'marquise', 'alliance'] as const
  const p1 = { pawn: 6, items: ['boot'], hand: ['sword'], relations: { p2: 3, p3: 3 } } as const
  const sides = {
    p1,
    p2: { pieces: [['warrior', 6]], hand: ['smugglers-trail', 'anvil'] },
    p3: {
      pieces: [
        ['warrior', 6],
        ['sympathy', 3],
      ],
    },
  } as const
  const asked = table({ factions, sides, tasks: [daylight] }).play('act move', 'move-to 3')
  const owed = asked.play('along p2')
  expect([owed.seat, owed.legal]).toEqual(['p2', ['outrage smugglers-trail']])
  const own = asked.play('along p3')
  expect([own.seat, own.legal]).toEqual(['p1', ['done']])
  expect(hand(own, 'p1')).toEqual(['sword'])
})

test('ROOT-9.2.9.2.3a, ROOT-9.2.9.2.3b, ROOT-DP-23: it fights with the warriors of one ally, which add to its swords', () => {
  const p1 = { pawn: 6, items: ['sword'], relations: { p2: 3 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 6, 2]] }, p3: { pieces: [['warrior', 6, 4]] } } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act battle', 'battle-whom p3')
  expect(asked.legal).toEqual(['battle-with p2', 'battle-with nothing'])
  expect(on(asked.chance({ dice: [3, 0] }).play('battle-with p2'), 'p3', 'warrior', 6)).toBe(1)
  expect(on(asked.chance({ dice: [3, 0] }).play('battle-with nothing'), 'p3', 'warrior', 6)).toBe(3)
})

test('ROOT-9.2.9.2.3c: not in a battle against that faction, and not as defender', () => {
  const p1 = { pawn: 6, items: ['sword', 'boot'], relations: { p2: 3 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 6, 2]] }, p3: { pieces: [['warrior', 6, 4]] } } as const
  const own = table({ factions: trio, sides, tasks: [daylight] })
  const against = own.chance({ dice: [0, 0] }).play('act battle', 'battle-whom p2')
  expect(against.state.battle).toBeNull()
  expect(against.events).toContainEqual({ type: 'battle', attacker: 'p1', defender: 'p2', at: 6 })
  const actions = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  const three = { ...sides, p1: { ...p1, relations: { p3: 3 } } } as const
  const defends = table({ factions: trio, sides: three, active: 'p2', tasks: [actions] })
  const hit = defends.chance({ dice: [3, 3] }).play('act battle', 'battle-whom p1')
  // One sword limits it to one hit, and its items take all of the others' hits.
  expect([on(hit, 'p2', 'warrior', 6), on(hit, 'p3', 'warrior', 6)]).toEqual([1, 4])
  expect(belongings(hit, 'p1').damaged).toBe('boot sword')
})

test("ROOT-9.2.9.2.3d: the ally's abilities and buildings have no part in it, but its removal may set something off", () => {
  const p1 = { pawn: 6, items: ['sword'], relations: { p2: 3 } } as const
  const commander = {
    leader: 'commander',
    pieces: [
      ['warrior', 6],
      ['roost', 6],
    ],
  } as const
  const eyrie = { p1, p2: commander, p3: { pieces: [['warrior', 6, 5]] } } as const
  const start = table({ factions: ['vagabond', 'eyrie', 'marquise'], sides: eyrie, tasks: [daylight] })
  const fought = start.chance({ dice: [3, 0] }).play('act battle', 'battle-whom p3', 'battle-with p2')
  // One warrior and one sword: two hits, and none for the Commander or the roost.
  expect(on(fought, 'p3', 'warrior', 6)).toBe(3)
  const cat = {
    pieces: [
      ['warrior', 6],
      ['keep', 1],
    ],
    hand: ['anvil'],
  } as const
  const saved = table({
    factions: trio,
    sides: { p1, p2: cat, p3: { pieces: [['warrior', 6, 2]] } },
    tasks: [daylight],
  }).chance({ dice: [1, 1] })
  const asked = saved.play('act battle', 'battle-whom p3', 'battle-with p2', 'lose-ally')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['save anvil', 'save nothing']])
})

test('ROOT-9.2.9.2.4a, ROOT-9.2.9.2.4b, ROOT-DP-29: hits on items or on the ally, and the ally turns Hostile if it took more', () => {
  const p1 = { pawn: 6, items: ['sword', 'boot', 'boot'], relations: { p2: 3 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 6, 3]] }, p3: { pieces: [['warrior', 6, 3]] } } as const
  const start = table({ factions: trio, sides, tasks: [daylight] })
  const asked = start.chance({ dice: [3, 3] }).play('act battle', 'battle-whom p3', 'battle-with p2')
  expect(asked.legal).toEqual(['damage boot up', 'damage sword down', 'lose-ally'])
  const more = asked.play('lose-ally', 'damage boot up', 'lose-ally')
  expect([relation(more, 'p1', 'p2'), on(more, 'p2', 'warrior', 6)]).toEqual([-1, 1])
  const fewer = asked.play('damage boot up', 'lose-ally', 'damage boot up')
  expect([relation(fewer, 'p1', 'p2'), on(fewer, 'p2', 'warrior', 6)]).toEqual([3, 2])
  // The defender's warriors fell to the Vagabond, as ever.
  expect([relation(fewer, 'p1', 'p3'), points(fewer, 'p1')]).toEqual([-1, 2])
})

test('ROOT-9.2.9.2.4b: ambush hits count; equal numbers keep the ally; hits ignored for want of items count for neither', () => {
  const p1 = { pawn: 6, items: ['sword', 'boot'], relations: { p2: 3 } } as const
  const sides = {
    p1,
    p2: { pieces: [['warrior', 6, 3]] },
    p3: { pieces: [['warrior', 6, 3]], hand: ['ambush-fox'] },
  } as const
  const start = table({ factions: trio, sides, tasks: [daylight] })
  const ambushed = start
    .chance({ dice: [0, 0] })
    .play('act battle', 'battle-whom p3', 'battle-with p2', 'ambush ambush-fox', 'lose-ally', 'lose-ally')
  expect(relation(ambushed, 'p1', 'p2')).toBe(-1)
  const even = start
    .chance({ dice: [0, 0] })
    .play('act battle', 'battle-whom p3', 'battle-with p2', 'ambush ambush-fox', 'lose-ally', 'damage boot up')
  expect(relation(even, 'p1', 'p2')).toBe(3)
  const few = { ...sides, p2: { pieces: [['warrior', 6]] }, p1: { ...p1, items: ['sword'] } } as const
  const ignored = table({ factions: trio, sides: few, tasks: [daylight] })
    .chance({ dice: [3, 3] })
    .play('act battle', 'battle-whom p3', 'battle-with p2', 'ambush nothing', 'lose-ally')
  // Three hits: the ally's one warrior, the one sword, and one that is ignored.
  expect(relation(ignored, 'p1', 'p2')).toBe(3)
})

test('ROOT-9.2.9.2.4a, ROOT-9.2.9.2.4b: without undamaged items it may ignore what is left and spare its ally', () => {
  const p1 = { pawn: 6, items: ['sword'], relations: { p2: 3 } } as const
  const sides = {
    p1,
    p2: { pieces: [['warrior', 6, 3]] },
    p3: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
  } as const
  const start = table({ factions: trio, sides, tasks: [daylight] })
    .chance({ dice: [3, 3] })
    .play('act battle', 'battle-whom p3', 'battle-with p2', 'ambush nothing')
  expect(start.legal).toEqual(['damage sword down', 'lose-ally'])
  expect(start.refusal('done').code).toBe('not-optional')
  const bare = start.play('damage sword down')
  expect([bare.seat, bare.legal]).toEqual(['p1', ['lose-ally', 'done']])
  const spared = bare.play('done')
  expect([on(spared, 'p2', 'warrior', 6), relation(spared, 'p1', 'p2')]).toEqual([3, 3])
  // As many warriors as items keep the ally, and then the last hit is ignored.
  const even = bare.play('lose-ally', 'done')
  expect([on(even, 'p2', 'warrior', 6), relation(even, 'p1', 'p2')]).toEqual([2, 3])
  const wronged = bare.play('lose-ally', 'lose-ally')
  expect([on(wronged, 'p2', 'warrior', 6), relation(wronged, 'p1', 'p2')]).toEqual([1, -1])
})

test('ROOT-INT-22: the warriors of an ally do not help the Vagabond to rule, and partners do not rule together', () => {
  const p1 = { pawn: 6, crafted: ['royal-claim'], relations: { p2: 3 } } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const { legal } = table({ factions: trio, sides: { p1, ...cats }, phase: 'birdsong', tasks: [window] })
  expect(legal).not.toContain('use royal-claim')
  const partners = table({
    factions: ['vagabond', 'marquise', 'eyrie'],
    sides: { p2: { pieces: [['warrior', 6]] }, p3: { pieces: [['warrior', 6, 2]] } },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.partner = 'p2'
      if (state.sides.p2) state.sides.p2.partner = 'p1'
    },
    tasks: [],
  })
  expect(rulerOf(partners, 6)).toBe('p3')
})

test('ROOT-9.2.9.2.2a, ROOT-9.2.9.2.3a: a seat that is not Allied, or not there, cannot come along or fight along', () => {
  const p1 = { pawn: 6, items: ['boot', 'sword'], relations: { p2: 3, p3: 2 } } as const
  const sides = { p1, ...cats, ...birds } as const
  const start = table({ factions: trio, sides, tasks: [daylight] })
  const along = start.play('act move', 'move-to 3')
  expect(along.refusal('along p3')).toMatchObject({
    code: 'not-allied',
    rule: 'ROOT-9.2.9.2.2a',
    message: 'p3 is not Allied with p1.',
  })
  expect(along.play('along p2').refusal('move-count 4')).toMatchObject({
    code: 'too-many',
    rule: 'ROOT-9.2.9.2.2a',
    message: 'p2 has 3 warriors in clearing 6 to move.',
  })
  const withWhom = start.play('act battle', 'battle-whom p3')
  expect(withWhom.refusal('battle-with p3').rule).toBe('ROOT-9.2.9.2.3c')
  const absent = { p1: { ...p1, relations: { p2: 3, p3: 3 } }, p2: { pieces: [['warrior', 6]] }, p3: {} } as const
  expect(
    table({ factions: trio, sides: absent, tasks: [daylight] })
      .play('act move', 'move-to 3')
      .refusal('along p3'),
  ).toMatchObject({
    code: 'nobody-there',
    rule: 'ROOT-9.2.9.2.2a',
    message: 'p3 has no warrior in clearing 6.',
  })
})

test('ROOT-9.2.9.2.3d, ROOT-15.2.4a, ROOT-10.2.3a: allied Knights ignore no hit, and allied believers that fall are no acolytes', () => {
  const p1 = { pawn: 6, items: ['sword', 'boot'], relations: { p2: 3 } } as const
  const fought = (
    p2: NonNullable<NonNullable<Parameters<typeof table>[0]['sides']>['p2']>,
    faction: 'keepers' | 'cult',
  ) =>
    table({
      factions: ['vagabond', faction, 'eyrie'],
      sides: { p1, p2, p3: { pieces: [['warrior', 6, 2]] } },
      tasks: [daylight],
    })
      .chance({ dice: [2, 2] })
      .play('act battle', 'battle-whom p3', 'battle-with p2', 'lose-ally', 'lose-ally')
  const knights = [
    ['warrior', 6, 2],
    ['tablet-2', 6],
  ] as const
  expect(on(fought({ pieces: knights }, 'keepers'), 'p2', 'warrior', 6)).toBe(0)
  const cult = fought({ pieces: [['warrior', 6, 2]], outcast: 'fox' }, 'cult')
  expect(cult.state.sides.p2).toMatchObject({ supply: 25, board: { acolytes: 0 } })
})
