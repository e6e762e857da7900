import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveInspector } from '../../../src/cli/inspect/serve'
import type { Later, Thread } from '../../../src/cli/inspect/thread'
import { bundle } from '../../bundle'

// Otherwise each thread would compile the source.
const folder = bundle({
  thread: 'src/cli/inspect/thread.ts',
  'inspect-worker': 'src/cli/inspect/worker.ts',
  loop: 'test/cli/inspect/loop.ts',
})
const game = join(folder, 'loop.js')
const { openThread }: typeof import('../../../src/cli/inspect/thread') = await import(join(folder, 'thread.js'))
const beginning = { game, from: { seed: 1, players: null, settings: {} } }
const look = (...actions: number[]): string => JSON.stringify({ options: { seed: 1 }, actions })

/** A clock that the test runs out by hand; it names what was waiting. */
function clock() {
  const waits: { milliseconds: number; late: () => void }[] = []
  const later: Later = (milliseconds, late) => {
    const wait = { milliseconds, late }
    waits.push(wait)
    return () => void waits.splice(waits.indexOf(wait), 1)
  }
  return { later, waits }
}

async function open(later: Later): Promise<Thread> {
  const thread = await openThread(beginning, later)
  if ('problem' in thread) throw new Error(thread.problem)
  onTestFinished(thread.close)
  return thread
}

test('a game that loops for ever is ended after ten seconds, and begun again by the next request', async () => {
  const { later, waits } = clock()
  const thread = await open(later)
  expect(waits).toEqual([])
  const looping = thread.ask('look', look(1, 1))
  const waiting = thread.ask('look', look(1))
  // The request is on its way once its clock runs.
  while (waits.length === 0) await new Promise(setImmediate)
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([10_000])
  waits[0]?.late()
  expect(await looping).toEqual({
    problem: 'The game did not answer within 10 seconds. Does it have an endless loop?',
  })
  expect(await waiting).toEqual({ json: expect.stringContaining('"left":2') })
  expect(waits).toEqual([])
})

test('a game that ends its thread is begun again by the next request', async () => {
  const thread = await open(clock().later)
  expect(await thread.ask('look', look(2))).toEqual({ problem: 'The game ended its thread.' })
  expect(await thread.ask('look', look())).toEqual({ json: expect.stringContaining('"left":3') })
})

test('a request that waits when the inspector ends starts no thread', async () => {
  const { later, waits } = clock()
  const thread = await open(later)
  const looping = thread.ask('look', look(1, 1))
  const waiting = thread.ask('look', look(1))
  while (waits.length === 0) await new Promise(setImmediate)
  await thread.close()
  expect(await looping).toEqual({ problem: 'The game ended its thread.' })
  expect(await waiting).toEqual({ problem: 'The inspector has ended.' })
})

test('a thread that is just starting ends with the inspector', async () => {
  const { later, waits } = clock()
  const thread = await open(later)
  await thread.ask('look', look(2))
  const waiting = thread.ask('look', look())
  while (waits.length === 0) await new Promise(setImmediate)
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([60_000])
  await thread.close()
  expect(await waiting).toEqual({ problem: 'The game ended its thread.' })
})

test.each([
  ['a game that is not there', { ...beginning, game: 'chess' }, /^There is no game "chess"\./],
  [
    'a record of another game',
    { game, from: { file: 'a.json', record: '{}' } },
    /^a\.json is no record of this game: /,
  ],
])('%s is reported before anything is served', async (_what, wrong, problem) => {
  expect(await openThread(wrong, clock().later)).toEqual({ problem: expect.stringMatching(problem) })
})

/** Posts JSON to a page that answers with what it was asked. */
async function echoed(body: string) {
  const serving = await serveInspector(async (_what, asked) => ({ json: asked }), 0)
  onTestFinished(serving.close)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${serving.address}api/load`, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

test('a long request arrives as it was sent, whatever its characters', async () => {
  const body = JSON.stringify('\u017e\u20ac'.repeat(200_000))
  const { status, text } = await echoed(body)
  expect([status, text === body]).toEqual([200, true])
})

test('a request that is too long gets a problem for an answer', async () => {
  expect(await echoed(JSON.stringify('a'.repeat(10_000_000)))).toEqual({
    status: 413,
    text: JSON.stringify({ problem: 'This is too long.' }),
  })
})

test('every answer says what the page may run', async () => {
  const serving = await serveInspector(async () => ({ problem: 'No.' }), 0)
  onTestFinished(serving.close)
  for (const path of ['', 'page.js', 'page.css', 'nothing']) {
    const { headers } = await fetch(`${serving.address}${path}`)
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  }
})
