import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { characterItems, ruinItems } from '../../src/root/rules/data/items'
import { pieceTotals } from '../../src/root/rules/pieces'
import { type Character, type Item, mapIds, type Seat } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { hand, on, table } from './table'

const four = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const
const start = (factions: readonly (typeof four)[number][], seed = 1) => script(root)(root.setup({ seed, factions }))

test('ROOT-5.1.2, ROOT-5.1.6: all scores are 0, and of overview cards and dice there is nothing to set up', () => {
  const { state } = start(four)
  expect(state.seats.map((seat) => state.sides[seat]?.score)).toEqual([0, 0, 0, 0])
  expect(JSON.stringify(state)).not.toMatch(/overview|reference/)
})

test('ROOT-5.1.7a, ROOT-5.1.7b, ROOT-DP-04, ROOT-DP-05: the factions set up in the order of their letters, and choose', () => {
  const reversed = start(['vagabond', 'alliance', 'eyrie', 'marquise'])
  expect([reversed.seat, reversed.legal]).toEqual(['p4', ['start 1', 'start 2', 'start 3', 'start 4']])
  const building = reversed.play('start 1')
  expect([building.seat, building.legal]).toEqual(['p4', ['place 1', 'place 5', 'place 9', 'place 10']])
  const leader = building.play('place 1', 'place 5', 'place 9')
  expect([leader.seat, leader.legal]).toEqual([
    'p3',
    ['leader builder', 'leader charismatic', 'leader commander', 'leader despot'],
  ])
  const character = leader.play('leader despot')
  expect([character.seat, character.legal.length, character.legal[0]]).toEqual(['p1', 9, 'character thief'])
  const forest = character.play('character ranger')
  expect([forest.seat, forest.legal]).toEqual(['p1', [1, 2, 3, 4, 5, 6, 7].map((index) => `start-in a${index}`)])
})

test('ROOT-5.1.7d: the Eyrie start opposite the keep; before there is a starting clearing in any corner', () => {
  const both = start(['marquise', 'eyrie']).play('start 2', 'place 2', 'place 5', 'place 6')
  expect([on(both, 'p2', 'roost', 4), on(both, 'p2', 'warrior', 4)]).toEqual([1, 6])
  expect(start(['eyrie', 'alliance']).legal).toEqual(['start 1', 'start 2', 'start 3', 'start 4'])
})

test('ROOT-5.1.7e: turn order is the seating, not the order of setup; p1 begins with its Birdsong', () => {
  const begun = start(['alliance', 'marquise']).play('start 2', 'place 2', 'place 5', 'place 6')
  expect([begun.seat, begun.state.active, begun.state.phase, begun.state.round]).toEqual(['p1', 'p1', 'birdsong', 1])
})

test('ROOT-5.1.7f: what can be placed is so during setup too: nobody sets up in the clearing of the keep', () => {
  for (const keep of [1, 2, 3, 4]) {
    let game = start(four, keep).play(`start ${keep}`)
    while (game.state.phase === 'setup') game = game.play(game.legal[0] ?? '')
    for (const seat of ['p2', 'p3'] as const)
      for (const list of Object.values(game.state.sides[seat]?.pieces ?? {})) expect(list[keep]).toBe(0)
    expect(on(game, 'p1', 'keep', keep)).toBe(1)
  }
})

test('ROOT-5.1.1b: factions that are not given are drawn, so that each of them comes to begin', () => {
  const first = new Set<string | undefined>()
  for (let seed = 0; seed < 40; seed++) first.add(root.setup({ seed, players: 3 }).sides.p1?.board.faction)
  expect([...first].sort()).toEqual(['alliance', 'eyrie', 'marquise', 'vagabond'])
})

test('ROOT-5.1.1a: no faction twice, and the second Vagabond only beside the first', () => {
  expect(() => root.setup({ seed: 1, factions: ['eyrie', 'eyrie'] })).toThrow(RangeError)
  expect(() => root.setup({ seed: 1, factions: ['vagabond2', 'eyrie'] })).toThrow(RangeError)
  expect(root.setup({ seed: 1, factions: ['vagabond2', 'vagabond'] }).seats).toEqual(['p1', 'p2'])
})

test('ROOT-COMP-04: a Vagabond has a pawn, a character and items, and no warriors, buildings or tokens', () => {
  for (const faction of ['vagabond', 'vagabond2'] as const) expect(pieceTotals[faction]).toEqual({})
  const { state } = start(four)
  expect([state.sides.p4?.supply, state.sides.p4?.board.faction]).toEqual([0, 'vagabond'])
})

