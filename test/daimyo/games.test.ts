import { describe, expect, test } from 'vitest'
import { type Clan, daimyo } from '../../src/daimyo'
import { broken } from '../../src/daimyo/rules/laws/laws'
import { checkGame } from '../../src/testing'
import { games as played } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Clan[])[] = [
  ['nature', 'nomads'],
  ['aristocrats', 'technology', 'nature'],
  ['nomads', 'aristocrats', 'nature', 'technology'],
]

test.each(['easy', 'normal', 'hard'] as const)(
  'DAI-INV-28, DAI-INV-29, DAI-INFO-09, DAI-INFO-10, DAI-SOLO-09: solo games on the level %s keep the laws too',
  (difficulty) => {
    const {
      broken: found,
      games,
      finished,
    } = checkGame(daimyo, {
      options: (seed) => ({ seed, clans: [tables[2]?.[seed % 4] ?? 'nature'], difficulty }),
      games: played(1),
      every: 11,
      maxActions: 2000,
      redeal,
      check: broken,
    })
    expect(found).toEqual([])
    expect(finished).toBe(games)
  },
)

describe.each(tables.flatMap((clans) => [false, true].map((advanced) => ({ clans, advanced }))))(
  '$clans, advanced: $advanced',
  ({ clans, advanced }) => {
    test('DAI-INV-19, DAI-INV-26, DAI-INV-27, DAI-INV-28, DAI-INV-29, DAI-INV-32, DAI-INV-36: random games keep the laws of the kit and those of the rules', () => {
      const {
        broken: found,
        games,
        finished,
        untested,
      } = checkGame(daimyo, {
        options: (seed) => ({ seed, clans, boards: advanced ? 'advanced' : 'basic', aggressive: seed % 2 === 0 }),
        games: played(1),
        every: 11,
        maxActions: 2000,
        redeal,
        check: broken,
      })
      expect(found).toEqual([])
      expect(finished).toBe(games)
      expect(untested).toEqual(['games-end'])
    })
  },
)
