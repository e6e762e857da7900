import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import type { Faction } from '../../src/root/rules/vocabulary'
import { type At, hand, hoard, on, points, table } from './table'

const pair = ['hundreds', 'marquise'] as const
const over = ['reward points', 'reward cards']
const command: Task = { do: 'command', seat: 'p1', done: 0, last: true }
const advance: Task = { do: 'campaign', seat: 'p1', by: 'prowess', done: 0, last: true }
const asked = (tasks: readonly Task[], p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
  table({ factions, sides: { p1, p2 }, tasks })
const attacked = (p1: At, p2: At) =>
  table({
    factions: pair,
    sides: { p1: { hand: ['anvil'], ...p1 }, p2 },
    active: 'p2',
    tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
  })
const hits = (done: ReturnType<typeof table>) => done.events.filter(({ type }) => type === 'hits')

describe('Bitter', () => {
  const bitter: At = {
    mood: 'bitter',
    pieces: [
      ['warlord', 1],
      ['mob', 1],
      ['mob', 9],
      ['mob', 4],
    ],
  }

  test('ROOT-14.7.1a, ROOT-14.7.1b, ROOT-ENG-21: before the roll, mobs there and beside become warriors', () => {
    const start = asked([command], { ...bitter, hand: ['anvil'] }, { pieces: [['warrior', 1, 3]] }).play('act battle')
    expect([start.seat, start.legal]).toEqual(['p1', ['muster 1', 'muster 9', 'done']])
    const one = start.play('muster 9')
    expect([on(one, 'p1', 'mob', 9), on(one, 'p1', 'warrior', 1), one.legal]).toEqual([0, 0, ['muster 1', 'done']])
    const two = one.chance({ dice: [3, 0] }).play('muster 1')
    expect([on(two, 'p1', 'warrior', 1), on(two, 'p2', 'warrior', 1), points(two, 'p1'), points(two, 'p2')]).toEqual([
      2, 0, 0, 0,
    ])
    expect(start.refusal('muster 4')).toMatchObject({ code: 'mob-too-far', rule: 'ROOT-14.7.1a' })
    expect(start.refusal('muster 5')).toMatchObject({ code: 'no-mob', rule: 'ROOT-14.7.1a' })
    const none = start.chance({ dice: [3, 0] }).play('done')
    expect([on(none, 'p1', 'warrior', 1), on(none, 'p2', 'warrior', 1)]).toEqual([0, 2])
  })

  test('ROOT-14.7.1a, ROOT-ENG-04, ROOT-DP-26: as defender too, after the ambush question', () => {
    const start = attacked(bitter, { pieces: [['warrior', 1, 3]] })
    const asks = start.play('ambush nothing')
    expect([asks.seat, asks.legal]).toEqual(['p1', ['muster 1', 'muster 9', 'done']])
  })

  test('ROOT-14.7.1b: short of warriors, or where none can be placed, fewer or none come', () => {
    const short = asked(
      [command],
      {
        mood: 'bitter',
        hand: ['anvil'],
        pieces: [
          ['warlord', 1],
          ['mob', 1],
          ['mob', 9],
          ['warrior', 4, 19],
        ],
      },
      { pieces: [['warrior', 1]] },
    )
      .chance({ dice: [0, 0] })
      .play('act battle', 'muster 1', 'muster 9')
    expect(on(short, 'p1', 'warrior', 1)).toBe(1)
    const barred = asked(
      [command],
      { ...bitter, hand: ['anvil'] },
      {
        pieces: [
          ['warrior', 1],
          ['keep', 1],
        ],
      },
    )
      .chance({ dice: [0, 0] })
      .play('act battle', 'muster 1', 'done')
    expect([on(barred, 'p1', 'warrior', 1), on(barred, 'p1', 'mob', 1)]).toEqual([0, 0])
  })

  test('ROOT-14.7.1a, ROOT-14.7.9: not in a battle elsewhere, and not without the Warlord', () => {
    const elsewhere = asked(
      [command],
      {
        mood: 'bitter',
        hand: ['anvil'],
        pieces: [
          ['warlord', 1],
          ['mob', 1],
          ['warrior', 9],
        ],
      },
      { pieces: [['warrior', 9]] },
    )
    expect(elsewhere.chance({ dice: [0, 0] }).play('act battle').legal).toEqual(over)
  })
})

describe('Grandiose', () => {
  const sides: At = {
    pieces: [
      ['warlord', 1],
      ['warrior', 1, 3],
      ['warrior', 4],
    ],
  }
  test('ROOT-14.7.2: Advance comes before Command', () => {
    const first = (mood: 'grandiose' | 'rowdy') => asked([{ do: 'campaigns', seat: 'p1' }], { ...sides, mood })
    expect(first('grandiose').state.agenda.at(-1)?.do).toBe('advance')
    expect(first('rowdy').state.agenda.at(-1)?.do).toBe('command')
    const then = first('grandiose').play('done')
    expect(then.state.agenda.at(-1)?.do).toBe('command')
    expect(first('rowdy').play('done').state.agenda.at(-1)?.do).toBe('advance')
    expect(then.play('done').legal).toEqual(over)
  })
})

describe('Jubilant', () => {
  const sides: At = {
    mood: 'jubilant',
    pieces: [
      ['warlord', 1],
      ['warrior', 6],
    ],
    hand: ['anvil'],
  }
  const start = asked([{ do: 'incite', seat: 'p1' }], sides).play('incite anvil')

  test('ROOT-14.7.3a: inciting at the Warlord lets them roll up to four times', () => {
    const there = start.play('place 1')
    expect([there.seat, there.legal]).toEqual(['p1', ['roll', 'done']])
    const one = there.chance({ mobs: ['rabbit'] }).play('roll')
    expect(one.legal).toEqual(['place 5', 'place 10'])
    const two = one.play('place 5')
    expect([on(two, 'p1', 'mob', 5), two.legal]).toEqual([1, ['roll', 'done']])
    const three = two.chance({ mobs: ['mouse'] }).play('roll', 'place 2')
    expect(on(three, 'p1', 'mob', 2)).toBe(1)
    expect(there.play('done').legal).toEqual(over)
  })

  test('ROOT-14.7.3a: inciting elsewhere does not', () => {
    expect(start.play('place 6').legal).toEqual(over)
  })

  test('ROOT-14.7.3b: a roll without a clearing counts; with no mob left no roll is offered', () => {
    const there = start.play('place 1')
    const four = there.chance({ mobs: ['fox', 'fox', 'fox', 'fox'] }).play('roll', 'roll', 'roll', 'roll')
    expect([four.legal, on(four, 'p1', 'mob', 1)]).toEqual([over, 1])
    const last = asked([{ do: 'incite', seat: 'p1' }], {
      ...sides,
      pieces: [
        ['warlord', 1],
        ['mob', 3],
        ['mob', 4],
        ['mob', 7],
        ['mob', 8],
      ],
    })
    expect(last.play('incite anvil').legal).toEqual(over)
  })
})

describe('Lavish', () => {
  const lavish: Task = { do: 'window', seat: 'p1', moment: 'birdsong.end' }
  const sides: At = { mood: 'lavish', hoard: ['sword', 'boot', 'boot'], pieces: [['warlord', 1]] }

  test('ROOT-14.7.4a, ROOT-ENG-13: at the end of Birdsong items leave the game for two warriors each', () => {
    const start = asked([lavish], sides)
    expect(start.legal).toEqual(['use lavish', 'done'])
    const use = start.play('use lavish')
    expect(use.legal).toEqual(['give-up boot', 'give-up sword', 'done'])
    const one = use.play('give-up boot')
    expect([on(one, 'p1', 'warrior', 1), hoard(one, 'p1'), one.legal]).toEqual([
      2,
      'boot sword',
      ['give-up boot', 'give-up sword', 'done'],
    ])
    const all = one.play('give-up boot', 'give-up sword')
    expect([on(all, 'p1', 'warrior', 1), hoard(all, 'p1'), all.legal]).toEqual([6, '', over])
    expect(one.play('done').legal).toEqual(over)
    expect(use.refusal('give-up tea')).toMatchObject({ code: 'not-in-hoard', rule: 'ROOT-14.7.4a' })
  })

  test('ROOT-14.7.4a: in another mood, or with an empty Hoard, there is nothing to use', () => {
    expect(asked([lavish], { ...sides, mood: 'rowdy' }).legal).toEqual(over)
    expect(asked([lavish], { ...sides, hoard: [] }).legal).toEqual(over)
  })

  test('ROOT-14.7.4b: Command and Prowess fall with the items', () => {
    const start = asked([lavish, { do: 'hundreds-recruit', seat: 'p1' }], { ...sides, hoard: ['sword'] })
    const kept = start.play('done')
    expect(on(kept, 'p1', 'warrior', 1)).toBe(2)
    expect(on(start.play('use lavish', 'give-up sword'), 'p1', 'warrior', 1)).toBe(3)
  })

  test('ROOT-14.7.4c: items may be given up when no warriors can come', () => {
    const start = asked([lavish], { ...sides, pieces: [['warrior', 1]] }).play('use lavish', 'give-up sword', 'done')
    expect([hoard(start, 'p1'), on(start, 'p1', 'warrior', 1)]).toEqual(['boot boot', 1])
    const barred = asked([lavish], sides, { pieces: [['keep', 1]] }).play('use lavish', 'give-up sword', 'done')
    expect([hoard(barred, 'p1'), on(barred, 'p1', 'warrior', 1)]).toEqual(['boot boot', 0])
  })
})

describe('Relentless', () => {
  const sides: At = {
    mood: 'relentless',
    pieces: [
      ['warlord', 1],
      ['warrior', 1, 4],
    ],
  }
  const went = (p2: At, mood: 'relentless' | 'rowdy' = 'relentless') =>
    asked([advance], { ...sides, mood }, p2).play('act move', 'move-to 9', 'move-count 4')

  test('ROOT-14.7.5a: after a move and a battle, one of both once more', () => {
    const fought = went({ pieces: [['warrior', 9, 3]] })
      .chance({ dice: [1, 0] })
      .play('battle-whom p2')
    expect(fought.legal).toEqual(['act move', 'act battle', 'done'])
    const again = fought.chance({ dice: [2, 0] }).play('act battle')
    expect([on(again, 'p2', 'warrior', 9), again.legal]).toEqual([0, over])
    const moved = fought.play('act move', 'move-to 12', 'move-count 2')
    expect([on(moved, 'p1', 'warlord', 12), on(moved, 'p1', 'warrior', 12), moved.legal]).toEqual([1, 2, over])
    expect(fought.play('done').legal).toEqual(over)
  })

  test('ROOT-14.7.5a: not after a half alone, and not in another mood', () => {
    expect(went({ pieces: [['warrior', 9]] }).play('done').legal).toEqual(over)
    expect(
      asked([advance], sides, { pieces: [['warrior', 1, 3]] })
        .chance({ dice: [0, 0] })
        .play('act battle').legal,
    ).toEqual(over)
    expect(
      went({ pieces: [['warrior', 9, 3]] }, 'rowdy')
        .chance({ dice: [0, 0] })
        .play('battle-whom p2').legal,
    ).toEqual(over)
  })

  test('ROOT-14.7.5b: nothing follows if the Warlord fell', () => {
    const fell = asked([advance], { ...sides, pieces: [['warlord', 1]] }, { pieces: [['warrior', 9, 2]] })
      .play('act move', 'move-to 9')
      .chance({ dice: [1, 1] })
      .play('battle-whom p2')
    expect([on(fell, 'p1', 'warlord', 9), fell.legal]).toEqual([0, over])
  })
})

describe('Rowdy', () => {
  const drawn = (p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
    hand(asked([{ do: 'draw-step', seat: 'p1' }], { mood: 'rowdy', ...p1 }, p2, factions), 'p1').length

  test('ROOT-14.7.6a: a card more, or two with three enemy pieces at the Warlord', () => {
    const lord: At = { pieces: [['warlord', 1]] }
    expect(drawn(lord)).toBe(2)
    expect(drawn(lord, { pieces: [['warrior', 1, 2]] })).toBe(2)
    expect(
      drawn(lord, {
        pieces: [
          ['warrior', 1, 2],
          ['wood', 1],
        ],
      }),
    ).toBe(3)
    expect(drawn({ pieces: [['warrior', 1]] }, { pieces: [['warrior', 1, 5]] })).toBe(2)
    expect(drawn({ ...lord, mood: 'bitter' }, { pieces: [['warrior', 1, 3]] })).toBe(1)
  })

  test('ROOT-14.7.6b: a pawn counts, pieces of all enemies together; other draws are not raised', () => {
    const { state } = table({
      factions: ['hundreds', 'vagabond', 'marquise'],
      sides: {
        p1: { mood: 'rowdy', pieces: [['warlord', 1]] },
        p2: { pawn: 1 },
        p3: {
          pieces: [
            ['warrior', 1],
            ['wood', 1],
          ],
        },
      },
      phase: 'evening',
      tasks: [{ do: 'draw-step', seat: 'p1' }],
    })
    expect(state.sides.p1?.hand).toHaveLength(3)
    const bank = asked([{ do: 'tax-draw', seat: 'p1' }], { mood: 'rowdy', pieces: [['warlord', 1]] })
    expect(hand(bank, 'p1')).toHaveLength(1)
  })
})

describe('Stubborn and Wrathful', () => {
  test('ROOT-14.7.7: in a battle at the Warlord the first hit does not count, once in a battle', () => {
    const sides: At = {
      mood: 'stubborn',
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 4],
      ],
    }
    const start = attacked(sides, { pieces: [['warrior', 1, 5]] })
    const one = start.chance({ dice: [1, 0] }).play('ambush nothing')
    expect([on(one, 'p1', 'warrior', 1), on(one, 'p1', 'warlord', 1)]).toEqual([4, 1])
    expect(one.events).toContainEqual({ type: 'hit-ignored', owner: 'p1' })
    const three = start.chance({ dice: [3, 0] }).play('ambush nothing', 'lose warrior', 'lose warrior')
    expect(on(three, 'p1', 'warrior', 1)).toBe(2)
    const ambushed = asked(
      [command],
      { ...sides, hand: ['anvil'] },
      { pieces: [['warrior', 1, 3]], hand: ['ambush-fox'] },
    )
      .play('act battle', 'ambush ambush-fox')
      .chance({ dice: [0, 0] })
      .play('foil nothing', 'lose warrior')
    expect(on(ambushed, 'p1', 'warrior', 1)).toBe(3)
  })

  test('ROOT-14.7.7, ROOT-14.7.9: not in a battle elsewhere', () => {
    const away = attacked(
      {
        mood: 'stubborn',
        pieces: [
          ['warlord', 6],
          ['warrior', 1, 4],
        ],
      },
      { pieces: [['warrior', 1, 5]] },
    )
      .chance({ dice: [1, 0] })
      .play('ambush nothing')
    expect(on(away, 'p1', 'warrior', 1)).toBe(3)
  })

  test('ROOT-14.7.8, ROOT-14.7.9: as attacker at the Warlord an extra hit', () => {
    const wrath = (at: number) =>
      asked(
        [command],
        {
          mood: 'wrathful',
          pieces: [
            ['warlord', at],
            ['warrior', 1, 3],
          ],
          hand: ['anvil'],
        },
        { pieces: [['warrior', 1, 5]] },
      )
        .chance({ dice: [1, 0] })
        .play('act battle')
    expect(hits(wrath(1))).toMatchObject([{ owner: 'p1', rolled: 1, extra: 1 }, { owner: 'p2' }])
    expect(hits(wrath(6))).toMatchObject([{ owner: 'p1', rolled: 1, extra: 0 }, { owner: 'p2' }])
    const defends = attacked(
      {
        mood: 'wrathful',
        pieces: [
          ['warlord', 1],
          ['warrior', 1, 3],
        ],
      },
      { pieces: [['warrior', 1, 5]] },
    )
    expect(hits(defends.chance({ dice: [0, 0] }).play('ambush nothing'))).toMatchObject([
      { owner: 'p2' },
      { owner: 'p1', extra: 0 },
    ])
  })

  test('ROOT-14.7.9: the Warlord that fell to the ambush makes nobody wrathful or stubborn', () => {
    const sides: At = {
      mood: 'wrathful',
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 3],
      ],
      hand: ['anvil'],
    }
    const fought = asked([command], sides, { pieces: [['warrior', 1, 3]], hand: ['ambush-fox'] })
      .play('act battle', 'ambush ambush-fox')
      .chance({ dice: [1, 0] })
      .play('foil nothing', 'lose warlord')
    expect([on(fought, 'p1', 'warlord', 1), hits(fought)]).toMatchObject([
      0,
      [{ owner: 'p1', rolled: 1, extra: 0 }, {}],
    ])
  })
})
