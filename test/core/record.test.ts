import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import {
  defineGame,
  loadRecord,
  type Outcome,
  playMatch,
  randomPolicy,
  recordText,
  replay,
  startRecord,
} from 'totemforge'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { lanternRules, lanterns, type Seat } from '../fixtures/lanterns'
import { soloGame } from '../ironwood/solo'
import { workOf } from '../work'

const everyone = { ash: randomPolicy, birch: randomPolicy, cedar: randomPolicy }
const { record, state } = playMatch(lanterns, { options: { seed: 'evening' }, policies: everyone })
const json = JSON.stringify(record)
const text = recordText(lanterns, record)
const last = record.actions.length - 1
/** The first action that takes a card. */
const take = record.actions.findIndex(({ type }) => type === 'take')

describe('a record', () => {
  test('of an earlier version is read as its actions are written today', () => {
    const game = defineGame({
      ...connectFour,
      renewed: (_state, drop) => ('cell' in drop ? { type: drop.type, column: Number(drop.cell) } : drop),
    })
    const begun = startRecord(game, { seed: 7 })
    const loaded = loadRecord(
      game,
      JSON.stringify({
        ...begun,
        actions: [
          { type: 'drop', cell: 4 },
          { type: 'drop', column: 2 },
        ],
      }),
    )
    expect(loaded.ok ? loaded.record.actions : loaded.problems).toEqual([
      { type: 'drop', column: 4 },
      { type: 'drop', column: 2 },
    ])
    // What is no object is refused as ever.
    const broken = loadRecord(game, JSON.stringify({ ...begun, actions: [7] }))
    expect(broken.ok ? [] : broken.problems.map(({ path }) => path)).toEqual(['actions[0]'])
  })

  test('begins empty and names format, game, rules and chance', () => {
    expect(startRecord(connectFour, { seed: 7 })).toEqual({
      format: 'totemforge-record-1',
      game: 'connect-four',
      version: '1.0.0',
      random: 'blake3-1',
      options: { seed: 7 },
      actions: [],
    })
  })

  test('keeps its own copy of the options', () => {
    const options = { seed: 7, house: { rules: [1] } }
    const { options: kept } = startRecord(connectFour, options)
    options.house.rules.push(2)
    expect(kept).toEqual({ seed: 7, house: { rules: [1] } })
  })

  test('as text never changes for the same match', async () => {
    await expect(text).toMatchFileSnapshot('../golden/lanterns.txt')
  })

  test('plays back to its end and to any point on the way', () => {
    expect(replay(lanterns, record)).toEqual(state)
    const before = replay(lanterns, record, last)
    const action = record.actions[last]
    if (action) lanterns.step(before, action)
    expect(before).toEqual(state)
    expect(replay(lanterns, record, 0)).toEqual(lanterns.setup({ seed: 'evening' }))
  })

  test.each([-1, 0.5, 10_000, Number.NaN])('cannot play %d actions back', (count) => {
    expect(() => replay(lanterns, record, count)).toThrow(RangeError)
  })

  test('says at its end how the game ended', () => {
    const full = { ...startRecord(connectFour, { seed: 1 }) }
    full.actions.push(...['1', '2', '1', '2', '1', '2', '1'].map(connectFour.parse))
    expect(recordText(connectFour, full)).toMatch(/\n7 red: 1\n# won by red: four in a row\n$/)
  })
})

test('a record as text tells the places, and copes with scores of some seats alone', () => {
  const ranked = defineGame({
    ...lanterns,
    outcome: (state): Outcome<Seat> | null =>
      lanterns.outcome(state) && {
        winners: ['birch'],
        reason: 'first home',
        scores: { birch: 3 },
        places: [['birch'], ['ash', 'cedar']],
      },
  })
  expect(recordText(ranked, record)).toMatch(/\n# won by birch: first home\n# place 1: birch\n# place 2: ash, cedar\n$/)
  expect(loadRecord(ranked, recordText(ranked, record))).toMatchObject({ ok: true, record })
})

describe('loading', () => {
  test.each([
    ['JSON', json],
    ['JSON over several lines', JSON.stringify(record, null, 2)],
    ['text', text],
    ['JSON after a byte order mark', `\uFEFF${json}`],
    ['text after a byte order mark', `\uFEFF${text}`],
    ['text with Windows line ends', text.replaceAll('\n', '\r\n')],
    [
      'text without numbers in order, and with remarks',
      text.replace(/^\d+/gm, '1').replace('\n\n', '\n# a remark\n\n'),
    ],
  ])('%s gives the record and the state it leads to', (_form, saved) => {
    expect(loadRecord(lanterns, saved)).toEqual({ ok: true, record, state })
  })

  const first = record.actions[0]
  const damaged: [string, string, string, string, number | null][] = [
    ['nothing', '', 'record', 'It does not begin like a record of format totemforge-record-1.', null],
    ['cut JSON', json.slice(0, 100), 'record', 'JSON', null],
    ['another format', '{"format":"pgn"}', 'record', 'totemforge-record-1', null],
    ['a list', '[]', 'record', 'totemforge-record-1', null],
    ['no actions', JSON.stringify({ ...record, actions: 7 }), 'record', 'It holds no list of actions.', null],
    ['another game', JSON.stringify({ ...record, game: 'go' }), 'game', '"go"; this is "lanterns"', null],
    ['other rules', JSON.stringify({ ...record, version: '0.9.0' }), 'version', '"0.9.0"; this is "1.0.0"', last + 1],
    ['other chance', JSON.stringify({ ...record, random: 'dice' }), 'random', '"dice"', last + 1],
    ['no options', JSON.stringify({ ...record, options: null }), 'options', 'not options with a seed', null],
    [
      'options refused',
      JSON.stringify({ ...record, options: { seed: 1, players: 9 } }),
      'options',
      'Two or three',
      null,
    ],
    ['no action', JSON.stringify({ ...record, actions: [first, null] }), 'actions[1]', 'There is no action here.', 1],
    ['an illegal action', JSON.stringify({ ...record, actions: [first, first] }), 'actions[1]', 'legal actions', 1],
    [
      'a seed beyond all numbers',
      json.replace('"seed":"evening"', '"seed":1e999'),
      'options',
      'options with a seed',
      null,
    ],
    ['an action cut', json.slice(0, -8), 'record', 'JSON', last],
    ['the end cut', json.slice(0, -1), 'record', 'JSON', last + 1],
    ['an action broken', json.replace('{"type":"take"}', '{"type":"take}'), 'record', 'JSON', take],
    ['a comma lost', json.replace('},{"type":"take"}', '}{"type":"take"}'), 'record', 'JSON', take - 1],
    ['text: bad options', text.replace('{"seed', '{seed'), 'options', 'not options with a seed', null],
    ['text: no such action', text.replace(/^2 .*$/m, '2 birch: fly'), 'actions[1]', 'Line 8: "fly" is no action', 1],
    ['text: a stray line', text.replace(/^3 .*$/m, 'and so on'), 'actions[2]', 'Line 9 does not have the form', 2],
    ['text: cut', text.slice(0, text.indexOf('options')), 'options', 'not options with a seed', null],
  ]

  test.each(damaged)('%s: says what is wrong and where, and keeps the good part', (_what, saved, path, words, kept) => {
    const loaded = loadRecord(lanterns, saved)
    if (loaded.ok) throw new Error('It should have been refused.')
    expect(loaded.problems).toContainEqual({ path, message: expect.stringContaining(words) })
    expect(loaded.good?.record.actions.length ?? null).toBe(kept)
    if (loaded.good) expect(loaded.good.state).toEqual(replay(lanterns, record, kept ?? 0))
  })

  test('of cut JSON no number is taken that may have lost digits, and lists in options do not mislead', () => {
    const numbers = soloGame<{ sum: number }, number, { seed: number; actions: number[] }>({
      setup: () => ({ sum: 0 }),
      legalActions: () => [1, 12, 123],
      step(state, number) {
        state.sum += number
      },
    })
    const whole = startRecord(numbers, { seed: 1, actions: [7] })
    whole.actions.push(123, 1, 12)
    const saved = JSON.stringify(whole)
    const kept = [2, 3, 4].map((cut) => {
      const loaded = loadRecord(numbers, saved.slice(0, -cut))
      return loaded.ok ? null : loaded.good?.record.actions
    })
    expect(kept).toEqual([
      [123, 1],
      [123, 1],
      [123, 1],
    ])
    expect(loadRecord(numbers, JSON.stringify(whole, null, 2).slice(0, -3))).toMatchObject({
      ok: false,
      good: { record: whole, state: { sum: 136 } },
    })
  })

  test('a text that never ends is given up', () => {
    const saved = json.replace(/\[\{.*$/, `["${','.repeat(1_000_000)}`)
    expect(loadRecord(lanterns, saved)).toMatchObject({ ok: false, good: { record: { actions: [] } } })
  })

  const begun = json.slice(0, json.indexOf('[{') + 1)

  test.each([
    ['a list of lists that is never closed', '['],
    ['many actions, the last one cut', '{"type":"look"},'],
    ['texts that are never closed', '"\\"'],
    ['lists that look like the list of actions', '"actions":['],
    ['lists of another name', '"x":[],'],
    ['objects with lists of that name', '"x":{"actions":[]},'],
    ['commas', ','],
    ['blanks', ' '],
    ['braces', '{"a":'],
  ])('%s take no more work than their length asks for', async (_what, piece) => {
    const work = (times: number): Promise<number> =>
      workOf(() => {
        for (const head of [begun, '{"format":"totemforge-record-1","options":{"seed":1},'])
          expect(loadRecord(lanterns, head + piece.repeat(times)).ok).toBe(false)
      })
    await work(100)
    expect(await work(20_000)).toBeLessThan(2.2 * (await work(10_000)))
  })

  test('a text that is longer than any record is not read', () => {
    expect(loadRecord(lanterns, json.padEnd(10_000_000))).toMatchObject({ ok: true })
    const loaded = loadRecord(lanterns, `{${' '.repeat(10_000_000)}`)
    expect(loaded).toEqual({
      ok: false,
      problems: [{ path: 'record', message: 'It has 10000001 characters; a record has at most 10000000.' }],
      good: null,
    })
  })

  test('a problem does not repeat a text that is too long to read', () => {
    const loaded = loadRecord(lanterns, JSON.stringify({ ...record, game: 'x'.repeat(1_000_000) }))
    expect(loaded.ok ? '' : loaded.problems[0]?.message.length).toBeLessThan(200)
  })

  test('after a step that fails half way the good state is that of the good record', () => {
    const frail = defineGame({
      ...lanternRules,
      step(state, action) {
        lanternRules.step(state, action)
        if (action.type === 'take') throw new Error('The card slipped.')
      },
    })
    const loaded = loadRecord(frail, json)
    if (loaded.ok || !loaded.good) throw new Error('It should have been kept in part.')
    expect(loaded.problems).toEqual([{ path: `actions[${take}]`, message: 'The card slipped.' }])
    expect(loaded.good.record.actions).toEqual(record.actions.slice(0, take))
    expect(loaded.good.state).toEqual(replay(frail, loaded.good.record))
  })

  test('an action that the game shares does not become part of the record', () => {
    const { record, state } = playMatch(connectFour, {
      options: { seed: 1 },
      policies: { red: randomPolicy, yellow: randomPolicy },
    })
    for (const saved of [JSON.stringify(record), recordText(connectFour, record)]) {
      const loaded = loadRecord(connectFour, saved)
      expect(loaded).toEqual({ ok: true, record, state })
      const [first] = loaded.ok ? loaded.record.actions : []
      if (first) first.column = 99
      expect(connectFour.legalActions(connectFour.setup({ seed: 1 }))).not.toContain(first)
    }
  })

  test.each(['a\u2028b', 'a\u2029b', 'a\nb', ' a '])('text: a seed such as %j comes back', (seed) => {
    const whole = playMatch(connectFour, { options: { seed }, policies: { red: randomPolicy, yellow: randomPolicy } })
    expect(loadRecord(connectFour, recordText(connectFour, whole.record))).toMatchObject({
      ok: true,
      record: whole.record,
    })
  })

  test.each(['a:x', 'a: x', ':', 'a\nb', 'a\u2028b'])('text: a seat may be called %j', (seat) => {
    const words = ['yes: no', 'a\u2028b']
    const talk = soloGame<{ said: string[] }, string>(
      { setup: () => ({ said: [] }), legalActions: () => words, step: (state, word) => void state.said.push(word) },
      seat,
    )
    const whole = startRecord(talk, { seed: 1 })
    whole.actions.push(...words)
    expect(loadRecord(talk, recordText(talk, whole))).toMatchObject({ ok: true, record: whole })
  })

  test('lists every problem of the header', () => {
    const loaded = loadRecord(lanterns, JSON.stringify({ ...record, version: '2', random: 'x', game: 'y', options: 1 }))
    expect(loaded.ok ? [] : loaded.problems.map(({ path }) => path)).toEqual(['game', 'version', 'random', 'options'])
  })

  property.prop([fc.nat(), fc.string({ maxLength: 3 }), fc.boolean()])(
    'for any damage it answers: never an exception, never more than the good part',
    (place, damage, asText) => {
      const saved = asText ? text : json
      const at = place % saved.length
      const loaded = loadRecord(lanterns, saved.slice(0, at) + damage + saved.slice(at + damage.length + 1))
      const good = loaded.ok ? loaded : loaded.good
      if (good) expect(replay(lanterns, good.record)).toEqual(good.state)
      if (!loaded.ok) expect(loaded.problems.length).toBeGreaterThan(0)
    },
  )
})
