import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { start } from './program'
import { directory, sit } from './support'

const golden = (name: string): string => readFileSync(`test/golden/examples/${name}.txt`, 'utf8')

describe('totemforge demo', () => {
  test('tells a whole game of Ironwood, and draws the last position', async () => {
    const cwd = directory()
    const { code, screen, complaints } = await start(cwd, 'demo').ended()
    expect([code, complaints]).toEqual([0, ''])
    expect(screen).toBe(golden('solo'))
    expect(readFileSync(join(cwd, 'demo.svg'), 'utf8')).toMatch(/^<svg [\s\S]+<\/svg>\s*$/)
  })

  test('root tells a game of Root', async () => {
    const { code, screen } = await sit('demo root')
    expect([code, screen]).toEqual([0, golden('root-demo')])
  })

  test('daimyo tells a game of Daimyo', async () => {
    const { code, screen } = await sit('demo daimyo')
    expect([code, screen]).toEqual([0, golden('daimyo-demo')])
  })

  test.each(['--help', '-h'])('%s lists the games, as for every command', async (option) => {
    const { code, screen } = await sit(`demo ${option}`)
    expect(code).toBe(0)
    expect(screen).toContain('npx totemforge demo daimyo')
  })

  test.each(['chess', 'constructor', 'root 2'])('demo %s is refused', async (words) => {
    const { code, complaints } = await sit(`demo ${words}`)
    expect([code, complaints]).toEqual([2, `There is no demo "${words}". There are ironwood, root, daimyo.\n`])
  })
})
