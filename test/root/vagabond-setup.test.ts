import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { characterItems, ruinItems } from '../../src/root/rules/data/items'
import { questCards } from '../../src/root/rules/data/quests'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import type { State } from '../../src/root/rules/state'
import { type Character, characters, clearings, type Faction, items } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { belongings } from './table'

/** A game whose other factions are set up. */
function begun(factions: readonly Faction[], seed = 5) {
  let now = script(root)(root.setup({ seed, factions }))
  while (!now.legal[0]?.startsWith('character')) now = now.play(now.legal[0] ?? '')
  return now
}

const underRuins = ({ ruins }: State): string[] => ruins.flatMap((lying) => lying ?? []).sort()

test('ROOT-9.3.1, ROOT-DP-05: any of the nine characters', () => {
  expect(begun(['vagabond', 'eyrie']).legal).toEqual(characters.map((character) => `character ${character}`))
})

test('ROOT-9.3.2, ROOT-DP-04: the pawn starts in any forest', () => {
  const asked = begun(['vagabond', 'eyrie']).play('character thief')
  expect(asked.legal).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((forest) => `start-in ${forest}`))
  const placed = asked.play('start-in a4')
  expect(vagabondOf(placed, 'p1')).toMatchObject({ clearing: 0, forest: 3 })
  expect(placed.seat).toBe('p1')
})

test('ROOT-9.3.3: three quests lie open, the others are a deck that nobody sees', () => {
  const { state, view } = begun(['vagabond', 'eyrie']).play('character thief', 'start-in a4')
  expect(state.quests).toHaveLength(3)
  expect([...state.quests, ...state.questDeck].sort()).toEqual(questCards.map(({ id }) => id).sort())
  expect(view('p1')).toMatchObject({ quests: state.quests, questDeckSize: 12 })
  expect(view('p1')).not.toHaveProperty('questDeck')
})

test('ROOT-9.3.4: bag, boot, hammer and sword, one under each ruin, unseen', () => {
  const { state, view } = begun(['vagabond', 'eyrie']).play('character thief', 'start-in a4')
  expect(clearings.filter((at) => state.ruins[at]?.length === 1)).toEqual([6, 10, 11, 12])
  expect(underRuins(state)).toEqual([...ruinItems].sort())
  expect(underRuins(state)).toEqual(['bag', 'boot', 'hammer', 'sword'])
  expect(view('p1').ruins.filter((lying) => lying !== null)).toEqual([1, 1, 1, 1])
  const other = begun(['vagabond', 'eyrie'], 6).play('character thief', 'start-in a4')
  expect(other.state.ruins).not.toEqual(state.ruins)
})

const starts: readonly (readonly [string, Character, string])[] = [
  ['ROOT-D.1.1', 'thief', 'boot sword tea torch'],
  ['ROOT-D.2.1', 'tinker', 'boot bag hammer torch'],
  ['ROOT-D.3.1', 'ranger', 'boot crossbow sword torch'],
  ['ROOT-D.4.1', 'vagrant', 'boot coins torch'],
  ['ROOT-D.5.1', 'arbiter', 'boot sword sword torch'],
  ['ROOT-D.6.1', 'scoundrel', 'boot boot crossbow torch'],
  ['ROOT-D.7.1', 'adventurer', 'boot hammer torch'],
  ['ROOT-D.8.1', 'ronin', 'boot boot sword torch'],
  ['ROOT-D.9.1', 'harrier', 'crossbow sword coins torch'],
]

test('ROOT-9.3.5, ROOT-D.1.1, ROOT-D.2.1, ROOT-D.3.1, ROOT-D.4.1, ROOT-D.5.1, ROOT-D.6.1, ROOT-D.7.1, ROOT-D.8.1, ROOT-D.9.1: the items of each character, face up', () => {
  const asked = begun(['vagabond', 'eyrie'])
  for (const [rule, character, own] of starts)
    expect([rule, belongings(asked.play(`character ${character}`), 'p1').ready]).toEqual([rule, own])
  expect(asked.play('character tinker').state.supply).toEqual(asked.state.supply)
})

test('ROOT-COMP-13, ROOT-COMP-14: starting items come from the boxes, so that no two characters compete for them', () => {
  const boxes = { boot: 4, sword: 3, bag: 1, hammer: 2, tea: 1, crossbow: 2, torch: 2, coins: 2 }
  for (const one of characters)
    for (const other of characters.filter((each) => each !== one))
      for (const item of items) {
        const wanted = [...characterItems[one], ...characterItems[other]].filter((each) => each === item).length
        expect(wanted).toBeLessThanOrEqual(boxes[item])
      }
})

test('ROOT-9.7.1a, ROOT-INT-77, ROOT-INT-77a: with two Vagabonds both sets lie there, two under each ruin', () => {
  const one = begun(['vagabond', 'eyrie', 'vagabond2']).play('character thief', 'start-in a4')
  expect(one.state.ruins.flatMap((lying) => (lying ? [lying.length] : []))).toEqual([1, 1, 1, 1])
  const both = one.play('character arbiter', 'start-in a4')
  expect(both.state.ruins.flatMap((lying) => (lying ? [lying.length] : []))).toEqual([2, 2, 2, 2])
  expect(underRuins(both.state)).toEqual([...ruinItems, ...ruinItems].sort())
  expect(both.view('p1').looked.every((lying) => lying === null)).toBe(true)
})

test('ROOT-9.3.1, ROOT-9.7.2: two Vagabonds play different characters and share three quests', () => {
  const one = begun(['vagabond', 'eyrie', 'vagabond2']).play('character thief', 'start-in a4')
  expect(one.legal).not.toContain('character thief')
  expect(one.refusal('character thief')).toMatchObject({
    code: 'taken',
    rule: 'ROOT-9.3.1',
    message: 'The thief is played by the other Vagabond.',
  })
  const { quests } = one.state
  const both = one.play('character arbiter')
  expect(both.refusal('start-in l1')).toMatchObject({
    code: 'no-such-forest',
    rule: 'ROOT-9.3.2',
    message: 'There is no forest l1 on this map.',
  })
  expect(both.play('start-in a1').state.quests).toEqual(quests)
})

test('ROOT-9.7.1b: chance says which of two Vagabonds sets up first', () => {
  const first = new Set(
    Array.from({ length: 12 }, (_, seed) => begun(['vagabond', 'eyrie', 'vagabond2'], seed).seat ?? ''),
  )
  expect([...first].sort()).toEqual(['p1', 'p3'])
})
