import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { hundredsFacts, moodItems } from '../../src/root/rules/factions/hundreds/facts'
import { trackValue } from '../../src/root/rules/factions/hundreds/hoard'
import { pieceTotals } from '../../src/root/rules/pieces'
import { playOn } from '../../src/root/rules/play-on'
import { presenceAt, rulerOf } from '../../src/root/rules/rule'
import { type Faction, type Item, items, moods } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { type At, hand, hoard, on, points, table } from './table'

const pair = ['hundreds', 'marquise'] as const
const over = ['reward points', 'reward cards']
const command: Task = { do: 'command', seat: 'p1', done: 0, last: true }
const asked = (tasks: readonly Task[], p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
  table({ factions, sides: { p1, p2 }, tasks })

describe('its box and its board', () => {
  test('ROOT-14.0a, ROOT-COMP-09: twenty warriors and a Warlord, six strongholds, five mobs, eight moods', () => {
    expect(pieceTotals.hundreds).toEqual({ warrior: 20, warlord: 1, stronghold: 6, mob: 5 })
    expect([hundredsFacts.reach, moods.length]).toEqual([9, 8])
  })

  test('ROOT-14.0b, ROOT-14.2.4.2: Command and Prowess follow the items on their tracks at every moment', () => {
    const worth = (track: 'command' | 'prowess', lying: readonly Item[]) =>
      trackValue(playOn(asked([command], { hoard: lying, pieces: [['warrior', 1]] }).state), 'p1', track)
    const all: readonly Item[] = ['boot', 'bag', 'coins', 'boot']
    expect([0, 1, 2, 3, 4].map((count) => worth('command', all.slice(0, count)))).toEqual([1, 2, 2, 3, 4])
    const arms: readonly Item[] = ['hammer', 'tea', 'sword', 'crossbow']
    expect([0, 1, 2, 3, 4].map((count) => worth('prowess', arms.slice(0, count)))).toEqual([1, 2, 2, 3, 4])
    expect(worth('prowess', all)).toBe(1)
  })

  test('ROOT-14.0b: seven moods show an item, and Lavish none', () => {
    expect(moodItems).toEqual({
      bitter: 'hammer',
      grandiose: 'tea',
      jubilant: 'boot',
      lavish: null,
      relentless: 'bag',
      rowdy: 'coins',
      stubborn: 'crossbow',
      wrathful: 'sword',
    })
  })

  test('ROOT-14.0c: everybody sees Hoard, mood and mobs; only the hand is hidden', () => {
    const { state } = asked([command], { hoard: ['tea'], mood: 'rowdy', pieces: [['mob', 1]], hand: ['anvil'] })
    const side = root.view(state, 'spectator').sides.p1
    expect(side).toMatchObject({ hand: null, handSize: 1, board: { mood: 'rowdy' } })
    expect(side?.board).toEqual(state.sides.p1?.board)
    expect(side?.pieces.mob?.[1]).toBe(1)
  })
})

describe('setup', () => {
  const started = (factions: readonly Faction[]) => script(root)(root.setup({ seed: 3, factions, map: 'autumn' }))

  test('ROOT-14.3.1a, ROOT-14.3.1b, ROOT-14.3.3: the Warlord, four warriors and a stronghold come to a corner opposite another start', () => {
    const corner = started(pair).play('start 1', 'place 1', 'place 5', 'place 9')
    expect(corner.events.filter((event) => event.type === 'placed' && event.owner === 'p1').slice(0, 3)).toEqual([
      { type: 'placed', owner: 'p1', piece: 'warlord', at: 3, count: 1 },
      { type: 'placed', owner: 'p1', piece: 'warrior', at: 3, count: 4 },
      { type: 'placed', owner: 'p1', piece: 'stronghold', at: 3, count: 1 },
    ])
    expect(corner.state.sides.p1?.board).toMatchObject({ mood: 'stubborn' })
  })

  test('ROOT-14.3.1b, ROOT-5.1.7d: without a start opposite any free corner will do', () => {
    const alone = started(['hundreds', 'alliance'])
    expect([alone.seat, alone.legal]).toEqual(['p1', ['start 1', 'start 2', 'start 3', 'start 4']])
    const placed = alone.play('start 2')
    expect([on(placed, 'p1', 'warlord', 2), on(placed, 'p1', 'stronghold', 2)]).toEqual([1, 1])
    expect(alone.refusal('start 5')).toMatchObject({ code: 'not-a-corner', rule: 'ROOT-14.3.1b' })
  })

  test('ROOT-14.3.2, ROOT-INT-77: the four items lie under the ruins; with a Vagabond they lie there already', () => {
    const lying = ({ state }: ReturnType<typeof started>) => state.ruins.flatMap((each) => each ?? []).sort()
    const four = ['bag', 'boot', 'hammer', 'sword']
    expect(lying(started(['hundreds', 'alliance']).play('start 1'))).toEqual(four)
    const both = started(['hundreds', 'vagabond']).play('character thief', 'start-in a1', 'start 1')
    expect(lying(both)).toEqual(four)
    const three = started(['hundreds', 'vagabond', 'vagabond2'])
    const two = three.play('character thief', 'start-in a1', 'character ranger', 'start-in a2', 'start 1')
    expect(lying(two)).toEqual([...four, ...four].sort())
  })

  test('ROOT-INT-77a: a described position has one set as well, whoever sits first', () => {
    for (const factions of [
      ['hundreds', 'vagabond'],
      ['vagabond', 'hundreds'],
    ] as const) {
      const { ruins } = root.position({ factions, phase: 'evening' })
      expect(ruins.flatMap((each) => each ?? [])).toHaveLength(4)
    }
  })
})

describe('the Warlord', () => {
  const lord: At = { pieces: [['warlord', 1]] }

  test('ROOT-14.2.2a, ROOT-INT-06: it counts as a warrior for rule, and as a hit in battle', () => {
    const { state } = asked([command], { ...lord, hand: ['anvil'] }, { pieces: [['warrior', 5]] })
    expect([presenceAt(playOn(state), 'p1', 1), rulerOf(playOn(state), 1)]).toEqual([1, 'p1'])
    const start = asked([command], { ...lord, hand: ['anvil'] }, { pieces: [['warrior', 1, 2]] })
    const fought = start.chance({ dice: [3, 0] }).play('act battle')
    expect(on(fought, 'p2', 'warrior', 1)).toBe(1)
  })

  test('ROOT-14.2.2a: alone it is not defenseless, and it brings Outrage', () => {
    const attack = asked(
      [
        { do: 'craft-step', seat: 'p1' },
        { do: 'battle', seat: 'p2', suit: 'bird' },
      ],
      { ...lord, hand: ['anvil'], mood: 'rowdy' },
      { pieces: [['warrior', 1, 2]] },
    )
    const fought = attack.chance({ dice: [0, 0] }).play('ambush nothing')
    expect([on(fought, 'p1', 'warlord', 1), fought.events.find(({ type }) => type === 'hits')]).toMatchObject([
      1,
      { owner: 'p2', extra: 0 },
    ])
    const moved = asked(
      [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
      { ...lord, hand: ['sword'] },
      { pieces: [['sympathy', 9]] },
      ['hundreds', 'alliance'],
    ).play('move-to 9')
    expect([moved.seat, moved.legal]).toEqual(['p1', ['outrage sword']])
  })

  test('ROOT-14.2.2b, ROOT-EX-52, ROOT-INT-10: no Favor, tax or strike removes it', () => {
    const favor = asked(
      [{ do: 'craft-step', seat: 'p2' }],
      {
        pieces: [
          ['warlord', 1],
          ['warrior', 1, 2],
          ['mob', 1],
        ],
      },
      {
        pieces: [
          ['workshop', 6],
          ['workshop', 8],
          ['workshop', 12],
        ],
        hand: ['favor-of-the-foxes'],
      },
    ).play('craft favor-of-the-foxes')
    expect([
      on(favor, 'p1', 'warlord', 1),
      on(favor, 'p1', 'warrior', 1),
      on(favor, 'p1', 'mob', 1),
      points(favor, 'p2'),
    ]).toEqual([1, 0, 0, 1])
    const tax = asked([{ do: 'window', seat: 'p1', moment: 'daylight' }], { ...lord, crafted: ['tax-collector'] })
    expect(tax.legal).toEqual(over)
    const strike = table({
      factions: ['hundreds', 'vagabond'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['mob', 1],
          ],
        },
        p2: { pawn: 1, items: ['crossbow', 'boot'] },
      },
      active: 'p2',
      tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
    })
    expect(strike.legal).not.toContain('act strike')
  })

  test('ROOT-14.2.2b: it is neither converted nor replaced', () => {
    const cult = table({
      factions: ['hundreds', 'cult', 'marquise'],
      sides: { p1: lord, p2: { acolytes: 3, outcast: 'fox' }, p3: { pieces: [['warrior', 6]] } },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'conspiracy', seat: 'p2' }],
    })
    expect(on(cult.play('conspire convert'), 'p2', 'warrior', 6)).toBe(1)
    const bureau = table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: lord, p2: { crafted: ['propaganda-bureau'], hand: ['anvil'] } },
      active: 'p2',
      tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
    })
    expect(bureau.legal).toEqual(over)
  })

  test('ROOT-14.2.2c, ROOT-CARD-44: False Orders count it for the half, and do not move it', () => {
    const orders = (rats: number) =>
      table({
        factions: pair,
        deck: 'exiles',
        sides: {
          p1: {
            pieces: [
              ['warlord', 1],
              ['warrior', 1, rats],
            ],
          },
          p2: { crafted: ['false-orders'] },
        },
        active: 'p2',
        phase: 'birdsong',
        tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong' }],
      })
    const moved = orders(2).play('use false-orders', 'move-to 9')
    expect([on(moved, 'p1', 'warrior', 9), on(moved, 'p1', 'warlord', 1)]).toEqual([2, 1])
    expect(on(orders(1).play('use false-orders', 'move-to 9'), 'p1', 'warrior', 9)).toBe(1)
    expect(orders(0).legal).toEqual(over)
  })

  test('ROOT-14.2.2c: a move in the turn of others leaves it where it is, unasked', () => {
    const moved = table({
      factions: pair,
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, 2],
          ],
        },
      },
      active: 'p2',
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    }).play('move-to 9')
    expect(moved.legal).toEqual(['move-count 1', 'move-count 2'])
  })

  test('ROOT-14.2.2c, ROOT-9.2.9.2.2c: the allied Vagabond does not take it along', () => {
    const along = (rats: number) =>
      table({
        factions: ['hundreds', 'vagabond'],
        sides: {
          p1: {
            pieces: [
              ['warlord', 1],
              ['warrior', 1, rats],
            ],
          },
          p2: { pawn: 1, items: ['boot', 'sword'], relations: { p1: 3 } },
        },
        active: 'p2',
        tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
      }).play('act move', 'move-to 9')
    expect(along(1).legal).toEqual(['along p1', 'along nothing'])
    expect(on(along(1).play('along p1'), 'p1', 'warrior', 9)).toBe(1)
    expect(along(0).state.sides.p2?.board).toMatchObject({ clearing: 9 })
  })

  test('ROOT-14.2.2d, ROOT-14.2.2e, ROOT-CARD-42: fallen in battle it waits in no supply and on no card', () => {
    const fell = table({
      factions: pair,
      deck: 'exiles',
      sides: {
        p1: { ...lord, hand: ['anvil'], mood: 'rowdy' },
        p2: { pieces: [['warrior', 1, 3]], crafted: ['coffin-makers'], hand: ['sword'] },
      },
      tasks: [command],
    })
      .chance({ dice: [1, 1] })
      .play('act battle', 'ambush nothing')
    expect([on(fell, 'p1', 'warlord', 1), fell.state.sides.p1?.supply, fell.state.coffin]).toEqual([0, 20, { p2: 1 }])
  })

  test('ROOT-14.2.2f: of hits the Hundreds choose a warrior or the Warlord, both before a stronghold or mob', () => {
    const sides: At = {
      pieces: [
        ['warlord', 1],
        ['warrior', 1, 2],
        ['stronghold', 1],
        ['mob', 1],
      ],
      mood: 'rowdy',
    }
    const struck = (hits: number) =>
      table({
        factions: pair,
        sides: { p1: { ...sides, hand: ['anvil'] }, p2: { pieces: [['warrior', 1, 5]] } },
        active: 'p2',
        tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
      })
        .chance({ dice: [hits, 0] })
        .play('ambush nothing')
    const one = struck(1)
    expect([one.seat, one.legal]).toEqual(['p1', ['lose warrior', 'lose warlord']])
    expect(on(one.play('lose warlord'), 'p1', 'warrior', 1)).toBe(2)
    const two = struck(2).play('lose warrior')
    expect(two.legal).toEqual(['lose warrior', 'lose warlord'])
    expect([on(two.play('lose warlord'), 'p1', 'warrior', 1)]).toEqual([1])
    const three = struck(3)
    expect([on(three, 'p1', 'warlord', 1), on(three, 'p1', 'stronghold', 1), on(three, 'p1', 'mob', 1)]).toEqual([
      0, 1, 1,
    ])
    expect(one.refusal('lose stronghold')).toMatchObject({ code: 'no-such-piece', rule: 'ROOT-4.3.4b' })
  })
})

