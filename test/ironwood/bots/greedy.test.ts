import { createRandom, playMatch, randomPolicy, recordText } from 'totemforge'
import { ironwood, type Options, type Seat } from 'totemforge/ironwood'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { greedy } from '../../../src/ironwood/bots/greedy'
import { ironbot } from '../../../src/ironwood/bots/ironbot'
import { woodenbot } from '../../../src/ironwood/bots/woodenbot'

const seats: readonly Seat[] = ['woodwalkers', 'ironclad']
const parts: readonly [Options['mode'], readonly Seat[]][] = [
  ['duel', seats],
  ['ironbot', ['woodwalkers']],
  ['woodenbot', ['ironclad']],
]

describe('the greedy player', () => {
  test.each(parts)('answers legally, repeats itself and changes nothing it is shown: %s', (mode, seats) => {
    const report = checkPolicy(ironwood, greedy, { options: (seed) => ({ mode, seed }), seats, games: 1 })
    expect(report).toMatchObject({ finished: 1, broken: [] })
  })

  test('knows no more than its view: what it cannot see changes no answer', () => {
    const state = ironwood.setup({ mode: 'duel', seed: 5 })
    const random = createRandom(5)
    for (let number = 0; number < 60; number++) {
      const seat = ironwood.toAct(state)
      if (seat === null) break
      const other = ironwood.determinize(ironwood.view(state, seat), random)
      const [answer, answerThere] = [state, other].map((each) => {
        const [view, legal] = [ironwood.view(each, seat), ironwood.legalActions(each)]
        return greedy.choose({ view, legal, seat, random: createRandom(number) })
      })
      expect(answerThere).toEqual(answer)
      if (answer) ironwood.step(state, answer)
    }
  })

  test.each(seats)('beats the random player as %s', (seat) => {
    for (let seed = 0; seed < 5; seed++) {
      const policies = { woodwalkers: randomPolicy, ironclad: randomPolicy, [seat]: greedy }
      const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed }, policies, maxActions: 5000 })
      expect(outcome?.winners).toEqual([seat])
    }
  })

  test.each([
    [
      { mode: 'duel', seed: 8 },
      { woodwalkers: greedy, ironclad: greedy },
    ],
    [
      { mode: 'ironbot', seed: 3, level: 9 },
      { woodwalkers: greedy, ironclad: ironbot },
    ],
    [
      { mode: 'woodenbot', seed: 3, level: 9 },
      { woodwalkers: woodenbot, ironclad: greedy },
    ],
  ] as const)('makes the same choices as ever: %o', async (options, policies) => {
    const { record } = playMatch(ironwood, { options, policies })
    await expect(recordText(ironwood, record)).toMatchFileSnapshot(`../../golden/ironwood/greedy-${options.mode}.txt`)
  })
})
