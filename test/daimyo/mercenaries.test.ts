import { describe, expect, test } from 'vitest'
import { daimyo, type Task } from '../../src/daimyo'
import { script } from '../../src/testing'
import { influenceOf, sideOf, table } from './table'

type Setting = NonNullable<Parameters<typeof table>[0]>
const gift: Task[] = [
  { do: 'gift', seat: 'nature' },
  { do: 'take-die', seat: 'nature' },
  { do: 'between', seat: 'nature' },
]
const duo = (more: Setting = {}) => table({ clans: ['nature', 'technology'], turn: { at: null }, tasks: gift, ...more })

describe('the gift', () => {
  test('DAI-DUO-02, DAI-DUO-03, DAI-DUO-18, DAI-DECIDE-02, DAI-INV-12: the first three turns begin with a die for the Mercenaries', () => {
    let at = table({ clans: ['nature', 'technology'], tasks: [{ do: 'round', number: 2 }] })
    expect(at.state.mercenaries?.dice).toEqual([])
    const given: (string | null)[] = []
    let before = 0
    for (let count = 0; count < 400 && at.state.round === 2 && at.state.agenda[0]?.do === 'close'; count++) {
      const { seat } = at
      at = at.play(at.legal.includes('end') ? 'end' : (at.legal.at(-1) ?? ''))
      const dice = at.state.mercenaries?.dice.length ?? 0
      if (dice > before) given.push(seat)
      before = dice
    }
    expect(given).toEqual(['nature', 'technology', 'nature'])
    expect(at.state.dice).toHaveLength(11 - 3 - 6)
  })

  test('DAI-DUO-04: spaces by colour', () => {
    const at = duo({ sides: { nature: { resources: { gold: 2 } } }, pool: ['blue 3', 'green 3', 'red 3'] })
    expect(at.play('die green 3').legal).toEqual(['mercenary ruins-2', 'mercenary tower'])
    expect(at.play('die red 3').legal).toEqual(['mercenary governor', 'mercenary shadow'])
    expect(at.play('die blue 3').legal).toEqual(['ruins swap', 'ruins take'])
  })

  test('DAI-SCN-42, DAI-DUO-09: the Shadow costs 2 gold and eliminates a governor of the other clan', () => {
    const poor = duo({ sides: { nature: { resources: { gold: 1 } } } }).play('die red 1')
    // The governor is the only space left.
    expect(poor.legal[0]).toBe('governor blue-1')
    const start = duo({
      sides: { nature: { resources: { gold: 2 }, governors: ['yellow-1'] }, technology: { governors: ['yellow-2'] } },
    }).play('die red 1')
    const at = start.play('mercenary shadow', 'shadow yellow-s1')
    expect(at.state.mercenaries?.gold).toBe(2)
    expect(sideOf(at, 'nature').resources.gold).toBe(0)
    expect(sideOf(at, 'technology').resources.gold).toBe(1)
    expect(influenceOf(at, 'yellow', 'mercenaries')).toBe(1)
    expect(influenceOf(at, 'yellow', 'technology')).toBe(0)
    expect(influenceOf(at, 'yellow', 'nature')).toBe(2)
  })

  test('DAI-DUO-09: their Shadow spares their own governors and those of the clan that gives the die', () => {
    const at = duo({
      sides: { nature: { resources: { gold: 2 }, governors: ['red-1'] }, technology: { governors: ['blue-1'] } },
      mercenaries: { governors: ['red-2'] },
    }).play('die red 1', 'mercenary shadow', 'shadow red-s1')
    expect(influenceOf(at, 'red', 'mercenaries')).toBe(3)
    expect(influenceOf(at, 'red', 'nature')).toBe(2)
    expect(at.state.mercenaries?.gold).toBe(2)
  })

  test('DAI-DUO-07, DAI-DUO-08, DAI-DUO-01: a tower and a governor give them 2 influence each', () => {
    const tower = duo().play('die green 1', 'mercenary tower', 'spot red-1')
    expect(influenceOf(tower, 'red', 'mercenaries')).toBe(2)
    const governor = duo().play('die red 1', 'governor red-1')
    expect(influenceOf(governor, 'red', 'mercenaries')).toBe(2)
    expect(governor.legal[0]).toMatch(/^die/)
  })

  test('DAI-SCN-43, DAI-DUO-10: with no piece left one of theirs moves', () => {
    const at = duo({ mercenaries: { towers: ['blue-1', 'blue-2', 'blue-3', 'blue-4'] } }).play(
      'die green 1',
      'mercenary tower',
    )
    expect(at.legal).toEqual(['spot blue-1', 'spot blue-2', 'spot blue-3', 'spot blue-4'])
    const moved = at.play('spot blue-2', 'spot red-1')
    expect(influenceOf(moved, 'blue', 'mercenaries')).toBe(6)
    expect(influenceOf(moved, 'red', 'mercenaries')).toBe(2)
    const shadow = duo({
      sides: { nature: { resources: { gold: 2 } }, technology: { governors: ['red-1'] } },
      mercenaries: { shadows: ['blue-s1', 'blue-s2', 'blue-s3'] },
    }).play('die red 1', 'mercenary shadow', 'shadow blue-s1', 'shadow red-s1')
    expect(influenceOf(shadow, 'red', 'technology')).toBe(2)
    expect(shadow.state.mercenaries?.gold).toBe(2)
  })

  test('DAI-DUO-11: with no free field the action does nothing', () => {
    const spots = (island: string): string[] => [1, 2, 3, 4, 5].map((number) => `${island}-${number}`)
    const at = duo({
      sides: {
        nature: { governors: [...spots('blue'), 'red-1', 'red-2', 'red-3'] },
        technology: { governors: ['red-4', 'red-5', ...spots('yellow'), 'purple-1'] },
      },
      mercenaries: { governors: ['purple-2', 'purple-3', 'purple-4', 'purple-5'] },
    }).play('die red 1')
    expect(at.legal[0]).toMatch(/^die/)
  })
})

