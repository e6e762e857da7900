import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashShort } from '../../src/core/block'
import { hashLong } from '../../src/core/seed'

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 64 })
const taken = (next: () => number): number[] => Array.from({ length: 100 }, next)

describe('BLAKE3 of a short text', () => {
  property.prop([ascii])('gives the numbers of the library, block after block', (text) => {
    const short = hashShort(text)
    expect(short && taken(short)).toEqual(taken(hashLong(text)))
  })

  test.each(['', 'a'.repeat(63), 'a'.repeat(64)])('of %j too', (text) => {
    const short = hashShort(text)
    expect(short && taken(short)).toEqual(taken(hashLong(text)))
  })

  test.each(['a'.repeat(65), 'żółw'])('leaves %j to the library', (text) => {
    expect(hashShort(text)).toBeNull()
  })
})