describe('items', () => {
  const craft = (p1: At, deck: 'standard' | 'exiles' = 'standard', p2: At = {}) =>
    table({ factions: pair, deck, sides: { p1, p2 }, tasks: [{ do: 'craft-step', seat: 'p1' }] })

  test('ROOT-14.2.1, ROOT-14.5.1: the Hundreds craft with strongholds', () => {
    const start = craft({
      pieces: [
        ['stronghold', 1],
        ['stronghold', 6],
      ],
      hand: ['anvil', 'sword', 'bake-sale'],
    })
    expect(start.legal).toEqual(['craft anvil', 'craft sword', 'done'])
    expect(start.refusal('craft bake-sale')).toMatchObject({ code: 'cannot-pay' })
  })

  test('ROOT-14.2.3a, ROOT-DP-16: of a crafted item they keep the item or the points', () => {
    const start = craft({
      pieces: [
        ['stronghold', 1],
        ['stronghold', 6],
      ],
      hand: ['anvil'],
    }).play('craft anvil')
    expect([start.seat, start.legal]).toEqual(['p1', ['keep item', 'keep points']])
    const item = start.play('keep item')
    expect([hoard(item, 'p1'), points(item, 'p1'), item.state.supply[items.indexOf('hammer')]]).toEqual([
      'hammer',
      0,
      0,
    ])
    expect(item.state.discard).toEqual(['anvil'])
    const score = start.play('keep points')
    expect([hoard(score, 'p1'), points(score, 'p1'), score.state.supply[items.indexOf('hammer')]]).toEqual(['', 2, 0])
  })

  test('ROOT-14.2.3b, ROOT-CARD-30: extra points come in both cases, and both are crafting for the Broker', () => {
    const start = craft(
      {
        pieces: [
          ['stronghold', 1],
          ['stronghold', 6],
        ],
        hand: ['anvil'],
        crafted: ['master-engravers'],
      },
      'exiles',
      { crafted: ['murine-broker'] },
    ).play('craft anvil')
    for (const [kept, score] of [
      ['keep item', 1],
      ['keep points', 3],
    ] as const) {
      const done = start.play(kept)
      expect([points(done, 'p1'), hand(done, 'p2')]).toEqual([score, [expect.any(String)]])
    }
  })

  test('ROOT-14.2.4.1a: an item goes to its track, and is used for nothing else', () => {
    const done = craft({
      pieces: [
        ['stronghold', 1],
        ['stronghold', 6],
      ],
      hand: ['anvil'],
    }).play('craft anvil', 'keep item')
    expect([done.state.sides.p1?.items.every((count) => count === 0), hoard(done, 'p1')]).toEqual([true, 'hammer'])
    const league = table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: { crafted: ['league-of-adventurous-mice'], hoard: ['boot'], pieces: [['warrior', 1]] } },
      tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
    })
    expect(league.legal).toEqual(over)
  })

  test('ROOT-INV-29: the laws tell a track with five items, and a torch on it', () => {
    const lying = (own: At['hoard']) =>
      root
        .check(
          table({ factions: pair, sides: { p1: { pieces: [['warrior', 1]], hoard: own ?? [] } }, tasks: [] }).state,
        )
        .map(({ message }) => message)
        .join(' ')
    expect(lying(['boot', 'boot', 'bag', 'bag', 'coins'])).toContain(
      'There are 5 items on the track of command, not 4 at most.',
    )
    expect(lying(['torch'])).toContain('No track holds a torch.')
  })

  test('ROOT-14.2.4.1b: on a full track the new item or another of it leaves the game, for a point', () => {
    const start = craft({
      pieces: [
        ['stronghold', 1],
        ['stronghold', 6],
      ],
      hand: ['anvil'],
      hoard: ['sword', 'sword', 'tea', 'crossbow', 'boot'],
    }).play('craft anvil', 'keep item')
    expect(start.legal).toEqual(['give-up crossbow', 'give-up hammer', 'give-up sword', 'give-up tea'])
    const other = start.play('give-up sword')
    expect([hoard(other, 'p1'), points(other, 'p1')]).toEqual(['boot crossbow hammer sword tea', 1])
    const same = start.play('give-up hammer')
    expect([hoard(same, 'p1'), points(same, 'p1')]).toEqual(['boot crossbow sword sword tea', 1])
    expect(start.refusal('give-up boot')).toMatchObject({ code: 'not-on-track', rule: 'ROOT-14.2.4.1b' })
  })
})

