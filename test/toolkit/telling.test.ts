import { type Tellings, tell } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

type Step = { do: 'pass' } | { do: 'roll'; face: number } | { do: 'draw' | 'discard'; count: number }

const tellings: Tellings<Step, 'do', [by: string]> = {
  pass: 'Nothing happens.',
  roll: ({ face }, by) => `${by} rolls a ${face}.`,
  draw: ({ count }, by) => `${by} draws ${count}.`,
  discard: ({ do: verb, count }, by) => `${by} ${verb}s ${count}.`,
}

test.each<[Step, string]>([
  [{ do: 'pass' }, 'Nothing happens.'],
  [{ do: 'roll', face: 4 }, 'Ann rolls a 4.'],
  [{ do: 'draw', count: 2 }, 'Ann draws 2.'],
  [{ do: 'discard', count: 1 }, 'Ann discards 1.'],
])('a thing gets the words of its kind: %o', (step, words) => {
  expect(tell(tellings, 'do', step, 'Ann')).toBe(words)
})

test('only kinds of the table have words', () => {
  const foreign = JSON.parse('[{ "do": "build" }, { "do": "toString" }, {}]')
  for (const step of foreign) expect(() => tell(tellings, 'do', step, 'Ann')).toThrow(/^There are no words for do "/)
})

test('the compiler names what is missing or wrong', () => {
  // @ts-expect-error: no words for `discard`
  const missing: Tellings<Step, 'do', []> = { pass: '', roll: '', draw: '' }
  // @ts-expect-error: there is no such step
  const unknown: Tellings<Step, 'do'> = { pass: '', roll: '', draw: '', discard: '', build: '' }
  // @ts-expect-error: a pass has no count
  const misread: Tellings<Step, 'do'> = { pass: ({ count }) => `${count}`, roll: '', draw: '', discard: '' }
  expect([missing, unknown, misread].length).toBe(3)
  // @ts-expect-error: the words need a name
  expect(tell(tellings, 'do', { do: 'roll', face: 1 })).toBe('undefined rolls a 1.')
})
