import { describe, expect, test } from 'vitest'
import { lanternFaults } from './lanterns'

const faults = [...lanternFaults]

describe('the kit finds what is wrong, and says it once', () => {
  test.each(faults.map((each): [string, typeof each] => [`${each.game}: ${each.fault} (${each.law})`, each]))(
    '%s',
    (_title, { law, says, check }) => {
      const { broken } = check()
      expect(broken).toEqual([expect.objectContaining({ law, message: expect.stringContaining(says) })])
    },
  )
})
