import { expect, test } from 'vitest'
import { relicKinds, waystations } from '../../src/root/rules/factions/keepers/facts'
import { areEnemies, enemiesOf } from '../../src/root/rules/owner'
import { pieceClass, pieceKinds } from '../../src/root/rules/pieces'
import { presenceAt, rulerOf } from '../../src/root/rules/rule'
import type { Seat } from '../../src/root/rules/vocabulary'
import { hand, on, points, table } from './table'

const four = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const

/** The Vagabond at p4 has entered a coalition with p1. */
function allied(start: ReturnType<typeof table>) {
  const [cats, vagabond] = [start.state.sides.p1, start.state.sides.p4]
  if (!cats || !vagabond) throw new Error('Nobody sits there.')
  cats.partner = 'p4'
  vagabond.partner = 'p1'
  vagabond.dominance = start.state.deck.splice(start.state.deck.indexOf('dominance-fox'), 1)[0] ?? null
  return start
}

test('ROOT-INT-01, ROOT-INT-02, ROOT-G.1.17: enemies are all other players but the partner of a coalition', () => {
  const apart = table({ factions: four, tasks: [] })
  expect(enemiesOf(apart, 'p4')).toEqual(['p1', 'p2', 'p3'])
  const together = allied(apart)
  expect(enemiesOf(together, 'p4')).toEqual(['p2', 'p3'])
  expect(enemiesOf(together, 'p1')).toEqual(['p2', 'p3'])
  expect([areEnemies(together, 'p1', 'p1'), areEnemies(together, 'p2', 'p4')]).toEqual([false, true])
})

test('ROOT-INT-03, ROOT-INT-10: pieces of a partner, own pieces, ruins, items and the torch are no enemy pieces', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 2]] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['roost', 6],
      ],
    },
    p3: { pieces: [['sympathy', 6]] },
    p4: { pawn: 6, character: 'scoundrel', items: ['torch', 'boot'] },
  } as const
  const start = allied(table({ factions: four, sides, active: 'p4', tasks: [{ do: 'vagabond-daylight', seat: 'p4' }] }))
  start.state.ruins[6] = ['hammer']
  const burnt = start.play('act special')
  expect([on(burnt, 'p1', 'warrior', 6), on(burnt, 'p2', 'warrior', 6), on(burnt, 'p2', 'roost', 6)]).toEqual([2, 0, 0])
  expect([on(burnt, 'p3', 'sympathy', 6), burnt.state.ruins[6], burnt.state.scorched]).toEqual([0, ['hammer'], [6]])
  expect(burnt.state.sides.p4?.board).toMatchObject({ clearing: 6, ready: [1, 0, 0, 0, 0, 0, 0, 0] })
})

test('ROOT-INT-04: another player may be the partner, an enemy may not', () => {
  const whom = (
    effect: string,
    deck: 'standard' | 'exiles',
    moment: 'birdsong' | 'evening.start' | 'birdsong.start',
  ) => {
    const sides = { p1: { hand: ['anvil'] }, p2: { hand: ['sword'] }, p4: { crafted: [effect], pawn: 6 } } as const
    const start = table({
      factions: four,
      deck,
      sides,
      active: 'p4',
      phase: 'birdsong',
      tasks: [{ do: 'window', seat: 'p4', moment }],
    })
    return allied(start).play(`use ${effect}`).legal
  }
  expect(whom('swap-meet', 'exiles', 'birdsong')).toEqual(['choose-player p1', 'choose-player p2'])
  expect(whom('charm-offensive', 'exiles', 'evening.start')).toContain('choose-player p1')
  expect(whom('better-burrow-bank', 'standard', 'birdsong.start')).toEqual(['choose-player p2', 'choose-player p3'])
  // Only one enemy holds cards, so there is nothing to choose.
  expect(whom('stand-and-deliver', 'standard', 'birdsong')).toEqual(['reward points', 'reward cards'])
})

