import { describe, expect, test } from 'vitest'
import { commands } from '../../src/cli/commands'
import { sit } from './support'

describe('the program', () => {
  test.each(['help', '--help', '-h'])('totemforge %s says what there is', async (word) => {
    const { code, screen } = await sit(word)
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) expect(screen).toContain(`\n  npx totemforge ${name} `)
  })

  test.each(Object.keys(commands))('totemforge %s --help says more', async (name) => {
    const { code, screen } = await sit(`${name} --help`)
    expect([code, screen.length > 100]).toEqual([0, true])
  })

  test.each(['dance', 'constructor', '__proto__'])('there is no command %s', async (word) => {
    const { code, complaints } = await sit(word)
    expect([code, complaints]).toEqual([2, `There is no "${word}". npx totemforge --help lists the commands.\n`])
  })
})