test('DAI-DUO-10, DAI-DUO-11: with no tower left and no free field nobody is asked which one moves', () => {
  const start = duo({ mercenaries: { towers: ['blue-1', 'blue-2', 'blue-3', 'blue-4'] } })
  const state = daimyo.clone(start.state)
  for (const { buildings } of state.islands)
    for (const [field, building] of buildings.entries()) buildings[field] = building ?? { side: 'nature', kind: 'farm' }
  const at = script(daimyo)(state).play('die green 1', 'mercenary tower')
  expect(at.legal[0]).toMatch(/^die/)
})

describe('the ruins', () => {
  const tiles = { blue: ['red-1', 'red-2', 'red-3'] }

  test('DAI-DUO-05: a tile is replaced and then mixed into the bag', () => {
    const at = duo({ tiles, bag: ['purple-1'] }).play('die blue 1', 'ruins swap', 'island blue', 'take red-2 blue')
    expect(at.state.islands[0]?.tiles).toEqual(['red-1', 'purple-1', 'red-3'])
    expect(at.state.bag.filter((tile) => tile === 'red-2').length).toBeGreaterThan(0)
    expect(at.state.mercenaries?.loose).toEqual([])
  })

  test('DAI-DUO-05: or two tiles of one island are theirs, and both spaces are filled afterwards', () => {
    const first = duo({ tiles, bag: ['purple-1', 'purple-2'] }).play(
      'die blue 1',
      'ruins take',
      'island blue',
      'take red-2 blue',
    )
    expect(first.state.islands[0]?.tiles).toEqual(['red-1', null, 'red-3'])
    const at = first.play('take red-3 blue')
    expect(at.state.islands[0]?.tiles).toEqual(['red-1', 'purple-1', 'purple-2'])
    expect(at.state.mercenaries?.loose).toEqual(['red-2', 'red-3'])
    const single = duo({ tiles: { blue: ['red-1', null, null] }, emptied: true }).play(
      'die blue 1',
      'ruins take',
      'island blue',
    )
    expect(single.state.mercenaries?.loose).toEqual(['red-1'])
  })

  test('DAI-DUO-06, DAI-RELIC-08a, DAI-INV-06: they own equal tiles, and restore a relic at once', () => {
    const at = duo({
      tiles,
      mercenaries: { loose: ['red-1', 'red-1', 'red-2', 'red-4'] },
    }).play('die blue 1', 'ruins take', 'island blue', 'take red-3 blue')
    expect(at.state.mercenaries).toMatchObject({ relics: ['red'], loose: ['red-1'] })
    expect(influenceOf(at, 'red', 'mercenaries')).toBe(3)
  })
})

