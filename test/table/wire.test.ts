import { defineGame } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { english as daimyoEnglish } from 'totemforge/daimyo/english'
import { ironwood } from 'totemforge/ironwood'
import { root } from 'totemforge/root'
import { english } from 'totemforge/root/english'
import { describe, expect, test } from 'vitest'
import { kuhnPoker, redeal as redealKuhn } from '../../examples/games/kuhn-poker'
import { loveLetter, redeal as redealLetters } from '../../examples/games/love-letter'
import { redeal as redealDaimyo } from '../daimyo/redeal'
import { games } from '../deep'
import { redeal as redealIronwood } from '../ironwood/rules/redeal'
import { redeal as redealRoot } from '../root/redeal'
import { listen } from './wire'

type Heard = Awaited<ReturnType<typeof listen>>

/** Listens to a number of games, and adds up the findings. */
async function all(count: number, one: (seed: number) => Promise<Heard>): Promise<Heard> {
  const heard = { leaks: [] as string[], compared: 0, hidden: 0 }
  for (let seed = 0; seed < count; seed++) {
    const { leaks, compared, hidden } = await one(seed)
    heard.leaks.push(...leaks)
    heard.compared += compared
    heard.hidden += hidden
  }
  return heard
}

const letters = {
  game: loveLetter,
  options: (seed: number) => ({ seed, players: 2 + (seed % 3) }),
  redeal: redealLetters,
  before: 40,
  on: 12,
}

const poker = { game: kuhnPoker, options: (seed: number) => ({ seed }), redeal: redealKuhn, before: 2, on: 3 }

describe('the wire carries nothing hidden', () => {
  test('Love Letter', async () => {
    const { leaks, compared, hidden } = await all(games(75, 150), (seed) => listen(letters, seed))
    expect(leaks).toEqual([])
    expect(compared).toBeGreaterThan(games(750, 1500))
    expect(hidden).toBeGreaterThan(games(40, 80))
  })

  test('Kuhn poker', async () => {
    const { leaks, hidden } = await all(games(75, 150), (seed) => listen(poker, seed))
    expect(leaks).toEqual([])
    expect(hidden).toBeGreaterThan(games(15, 30))
  })

  test.each(['duel', 'ironbot', 'woodenbot'] as const)('Ironwood, %s', async (mode) => {
    const wire = {
      game: ironwood,
      options: (seed: number) => ({ mode, seed }),
      redeal: redealIronwood,
      before: 120,
      on: 8,
    }
    const { leaks, hidden } = await all(games(6, 12), (seed) => listen(wire, seed))
    expect(leaks).toEqual([])
    expect(hidden).toBeGreaterThan(games(3, 6))
  })

  test('Root', async () => {
    const wire = {
      game: root,
      options: (seed: number) => ({ seed, players: 4 }),
      redeal: redealRoot,
      wordings: [english],
      before: 100,
      on: 6,
    }
    const { leaks, hidden } = await all(games(6, 12), (seed) => listen(wire, seed))
    expect(leaks).toEqual([])
    expect(hidden).toBeGreaterThan(games(3, 6))
  })

  test.each([1, 2, 4])('Daimyo, clans: %d', async (count) => {
    const wire = {
      game: daimyo,
      options: (seed: number) => ({
        seed,
        clans: (['nomads', 'nature', 'technology', 'aristocrats'] as const).slice(0, count),
      }),
      redeal: redealDaimyo,
      wordings: [daimyoEnglish],
      before: 100,
      on: 6,
    }
    const { leaks, hidden } = await all(games(4), (seed) => listen(wire, seed))
    expect(leaks).toEqual([])
    expect(hidden).toBeGreaterThan(games(1))
  })
})

describe('a leak is heard', () => {
  const leaking = async (played: typeof loveLetter) =>
    (await all(60, (seed) => listen({ ...letters, played }, seed))).leaks.length

  test('of a game that does not redact', async () => {
    const played = defineGame({ ...loveLetter, redact: (event) => event })
    expect(await leaking(played)).toBeGreaterThan(3)
  })

  test('of a view that shows too much', async () => {
    const played = defineGame({
      ...loveLetter,
      view: (state, viewer) => ({ ...loveLetter.view(state, viewer), aside: state.aside[0] === 'guard' ? 1 : 2 }),
    })
    expect(await leaking(played)).toBeGreaterThan(3)
  })
})
