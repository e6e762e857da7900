import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Played, Tourney } from '../../src/arena'
import { bundle } from '../bundle'
import { directory } from '../cli/support'
import { playHere } from './here'
import { wrongdoer } from './modules'

// Otherwise each thread would compile the source: two seconds each.
const folder = bundle({
  arena: 'src/arena/index.ts',
  bids: 'test/arena/games/bids.ts',
  'connect-four': 'examples/games/connect-four.ts',
  'kuhn-poker': 'examples/games/kuhn-poker.ts',
})
const game = (name: string): string => join(folder, `${name}.js`)
const { playTournament }: typeof import('../../src/arena') = await import(game('arena'))

/** All that is the same whenever a game is played: everything but the time. */
const lasting = ({ played }: Tourney): Omit<Played, 'time'>[] => played.map(({ time: _, ...game }) => game)

test('the results are the same with one thread, two or three, and without any', async () => {
  const plan = { game: game('kuhn-poker'), policies: ['random', 'flat:3', 'ismcts:5'], games: 24 }
  const here = lasting(await playHere(plan))
  expect(new Set(here.flatMap(({ winners }) => winners)).size).toBe(2)
  for (const workers of [1, 2, 3]) expect(lasting(await playTournament(plan, { workers }))).toEqual(here)
})

test('a fault of a policy costs it the game, and stops nothing else', async () => {
  const own = directory()
  const bad = (['illegal', 'throws', 'exits', 'hangs', 'waits', 'leaves'] as const).map((deed) => wrongdoer(own, deed))
  const [illegal = '', throws = '', exits = '', hangs = '', waits = '', leaves = ''] = bad
  // Each of them plays against random before it meets the others.
  const policies = ['random', ...bad, 'flat:1']
  const plan = { game: game('connect-four'), policies, games: 14, limits: { milliseconds: 5000 } }
  const { played, summary, whole } = await playTournament(plan, { workers: 2 })
  expect(whole).toBe(true)
  const found = (policy: string) => played.filter(({ seated }) => Object.values(seated).includes(policy))
  const expected = [
    [illegal, 'illegal', 'Drop a disc into one of the columns 1 to 7.'],
    // The place of the error, in the folder of the module.
    [throws, 'threw', 'I know nothing. (throws.mjs:1:51)'],
    [exits, 'crash', 'worker exited with code: 3'],
    [hangs, 'timeout', 'It took longer than 5000 ms.'],
    [waits, 'timeout', 'It took longer than 5000 ms.'],
  ] as const
  for (const [policy, kind, message] of expected) {
    const [as, also] = found(policy)
    expect(as).toMatchObject({
      cause: 'forfeit',
      winners: ['red'],
      places: { red: 1, yellow: 2 },
      failure: { kind, seat: 'yellow', policy, action: 1, message },
    })
    expect(also).toMatchObject({ winners: ['yellow'], actions: 0, failure: { kind, seat: 'red', policy, action: 0 } })
    expect(summary.policies.find(({ name }) => name === policy)).toMatchObject({ games: 2, won: 0 })
  }
  // What one game leaves behind is nobody's there, and does not become another's.
  const left = { kind: 'crash', seat: null, policy: null, message: 'left behind' }
  expect(found(leaves)).toMatchObject([
    { winners: [], failure: left },
    { winners: [], failure: left },
  ])
  expect(found('flat:1').map(({ failure }) => failure)).toEqual([null, null])
})

test('plays nothing with an unknown policy or without threads', async () => {
  const strange = { game: game('bids'), policies: ['b1', 'b9'] }
  const problem = {
    name: 'PlanError',
    code: 'unknown-policy',
    message: expect.stringMatching(/^There is no policy "b9"/),
  }
  await expect(playTournament(strange, { workers: 1 })).rejects.toMatchObject(problem)
  await expect(playTournament({ policies: ['greedy'] }, { workers: 0 })).rejects.toMatchObject({ code: 'plan' })
})

test('an early end keeps the finished games', async () => {
  const ending = new AbortController()
  const seen: number[] = []
  const tourney = await playTournament(
    { game: game('bids'), policies: ['b1', 'b2'], games: 5000 },
    {
      workers: 1,
      signal: ending.signal,
      onProgress({ done, games, rate, left }) {
        expect([games, rate > 0, left >= 0]).toEqual([5000, true, true])
        seen.push(done)
        if (done === 5) ending.abort()
      },
    },
  )
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect(tourney).toMatchObject({ whole: false, summary: { planned: 5000, games: 5 } })
})
