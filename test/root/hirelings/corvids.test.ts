import { describe, expect, test } from 'vitest'
import { hand, hire, hiredIn, on, points } from '../table'
import { battle, beginning, clearingsIn, daylight, scene } from './scene'

const factions = ['marquise', 'eyrie', 'alliance'] as const
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const name = 'corvid-spies'

describe('the Corvid Spies', () => {
  test('ROOT-HIR-11a: two clearings of one suit get a warrior each', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(clearingsIn(start)).toEqual(all)
    const second = start.play('hireling-at 6')
    expect(clearingsIn(second)).toEqual([1, 8, 12])
    const done = hiredIn(second.play('hireling-at 12'), name)
    expect([done.pieces.warrior?.[6], done.pieces.warrior?.[12]]).toEqual([1, 1])
  })

  const among = () =>
    scene(
      name,
      { controller: 'p1', pieces: [['warrior', 9]] },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warrior', 3],
              ['warrior', 6],
            ],
            hand: ['sword'],
          },
          p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
          p3: {
            pieces: [
              ['sympathy', 6],
              ['warrior', 8],
            ],
            hand: ['bake-sale'],
          },
        },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`)

  test('ROOT-HIR-11b: two Spies come to pieces of enemies, also both to one clearing', () => {
    const start = among()
    expect(start.legal).toEqual(['hireling-at 6', 'hireling-at 8'])
    const second = start.play('hireling-at 6')
    expect(second.legal).toEqual(['hireling-at 6', 'hireling-at 8'])
    const done = second.play('hireling-at 6')
    expect([hiredIn(done, name).pieces.warrior?.[6], done.legal]).toEqual([
      2,
      ['hireling-do battle', 'hireling-do rob'],
    ])
  })

  test('ROOT-HIR-11b, ROOT-11.2.7.3d, ROOT-G.1.6: mercenaries of their controller are no enemy pieces to come to', () => {
    const start = (used: readonly string[]) =>
      scene(
        name,
        { controller: 'p1' },
        {
          factions: ['marquise', 'riverfolk'],
          sides: {
            p2: {
              pieces: [
                ['warrior', 4],
                ['warrior', 7],
                ['post-mouse', 7],
                ['post-fox', 8],
              ],
            },
          },
          tasks: [daylight('p1')],
          arrange: ({ turn }) => void turn.used.push(...used),
        },
      ).play(`use ${name}`)
    expect(clearingsIn(start([]))).toEqual([4, 7, 8])
    expect(clearingsIn(start(['mercenaries']))).toEqual([7, 8])
  })

  test('ROOT-HIR-11b, ROOT-E.3.9: a battle in each clearing with Spies and an enemy, none left out, in any order', () => {
    const start = among().play('hireling-at 6').play('hireling-at 8').play('hireling-do battle')
    // In 9 there is no enemy.
    expect(start.legal).toEqual(['hireling-at 6', 'hireling-at 8'])
    const sixth = start.play('hireling-at 6')
    expect(sixth.legal).toEqual(['battle-whom p2', 'battle-whom p3'])
    const eighth = sixth
      .play('battle-whom p2')
      .chance({ dice: [1, 0] })
      .play('ambush nothing')
      .chance({ dice: [1, 0] })
      .play('ambush nothing')
    expect([on(eighth, 'p2', 'warrior', 6), points(eighth, 'p1')]).toEqual([0, 0])
    expect([on(eighth, 'p3', 'warrior', 8) + (hiredIn(eighth, name).pieces.warrior?.[8] ?? 0)]).toEqual([1])
  })

  test('ROOT-HIR-11b: or each enemy player with faction pieces in one clearing with a Spy loses a random card', () => {
    const start = among().play('hireling-at 6').play('hireling-at 8').play('hireling-do rob')
    expect(start.legal).toEqual(['hireling-at 6', 'hireling-at 8'])
    const robbed = start.play('hireling-at 6')
    expect([hand(robbed, 'p1'), hand(robbed, 'p2'), hand(robbed, 'p3')]).toEqual([
      ['sword', 'anvil', 'bake-sale'],
      [],
      [],
    ])
    const gave = robbed.events.flatMap((event) => (event.type === 'gave' ? [event.seat] : []))
    expect(gave).toEqual(['p2', 'p3'])
    // Others see that a card changed hands, not which.
    expect(robbed.view('p3').sides.p2?.handSize).toBe(0)
    expect(robbed.view('p2').sides.p1?.hand).toBeNull()
  })
})

describe('the Raven Sentries', () => {
  const fight = (controller: 'p1' | 'p2' | null, piece: 'workshop' | 'warrior', attacker: 'p1' | 'p2' = 'p1') =>
    scene(
      'raven-sentries',
      { controller },
      {
        factions: ['marquise', 'eyrie'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 6, 2],
              [piece, 6],
            ],
          },
          p2: { pieces: [['warrior', 6, 6]] },
        },
        active: attacker,
        tasks: [battle(attacker)],
      },
    )

  test('ROOT-HIR-11Da: their controller deals an extra hit where it has a building or token, attacking or defending', () => {
    const lost = (...args: Parameters<typeof fight>): number => 6 - on(fight(...args), 'p2', 'warrior', 6)
    expect(lost('p1', 'workshop') - lost(null, 'workshop')).toBe(1)
    expect(lost('p2', 'workshop')).toBe(lost(null, 'workshop'))
    expect(lost('p1', 'warrior')).toBe(lost(null, 'warrior'))
    expect(lost('p1', 'workshop', 'p2') - lost(null, 'workshop', 'p2')).toBe(1)
  })

  test('ROOT-E.3.5c: they do not serve another hireling of their controller', () => {
    const spies = (sentries: boolean) =>
      scene(
        'corvid-spies',
        { controller: 'p1', pieces: [['warrior', 6]] },
        {
          factions: ['marquise', 'eyrie'],
          sides: { p1: { pieces: [['workshop', 6]] }, p2: { pieces: [['warrior', 6, 4]] } },
          tasks: [{ do: 'battle', seat: 'p1', suit: 'bird', owner: 'corvid-spies' }],
          arrange(state) {
            if (sentries) hire(state, 'raven-sentries', { controller: 'p1' })
          },
        },
      )
    expect(on(spies(true), 'p2', 'warrior', 6)).toBe(on(spies(false), 'p2', 'warrior', 6))
  })

  test('ROOT-EX-16: both sides hit twice, all four pieces leave, and the active seat of two with 30 points wins', () => {
    const start = scene(
      'raven-sentries',
      { controller: 'p1' },
      {
        factions: ['marquise', 'eyrie'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 6],
              ['workshop', 6],
            ],
            score: 29,
          },
          p2: {
            pieces: [
              ['warrior', 6],
              ['roost', 6],
            ],
            score: 29,
            crafted: ['sappers'],
            hand: ['anvil'],
          },
        },
        tasks: [{ do: 'battle-whom', seat: 'p1', at: 6 }],
      },
    )
    const fought = start
      .chance({ dice: [1, 1] })
      .play('ambush nothing')
      .play('effect sappers')
    expect([points(fought, 'p1'), points(fought, 'p2'), fought.state.result?.winners]).toEqual([30, 30, ['p1']])
    expect([on(fought, 'p1', 'workshop', 6), on(fought, 'p2', 'roost', 6)]).toEqual([0, 0])
  })
})
