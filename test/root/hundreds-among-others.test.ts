import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { playOn } from '../../src/root/rules/play-on'
import { hand, hoard, on, points, table } from './table'

const over = ['reward points', 'reward cards']
const warlord = [['warlord', 1]] as const

describe('the Hundreds and the Riverfolk', () => {
  test('ROOT-14.2.2e, ROOT-11.2.6b: a fallen Warlord in the supply is no payment', () => {
    const buyer = (rats: number) =>
      table({
        factions: ['riverfolk', 'hundreds'],
        sides: {
          p1: { pieces: [['warrior', 5]], hand: ['anvil'], prices: { 'hand-card': 2, riverboats: 2, mercenaries: 2 } },
          p2: { pieces: [['warrior', 1, 20 - rats]] },
        },
        active: 'p2',
        phase: 'birdsong',
        tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
      })
    expect(buyer(2).legal).toEqual(['buy hand-card', 'buy riverboats', 'buy mercenaries', 'done'])
    expect(buyer(1).legal).toEqual(over)
  })

  test('ROOT-14.2.5d, ROOT-11.2.7.3e: rule by mercenaries is enough to take the loot', () => {
    const fought = table({
      factions: ['hundreds', 'riverfolk', 'marquise'],
      sides: {
        p1: { pieces: warlord, mood: 'rowdy' },
        p2: { pieces: [['warrior', 1, 2]] },
        p3: { pieces: [['warrior', 1, 2]], box: ['sword'] },
      },
      arrange: ({ turn }) => void turn.used.push('mercenaries'),
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
      .chance({ dice: [0, 0] })
      .play('battle-whom p3', 'loot yes')
    expect([hoard(fought, 'p1'), on(fought, 'p3', 'warrior', 1)]).toEqual(['sword', 2])
  })
})

describe('the Hundreds and the Alliance', () => {
  test('ROOT-8.2.6a, ROOT-14.2.2a: the Warlord that marches alone to sympathy owes Outrage', () => {
    const start = table({
      factions: ['hundreds', 'alliance'],
      sides: { p1: { pieces: warlord, hand: ['bake-sale'] }, p2: { pieces: [['sympathy', 5]] } },
      tasks: [{ do: 'advance', seat: 'p1', done: 0, last: true }],
    }).play('act move', 'move-to 5')
    expect([start.legal, on(start, 'p1', 'warlord', 5)]).toEqual([['outrage bake-sale'], 1])
    expect(start.play('outrage bake-sale').legal).toEqual(['battle-whom p2', 'done'])
  })

  test('ROOT-14.4.1c, ROOT-INT-80: the point that ends the game ends the raze', () => {
    const won = table({
      factions: ['hundreds', 'alliance'],
      sides: {
        p1: { pieces: [['mob', 6]], score: 29, hand: ['anvil'] },
        p2: { pieces: [['sympathy', 6]] },
      },
      arrange({ ruins }) {
        ruins[6] = ['boot']
      },
      tasks: [{ do: 'raze', seat: 'p1' }],
    })
    expect([won.outcome?.winners, hoard(won, 'p1'), won.state.ruins[6]]).toEqual([['p1'], '', ['boot']])
  })
})

describe('the Hundreds and the Corvids', () => {
  test('ROOT-13.7.1a, ROOT-14.2.2b, ROOT-INT-10: the bomb takes rats, strongholds and mobs, and leaves the Warlord', () => {
    const bombed = table({
      factions: ['corvid', 'hundreds'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 1]], plots: [[1, 'bomb']] },
        p2: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, 3],
            ['stronghold', 1],
            ['mob', 1],
          ],
        },
      },
      tasks: [{ do: 'flip-plots', seat: 'p1' }],
    }).play('flip 1')
    const left = (['warlord', 'warrior', 'stronghold', 'mob'] as const).map((kind) => on(bombed, 'p2', kind, 1))
    // A point for the flip, and two for what it took.
    expect([left, points(bombed, 'p1'), bombed.state.sides.p2?.supply]).toEqual([[1, 0, 0, 0], 3, 20])
  })

  test('ROOT-13.7.2a, ROOT-14.4.3b: where all rats stand in a snare, the Warlord comes to any other clearing', () => {
    const start = table({
      factions: ['hundreds', 'corvid'],
      sides: { p1: { pieces: [['warrior', 1, 2]] }, p2: { plots: [[1, 'snare', 'up']] } },
      tasks: [{ do: 'anoint', seat: 'p1' }],
    })
    expect(start.legal).toHaveLength(11)
    expect(start.refusal('anoint 1')).toMatchObject({ rule: 'ROOT-13.7.2a' })
    const done = start.play('anoint 2')
    expect([on(done, 'p1', 'warrior', 1), on(done, 'p1', 'warlord', 2), done.state.sides.p1?.supply]).toEqual([
      2, 1, 18,
    ])
  })

  test('ROOT-14.4.1a, ROOT-3.2.1a: a plot that lies face down is razed for a point, and does nothing', () => {
    const razed = table({
      factions: ['hundreds', 'corvid'],
      sides: {
        p1: {
          pieces: [
            ['mob', 1],
            ['warrior', 1],
          ],
        },
        p2: { plots: [[1, 'bomb']] },
      },
      tasks: [{ do: 'raze', seat: 'p1' }],
    })
    expect([on(razed, 'p2', 'plot', 1), points(razed, 'p1'), on(razed, 'p1', 'warrior', 1)]).toEqual([0, 1, 1])
  })
})

