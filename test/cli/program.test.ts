import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { resumeCommand } from '../../src/cli/prepare'
import { shellWord } from '../../src/cli/program'

describe('the command that continues a game', () => {
  test.each(['my game.json', "it's.json", '$HOME.json', 'a"b`c`.json', '\\', 'zażółć.json', '/tmp/game-1.json'])(
    'a shell takes the file %s as it is',
    (file) => {
      expect(`${execFileSync('sh', ['-c', `printf %s ${shellWord(file)}`])}`).toBe(file)
    },
  )

  test('has quotes only where a name needs them', () => {
    expect(resumeCommand('game.json', '')).toMatch(/ --resume game\.json$/)
    expect(resumeCommand('my game.json', '')).toMatch(/ --resume 'my game\.json'$/)
  })
})
