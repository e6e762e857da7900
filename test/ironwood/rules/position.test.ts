import { fc } from '@fast-check/vitest'
import { createRandom, same } from 'totemforge'
import { ironwood, ironwoodCards, ironwoodMap, type Situation } from 'totemforge/ironwood'
import { describe, expect, test } from 'vitest'
import { table } from './support'

/** Paths and sentences of a position that is refused. */
function refused(situation: Situation): string[] {
  try {
    ironwood.position(situation)
  } catch (error) {
    if (!(error instanceof RangeError) || !('problems' in error) || !('code' in error)) throw error
    expect(error.code).toBe('INVALID_POSITION')
    const problems: { path: string; message: string }[] = Array.isArray(error.problems) ? error.problems : []
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }
  return []
}

const legal = (situation: Situation): string[] => {
  const state = ironwood.position(situation)
  return ironwood.legalActions(state).map(ironwood.format)
}

describe('a position is what was described', () => {
  test('an empty description is an empty table at the beginning of a turn', () => {
    const state = ironwood.position({})
    expect(ironwood.check(state)).toEqual([])
    expect(ironwood.toAct(state)).toBe('woodwalkers')
    expect(legal({})).toEqual(['play WW01', 'play WW02', 'play WW03', 'rest'])
    expect(state.sides.ironclad.hand).toEqual(['IC01', 'IC02', 'IC03'])
  })

  test('units, sites, Totems, crystals, cards and the course of the round', () => {
    const state = ironwood.position({
      turn: 'ironclad',
      turns: 3,
      round: 5,
      forests: { F7: 3, F9: { fighters: 1, full: 1, fading: 1 } },
      mountains: { ferrum: 2, argentimar: { fighters: 1, golems: 1, site: 'foundation' }, chromia: { site: 'forge' } },
      drill: { at: 'auria', step: 2, cargo: 3 },
      secured: 1,
      woodwalkers: { crystals: 2, hand: ['WW16'], deck: ['WW04', 'WW05'], played: ['WW01', 'rest'], wagered: ['WW02'] },
      ironclad: { crystals: 4, hand: ['IC10'], discard: ['IC12'], ongoing: { IC22: 2 }, played: ['IC22'] },
      visions: { hand: ['auria'], deck: ['zincur'], revealed: ['lithimar'], burned: ['cuprumis'] },
    })
    const { fighters, full, fading } = state.forests
    expect([fighters[6], fighters[8], full[8], fading[8], fighters[0]]).toEqual([3, 1, 1, 1, 0])
    expect([state.mountains.golems[0], state.mountains.sites[0], state.mountains.sites[1]]).toEqual([
      1,
      'foundation',
      'forge',
    ])
    expect(state.drill).toEqual({ at: 2, step: 2, cargo: 3, moved: false })
    expect([state.secured, state.round, state.turns]).toEqual([1, 5, 4])
    expect(ironwood.toAct(state)).toBe('ironclad')
    expect(state.sides.woodwalkers.hand).toEqual(['WW03', 'WW16'])
    expect(state.sides.woodwalkers.deck.slice(-2)).toEqual(['WW05', 'WW04'])
    expect(state.sides.woodwalkers.slots).toEqual([{ card: 'WW01' }, 'marker'])
    expect(state.sides.ironclad.slots).toEqual([{ card: 'IC22' }])
    expect(ironwood.zones(state).cards).toMatchObject({
      WW01: 'slots',
      WW02: 'wagered',
      WW03: 'hand',
      WW04: 'deck',
      IC12: 'discard',
      IC22: 'ongoing',
    })
    expect(ironwood.zones(state).visions).toMatchObject({
      auria: 'hand',
      zincur: 'deck',
      lithimar: 'revealed',
      cuprumis: 'burned',
      chromia: 'deck',
    })
  })

  test('it is the position that scenarios are written with', () => {
    const scenario = table({ forests: { F3: 2 }, mountains: { auria: [1, 1] }, hands: { woodwalkers: ['WW16'] } })
    const described = ironwood.position({
      forests: { F3: 2 },
      mountains: { auria: { fighters: 1, golems: 1 } },
      woodwalkers: { hand: ['WW16'] },
    })
    expect(same(described, scenario)).toBe(true)
  })

  test('against a bot: its hand from the top, its stance and side, and marks that follow from the vision cards', () => {
    const state = ironwood.position({
      mode: 'ironbot',
      ironclad: { hand: ['IC10', 'IC11'] },
      visions: { revealed: ['auria'], burned: ['cuprumis'] },
      bot: { stance: 'aggressive', side: 'exhausted' },
    })
    expect(state.sides.ironclad.hand).toEqual(['IC11', 'IC10'])
    expect(state.solo).toMatchObject({ stance: 'aggressive', side: 'exhausted', marked: [2, 10] })
    const woodenbot = ironwood.position({ mode: 'woodenbot', turn: 'ironclad', visions: { deck: ['auria', 'zincur'] } })
    expect(woodenbot.solo?.marked.map((mountain) => mountain)).toEqual([6, 2])
    expect(woodenbot.visions.discard).toHaveLength(8)
  })

  test('a map of one’s own, and cards', () => {
    const state = ironwood.position({ map: ironwoodMap, cards: Object.values(ironwoodCards), forests: { F1: 1 } })
    expect(state.cards?.['WW01']?.title).toBe(ironwoodCards['WW01']?.title)
    expect(state.board?.forests).toHaveLength(16)
    expect(() => ironwood.position({ cards: [] })).toThrow('The card WW01 is missing.')
  })
})

