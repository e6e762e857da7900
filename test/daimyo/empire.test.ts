import { describe, expect, test } from 'vitest'
import { createStreams, drawFrom } from '../../src/core'
import { daimyo, daimyoAchievements, type Island, type State, type Task } from '../../src/daimyo'
import { marketHeroes } from '../../src/daimyo/rules/data/market-heroes'
import { soloCards } from '../../src/daimyo/rules/data/solo-cards'
import { playOn } from '../../src/daimyo/rules/play'
import { armyPoints } from '../../src/daimyo/rules/round/final'
import { script } from '../../src/testing'
import { type At, influenceOf, sideOf, table } from './table'

type Setting = NonNullable<Parameters<typeof table>[0]>
const after: Task = { do: 'between', seat: 'nature' }
const solo = (more: Setting = {}) => table({ clans: ['nature'], ...more })
const turn = (open: string, more: Setting = {}) =>
  solo({ open, tasks: [{ do: 'empire-turn', seat: 'nature' }, after], ...more })
/** The Empire carries out one space. */
const act = (acts: readonly Extract<Task, { do: 'empire-act' }>['act'][], more: Setting = {}) =>
  solo({
    tasks: [
      ...acts.map((each): Task => ({ do: 'empire-act', seat: 'nature', act: each })),
      { do: 'empire-frame', short: false },
      after,
    ],
    ...more,
  })
const empireOf = ({ state }: { readonly state: Readonly<State> }) => {
  if (!state.empire) throw new Error('The Empire does not take part.')
  return state.empire
}

describe('setup', () => {
  const start = (difficulty: 'easy' | 'normal' | 'hard') =>
    script(daimyo)(daimyo.setup({ seed: 5, clans: ['nature'], difficulty }))

  test('DAI-SCN-01, DAI-SOLO-01, DAI-SOLO-03, DAI-SOLO-04, DAI-GOAL-07, DAI-INFO-09: solo has no goals, 28 heroes in the deck, 15 cards', () => {
    const at = start('normal')
    expect(at.state.bag).toHaveLength(33)
    expect(at.state.market).toHaveLength(28)
    expect(at.state.goals).toEqual([])
    const { stack, opened } = empireOf(at)
    const groups = [...opened, ...[...stack].reverse()].map((id) => id.slice(0, 2))
    expect(groups).toEqual([...Array(6).fill('SA'), ...Array(6).fill('SB'), ...Array(3).fill('SC')])
    expect(at.view('nature').empire).not.toHaveProperty('unseen')
    expect(at.view('nature').empire?.stackSize).toBe(14)
    const all = [...at.state.market, ...at.state.row, empireOf(at).unseen]
    for (const hero of ['HE19', 'HE20', 'HE28', 'HE30', 'HE38', 'HE39']) expect(all).not.toContain(hero)
    expect(daimyo.players(at.state)).toEqual(['nature', 'empire'])
    expect(soloCards).toHaveLength(20)
  })

  test('DAI-SOLO-03, DAI-SETUP-05, DAI-OPT-06: the hero of the Empire is the next one after the row', () => {
    const { state } = start('normal')
    const deck = marketHeroes.flatMap(({ id, aggressive, notInSolo }) => (aggressive || notInSolo ? [] : [id]))
    drawFrom(createStreams<'heroes'>(5), 'heroes').shuffle(deck)
    const dealt = deck.reverse()
    expect(state.row).toEqual(dealt.slice(0, 5))
    expect(empireOf({ state }).unseen).toBe(dealt[5])
    expect(daimyo.view(state, 'nature').top).toBe(dealt[6])
  })

  test('DAI-SCN-61, DAI-SOLO-02, DAI-DECIDE-01: two governors on one island, then one each on two others', () => {
    const at = start('normal').play('governor blue-1', 'governor red-1', 'governor yellow-1')
    expect(at.legal.every((text) => text.startsWith('governor yellow'))).toBe(true)
    const third = at.play('governor yellow-2')
    expect(third.legal.some((text) => text.includes('yellow'))).toBe(false)
    const done = third.play('governor purple-1', 'governor blue-2')
    const influence = (['yellow', 'purple', 'blue', 'red'] as const).map((island) =>
      influenceOf(done, island, 'empire'),
    )
    expect(influence).toEqual([4, 2, 2, 0])
    expect(done.state.round).toBe(1)
    const easy = start('easy').play('governor blue-1', 'governor red-1', 'governor yellow-1')
    expect(easy.legal.some((text) => text.includes('yellow'))).toBe(false)
  })

  test('DAI-SCN-38, DAI-SOLO-02a: on the hard level a Radio Tower and two different tiles follow', () => {
    const at = start('hard').play(
      'governor blue-1',
      'governor red-1',
      'governor yellow-1',
      'governor yellow-2',
      'governor purple-1',
      'governor blue-2',
    )
    expect(at.legal).toEqual(['spot red-1', 'spot red-2', 'spot red-3', 'spot red-4', 'spot red-5'])
    const done = at.play('spot red-2')
    const islands: readonly Island[] = ['blue', 'red', 'yellow', 'purple']
    expect(islands.map((island) => influenceOf(done, island, 'empire'))).toEqual([2, 2, 4, 2])
    expect(new Set(empireOf(done).loose).size).toBe(2)
    expect(done.state.bag).toHaveLength(31)
  })

  test('DAI-OPT-04: difficulty is for one clan, aggressive heroes are not', () => {
    expect(() => daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], difficulty: 'easy' })).toThrow('DAI-OPT-04')
    expect(() => daimyo.setup({ seed: 1, clans: ['nature'], aggressive: true })).toThrow('DAI-OPT-04')
  })
})

