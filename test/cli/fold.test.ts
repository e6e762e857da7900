import { expect, test } from 'vitest'
import { fold } from '../../src/cli/fold'

test('long lines are broken between words', () => {
  const folded = fold(`short\n${'word '.repeat(50)}end`, 100)
  expect(folded.split('\n').map((line) => line.length)).toEqual([5, 99, 99, 53])
  expect(folded.replace(/\s+/g, ' ')).toBe(`short ${'word '.repeat(50)}end`)
})

test('a word that is longer is left whole, and so is a line that is laid out', () => {
  const path = `/${'x'.repeat(120)}`
  expect(fold(`It is ${path} that is meant.`, 100)).toBe(`It is\n${path}\nthat is meant.`)
  expect(fold(`  play ${path}`, 100)).toBe(`  play ${path}`)
})
