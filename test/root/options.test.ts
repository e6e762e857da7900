import { describe, expect, test } from 'vitest'
import { type Faction, type Options, reachOf, root } from '../../src/root'
import { script } from '../../src/testing'

const factionsOf = (options: Options): (Faction | undefined)[] => {
  const state = root.setup(options)
  return state.seats.map((seat) => state.sides[seat]?.board.faction)
}

/** What a door that throws says of options of any kind. */
function refusedWith(options: unknown): string[] {
  try {
    Reflect.apply(root.setup, root, [options])
  } catch (error) {
    if (!(error instanceof RangeError) || !('problems' in error) || !('code' in error)) throw error
    expect(error.code).toBe('INVALID_OPTIONS')
    return Array.isArray(error.problems) ? error.problems.map(({ path, message }) => `${path}: ${message}`) : []
  }
  return []
}

describe('factions', () => {
  test('ROOT-5.1.1a: given ones sit as they are given, in any mix, the second Vagabond beside the first', () => {
    expect(factionsOf({ seed: 1, factions: ['alliance', 'vagabond2', 'vagabond'] })).toEqual([
      'alliance',
      'vagabond2',
      'vagabond',
    ])
    expect(refusedWith({ seed: 1, factions: ['eyrie', 'eyrie'] })).toEqual([
      'factions[1]: The faction eyrie is given twice (ROOT-5.1.1a).',
    ])
    expect(refusedWith({ seed: 1, factions: ['eyrie', 'vagabond2'] })).toEqual([
      'factions: The second Vagabond plays only beside the first (ROOT-5.1.1a).',
    ])
  })

  test.each([
    [2, 17],
    [3, 18],
    [4, 21],
    [5, 25],
  ])('ROOT-5.2a, ROOT-5.1.1b: chance seats %i factions with a reach of %i or more', (players, recommended) => {
    const mixes = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const drawn = factionsOf({ seed, players }).flatMap((faction) => faction ?? [])
      expect(new Set(drawn).size).toBe(players)
      expect(reachOf(drawn)).toEqual({ reach: expect.any(Number), recommended })
      expect(reachOf(drawn).reach).toBeGreaterThanOrEqual(recommended)
      expect(drawn.includes('vagabond2') && !drawn.includes('vagabond')).toBe(false)
      mixes.add(drawn.join())
    }
    expect(mixes.size).toBeGreaterThan(1)
  })

  test('ROOT-5.1.1a: the second Vagabond may be drawn, and four play unless a number is given', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => factionsOf({ seed }))
    expect(drawn.every((factions) => factions.length === 4)).toBe(true)
    expect(drawn.some((factions) => factions.includes('vagabond2'))).toBe(true)
  })

  test('ROOT-5.2b, ROOT-5.2c, ROOT-VAR-01: the reach of a mix is told, and any mix can be given', () => {
    expect(reachOf(['marquise', 'eyrie'])).toEqual({ reach: 17, recommended: 17 })
    expect(reachOf(['alliance', 'vagabond', 'vagabond2'])).toEqual({ reach: 10, recommended: 18 })
    expect(factionsOf({ seed: 1, factions: ['alliance', 'vagabond'] })).toHaveLength(2)
  })
})

test.each([2, 3, 4, 5, 6])(
  'ROOT-5.2a: chance draws any factions for %i players, with the recommended reach',
  (players) => {
    const drawn = Array.from({ length: 60 }, (_, seed) =>
      factionsOf({ seed, players, factions: 'any' }).flatMap((faction) => faction ?? []),
    )
    for (const mix of drawn) {
      const { reach, recommended } = reachOf(mix)
      expect([new Set(mix).size, reach >= recommended]).toEqual([players, true])
      expect(mix.includes('vagabond') || !mix.includes('vagabond2')).toBe(true)
    }
    // Two players reach far only with few of them.
    expect(new Set(drawn.flat()).size).toBeGreaterThan(players === 2 ? 4 : 9)
    expect(drawn).toEqual(drawn.map((_, seed) => factionsOf({ seed, players, factions: 'any' })))
  },
)

test('ROOT-5.2a: chance draws what it always drew, and with six players from all', () => {
  for (let seed = 0; seed < 30; seed++) expect(factionsOf({ seed, players: 4 })).not.toContain('cult')
  expect(new Set(factionsOf({ seed: 1, players: 6 })).size).toBe(6)
})

