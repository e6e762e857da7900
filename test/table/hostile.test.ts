import { fc, test } from '@fast-check/vitest'
import { connect, createTable } from 'totemforge/table'
import { describe, expect } from 'vitest'
import { loveLetter } from '../../examples/games/love-letter'
import { done } from './support'

/** Stands for the newest version that the client has seen. */
const newest = 7777

const version = fc.oneof(fc.constant(newest), fc.integer({ min: -2, max: 30 }))

/** Tokens that belong to others, and texts that are not tokens. */
const token = fc.oneof(
  fc.constant('OWN'),
  fc.stringMatching(/^[a-z0-9]{25}$/),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '__proto__', 'constructor', 'north', 'spectator', 'null'),
)

const anything = fc.oneof(
  fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)),
  fc.constantFrom<unknown>(
    { type: 'play', card: 'guard' },
    { type: 'target', seat: 'south' },
    { type: 'deal' },
    { type: 'play', card: '__proto__' },
    { type: 'toString' },
    { __proto__: null, type: 'play' },
    'play guard',
  ),
)

const message = fc.oneof(
  fc.record({ do: fc.constant('join'), token, since: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ do: fc.constant('join'), token: fc.constant(null) }),
  fc.record({ do: fc.constant('act'), action: anything, version, id: fc.string() }),
  fc.record({ do: fc.constant('take'), seat: fc.oneof(fc.constantFrom('north', 'east', 'west'), fc.string()) }),
  fc.record({ do: fc.constant('answer'), agrees: fc.boolean(), version }),
  fc.record({ do: fc.constant('say'), text: fc.oneof(fc.string({ unit: 'binary' }), anything) }),
  fc.record({
    do: fc.constant('invite'),
    // A person at the table may keep an empty seat, so none is named.
    seat: fc.oneof(fc.constantFrom('north', 'east', 'south', '__proto__'), fc.string()),
    invitation: token,
  }),
  fc.record({
    do: fc.constantFrom('propose', 'since', 'free', 'close', 'record', 'saved'),
    what: anything,
    version,
  }),
  anything,
)

const text = fc.oneof(
  message.map((value) => JSON.stringify(value) ?? 'undefined'),
  // Half a message, a message after a cut, and a text that is not a message.
  fc.tuple(message, fc.nat(200)).map(([value, end]) => (JSON.stringify(value) ?? '').slice(0, end)),
  fc.string({ unit: 'binary' }),
  fc.nat(4000).map((depth) => `{"do":"act","version":3,"action":${'[{"a":'.repeat(depth)}`),
  fc.nat(2000).map((depth) => `{"do":"act","version":3,"action":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.constant(`{"do":"act","version":3,"action":{"__proto__":{"type":"deal"},"type":"play","card":"guard"}}`),
  fc.constant(`{"do":"act","version":1e400,"action":{}}`),
  fc.constant(`{"do":"join","token":"OWN","token":null}`),
)

/** A table of three in the middle of a round, with a replay of all that the others have sent. */
async function midRound() {
  const table = createTable(loveLetter, {
    options: { seed: 5, players: 4 },
    onTrouble: ({ error }) => {
      throw error
    },
  })
  const tokens: string[] = []
  for (const seat of ['north', 'east'] as const) tokens.push(done(await table.take(seat)).token)
  const attacker = done(await table.take('south')).token
  const sent: string[] = []
  const [north = ''] = tokens
  for (let count = 0; done(table.since(north)).turn === 'north'; count++) {
    const { legal, version } = done(table.since(north))
    const [choice] = legal
    if (!choice) break
    const act = { do: 'act', id: `r${count}`, action: choice.action, version }
    sent.push(JSON.stringify(act))
    done(await table.act(north, choice.action, version, { id: act.id }))
  }
  return { table, tokens, attacker, sent }
}

describe('hostile clients', () => {
  test.prop([fc.array(text, { maxLength: 25 }), fc.boolean()])(
    'change nothing: neither with texts of any kind nor with what others have sent',
    async (texts, isSeated) => {
      const { table, tokens, attacker, sent } = await midRound()
      const before = JSON.stringify(table.saved())
      const answers: string[] = []
      const { receive, close } = connect(table, (reply) => answers.push(reply), {
        rate: { perSecond: 1e6, atOnce: 1e6 },
        takes: false,
      })
      // A player out of turn learns no more, and neither does a spectator.
      expect(done(table.since(attacker)).turn).toBe('east')
      if (isSeated) await receive(JSON.stringify({ do: 'join', token: attacker }))
      const seen = done(table.since(attacker)).version
      for (const each of [...texts, ...sent, ...sent.map((one) => one.replace(/"version":\d+/, `"version":${seen}`))])
        await receive(each.replaceAll('OWN', 'nobody').replaceAll(String(newest), String(seen)))
      close()
      expect(JSON.stringify({ ...table.saved() })).toBe(before)
      for (const other of tokens) expect(answers.join('')).not.toContain(other)
    },
  )

  test.prop([fc.array(text, { maxLength: 25 })])('who sits down may only do what the rules let them', async (texts) => {
    const { table, tokens } = await midRound()
    const before = table.saved().entries.length
    const { receive, close } = connect(table, () => undefined, { rate: { perSecond: 1e6, atOnce: 1e6 } })
    for (const each of texts) await receive(each.replaceAll(String(newest), String(done(table.since(null)).version)))
    close()
    // The hostile clients did everything that was done, and the table restores it.
    for (const entry of table.saved().entries.slice(before)) expect(['west', 'south']).toContain(entry.seat)
    expect(createTable(loveLetter, { saved: table.saved() }).record()).toEqual(table.record())
    for (const token of tokens) done(table.since(token))
  })
})
