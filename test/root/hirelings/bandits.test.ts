import { describe, expect, test } from 'vitest'
import { root } from '../../../src/root'
import { defendersAt } from '../../../src/root/rules/battle/battle'
import { playOn } from '../../../src/root/rules/play-on'
import { groundOf } from '../../../src/root/rules/woodlands'
import { belongings, hiredIn, on, points } from '../table'
import { battle, beginning, clearingsIn, daylight, move, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const name = 'highway-bandits'
/** Paths of the Autumn map by their numbers. */
const path = { '1-5': 0, '2-6': 4, '6-11': 12, '3-6': 6 } as const
const paths = ({ legal }: { readonly legal: readonly string[] }): string[] =>
  legal.flatMap((action) => (action.startsWith('hireling-path ') ? [action.slice(14)] : []))

describe('the Highway Bandits', () => {
  test('ROOT-HIR-12a: two bandits start on two paths, not on rivers', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(paths(start)).toHaveLength(18)
    expect(paths(start)).not.toContain('7 11')
    const second = start.play('hireling-path 2 6')
    expect(paths(second)).toHaveLength(17)
    expect(paths(second)).not.toContain('2 6')
    const done = second.play('hireling-path 1 5')
    expect([hiredIn(done, name).paths, hiredIn(done, name).supply]).toEqual([[0, 4], 2])
  })

  test('ROOT-HIR-12a: closed paths are free of bandits, and bandits neither rule nor can be battled', () => {
    const start = beginning(name, 'setUp', { factions, map: 'mountain' })
    const { state } = start
    expect(state.closed.length).toBeGreaterThan(0)
    expect(paths(start)).toHaveLength(groundOf(state).paths.length - state.closed.length)
    const quiet = scene(
      name,
      { paths: [path['2-6']] },
      {
        factions,
        sides: { p1: { pieces: [['warrior', 6]] } },
        tasks: [battle('p1')],
      },
    )
    expect(quiet.state.agenda.at(-1)?.do).toBe('reward')
  })

  const walk = (controller: 'p1' | 'p2' | null, count = 3, crafted: readonly string[] = []) =>
    scene(
      name,
      { controller, paths: [path['2-6'], path['3-6']] },
      {
        factions,
        deck: 'exiles',
        sides: { p2: { pieces: [['warrior', 2, count]], crafted } },
        active: 'p2',
        tasks: [move('p2')],
      },
    ).play('move-to 6')

  test('ROOT-HIR-12b: an enemy that moves along a path with a bandit removes one of the moving warriors', () => {
    const passed = (controller: 'p1' | 'p2' | null) => {
      const done = walk(controller).play('move-count 2')
      if (controller !== 'p2') expect(done.state.agenda.at(-1)?.do).toBe('reward')
      return [on(done, 'p2', 'warrior', 2), on(done, 'p2', 'warrior', 6), points(done, 'p1'), points(done, 'p2')]
    }
    expect(passed('p1')).toEqual([1, 1, 0, 0])
    expect(passed(null)).toEqual([1, 1, 0, 0])
    const alone = walk('p1').play('move-count 1')
    expect([on(alone, 'p2', 'warrior', 2), on(alone, 'p2', 'warrior', 6)]).toEqual([2, 0])
    expect(passed('p2').slice(0, 2)).toEqual([1, 2])
  })

  test('ROOT-HIR-12b: it is removed on the way, so nobody who does not arrive owes Outrage', () => {
    const start = (count: number) =>
      scene(
        name,
        { paths: [path['2-6']] },
        {
          factions: ['marquise', 'eyrie', 'alliance'],
          sides: { p2: { pieces: [['warrior', 2, 3]], hand: ['anvil'] }, p3: { pieces: [['sympathy', 6]] } },
          active: 'p2',
          tasks: [move('p2')],
        },
      ).play('move-to 6', `move-count ${count}`)
    expect(start(2).state.agenda.at(-1)?.do).toBe('outrage-card')
    expect(start(1).state.agenda.at(-1)?.do).toBe('reward')
  })

  test('ROOT-HIR-12b, ROOT-HIR-12e: a Vagabond damages an item instead, and its ally pays too', () => {
    const start = scene(
      name,
      { paths: [path['2-6']] },
      {
        factions: ['marquise', 'vagabond'],
        sides: {
          p1: { pieces: [['warrior', 2, 2]] },
          p2: { pawn: 2, items: ['boot', 'sword'], relations: { p1: 3 } },
        },
        active: 'p2',
        tasks: [{ do: 'roam', seat: 'p2', boots: 1, slip: false, optional: false, battle: false }],
      },
    ).play('move-to 6')
    const ally = start.play('along p1', 'move-count 2')
    expect(on(ally, 'p1', 'warrior', 6)).toBe(1)
    expect(ally.seat).toBe('p2')
    const damaged = ally.play('damage sword up')
    expect(belongings(damaged, 'p2').damaged).toBe('sword')
  })

  test('ROOT-HIR-12e: enemy hirelings pay; Field Hospitals answer by the suit of the origin', () => {
    const hospital = scene(
      name,
      { paths: [path['2-6']] },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warrior', 2, 2],
              ['keep', 1],
            ],
            hand: ['mouse-in-a-sack', 'anvil'],
          },
        },
        tasks: [move('p1')],
      },
    ).play('move-to 6', 'move-count 1')
    expect(hospital.legal).toEqual(['save mouse-in-a-sack', 'save nothing'])
    const spies = scene(
      name,
      { controller: 'p1', paths: [path['2-6']] },
      {
        factions,
        sides: { p2: { pieces: [['warrior', 2]] } },
        active: 'p2',
        tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false, owner: 'corvid-spies' }],
        arrange: (state) =>
          void state.hirelings.push({
            ...hiredIn(
              scene('corvid-spies', { controller: 'p2', pieces: [['warrior', 2, 2]] }, { factions }),
              'corvid-spies',
            ),
          }),
      },
    ).play('move-to 6', 'move-count 2')
    expect(hiredIn(spies, 'corvid-spies').pieces.warrior?.[6]).toBe(1)
  })

  test('[ruling] who can go through a tunnel goes through it and pays nothing', () => {
    const start = scene(
      name,
      { paths: [path['2-6']] },
      {
        factions,
        deck: 'exiles',
        sides: {
          p1: {
            pieces: [
              ['warrior', 2, 2],
              ['workshop', 2],
              ['workshop', 6],
            ],
            crafted: ['tunnels'],
          },
        },
        tasks: [move('p1')],
      },
    ).play('move-to 6', 'move-count 2')
    expect(on(start, 'p1', 'warrior', 6)).toBe(2)
  })

  test('ROOT-HIR-12c: their controller may let a warrior join after a move of its own along the path', () => {
    const moved = walk('p2').play('move-count 1')
    expect([moved.seat, moved.legal]).toEqual(['p2', ['hireling-do place', 'done']])
    expect(on(moved.play('hireling-do place'), 'p2', 'warrior', 6)).toBe(2)
    expect(on(moved.play('done'), 'p2', 'warrior', 6)).toBe(1)
    const elsewhere = scene(
      name,
      { controller: 'p2', paths: [path['1-5']] },
      {
        factions,
        sides: { p2: { pieces: [['warrior', 2]] } },
        active: 'p2',
        tasks: [move('p2')],
      },
    ).play('move-to 6')
    expect(elsewhere.state.agenda.at(-1)?.do).toBe('reward')
  })

  test('ROOT-HIR-12d: a bandit comes to a free path at faction pieces; from another path if none is left', () => {
    const start = (lying: readonly number[]) =>
      scene(
        name,
        { controller: 'p1', paths: [...lying] },
        {
          factions,
          sides: { p1: { pieces: [['sawmill', 6]] } },
          tasks: [daylight('p1')],
        },
      ).play(`use ${name}`)
    expect(paths(start([path['2-6'], path['1-5']]))).toEqual(['3 6', '6 11'])
    const lift = start([0, 1, 2, path['2-6']])
    expect(paths(lift)).toEqual(['1 5', '1 9', '1 10', '2 6'])
    const post = lift.play('hireling-path 1 9')
    expect(paths(post)).toEqual(['3 6', '6 11'])
    expect(hiredIn(post.play('hireling-path 3 6'), name).paths).toEqual([0, 2, path['2-6'], path['3-6']])
  })
})

