import { createRandom } from 'totemforge'
import { expect, test } from 'vitest'
import { root } from '../../../src/root'
import { seenBy } from '../../../src/root/bots/sight'
import { enemiesIn, strongestAt, threatAt } from '../../../src/root/bots/survey'
import { areEnemies, ownersOf } from '../../../src/root/rules/owner'
import { buildingsAt, presenceAt, tokensAt, warriorsAt } from '../../../src/root/rules/rule'
import { clearings } from '../../../src/root/rules/vocabulary'

test('a survey counts what stands in each clearing', () => {
  for (const seed of [1, 2, 3]) {
    const state = root.setup({ seed, players: 4, factions: 'random', advanced: { hirelings: true } })
    const random = createRandom(seed)
    for (let played = 0; played < 120; played++) root.step(state, random.pick(root.legalActions(state)))
    for (const me of state.seats) {
      const sight = seenBy(state, me)
      const enemies = ownersOf(sight).filter((owner) => areEnemies(sight, me, owner))
      expect(enemiesIn(sight).map(({ owner }) => owner)).toEqual(enemies)
      const warriors = (at: number): number => enemies.reduce((sum, owner) => sum + warriorsAt(sight, owner, at), 0)
      for (const at of clearings) {
        for (const { owner, structures } of enemiesIn(sight))
          expect(structures[at]).toBe(buildingsAt(sight, owner, at) + tokensAt(sight, owner, at))
        const near = sight.ground.byPath[at] ?? []
        expect(threatAt(sight, at)).toBe(warriors(at) + near.reduce((sum, each) => sum + warriors(each) / 2, 0))
        const others = state.seats.filter((seat) => seat !== me)
        expect(strongestAt(sight, at)).toBe(Math.max(...others.map((seat) => presenceAt(sight, seat, at))))
      }
    }
  }
})
