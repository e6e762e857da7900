import { describe, expect, test } from 'vitest'
import { readPlay, splitGame } from '../../src/cli/arguments'
import { english } from '../../src/cli/words/english'

const settings = [{ name: 'level', values: '0 to 15', meaning: 'how hard it is' }]

const read = (words: string) => readPlay(splitGame(words === '' ? [] : words.split(' ')).words, settings, english)

const nothing = { seats: null, against: null, players: null, settings: {}, seed: null, file: null }

describe('what the words ask for', () => {
  test.each([
    ['--help', { do: 'help with play' }],
    ['--against ironbot -h', { do: 'help with play' }],
    ['', { do: 'begin', ...nothing }],
    ['--against ironbot', { do: 'begin', ...nothing, against: ['ironbot'] }],
    ['--opponents greedy,random', { do: 'begin', ...nothing, against: ['greedy', 'random'] }],
    ['--seat red --players 3', { do: 'begin', ...nothing, seats: ['red'], players: 3 }],
    [
      '--against woodenbot --level 15 --seed friday --record game.json',
      {
        do: 'begin',
        ...nothing,
        against: ['woodenbot'],
        settings: { level: '15' },
        seed: 'friday',
        file: 'game.json',
      },
    ],
    [
      '--seed=-1 --level=3 --against=ironbot',
      { do: 'begin', ...nothing, against: ['ironbot'], settings: { level: '3' }, seed: '-1' },
    ],
    ['--resume', { do: 'resume', seats: null, against: null, file: null }],
    ['--resume --against woodenbot', { do: 'resume', seats: null, against: ['woodenbot'], file: null }],
    ['--resume game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
    ['--resume=game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
    ['--resume --record game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
  ])('totemforge play %s', (words, request) => expect(read(words)).toEqual(request))
})

describe('what cannot be done is said plainly', () => {
  test.each([
    ['--against', '--against needs a value after it.'],
    ['--against ironbot --lvl 3', 'There is no option "--lvl". npx totemforge play --help lists the options.'],
    ['--seed 7 ironbot', 'There is no option "ironbot". npx totemforge play --help lists the options.'],
    ['--players 0', '--players takes a number, not "0".'],
    ['--constructor', 'There is no option "--constructor". npx totemforge play --help lists the options.'],
    ['--against ironbot --level --seed 7', '--level needs a value after it.'],
    ['--against ironbot --against woodenbot', '--against is given twice.'],
    ['--help=yes', '--help takes no value.'],
    ['--resume --level 3', 'A game that is resumed keeps its level: leave out --level.'],
    ['--resume --seed 3', 'A game that is resumed keeps its seed: leave out --seed.'],
    ['--resume a.json --record b.json', '--resume names a file already: leave out --record.'],
  ])('totemforge play %s', (words, problem) => expect(read(words)).toEqual({ do: 'complain', problem }))
})

test.each([
  ['', 'ironwood'],
  ['--seed 7 --game ./mine.js', './mine.js'],
  ['--game=./mine.js --seed 7', './mine.js'],
  ['./mine.js --seed 7', './mine.js'],
])('totemforge play %s is about %s', (words, game) => expect(splitGame(words.split(' '))).toMatchObject({ game }))
