import { defineGame, type Game, randomPolicy, type Seeded } from 'totemforge'
import { connect, createTable, type Reply } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { loveLetter } from '../../examples/games/love-letter'
import { codeOf, done, handClock } from './support'

// What one table may cost, counted in steps, views and entries.

/** The game, with counts of what it is asked to do. */
function counted<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
) {
  const counts = { steps: 0, views: 0 }
  const played = defineGame({
    ...game,
    step(state, action, emit) {
      counts.steps++
      game.step(state, action, emit)
    },
    view(state, viewer) {
      counts.views++
      return game.view(state, viewer)
    },
  })
  return { played, counts }
}

/** One player counts the turns aloud, and adds 1 or 2 to a sum in each. */
const counting = defineGame({
  id: 'counting',
  version: '1.0.0',
  seats: ['counter'],
  setup: () => ({ count: 0, sum: 0 }),
  toAct: ({ count }) => (count < 1000 ? 'counter' : null),
  legalActions: ({ count }) => (count < 1000 ? ['on', 'by two'] : []),
  step(state, action, emit?: (event: { readonly type: 'counted'; readonly count: number }) => void) {
    state.count++
    state.sum += action === 'on' ? 1 : 2
    emit?.({ type: 'counted', count: state.count })
  },
  clone: (state) => ({ ...state }),
  view: ({ count, sum }) => ({ count, sum }),
  determinize: (view) => ({ ...view }),
  outcome: ({ count }) => (count < 1000 ? null : { winners: [], reason: 'counted' }),
  format: (action) => action,
  parse: (text) => text,
})

async function countedTo(count: number) {
  const { played, counts } = counted(counting)
  const table = createTable(played, {})
  const token = done(await table.take('counter')).token
  const version = () => done(table.since(token)).version
  const on = async (action = 'on') => done(await table.act(token, action, version()))
  while (done(table.since(token)).view.count < count) await on()
  return { table, token, counts, on }
}

describe('taking back', () => {
  test('plays few actions again, however long the game is', async () => {
    const { table, token, counts, on } = await countedTo(500)
    counts.steps = 0
    for (let round = 0; round < 50; round++) {
      await on()
      done(await table.propose(token, 'undo'))
      expect(done(table.since(token)).view.count).toBe(500)
    }
    // One for the action, and fewer than 64 to go back.
    expect(counts.steps).toBeLessThan(50 * 64)
    counts.steps = 0
    expect(createTable(counting, { saved: table.saved() }).record()).toEqual(table.record())
  })

  test('goes back to each position in turn, and on from there another way', async () => {
    const { table, token, on } = await countedTo(200)
    let count = 200
    for (const way of [-80, 120, -60, 30, -70])
      for (let step = 0; step < Math.abs(way); step++) {
        if (way < 0) done(await table.propose(token, 'undo'))
        else await on('by two')
        count += Math.sign(way)
        const { actions } = table.record()
        const sum = actions.length + actions.filter((action) => action === 'by two').length
        expect(done(table.since(token)).view).toEqual({ count, sum })
      }
    const again = createTable(counting, { saved: table.saved() })
    expect(again.since(token)).toEqual(table.since(token))
  })

  test('ends after 500 proposals, and the game goes on', async () => {
    const { table, token, on } = await countedTo(10)
    for (let round = 0; round < 500; round++) {
      done(await table.propose(token, 'undo'))
      await on()
    }
    const before = table.saved().entries.length
    const refused = await table.propose(token, 'undo', { language: 'pl' })
    expect(refused).toMatchObject({ refusal: { message: expect.stringContaining('zbyt wiele propozycji') } })
    expect(codeOf(await table.propose(token, 'abort'))).toBe('too-many-proposals')
    expect(table.saved().entries).toHaveLength(before)
    await on()
    const again = createTable(counting, { saved: table.saved() })
    expect(codeOf(await again.propose(token, 'undo'))).toBe('too-many-proposals')
  })

  test('ends after 5000 actions, also where one undo takes back many', async () => {
    /** Two play: one acts once, then the bot to the end. */
    const long = defineGame({
      ...counting,
      seats: ['counter', 'other'],
      toAct: ({ count }: { count: number }) => (count === 0 ? 'counter' : count < 1000 ? 'other' : null),
    })
    const table = createTable(long, { bots: { other: randomPolicy }, clock: instant })
    const token = done(await table.take('counter')).token
    for (let round = 0; round < 5; round++) {
      done(await table.act(token, 'on', done(table.since(token)).version))
      // The last action ends the game, and nothing is taken back any more.
      while (table.record().actions.length < 999) await Promise.resolve()
      done(await table.propose(token, 'undo'))
    }
    expect(table.saved().entries.length).toBeGreaterThan(4990)
    done(await table.act(token, 'on', done(table.since(token)).version))
    while (table.record().actions.length < 999) await Promise.resolve()
    done(await table.propose(token, 'undo'))
    done(await table.act(token, 'on', done(table.since(token)).version))
    expect(codeOf(await table.propose(token, 'undo'))).toBe('too-many-undos')
    table.close()
  })
})

