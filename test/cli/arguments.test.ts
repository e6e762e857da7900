import { describe, expect, test } from 'vitest'
import { readArguments } from '../../src/cli/arguments'

const read = (words: string) => readArguments(words === '' ? [] : words.split(' '))

describe('what the words ask for', () => {
  test.each([
    ['', { do: 'help' }],
    ['--help', { do: 'help' }],
    ['-h', { do: 'help' }],
    ['help', { do: 'help' }],
    ['--version', { do: 'version' }],
    ['play --help', { do: 'help with play' }],
    ['play --against ironbot -h', { do: 'help with play' }],
    [
      'play --against ironbot',
      { do: 'begin', against: 'ironbot', level: 0, seed: null, file: 'totemforge-ironbot.json' },
    ],
    [
      'play --against woodenbot --level 15 --seed friday --record game.json',
      { do: 'begin', against: 'woodenbot', level: 15, seed: 'friday', file: 'game.json' },
    ],
    [
      'play --seed=-1 --level=3 --against=ironbot',
      { do: 'begin', against: 'ironbot', level: 3, seed: '-1', file: 'totemforge-ironbot.json' },
    ],
    ['play --resume', { do: 'resume', against: null, file: null }],
    ['play --resume --against woodenbot', { do: 'resume', against: 'woodenbot', file: null }],
    ['play --resume game.json', { do: 'resume', against: null, file: 'game.json' }],
    ['play --resume=game.json', { do: 'resume', against: null, file: 'game.json' }],
    ['play --resume --record game.json', { do: 'resume', against: null, file: 'game.json' }],
  ])('totemforge %s', (words, request) => expect(read(words)).toEqual(request))
})

describe('what cannot be done is said plainly', () => {
  test.each([
    ['dance', 'There is no "dance". npx totemforge --help says what there is.'],
    ['play', 'Against whom? --against takes ironbot or woodenbot.'],
    ['play --against', '--against needs a value after it.'],
    ['play --against nobody', '--against takes ironbot or woodenbot, not "nobody".'],
    [
      'play --against ironbot --lvl 3',
      'There is no option "--lvl". npx totemforge play --help lists those that there are.',
    ],
    ['play ironbot', 'There is no option "ironbot". npx totemforge play --help lists those that there are.'],
    [
      'play --constructor',
      'There is no option "--constructor". npx totemforge play --help lists those that there are.',
    ],
    ['play --against ironbot --level 16', '--level goes from 0 to 15, not "16".'],
    ['play --against ironbot --level -1', '--level goes from 0 to 15, not "-1".'],
    ['play --against ironbot --level 2.5', '--level goes from 0 to 15, not "2.5".'],
    ['play --against ironbot --level --seed 7', '--level needs a value after it.'],
    ['play --against ironbot --against woodenbot', '--against is there twice.'],
    ['play --help=yes', '--help takes no value.'],
    ['play --resume --level 3', 'A game that is resumed keeps its level: leave out --level.'],
    ['play --resume --seed 3', 'A game that is resumed keeps its seed: leave out --seed.'],
    ['play --resume a.json --record b.json', '--resume names a file already: leave out --record.'],
  ])('totemforge %s', (words, problem) => expect(read(words)).toEqual({ do: 'complain', problem }))
})