const tally = (items: readonly Item[]): Partial<Record<Item, number>> => {
  const counts: Partial<Record<Item, number>> = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

test('ROOT-COMP-13: the items of each character lie in the boxes that it comes from', () => {
  const base: Item[] = ['boot', 'torch', 'tea', 'sword', 'bag', 'hammer', 'crossbow']
  const second: Item[] = [...base, 'boot', 'boot', 'sword', 'sword', 'torch', 'coins', 'crossbow']
  const pack: Item[] = [...base, 'coins', 'hammer', 'boot']
  const boxes: readonly (readonly [readonly Item[], readonly Character[]])[] = [
    [base, ['thief', 'tinker', 'ranger']],
    [second, ['vagrant', 'arbiter', 'scoundrel']],
    [pack, ['adventurer', 'ronin', 'harrier']],
  ]
  for (const [box, characters] of boxes)
    for (const character of characters)
      for (const [item, count] of Object.entries(tally(characterItems[character])))
        expect([character, item, count <= box.filter((each) => each === item).length]).toEqual([character, item, true])
  expect(ruinItems).toEqual(['bag', 'boot', 'hammer', 'sword'])
})

test('ROOT-COMP-14: two Vagabonds take the items of their characters from the box, not from the supply', () => {
  let game = script(root)(root.setup({ seed: 1, factions: ['vagabond', 'vagabond2'] }))
  const before = [...game.state.supply]
  const first = game.seat === 'p2' ? 'p2' : 'p1'
  game = game.play('character ranger', 'start-in a1', 'character thief', 'start-in a2')
  expect(game.state.supply).toEqual(before)
  expect(game.state.sides[first]?.board).toMatchObject({ ready: [1, 0, 1, 0, 1, 0, 0, 1] })
  expect(game.state.sides[first === 'p1' ? 'p2' : 'p1']?.board).toMatchObject({ ready: [1, 0, 0, 0, 1, 1, 0, 1] })
})

test.each(mapIds)('ROOT-COMP-15: after setup on the %s map every piece is in one place, and none is missing', (map) => {
  const { state } = script(root)(root.setup({ seed: 1, map, factions: ['marquise', 'eyrie', 'alliance'] }))
  expect(root.check(state)).toEqual([])
  const lost = root.clone(state)
  const cats = lost.sides.p1
  if (cats) cats.supply--
  expect(
    root
      .check(lost)
      .map(({ message }) => message)
      .join(),
  ).toContain('ROOT-INV-19')
})

test('ROOT-COMP-16: with too few cards for a draw as many as there are are drawn', () => {
  const p1 = {
    hand: ['anvil'],
    pieces: [
      ['recruiter', 5],
      ['recruiter', 6],
      ['recruiter', 7],
    ],
  } as const
  const tasks = [
    { do: 'cat-actions', seat: 'p1', left: 0, recruited: false },
    { do: 'draw-step', seat: 'p1' },
  ] as const
  const game = table({ factions: ['marquise', 'eyrie'], sides: { p1 }, tasks })
  const drawn = (left: number) => {
    const at = script(root)(root.clone(game.state))
    at.state.deck.splice(left)
    return hand(at.play('done'), 'p1').length
  }
  expect([drawn(5), drawn(1), drawn(0)]).toEqual([3, 2, 1])
})

test('ROOT-G.1.13, ROOT-G.1.25: what is discarded lies on the pile, what is revealed in the play area, both for all to see', () => {
  const sides = { p1: { score: 10, hand: ['birdy-bindle', 'dominance-fox', 'dominance-bird'] } } as const
  const game = table({ factions: four, sides, tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }] })
  const done = game.play('spend-bird birdy-bindle', 'spend-bird dominance-bird', 'activate-dominance dominance-fox')
  for (const viewer of ['p2', 'spectator'] as readonly (Seat | 'spectator')[]) {
    const { discard, available, sides: seen } = done.view(viewer)
    expect([discard, available, seen.p1?.dominance]).toEqual([['birdy-bindle'], ['dominance-bird'], 'dominance-fox'])
  }
})

test('ROOT-G.1.30: to replace is to remove and to place, and needs both', () => {
  const bureau = (supply: number) => {
    const sides = {
      p1: { crafted: ['propaganda-bureau'], hand: ['anvil'], pieces: [['warrior', 1, 25 - supply]] },
      p2: { pieces: [['warrior', 6]] },
    } as const
    const tasks = [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }] as const
    return table({ factions: ['marquise', 'eyrie'], deck: 'exiles', sides, tasks })
  }
  expect(bureau(0).legal).not.toContain('use propaganda-bureau')
  const replaced = bureau(1).play('use propaganda-bureau', 'spend anvil')
  expect([on(replaced, 'p1', 'warrior', 6), on(replaced, 'p2', 'warrior', 6), replaced.state.sides.p2?.supply]).toEqual(
    [1, 0, 20],
  )
})
