import { describe, expect, test } from 'vitest'
import { daimyo, type Task } from '../../src/daimyo'
import { runOn } from '../../src/daimyo/rules/agenda'
import { playOn } from '../../src/daimyo/rules/play'
import { sideOf, steps, table } from './table'

const taking = (more: Parameters<typeof table>[0] = {}) =>
  table({
    turn: { at: null },
    tasks: [
      { do: 'take-die', seat: 'nature' },
      { do: 'between', seat: 'nature' },
    ],
    ...more,
  })

describe('the die of the turn', () => {
  test('DAI-TURN-01, DAI-TURN-02, DAI-TURN-03, DAI-TURN-05, DAI-DECIDE-03, DAI-DECIDE-14: a die goes to a free space of its colour, or to Tax', () => {
    const at = taking({
      sides: { nature: { dice: ['green 6 relic'] } },
      pool: ['blue 5', 'blue 2', 'green 4', 'green 4', 'red 3', 'red 3', 'red 3', 'red 1'],
    })
    expect(at.legal).toEqual(['die blue 2', 'die blue 5', 'die green 1', 'die green 4', 'die red 1', 'die red 3'])
    const laid = at.play('die green 4')
    expect(laid.legal).toEqual(['space production', 'space tax'])
    expect(laid.refusal('space relic')).toMatchObject({ code: 'space-taken', rule: 'DAI-TURN-03' })
    expect(laid.refusal('space build')).toMatchObject({ code: 'wrong-colour', rule: 'DAI-TURN-02' })
    const placed = laid.play('space production')
    expect(sideOf(placed, 'nature').dice).toHaveLength(2)
    expect(placed.legal).toContain('hero NA01')
    expect(at.refusal('die green 6')).toMatchObject({ code: 'no-such-die', rule: 'DAI-TURN-01' })
  })

  test('DAI-TURN-04, DAI-TURN-07, DAI-EXTRA-02, DAI-DECIDE-04: the main action is done once, before the turn ends', () => {
    const start = table({ sides: { nature: { dice: ['blue 4 tax'] } } })
    expect(start.legal).toEqual(['main', 'hero NA01', 'discard NA01'])
    expect(start.refusal('end')).toMatchObject({ code: 'main-first', rule: 'DAI-TURN-07' })
    const at = start.play('main')
    expect(at.legal).toEqual(['hero NA01', 'discard NA01', 'end'])
    expect(at.refusal('main')).toMatchObject({ code: 'main-done', rule: 'DAI-TURN-04' })
    expect(at.refusal('done').code).toBe('not-optional')
  })

  test('DAI-SCN-44, DAI-TURN-09, DAI-TRIO-02: a die that fits nowhere is laid beside the board', () => {
    const start = table({
      clans: ['nature', 'technology', 'nomads', 'aristocrats'],
      turn: { at: null },
      sides: {
        nature: { dice: ['blue 5 help', 'red 6 tax'] },
        technology: { dice: ['green 1 relic', 'green 1 production', 'red 1 build'] },
        nomads: { dice: ['green 1 relic', 'green 1 production', 'red 1 build'] },
        aristocrats: { dice: ['green 1 production', 'red 1 build', 'red 1 recruit'] },
      },
      tasks: [
        { do: 'take-die', seat: 'nature' },
        { do: 'between', seat: 'nature' },
      ],
      pool: ['blue 2', 'blue 2'],
    })
    expect(start.state.dice).toEqual([{ colour: 'blue', value: 2 }])
    expect(sideOf(start, 'nature').dice.at(-1)).toEqual({ colour: 'blue', value: 2, at: 'beside' })
    expect(start.legal).toEqual(['ability', 'discard NA01', 'end'])
    const after = start.play('ability', 'resource rice', 'resource rice')
    expect(sideOf(after, 'nature').resources.rice).toBe(2)
  })

  test('DAI-TURN-08, DAI-INV-11, DAI-INV-24, DAI-CARD-17: the same effect may be had again by a card', () => {
    const at = table({
      sides: { nature: { dice: ['green 5 relic', 'red 5 build'], hand: ['HE36', 'HE01'], seeker: 'blue' } },
      turn: { at: 'relic' },
    })
    const twice = at.play('main', 'island red', 'leave', 'island yellow', 'leave', 'hero HE36', 'island red', 'leave')
    expect(twice.play('island blue', 'leave').legal).toEqual(['discard HE01', 'end'])
  })
})

