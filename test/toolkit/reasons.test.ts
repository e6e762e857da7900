import { type RefusalOf, type RefusalTellings, refusalFor, type SpokenOf, tellRefusal } from 'totemforge/toolkit'
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

describe('a code may have several sentences, told apart by what they are about', () => {
  const sentences = {
    'column-full': ({ column }: { readonly column: number }, player: string) => `${player}, column ${column} is full.`,
    'not-a-column.high': ({ most }: { readonly most: number }) => `The last column is ${most}.`,
    'not-a-column.low': 'The first column is 1.',
    over: 'The game is over.',
  }
  type Spoken = SpokenOf<typeof sentences>
  const high: Spoken['not-a-column.high'] = { most: 7 }

  test('a reason becomes a refusal with its code, its sentence, what it speaks of and its rule', () => {
    const refusal = refusalFor<Spoken, 'column-full', [string]>(sentences, 'column-full', 'CF-2', { column: 4 }, 'Red')
    expect(refusal).toEqual({
      code: 'column-full',
      message: 'Red, column 4 is full.',
      parameters: { column: 4 },
      rule: 'CF-2',
    })
    expect(
      refusalFor<Spoken, 'not-a-column.high', [string]>(sentences, 'not-a-column.high', null, high, 'Red'),
    ).toEqual({
      code: 'not-a-column',
      message: 'The last column is 7.',
      parameters: { why: 'high', most: 7 },
    })
  })

  test('another language tells it from the code and what it is about', () => {
    const refusal = refusalFor<Spoken, 'not-a-column.low', [string]>(sentences, 'not-a-column.low', 'CF-1', {}, 'Red')
    const others: RefusalTellings<Spoken, [string]> = { ...sentences, 'not-a-column.low': 'Die erste Spalte ist 1.' }
    expect(tellRefusal(others, refusal, 'Red')).toBe('Die erste Spalte ist 1.')
    expect(tellRefusal(words, { code: 'not-a-column', message: '?', parameters: { why: 'low' } }, 'Red')).toBe(
      'That is too low.',
    )
  })

  test('the compiler asks for what a sentence speaks of', () => {
    // @ts-expect-error: the sentence speaks of a column
    const wrong: Spoken['column-full'] = { row: 4 }
    expect(wrong).toEqual({ row: 4 })
  })
})
