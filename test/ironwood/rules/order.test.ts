import { expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { ironwood, type State } from '../../../src/ironwood/rules'
import { games } from '../../deep'
import { greedy } from './greedy'
import { randomCards } from './random-cards'
import { after, events, legal, table } from './support'

/** What cards do when they are exhausted, one after another in this order, with the first answer to every question. */
function inOrder(state: State, cards: readonly string[]): string {
  const done = ironwood.clone(state)
  for (let left = cards; left.length > 0; ) {
    const task = done.agenda.at(-1)
    if (task?.do === 'exhaust') {
      const next = cards.find((card) => task.left.includes(card) && left.includes(card))
      if (next === undefined) break
      left = left.filter((card) => card !== next)
      // Asked or not, the card that this order names is taken.
      done.agenda[done.agenda.length - 1] = { ...task, left: [next, ...task.left.filter((card) => card !== next)] }
      ironwood.step(done, { type: 'unmark', card: next })
    } else {
      const [first] = ironwood.legalActions(done)
      if (!first || done.result) break
      ironwood.step(done, first)
    }
  }
  for (const side of Object.values(done.sides)) side.discard.sort()
  return JSON.stringify({ ...done, random: null })
}

test('IW-ROUND-05, IW-ROUND-09: where nobody is asked for the order of the markers, it makes no difference', () => {
  let unasked = 0
  let asked = 0
  for (let seed = 0; seed < games(30, 60); seed++) {
    const random = createRandom(seed, 'order')
    const cards = seed % 2 === 0 ? { cards: randomCards(random) } : {}
    const state = ironwood.setup({ mode: 'duel', seed, ...cards })
    for (let count = 0; count < 600 && !state.result; count++) {
      const action = seed % 3 === 0 ? greedy(state, random) : random.pick(ironwood.legalActions(state))
      const before = ironwood.clone(state)
      ironwood.step(state, action)
      const task = state.agenda.at(-1)
      if (task?.do === 'exhaust') asked++
      // The round has gone on past the marker step: look at it again, with the cards that then lay in play.
      if (before.phase !== 'end' || state.phase === 'end') continue
      for (const seat of ironwood.seats) {
        const left = before.sides[seat].ongoing.map(({ card }) => card)
        if (left.length < 2) continue
        const step = ironwood.clone(state)
        step.agenda = [{ do: 'exhaust', seat, left }]
        step.sides[seat].ongoing = before.sides[seat].ongoing.map((each) => ({ ...each }))
        const on = step.sides[seat]
        for (const pile of [on.hand, on.deck, on.discard])
          pile.splice(0, pile.length, ...pile.filter((card) => !left.includes(card)))
        if (ironwood.legalActions(step).length > 1) continue
        unasked++
        expect(inOrder(step, [...left].reverse())).toBe(inOrder(step, left))
      }
    }
  }
  expect(unasked).toBeGreaterThan(10)
  expect(asked).toBeGreaterThan(0)
})

test('IW-ROUND-05: a marker that just goes is not asked for, beside a card that does something', () => {
  const last = { turn: 'ironclad', turns: 5 } as const
  const one = table({ ...last, ongoing: { ironclad: { IC22: 1, IC25: 2, IC37: 1 } } })
  expect(legal(after(one, 'rest'))).toContain('gain 4')
  const both = table({ ...last, ongoing: { ironclad: { IC22: 1, IC25: 2, IC35: 1 } } })
  expect(legal(after(both, 'rest'))).toEqual(['unmark IC22', 'unmark IC25', 'unmark IC35'])
})

test('IW-ROUND-05: it is asked for where the card that leaves play works until then', () => {
  const fight = { forests: { F8: 2 }, mountains: { zincur: 2 } }
  const two = table({ ...fight, turn: 'ironclad', turns: 5, ongoing: { woodwalkers: { WW31: 1, WW20: 1 } } })
  expect(legal(after(two, 'rest'))).toEqual(['unmark WW31', 'unmark WW20'])
  const stays = table({ ...fight, turn: 'ironclad', turns: 5, ongoing: { woodwalkers: { WW31: 1, WW20: 2 } } })
  expect(legal(after(stays, 'rest'))).toEqual(['option 1', 'option 2'])
})

test('IW-COMBAT-10: a retreat says how many Fighters and Golems went', () => {
  const fight = { forests: { F7: 6 }, mountains: { auria: [3, 1] as [number, number] }, hands: { ironclad: [] } }
  const won = after(table(fight), 'play WW02', 'forfeit', 'attack F7 auria', 'wager nothing', 'wager nothing')
  const [retreated] = events(won, 'retreat zincur')
  expect(retreated).toEqual({ type: 'retreated', from: 'auria', to: 'zincur', fighters: 3, golems: 1 })
})
