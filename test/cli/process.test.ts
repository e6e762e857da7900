import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { version } from '../../package.json'
import { program, start } from './program'
import { directory, kept } from './support'

const begin = 'play --against ironbot --seed 7'

describe('the program', () => {
  test('says its version, and what it can do', () => {
    const say = (word: string): string => execFileSync(process.execPath, [...program, word], { encoding: 'utf8' })
    expect(say('--version')).toBe(`${version}\n`)
    expect(say('--help')).toContain('npx totemforge play --against ironbot')
  })

  test('plays a game of one’s own', async () => {
    const { running, ended } = start(
      directory(),
      `play ${resolve('examples/terminal/connect-four.ts')} --against middle`,
    )
    running.stdin.end('1\n1\n1\n1\n')
    const { code, screen } = await ended()
    expect(code).toBe(0)
    expect(screen).toContain('You won: four in a row.')
  })

  test('complains to standard error, and ends with 2', async () => {
    const { code, screen, complaints } = await start(directory(), 'play --against nobody').ended()
    const problem = '--against takes ironbot, woodenbot, greedy, random, person, not "nobody".\n'
    expect([code, screen, complaints]).toEqual([2, '', problem])
  })

  test('plays lines from a pipe, and writes them out; at its end nothing is lost', async () => {
    const cwd = directory()
    const { running, ended } = start(cwd, begin)
    running.stdin.end('opening 2\nplay WW02\nmove F1 F3')
    const { code, screen } = await ended()
    expect(code).toBe(0)
    expect(screen).toContain('\n> move F1 F3\n  A Woodwalker Fighter moves from F1 to F3.\n')
    expect(screen).toMatch(/To continue:\n {2}npx totemforge play --resume totemforge-ironwood\.json\n$/)
    expect(kept(join(cwd, 'totemforge-ironwood.json')).state.forests.fighters[2]).toBe(1)
  })

  test('killed in the middle it goes on where it was', async () => {
    const cwd = directory()
    const first = start(cwd, begin)
    await first.type('opening 2', 1)
    await first.type('play WW02', 2)
    await first.type('move F1 F3', 3)
    await first.type('board', 4)
    await first.type('help', 5)
    first.running.kill('SIGKILL')
    expect((await first.ended()).signal).toBe('SIGKILL')
    const second = start(cwd, 'play --resume')
    second.running.stdin.end('move F3 F5\nmove F1 F3\n')
    const { screen } = await second.ended()
    expect(screen).toContain('All Fighters on F3 have moved this turn. (IW-KEY-10)')
    expect(kept(join(cwd, 'totemforge-ironwood.json')).state.forests.fighters[2]).toBe(2)
    expect(readdirSync(cwd)).toEqual(['totemforge-ironwood.json'])
  })

  test('interrupted it says how to go on', async () => {
    const { running, type, ended } = start(directory(), begin)
    await type('opening 2', 1)
    await type('log', 2)
    running.kill('SIGINT')
    const { code, screen } = await ended()
    expect(code).toBe(0)
    expect(screen).toContain('To continue:\n  npx totemforge play --resume totemforge-ironwood.json')
  })

  test('in a clone it is a script that goes on', async () => {
    const { running, ended } = start(directory(), begin, 'play')
    running.stdin.end('quit\n')
    expect((await ended()).screen).toContain('To continue:\n  npm run play -- --resume totemforge-ironwood.json')
  })

  test('without a file it is the game of the directory that goes on', async () => {
    const cwd = directory()
    const none = await start(cwd, 'play --resume').ended()
    expect(none.complaints).toBe('There is no game to continue here: no file totemforge-ironwood.json.\n')
  })
})
