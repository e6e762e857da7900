import { MessageChannel, Worker } from 'node:worker_threads'
import { createRandom } from 'totemforge'
import { ismcts } from 'totemforge/search'
import { createTable, policyAt, servePolicy } from 'totemforge/table'
import { expect, test } from 'vitest'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'
import { done } from './support'

test('a search thinks in a thread of its own, and the table goes on meanwhile', async () => {
  const file = new URL('./thinker.ts', import.meta.url)
  const worker = new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import('${file}') })`, {
    eval: true,
  })
  const thinker = policyAt<State, Drop, Seat>('thinker', worker)
  const table = createTable(connectFour, { options: { seed: 1 }, bots: { red: thinker, yellow: thinker } })
  const heard: number[] = []
  table.subscribe(null, ({ version }) => heard.push(version))
  await table.idle()
  expect(done(table.since(null)).end).not.toBeNull()
  expect(heard).toEqual(heard.map((_, index) => index + 1))
  await worker.terminate()
  const random = createRandom(1)
  const state = connectFour.setup({ seed: 1 })
  const turn = { view: state, legal: connectFour.legalActions(state), seat: 'red' as const, random }
  await expect(thinker.choose(turn)).rejects.toThrow('ended')
})

test('its choice depends only on its chance, and a failure is reported', async () => {
  const { port1, port2 } = new MessageChannel()
  servePolicy(port2, ismcts(connectFour, { iterations: 20 }))
  const thinker = policyAt<State, Drop, Seat>('thinker', port1)
  const state = connectFour.setup({ seed: 1 })
  const turn = () => ({
    view: state,
    legal: connectFour.legalActions(state),
    seat: 'red' as const,
    random: createRandom(4),
  })
  expect(await thinker.choose(turn())).toEqual(await thinker.choose(turn()))
  const broken = new MessageChannel()
  servePolicy(broken.port2, { name: 'broken', choose: () => Promise.reject(new Error('It broke.')) })
  await expect(policyAt<State, Drop, Seat>('broken', broken.port1).choose(turn())).rejects.toThrow('It broke.')
  for (const port of [port1, broken.port1]) port.close()
})

test('an action that equals a legal one is legal from another thread too', async () => {
  const { port1, port2 } = new MessageChannel()
  servePolicy<State, Drop, Seat>(port2, { name: 'made', choose: () => ({ type: 'drop', column: 4 }) })
  const state = connectFour.setup({ seed: 1 })
  const turn = { view: state, legal: connectFour.legalActions(state), seat: 'red' as const, random: createRandom(4) }
  expect(await policyAt<State, Drop, Seat>('made', port1).choose(turn)).toEqual({ type: 'drop', column: 4 })
  port1.close()
})
