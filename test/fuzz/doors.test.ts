import { readFileSync } from 'node:fs'
import { createRandom, type Random } from 'totemforge'
import type { Encoding } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { stampModel } from 'totemforge/onnx'
import { root } from 'totemforge/root'
import { rootEncoding } from 'totemforge/root/encode'
import { connect, createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { describe as described } from '../../src/cli/described'
import { builtIn } from '../../src/cli/games'
import { createRespond, type Respond } from '../../src/cli/inspect/respond'
import { stampOf } from '../../src/onnx/stamp'
import { games } from '../deep'
import { done } from '../table/support'
import { codeOf, fuzz, sentenceOf, tally, twisted, twistedBytes, twistedText } from './twist'

/** What JSON cannot say, and what answers when it is looked at. */
function strange(random: Random): unknown {
  const circle: { type: string; self?: unknown } = { type: 'drop' }
  circle.self = circle
  const thrower = {
    get type() {
      throw new Error('It does not want to be read.')
    },
  }
  return random.pick([circle, { type: 1n }, 1n, Symbol('drop'), () => 1, null, Number.NaN, new Map(), thrower])
}

interface Kind {
  readonly encoding: Pick<Encoding<never, never, never, never>, 'id' | 'bounds'> &
    Record<'indexOf' | 'actionAt', unknown>
  readonly legal: readonly unknown[]
}

/** Calls what may be handed anything. */
function call(what: unknown, given: unknown): unknown {
  if (typeof what !== 'function') throw new Error('This is no function.')
  return Reflect.apply(what, undefined, [given])
}

describe('encodings', () => {
  const ironwoodDuel = ironwood.setup({ mode: 'duel', seed: 1 })
  const rootTable = root.setup({ seed: 1, players: 4 })
  const kinds: readonly Kind[] = [
    { encoding: ironwoodEncoding, legal: ironwood.legalActions(ironwoodDuel) },
    { encoding: rootEncoding, legal: root.legalActions(rootTable) },
  ]

  test.each(kinds)('every action has a place or a code: $encoding.id', async ({ encoding, legal }) => {
    const counts = tally()
    await fuzz(games(2000), (random) => {
      const action = random.integer(0, 9) === 0 ? strange(random) : twisted(random.pick(legal), random)
      try {
        const index: unknown = call(encoding.indexOf, action)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(encoding.bounds.actions)
        counts.count('place')
      } catch (error) {
        // A getter that throws is its owner's.
        if (error instanceof Error && error.message === 'It does not want to be read.') return
        expect(error).toBeInstanceOf(RangeError)
        counts.count(codeOf(error))
      }
    })
    expect(counts.of('place')).toBeGreaterThan(10)
    expect(counts.of('ACTION_NOT_ENCODED')).toBeGreaterThan(1000)
  })

  test.each(kinds)('every place has an action or a RangeError: $encoding.id', async ({ encoding }) => {
    await fuzz(games(500), (random) => {
      const { actions } = encoding.bounds
      const place = random.pick([
        random.integer(0, actions - 1),
        -1,
        0.5,
        actions,
        1e9,
        Number.NaN,
        'length',
        '__proto__',
      ])
      const at = (): unknown => call(encoding.actionAt, place)
      if (Number.isInteger(place) && Number(place) >= 0 && Number(place) < actions) expect(at()).toBeTypeOf('object')
      else expect(at).toThrow(RangeError)
    })
  })
})

test('any bytes are a model or get a code', async () => {
  const small = new Uint8Array([0x08, 8, 0x3a, 3, 1, 2, 3, 0x42, 0])
  const models = [stampModel(small, 'connect-four-1'), stampModel(stampModel(small, 'a'), 'é'.repeat(100)), small]
  models.push(new Uint8Array(readFileSync('examples/models/ironwood-duel.onnx')).slice(-300))
  const counts = tally()
  await fuzz(games(3000), (random) => {
    const model = twistedBytes(random.pick(models), random)
    try {
      const stamp = stampOf(model)
      expect(stampOf(stampModel(model, 'other'))).toBe('other')
      counts.count(stamp === null ? 'without' : 'stamped')
    } catch (error) {
      counts.count(codeOf(error))
    }
  })
  for (const kind of ['stamped', 'without', 'NOT_A_MODEL']) expect(counts.of(kind), kind).toBeGreaterThan(100)
})

describe('the inspector', () => {
  const respondTo: readonly (readonly [string, Respond, object])[] = [
    [
      'connect-four',
      createRespond(described({ game: connectFour }), { options: { seed: 1 }, actions: [] }),
      { seed: 1 },
    ],
    ['kuhn-poker', createRespond(described({ game: kuhnPoker }), { options: { seed: 1 }, actions: [] }), { seed: 1 }],
    [
      'ironwood',
      createRespond(described(builtIn.ironwood('en')), { options: { seed: 1 }, actions: [] }),
      { mode: 'duel', seed: 1 },
    ],
  ]
  const questions = ['begin', 'look', 'try', 'load', 'record', 'test', 'other', '__proto__']
  const actions = [{ type: 'drop', column: 4 }, { type: 'bet' }, { type: 'opening', count: 2 }]

  test.each(respondTo)('every request gets an answer or a reason: %s', async (_name, respond, options) => {
    const counts = tally()
    const sound = JSON.stringify(respond('look', { options, actions: [] }))
    await fuzz(games(120), (random) => {
      const asked = {
        options,
        actions: Array.from({ length: random.integer(0, 3) }, () => random.pick(actions)),
        typed: twistedText(random.pick(['4', 'bet', 'opening 2', '{"type":"drop","column":4}']), random),
        seat: random.pick(['red', 'first', 'woodwalkers', 'nobody', null]),
        record: '{"format":"totemforge-record-1"}',
      }
      try {
        const what = random.pick(questions)
        JSON.stringify(respond(what, JSON.parse(JSON.stringify(twisted(asked, random) ?? null))))
        counts.count('answer')
      } catch (error) {
        sentenceOf(error)
        counts.count('sentence')
      }
    })
    // Nothing of it lasts.
    expect(JSON.stringify(respond('look', { options, actions: [] }))).toBe(sound)
    for (const kind of ['answer', 'sentence']) expect(counts.of(kind), kind).toBeGreaterThan(10)
  })
})

test('the inspector refuses a game that cannot begin each time it is asked', () => {
  const respond = createRespond(described(builtIn.ironwood('en')), { options: { seed: 1 }, actions: [] })
  respond('look', { options: { mode: 'duel', seed: 1 }, actions: [] })
  for (let count = 0; count < 2; count++)
    expect(() => respond('look', { options: { mode: 'chess', seed: 1 }, actions: [] })).toThrow(
      'It cannot be played so',
    )
})

test('a table of Ironwood answers every message with a code, and does nothing without an action', async () => {
  const table = createTable(ironwood, { options: { mode: 'duel', seed: 1 } })
  const { token } = done(await table.take('woodwalkers'))
  const messages = [
    { do: 'join', token, since: 0, language: 'pl' },
    { do: 'act', id: 'a', action: { type: 'opening', count: 2 }, version: 0 },
    { do: 'take', seat: 'ironclad', name: 'Ada' },
    { do: 'since', version: 0 },
    { do: 'propose', what: 'undo' },
    { do: 'answer', agrees: true, version: 1 },
  ]
  const counts = tally()
  const random = createRandom(1)
  const start = (): ReturnType<typeof connect> =>
    connect(
      table,
      (text) => {
        const reply = JSON.parse(text)
        counts.count(reply.type === 'refused' ? reply.refusal.code : reply.type)
      },
      { rate: { perSecond: 1e6, atOnce: 1e9 } },
    )
  let connection = start()
  await fuzz(games(600), async (each) => {
    if (random.integer(0, 50) === 0) {
      connection.close()
      connection = start()
    }
    const message = each.pick(messages)
    const text = JSON.stringify(twisted(message, each)) ?? ''
    await connection.receive(each.integer(0, 2) === 0 ? twistedText(JSON.stringify(message), each) : text)
    expect(counts.of('failed')).toBe(0)
  })
  connection.close()
  for (const kind of ['bad-message', 'done', 'update']) expect(counts.of(kind), kind).toBeGreaterThan(20)
  expect(createTable(ironwood, { saved: table.saved() }).record()).toEqual(table.record())
  table.close()
})
