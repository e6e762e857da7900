import { createRandom, playMatch, randomPolicy } from 'totemforge'
import { greedy } from 'totemforge/root/bots'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { type Faction, type Options, root, type Seat } from '../../../src/root'
import { deckIds, mapIds } from '../../../src/root/rules/vocabulary'
import { games } from '../../deep'

const all: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** Who sits where: every faction comes to every seat. */
const turned = (factions: readonly Faction[], by: number): Faction[] =>
  factions.map((_, index) => factions[(index + by) % factions.length] ?? 'marquise')

const seatOf = (factions: readonly Faction[], faction: Faction): Seat => root.seats[factions.indexOf(faction)] ?? 'p1'

function play(options: Options, plays: (faction: Faction) => boolean, maxActions: number) {
  const factions = typeof options.factions === 'object' ? options.factions : all
  const policies = Object.fromEntries(
    factions.map((faction) => [seatOf(factions, faction), plays(faction) ? greedy : randomPolicy]),
  )
  const match = playMatch(root, { options, policies, maxActions })
  expect(match.error).toBeNull()
  return match
}

const tables: readonly (readonly Faction[])[] = [
  ['marquise', 'eyrie'],
  ['alliance', 'vagabond'],
  ['marquise', 'vagabond', 'alliance'],
  ['riverfolk', 'cult', 'corvid', 'duchy'],
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond2', 'eyrie', 'vagabond', 'alliance'],
]

describe('the greedy player of Root', () => {
  test('answers legally, repeats itself and changes nothing it is shown', () => {
    const options = (seed: number): Options => ({
      seed,
      factions: turned(all, seed),
      deck: deckIds[seed % 2] ?? 'standard',
    })
    expect(checkPolicy(root, greedy, { options, games: games(2), maxActions: 300 }).broken).toEqual([])
  })

  test('ROOT-A.8.2a: sets up its faction before others have chosen theirs', () => {
    const alone = new Set<Faction>()
    for (const seed of Array.from({ length: 60 }, (_, index) => 300 + index)) {
      const state = root.setup({ seed, players: 3, factions: 'draft', advanced: { hirelings: false } })
      const random = createRandom(seed)
      while (state.round === 0) {
        const seat = root.toAct(state)
        if (seat === null) throw new Error('Somebody has to act before the first round.')
        const faction = state.sides[seat]?.board.faction
        if (faction && state.seats.some((other) => !state.sides[other])) alone.add(faction)
        const [view, legal] = [root.view(state, seat), root.legalActions(state)]
        root.step(state, greedy.choose({ view, legal, seat, random }))
      }
    }
    expect(alone).toContain('corvid')
    expect(alone.size).toBeGreaterThan(5)
  })

  test('knows no more than its view: what it cannot see changes no answer', () => {
    const state = root.setup({ seed: 5, factions: all })
    const random = createRandom(5)
    for (let number = 0; number < 150; number++) {
      const seat = root.toAct(state)
      if (seat === null) break
      const other = root.determinize(root.view(state, seat), random)
      const [answer, answerThere] = [state, other].map((each) => {
        const [view, legal] = [root.view(each, seat), root.legalActions(each)]
        return greedy.choose({ view, legal, seat, random: createRandom(number) })
      })
      expect(answerThere).toEqual(answer)
      if (answer) root.step(state, answer)
    }
  })

  test.each(all)('beats three random players as %s, from every seat', (faction) => {
    let won = 0
    const played = games(4, 8)
    for (let seed = 0; seed < played; seed++) {
      const factions = turned(all, seed)
      const { outcome } = play(
        { seed, factions, deck: deckIds[seed % 2] ?? 'standard' },
        (each) => each === faction,
        5000,
      )
      if (outcome?.winners.includes(seatOf(factions, faction))) won++
    }
    // By chance it would be a quarter of them.
    expect(won).toBeGreaterThanOrEqual(played * 0.75)
  })

  test.each(mapIds)('ends its games within 1,000 actions and 20 rounds on the map %s', (map) => {
    for (const [number, table] of tables.entries())
      for (let seed = 0; seed < games(1); seed++) {
        const deck = deckIds[(number + seed + mapIds.indexOf(map)) % 2] ?? 'standard'
        const options = { seed, map, deck, factions: turned(table, number + seed) }
        const { outcome, state, actions } = play(options, () => true, 1000)
        expect([options, outcome === null, state.round > 20, actions >= 1000]).toEqual([options, false, false, false])
      }
  })
})