test('ROOT-INT-05: who is there with faction pieces, a pawn among them, can be aided and battled', () => {
  const sides = {
    p1: { pieces: [['wood', 6]] },
    p3: { pieces: [['sympathy', 6]] },
    p4: { pawn: 6, items: ['boot', 'sword'], hand: ['anvil'] },
  } as const
  const start = table({ factions: four, sides, active: 'p4', tasks: [{ do: 'vagabond-daylight', seat: 'p4' }] })
  expect(start.play('act aid').legal).toEqual(['aid p1', 'aid p3'])
  expect(start.play('act battle').legal).toEqual(['battle-whom p1', 'battle-whom p3'])
  const cats = { p1: { pieces: [['warrior', 6]] }, p4: { pawn: 6 } } as const
  const fought = table({ factions: four, sides: cats, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  expect(fought.state.sides.p4?.board).toMatchObject({ clearing: 6 })
})

test('ROOT-INT-06, ROOT-CARD-42: pawns are no warriors; officers and warriors on cards are off the map', () => {
  const sides = { p3: { officers: 4, pieces: [['warrior', 6]] }, p4: { pawn: 6 } } as const
  const start = table({ factions: four, deck: 'exiles', sides, tasks: [] })
  start.state.coffin = { p1: 3 }
  expect((['p1', 'p3', 'p4'] as const).map((seat: Seat) => presenceAt(start, seat, 6))).toEqual([0, 1, 0])
  expect(rulerOf(start, 6)).toBe('p3')
  const base = {
    p1: { crafted: ['coffin-makers'], pieces: [['warrior', 6, 3]] },
    p3: { officers: 4, pieces: [['base-fox', 6]] },
  } as const
  const lost = table({
    factions: four,
    deck: 'exiles',
    sides: base,
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
  expect(lost.state.sides.p3?.board).toMatchObject({ officers: 2 })
  expect(lost.state.coffin).not.toHaveProperty('p3')
})

test('ROOT-INT-07, ROOT-G.1.1, ROOT-G.1.34: buildings take a slot, tokens do not, and the torch is neither', () => {
  const of = (kind: 'building' | 'token') => pieceKinds.filter((each) => pieceClass[each] === kind)
  const bases = ['base-fox', 'base-rabbit', 'base-mouse']
  const gardens = ['garden-fox', 'garden-rabbit', 'garden-mouse']
  const buildings = [
    'sawmill',
    'workshop',
    'recruiter',
    'roost',
    ...bases,
    ...gardens,
    'citadel',
    'market',
    'stronghold',
    ...waystations,
    'vault',
  ]
  expect(of('building').sort()).toEqual(buildings.sort())
  const posts = ['post-fox', 'post-rabbit', 'post-mouse']
  expect(of('token').sort()).toEqual(
    ['wood', 'keep', 'sympathy', ...posts, 'tunnel', 'plot', 'mob', 'foothold', ...relicKinds].sort(),
  )
})

test('ROOT-INT-20, ROOT-2.5b, ROOT-7.2.2a: presence of all is compared, then tokens by Soup Kitchens, then the tie of the Eyrie', () => {
  const ruler = (cats: number, birds: number, rebels: number, crafted: readonly string[] = []) => {
    const sides = {
      p1: { pieces: [['warrior', 6, cats]] },
      p2: { pieces: [['warrior', 6, birds]] },
      p3: {
        crafted,
        pieces: [
          ['warrior', 6, rebels],
          ['sympathy', 6],
        ],
      },
    } as const
    return rulerOf(table({ factions: four, deck: 'exiles', sides, tasks: [] }), 6)
  }
  expect([ruler(3, 2, 2), ruler(2, 2, 2), ruler(3, 2, 3), ruler(0, 0, 0)]).toEqual(['p1', 'p2', null, null])
  expect([
    ruler(3, 2, 2, ['soup-kitchens']),
    ruler(4, 2, 2, ['soup-kitchens']),
    ruler(2, 2, 0, ['soup-kitchens']),
  ]).toEqual(['p3', null, 'p2'])
})

test('ROOT-INT-22: neither an ally nor a partner helps to rule', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 2]] },
    p2: { pieces: [['warrior', 6]] },
    p3: { pieces: [['warrior', 6]] },
    p4: { pawn: 6 },
  } as const
  const start = allied(table({ factions: four, sides, tasks: [] }))
  const board = start.state.sides.p4?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.relations.p2 = 3
  expect([presenceAt(start, 'p4', 6), rulerOf(start, 6)]).toEqual([0, 'p1'])
  expect(presenceAt(start, 'p1', 6)).toBe(2)
})

test('ROOT-INT-79, ROOT-9.2.8e: persistent effects are not shared; the win of the partner is shared, and not the other way', () => {
  const sides = {
    p1: { crafted: ['boat-builders'], pieces: [['warrior', 10]], score: 29 },
    p2: { pieces: [['wood', 10]] },
    p4: { pawn: 10, items: ['boot', 'sword'], score: 29 },
  } as const
  const factions = ['eyrie', 'marquise', 'alliance', 'vagabond'] as const
  const roam = { do: 'vagabond-daylight', seat: 'p4' } as const
  const start = allied(table({ factions, deck: 'exiles', sides, active: 'p4', tasks: [roam] }))
  expect(start.play('act move').legal.filter((action) => action.startsWith('move-to'))).toEqual([
    'move-to 1',
    'move-to 2',
    'move-to 12',
  ])
  // Its own thirtieth point is none: it has no marker any more.
  const fought = start.play('act battle')
  expect([points(fought, 'p4'), fought.outcome]).toEqual([29, null])
  const other = allied(table({ factions, deck: 'exiles', sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] }))
  const won = other.play('battle-whom p2')
  expect(won.outcome).toMatchObject({ winners: ['p1', 'p4'], reason: 'points' })
})

test('ROOT-INT-80: an activated dominance card takes the marker off the score track', () => {
  const sides = { p1: { score: 12, hand: ['dominance-fox', 'anvil'], pieces: [['sawmill', 8]] } } as const
  const daylight = { do: 'cat-actions', seat: 'p1', left: 1, recruited: false } as const
  const start = table({ factions: four, sides, tasks: [daylight, { do: 'turn-end', seat: 'p1' }] })
  const activated = start.play('activate-dominance dominance-fox')
  expect([points(activated, 'p1'), hand(activated, 'p1')]).toEqual([12, ['anvil']])
  const built = activated.play('act build', 'building workshop')
  expect([on(built, 'p1', 'workshop', 8), points(built, 'p1')]).toEqual([1, 12])
})
