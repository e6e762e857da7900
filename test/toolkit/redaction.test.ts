import { redacted, type Secrets } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

type Seat = 'ann' | 'bob' | 'cem'
type Event =
  | { type: 'turn'; seat: Seat }
  | { type: 'passed'; from: Seat | null }
  | { type: 'drew'; seat: Seat; count: number; cards: string[] | null; for: readonly Seat[] }
  | { type: 'swapped'; gave: string | null; took: string | null; for: readonly Seat[] }

const secrets: Secrets<Event> = { drew: { cards: null }, swapped: { gave: null, took: null } }
const seen = (event: Event, viewer: Seat): Event => redacted(event, secrets, (seats) => seats.includes(viewer))

describe('an event is seen', () => {
  const drew: Event = { type: 'drew', seat: 'ann', count: 1, cards: ['7'], for: ['ann'] }
  const swapped: Event = { type: 'swapped', gave: '1', took: '2', for: ['ann', 'bob'] }

  test('unchanged by its own viewers', () => {
    expect(seen(drew, 'ann')).toBe(drew)
    expect(seen(swapped, 'bob')).toBe(swapped)
  })

  test('without its secrets by all others, and is not changed', () => {
    expect(seen(drew, 'bob')).toEqual({ ...drew, cards: null })
    expect(seen(swapped, 'cem')).toEqual({ ...swapped, gave: null, took: null })
    expect(drew.cards).toEqual(['7'])
  })

  test('unchanged by everybody if it names no viewer', () => {
    const events: Event[] = [
      { type: 'turn', seat: 'ann' },
      { type: 'passed', from: 'ann' },
    ]
    for (const event of events) expect(seen(event, 'cem')).toBe(event)
  })

  test('by nobody at all if nothing says what of it is secret', () => {
    const foreign: Event = JSON.parse('{ "type": "toString", "for": [] }')
    expect(() => seen(foreign, 'ann')).toThrow('The list of secrets has no entry for the event "toString".')
  })
})

test('the compiler names kinds and fields that are missing or unknown', () => {
  // @ts-expect-error: a swap has secrets
  const kind: Secrets<Event> = { drew: { cards: null } }
  // @ts-expect-error: what was taken is secret as well
  const field: Secrets<Event> = { drew: { cards: null }, swapped: { gave: null } }
  // @ts-expect-error: the count cannot be hidden
  const open: Secrets<Event> = { drew: { cards: null, count: null }, swapped: { gave: null, took: null } }
  // @ts-expect-error: a turn is no secret
  const idle: Secrets<Event> = { turn: { seat: null }, drew: { cards: null }, swapped: { gave: null, took: null } }
  // @ts-expect-error: this cannot hide what it is about
  const bare: Secrets<{ type: 'told'; word: string; for: Seat }> = { told: {} }
  expect([kind, field, open, idle, bare].length).toBe(5)
})