const wrong: [what: string, situation: Situation, problem: string][] = [
  [
    'a place that does not exist',
    { forests: { F99: 1 } },
    'forests.F99: There is no forest F99 on this map (IW-MAP-01).',
  ],
  [
    'a seat’s units where they cannot be',
    { mountains: { F1: 1 } },
    'mountains.F1: There is no mountain F1 on this map (IW-MAP-01).',
  ],
  [
    'too many units',
    { forests: { F1: 15, F2: 6 } },
    'supply: Too many Woodwalker Fighters are in use, 1 more than there are (IW-COMP-01).',
  ],
  [
    'more than there is of anything',
    { mountains: { auria: { golems: 4 } } },
    'mountains.auria.golems: 4 is not a whole number from 0 to 3.',
  ],
  [
    'a Totem in the open',
    { forests: { F1: { full: 1 } } },
    'forests.F1: A Totem lies on an outer forest, where it is secured at once (IW-TOTEM-04).',
  ],
  [
    'a Foundation on an inner mountain',
    { mountains: { auria: { site: 'foundation' } } },
    'mountains.auria: A Foundation or Forge lies on it, but they lie on outer mountains only (IW-FORGE-01).',
  ],
  [
    'a loaded Drill at a Forge',
    { drill: { at: 'ferrum', cargo: 1 } },
    'drill: There is cargo although the Drill is at a Forge (IW-DRILL-03).',
  ],
  [
    'a Drill that has not begun',
    { drill: { at: 'auria' } },
    'drill: Its track is at step 0; it is at 0 where a Forge is, and nowhere else (IW-DRILL-01, IW-DRILL-03).',
  ],
  [
    'a card in two places',
    { woodwalkers: { hand: ['WW16'], deck: ['WW16'] } },
    'woodwalkers.deck: WW16 is named twice, but a card is in one place (IW-COMP-03).',
  ],
  [
    'a card of the other seat',
    { woodwalkers: { hand: ['IC16'] } },
    'woodwalkers.hand: IC16 is not a card of the Woodwalkers (IW-CARD-04).',
  ],
  [
    'a base card in the deck',
    { woodwalkers: { deck: ['WW01'] } },
    'sides.woodwalkers: The base card WW01 is in the deck, the discard pile or in play (IW-CARD-01).',
  ],
  [
    'a card that does not go on',
    { ironclad: { ongoing: { IC10: 1 } } },
    'ironclad.ongoing.IC10: IC10 does not stay in play (IW-CARD-03).',
  ],
  [
    'a card that a bot leaves out',
    { mode: 'ironbot', woodwalkers: { hand: ['WW17'] } },
    'woodwalkers.hand: WW17 is left out of a game against a bot (BOT-14).',
  ],
  [
    'a vision card in two places',
    { visions: { hand: ['auria'], burned: ['auria'] } },
    'visions.burned[0]: There is one vision card of auria (IW-COMP-03).',
  ],
  [
    'Ferrum’s vision card',
    { visions: { hand: ['ferrum'] } },
    'visions.hand[0]: Ferrum has no vision card (IW-SETUP-02).',
  ],
  [
    'the wrong turn',
    { turn: 'woodwalkers', turns: 1 },
    'turn: After 1 turn it is the turn of the Ironclad (IW-ROUND-01).',
  ],
  [
    'cards on slots of turns that are to come',
    { woodwalkers: { played: ['WW04'] } },
    'woodwalkers.played: The Woodwalkers have taken 0 of the 0 turns of this round (IW-ROUND-01).',
  ],
  ['a bot in a duel', { bot: { spirits: 1 } }, 'bot: In a duel there is no bot.'],
  ['the wrong bot', { mode: 'ironbot', bot: { side: 'exalted' } }, 'solo.side: This bot has no side exalted.'],
  [
    'a game that is over',
    { mountains: { argentimar: { site: 'forge' }, chromia: { site: 'forge' }, cobaltis: { site: 'forge' } } },
    'result: Three Forges and the result do not agree (IW-FORGE-05).',
  ],
]