describe('the Bandit Gangs', () => {
  const gangs = 'bandit-gangs'

  test('ROOT-HIR-12Da: they start in the supply; hired with none on the map one joins faction pieces', () => {
    const sides = {
      p1: {
        pieces: [
          ['sawmill', 8],
          ['warrior', 3],
        ],
      },
    } as const
    const hired = beginning(gangs, 'whenHired', { factions, sides }, { controller: 'p1' })
    expect(clearingsIn(hired)).toEqual([3, 8])
    expect(hiredIn(hired.play('hireling-at 8'), gangs).pieces.warrior?.[8]).toBe(1)
    expect(clearingsIn(beginning(gangs, 'whenHired', { factions, sides }, { pieces: [['warrior', 1]] }))).toEqual([])
  })

  test('ROOT-HIR-12Db: they cannot be battled where their controller has faction pieces', () => {
    const start = (controller: 'p2' | null) =>
      scene(
        gangs,
        {
          controller,
          pieces: [
            ['warrior', 6],
            ['warrior', 8],
          ],
        },
        {
          factions,
          sides: {
            p1: {
              pieces: [
                ['warrior', 6],
                ['warrior', 8],
              ],
            },
            p2: { pieces: [['roost', 6]] },
          },
          tasks: [{ do: 'battle-whom', seat: 'p1', at: 6 }],
        },
      )
    expect(start(null).legal).toEqual(['battle-whom p2', `battle-whom ${gangs}`])
    expect(on(start('p2'), 'p2', 'roost', 6) + (hiredIn(start('p2'), gangs).pieces.warrior?.[6] ?? 0)).toBe(1)
    // In 8 there is nobody of their controller.
    const state = root.clone(start(null).state)
    hiredIn({ state }, gangs).controller = 'p2'
    const targets = (at: number) => defendersAt(playOn(state), 'p1', at)
    expect([targets(6).includes(gangs), targets(8)]).toEqual([false, [gangs]])
  })

  test('ROOT-HIR-12Dc: each Bandit brings a faction warrior; which, if there are too few', () => {
    const start = (supply: number) =>
      scene(
        gangs,
        {
          controller: 'p2',
          pieces: [
            ['warrior', 6, 2],
            ['warrior', 8],
          ],
        },
        {
          factions,
          sides: {
            p2: {
              pieces: [
                ['roost', 1],
                ['warrior', 12, 20 - supply],
              ],
            },
          },
          active: 'p2',
          tasks: [daylight('p2')],
        },
      ).play(`use ${gangs}`)
    expect(start(5).legal).toEqual(['hireling-do gather', 'hireling-do place'])
    const all = start(5).play('hireling-do gather', 'hireling-at 6', 'hireling-at 6')
    expect([on(all, 'p2', 'warrior', 6), on(all, 'p2', 'warrior', 8)]).toEqual([2, 1])
    const one = start(1).play('hireling-do gather', 'hireling-at 8')
    expect([on(one, 'p2', 'warrior', 6), on(one, 'p2', 'warrior', 8)]).toEqual([0, 1])
  })

  test('ROOT-HIR-12Dc: or a Bandit comes to faction pieces', () => {
    const start = scene(
      gangs,
      { controller: 'p2', pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p2: {
            pieces: [
              ['roost', 1],
              ['warrior', 2],
            ],
          },
        },
        active: 'p2',
        tasks: [daylight('p2')],
      },
    ).play(`use ${gangs}`, 'hireling-do place')
    expect(clearingsIn(start)).toEqual([1, 2])
    expect(hiredIn(start.play('hireling-at 2'), gangs).pieces.warrior?.[2]).toBe(1)
  })
})
