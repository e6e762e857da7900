import {
  type AsyncPolicy,
  createRandom,
  type Policy,
  playMatch,
  playMatchAsync,
  randomPolicy,
  replay,
  type Turn,
} from 'totemforge'
import { describe, expect, test } from 'vitest'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'
import { type Action, type Event, lanterns } from '../fixtures/lanterns'

const options = { seed: 7 }
const random = { red: randomPolicy, yellow: randomPolicy }

/** Plays at random up to its third decision. */
const thenAt3 = (then: (turn: Turn<State, Drop, Seat>) => Drop): Policy<State, Drop, Seat> => {
  let decisions = 0
  return { name: 'moody', choose: (turn) => (++decisions === 3 ? then(turn) : randomPolicy.choose(turn)) }
}

describe('playMatch', () => {
  test('plays to the outcome and records it', () => {
    const match = playMatch(connectFour, { options, policies: random })
    expect(match.error).toBeNull()
    expect(match.outcome).toEqual(connectFour.outcome(match.state))
    expect(match.outcome).not.toBeNull()
    expect(match.actions).toBe(match.record.actions.length)
    expect(replay(connectFour, match.record)).toEqual(match.state)
  })

  test('gives the same match for the same seed, and another for another', () => {
    const play = (seed: number) => playMatch(connectFour, { options: { seed }, policies: random }).record.actions
    expect(play(1)).toEqual(play(1))
    expect(play(1)).not.toEqual(play(2))
  })

  test('stops at the limit, with neither an outcome nor an error', () => {
    const match = playMatch(connectFour, { options, policies: random, maxActions: 5 })
    expect([match.outcome, match.error, match.actions]).toEqual([null, null, 5])
  })

  test('goes on after the actions of a record as it would have gone on by itself', () => {
    const whole = playMatch(connectFour, { options, policies: random })
    const { record } = playMatch(connectFour, { options, policies: random, maxActions: 5 })
    expect(playMatch(connectFour, { ...record, policies: random })).toEqual(whole)
  })

  test('shows each policy its own view and chance of its own, derived from seed, seat and number', () => {
    const turns: unknown[] = []
    const watch: Policy<unknown, Action, 'ash' | 'birch'> = {
      name: 'watcher',
      choose({ view, legal, seat, random }) {
        turns.push([seat, view, random.integer(0, 1e9)])
        return random.pick(legal)
      },
    }
    const plan = { options: { seed: 3, players: 2 }, policies: { ash: watch, birch: watch }, maxActions: 2 }
    const { record } = playMatch(lanterns, plan)
    const expected = (['ash', 'birch'] as const).map((seat, number) => [
      seat,
      lanterns.view(replay(lanterns, record, number), seat),
      createRandom(3, `policy ${seat} ${number}`).integer(0, 1e9),
    ])
    expect(turns).toEqual(expected)
  })

  test('tells of every action, with its events', () => {
    const told: { number: number; seat: string; action: Action; state: unknown; events: readonly Event[] }[] = []
    const { record } = playMatch(lanterns, {
      options: { seed: 3, players: 2 },
      policies: { ash: randomPolicy, birch: randomPolicy },
      onAction: (happening) => told.push({ ...happening, state: lanterns.clone(happening.state) }),
    })
    expect(told.map(({ action }) => action)).toEqual(record.actions)
    for (const [number, happening] of told.entries()) {
      const before = replay(lanterns, record, number)
      expect(happening).toEqual({
        ...lanterns.tryApply(before, happening.action),
        number,
        seat: lanterns.toAct(before),
        action: happening.action,
        ok: undefined,
      })
    }
  })

  test('a policy that throws ends the match, and is named with its seat and the action', () => {
    const moody = thenAt3(() => {
      throw new Error('no idea')
    })
    const match = playMatch(connectFour, { options, policies: { red: randomPolicy, yellow: moody } })
    expect(match.error).toMatchObject({
      code: 'POLICY_THREW',
      policy: 'moody',
      seat: 'yellow',
      action: 5,
      message: 'moody (yellow, action 5) threw: no idea',
    })
    expect(match.record.actions.length).toBe(5)
    expect(match.outcome).toBeNull()
  })

  test('so does one that answers with an illegal action, and the refusal is there', () => {
    const moody = thenAt3(() => ({ type: 'drop', column: 9 }))
    const match = playMatch(connectFour, { options, policies: { red: moody, yellow: randomPolicy } })
    expect(match.error).toEqual({
      code: 'ILLEGAL_ACTION',
      policy: 'moody',
      seat: 'red',
      action: 4,
      message: 'moody (red, action 4) answered with an illegal action: Drop a disc into one of the columns 1 to 7.',
      refusal: { code: 'no-such-column', message: 'Drop a disc into one of the columns 1 to 7.' },
    })
    expect(replay(connectFour, match.record)).toEqual(match.state)
  })

  test('an answer that is equal to a legal action is as good as the listed one', () => {
    const copying: Policy<unknown, Drop, Seat> = {
      name: 'copying',
      choose: ({ legal }) => ({ ...(legal[0] ?? noDrop) }),
    }
    expect(playMatch(connectFour, { options, policies: { red: copying, yellow: copying } }).error).toBeNull()
  })

  test('reports a seat without a policy at once', () => {
    expect(() => playMatch(connectFour, { options, policies: { red: randomPolicy } })).toThrow(
      'playMatch: yellow has no policy.',
    )
  })
})

const noDrop: Drop = { type: 'drop', column: 0 }

describe('playMatchAsync', () => {
  const slow: AsyncPolicy<State, Drop, Seat> = {
    name: 'slow',
    async choose(turn) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      return randomPolicy.choose(turn)
    },
  }

  test('plays the match that playMatch plays', async () => {
    const match = await playMatchAsync(connectFour, { options, policies: { red: slow, yellow: randomPolicy } })
    expect(match).toEqual(playMatch(connectFour, { options, policies: random }))
  })

  test('a player who leaves ends the match, and the record is kept', async () => {
    const leaver = { name: 'Ada', choose: () => Promise.reject(new Error('gone home')) }
    const match = await playMatchAsync(connectFour, { options, policies: { red: slow, yellow: leaver } })
    expect(match.error?.message).toBe('Ada (yellow, action 1) threw: gone home')
    expect(match.record.actions.length).toBe(1)
  })
})
