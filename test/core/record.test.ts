import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { loadRecord, playMatch, randomPolicy, recordText, replay, startRecord } from 'totemforge/core'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { lanterns } from '../fixtures/lanterns'

const everyone = { ash: randomPolicy, birch: randomPolicy, cedar: randomPolicy }
const { record, state } = playMatch(lanterns, { options: { seed: 'golden' }, policies: everyone })
const json = JSON.stringify(record)
const text = recordText(lanterns, record)
const last = record.actions.length - 1

describe('a record', () => {
  test('begins empty and names format, game, rules and chance', () => {
    expect(startRecord(connectFour, { seed: 7 })).toEqual({
      format: 'totemforge-record-1',
      game: 'connect-four',
      version: '1.0.0',
      random: 'xoroshiro128plus-1',
      options: { seed: 7 },
      actions: [],
    })
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
    expect(replay(lanterns, record, 0)).toEqual(lanterns.setup({ seed: 'golden' }))
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

describe('loading', () => {
  test.each([
    ['JSON', json],
    ['JSON over several lines', JSON.stringify(record, null, 2)],
    ['text', text],
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
    ['nothing', '', 'record', 'It does not begin as a record of format totemforge-record-1 does.', null],
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

  test('lists every problem of the header', () => {
    const loaded = loadRecord(lanterns, JSON.stringify({ ...record, version: '2', random: 'x', game: 'y', options: 1 }))
    expect(loaded.ok ? [] : loaded.problems.map(({ path }) => path)).toEqual(['game', 'version', 'random', 'options'])
  })

  property.prop([fc.nat(), fc.string({ maxLength: 3 }), fc.boolean()])(
    'whatever is damaged, it answers: never an exception, never more than was good',
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
