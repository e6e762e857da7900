import { type RefusalOf, type RefusalTellings, tellRefusal } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

interface Codes {
  readonly 'column-full': { readonly column: number }
  readonly 'not-a-column': { readonly why: 'low' | 'high' }
  readonly over: Record<never, never>
}

const words: RefusalTellings<Codes, [player: string]> = {
  'column-full': ({ column }, player) => `${player}, column ${column} is full.`,
  'not-a-column': ({ why }) => `That is too ${why}.`,
  over: 'The game is over.',
}

const full: RefusalOf<Codes> = { code: 'column-full', message: '?', parameters: { column: 4 } }

describe('a sentence of a refusal comes from its code and parameters', () => {
  test('of a code that the game knows', () => {
    expect(tellRefusal(words, full, 'Red')).toBe('Red, column 4 is full.')
    expect(tellRefusal(words, { code: 'over', message: '?' }, 'Red')).toBe('The game is over.')
  })

  test('of another code it keeps its own sentence', () => {
    expect(tellRefusal(words, { code: 'too-late', message: 'Too late.' }, 'Red')).toBe('Too late.')
    expect(tellRefusal(words, { code: 'constructor', message: 'Odd.' }, 'Red')).toBe('Odd.')
  })

  test('the compiler asks for each code, and for the parameters of each', () => {
    // @ts-expect-error: two codes are missing
    const few: RefusalTellings<Codes> = { over: 'The game is over.' }
    // @ts-expect-error: a column is a number
    const wrong: RefusalOf<Codes> = { code: 'column-full', message: '?', parameters: { column: 'four' } }
    expect([few, wrong]).toHaveLength(2)
  })
})
