import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { root } from '../../../src/root'
import { greedy } from '../../../src/root/bots'
import { birdsong, daylight, scene } from './scene'

/** What the greedy player answers. */
function answer({ state, seat }: ReturnType<typeof scene>): string {
  const view = root.view(state, seat ?? 'p1')
  const action = greedy.choose({
    view,
    legal: root.legalActions(state),
    seat: seat ?? 'p1',
    random: createRandom(1, 'greedy'),
  })
  return root.format(action)
}

const factions = ['marquise', 'eyrie', 'alliance'] as const

describe('the greedy player and the hirelings it controls', () => {
  test('its Protector rages among others, not among its own', () => {
    const start = scene(
      'furious-protector',
      { controller: 'p1', pawn: 2 },
      {
        factions,
        sides: {
          p1: { pieces: [['warrior', 6, 2]] },
          p2: {
            pieces: [
              ['warrior', 10],
              ['warrior', 6],
            ],
          },
        },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
      },
    )
    expect(answer(start)).toBe('hireling-at 10')
  })

  test('its Flotilla draws, and its Spies rob', () => {
    const flotilla = scene(
      'riverfolk-flotilla',
      { controller: 'p1', pawn: 10 },
      { factions, sides: { p1: { pieces: [['sawmill', 10]] } }, phase: 'birdsong', tasks: [birdsong('p1')] },
    )
    expect(answer(flotilla)).toBe('hireling-do draw')
    const spies = scene(
      'corvid-spies',
      { controller: 'p1', pieces: [['warrior', 6, 6]] },
      { factions, sides: { p2: { pieces: [['warrior', 6]], hand: ['anvil'] } }, tasks: [daylight('p1')] },
    ).play('use corvid-spies')
    expect(answer(spies)).toBe('hireling-do rob')
  })
})
