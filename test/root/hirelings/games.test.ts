import { describe, expect, test } from 'vitest'
import type { Hireling, Seat, State } from '../../../src/root'
import { root } from '../../../src/root'
import { runOn } from '../../../src/root/rules/agenda'
import { hirelingRules } from '../../../src/root/rules/hirelings/rules'
import { plan } from '../../../src/root/rules/play'
import { playOn } from '../../../src/root/rules/play-on'
import { checkGame } from '../../../src/testing'
import { games } from '../../deep'
import { redeal } from '../redeal'
import { hire } from '../table'

const controllers: readonly (Seat | null)[] = ['p1', 'p2', 'p3', null]
const promoted = [
  'popular-band',
  'riverfolk-flotilla',
  'warm-sun-prophets',
  'sunward-expedition',
  'corvid-spies',
  'highway-bandits',
  'furious-protector',
] as const
const demoted = [
  'street-band',
  'otter-divers',
  'lizard-envoys',
  'mole-artisans',
  'raven-sentries',
  'bandit-gangs',
  'stoic-protector',
] as const

/** A game of the standard setup into which hirelings come once the turns have begun. */
const gamesWith = (
  sides: readonly (readonly Hireling[])[],
  factions: readonly ('marquise' | 'eyrie' | 'alliance' | 'vagabond')[],
) => ({
  ...root,
  setup({ seed }: { readonly seed: number }): State {
    const state = root.clone(
      root.setup({ seed, factions, deck: seed % 2 === 0 ? 'exiles' : 'standard', map: 'autumn' }),
    )
    const play = playOn(state)
    for (const [index, names] of sides.entries()) {
      const name = names[(seed + index) % names.length] ?? 'popular-band'
      const controller = controllers[(seed + index) % 4] ?? null
      if (state.hirelings.some(({ hireling }) => hireling === name)) continue
      hire(state, name, { controller, ...(controller ? { markers: 2 } : {}) })
      plan(play, ...(hirelingRules[name].setUp?.(play, controller ?? 'p1') ?? []))
      if (controller) plan(play, ...(hirelingRules[name].whenHired?.(play, controller) ?? []))
    }
    runOn(play)
    return state
  },
})

describe('games with the cards 7 to 13 keep every law of games', () => {
  test.each([[promoted], [demoted]])('%s', (names) => {
    const report = checkGame(
      gamesWith([names, names.slice(3), names.slice(1, 3)], ['marquise', 'eyrie', 'alliance', 'vagabond']),
      {
        options: (seed: number) => ({ seed }),
        games: games(1, 4),
        maxActions: 200,
        every: 50,
        check: root.check,
        redeal,
      },
    )
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(150)
  })
})
