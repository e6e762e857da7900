import { describe, expect, test } from 'vitest'
import { fixtures, playFixture, type TournamentPlan, tournament } from '../../src/arena'
import { resultIn } from '../../src/arena/result-in'
import { bids } from './here'

const whole = tournament({ game: bids, policies: ['b1', 'b2'], games: 2 } satisfies TournamentPlan)
const [fixture, next] = await fixtures(whole)
if (!fixture || !next) throw new Error('There are two games.')
const played = await playFixture(whole, fixture)
const [seat = '', other = ''] = Object.keys(fixture.seated)
const text = JSON.stringify(played)

describe('what comes back of a game', () => {
  test('is its result', () => expect(resultIn(text, fixture)).toEqual(played))

  test('may be a game that a seat has lost by a failure', () => {
    const failure = { kind: 'threw', seat, policy: fixture.seated[seat], action: 0, message: 'No.' }
    expect(resultIn(JSON.stringify({ ...played, failure }), fixture)).toMatchObject({ failure })
  })

  test('is not the result of another game', () => expect(resultIn(text, next)).toBe(null))

  const time = played.time[seat]
  test.each<[string, object]>([
    ['another number', { number: 1 }],
    ['a number that is a text', { number: '0' }],
    ['another seed', { seed: 'x' }],
    ['somebody else in a seat', { seated: { ...played.seated, [seat]: 'b9' } }],
    ['a seat too many', { seated: { ...played.seated, stranger: 'b1' } }],
    ['a seat too few', { seated: { [seat]: fixture.seated[seat] } }],
    ['a strange winner', { winners: ['stranger'] }],
    ['a winner twice', { winners: [seat, seat] }],
    ['the places of a stranger', { places: { ...played.places, stranger: 1 } }],
    ['a seat without a place', { places: { [seat]: 1 } }],
    ['a place before the first', { places: { ...played.places, [seat]: 0 } }],
    ['a place behind the last', { places: { ...played.places, [other]: 3 } }],
    ['the faction of a stranger', { factions: { ...played.factions, stranger: 'red' } }],
    ['the points of a stranger', { scores: { stranger: 1 } }],
    ['points that are a text', { scores: { [seat]: '1' } }],
    ['the time of a stranger', { time: { stranger: time } }],
    ['time that ran backwards', { time: { [seat]: { decisions: 1, milliseconds: -1, longest: -1 } } }],
    ['half a decision', { time: { [seat]: { decisions: 0.5, milliseconds: 1, longest: 1 } } }],
    ['half an action', { actions: 0.5 }],
    ['the failure of a stranger', { failure: { kind: 'threw', seat: 'x', policy: 'b1', action: 0, message: '' } }],
    ['the failure of another policy', { failure: { kind: 'threw', seat, policy: 'b9', action: 0, message: '' } }],
    ['a key of its own', { extra: 1 }],
  ])('is refused with %s', (_what, change) => {
    expect(resultIn(JSON.stringify({ ...played, ...change }), fixture)).toBe(null)
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['half of it', text.slice(0, 50)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a key __proto__', text.replace('{', '{"__proto__":{"number":0},')],
    ['a winner __proto__', text.replace('"winners":[', '"winners":["__proto__",')],
    ['points of __proto__', text.replace('"scores":{', '"scores":{"__proto__":1,')],
    ['points of constructor', text.replace('"scores":{', '"scores":{"constructor":1,')],
    ['endless points', text.replace(/"scores":\{[^}]*\}/, `"scores":{${JSON.stringify(seat)}:1e999}`)],
  ])('is refused where it is %s', (_what, damaged) => {
    expect(damaged).not.toBe(text)
    expect(resultIn(damaged, fixture)).toBe(null)
  })
})
