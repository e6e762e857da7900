import { defineGame, type Viewer } from 'totemforge'
import { connect, createTable } from 'totemforge/table'
import { expect, test } from 'vitest'
import { codeOf, done, handClock } from './support'

interface State {
  picked: number
  turn: 'picker' | 'guesser' | null
}

/** One picks as often as it likes and nobody sees how often, or thinks, which changes nothing; then the other guesses. */
const secretPicks = defineGame({
  id: 'secret-picks',
  version: '1.0.0',
  seats: ['picker', 'guesser'],
  setup: (): State => ({ picked: 0, turn: 'picker' }),
  toAct: ({ turn }) => turn,
  legalActions: ({ turn }) => (turn === 'picker' ? ['pick', 'think', 'done'] : turn === 'guesser' ? ['guess'] : []),
  step(state, action) {
    if (action === 'pick') state.picked++
    else if (action !== 'think') state.turn = action === 'done' ? 'guesser' : null
  },
  clone: (state) => ({ ...state }),
  view: ({ picked, turn }, viewer: Viewer<'picker' | 'guesser'>) => ({
    turn,
    picked: viewer === 'picker' ? picked : null,
  }),
  determinize: ({ turn, picked }) => ({ turn, picked: picked ?? 0 }),
  outcome: ({ turn }) => (turn === null ? { winners: [], reason: 'over' } : null),
  format: (action) => action,
  parse: (text) => text,
})

/** All that the guesser is sent while somebody picks so often, each time after a second. */
async function heardAfter(picks: number): Promise<string[]> {
  const clock = handClock()
  const allowance = { time: 60_000, increment: 5000 }
  const table = createTable(secretPicks, { allowance, clock })
  const picker = done(await table.take('picker')).token
  const heard: string[] = []
  const { receive } = connect(table, (text) => heard.push(text.replace(/"token":"\w+"/, '')))
  await receive('{"do":"take","seat":"guesser"}')
  for (let second = 1; second <= 4; second++) {
    await clock.move(1000)
    const { version } = done(table.since(picker))
    if (second === 4) done(await table.act(picker, 'done', version))
    else if (second <= picks) done(await table.act(picker, 'pick', version))
    await receive('{"do":"since","version":0}')
  }
  return heard
}

test('versions, clocks and messages do not show how many hidden choices another made', async () => {
  const none = await heardAfter(0)
  expect(none.at(-1)).toContain('"left":61000')
  expect(none).toHaveLength(3 + 3 * 2 + 3)
  expect(await heardAfter(1)).toEqual(none)
  expect(await heardAfter(3)).toEqual(none)
})

test('the seat that made them sees each', async () => {
  const table = createTable(secretPicks, {})
  const picker = done(await table.take('picker')).token
  const first = done(table.since(picker)).version
  expect(done(await table.act(picker, 'pick', first)).version).toBe(first + 1)
})

test('a seat sees its own action that changes nothing, so that a second click on it is stale', async () => {
  const table = createTable(secretPicks, {})
  const picker = done(await table.take('picker')).token
  const first = done(table.since(picker)).version
  expect(done(await table.act(picker, 'think', first)).version).toBe(first + 1)
  expect(codeOf(await table.act(picker, 'think', first))).toBe('stale')
})