describe('the Hundreds and the Cult', () => {
  test('ROOT-10.4.3.3, ROOT-14.2.2b: a stronghold is sanctified under the Warlord, who is not converted', () => {
    const start = table({
      factions: ['cult', 'hundreds'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 6, 4]], acolytes: 5, outcast: 'fox' },
        p2: {
          pieces: [
            ['warlord', 6],
            ['stronghold', 6],
          ],
        },
      },
      tasks: [{ do: 'conspiracy', seat: 'p1' }],
    })
    expect(start.legal).toEqual(['conspire crusade', 'conspire sanctify', 'done'])
    const done = start.play('conspire sanctify')
    expect([on(done, 'p2', 'stronghold', 6), on(done, 'p2', 'warlord', 6), on(done, 'p1', 'garden-fox', 6)]).toEqual([
      0, 1, 1,
    ])
  })
})

describe('the Hundreds and the Duchy', () => {
  test('ROOT-14.4.1a, ROOT-12.2.2a: a razed tunnel scores and leaves the Burrow as it is', () => {
    const razed = table({
      factions: ['hundreds', 'duchy'],
      sides: {
        p1: { pieces: [['mob', 6]] },
        p2: {
          pieces: [
            ['tunnel', 6],
            ['warrior', 6, 2],
            ['warrior', 0, 3],
          ],
        },
      },
      tasks: [{ do: 'raze', seat: 'p1' }],
    })
    expect([points(razed, 'p1'), on(razed, 'p2', 'tunnel', 6), on(razed, 'p2', 'warrior', 0)]).toEqual([1, 0, 3])
    expect(on(razed, 'p2', 'warrior', 6)).toBe(2)
  })
})

describe('the Hundreds and the Eyrie', () => {
  test('ROOT-7.2.2a, ROOT-14.2.5d: a tie with the Eyrie is no rule, so nothing is looted', () => {
    const fought = (rats: number) =>
      table({
        factions: ['hundreds', 'eyrie'],
        sides: {
          p1: {
            pieces: [
              ['warlord', 1],
              ['warrior', 1, rats],
            ],
            mood: 'rowdy',
          },
          p2: { pieces: [['warrior', 1, 2]], box: ['boot'] },
        },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
      })
        .chance({ dice: [3, 0] })
        .play('loot yes')
    expect([hoard(fought(1), 'p1'), hoard(fought(2), 'p1')]).toEqual(['', 'boot'])
  })
})

describe('the Hundreds and the Vagabond', () => {
  test('ROOT-9.7.3d, ROOT-INFO-07: what they left under a ruin the Vagabond explores, and they know it no more', () => {
    const start = table({
      factions: ['hundreds', 'vagabond', 'vagabond2'],
      sides: {
        p1: { pieces: [['mob', 6]] },
        p2: { pawn: 6, items: ['torch'] },
      },
      arrange({ ruins }) {
        for (const at of [6, 10, 11, 12]) ruins[at] = ['boot', 'sword']
      },
      tasks: [
        { do: 'raze', seat: 'p1' },
        { do: 'vagabond-daylight', seat: 'p2' },
      ],
    }).play('take sword')
    expect([root.view(start.state, 'p1').looked[6], root.view(start.state, 'p2').looked[6]]).toEqual([['boot'], null])
    const explored = start.play('act explore')
    expect([hoard(start, 'p1'), start.state.ruins[6], explored.state.ruins[6]]).toEqual(['sword', ['boot'], null])
    expect([explored.state.sides.p1?.board, root.check(explored.state)]).toMatchObject([{ looked: [] }, []])
  })

  test('ROOT-14.7.1a, ROOT-ENG-04: attacked by the Vagabond they answer with Bitter in its turn', () => {
    const start = table({
      factions: ['hundreds', 'vagabond'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['mob', 1],
            ['mob', 5],
          ],
          mood: 'bitter',
        },
        p2: { pawn: 1, items: ['sword'] },
      },
      active: 'p2',
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
    expect([start.seat, start.legal]).toEqual(['p1', ['muster 1', 'muster 5', 'done']])
    const fought = start.chance({ dice: [0, 0] }).play('muster 5', 'done')
    expect([on(fought, 'p1', 'mob', 5), on(fought, 'p1', 'warrior', 1), points(fought, 'p2')]).toEqual([0, 1, 0])
  })
})

describe('the Hundreds and the Forge', () => {
  test('ROOT-LM-5c, ROOT-14.2.3b: an item of the Forge brings a card and a point, kept or removed', () => {
    const start = table({
      factions: ['hundreds', 'marquise'],
      sides: { p1: { pieces: [['stronghold', 7]], hand: ['root-tea-mouse'] } },
      arrange: (state) => layLandmark(playOn(state), 'legendary-forge', 7),
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    }).play('craft root-tea-mouse')
    const kept = start.play('keep item')
    const scored = start.play('keep points')
    expect([points(kept, 'p1'), hoard(kept, 'p1'), hand(kept, 'p1').length]).toEqual([1, 'tea', 1])
    expect([points(scored, 'p1'), hoard(scored, 'p1'), hand(scored, 'p1').length]).toEqual([3, '', 1])
  })
})