describe('its turn', () => {
  test('DAI-SOLO-06, DAI-SOLO-08, DAI-INV-12: turns alternate, and who holds the Helmet begins', () => {
    const at = solo({ helmet: 'nature', tasks: [{ do: 'round', number: 2 }] })
    expect(
      at.state.agenda
        .map((task) => task.do)
        .filter((name) => /turn/.test(name))
        .reverse(),
    ).toEqual(['empire-turn', 'turn', 'empire-turn', 'turn', 'empire-turn'])
  })

  test('DAI-SOLO-07, DAI-SOLO-08, DAI-DECIDE-12, DAI-CARD-34: the die leaves one action out, and the others come from top to bottom', () => {
    const at = turn('SA02', { helmet: 'nature', helped: true, pool: ['blue 4', 'red 3'] })
    expect(at.legal).toEqual(['die blue 4', 'die green 1', 'die red 1', 'die red 3'])
    const red = at.play('die red 3')
    expect(red.state).toMatchObject({ helmet: 'empire', helped: true })
    expect(red.legal.every((text) => /^spot (blue|red)-/.test(text))).toBe(true)
    const done = red.play('spot blue-1')
    expect(empireOf(done)).toMatchObject({ dice: [{ colour: 'red', value: 3 }], points: 1 })
    expect(empireOf(done).opened).toHaveLength(2)
  })

  test('DAI-SCN-34, DAI-SOLO-11, DAI-SOLO-12, DAI-SOLO-13, DAI-SOLO-16: without an island to overtake the choice is free; one tile must restore the relic', () => {
    const at = turn('SB01', {
      sides: { nature: { governors: ['red-1', 'purple-1', 'purple-2', 'purple-3'] } },
      empire: { governors: ['red-2', 'red-3', 'purple-4'], loose: ['yellow-1', 'yellow-2', 'yellow-3'] },
      tiles: { blue: ['yellow-4', 'red-1', 'red-2'], red: ['blue-1', 'blue-2', 'blue-3'] },
      blackMarket: [],
    }).play('die red 1')
    expect(at.legal).toContain('governor red-4')
    expect(at.legal).toContain('governor purple-5')
    const tiles = at.play('governor red-4')
    expect(tiles.legal).toContain('take red-1 blue')
    // The second must restore the relic, from whichever place.
    const second = tiles.play('take red-1 blue')
    expect(tiles.legal.length).toBeGreaterThan(1)
    const done = second.state.empire?.relics.length === 1 ? second : second.play(second.legal[0] ?? '')
    expect(second.legal.every((text) => text.startsWith('take yellow-4')) || second === done).toBe(true)
    expect(empireOf(done)).toMatchObject({ relics: ['yellow'], loose: ['red-1'], points: 0 })
    expect(influenceOf(done, 'yellow', 'empire')).toBe(3)
  })

  test('DAI-SCN-35: an island that can be overtaken must be', () => {
    const at = turn('SB01', {
      sides: { nature: { governors: ['red-1', 'purple-1', 'purple-2', 'purple-3'] } },
      empire: { governors: ['red-2'] },
    }).play('die red 1')
    expect(at.legal).toEqual(['governor red-3', 'governor red-4', 'governor red-5'])
  })

  test('DAI-SCN-36, DAI-SOLO-10, DAI-SOLO-10a, DAI-SOLO-14, DAI-SOLO-15, DAI-SOLO-19: what falls short gives 1 point', () => {
    const shadow = { do: 'shadow', count: 1, on: ['blue', 'red'] } as const
    const alone = act([shadow]).play('shadow blue-s1')
    expect(empireOf(alone).points).toBe(1)
    expect(alone.events).toContainEqual({ type: 'scored', side: 'empire', points: 1, why: 'short', island: null })
    const met = act([shadow], { sides: { nature: { governors: ['red-1'] } } })
    expect(met.legal).toEqual(['shadow red-s1', 'shadow red-s2', 'shadow red-s3'])
    const done = met.play('shadow red-s1')
    expect(empireOf(done).points).toBe(0)
    expect(sideOf(done, 'nature').resources.gold).toBe(1)
    expect(empireOf(act([{ do: 'helmet' }], { empire: {}, helmet: 'nature' })).points).toBe(0)
    const fields = ['blue', 'red', 'yellow', 'purple'].flatMap((island) =>
      [1, 2, 3, 4, 5].map((number) => `${island}-${number}`),
    )
    const full = act([{ do: 'farm', count: 2 }], { empire: { farms: fields.slice(1) } })
    expect(empireOf(full).points).toBe(1)
    expect(full.state.islands[0]?.buildings[0]).toEqual({ side: 'empire', kind: 'farm' })
  })

  test('DAI-SCN-36, DAI-SOLO-19: a Helmet that the Empire holds already falls short', () => {
    const at = act([{ do: 'helmet' }], { helmet: 'empire' })
    expect(empireOf(at).points).toBe(1)
    expect(at.state.helmet).toBe('empire')
  })

  test('DAI-CARD-35: two parts in one space fall short once', () => {
    const two = act([{ do: 'move' }, { do: 'move' }, { do: 'points', count: 1 }])
    expect(empireOf(two).points).toBe(2)
  })

  test('DAI-SCN-52: the Shadow goes where it is done in full', () => {
    const at = act([{ do: 'shadow', count: 1, on: ['red', 'purple'], advantage: true }], {
      sides: { nature: { governors: ['purple-1'], towers: ['purple-1'] } },
      empire: { towers: ['purple-2'] },
    })
    expect(at.legal).toEqual(['shadow purple-s1', 'shadow purple-s2', 'shadow purple-s3'])
    const done = at.play('shadow purple-s2')
    expect([influenceOf(done, 'purple', 'empire'), influenceOf(done, 'purple', 'nature')]).toEqual([3, 2])
    expect(empireOf(done).points).toBe(0)
  })

  test('DAI-SCN-53: two governors overtake where both are needed', () => {
    const at = act([{ do: 'governor', count: 2, advantage: true }], {
      sides: { nature: { governors: ['blue-1', 'purple-1', 'purple-2'], shadows: ['blue-s1'], towers: ['purple-1'] } },
      empire: { governors: ['red-1', 'yellow-1'], shadows: ['purple-s1'] },
    })
    expect(at.legal).toEqual(['governor blue-2', 'governor blue-3', 'governor blue-4', 'governor blue-5'])
    const second = at.play('governor blue-2')
    expect(second.legal).toEqual(['governor blue-3', 'governor blue-4', 'governor blue-5'])
  })

  test('DAI-SOLO-17: it takes only tiles that it does not own loose', () => {
    const at = act([{ do: 'relic', count: 1 }], {
      empire: { loose: ['blue-1'] },
      tiles: { blue: ['blue-1', 'blue-1', 'blue-2'] },
      blackMarket: ['red-1'],
    })
    expect(at.legal).not.toContain('take blue-1 blue')
    expect(at.legal).toContain('take blue-2 blue')
    expect(at.play('take red-1 market').state.blackMarket).toEqual([])
  })

  test('DAI-SOLO-16: a card that names islands takes from there only', () => {
    const tiles = { red: ['blue-1', 'blue-2', 'blue-3'] }
    const at = act([{ do: 'relic', count: 2, on: ['red'] }], {
      tiles,
      bag: ['red-1'],
      blackMarket: ['purple-1'],
    })
    expect(at.legal).toEqual(['take blue-1 red', 'take blue-2 red', 'take blue-3 red'])
    expect(at.play('take blue-2 red').legal).toEqual(['take blue-1 red', 'take blue-3 red', 'take red-1 red'])
    // The tile that would restore a relic lies elsewhere, so the choice is free.
    const free = act([{ do: 'relic', count: 1, on: ['red'], advantage: true }], {
      empire: { loose: ['yellow-1', 'yellow-2', 'yellow-3'] },
      tiles,
      blackMarket: ['yellow-4'],
    })
    expect(free.legal).toHaveLength(3)
  })

  test('DAI-SOLO-18: with no altar left a relic gives no influence and counts', () => {
    const at = act([{ do: 'relic', count: 1, advantage: true }], {
      sides: { nature: { relics: ['blue'], altars: ['blue'], capacity: 9 } },
      empire: { relics: ['blue', 'blue'], altars: ['blue', 'blue'], loose: ['blue-1', 'blue-2', 'blue-3'] },
      tiles: { red: ['blue-4', 'red-1', 'red-2'] },
    })
    expect(empireOf(at).relics).toEqual(['blue', 'blue', 'blue'])
    expect(influenceOf(at, 'blue', 'empire')).toBe(2 + 1)
    const first = act([{ do: 'relic', count: 1 }], {
      sides: { nature: { relics: ['blue'], altars: ['blue'], capacity: 9 } },
      empire: { relics: ['blue', 'blue'], altars: ['blue', 'blue'], loose: ['blue-1', 'blue-2', 'blue-3'] },
      tiles: { red: ['blue-4', 'red-1', 'red-2'] },
    }).play('take blue-4 red')
    expect(first.events).toContainEqual({ type: 'restored', side: 'empire', relic: 'blue', influence: 0 })
  })

  test('DAI-SOLO-20, DAI-CARD-36: a governor moves to another island, one that it overtakes if it can', () => {
    const at = act([{ do: 'move', advantage: true }], {
      sides: { nature: { governors: ['red-1', 'yellow-1', 'purple-1'] } },
      empire: { governors: ['blue-1', 'red-2'] },
    })
    // Only red can be overtaken, and only by the governor of blue.
    expect(at.legal).toEqual(['spot red-3', 'spot red-4', 'spot red-5'])
    const free = act([{ do: 'move' }], { empire: { governors: ['blue-1', 'red-2'] } })
    expect(free.legal).toEqual(['spot blue-1', 'spot red-2'])
    expect(free.play('spot blue-1').legal.some((text) => text.startsWith('spot blue'))).toBe(false)
    expect(empireOf(act([{ do: 'move' }])).points).toBe(1)
    expect(empireOf(act([{ do: 'points', count: 2 }])).points).toBe(2)
  })

  test('DAI-SOLO-29, DAI-SOLO-05: a Shadow of the human eliminates its governor, and nobody is compensated', () => {
    const at = solo({
      sides: { nature: { resources: { rice: 1 } } },
      empire: { governors: ['red-1'] },
      tasks: [{ do: 'recruit', seat: 'nature', once: true, discount: 0, exact: null }, after],
    }).play('shadow red-s3')
    expect(influenceOf(at, 'red', 'empire')).toBe(0)
    expect(empireOf(at)).not.toHaveProperty('gold')
  })
})

