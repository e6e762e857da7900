import { expect, test } from 'vitest'
import type { Faction, Seat } from '../../../src/root'
import { hiredIn, on } from '../table'
import { daylight, move, scene } from './scene'

const factions: readonly Faction[] = ['hundreds', 'marquise']

/** The Popular Band of a seat plays at 6, with the Warlord and a rat at 2. */
const concert = (controller: Seat) =>
  scene(
    'popular-band',
    { controller, pieces: [['warrior', 6]] },
    {
      factions,
      active: controller,
      sides: {
        p1: {
          pieces: [
            ['warlord', 2],
            ['warrior', 2],
            ['warrior', 1],
          ],
        },
      },
      tasks: [daylight(controller)],
    },
  ).play('use popular-band', 'hireling-at 6')

test('ROOT-HIR-7e: the Warlord may be the one who comes, in the turn of the Hundreds', () => {
  const own = concert('p1')
  expect(own.legal).toContain('hireling-whom p1')
  expect(own.legal).toContain('hireling-piece p1 warlord')
  const come = own.play('hireling-piece p1 warlord')
  expect([on(come, 'p1', 'warlord', 6), on(come, 'p1', 'warrior', 2)]).toEqual([1, 1])
  const rat = own.play('hireling-whom p1')
  expect([on(rat, 'p1', 'warlord', 2), on(rat, 'p1', 'warrior', 6)]).toEqual([1, 1])
})

test('ROOT-HIR-7e, ROOT-14.2.2c: others force only rats', () => {
  const other = concert('p2')
  expect(other.legal).toEqual(['hireling-whom p1', 'done'])
})

test.each([
  ['p1', 1],
  ['p2', 0],
] as const)(
  'ROOT-HIR-9d: everything that moves is the Warlord too, but only in its own turn (%s)',
  (controller, lords) => {
    const sermon = scene(
      'warm-sun-prophets',
      { controller, pieces: [['warrior', 2]] },
      {
        factions,
        active: controller,
        sides: {
          p1: {
            pieces: [
              ['warlord', 2],
              ['warrior', 2, 2],
            ],
          },
        },
        tasks: [daylight(controller)],
      },
    ).play('use warm-sun-prophets', 'hireling-do force-move', 'hireling-at 6')
    expect([on(sermon, 'p1', 'warlord', 6), on(sermon, 'p1', 'warrior', 6)]).toEqual([lords, 2])
  },
)

test('ROOT-HIR-9d: the Warlord alone can be sent only in the turn of the Hundreds', () => {
  const alone = (controller: Seat) =>
    scene(
      'warm-sun-prophets',
      { controller, pieces: [['warrior', 2]] },
      { factions, active: controller, sides: { p1: { pieces: [['warlord', 2]] } }, tasks: [daylight(controller)] },
    ).play('use warm-sun-prophets')
  expect(alone('p1').legal).toContain('hireling-do force-move')
  expect(alone('p2').legal).not.toContain('hireling-do force-move')
})

test('ROOT-HIR-7d: with the Warlord no more may leave an enemy Band than without', () => {
  const start = scene(
    'street-band',
    { controller: 'p2', pieces: [['warrior', 6]] },
    {
      factions,
      sides: {
        p1: {
          pieces: [
            ['warlord', 6],
            ['warrior', 6, 2],
            ['warrior', 2, 3],
          ],
        },
      },
      tasks: [move('p1'), move('p1')],
    },
  )
  const come = start.play('move-from 2', 'move-to 6', 'move-count 2', 'move-from 6', 'move-to 3')
  expect(come.play('lead along').legal).toEqual(['move-count 0', 'move-count 1', 'move-count 2'])
  expect(come.play('lead stay').legal).toEqual(['move-count 1', 'move-count 2', 'move-count 3'])
  expect(hiredIn(come, 'street-band').pieces.warrior?.[6]).toBe(1)
})
