import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { rootEncoding } from '../../src/root/encode'
import { deckIds, factions, mapIds } from '../../src/root/rules/vocabulary'
import { games } from '../deep'

const kinds = factions.filter((faction) => faction !== 'vagabond2')

test('ROOT-INV-01, ROOT-INV-02, ROOT-INV-05, ROOT-INFO-24: random games with random landmarks keep what always holds', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= games(5); seed++) {
    const random = createRandom(seed)
    const state = root.setup({
      seed,
      factions: random.sample([...kinds], random.integer(2, 4)),
      map: random.pick([...mapIds]),
      deck: random.pick([...deckIds]),
      advanced: { landmarks: { count: 2, ownLeftOut: random.pick([true, false]) } },
    })
    for (let count = 0; count < 600 && !state.result; count++) {
      const legal = root.legalActions(state)
      const seat = root.toAct(state)
      if (count % 29 === 0 && seat) {
        expect(root.check(state)).toEqual([])
        const view = root.view(state, seat)
        expect(root.check(root.determinize(view, random))).toEqual([])
        rootEncoding.observe(view, seat)
        rootEncoding.mask(legal)
      }
      root.step(state, random.pick(legal))
    }
    for (const { landmark } of state.landmarks) met.add(landmark)
    if (state.ferry > 0) met.add('ferry')
    if (state.tower > 0) met.add('tower')
  }
  expect(met.size).toBeGreaterThan(2)
})
