import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { ironwood } from '../../src/ironwood'
import { strategist } from '../../src/ironwood/bots'
import { ismcts } from '../../src/search'
import { turnOf } from './games'

type State = ReturnType<typeof ironwood.position>

/** Two Fighters can carry the third Totem out of the woods, one to the other: F9, F11, F13. */
const start: State = ironwood.position({
  turn: 'woodwalkers',
  secured: 2,
  round: 5,
  turns: 4,
  forests: { F9: { fighters: 1, full: 1 }, F11: 1, F7: 2, F12: 1 },
  mountains: { ferrum: 3, auria: 2, zincur: { fighters: 2, golems: 1 }, palladimor: 1 },
  woodwalkers: { crystals: 1 },
  visions: { hand: ['auria'] },
})

const isTurn = (state: State): boolean => ironwood.toAct(state) === 'woodwalkers' && state.turns === start.turns
const isWon = (state: State): boolean => ironwood.outcome(state)?.winners.includes('woodwalkers') ?? false

function after(state: State, action: ReturnType<typeof ironwood.parse>): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

test('a proved endgame: the win of this turn is found, which play at random seldom finds', () => {
  const known = new Map<string, boolean>()
  /** Whether the Woodwalkers can win within this turn by choices of their own alone, with no draw of chance. */
  function wins(state: State): boolean {
    if (isWon(state)) return true
    if (!isTurn(state)) return false
    const key = JSON.stringify(state)
    const found =
      known.get(key) ??
      ironwood
        .legalActions(state)
        .map((action) => after(state, action))
        .some((next) => JSON.stringify(next.random) === JSON.stringify(state.random) && wins(next))
    known.set(key, found)
    return found
  }
  const winning = (state: State): string[] =>
    ironwood
      .legalActions(state)
      .filter((action) => wins(after(state, action)))
      .map(ironwood.format)
  expect(winning(start)).toEqual(['play WW02', 'play WW03'])

  const games = 500
  let lucky = 0
  for (let seed = 0; seed < games; seed++) {
    const random = createRandom(seed)
    const state = ironwood.clone(start)
    while (isTurn(state)) ironwood.step(state, random.pick(ironwood.legalActions(state)))
    if (isWon(state)) lucky++
  }
  expect(lucky / games).toBeLessThan(0.01)

  const policies = [ismcts(ironwood, { iterations: 1500, longestPlayout: 30 }), strategist({ iterations: 30 })]
  for (const [policy, seed] of policies.flatMap((policy) => [1, 2, 3].map((seed) => [policy, seed] as const))) {
    const state = ironwood.clone(start)
    while (isTurn(state)) {
      const action = policy.choose(turnOf(ironwood, state, seed))
      expect(winning(state)).toContain(ironwood.format(action))
      ironwood.step(state, action)
    }
    expect(isWon(state)).toBe(true)
  }
})