describe('the round end', () => {
  const dice = (...values: readonly number[]) => values.map((value) => ({ colour: 'red', value }) as const)
  const ability = (values: readonly number[], more: Setting = {}) =>
    solo({ empire: { dice: dice(...values), ...more.empire }, ...more, tasks: [{ do: 'empire-ability' }, after] })

  test('DAI-SCN-37, DAI-SOLO-21, DAI-SOLO-22: the ability card by the sum of its dice', () => {
    const lose = ability([2, 6, 4], {
      empire: { dice: dice(2, 6, 4) },
      sides: { nature: { resources: { gold: 1 }, hand: ['HE01'] } },
    })
    expect(lose.legal).toEqual(['resource gold', 'discard HE01'])
    expect(sideOf(lose.play('discard HE01'), 'nature').discard).toEqual(['HE01'])
    expect(empireOf(ability([1, 2, 4])).points).toBe(0)
    expect(empireOf(ability([3, 3, 3])).points).toBe(1)
    const rich = ability([6, 6, 4])
    expect(empireOf(rich).points).toBe(2)
    expect(rich.legal[0]).toMatch(/^take/)
  })

  test('DAI-SOLO-23, DAI-SOLO-24, DAI-SOLO-28, DAI-CLOSE-01: the Helmet may go to the Empire, which gets the rightmost hero', () => {
    const start = solo({
      row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
      empire: { dice: dice(1, 1, 1), governors: ['red-1'] },
      tasks: [{ do: 'close' }],
    }).play('resource rice')
    expect(empireOf(start).points).toBe(3)
    expect(start.legal).toEqual(['clan nature', 'clan empire'])
    const at = start.play('clan empire')
    // The Empire is first now: it has its hero before the human hires, and begins the next round.
    expect(empireOf(at).heroes).toEqual(['HE05'])
    expect(at.state).toMatchObject({ round: 2, first: 'empire', helmet: 'empire' })
    expect(at.state.agenda.at(-1)).toMatchObject({ do: 'empire-turn', seat: 'nature' })
  })

  test('DAI-SCN-39, DAI-SOLO-25, DAI-RELIC-08: after round 4 its tiles go back, and its relics still count', () => {
    const at = solo({
      round: 4,
      empire: { loose: ['red-1', 'red-2'], relics: ['blue'], stacks: ['blue'], altars: ['blue'] },
      tasks: [{ do: 'empire-round' }, after],
    })
    expect(empireOf(at)).toMatchObject({ loose: [], stacks: [], relics: ['blue'] })
    const before = 48 - 12 - 3 - 6
    expect(at.state.bag).toHaveLength(before + 6)
    expect(influenceOf(at, 'blue', 'empire')).toBe(3)
  })
})