describe('beside the clans', () => {
  const closing: Task[] = [{ do: 'close' }]

  test('DAI-SCN-40, DAI-DUO-14, DAI-DUO-15, DAI-CLOSE-01, DAI-INFO-06: dice of 13 give 2 gold, and the rightmost hero is theirs', () => {
    const after = (last: number) =>
      duo({
        tasks: closing,
        row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
        market: ['HE06'],
        mercenaries: {
          dice: [
            { colour: 'blue', value: 6, at: 'ruins-1' },
            { colour: 'green', value: 4, at: 'tower' },
            { colour: 'red', value: last, at: 'governor' },
          ],
        },
      }).play('resource rice', 'resource rice', 'clan nature')
    expect(after(3).state.mercenaries?.gold).toBe(2)
    expect(after(2).state.mercenaries).toMatchObject({ gold: 0, heroes: ['HE05'] })
    expect(after(2).state.row).toEqual(['HE01', 'HE02', 'HE03', 'HE04', 'HE06'])
    expect(after(2).view('technology').mercenaries?.heroes).toEqual(['HE05'])
  })

  test('DAI-DUO-16, DAI-CLOSE-01a: in round 5 they get their gold and their hero all the same', () => {
    const at = duo({
      tasks: closing,
      round: 5,
      row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
      mercenaries: {
        dice: [
          { colour: 'blue', value: 6, at: 'ruins-1' },
          { colour: 'green', value: 4, at: 'tower' },
          { colour: 'red', value: 3, at: 'governor' },
        ],
      },
    }).play('resource rice', 'resource rice')
    expect(at.state.mercenaries).toMatchObject({ gold: 2, heroes: ['HE05'] })
    expect(at.outcome).not.toBeNull()
  })

  test('DAI-CLOSE-01, DAI-CLOSE-07, DAI-DUO-15: their hero comes after hiring and before the clans draw', () => {
    const at = duo({ tasks: closing }).play('resource rice', 'resource rice', 'clan nature')
    const order = at.events.flatMap((event) => {
      if (event.type === 'hired') return [event.side]
      return event.type === 'drew' || event.type === 'round' ? [event.type] : []
    })
    expect(order).toEqual(['mercenaries', 'drew', 'drew', 'round'])
  })

  test('DAI-SCN-41, DAI-SCN-58, DAI-DUO-17, DAI-INFL-08: they are ranked and take banners away', () => {
    const score = (mercenaries: Setting['mercenaries'], nature: number, technology: number): number[] => {
      const spots = ['purple-1', 'purple-2', 'purple-3', 'purple-4', 'purple-5']
      const fields = [...spots]
      const pieces = (influence: number) => ({
        governors: influence > 2 ? spots.splice(0, 1) : [],
        towers: fields.splice(0, influence > 2 ? influence / 2 - 1 : influence / 2),
      })
      const at = duo({
        tasks: closing,
        mercenaries: { ...mercenaries, governors: (mercenaries?.governors ?? []).map(() => spots.pop() ?? '') },
        sides: { nature: pieces(nature), technology: pieces(technology) },
      })
      return [sideOf(at, 'nature').points, sideOf(at, 'technology').points]
    }
    const governors = ['', '', '']
    expect(score({ governors }, 6, 4)).toEqual([3, 0])
    expect(score({ governors }, 4, 4)).toEqual([1, 1])
    expect(score({ governors }, 4, 2)).toEqual([2, 0])
    expect(score({ governors: ['', ''] }, 6, 4)).toEqual([4, 1])
    expect(score({ governors: [''], shadows: ['purple-s1', 'purple-s2'] }, 6, 4)).toEqual([4, 0])
  })

  test('DAI-DUO-12: their governor is eliminated like any other, and they gain the gold', () => {
    const at = duo({
      turn: { at: 'tax' },
      sides: { nature: { resources: { rice: 1 } } },
      mercenaries: { governors: ['red-1'] },
      tasks: [
        { do: 'recruit', seat: 'nature', once: true, discount: 0, exact: null },
        { do: 'between', seat: 'nature' },
      ],
    }).play('shadow red-s2')
    expect(influenceOf(at, 'red', 'mercenaries')).toBe(0)
    expect(at.state.mercenaries?.gold).toBe(1)
  })

  test('DAI-DUO-13: a loose tile of theirs costs 2 gold, instead of a purchase', () => {
    const visit: Task[] = [
      { do: 'visit', seat: 'nature', take: false, search: false, buy: true },
      { do: 'between', seat: 'nature' },
    ]
    const at = duo({
      turn: { at: 'tax' },
      sides: { nature: { resources: { gold: 3 } } },
      blackMarket: ['blue-1'],
      mercenaries: { loose: ['red-1', 'red-1'] },
      tasks: visit,
    })
    expect(at.legal).toEqual(['take blue-1 market', 'take red-1 mercenaries', 'leave'])
    const after = at.play('take red-1 mercenaries')
    expect(after.state.mercenaries).toMatchObject({ gold: 2, loose: ['red-1'] })
    expect(sideOf(after, 'nature')).toMatchObject({ loose: ['red-1'], resources: { gold: 1 } })
    expect(after.legal).toContain('main')
  })

  test('DAI-GOAL-03, DAI-SCN-33: with two clans nobody claims a silver place', () => {
    const at = duo({
      turn: { at: 'tax' },
      goals: ['GO05'],
      sides: { nature: { capacity: 7 }, technology: { capacity: 7 } },
      tasks: [
        { do: 'step', seat: 'nature', step: { do: 'storage', count: 1 } },
        { do: 'between', seat: 'nature' },
      ],
    })
    expect(at.state.goals).toEqual([{ id: 'GO05', gold: 'nature', silver: null }])
  })
})