/** Waits for nothing. */
const instant = {
  now: () => 0,
  after(_milliseconds: number, run: () => void) {
    queueMicrotask(run)
    return () => undefined
  },
}

test('seats change hands 200 times', async () => {
  const table = createTable(connectFour, {})
  done(await table.take('red'))
  for (let time = 1; time < 200; time++) done(await table.leave(done(await table.take('yellow')).token))
  expect(codeOf(await table.take('yellow', { language: 'cs' }))).toBe('too-many-seatings')
  expect(table.saved().entries).toHaveLength(1 + 199 * 2)
})

describe('loading', () => {
  test('makes no view if it knows otherwise who noticed', async () => {
    const { table } = await countedTo(300)
    const { played, counts } = counted(counting)
    const again = createTable(played, { saved: table.saved() })
    expect(counts).toEqual({ steps: 300, views: 0 })
    expect(again.since(null, 0)).toEqual(table.since(null, 0))
  })

  test('asks the clock once', async () => {
    const clock = handClock()
    const table = createTable(connectFour, { allowance: { time: 60_000 }, clock })
    const tokens = { red: done(await table.take('red')).token, yellow: done(await table.take('yellow')).token }
    for (const seat of ['red', 'yellow', 'red', 'yellow'] as const)
      done(await table.act(tokens[seat], { type: 'drop', column: 4 }, done(table.since(tokens[seat])).version))
    let asked = 0
    const counting = {
      now: () => 0,
      after() {
        asked++
        return () => undefined
      },
    }
    createTable(connectFour, { saved: table.saved(), clock: counting })
    expect(asked).toBe(1)
  })
})

test('an action after which the game cannot be shown is not written down', async () => {
  const broken = defineGame({
    ...loveLetter,
    view(state, viewer) {
      if (loveLetter.toAct(state) === 'east' && viewer === 'south') throw new Error('It broke.')
      return loveLetter.view(state, viewer)
    },
  })
  const table = createTable(broken, { options: { seed: 3, players: 3 }, onTrouble: () => undefined })
  const token = done(await table.take('north')).token
  for (;;) {
    const { legal, version } = done(table.since(token))
    const [choice] = legal
    if (!choice) throw new Error('Nothing broke.')
    const answer = await table.act(token, choice.action, version)
    if (answer.ok) continue
    expect(answer.refusal.code).toBe('failed')
    break
  }
  expect(createTable(loveLetter, { saved: table.saved() }).record()).toEqual(table.record())
  expect(done(table.since(token)).turn).toBe('north')
})

describe('a connection pays for its answers', () => {
  test('long answers have to be waited for, and nothing else', async () => {
    const { table, token } = await countedTo(100)
    const clock = handClock()
    const replies: Reply[] = []
    // An answer of 100 characters costs as much as a message; all that was told here is more than 40 times as long.
    const connection = connect(table, (text) => text.includes('"presence"') || replies.push(JSON.parse(text)), {
      rate: { perSecond: 100, atOnce: 40 },
      longest: 100,
      clock,
    })
    const say = async (message: object): Promise<Reply[]> => {
      replies.length = 0
      await connection.receive(JSON.stringify(message))
      return [...replies]
    }
    expect(await say({ do: 'join', token, since: 0 })).toMatchObject([{ type: 'done' }, { type: 'update' }])
    for (const message of [
      { do: 'since', version: 0 },
      { do: 'join', token },
      { do: 'take', seat: 'counter' },
    ])
      expect(await say({ ...message, id: 'a' })).toMatchObject([
        { type: 'refused', id: 'a', refusal: { code: 'too-many', parameters: { perSecond: 100, atOnce: 40 } } },
      ])
    expect(await say({ do: 'propose', id: 'b', what: 'undo' })).toMatchObject([{ type: 'update' }, { type: 'done' }])
    await clock.move(5000)
    expect(await say({ do: 'since', version: 0 })).toMatchObject([{ type: 'done' }, { type: 'update' }])
  })

  test('short ones cost no more than their message', async () => {
    const { table } = await countedTo(100)
    const replies: Reply[] = []
    const rate = { perSecond: 20, atOnce: 1000 }
    const connection = connect(table, (text) => replies.push(JSON.parse(text)), { rate, clock: handClock() })
    await connection.receive('{"do":"join","token":null}')
    for (let count = 0; count < 900; count++) await connection.receive('{"do":"since","version":100}')
    expect(replies.filter(({ type }) => type === 'refused')).toEqual([])
  })
})