describe('looters', () => {
  const lord: At = {
    pieces: [
      ['warlord', 1],
      ['warrior', 1, 3],
    ],
    hand: ['anvil'],
    mood: 'rowdy',
  }
  const fight = (p1: At, p2: At, factions: readonly Faction[] = pair) =>
    asked([command], p1, p2, factions).play('act battle')

  test('ROOT-14.2.5a, ROOT-DP-23, ROOT-4.3d: they announce it at the declaration, before the ambush is asked', () => {
    const start = fight(lord, { pieces: [['warrior', 1, 2]], box: ['sword'], hand: ['ambush-fox'] })
    expect([start.seat, start.legal]).toEqual(['p1', ['loot yes', 'loot no']])
    expect([start.play('loot yes').seat, start.play('loot yes').legal]).toEqual([
      'p2',
      ['ambush ambush-fox', 'ambush nothing'],
    ])
    const empty = fight(lord, { pieces: [['warrior', 1, 2]], hand: ['ambush-fox'] })
    expect(empty.legal).toEqual(['ambush ambush-fox', 'ambush nothing'])
  })

  test('ROOT-14.2.5b: a Vagabond has no such box', () => {
    const start = asked([command], lord, { pawn: 1, items: ['sword', 'boot'], hand: ['anvil'].slice(1) }, [
      'hundreds',
      'vagabond',
    ]).play('act battle')
    expect(start.legal.some((action) => action.startsWith('loot'))).toBe(false)
  })

  test('ROOT-EX-46, ROOT-14.2.5c, ROOT-INT-50, ROOT-14.7.8: no rolled hits, but extra ones; the defender deals as usual', () => {
    const start = fight({ ...lord, mood: 'wrathful' }, { pieces: [['warrior', 1, 2]], box: ['sword'] })
    const fought = start.chance({ dice: [3, 2] }).play('loot yes', 'lose warrior', 'lose warrior')
    expect(fought.events.filter(({ type }) => type === 'hits')).toEqual([
      { type: 'hits', owner: 'p1', rolled: 0, extra: 1 },
      { type: 'hits', owner: 'p2', rolled: 2, extra: 0 },
    ])
    expect([on(fought, 'p1', 'warrior', 1), on(fought, 'p2', 'warrior', 1), hoard(fought, 'p1')]).toEqual([
      1,
      1,
      'sword',
    ])
    expect(fought.state.sides.p2?.items.every((count) => count === 0)).toBe(true)
  })

  test('ROOT-14.2.5d, ROOT-4.3.4g: at the end, ruling there, they take one item, ready or exhausted', () => {
    const start = table({
      factions: pair,
      sides: { p1: lord, p2: { pieces: [['warrior', 1]], box: ['sword'] } },
      arrange({ sides }) {
        if (sides.p2) sides.p2.spentItems[items.indexOf('boot')] = 1
      },
      tasks: [command],
    }).play('act battle')
    const won = start.chance({ dice: [0, 0] }).play('loot yes')
    expect(won.legal).toEqual(['loot-item sword ready', 'loot-item boot exhausted'])
    const boot = won.play('loot-item boot exhausted')
    expect([hoard(boot, 'p1'), boot.state.sides.p2?.spentItems.every((count) => count === 0)]).toEqual(['boot', true])
    expect(won.refusal('loot-item tea ready')).toMatchObject({ code: 'not-looted', rule: 'ROOT-14.2.5d' })
    const declined = start.chance({ dice: [0, 0] }).play('loot no')
    expect([declined.legal, hoard(declined, 'p1')]).toEqual([over, ''])
  })

  test('ROOT-14.2.5d: without rule there they take nothing; after an ambush that left nobody they may', () => {
    const lost = fight({ ...lord, pieces: [['warlord', 1]] }, { pieces: [['warrior', 1, 3]], box: ['sword'] })
    expect(hoard(lost.chance({ dice: [0, 0] }).play('loot yes'), 'p1')).toBe('')
    const ambushed = fight(
      {
        pieces: [
          ['warrior', 1, 2],
          ['stronghold', 1],
        ],
        hand: [],
      },
      { pieces: [['wood', 1]], box: ['sword'], hand: ['ambush-fox'] },
    ).play('loot yes', 'ambush ambush-fox')
    expect([on(ambushed, 'p1', 'warrior', 1), hoard(ambushed, 'p1')]).toEqual([0, 'sword'])
  })

  test('ROOT-14.2.5e, ROOT-ENG-04: in a battle that another makes them fight they decide on it themselves', () => {
    const instigated = table({
      factions: ['hundreds', 'vagabond', 'marquise'],
      sides: {
        p1: { pieces: [['warrior', 1, 2]] },
        p2: { pawn: 1, character: 'vagrant', items: ['torch'] },
        p3: { pieces: [['warrior', 1]], box: ['sword'] },
      },
      active: 'p2',
      tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
    }).play('act special', 'choose-player p1', 'battle-whom p3')
    expect([instigated.seat, instigated.legal]).toEqual(['p1', ['loot yes', 'loot no']])
  })
})
