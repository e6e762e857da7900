import { expect, test } from 'vitest'
import { fold } from '../../src/cli/fold'

test('long lines are broken between words', () => {
  const folded = fold(`short\n${'word '.repeat(50)}end`)
  expect(folded.split('\n').map((line) => line.length)).toEqual([5, 99, 99, 53])
  expect(folded.replace(/\s+/g, ' ')).toBe(`short ${'word '.repeat(50)}end`)
})

test('a word that is longer is left whole, and so is a line that is laid out', () => {
  const path = `/${'x'.repeat(120)}`
  expect(fold(`It is ${path} that is meant.`)).toBe(`It is\n${path}\nthat is meant.`)
  expect(fold(`  play ${path}`)).toBe(`  play ${path}`)
})
