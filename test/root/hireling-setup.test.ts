import { describe, expect, test } from 'vitest'
import { type Options, root, type State } from '../../src/root'
import { hirelingFactsOf } from '../../src/root/rules/hirelings/facts'
import { blockedFactions } from '../../src/root/rules/hirelings/set-up'
import { type Faction, hirelings, type Seat } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'

const five: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'riverfolk', 'duchy']
const start = (options: Partial<Options>) =>
  root.setup({ seed: 1, factions: five.slice(0, 3), advanced: { hirelings: true }, ...options })

/** Many deals for so many players. */
const deals = (players: number): State[] =>
  Array.from({ length: 40 }, (_, seed) => start({ seed, factions: five.slice(0, players) }))
const demoted = ({ hirelings: dealt }: State): number =>
  dealt.filter(({ hireling }) => !hirelingFactsOf[hireling].promoted).length

/** Sets up every hireling with first answers, and tells who chose which. */
function setUp(state: State): [Seat | null, string][] {
  const chosen: [Seat | null, string][] = []
  let game = script(root)(state)
  while (game.state.hirelings.length > 0 && game.state.agenda.at(-1)?.do.startsWith('hireling')) {
    const [first = ''] = game.legal
    if (game.state.agenda.at(-1)?.do === 'hireling-set-up') chosen.push([game.seat, first])
    game = game.play(first)
  }
  return chosen
}

describe('hirelings in the advanced setup', () => {
  test('ROOT-A.6, ROOT-A.6.1: none unless wanted, else exactly three of different cards', () => {
    expect(start({ advanced: {} }).hirelings).toEqual([])
    expect(start({ advanced: {} }).hiring).toBeUndefined()
    expect(start({ advanced: { hirelings: false } }).hirelings).toEqual([])
    const dealt = deals(2).map((state) => state.hirelings.map(({ hireling }) => hirelingFactsOf[hireling].card))
    for (const cards of dealt) expect(new Set(cards).size).toBe(3)
    expect(new Set(dealt.flat()).size).toBeGreaterThan(8)
  })

  test('ROOT-A.6.2, ROOT-VAR-01: by the number of players none, one, two or all three are demoted', () => {
    expect([2, 3, 4, 5].map((players) => [...new Set(deals(players).map(demoted))])).toEqual([[0], [1], [2], [3]])
  })

  test('ROOT-A.6.4: hireling markers lie on 4, 8 and 12', () => {
    expect(start({}).hiring).toEqual({ track: [4, 8, 12], due: {} })
  })

  test('ROOT-A.6.3, ROOT-DP-01: from the last seat backwards each sets up one; of two players the last goes on', () => {
    const order = (players: number): (Seat | null)[] =>
      setUp(start({ seed: 3, factions: five.slice(0, players) })).map(([seat]) => seat)
    // What is left for the last is no choice.
    expect([order(2), order(3), order(4)]).toEqual([
      ['p2', 'p1'],
      ['p3', 'p2'],
      ['p4', 'p3'],
    ])
    const state = start({ factions: five.slice(0, 4) })
    expect(root.legalActions(state).map((action) => root.format(action))).toEqual(
      state.hirelings.map(({ hireling }) => `hireling-set-up ${hireling}`),
    )
    const other = hirelings.find((each) => !state.hirelings.some(({ hireling }) => hireling === each))
    expect(other && root.refusal(state, { type: 'hireling-set-up', hireling: other })?.code).toBe('not-to-set-up')
  })

  test('ROOT-A.6.5: no hireling is dealt that belongs to a faction that plays, and those that are block theirs', () => {
    for (const players of [2, 5]) {
      const factions = five.slice(0, players)
      for (const state of deals(players)) {
        expect(blockedFactions(state).filter((each) => factions.includes(each))).toEqual([])
        expect(root.check(state)).toEqual([])
      }
    }
    expect(hirelingFactsOf['the-exile'].blocks).toEqual(['vagabond', 'vagabond2'])
    expect(hirelingFactsOf['flame-bearers'].blocks).toEqual(['hundreds'])
    expect(hirelingFactsOf['vault-keepers'].blocks).toEqual(['keepers'])
    const blocked = deals(2).flatMap((state) => blockedFactions(state))
    expect(new Set(blocked).size).toBeGreaterThan(2)
  })
})
