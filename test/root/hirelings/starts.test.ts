import { expect, test } from 'vitest'
import { root, type State } from '../../../src/root'
import type { Faction, Hireling } from '../../../src/root/rules/vocabulary'
import { script } from '../../../src/testing'
import { type HiredAt, hire, on } from '../table'

const corners = [1, 2, 3, 4]

/** The standard procedure on a map where hirelings stand already. */
function starting(factions: readonly Faction[], ...hired: readonly (readonly [Hireling, HiredAt])[]) {
  const state: State = root.clone(root.setup({ seed: 1, factions, map: 'autumn' }))
  for (const [name, at] of hired) hire(state, name, at)
  return script(root)(state)
}
const starts = ({ legal }: { readonly legal: readonly string[] }): number[] =>
  legal.flatMap((action) => (action.startsWith('start ') ? [Number(action.slice(6))] : []))

test('ROOT-A.8a: nobody starts where the Protector stands while another corner is free', () => {
  const start = starting(['marquise', 'hundreds'], ['furious-protector', { pawn: 1 }])
  expect(starts(start)).toEqual([2, 3, 4])
  expect(root.refusal(start.state, { type: 'start', at: 1 })?.code).toBe('protector')
  // The corner opposite is hers to keep free; where it is barred any other will do.
  const next = start.play('start 3')
  expect(on(next, 'p1', 'warrior', 1)).toBe(0)
  const built = next.play(next.legal[0] ?? '')
  const rats = built.play(built.legal[0] ?? '')
  const asked = rats.play(rats.legal[0] ?? '')
  expect(starts(asked)).toEqual([2, 4])
})

test('ROOT-A.8a, ROOT-HIR-13d: her warriors and buildings leave the clearing of the Protector out', () => {
  const start = starting(['marquise', 'alliance'], ['furious-protector', { pawn: 5 }]).play('start 1')
  expect(on(start, 'p1', 'warrior', 5)).toBe(0)
  expect(start.legal).not.toContain('place 5')
  expect(root.refusal(start.state, { type: 'place', at: 5 })?.code).toBe('protector')
})

test.each(['eyrie', 'cult', 'hundreds'] as const)('ROOT-A.8a: %s start where their building has a slot', (faction) => {
  const free = starting([faction, 'alliance'])
  expect(starts(free)).toEqual(corners)
  const full = starting([faction, 'alliance'], ['vault-keepers', { pieces: [['vault', 1]] }])
  expect(starts(full)).toEqual([2, 3, 4])
  expect(root.refusal(full.state, { type: 'start', at: 1 })?.code).toBe('no-slot')
})

test.each([
  ['eyrie', 'roost', 6],
  ['cult', 'garden', 4],
  ['hundreds', 'stronghold', 4],
] as const)('ROOT-A.8a: without a better corner %s place what can be placed', (faction, building, warriors) => {
  const vaults = [1, 2, 3, 4].map((at) => ['vault', at, 2] as const)
  const start = starting(['alliance', faction], ['vault-keepers', { pieces: vaults }])
  expect(starts(start)).toEqual(corners)
  const begun = start.play('start 1')
  expect(on(begun, 'p2', 'warrior', 1)).toBe(warriors)
  const { pieces } = begun.state.sides.p2 ?? {}
  const laid = Object.entries(pieces ?? {}).filter(([kind]) => kind.includes(building))
  expect(laid.flatMap(([, list]) => list.filter((count) => count > 0))).toEqual([])
})

test('ROOT-A.8a: the tunnel of the Duchy needs no slot, but not the clearing of the Protector', () => {
  const vault = ['vault-keepers', { pieces: [['vault', 1, 2]] }] as const
  expect(starts(starting(['duchy', 'alliance'], vault))).toEqual(corners)
  expect(starts(starting(['duchy', 'alliance'], ['furious-protector', { pawn: 2 }]))).toEqual([1, 3, 4])
})