describe('additional actions', () => {
  const dice = (...list: string[]) => ({ dice: list, hand: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05', 'HE06'] })

  test('DAI-SCN-12, DAI-EXTRA-03, DAI-EXTRA-08, DAI-EXTRA-10, DAI-INV-23, DAI-ROUND-04: strength is met by some of the dice exactly', () => {
    const start = table({ sides: { nature: dice('blue 2 help', 'green 5 relic', 'red 6 tax') } })
    // Strengths: HE01 3, HE02 4, HE03 5, HE04 6, HE05 7, HE06 8.
    expect(start.legal.filter((text) => text.startsWith('hero'))).toEqual([
      'hero HE03',
      'hero HE04',
      'hero HE05',
      'hero HE06',
    ])
    expect(start.refusal('hero HE01')).toMatchObject({ code: 'strength-not-met', rule: 'DAI-EXTRA-03' })
    expect(start.legal).toContain('ability')
    const choice = start.play('discard HE01')
    expect(choice.legal).toEqual(['own-die help', 'own-die relic', 'own-die tax'])
    const at = choice.play('own-die tax')
    expect(sideOf(at, 'nature').dice.at(-1)?.value).toBe(5)
    expect(at.legal.filter((text) => text.startsWith('hero'))).toEqual(['hero HE03', 'hero HE05'])
    expect(at.refusal('ability')).toMatchObject({ code: 'sum-too-low', rule: 'DAI-EXTRA-07' })
    expect(at.state.turn?.used).toEqual([])
  })

  test('DAI-SCN-11, DAI-EXTRA-07: 6 is the limit of a die', () => {
    const start = table({
      sides: { nature: { dice: ['blue 6 help', 'green 6 relic'], hand: ['HE01'] } },
      turn: { at: 'relic' },
    })
    expect(start.refusal('ability').code).toBe('sum-too-low')
    expect(start.play('discard HE01', 'own-die help').state.turn?.at).toBe('relic')
    expect(sideOf(start.play('discard HE01', 'own-die help'), 'nature').dice[0]?.value).toBe(5)
  })

  test('DAI-EXTRA-01, DAI-EXTRA-04, DAI-EXTRA-05, DAI-EXTRA-06: one hero by strength in a turn; then it lies on the discard pile', () => {
    const start = table({ sides: { nature: dice('blue 3 tax', 'green 4 relic') } })
    const at = start.play('hero HE01')
    expect(sideOf(at, 'nature')).toMatchObject({ discard: ['HE01'], resources: { rice: 2 } })
    expect(at.refusal('hero HE02')).toMatchObject({ code: 'used', parameters: { why: 'hero' }, rule: 'DAI-EXTRA-01' })
    expect(at.refusal('hero HE09')).toMatchObject({ code: 'not-in-hand' })
    expect(at.refusal('hero ZZ99')).toMatchObject({ code: 'no-such-hero' })
    const idle = table({ sides: { nature: { dice: ['blue 4 tax', 'red 5 build'], hand: ['HE07'] } } })
    expect(sideOf(idle.play('hero HE07'), 'nature').discard).toEqual(['HE07'])
  })

  test('DAI-SCN-47, DAI-EXTRA-09, DAI-CARD-01: the hero that is played is in no pile while it draws', () => {
    const at = table({
      clans: ['nature', 'technology', 'nomads'],
      sides: { nature: { dice: ['blue 1 tax', 'green 6 relic'], hand: ['HE05', 'NA01', 'NA02', 'NA03'] } },
    }).play('hero HE05')
    expect(sideOf(at, 'nature')).toMatchObject({ hand: ['NA01', 'NA02', 'NA03'], deck: [], discard: ['HE05'] })
    expect(at.events.some(({ type }) => type === 'drew')).toBe(false)
    const next = daimyo.clone(at.state)
    next.agenda.push({ do: 'draw', seat: 'nature' })
    runOn(playOn(next))
    expect(sideOf({ state: next }, 'nature')).toMatchObject({ deck: [], discard: [] })
    expect(sideOf({ state: next }, 'nature').hand).toContain('HE05')
  })

  test('DAI-SCN-13: a turn of Technology with everything in it', () => {
    const start = table({
      clans: ['technology', 'nature', 'nomads'],
      sides: {
        technology: {
          dice: ['blue 3 help', 'red 6 build', 'green 5 production'],
          hand: ['HE13', 'HE01'],
          deck: ['HE02'],
          towers: ['red-1'],
          bonus: { ability: ['RT1-2'] },
          loose: ['blue-1'],
          governors: ['blue-1'],
        },
      },
      tiles: { blue: ['red-1', 'red-2', 'red-3'], yellow: ['green-1', 'green-2', 'green-3'] },
      bag: ['purple-1', 'purple-2'],
      blackMarket: [],
      turn: { at: 'production' },
    })
    const ability = start.play('ability')
    expect(sideOf(ability, 'technology')).toMatchObject({ capacity: 4, hand: ['HE13', 'HE01', 'HE02'] })
    const tile = ability.play('bonus ability')
    expect(sideOf(tile, 'technology').resources.gold).toBe(2)
    const at = tile.play(
      'main',
      'discard HE01',
      'own-die build',
      'hero HE13',
      'pay',
      'take red-2 blue',
      'take green-1 yellow',
    )
    expect(at.state.blackMarket).toEqual(['blue-1'])
    expect(sideOf(at, 'technology')).toMatchObject({
      loose: ['red-2', 'green-1'],
      discard: ['HE01', 'HE13'],
      resources: { rice: 1 },
    })
    expect(at.state.islands[0]?.tiles).toEqual(['red-1', 'purple-1', 'red-3'])
    expect(at.state.islands[2]?.tiles).toEqual(['purple-2', 'green-2', 'green-3'])
    expect(at.legal).toContain('end')
  })
})

describe('bonus tiles', () => {
  test('DAI-SCN-49, DAI-BONUS-01, DAI-BONUS-02, DAI-BONUS-03, DAI-BONUS-05, DAI-BONUS-07: a new tile works where the die of this turn lies', () => {
    const build = table({
      sides: { nature: { dice: ['red 2 build'], resources: { metal: 2, stone: 1, rice: 3 } } },
      turn: { at: 'build' },
    }).play('main', 'build farm', 'slot TF1-2', 'spot blue-1')
    expect(build.legal).toEqual([
      'place help',
      'place production',
      'place relic',
      'place recruit',
      'place build',
      'place ability',
    ])
    expect(build.refusal('done').code).toBe('not-optional')
    expect(build.play('place build').legal).toContain('bonus build')
    const elsewhere = build.play('place recruit')
    expect(elsewhere.refusal('bonus recruit')).toMatchObject({ code: 'not-opened', rule: 'DAI-BONUS-05' })
    expect(elsewhere.refusal('bonus build')).toMatchObject({ code: 'no-tile' })
  })

  const withTile = (bonus: object, more: object = {}) => ({
    dice: ['red 2 build'],
    farms: ['red-1'],
    resources: { metal: 2, stone: 1, gold: 1, rice: 3 },
    bonus,
    ...more,
  })

  test('DAI-SCN-54, DAI-BONUS-04, DAI-BONUS-09: the use belongs to the place', () => {
    const start = table({ sides: { nature: withTile({ build: ['TF1-2'] }) }, turn: { at: 'build' } })
    const used = start.play('bonus build', 'done')
    expect(used.refusal('bonus build')).toMatchObject({ code: 'used', rule: 'DAI-BONUS-09' })
    const covered = used.play('main', 'build farm', 'slot TF1-4', 'spot blue-1', 'place build')
    expect(covered.refusal('bonus build')).toMatchObject({ code: 'used' })
    const unused = start.play('main', 'build farm', 'slot TF1-4', 'spot blue-1', 'place build')
    expect(unused.legal).toContain('bonus build')
    // The tile on top works: it moves the Seeker.
    expect(unused.play('bonus build').legal).toContain('island red')
  })

  test('DAI-BONUS-06: the tile at the ability needs 13, not the ability itself', () => {
    const low = table({ sides: { nature: withTile({ ability: ['TF1-2'] }) }, turn: { at: 'build' } })
    expect(low.refusal('bonus ability')).toMatchObject({ code: 'sum-too-low', rule: 'DAI-BONUS-06' })
    const high = table({
      sides: { nature: withTile({ ability: ['TF1-2'] }, { dice: ['red 2 build', 'green 6 relic', 'blue 5 tax'] }) },
      turn: { at: 'build' },
    })
    expect(high.legal).toContain('bonus ability')
    expect(high.play('bonus ability', 'done').legal).toContain('ability')
  })

  test('DAI-SCN-60, DAI-RECR-11, DAI-PROD-02: recruit for 1 less after Production', () => {
    const start = table({
      sides: {
        nature: {
          dice: ['green 2 production'],
          marker: 2,
          governors: ['blue-1', 'red-2'],
          farms: ['red-2'],
          bonus: { production: ['TF1-2'] },
        },
      },
      turn: { at: 'production' },
    }).play('main')
    expect(sideOf(start, 'nature').resources).toMatchObject({ rice: 1, metal: 2 })
    const at = start.play('bonus production', 'governor yellow-1')
    expect(sideOf(at, 'nature')).toMatchObject({ resources: { rice: 0, metal: 2 }, marker: 2 })
  })

  test('DAI-RECR-05, DAI-CARD-05, DAI-SCN-05, DAI-KEY-04, DAI-RECR-12: the restart is offered before a unit of a card too', () => {
    const once = (step: { discount?: number; exact?: number }): Task[] => steps('nature', { do: 'recruit', ...step })
    const restart = table({
      sides: { nature: { marker: 3, resources: { rice: 3, gold: 2 } } },
      tasks: once({ discount: 1 }),
    })
    expect(restart.legal[0]).toBe('restart')
    expect(sideOf(restart.play('restart', 'governor red-1'), 'nature')).toMatchObject({
      marker: 1,
      resources: { rice: 3 },
    })
    const free = table({ sides: { nature: { marker: 1 } }, tasks: once({ discount: 1 }) }).play('governor red-1')
    expect(sideOf(free, 'nature').marker).toBe(1)
    const exact = table({ sides: { nature: { marker: 3, resources: { rice: 1 } } }, tasks: once({ exact: 1 }) })
    expect(sideOf(exact.play('governor red-1'), 'nature')).toMatchObject({ marker: 2, resources: { rice: 0 } })
  })
})

describe('clans', () => {
  const high = ['blue 6 help', 'green 4 relic', 'red 3 tax']
  const of = (clan: 'nature' | 'technology' | 'nomads' | 'aristocrats', at: object, more: object = {}) =>
    table({
      clans: [clan, ...(['nature', 'technology', 'nomads'] as const).filter((each) => each !== clan)].slice(0, 3),
      sides: { [clan]: { dice: high, ...at } },
      ...more,
    })

  test('DAI-CLAN-01, DAI-KEY-02: Nature gains 2 basic resources', () => {
    const at = of('nature', {}).play('ability', 'resource rice')
    expect(at.legal).toEqual(['resource rice', 'resource metal', 'resource stone'])
    expect(sideOf(at.play('resource stone'), 'nature').resources).toMatchObject({ rice: 1, stone: 1 })
  })

  test('DAI-CLAN-02, DAI-KEY-03: Technology widens its storage and draws', () => {
    const at = of('technology', { hand: ['HE01'], deck: ['HE02'] }).play('ability')
    expect(sideOf(at, 'technology')).toMatchObject({ capacity: 4, hand: ['HE01', 'HE02'] })
  })

  test('DAI-SCN-10, DAI-CLAN-03, DAI-MOVE-01, DAI-MOVE-02, DAI-MOVE-03, DAI-INV-30, DAI-KEY-09: Nomads move a governor and collect 2', () => {
    const at = of('nomads', { governors: ['red-1'] }).play('ability', 'spot red-1')
    expect(at.legal).toContain('spot red-2')
    expect(at.refusal('spot red-1')).toMatchObject({ code: 'not-free' })
    const moved = at.play('spot purple-5')
    expect(sideOf(moved, 'nomads').resources.gold).toBe(2)
    expect(daimyo.view(moved.state, 'nomads').islands.map(({ influence }) => influence.nomads)).toEqual([0, 0, 0, 2, 0])
  })

  test('DAI-SCN-45, DAI-CLAN-04: Aristocrats play one more hero', () => {
    const at = of('aristocrats', {
      hand: ['AR01', 'AR02', 'AR03'],
      dice: ['blue 6 help', 'green 4 relic', 'red 5 tax'],
    })
    const played = at.play('hero AR03', 'done', 'ability', 'hero AR01')
    expect(sideOf(played, 'aristocrats')).toMatchObject({ discard: ['AR03', 'AR01'], resources: { gold: 2 } })
    expect(played.refusal('hero AR02')).toMatchObject({ code: 'used', rule: 'DAI-EXTRA-01' })
    expect(played.refusal('ability')).toMatchObject({ code: 'used', rule: 'DAI-EXTRA-01' })
  })

  test('DAI-SCN-46, DAI-CLAN-05, DAI-CARD-10, DAI-KEY-18: an ability through another hero needs no 13', () => {
    const at = table({
      clans: ['technology', 'nature'],
      sides: { technology: { dice: ['blue 3 help', 'green 4 relic'], hand: ['HE19', 'HE01'] } },
      turn: { at: 'relic' },
    }).play('hero HE19', 'resource metal', 'resource metal')
    expect(sideOf(at, 'technology')).toMatchObject({ resources: { metal: 2 }, discard: ['HE19'] })
    expect(at.state.turn?.used).toEqual(['hero'])
  })
})
