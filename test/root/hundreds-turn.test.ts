import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hundredsOf } from '../../src/root/rules/factions/hundreds/board'
import type { Faction, Mood } from '../../src/root/rules/vocabulary'
import { type At, hand, hoard, on, points, table } from './table'

const pair = ['hundreds', 'marquise'] as const
const over = ['reward points', 'reward cards']
const turn: Task = { do: 'turn', seat: 'p1' }
const raze: Task = { do: 'raze', seat: 'p1' }
const command: Task = { do: 'command', seat: 'p1', done: 0, last: true }
const campaigns: Task = { do: 'campaigns', seat: 'p1' }
const incite: Task = { do: 'incite', seat: 'p1' }
const asked = (tasks: readonly Task[], p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
  table({ factions, sides: { p1, p2 }, tasks })
const mood = ({ state }: Pick<ReturnType<typeof table>, 'state'>): Mood => hundredsOf({ state }, 'p1').mood

describe('Birdsong: raze', () => {
  test('ROOT-14.4.1a: enemy buildings and tokens leave the clearings with mobs, for a point each', () => {
    const done = asked(
      [raze],
      { pieces: [['mob', 1]] },
      {
        pieces: [
          ['workshop', 1],
          ['wood', 1, 2],
          ['warrior', 1, 3],
          ['sawmill', 5],
        ],
      },
    )
    expect([on(done, 'p2', 'workshop', 1), on(done, 'p2', 'wood', 1), points(done, 'p1')]).toEqual([0, 0, 3])
    expect([on(done, 'p2', 'warrior', 1), on(done, 'p2', 'sawmill', 5)]).toEqual([3, 1])
  })

  test('ROOT-14.4.1b, ROOT-ENG-32: an item from under the ruin goes into the Hoard; with the last one the ruin goes', () => {
    const ruined = (lying: 'boot' | 'sword') =>
      table({
        factions: pair,
        sides: { p1: { pieces: [['mob', 6]] } },
        arrange: ({ ruins }) => {
          ruins[6] = [lying]
        },
        tasks: [raze],
      })
    const done = ruined('sword')
    expect([hoard(done, 'p1'), done.state.ruins[6], points(done, 'p1')]).toEqual(['sword', null, 0])
  })

  test('ROOT-14.4.1b, ROOT-9.7.3d, ROOT-9.7.3a: of two items they see both and choose, also one of a kind that they have', () => {
    const start = table({
      factions: ['hundreds', 'vagabond', 'vagabond2'],
      sides: { p1: { pieces: [['mob', 6]], hoard: ['sword'] } },
      arrange: ({ ruins }) => {
        ruins[6] = ['sword', 'boot']
      },
      tasks: [raze],
    })
    expect([start.seat, start.legal]).toEqual(['p1', ['take boot', 'take sword']])
    expect([start.view('p1').looked[6], start.view('p2').looked[6], start.view('p2').ruins[6]]).toEqual([
      ['boot', 'sword'],
      null,
      2,
    ])
    const done = start.play('take sword')
    expect([hoard(done, 'p1'), done.state.ruins[6], done.view('p1').looked[6], done.view('p3').looked[6]]).toEqual([
      'sword sword',
      ['boot'],
      ['boot'],
      null,
    ])
    expect(start.refusal('take tea')).toMatchObject({ code: 'no-such-item', rule: 'ROOT-14.4.1b' })
  })

  test('ROOT-9.7.3a, ROOT-INFO-07: two items of a kind are asked for as well; a ruin that goes is forgotten', () => {
    const start = table({
      factions: ['hundreds', 'vagabond', 'vagabond2'],
      sides: { p1: { pieces: [['mob', 6]] } },
      arrange: ({ ruins }) => {
        ruins[6] = ['boot', 'boot']
      },
      tasks: [raze, raze],
    })
    expect(start.legal).toEqual(['take boot'])
    const done = start.play('take boot')
    expect([hoard(done, 'p1'), done.state.ruins[6], hundredsOf(done, 'p1').looked]).toEqual(['boot boot', null, []])
  })

  test('ROOT-14.4.1c, ROOT-DP-36: they choose the order, and each clearing is an event of its own', () => {
    const start = asked(
      [raze],
      {
        pieces: [
          ['mob', 1],
          ['mob', 6],
          ['mob', 8],
        ],
      },
      {
        pieces: [
          ['workshop', 1],
          ['workshop', 6],
        ],
      },
    )
    expect(start.legal).toEqual(['raze 1', 'raze 6'])
    const first = start.play('raze 6')
    expect([points(first, 'p1'), on(first, 'p2', 'workshop', 1)]).toEqual([2, 0])
    expect(start.refusal('raze 8')).toMatchObject({ code: 'nothing-to-raze', rule: 'ROOT-14.4.1a' })
    expect(start.refusal('raze 5')).toMatchObject({ code: 'no-mob', rule: 'ROOT-14.4.1a' })
  })

  test('ROOT-14.4.1c, ROOT-9.2.2.1: a Vagabond there damages nothing', () => {
    const done = asked([raze], { pieces: [['mob', 6]] }, { pawn: 6, items: ['boot', 'torch'] }, [
      'hundreds',
      'vagabond',
    ])
    expect([done.legal, done.state.sides.p2?.board]).toMatchObject([over, { damagedReady: [0, 0, 0, 0, 0, 0, 0, 0] }])
  })

  const rolled = (
    p1: At,
    suit: 'fox' | 'rabbit' | 'mouse',
    p2: At = {},
    spread: Task = { do: 'mob-die', seat: 'p1' },
  ) =>
    asked([command, spread], { ...p1, hand: ['anvil'], pieces: [...(p1.pieces ?? []), ['warrior', 4]] }, p2)
      .chance({ mobs: [suit] })
      .play('done')

  test('ROOT-14.4.1d: then the die brings a mob into a clearing of its suit that borders on one and has none', () => {
    const start = rolled({ pieces: [['mob', 1]] }, 'rabbit')
    expect(start.legal).toEqual(['place 5', 'place 10'])
    expect(on(start.play('place 10'), 'p1', 'mob', 10)).toBe(1)
    expect(start.refusal('place 9')).toMatchObject({ code: 'wrong-suit', rule: 'ROOT-14.4.1d' })
    expect(start.refusal('place 3')).toMatchObject({ code: 'no-mob-near', rule: 'ROOT-14.4.1d' })
    const only = rolled({ pieces: [['mob', 1]] }, 'mouse')
    expect(on(only, 'p1', 'mob', 9)).toBe(1)
    const fox = rolled({ pieces: [['mob', 1]] }, 'fox')
    expect(fox.legal).toEqual(over)
    expect(on(rolled({ pieces: [['mob', 1]] }, 'mouse', { pieces: [['keep', 9]] }), 'p1', 'mob', 9)).toBe(0)
  })

  test('ROOT-14.4.1e, ROOT-ENG-25: the die is rolled without a mob on the map, and without one in the supply', () => {
    for (const pieces of [[], [1, 4, 6, 8, 12].map((at) => ['mob', at] as const)]) {
      const done = rolled({ pieces }, 'rabbit')
      expect(done.events).toContainEqual({ type: 'mob-die', seat: 'p1', suit: 'rabbit' })
      expect(done.legal).toEqual(over)
    }
  })

  test('ROOT-14.4.1d: a mob that has come razes in the next turn only', () => {
    const start = table({
      factions: pair,
      sides: { p1: { pieces: [['mob', 1]] }, p2: { pieces: [['workshop', 9]], crafted: ['saboteurs'].slice(1) } },
      phase: 'birdsong',
      tasks: [{ do: 'mood', seat: 'p1' }, raze, { do: 'mob-die', seat: 'p1' }],
    })
    const done = start.chance({ mobs: ['mouse'] }).play('mood bitter')
    expect([on(done, 'p1', 'mob', 9), on(done, 'p2', 'workshop', 9)]).toEqual([1, 1])
  })
})

describe('Birdsong: recruit and anoint', () => {
  const recruit: Task = { do: 'hundreds-recruit', seat: 'p1' }

  test('ROOT-EX-44, ROOT-14.4.2a, ROOT-14.4.2b: Prowess at the Warlord, then one in each clearing with a stronghold', () => {
    const done = asked([recruit], {
      pieces: [
        ['warlord', 2],
        ['stronghold', 2, 2],
        ['stronghold', 6],
      ],
    })
    expect([on(done, 'p1', 'warrior', 2), on(done, 'p1', 'warrior', 6)]).toEqual([2, 1])
    const more = asked([recruit], { pieces: [['warlord', 2]], hoard: ['sword', 'tea', 'hammer'] })
    expect(on(more, 'p1', 'warrior', 2)).toBe(3)
    const none = asked([recruit], { pieces: [['stronghold', 6]] })
    expect([on(none, 'p1', 'warrior', 6), none.state.sides.p1?.supply]).toEqual([1, 19])
  })

  test('ROOT-14.4.2c: with too few they say where; where they cannot be placed none are', () => {
    const start = asked([recruit], {
      pieces: [
        ['warlord', 1],
        ['stronghold', 2],
        ['stronghold', 6],
        ['stronghold', 8],
        ['warrior', 4, 17],
      ],
    })
    expect([start.legal, on(start, 'p1', 'warrior', 1)]).toEqual([['place 2', 'place 6', 'place 8'], 1])
    const done = start.play('place 8', 'place 2')
    expect([on(done, 'p1', 'warrior', 2), on(done, 'p1', 'warrior', 6), on(done, 'p1', 'warrior', 8)]).toEqual([
      1, 0, 1,
    ])
    expect(start.refusal('place 5')).toMatchObject({ code: 'not-rallied', rule: 'ROOT-14.4.2c' })
    const barred = asked(
      [recruit],
      {
        pieces: [
          ['warlord', 1],
          ['stronghold', 1],
          ['stronghold', 6],
        ],
      },
      { pieces: [['keep', 1]] },
    )
    expect([on(barred, 'p1', 'warrior', 1), on(barred, 'p1', 'warrior', 6)]).toEqual([0, 1])
  })

  const anoint: Task = { do: 'anoint', seat: 'p1' }

  test('ROOT-14.4.3a, ROOT-14.2.2d: without a Warlord on the map a warrior becomes it', () => {
    const start = asked([anoint], {
      pieces: [
        ['warrior', 1, 2],
        ['warrior', 6],
      ],
    })
    expect(start.legal).toEqual(['anoint 1', 'anoint 6'])
    const done = start.play('anoint 1')
    expect([on(done, 'p1', 'warlord', 1), on(done, 'p1', 'warrior', 1), done.state.sides.p1?.supply]).toEqual([
      1, 1, 18,
    ])
    expect(start.refusal('anoint 5')).toMatchObject({ code: 'nobody-there', rule: 'ROOT-14.4.3a' })
    expect(
      asked([anoint], {
        pieces: [
          ['warrior', 1],
          ['warlord', 6],
        ],
      }).legal,
    ).toEqual(over)
  })

  test('ROOT-14.4.3b: if that cannot be done, it comes to any clearing where it can be placed', () => {
    const start = asked([anoint], { pieces: [['warrior', 1]] }, { pieces: [['keep', 1]] })
    expect(start.legal).toHaveLength(11)
    expect(start.refusal('anoint 1')).toMatchObject({ code: 'keep' })
    const done = start.play('anoint 9')
    expect([on(done, 'p1', 'warlord', 9), on(done, 'p1', 'warrior', 1)]).toEqual([1, 1])
  })
})

describe('Birdsong: the mood', () => {
  const choose: Task = { do: 'mood', seat: 'p1' }

  test('ROOT-14.4.4a, ROOT-DP-49: another mood, whose item is not in the Hoard', () => {
    const start = asked([choose], { hoard: ['sword', 'boot'] })
    expect(start.legal).toEqual(['mood bitter', 'mood grandiose', 'mood lavish', 'mood relentless', 'mood rowdy'])
    expect(mood(start.play('mood rowdy'))).toBe('rowdy')
    expect(start.refusal('mood wrathful')).toMatchObject({ code: 'item-hoarded', rule: 'ROOT-14.4.4a' })
    expect(start.refusal('mood stubborn')).toMatchObject({ code: 'same-mood', rule: 'ROOT-14.4.4a' })
  })

  const all = ['hammer', 'tea', 'boot', 'bag', 'coins', 'crossbow', 'sword'] as const

  test('ROOT-14.4.4b: Lavish can always be chosen', () => {
    expect(mood(asked([choose], { hoard: all }))).toBe('lavish')
  })

  test('ROOT-14.4.4c: Lavish stays if no other can be chosen', () => {
    const kept = asked([choose], { hoard: all, mood: 'lavish' })
    expect([kept.legal, mood(kept)]).toEqual([over, 'lavish'])
    expect(asked([choose], { hoard: all.slice(1), mood: 'lavish' }).state.sides.p1?.board).toMatchObject({
      mood: 'bitter',
    })
  })

  test('ROOT-14.4.4a: an item razed in this turn locks its mood at once', () => {
    const start = table({
      factions: pair,
      sides: {
        p1: {
          pieces: [
            ['mob', 6],
            ['warlord', 1],
          ],
        },
      },
      arrange: ({ ruins }) => {
        ruins[6] = ['boot']
      },
      tasks: [raze, choose],
    })
    expect([start.legal.includes('mood bitter'), start.legal.includes('mood jubilant')]).toEqual([true, false])
  })

  test('ROOT-14.4.4d: it lasts until the next choice, whatever item comes later', () => {
    const done = asked([{ do: 'craft-step', seat: 'p1' }], {
      pieces: [
        ['stronghold', 1],
        ['stronghold', 6],
      ],
      hand: ['anvil'],
      mood: 'bitter',
    }).play('craft anvil', 'keep item')
    expect([hoard(done, 'p1'), mood(done)]).toEqual(['hammer', 'bitter'])
  })
})

describe('Daylight: command', () => {
  test('ROOT-14.5.2a, ROOT-14.5.2.1, ROOT-14.5.2.2, ROOT-14.5.2.3: so many moves, battles and strongholds, in any order', () => {
    const start = asked(
      [campaigns],
      { pieces: [['warrior', 1, 3]], hand: ['anvil'], hoard: ['boot'] },
      { pieces: [['warrior', 1]] },
    )
    expect(start.legal).toEqual(['act move', 'act battle', 'act build', 'done'])
    const moved = start.play('act move', 'move-to 9', 'move-count 1')
    expect(on(moved, 'p1', 'warrior', 9)).toBe(1)
    const built = moved.play('act build')
    expect([built.legal, built.seat]).toEqual([['spend anvil'], 'p1'])
    const done = built.play('spend anvil')
    expect([on(done, 'p1', 'stronghold', 1), hand(done, 'p1'), done.legal]).toEqual([1, [], over])
  })

  test('ROOT-14.5.2.1: the Warlord may go along, or stay; alone it goes', () => {
    const start = asked([command], {
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 2],
      ],
    }).play('act move', 'move-to 9')
    expect([start.seat, start.legal]).toEqual(['p1', ['lead along', 'lead stay']])
    expect(start.play('lead stay').legal).toEqual(['move-count 1', 'move-count 2'])
    const along = start.play('lead along')
    expect(along.legal).toEqual(['move-count 0', 'move-count 1', 'move-count 2'])
    const done = along.play('move-count 1')
    expect([on(done, 'p1', 'warlord', 9), on(done, 'p1', 'warrior', 9), on(done, 'p1', 'warrior', 1)]).toEqual([
      1, 1, 1,
    ])
    expect(done.events.filter(({ type }) => type === 'moved')).toEqual([
      { type: 'moved', owner: 'p1', from: 1, to: 9, count: 1, ferry: false },
      { type: 'moved', owner: 'p1', from: 1, to: 9, count: 1, ferry: false, piece: 'warlord' },
    ])
    const alone = asked([command], { pieces: [['warlord', 1]] }).play('act move', 'move-to 9')
    expect([alone.legal, on(alone, 'p1', 'warlord', 9)]).toEqual([over, 1])
  })

  test('ROOT-14.5.2.3: the card fits a clearing that they rule, with an open slot; a bird fits any', () => {
    const sides: At = {
      pieces: [
        ['warrior', 1],
        ['warrior', 2],
        ['warrior', 9],
      ],
    }
    const start = asked(
      [command],
      { ...sides, hand: ['anvil', 'sword', 'bake-sale', 'sappers'] },
      { pieces: [['warrior', 9, 2]] },
    )
    const build = start.play('act build')
    expect(build.legal).toEqual(['spend anvil', 'spend sword', 'spend sappers'])
    expect(build.play('spend sappers').legal).toEqual(['place 1', 'place 2'])
    expect(on(build.play('spend sword'), 'p1', 'stronghold', 2)).toBe(1)
    expect(build.refusal('spend bake-sale')).toMatchObject({ code: 'nowhere-to-build', rule: 'ROOT-14.5.2.3' })
    const other = build.play('spend sappers')
    expect(other.refusal('place 9')).toMatchObject({ code: 'not-ruled', rule: 'ROOT-14.5.2.3' })
  })

  test('ROOT-14.5.2b: Command is looked at each time an action begins', () => {
    const start = asked(
      [campaigns],
      {
        pieces: [
          ['warlord', 1],
          ['warrior', 1, 4],
        ],
        hoard: [],
        mood: 'rowdy',
      },
      { pieces: [['warrior', 1]], box: ['boot'] },
    )
    const looted = start.chance({ dice: [0, 0] }).play('act battle', 'loot yes')
    expect([hoard(looted, 'p1'), looted.legal.includes('act build'), looted.state.agenda.at(-1)]).toMatchObject([
      'boot',
      false,
      { do: 'command', done: 1 },
    ])
  })

  test('ROOT-ENG-12a: options stay open after the last step', () => {
    const start = asked([campaigns], {
      pieces: [
        ['warrior', 1, 2],
        ['warrior', 5],
      ],
      crafted: ['tax-collector'],
    })
    expect(start.play('act move', 'move-from 1', 'move-to 9', 'move-count 1').legal).toEqual([
      'use tax-collector',
      'done',
    ])
  })

  test('ROOT-ENG-12a: between Command and Advance the advance is asked for at once', () => {
    const { legal } = asked([campaigns], {
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 2],
      ],
      crafted: ['tax-collector'],
    }).play('act move', 'move-to 9', 'lead along', 'move-count 1')
    expect(legal).toEqual(['act move', 'use tax-collector', 'done'])
  })
})

