import * as fc from 'fast-check'
import { createRandom, loadRecord } from 'totemforge'
import { createEnv, createEnvs } from 'totemforge/encode'
import { expect, test } from 'vitest'
import { connectFourEncoding as encoding } from '../../examples/encodings/connect-four'
import { connectFour } from '../../examples/games/connect-four'
import { games } from '../deep'

const options = (seed: number | string) => ({ seed })

const count = 5

/** An open index for each row, or 0 where nobody decides. */
function choose(masks: Uint8Array, random: { pick<Item>(items: readonly Item[]): Item }): number[] {
  return Array.from({ length: masks.length / 7 }, (_, row) => {
    const open = [0, 1, 2, 3, 4, 5, 6].filter((index) => masks[row * 7 + index] === 1)
    return open.length > 0 ? random.pick(open) : 0
  })
}

test('each row equals a single environment', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, autoReset) => {
      const random = createRandom(seed)
      const envs = createEnvs(count, connectFour, { encoding, options, autoReset })
      const begun = new Array<number>(count).fill(0)
      const single = (row: number) => {
        const env = createEnv(connectFour, { encoding, options })
        env.reset(`${seed} ${row} ${begun[row]}`)
        begun[row] = (begun[row] ?? 0) + 1
        return env
      }
      const beside = Array.from({ length: count }, (_, row) => single(row))
      envs.reset(seed)
      for (let step = 0; step < 60; step++) {
        const chosen = choose(envs.rows.masks, random)
        const ended = beside.map((env) => env.terminated)
        envs.step(chosen)
        for (const [row, env] of beside.entries()) {
          if (!ended[row]) env.step(chosen[row] ?? 0)
          const { rows } = envs
          const rewards = ended[row] ? [0, 0] : connectFour.seats.map((seat) => env.rewards[seat])
          expect([...rows.rewards.subarray(row * 2, row * 2 + 2)]).toEqual(rewards)
          expect([rows.terminated[row], rows.truncated[row]]).toEqual([env.terminated ? 1 : 0, 0])
          if (autoReset && env.terminated) beside[row] = single(row)
          const shown = beside[row] ?? env
          const seat = shown.terminated ? null : shown.agentSelection
          expect(rows.turns[row]).toBe(seat === null ? -1 : connectFour.seats.indexOf(seat))
          const { observation, mask } = seat
            ? shown.observe(seat)
            : { observation: new Float32Array(encoding.size), mask: new Uint8Array(7) }
          expect(rows.observations.slice(row * encoding.size, (row + 1) * encoding.size)).toEqual(observation)
          expect(rows.masks.slice(row * 7, (row + 1) * 7)).toEqual(mask)
        }
      }
      expect(autoReset || beside.every((env) => env.terminated)).toBe(true)
    }),
    { numRuns: games(10) },
  )
})

test('the same seed gives the same games, and their records are whole', () => {
  const play = (seed: number) => {
    const random = createRandom(seed)
    const envs = createEnvs(count, connectFour, { encoding, options, autoReset: true })
    envs.reset(seed)
    for (let step = 0; step < 100; step++) envs.step(choose(envs.rows.masks, random))
    return Array.from({ length: count }, (_, row) => envs.record(row))
  }
  expect(play(3)).toEqual(play(3))
  expect(play(3)).not.toEqual(play(4))
  for (const record of play(3)) expect(loadRecord(connectFour, JSON.stringify(record)).ok).toBe(true)
})

test('one index that is not legal, and no game is stepped', () => {
  const envs = createEnvs(2, connectFour, { encoding, options })
  expect(() => envs.step([0, 0])).toThrow('There is no game 0: reset begins 2.')
  envs.reset(1)
  expect(() => envs.step([0, 7])).toThrow(expect.objectContaining({ code: 'ILLEGAL_ACTION' }))
  expect(() => envs.step([0])).toThrow(expect.objectContaining({ code: 'ILLEGAL_ACTION' }))
  expect([envs.record(0).actions, envs.record(1).actions]).toEqual([[], []])
})