describe('a draft', () => {
  test('ROOT-5.1.1a, ROOT-5.1.7a: the seats choose in turn order before anything is set up; then the factions set up', () => {
    const play = script(root)
    const drafting = root.setup({ seed: 4, players: 4, factions: 'draft' })
    expect([drafting.sides, root.toAct(drafting)]).toEqual([{}, 'p1'])
    expect(root.legalActions(drafting).map(root.format)).toEqual([
      'draft marquise',
      'draft eyrie',
      'draft alliance',
      'draft vagabond',
      'draft cult',
      'draft riverfolk',
      'draft duchy',
      'draft corvid',
      'draft hundreds',
      'draft keepers',
    ])
    const third = play(drafting).play('draft vagabond', 'draft eyrie')
    expect(root.legalActions(third.state).map(root.format)).toEqual([
      'draft marquise',
      'draft alliance',
      'draft vagabond2',
      'draft cult',
      'draft riverfolk',
      'draft duchy',
      'draft corvid',
      'draft hundreds',
      'draft keepers',
    ])
    const { state } = play(drafting).play('draft vagabond', 'draft eyrie', 'draft vagabond2', 'draft marquise')
    expect(state.seats.map((seat) => state.sides[seat]?.board.faction)).toEqual([
      'vagabond',
      'eyrie',
      'vagabond2',
      'marquise',
    ])
    expect(state.seats.map((seat) => state.sides[seat]?.hand.length)).toEqual([3, 3, 3, 3])
    // The Marquise comes first in setup order, though she sits last.
    expect([root.toAct(state), state.agenda.at(-1)?.do]).toEqual(['p4', 'keep'])
  })

  test('ROOT-5.1.1a: nobody takes what another has, and the second Vagabond waits for the first', () => {
    const drafting = root.setup({ seed: 4, players: 2, factions: 'draft' })
    expect(root.refusal(drafting, { type: 'draft', faction: 'vagabond2' })).toMatchObject({ rule: 'ROOT-5.1.1a' })
    const { state } = script(root)(drafting).play('draft eyrie')
    expect(root.refusal(state, { type: 'draft', faction: 'eyrie' })).toMatchObject({ rule: 'ROOT-5.1.1a' })
  })

  test('ROOT-INFO-06: nobody is told the deck while factions are chosen, and what is dealt later is anew', () => {
    const drafting = root.setup({ seed: 4, players: 3, factions: 'draft' })
    const view = root.view(drafting, 'p2')
    expect([view.sides, view.deckSize, 'deck' in view]).toEqual([{}, 54, false])
    expect(root.check(drafting)).toEqual([])
  })

  test('ROOT-5.1.1a: with six seats all of them are asked as long as more factions are left', () => {
    const drafted = script(root)(root.setup({ seed: 4, players: 6, factions: 'draft' })).play(
      'draft eyrie',
      'draft marquise',
      'draft alliance',
      'draft duchy',
      'draft vagabond',
    )
    expect([drafted.seat, drafted.legal]).toEqual([
      'p6',
      ['draft vagabond2', 'draft cult', 'draft riverfolk', 'draft corvid', 'draft hundreds', 'draft keepers'],
    ])
    expect(drafted.play('draft corvid').state.sides.p6?.board.faction).toBe('corvid')
  })
})

describe('ROOT-VAR-05: what is no option is refused with a sentence', () => {
  test.each<[unknown, string]>([
    [undefined, ': This is missing.'],
    [{}, 'seed: This is missing.'],
    [{ seed: {} }, 'seed: An object is not a number or a text of at most 1000 characters.'],
    [{ seed: 1, players: 1 }, 'players: 1 is not a whole number from 2 to 6.'],
    [{ seed: 1, players: 2.5 }, 'players: 2.5 is not a whole number from 2 to 6.'],
    [{ seed: 1, players: 7 }, 'players: 7 is not a whole number from 2 to 6.'],
    [{ seed: 1, map: 'desert' }, 'map: "desert" is not "autumn" or "winter" or "lake" or "mountain".'],
    [{ seed: 1, deck: 7 }, 'deck: 7 is not an object.'],
    [{ seed: 1, factions: [] }, 'factions: There are 0 factions; a game has 2 to 6 (ROOT-VAR-05).'],
    [{ seed: 1, factions: ['eyrie'] }, 'factions: There is 1 faction; a game has 2 to 6 (ROOT-VAR-05).'],
    [
      { seed: 1, players: 3, factions: ['eyrie', 'marquise'] },
      'players: There are 2 factions for 3 players (ROOT-5.1.1a).',
    ],
    [{ seed: 1, landmarks: 2 }, 'landmarks: There is no such key here.'],
  ])('%j', (options, sentence) => {
    expect(refusedWith(options)).toContain(sentence)
  })

  test('ROOT-A.3: bots of the Law are not offered', () => {
    expect(refusedWith({ seed: 1, advanced: { bots: true } })).toEqual(['advanced.bots: There is no such key here.'])
  })

  test('a faction that is none, with where it stands', () => {
    expect(refusedWith({ seed: 1, factions: ['eyrie', 'rats'] })[0]).toMatch(
      /^factions\[1\]: "rats" is not "marquise" or/,
    )
  })
})