describe('Daylight: advance', () => {
  const lord: At = {
    pieces: [
      ['warlord', 1],
      ['warrior', 1, 4],
    ],
    mood: 'rowdy',
  }
  const advance: Task = { do: 'campaign', seat: 'p1', by: 'prowess', done: 0, last: true }

  test('ROOT-14.5.3a: the Warlord moves with any number of warriors, then battles where it is', () => {
    const start = asked([advance], lord, { pieces: [['warrior', 9]] })
    expect(start.legal).toEqual(['act move', 'done'])
    const to = start.play('act move')
    expect(to.legal).toEqual(['move-to 5', 'move-to 9', 'move-to 10'])
    const count = to.play('move-to 9')
    expect(count.legal).toEqual(['move-count 0', 'move-count 1', 'move-count 2', 'move-count 3', 'move-count 4'])
    const there = count.play('move-count 3')
    expect(there.legal).toEqual(['battle-whom p2', 'done'])
    const fought = there.chance({ dice: [1, 0] }).play('battle-whom p2')
    expect([on(fought, 'p1', 'warlord', 9), on(fought, 'p1', 'warrior', 9), on(fought, 'p2', 'warrior', 9)]).toEqual([
      1, 3, 0,
    ])
    expect(fought.legal).toEqual(over)
    expect(there.play('done').legal).toEqual(over)
    expect(there.refusal('battle-whom p1')).toMatchObject({ code: 'own-seat' })
  })

  test('ROOT-14.5.3b: a battle without a move is an advance; doing neither is not offered', () => {
    const start = asked([advance], lord, { pieces: [['warrior', 1]] })
    expect(start.legal).toEqual(['act move', 'act battle', 'done'])
    const fought = start.chance({ dice: [0, 0] }).play('act battle')
    expect([fought.events.some(({ type }) => type === 'rolled'), fought.legal]).toEqual([true, over])
    expect(start.play('done').legal).toEqual(over)
  })

  test('ROOT-14.5.3a: as often as Prowess allows', () => {
    const start = asked([advance], { ...lord, hoard: ['sword'] })
    const second = start.play('act move', 'move-to 9', 'move-count 4')
    expect(second.legal).toEqual(['act move', 'done'])
    expect(second.play('act move', 'move-to 12', 'move-count 0').legal).toEqual(over)
  })

  test('ROOT-14.5.3c, ROOT-4.2.1a: the move obeys rule; without a Warlord, or once it fell, there is no Advance', () => {
    const stuck = asked(
      [advance],
      { ...lord, pieces: [['warlord', 1]] },
      {
        pieces: [
          ['warrior', 1, 2],
          ['warrior', 9, 2],
        ],
      },
    )
    expect(stuck.legal).toEqual(['act battle', 'done'])
    expect(stuck.refusal('act move')).toMatchObject({ code: 'warlord-stuck', rule: 'ROOT-14.5.3c' })
    expect(asked([advance], { ...lord, pieces: [['warrior', 1]] }).legal).toEqual(over)
    const without = asked([advance], { ...lord, pieces: [['warrior', 1]], crafted: ['tax-collector'] })
    expect([without.legal, without.state.agenda.at(-1)?.do]).toEqual([['use tax-collector', 'done'], 'window'])
    const fell = asked(
      [advance],
      { ...lord, pieces: [['warlord', 1]], hoard: ['tea'] },
      { pieces: [['warrior', 1, 3]] },
    )
      .chance({ dice: [1, 1] })
      .play('act battle')
    expect([on(fell, 'p1', 'warlord', 1), fell.legal]).toEqual([0, over])
  })
})