describe('the end', () => {
  const fields = (island: string): string[] => [1, 2, 3, 4].map((number) => `${island}-${number}`)

  test('DAI-SCN-29, DAI-SCN-30, DAI-SOLO-26, DAI-SOLO-27, DAI-FINAL-03: 80 points beat 78', () => {
    const at = solo({
      round: 5,
      helmet: 'empire',
      sides: {
        nature: {
          points: 51,
          relics: ['red', 'yellow'],
          altars: ['red', 'yellow'],
          farms: ['red-1', 'red-2', 'red-3'],
          towers: ['purple-1', 'purple-2', 'purple-3'],
          resources: { rice: 2, metal: 3, stone: 1, gold: 13 },
          hand: ['NA01', 'NA02', 'NA03'],
        },
      },
      empire: {
        points: 45,
        relics: ['blue', 'blue', 'purple'],
        altars: ['blue', 'blue', 'purple'],
        farms: [...fields('blue'), 'yellow-1', 'yellow-2'],
        towers: ['yellow-3'],
        heroes: ['HE31', 'HE32', 'HE11', 'HE12'],
        unseen: 'HE01',
      },
      tasks: [{ do: 'final' }],
    })
    // The armies are 7 and 13 gold against 5, 5, 3, 3 and the 2 of the hero that nobody has seen.
    expect(at.outcome).toMatchObject({ winners: ['nature'], reason: 'points', scores: { nature: 80, empire: 78 } })
  })

  test('DAI-FINAL-01, DAI-SOLO-26, DAI-SOLO-05: more than six relics are worth 33, and eight Radio Towers two sets', () => {
    const relics: Island[] = ['blue', 'blue', 'blue', 'red', 'red', 'red', 'yellow']
    const at = solo({
      round: 5,
      helmet: 'nature',
      sides: { nature: { resources: { gold: 60 } } },
      empire: { relics, altars: relics, towers: [...fields('blue'), ...fields('red'), 'purple-1'] },
      tasks: [{ do: 'final' }],
    })
    expect(empireOf(at).points).toBe(33 + 7 + 7 + 1 + 2)
  })

  test('DAI-SOLO-27: equal points: the human wins with a resource, and shares without', () => {
    const tie = (rice: number) =>
      solo({
        round: 5,
        helmet: 'nature',
        sides: { nature: { points: 30, resources: { gold: 60, rice } } },
        empire: { points: 40 },
        tasks: [{ do: 'final' }],
      }).outcome
    expect(tie(1)).toMatchObject({ winners: ['nature'], reason: 'resources' })
    expect(tie(0)).toMatchObject({ winners: ['nature', 'empire'], reason: 'shared' })
  })

  test('DAI-SOLO-30: state and views tell at the end what achievements ask for, by clan and difficulty', () => {
    const relics: Island[] = ['blue', 'blue', 'red', 'red', 'yellow', 'yellow']
    const best = {
      points: 90,
      capacity: 8,
      relics,
      altars: relics,
      farms: fields('blue'),
      towers: fields('red'),
      governors: [...fields('purple'), ...fields('yellow')],
      shadows: ['blue-s1', 'red-s1', 'purple-s1'],
    }
    const end = (nature: At, points = 0) =>
      solo({ round: 5, helmet: 'nature', sides: { nature }, empire: { points }, tasks: [{ do: 'final' }] }).state
    const whole = end(best)
    expect(daimyoAchievements(whole)).toEqual(['win', 'relics', 'buildings', 'units'])
    expect(daimyoAchievements(daimyo.view(whole, 'nature'))).toEqual(['win', 'relics', 'buildings', 'units'])
    expect(whole).toMatchObject({ clans: ['nature'], empire: { difficulty: 'normal' } })
    expect(daimyoAchievements(end(best, 300))).toEqual(['relics', 'buildings', 'units'])
    expect(daimyoAchievements(end({ ...best, relics: relics.slice(1), altars: relics.slice(1) }))).toEqual([
      'win',
      'buildings',
      'units',
    ])
    expect(daimyoAchievements(end({ ...best, towers: fields('red').slice(1) }))).toEqual(['win', 'relics', 'units'])
    expect(daimyoAchievements(end({ ...best, shadows: ['blue-s1'] }))).toEqual(['win', 'relics', 'buildings'])
    expect(daimyoAchievements(solo({ sides: { nature: best } }).state)).toEqual([])
    const two = table({ clans: ['nature', 'nomads'], round: 5, sides: { nature: best }, tasks: [{ do: 'final' }] })
    expect(two.outcome).not.toBeNull()
    expect(daimyoAchievements(two.state)).toEqual([])
  })

  test('DAI-FINAL-03: in solo the armies give 10 and 2', () => {
    const at = solo({ sides: { nature: { resources: { gold: 60 } } } })
    expect(armyPoints(playOn(daimyo.clone(at.state)))).toEqual([
      ['nature', 10],
      ['empire', 2],
    ])
  })
})
