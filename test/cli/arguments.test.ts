import { describe, expect, test } from 'vitest'
import { readArguments, readPlay } from '../../src/cli/arguments'

const settings = [{ name: 'level', values: '0 to 15', meaning: 'how hard it is' }]

function read(words: string) {
  const request = readArguments(words === '' ? [] : words.split(' '))
  return request.do === 'play' ? readPlay(request.words, settings) : request
}

const nothing = { seats: null, against: null, players: null, settings: {}, seed: null, file: null }

describe('what the words ask for', () => {
  test.each([
    ['', { do: 'help' }],
    ['--help', { do: 'help' }],
    ['-h', { do: 'help' }],
    ['help', { do: 'help' }],
    ['--version', { do: 'version' }],
    ['play --help', { do: 'help with play' }],
    ['play --against ironbot -h', { do: 'help with play' }],
    ['play', { do: 'begin', ...nothing }],
    ['play --against ironbot', { do: 'begin', ...nothing, against: ['ironbot'] }],
    ['play --opponents greedy,random', { do: 'begin', ...nothing, against: ['greedy', 'random'] }],
    ['play --seat red --players 3', { do: 'begin', ...nothing, seats: ['red'], players: 3 }],
    [
      'play --against woodenbot --level 15 --seed friday --record game.json',
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
      'play --seed=-1 --level=3 --against=ironbot',
      { do: 'begin', ...nothing, against: ['ironbot'], settings: { level: '3' }, seed: '-1' },
    ],
    ['play --resume', { do: 'resume', seats: null, against: null, file: null }],
    ['play --resume --against woodenbot', { do: 'resume', seats: null, against: ['woodenbot'], file: null }],
    ['play --resume game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
    ['play --resume=game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
    ['play --resume --record game.json', { do: 'resume', seats: null, against: null, file: 'game.json' }],
  ])('totemforge %s', (words, request) => expect(read(words)).toEqual(request))
})

describe('what cannot be done is said plainly', () => {
  test.each([
    ['dance', 'There is no "dance". npx totemforge --help says what there is.'],
    ['play --against', '--against needs a value after it.'],
    [
      'play --against ironbot --lvl 3',
      'There is no option "--lvl". npx totemforge play --help lists those that there are.',
    ],
    ['play --seed 7 ironbot', 'There is no option "ironbot". npx totemforge play --help lists those that there are.'],
    ['play --players 0', '--players takes a number, not "0".'],
    [
      'play --constructor',
      'There is no option "--constructor". npx totemforge play --help lists those that there are.',
    ],
    ['play --against ironbot --level --seed 7', '--level needs a value after it.'],
    ['play --against ironbot --against woodenbot', '--against is there twice.'],
    ['play --help=yes', '--help takes no value.'],
    ['play --resume --level 3', 'A game that is resumed keeps its level: leave out --level.'],
    ['play --resume --seed 3', 'A game that is resumed keeps its seed: leave out --seed.'],
    ['play --resume a.json --record b.json', '--resume names a file already: leave out --record.'],
  ])('totemforge %s', (words, problem) => expect(read(words)).toEqual({ do: 'complain', problem }))
})

test.each([
  ['play', 'ironwood'],
  ['play --seed 7 --game ./mine.js', './mine.js'],
  ['play --game=./mine.js --seed 7', './mine.js'],
  ['play ./mine.js --seed 7', './mine.js'],
])('totemforge %s is about %s', (words, game) => expect(readArguments(words.split(' '))).toMatchObject({ game }))