describe('Evening', () => {
  test('ROOT-14.6.1a: cards are spent for mobs where a warrior is and no mob, the Warlord included', () => {
    const start = asked([incite], {
      pieces: [
        ['warrior', 1],
        ['warlord', 2],
        ['warrior', 6],
        ['mob', 6],
      ],
      hand: ['anvil', 'sword', 'bake-sale', 'sappers'],
    })
    expect(start.legal).toEqual(['incite anvil', 'incite sword', 'incite sappers', 'done'])
    const bird = start.play('incite sappers')
    expect(bird.legal).toEqual(['place 1', 'place 2'])
    const two = bird.play('place 2')
    expect([on(two, 'p1', 'mob', 2), two.legal, two.state.discard]).toEqual([1, ['incite anvil', 'done'], ['sappers']])
    expect(on(two.play('incite anvil'), 'p1', 'mob', 1)).toBe(1)
    expect(start.refusal('incite bake-sale')).toMatchObject({ code: 'nowhere-to-incite', rule: 'ROOT-14.6.1a' })
    expect(bird.refusal('place 6')).toMatchObject({ code: 'mob-there' })
    expect(bird.refusal('place 5')).toMatchObject({ code: 'nobody-there', rule: 'ROOT-14.6.1a' })
  })

  test('ROOT-14.6.1b: not without a mob in the supply, nor where none can be placed', () => {
    const five: At['pieces'] = [3, 4, 5, 6, 7].map((at) => ['mob', at] as const)
    expect(asked([incite], { pieces: [['warrior', 1], ...five], hand: ['anvil'] }).legal).toEqual(over)
    const barred = asked([incite], { pieces: [['warrior', 1]], hand: ['anvil'] }, { pieces: [['keep', 1]] })
    expect(barred.legal).toEqual(over)
  })

  const oppress = (p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
    points(asked([{ do: 'oppress', seat: 'p1' }], p1, p2, factions), 'p1')
  const held = (count: number): At => ({
    pieces: [1, 2, 3, 4, 5, 6, 7].slice(0, count).map((at) => ['warrior', at] as const),
  })

  test('ROOT-14.6.2a: points by the number of clearings', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((count) => oppress(held(count)))).toEqual([0, 1, 1, 2, 2, 3, 4, 4])
  })

  test('ROOT-EX-45, ROOT-14.6.2c: any enemy piece spoils a clearing, a pawn too; a ruin does not', () => {
    expect(oppress(held(5), { pawn: 2 }, ['hundreds', 'vagabond'])).toBe(2)
    expect(oppress({ pieces: [['warrior', 6, 3]] }, { pieces: [['wood', 6]] })).toBe(0)
    expect(oppress({ pieces: [['warrior', 6, 3]] }, { pieces: [['warrior', 6]] })).toBe(0)
    expect(oppress({ pieces: [['warrior', 6, 3]] })).toBe(1)
  })

  test('ROOT-14.6.2b, ROOT-14.6.2c, ROOT-EX-81: hired mercenaries rule and spoil nothing, but a Hundreds piece must be there', () => {
    const hired = table({
      factions: ['hundreds', 'riverfolk'],
      sides: {
        p1: {
          pieces: [
            ['mob', 1],
            ['mob', 8],
          ],
        },
        p2: {
          pieces: [
            ['warrior', 1],
            ['warrior', 2],
            ['warrior', 5],
            ['warrior', 8],
            ['post-fox', 8],
          ],
        },
      },
      phase: 'evening',
      arrange: ({ turn: marks }) => void marks.used.push('mercenaries'),
      tasks: [{ do: 'oppress', seat: 'p1' }],
    })
    expect(points(hired, 'p1')).toBe(1)
  })

  test('ROOT-14.6.3a, ROOT-14.6.3b: a card is drawn, and what is above five is discarded', () => {
    const start = asked(
      [
        { do: 'draw-step', seat: 'p1' },
        { do: 'discard-step', seat: 'p1' },
      ],
      { hand: ['anvil', 'sword', 'bake-sale', 'sappers', 'armorers'] },
    )
    expect(hand(start, 'p1')).toHaveLength(6)
    const done = start.play('discard sword')
    expect([hand(done, 'p1').length, done.legal]).toEqual([5, over])
  })
})

