import { describe, expect, test } from 'vitest'
import { type Clan, daimyo, type Options } from '../../src/daimyo'
import { marketHeroes } from '../../src/daimyo/rules/data/market-heroes'
import { script } from '../../src/testing'
import { influenceOf, sideOf, table } from './table'

const four: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']
const start = (options: Omit<Options, 'seed'> & { readonly seed?: number }) =>
  script(daimyo)(daimyo.setup({ seed: 3, ...options }))

const resourcesOf = (at: ReturnType<typeof start>, clan: Clan): number[] => {
  const { rice, metal, stone, gold } = sideOf(at, clan).resources
  return [rice, metal, stone, gold]
}

describe('options', () => {
  test('DAI-OPT-02, DAI-OPT-04: what cannot be played is refused with a sentence', () => {
    const refused = (options: object): string => {
      try {
        Reflect.apply(daimyo.setup, daimyo, [{ seed: 1, ...options }])
        return 'accepted'
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    }
    expect(refused({ clans: ['nature', 'nature'] })).toContain('named twice (DAI-OPT-04)')
    expect(refused({ clans: ['nature', 'pirates'] })).toContain('clans[1]')
    expect(refused({ clans: [] })).toContain('clans')
    expect(refused({ clans: [...four, 'nature'] })).toContain('clans')
    expect(refused({ clans: four, boards: 'third' })).toContain('boards')
    expect(refused({ clans: four, weather: 'rain' })).toContain('weather')
    expect(refused({ clans: four, aggressive: false })).toBe('accepted')
  })

  test('DAI-OPT-07, DAI-OPT-06, DAI-INV-33: the same options give the same position, and the bag follows from the seed and the number of clans', () => {
    expect(start({ clans: four }).state).toEqual(start({ clans: four }).state)
    const bag = start({ clans: ['nature', 'nomads'] }).state.bag
    expect(start({ clans: ['aristocrats', 'technology'], boards: 'advanced', aggressive: false }).state.bag).toEqual(
      bag,
    )
    expect(start({ clans: ['nature', 'nomads'], seed: 4 }).state.bag).not.toEqual(bag)
  })

  test('DAI-OPT-01, DAI-OPT-03: a seat is a clan; of the seats only the clans that play take part', () => {
    expect(daimyo.seats).toEqual(['nature', 'technology', 'nomads', 'aristocrats', 'empire'])
    expect(daimyo.players(start({ clans: ['nomads', 'nature', 'aristocrats'] }).state)).toEqual([
      'nomads',
      'nature',
      'aristocrats',
    ])
    expect(start({ clans: ['nomads', 'nature'] }).state.mercenaries).not.toBeNull()
    expect(start({ clans: four }).state.mercenaries).toBeNull()
  })
})

describe('the table', () => {
  test.each([
    [2, 33, 4],
    [3, 42, 5],
    [4, 51, 6],
  ])(
    'DAI-SCN-01, DAI-SETUP-01, DAI-ISLE-01, DAI-TRIO-01, DAI-TRIO-02: %i clans have %i tiles in the bag and %i islands',
    (count, bag, islands) => {
      const { state } = start({ clans: four.slice(0, count) })
      expect(state.bag).toHaveLength(bag)
      expect(state.islands.map(({ id }) => id)).toEqual(
        ['blue', 'red', 'yellow', 'purple', 'green', 'black'].slice(0, islands),
      )
      for (const { tiles } of state.islands) expect(tiles).toHaveLength(3)
      expect(state.blackMarket).toHaveLength(3)
      expect(state.row).toHaveLength(5)
      expect(state.market).toHaveLength(35)
    },
  )

  test('DAI-SCN-01, DAI-MARKET-06, DAI-SETUP-05: without the aggressive heroes the deck holds 30, and its top card is open', () => {
    const at = start({ clans: ['nature', 'nomads'], aggressive: false })
    expect(at.state.market).toHaveLength(30)
    const aggressive = marketHeroes.filter((hero) => hero.aggressive).map(({ id }) => id)
    expect(aggressive).toHaveLength(5)
    expect([...at.state.market, ...at.state.row].some((hero) => aggressive.includes(hero ?? ''))).toBe(false)
    expect(at.view('spectator').top).toBe(at.state.market.at(-1))
  })

  test('DAI-SETUP-03, DAI-SETUP-04, DAI-SETUP-06, DAI-SETUP-07, DAI-SETUP-10, DAI-SETUP-12, DAI-ISLE-04: goals, Villagers, clans', () => {
    const { state } = start({ clans: four })
    expect(state.goals.map(({ id }) => (id < 'GO10' ? 'green' : 'orange'))).toEqual([
      'green',
      'green',
      'green',
      'orange',
    ])
    expect(state.villagers['VI02']).toBe('a')
    const sides = Array.from({ length: 12 }, (_, seed) => start({ clans: four, seed }).state.villagers['VI01'])
    expect(new Set(sides)).toEqual(new Set(['a', 'b']))
    for (const clan of four) {
      const side = sideOf({ state }, clan)
      expect(side).toMatchObject({ points: 0, capacity: 3, marker: 0, relics: [], discard: [], seeker: null })
      expect(side.hand).toHaveLength(2)
      expect(side.deck).toHaveLength(1)
      expect(side.covered).toHaveLength(8)
    }
    expect(state.helmet).toBe('nature')
  })

  test('DAI-SCN-02, DAI-SETUP-08, DAI-SETUP-11, DAI-DUO-19: starting resources', () => {
    const basic = start({ clans: four })
    expect(four.map((clan) => resourcesOf(basic, clan))).toEqual([
      [3, 1, 2, 1],
      [3, 2, 2, 4],
      [3, 2, 2, 1],
      [3, 2, 2, 2],
    ])
    expect(sideOf(basic, 'technology').boards).toEqual({ farm: 'TF2', tower: 'RT2' })
    expect(resourcesOf(start({ clans: ['nomads', 'nature'] }), 'nature')).toEqual([3, 1, 2, 3])
    const drafted = start({ clans: ['nomads', 'nature', 'technology'], boards: 'advanced' }).play(
      'board TF3',
      'board TF1',
      'board TF2',
      'board RT1',
      'board RT3',
      'board RT2',
    )
    expect(resourcesOf(drafted, 'nomads')).toEqual([4, 2, 2, 0])
  })

  test('DAI-SCN-48, DAI-SETUP-09, DAI-SETUP-16, DAI-DECIDE-01: boards are chosen forth and back, the second of the other kind', () => {
    const at = start({ clans: ['nomads', 'nature', 'technology'], boards: 'advanced' })
    expect(at.legal).toHaveLength(8)
    expect(at.seat).toBe('nomads')
    const third = at.play('board RT1', 'board TF1')
    expect(third.seat).toBe('technology')
    const back = third.play('board TF2')
    expect(back.seat).toBe('technology')
    expect(back.legal).toEqual(['board RT2', 'board RT3', 'board RT4'])
    expect(back.refusal('board TF3')).toMatchObject({ code: 'other-kind', rule: 'DAI-SETUP-09' })
    expect(back.play('board RT2').seat).toBe('nature')
    expect(sideOf(back, 'technology').resources.metal).toBe(0)
  })

  test('DAI-SCN-03, DAI-SETUP-13, DAI-SETUP-14, DAI-SETUP-15, DAI-ISLE-07, DAI-INV-31: governors at the start', () => {
    const at = start({ clans: ['nomads', 'nature', 'technology'] })
    const [first, second] = [at.play('governor purple-1'), at.play('governor purple-1', 'governor red-1')]
    expect(influenceOf(first, 'purple', 'nomads')).toBe(2)
    expect(sideOf(first, 'nomads').seeker).toBe('purple')
    expect(second.seat).toBe('technology')
    expect(second.legal.some((text) => /purple|red/.test(text))).toBe(false)
    expect(second.refusal('governor red-2')).toMatchObject({ code: 'seeker-there', rule: 'DAI-SETUP-13' })
    const placed = second.play('governor green-1', 'governor purple-2', 'governor red-3')
    expect(influenceOf(placed, 'purple', 'nomads')).toBe(4)
    expect(placed.legal).toContain('governor purple-3')
    expect(placed.legal).toContain('governor red-2')
    const begun = placed.play('governor red-2')
    expect(resourcesOf(begun, 'nature')).toEqual([3, 1, 2, 1])
    expect(begun.state.round).toBe(1)
  })

  test('DAI-SETUP-02, DAI-COMP-01, DAI-COMP-02, DAI-ROUND-03: the dice of the game', () => {
    const counts = [2, 3, 4].map((count) => {
      let at = start({ clans: four.slice(0, count) })
      while (at.state.round === 0) at = at.play(at.legal[0] ?? '')
      return ['blue', 'green', 'red'].map((colour) => at.state.dice.filter((die) => die.colour === colour).length)
    })
    expect(counts).toEqual([
      [3, 4, 4],
      [2, 4, 4],
      [3, 5, 5],
    ])
  })

  test('DAI-COMP-04, DAI-ISLE-02, DAI-ISLE-05, DAI-ISLE-06, DAI-ISLE-08: an island has 3 tiles, 5 spots, Shadow spaces and 3 altars', () => {
    const { state } = start({ clans: four })
    for (const island of state.islands) {
      expect(island.governors).toHaveLength(5)
      expect(island.buildings).toHaveLength(5)
      expect(island.shadows).toHaveLength(3)
      expect(island.altars).toHaveLength(3)
    }
    const tiles = [...state.bag, ...state.blackMarket, ...state.islands.flatMap((island) => island.tiles)]
    expect(tiles).toHaveLength(72)
    expect(tiles.filter((tile) => tile === 'blue-1')).toHaveLength(3)
    expect(state.islands.some(({ id, tiles: own }) => own.some((tile) => tile && !tile.startsWith(id)))).toBe(true)
  })

  test('DAI-COMP-03, DAI-COMP-06: resources and points have no limit', () => {
    const at = table({ sides: { nature: { points: 120, resources: { gold: 300 }, dice: ['blue 1 tax'] } } }).play(
      'main',
    )
    expect(sideOf(at, 'nature')).toMatchObject({ points: 120, resources: { gold: 302 } })
  })
})
