import { expect, test } from 'vitest'
import { difficultyWords } from '../../src/cli/games/ironwood/difficulty'
import { english } from '../../src/cli/games/ironwood/words/english'
import { ironwood } from '../../src/ironwood/rules'

const meant = (mode: 'ironbot' | 'woodenbot', level: number): string => {
  const { solo } = ironwood.setup({ mode, level, seed: 7 })
  return solo ? difficultyWords(solo, english.difficulty) : ''
}

test.each([
  ['ironbot', 0, 'it has nothing extra'],
  ['ironbot', 1, 'it has a Fighter more on 1 inner mountain'],
  ['ironbot', 3, 'it has a Fighter more on each of 3 inner mountains'],
  [
    'ironbot',
    15,
    'its red icons count; it begins with 4 special cards, not 2; it has a Golem on Ferrum; it has 2 Foundations; it has a Fighter more on Ferrum and each inner mountain',
  ],
  ['woodenbot', 2, 'it has a Fighter more on each of 2 outer forests'],
  [
    'woodenbot',
    15,
    'its red icons count; it begins with 4 special cards, not 2; it has 2 markers with the Spirits of the Forest; you have 3 Foundations, not 5; it has a Fighter more on each outer forest',
  ],
] as const)('%s at level %s', (mode, level, words) => expect(meant(mode, level)).toBe(words))
