import { describe, expect, test } from 'vitest'
import { daimyo, type Task } from '../../src/daimyo'
import { runOn } from '../../src/daimyo/rules/agenda'
import { playOn } from '../../src/daimyo/rules/play'
import { script } from '../../src/testing'
import { influenceOf, sideOf, steps, table } from './table'

type Setting = NonNullable<Parameters<typeof table>[0]>
type Position = ReturnType<typeof table>

const nature = (at: Position) => sideOf(at, 'nature')
const islandOf = ({ state }: Position, name: string) => state.islands.find(({ id }) => id === name)
const between: Task = { do: 'between', seat: 'nature' }

describe('against the Empire', () => {
  const act = (acts: readonly Extract<Task, { do: 'empire-act' }>['act'][], more: Setting = {}) =>
    table({
      clans: ['nature'],
      tasks: [
        ...acts.map((each): Task => ({ do: 'empire-act', seat: 'nature', act: each })),
        { do: 'empire-frame', short: false },
        between,
      ],
      ...more,
    })
  const pointsOf = (at: Position): number => at.state.empire?.points ?? -1
  const spots = (name: string): string[] => [1, 2, 3, 4, 5].map((number) => `${name}-${number}`)

  test('DAI-SOLO-10, DAI-SOLO-13: two governors and one free spot: one comes, and the Empire scores 1', () => {
    const at = act([{ do: 'governor', count: 2, on: ['blue'] }], {
      sides: { nature: { governors: spots('blue').slice(0, 4) } },
    })
    expect(influenceOf(at, 'blue', 'empire')).toBe(2)
    expect(pointsOf(at)).toBe(1)
  })

  test('DAI-SOLO-10, DAI-SOLO-14: without a free Shadow space nothing comes, and the Empire scores 1 once', () => {
    const at = act(
      [
        { do: 'shadow', count: 1, on: ['blue'] },
        { do: 'farm', count: 1, on: ['blue'] },
      ],
      {
        sides: { nature: { governors: ['blue-1'], shadows: ['blue-s1', 'blue-s2', 'blue-s3'] } },
        empire: { farms: spots('blue') },
      },
    )
    expect(pointsOf(at)).toBe(1)
    expect(influenceOf(at, 'blue', 'nature')).toBe(5)
  })

  test('DAI-SOLO-10a, DAI-SOLO-11: among islands with a governor of the human the Shadow overtakes where it can', () => {
    const at = act([{ do: 'shadow', count: 1, advantage: true }], {
      sides: { nature: { governors: ['blue-1', 'red-1', 'yellow-1'], towers: ['yellow-1', 'red-1'] } },
      empire: { towers: ['red-2'] },
    })
    // Blue: 2 against 0, then 0 against 1. Red: 4 against 2, then 2 against 3. Yellow: 4 against 0, then 2 against 1.
    expect(at.legal.every((text) => /^shadow (blue|red)-/.test(text))).toBe(true)
    expect(at.legal).toHaveLength(6)
  })

  test('DAI-SOLO-11, DAI-SOLO-09: without the word advantage every choice is free', () => {
    const tower = act([{ do: 'tower', count: 1, on: ['red', 'purple'] }], {
      // Only red could be overtaken.
      sides: { nature: { governors: ['red-1', 'purple-1', 'purple-2'] } },
      empire: { governors: ['red-2'] },
    })
    expect(tower.legal).toContain('spot purple-1')
    expect(tower.legal).toContain('spot red-1')
    const relic = act([{ do: 'relic', count: 1 }], {
      empire: { loose: ['blue-1', 'blue-2', 'blue-3'] },
      tiles: { red: ['blue-4', 'yellow-1', 'yellow-2'] },
    })
    expect(relic.legal).toContain('take yellow-1 red')
  })

  test('DAI-SOLO-12: an island where the Empire is ahead already is not overtaken; a tie is', () => {
    const at = act([{ do: 'tower', count: 1, on: ['red', 'yellow'], advantage: true }], {
      sides: { nature: { governors: ['yellow-1'] } },
      empire: { governors: ['red-1', 'yellow-2'] },
    })
    expect(at.legal.every((text) => text.startsWith('spot yellow'))).toBe(true)
  })

  test('DAI-SOLO-12, DAI-SOLO-13: two governors overtake only where two spots are free', () => {
    const at = act([{ do: 'governor', count: 2, advantage: true }], {
      sides: {
        nature: { governors: [...spots('blue').slice(0, 4), 'red-1'], towers: ['red-1', 'red-2', 'yellow-1'] },
      },
      empire: { towers: ['blue-1', 'blue-2', 'blue-3', 'red-3', 'purple-1'] },
    })
    // Blue: 8 against 6 with one spot, so never above. Red: 6 against 2, with two 6: a tie. Yellow: 2 against 0, with two 4.
    expect(at.legal.every((text) => text.startsWith('governor yellow'))).toBe(true)
  })

  test('DAI-SOLO-11, DAI-SOLO-12: three tiles may begin with any one that leaves the relic possible', () => {
    const at = act([{ do: 'relic', count: 2, advantage: true }], {
      empire: { loose: ['blue-1', 'blue-2'] },
      tiles: { red: ['blue-3', 'yellow-1', 'yellow-2'], blue: ['blue-4', 'yellow-3', 'yellow-3'] },
      blackMarket: ['purple-1'],
    })
    expect(at.legal).toEqual(['take blue-4 blue', 'take blue-3 red'])
    const second = at.play('take blue-3 red')
    expect(second.state.empire).toMatchObject({ relics: ['blue'], stacks: ['blue'], loose: [] })
    expect(pointsOf(second)).toBe(0)
  })

  test('DAI-SOLO-12: a relic whose last tile lies nowhere open binds nobody', () => {
    const at = act([{ do: 'relic', count: 2, advantage: true }], {
      empire: { loose: ['blue-1', 'blue-2'] },
      tiles: {
        blue: ['blue-3', 'red-1', 'red-1'],
        red: ['red-1', 'red-2', 'red-2'],
        yellow: ['red-2', 'red-3', 'red-3'],
        purple: ['red-3', 'yellow-1', 'yellow-1'],
      },
      blackMarket: ['yellow-1'],
    })
    expect(at.legal).toContain('take blue-3 blue')
    expect(at.legal).toContain('take yellow-1 market')
    expect(at.legal).toContain('take red-2 red')
  })

  test('DAI-SOLO-17, DAI-SOLO-10: without a tile that it lacks the action falls short', () => {
    const none = { blue: [null, null, null], red: [null, null, null], yellow: [null, null, null] }
    const at = act([{ do: 'relic', count: 2 }], {
      empire: { loose: ['blue-1'] },
      tiles: { ...none, purple: ['blue-1', 'blue-2', null] },
      blackMarket: [],
      emptied: true,
    })
    // All other tiles are on the Black Market, so the Empire finds two.
    expect(pointsOf(at.play('take blue-2 purple', 'take red-1 market'))).toBe(0)
    const state = daimyo.clone(at.state)
    state.blackMarket = []
    const short = script(daimyo)(state).play('take blue-2 purple')
    expect(pointsOf(short)).toBe(1)
  })

  test('DAI-SOLO-21: each row of the ability card from its first sum to its last', () => {
    const after = (...values: readonly number[]) => {
      const at = table({
        clans: ['nature'],
        sides: { nature: { hand: ['HE01', 'HE02'] } },
        empire: { dice: values.map((value) => ({ colour: 'red', value }) as const) },
        tasks: [{ do: 'empire-ability' }, between],
      })
      const [first = ''] = at.legal
      return [pointsOf(at), /^(discard|take)/.exec(first)?.[0] ?? 'nothing']
    }
    expect(after(1, 1, 1)).toEqual([0, 'nothing'])
    expect(after(1, 2, 4)).toEqual([0, 'nothing'])
    expect(after(1, 3, 4)).toEqual([1, 'nothing'])
    expect(after(3, 3, 4)).toEqual([1, 'nothing'])
    expect(after(3, 4, 4)).toEqual([0, 'discard'])
    expect(after(5, 4, 4)).toEqual([0, 'discard'])
    expect(after(5, 5, 4)).toEqual([2, 'take'])
    expect(after(6, 6, 6)).toEqual([2, 'take'])
  })

  test('DAI-SOLO-10, DAI-SOLO-07: one space falls short, and the other does not', () => {
    const at = table({
      clans: ['nature'],
      open: 'SB07',
      pool: ['red 1'],
      tasks: [{ do: 'empire-turn', seat: 'nature' }, between],
    })
      .play('die red 1')
      .play('spot blue-1', 'spot blue-2')
    // Without a governor nothing moves, a point beside that of the card; the two Techno-Farms of the green space are built.
    expect(pointsOf(at)).toBe(2)
  })

  test('DAI-SOLO-02a: a second tile equal to the first goes back, and another is drawn', () => {
    const state = daimyo.clone(
      table({ clans: ['nature'], bag: ['blue-1', 'blue-1'], tasks: [{ do: 'empire-tower', seat: 'nature' }, between] })
        .state,
    )
    if (state.empire) state.empire = { ...state.empire, difficulty: 'hard' }
    const count = state.bag.length
    const at = script(daimyo)(state).play('spot red-1')
    const { loose = [] } = at.state.empire ?? {}
    expect(loose).toHaveLength(2)
    expect(loose[0]).toBe('blue-1')
    expect(loose[1]).not.toBe('blue-1')
    expect(at.state.bag).toHaveLength(count - 2)
  })

  test('DAI-SOLO-22, DAI-SOLO-21: with nothing to lose nothing is lost, and a card falls short without a point', () => {
    const dice = (...values: readonly number[]) => values.map((value) => ({ colour: 'red', value }) as const)
    const poor = table({
      clans: ['nature'],
      sides: { nature: { hand: [], deck: ['NA01', 'NA02', 'NA03'] } },
      empire: { dice: dice(4, 4, 4) },
      tasks: [{ do: 'empire-ability' }, between],
    })
    expect(pointsOf(poor)).toBe(0)
    const start = table({
      clans: ['nature'],
      empire: { dice: dice(6, 6, 4) },
      tasks: [{ do: 'empire-ability' }, between],
    })
    const state = daimyo.clone(start.state)
    state.blackMarket = []
    for (const island of state.islands) island.tiles = [null, null, null]
    state.agenda = [between, { do: 'empire-ability' }]
    if (state.empire) state.empire.points = 0
    runOn(playOn(state))
    expect(state.empire?.points).toBe(2)
  })

  test('DAI-CLOSE-01, DAI-SOLO-21: a relic that the ability card restores counts in the scoring that follows', () => {
    const at = table({
      clans: ['nature'],
      sides: { nature: { governors: ['blue-1'] } },
      empire: {
        dice: [6, 6, 4].map((value) => ({ colour: 'red', value }) as const),
        loose: ['blue-1', 'blue-2', 'blue-3'],
      },
      tiles: { red: ['blue-4', 'yellow-1', 'yellow-2'] },
      tasks: [{ do: 'close' }],
    })
    // Blue: 3 of the altar against 2, so the Empire has the gold banner of 3, after the 2 points of the card.
    expect(pointsOf(at)).toBe(2 + 3)
    expect(nature(at).points).toBe(1)
  })

  test('DAI-SOLO-26, DAI-FINAL-03: the hero that nobody has seen counts in the army', () => {
    const at = table({
      clans: ['nature'],
      round: 5,
      helmet: 'nature',
      sides: { nature: { hand: ['NA01', 'NA02', 'NA03'], resources: { gold: 2 } } },
      empire: { heroes: ['HE31', 'HE01'], unseen: 'HE11' },
      tasks: [{ do: 'final' }],
    })
    // 5, 2 and 3 against 7 and 2 gold.
    expect([nature(at).points, pointsOf(at)]).toEqual([2 + 2, 10])
  })

  test('DAI-SOLO-07, DAI-DECIDE-12: without a die of a colour its action is carried out', () => {
    const start = table({ clans: ['nature'], open: 'SA05', tasks: [{ do: 'empire-turn', seat: 'nature' }, between] })
    const state = daimyo.clone(start.state)
    state.dice = [
      { colour: 'green', value: 2 },
      { colour: 'red', value: 5 },
    ]
    const at = script(daimyo)(state)
    expect(at.legal).toEqual(['die green 2', 'die red 5'])
    expect(at.play('die green 2').state.helmet).toBe('empire')
  })

  test('DAI-SOLO-23, DAI-SOLO-24, DAI-CLOSE-05: the Empire keeps the Helmet without being asked and gets its hero first', () => {
    const at = table({
      clans: ['nature'],
      helmet: 'empire',
      first: 'empire',
      sides: { nature: { resources: { gold: 9 } } },
      row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
      market: ['HE06'],
      empire: { dice: [1, 1, 1].map((value) => ({ colour: 'red', value }) as const) },
      tasks: [{ do: 'close' }],
    }).play('resource rice')
    expect(at.state.helmet).toBe('empire')
    expect(at.legal).toEqual(['hire HE01', 'hire HE02', 'hire HE03', 'hire HE04', 'hire HE06', 'done'])
    const next = at.play('done')
    expect(next.state).toMatchObject({ round: 2, first: 'empire' })
    expect(next.state.agenda.at(-1)).toMatchObject({ do: 'empire-turn' })
  })

  test('DAI-SOLO-24, DAI-CLOSE-01a: in round 5 the Empire gets no hero, nobody hires, and the Helmet stays', () => {
    const at = table({
      clans: ['nature'],
      round: 5,
      sides: { nature: { resources: { gold: 9 } } },
      empire: { dice: [1, 1, 1].map((value) => ({ colour: 'red', value }) as const) },
      tasks: [{ do: 'close' }],
    }).play('resource rice')
    expect(at.state.empire?.heroes).toEqual([])
    expect(at.outcome).not.toBeNull()
  })

  test('DAI-SEEK-08, DAI-SOLO-25: after round 4 the tiles of the Empire fill empty spaces', () => {
    const at = table({
      clans: ['nature'],
      round: 4,
      emptied: true,
      tiles: { blue: ['red-1', null, 'red-2'] },
      empire: { loose: ['yellow-1'] },
      tasks: [{ do: 'empire-round' }, between],
    })
    expect(islandOf(at, 'blue')?.tiles).toEqual(['red-1', 'yellow-1', 'red-2'])
    expect(at.state.bag).toEqual([])
  })

  test('DAI-RECR-08, DAI-SOLO-29, DAI-CARD-19: a Shadow of the human must eliminate a governor of the Empire', () => {
    const at = table({
      clans: ['nature'],
      sides: { nature: { governors: ['red-1'], resources: { rice: 1 } } },
      empire: { governors: ['red-2', 'red-3'] },
      tasks: steps('nature', { do: 'recruit' }),
    }).play('shadow red-s3')
    expect(at.legal).toEqual(['spot red-2', 'spot red-3'])
  })

  describe('refusals', () => {
    const placing = (piece: 'governor' | 'shadow' | 'farm' | 'tower', more: Setting = {}) =>
      act([{ do: piece, count: 1, on: ['blue', 'red'], advantage: true }], more)

    test('DAI-INV-26, DAI-ISLE-03, DAI-SOLO-13, DAI-SOLO-15: a place that is taken, and an island that the card does not name', () => {
      const governor = placing('governor', { sides: { nature: { governors: ['blue-1'] } } })
      expect(governor.refusal('governor blue-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
      expect(governor.refusal('governor green-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
      expect(governor.refusal('governor yellow-1')).toMatchObject({ code: 'not-possible', rule: 'DAI-SOLO-13' })
      expect(governor.refusal('shadow blue-s1').code).toBe('wrong-moment')
      const tower = placing('tower', { empire: { farms: ['blue-1'] } })
      expect(tower.refusal('spot blue-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
      expect(tower.refusal('spot yellow-1').rule).toBe('DAI-SOLO-15')
      expect(placing('farm').refusal('spot purple-1').rule).toBe('DAI-SOLO-15')
    })

    test('DAI-INV-26, DAI-SOLO-10a, DAI-SOLO-11, DAI-SOLO-14: a Shadow that falls short, and one that overtakes nothing', () => {
      // Red would be overtaken, and only blue has a governor of the human.
      const short = placing('shadow', {
        sides: { nature: { governors: ['blue-1'], towers: ['blue-1', 'blue-2'] } },
      })
      expect(short.legal).toEqual(['shadow blue-s1', 'shadow blue-s2', 'shadow blue-s3'])
      expect(short.refusal('shadow red-s1')).toMatchObject({ code: 'not-possible', rule: 'DAI-SOLO-10a' })
      expect(short.refusal('shadow yellow-s1').rule).toBe('DAI-SOLO-14')
      const ahead = placing('shadow', {
        sides: { nature: { governors: ['blue-1', 'red-1'], towers: ['blue-1', 'blue-2'] } },
      })
      expect(ahead.legal).toEqual(['shadow red-s1', 'shadow red-s2', 'shadow red-s3'])
      expect(ahead.refusal('shadow blue-s1').rule).toBe('DAI-SOLO-11')
      // Without a governor of the human every choice falls short, and the advantage decides.
      const none = placing('shadow', { sides: { nature: { towers: ['blue-1'] } } })
      expect(none.legal).toEqual(['shadow red-s1', 'shadow red-s2', 'shadow red-s3'])
      expect(none.refusal('shadow blue-s1').rule).toBe('DAI-SOLO-11')
    })

    test('DAI-INV-26, DAI-SOLO-11, DAI-SOLO-16, DAI-SOLO-17: a tile without the relic, a tile that it owns, a tile that is not there', () => {
      const at = act([{ do: 'relic', count: 1, advantage: true }], {
        empire: { loose: ['blue-1', 'blue-2', 'blue-3'] },
        tiles: { red: ['blue-4', 'yellow-1', 'blue-1'], yellow: ['blue-4', 'yellow-1', 'yellow-2'] },
        blackMarket: [],
      })
      expect(at.legal).toEqual(['take blue-4 red', 'take blue-4 yellow'])
      expect(at.refusal('take yellow-1 red').rule).toBe('DAI-SOLO-11')
      expect(at.refusal('take blue-1 red').rule).toBe('DAI-SOLO-17')
      expect(at.refusal('take yellow-2 red').rule).toBe('DAI-SOLO-16')
    })

    test('DAI-INV-26, DAI-SOLO-20, DAI-SOLO-11: a governor that moves goes to another island that it overtakes', () => {
      const at = act([{ do: 'move', advantage: true }], {
        sides: { nature: { governors: ['red-1', 'red-2'], towers: ['red-1'] } },
        empire: { governors: ['blue-1', 'blue-2'], towers: ['yellow-1'] },
      }).play('spot blue-1')
      expect(at.legal).toEqual(['spot purple-1', 'spot purple-2', 'spot purple-3', 'spot purple-4', 'spot purple-5'])
      expect(at.refusal('spot yellow-1').rule).toBe('DAI-SOLO-11')
      expect(at.refusal('spot blue-3').rule).toBe('DAI-SOLO-20')
      expect(at.refusal('spot red-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
    })

    test('DAI-INV-26, DAI-SOLO-07, DAI-SOLO-02: a die that is not there, and a start on a taken spot', () => {
      const turn = table({
        clans: ['nature'],
        pool: ['red 3'],
        tasks: [{ do: 'empire-turn', seat: 'nature' }, between],
      })
      expect(turn.refusal('die red 6')).toMatchObject({ code: 'no-such-die', rule: 'DAI-SOLO-07' })
      const start = table({
        clans: ['nature'],
        sides: { nature: { governors: ['blue-1'] } },
        tasks: [{ do: 'empire-found', seat: 'nature', islands: [] }, between],
      })
      expect(start.refusal('governor blue-1').rule).toBe('DAI-ISLE-03')
      expect(start.play('governor red-1').refusal('governor blue-2').rule).toBe('DAI-SOLO-02')
    })
  })
})