test('ROOT-EX-69: a turn of the Hundreds', () => {
  const start = table({
    factions: ['hundreds', 'alliance'],
    sides: {
      p1: {
        pieces: [
          ['warlord', 1],
          ['warrior', 1, 4],
          ['stronghold', 1],
        ],
        hand: ['sword', 'anvil'],
        mood: 'stubborn',
      },
      p2: { pieces: [['warrior', 9]] },
    },
    tasks: [turn],
  })
  expect([on(start, 'p1', 'warrior', 1), start.legal.filter((action) => action.startsWith('mood')).length]).toEqual([
    6, 7,
  ])
  const day = start.play('mood grandiose', 'done')
  expect(day.legal).toEqual(['act move', 'done'])
  const there = day.play('act move', 'move-to 9', 'move-count 4')
  const fought = there.chance({ dice: [2, 1] }).play('battle-whom p2')
  const lost = fought.play('lose warrior')
  expect([on(lost, 'p1', 'warrior', 9), on(lost, 'p2', 'warrior', 9)]).toEqual([3, 0])
  const built = lost.play('act build', 'spend sword')
  expect(on(built, 'p1', 'stronghold', 9)).toBe(1)
  const evening = built.play('incite anvil')
  expect([on(evening, 'p1', 'mob', 1), points(evening, 'p1'), hand(evening, 'p1').length]).toEqual([1, 1, 1])
})
