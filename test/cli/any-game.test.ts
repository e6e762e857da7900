import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { ticTacToe } from '../../examples/games/tic-tac-toe'
import terminal from '../../examples/terminal/connect-four'
import { gameIn } from '../../src/cli/load-game'
import { loadRecord } from '../../src/core'
import { lanterns } from '../fixtures/lanterns'
import { patience } from '../fixtures/patience'
import { directory, first, sit } from './support'

const connectFourFile = './examples/terminal/connect-four.ts'
const lanternsFile = './test/fixtures/lanterns.ts'

const fileIn = () => join(directory(), 'game.json')

describe('a game of one’s own', () => {
  test('is played as it describes itself, to the end', async () => {
    const file = fileIn()
    const { code, screen } = await sit(`play ${connectFourFile} --against middle --record ${file}`, [
      '1',
      '1',
      '1',
      '1',
    ])
    expect(code).toBe(0)
    expect(screen).toContain('You are red, middle is yellow.')
    expect(screen).toContain('\n  . . . . . . .\n')
    expect(screen).toContain('Red drops a disc.\n   1  Column 1.\n')
    expect(screen).toContain('middle: Column 4.\n')
    expect(screen).toContain(`You won: four in a row. The game is kept in ${file}.\n`)
    const loaded = loadRecord(connectFour, readFileSync(file, 'utf8'))
    expect(loaded.ok && connectFour.outcome(loaded.state)).toEqual({ winners: ['red'], reason: 'four in a row' })
  })

  test('with nothing but the game is playable too: a line for each field, notation, opponents by chance', async () => {
    const file = fileIn()
    const words = `play --game ./examples/games/tic-tac-toe.ts --seed 1 --record ${file}`
    const { code, screen } = await sit(words, first())
    expect(code).toBe(0)
    expect(screen).toContain(`random is ${ticTacToe.seats[1]}. The seed is 1.`)
    expect(screen).toMatch(/\ncells +\S+\nturn +\S+\n/)
    expect(screen).toMatch(/won: |A draw: /)
  })

  test('is lost by a player alone who does not win it', async () => {
    const file = fileIn()
    const { screen } = await sit(`play --game ./test/fixtures/patience.ts --record ${file}`, ['1', '1', '1'])
    expect(loadRecord(patience, readFileSync(file, 'utf8')).ok).toBe(true)
    expect(screen).toContain('\nLost: no card fits. The game is kept')
  })

  test('goes on where it was, with the same opponents, by the line that it says', async () => {
    const file = fileIn()
    const words = `play --game ${connectFourFile} --seat yellow --against random --seed 5 --record ${file}`
    const whole = await sit(words, ['3', '3', '3', 'quit'])
    const [, again = ''] = /npx totemforge (play .+)\n$/.exec(whole.screen) ?? []
    expect(again).toBe(`play --game ${connectFourFile} --seat yellow --against random --resume ${file}`)
    const kept = readFileSync(file, 'utf8')
    const resumed = await sit(again, ['undo', '3', 'quit'])
    expect(resumed.screen).toContain('You are yellow, random is red.')
    expect(resumed.screen).toContain('Taken back: Column 3.')
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  test('its record is not taken for one of another game', async () => {
    const file = fileIn()
    await sit(`play ${connectFourFile} --against random --record ${file}`, ['1', 'quit'])
    const { code, complaints } = await sit(`play --resume ${file}`)
    expect(code).toBe(2)
    expect(complaints).toContain('is damaged:\n  game: ')
    expect(complaints).toContain('is named with --game.')
  })
})

describe('several people and opponents', () => {
  test('where nothing is hidden, people at one keyboard take turns', async () => {
    const { screen } = await sit(`play ${connectFourFile} --against person --record ${fileIn()}`, [
      '1',
      '2',
      'undo',
      '3',
    ])
    expect(screen).toContain('At this keyboard: red, yellow.')
    expect(screen).toContain('Taken back: Column 2.')
    expect(screen).not.toContain('Hand over')
    expect(screen).not.toContain('~~~~')
  })

  test('where something is, the screen is cleared before another person looks, and shows only what that person knows', async () => {
    const words = `play --game ${lanternsFile} --against person,random --seed 3 --record ${fileIn()}`
    const { screen } = await sit(words, ['', '1', '', '', 'quit'])
    expect(screen).toContain('At this keyboard: ash, birch, random is cedar.')
    const state = lanterns.setup({ seed: 3 })
    const parts = screen.split('~~~~\n')
    for (const [index, seat] of [
      [2, 'ash'],
      [4, 'birch'],
    ] as const) {
      expect(parts[index]).toMatch(new RegExp(`^viewer +${seat}$`, 'm'))
      expect(parts[index]).toMatch(new RegExp(`^hand +${state.hands[seat].join(', ')}$`, 'm'))
    }
    expect(parts.map((part) => [...part.matchAll(/^viewer +(\w+)$/gm)].map(([, viewer]) => viewer))).toEqual([
      [],
      [],
      ['ash'],
      [],
      ['birch'],
    ])
  })

  test('any seat, any number of players, and an opponent for each', async () => {
    const { screen } = await sit(`play ${lanternsFile} --seat birch --against random --record ${fileIn()}`)
    expect(screen).toContain('You are birch, random (ash), random (cedar).')
    const two = await sit(`play ${lanternsFile} --players 2 --record ${fileIn()}`)
    expect(two.screen).toContain('You are ash, random is birch.')
  })

  test('a wager that is hidden is not told by who made it', async () => {
    const { screen } = await sit(`play ${lanternsFile} --seat cedar --record ${fileIn()}`, ['quit'])
    expect(screen).toContain('wagered: seat ash, card -')
  })
})

describe('who says nothing is asked', () => {
  test('asks for the opponent and the difficulty', async () => {
    const { screen } = await sit(`play --seed 7 --record ${fileIn()}`, ['nobody', 'Woodenbot', '3', 'quit'])
    expect(screen).toMatch(
      /^Against whom: ironbot, woodenbot, greedy, random, person\? \[ironbot\] nobody\n--against takes/,
    )
    expect(screen).toContain('How hard is it to be, 0 to 15? [0] 3\n')
    expect(screen).toContain('What level 3 means for Woodenbot: ')
  })

  test('and nothing that would mean nothing', async () => {
    const { screen } = await sit(`play --record ${fileIn()}`, ['greedy', 'quit'])
    expect(screen).toContain('Greedy is the Ironclad.')
    expect(screen).not.toContain('How hard')
  })
})

describe('what cannot be played is said in a sentence', () => {
  test.each([
    [
      `${connectFourFile} --seat green --against random`,
      'There is no seat "green" in this game; there are red, yellow.',
    ],
    [`${connectFourFile} --against nobody`, '--against takes middle, random, person, not "nobody".'],
    [`${connectFourFile} --against random,middle`, '2 opponents for 1 other seats: name one for all, or one for each.'],
    [`${connectFourFile} --seat red,yellow --against random`, 'Every seat is taken by a person; leave out --against.'],
    [`${lanternsFile} --players 4`, 'Two or three can play.'],
    ['./nowhere.js', 'There is no game "./nowhere.js". --game takes ironwood, root, daimyo, or the file of a module.'],
    ['./examples/nim.ts', './examples/nim.ts exports no game and no description of one.'],
    ['--against greedy --level 3', '--level is for a game against ironbot or woodenbot: leave it out.'],
    ['--against ironbot --level 16', '--level goes from 0 to 15, not "16".'],
    ['--against ironbot --level 2.5', '--level goes from 0 to 15, not "2.5".'],
    ['--against ironbot,greedy', 'Ironbot plays alone: name nobody else.'],
    ['--against ironbot --seat ironclad', 'Ironbot plays the Ironclad in this game.'],
    ['--against greedy --players 3', 'Ironwood is for two.'],
  ])('totemforge play %s', async (words, problem) => {
    const { code, complaints } = await sit(`play ${words} --record ${fileIn()}`)
    expect([code, complaints.replace(/\s+/g, ' ').trim()]).toEqual([2, problem])
  })

  test('a module that breaks off', async () => {
    const module = join(directory(), 'broken.mjs')
    writeFileSync(module, 'throw new Error("not today")')
    const { code, complaints } = await sit(`play ${module}`)
    expect([code, complaints.replace(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining('loaded as a module: not today'),
    ])
  })

  test('an opponent that cannot decide ends the sitting, and the game is kept', async () => {
    const module = join(directory(), 'silent.mjs')
    const source = `
      const step = (state) => { state.left-- }
      const game = { id: 'wait', version: '1', seats: ['a', 'b'], players: () => ['a', 'b'], clone: (s) => ({ ...s }),
        setup: () => ({ left: 2 }), toAct: ({ left }) => [null, 'b', 'a'][left], actor: ({ left }) => [null, 'b', 'a'][left], legalActions: () => ['go'], step,
        view: (s) => s, redact: (e) => e, determinize: (s) => s, outcome: () => null, refusal: () => null,
        format: String, parse: String, apply: ({ left }) => ({ left: left - 1 }),
        tryApply: ({ left }) => ({ ok: true, events: [], state: { left: left - 1 } }) }
      export default { game, opponents: { silent: { policy: { choose() { throw new Error('I will not.') } } } } }`
    writeFileSync(module, source)
    const { code, screen, complaints } = await sit(`play ${module} --against silent --record ${fileIn()}`, ['go'])
    expect([code, complaints]).toEqual([5, 'silent cannot decide: I will not.\n'])
    expect(screen).toContain('\nThe game is kept in ')
  })
})

describe('what a module may export', () => {
  const titleOf = (module: unknown) => {
    const found = gameIn(module, 'it')
    return typeof found === 'string' ? found : found.title
  }

  test('its default, or the one description, or the one game', () => {
    expect(titleOf({ default: terminal, connectFour })).toBe('Connect Four')
    expect(titleOf({ default: { default: terminal } })).toBe('Connect Four')
    expect(titleOf({ connectFour, terminal })).toBe('Connect Four')
    expect(titleOf({ connectFour, same: connectFour, other: 1 })).toBe('connect-four')
    expect(titleOf({ default: ticTacToe, connectFour })).toBe('tic-tac-toe')
    expect(titleOf({ connectFour, ticTacToe })).toContain('it exports several games')
    expect(titleOf({})).toContain('it exports no game')
  })
})
