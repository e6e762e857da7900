import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../deep'
import { checkForm, server } from './support'

const names = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '')
const texts = fc.oneof(
  names,
  fc.constantFrom(
    'red',
    'ash',
    'spectator',
    'random',
    'greedy',
    '1',
    '4',
    'wager 3',
    'connect-four',
    'lanterns',
    'ironwood',
  ),
  fc.string(),
)
const values = fc.oneof(
  texts,
  fc.integer({ min: -1, max: 8 }),
  fc.array(fc.oneof(names, fc.integer({ min: -1, max: 8 }), fc.constant(null)), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const does = fc.constantFrom(
  ...[
    'games',
    'create',
    'reset',
    'legal',
    'apply',
    'view',
    'encode',
    'clone',
    'determinize',
    'reseed',
    'keys',
    'history',
    'state',
    'restore',
    'render',
    'step',
    'choose',
    'record',
    'load',
    'close',
  ],
)

/** Requests that are often nearly right. */
const requests = fc
  .record(
    {
      id: fc.oneof({ weight: 9, arbitrary: fc.integer() }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) }),
      do: fc.oneof({ weight: 9, arbitrary: does }, { weight: 1, arbitrary: values }),
      name: fc.oneof({ weight: 9, arbitrary: names }, { weight: 1, arbitrary: values }),
      as: names,
      game: fc.oneof(fc.constantFrom('connect-four', 'lanterns'), texts),
      options: fc.oneof(fc.constantFrom({}, { players: 2 }, { players: 9 }), fc.jsonValue({ maxDepth: 2 })),
      seed: values,
      opponents: fc.oneof(fc.dictionary(texts, texts, { maxKeys: 2 }), values),
      autoReset: fc.boolean(),
      length: fc.integer({ min: 0, max: 50 }),
      seat: texts,
      by: texts,
      action: fc.oneof(values, fc.record({ type: fc.constant('drop'), column: fc.integer({ min: 0, max: 8 }) })),
      names: fc.oneof(fc.array(names, { maxLength: 3 }), values),
      actions: fc.oneof(fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 3 }), values),
      form: fc.constantFrom('plain', 'base64', 'sparse', 'binary', 'text', 'svg', 'other'),
      state: fc.oneof(fc.constant({}), values),
      observe: fc.boolean(),
      policy: texts,
      record: values,
    },
    { requiredKeys: ['do', 'name'] },
  )
  .chain((whole) =>
    // Parts that the request does not know are refused, so most are left out again.
    fc.nat(5).map((keep) => (keep === 0 ? whole : only(whole))),
  )

const known: Readonly<Record<string, readonly string[]>> = {
  games: [],
  create: ['name', 'game', 'options', 'opponents', 'autoReset', 'length'],
  reset: ['name', 'options'],
  legal: ['name', 'seat'],
  apply: ['name', 'action', 'by'],
  view: ['name', 'seat'],
  encode: ['name', 'form'],
  clone: ['name', 'as'],
  determinize: ['name', 'as', 'seat', 'seed'],
  reseed: ['name', 'as', 'seed'],
  keys: ['name', 'seat'],
  history: ['name', 'seat'],
  state: ['name'],
  restore: ['name', 'game', 'state'],
  render: ['name', 'seat', 'form'],
  step: ['names', 'actions', 'form', 'observe'],
  choose: ['name', 'policy'],
  record: ['name'],
  load: ['name', 'game', 'record'],
  close: ['name'],
}

function only(whole: Readonly<Record<string, unknown>>): object {
  const parts = typeof whole['do'] === 'string' && Object.hasOwn(known, whole['do']) ? known[whole['do']] : undefined
  return Object.fromEntries(Object.entries(whole).filter(([key]) => ['id', 'do', ...(parts ?? [])].includes(key)))
}

/** Lines, many of which are no longer JSON. */
const lines = fc.oneof(
  { weight: 6, arbitrary: requests.map((request) => JSON.stringify(request)) },
  {
    weight: 2,
    arbitrary: fc.tuple(requests, fc.nat(), fc.string({ maxLength: 3 })).map(([request, at, text]) => {
      const line = JSON.stringify(request)
      const cut = at % line.length
      return line.slice(0, cut) + text + line.slice(cut + text.length)
    }),
  },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', 'null', '{}', '[]', '"', '['.repeat(50_000), '{"do":'.repeat(10_000)),
  },
)

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

test('every line gets one line of a known form, and the game goes on', async () => {
  const codes = new Map<string, number>()
  const { answer } = await server()
  // Two environments there are most of the time, though lines that fit close them.
  let asked = 0
  const provide = async (): Promise<void> => {
    for (const [name, game] of [
      ['a', 'connect-four'],
      ['b', 'lanterns'],
    ])
      await answer(JSON.stringify({ do: 'create', name, game }))
  }
  await fc.assert(
    fc.asyncProperty(lines, async (line) => {
      if (asked++ % 20 === 0) await provide()
      const said = await answer(line)
      expect(said).not.toContain('\n')
      checkForm(parse(line), said)
      const { error } = JSON.parse(said)
      const code = error?.code ?? 'answer'
      codes.set(code, (codes.get(code) ?? 0) + 1)
      expect(code, `${line}\n${said}`).not.toBe('failed')
    }),
    { numRuns: games(5000) },
  )
  // Enough of them are right, and enough get far, for this to mean something.
  expect(codes.get('answer')).toBeGreaterThan(100)
  for (const code of ['bad-json', 'bad-request', 'no-such-environment', 'name-taken', 'no-such-seat'])
    expect(codes.get(code) ?? 0, code).toBeGreaterThan(0)
})