describe('a position that the rules do not allow is refused, with the rule', () => {
  test.each(wrong)('%s', (_, situation, problem) => {
    expect(refused(situation)).toContain(problem)
  })

  test('all problems are reported', () => {
    expect(
      refused({ forests: { F99: 1 }, woodwalkers: { hand: ['IC16'] }, visions: { hand: ['ferrum'] } }),
    ).toHaveLength(3)
  })

  test('unknown data is refused', () => {
    expect(refused(JSON.parse('{"forest":{},"round":0,"woodwalkers":{"hands":[]}}')).sort()).toEqual([
      'forest: There is no such key here.',
      'round: 0 is not a whole number from 1.',
      'woodwalkers.hands: There is no such key here.',
    ])
  })
})

const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const forestIds = Array.from({ length: 16 }, (_, index) => `F${index + 1}`)
const mountainIds = ['ferrum', 'auria', 'zincur', 'chromia', 'plumbarum', 'argentimar', 'gallimor']
const cardsOf = (prefix: string) =>
  fc.uniqueArray(
    fc.integer({ min: 1, max: 38 }).map((number) => `${prefix}${String(number).padStart(2, '0')}`),
    { maxLength: 5 },
  )
const side = (prefix: string) => some(fc.record({ crystals: fc.nat(12), hand: cardsOf(prefix) }))
const situations = fc.record({
  mode: fc.constantFrom('duel', 'ironbot', 'woodenbot'),
  seed: fc.nat(100),
  turns: fc.nat(5),
  forests: fc.dictionary(
    fc.constantFrom(...forestIds),
    fc.record({ fighters: fc.nat(4), full: fc.constantFrom(0, 0, 1) }),
  ),
  mountains: fc.dictionary(
    fc.constantFrom(...mountainIds),
    fc.record({
      fighters: fc.nat(4),
      golems: fc.constantFrom(0, 0, 0, 1),
      site: some(fc.constantFrom('foundation', 'forge')),
    }),
  ),
  secured: fc.nat(2),
  woodwalkers: side('WW'),
  ironclad: side('IC'),
})

test('every description is refused, or can be played', () => {
  let accepted = 0
  fc.assert(
    fc.property(situations, (described) => {
      const situation: Situation = JSON.parse(JSON.stringify(described))
      if (refused(situation).length > 0) return
      accepted++
      const state = ironwood.position(situation)
      const random = createRandom(described.seed, 'positions')
      for (let count = 0; count < 60; count++) {
        expect(ironwood.check(state)).toEqual([])
        const actions = ironwood.legalActions(state)
        if (actions.length === 0) break
        ironwood.step(state, random.pick(actions))
      }
    }),
    { numRuns: 300 },
  )
  expect(accepted).toBeGreaterThan(10)
})