describe('refusals', () => {
  const gift = (gold: number, taken: readonly ('governor' | 'tower')[] = []) =>
    table({
      clans: ['nature', 'technology'],
      turn: { at: null },
      sides: { nature: { dice: [], resources: { gold } } },
      mercenaries: {
        governors: ['red-1'],
        dice: taken.map((at) => ({ colour: at === 'governor' ? 'red' : 'green', value: 1, at }) as const),
      },
      tasks: [
        { do: 'gift', seat: 'nature' },
        { do: 'take-die', seat: 'nature' },
        { do: 'between', seat: 'nature' },
      ],
    })

  test('DAI-INV-26, DAI-DUO-03, DAI-DUO-04, DAI-DUO-09: a die that is not there, that fits nowhere, that fits only the Shadow', () => {
    expect(gift(0).refusal('die red 6')).toMatchObject({ code: 'no-such-die', rule: 'DAI-DUO-03' })
    const poor = gift(1, ['governor'])
    expect(poor.legal).toEqual(['die blue 1', 'die green 1'])
    expect(poor.refusal('die red 1')).toMatchObject({ code: 'cannot-pay', rule: 'DAI-DUO-09' })
    expect(gift(2, ['governor']).legal).toContain('die red 1')
    // A green die does not fit the Shadow, with gold or without.
    const green = gift(1).play('die green 1')
    expect(green.refusal('mercenary shadow')).toMatchObject({ code: 'not-possible', rule: 'DAI-DUO-04' })
    expect(green.refusal('mercenary ruins-1').rule).toBe('DAI-DUO-04')
  })

  test('DAI-INV-26, DAI-ISLE-03: a field that is taken or not in play', () => {
    const at = gift(0).play('die red 1')
    expect(at.legal).not.toContain('governor red-1')
    expect(at.refusal('governor red-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
    expect(at.refusal('governor green-1').rule).toBe('DAI-ISLE-03')
    const tower = gift(0).play('die green 1', 'mercenary tower', 'spot red-1')
    expect(influenceOf(tower, 'red', 'mercenaries')).toBe(4)
  })

  test('DAI-INV-26, DAI-SEEK-04, DAI-DUO-13: a tile that the Mercenaries do not own is refused whatever the gold', () => {
    const at = (gold: number) =>
      table({
        clans: ['nature', 'technology'],
        sides: { nature: { resources: { gold, metal: 1 }, seeker: 'red' } },
        mercenaries: { loose: ['red-4'] },
        tasks: [
          { do: 'visit', seat: 'nature', take: true, search: true, buy: true },
          { do: 'between', seat: 'nature' },
        ],
      })
    expect(at(0).refusal('take red-3 mercenaries')).toMatchObject({ code: 'not-possible', rule: 'DAI-SEEK-04' })
    expect(at(0).refusal('take red-4 mercenaries')).toMatchObject({ code: 'cannot-pay', rule: 'DAI-DUO-13' })
    expect(at(2).legal).toContain('take red-4 mercenaries')
  })
})
