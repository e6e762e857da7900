import { createRandom } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { clearingsIn, daylight, move, scene } from './hirelings/scene'
import { hiredIn, hoard, on, points } from './table'

const factions = ['hundreds', 'marquise', 'eyrie'] as const

describe('the Hundreds and the Band', () => {
  const band = 'popular-band'
  /** The Hundreds with the Warlord and two warriors beside a Band of their own, in clearing 6. */
  const playing = (active: 'p1' | 'p2', rats: number, controller: 'p1' | 'p2' = active) =>
    scene(
      band,
      { controller, pieces: [['warrior', 6]] },
      {
        factions,
        active,
        sides: {
          p1: {
            pieces: [
              ['warlord', 2],
              ['warrior', 2, rats],
              ['stronghold', 2],
            ],
          },
        },
        tasks: [daylight(active)],
      },
    )

  test('ROOT-HIR-7e, ROOT-14.2.2c: in their own turn a rat or the Warlord is forced to come, in the turn of others a rat only', () => {
    const start = playing('p1', 2).play(`use ${band}`, 'hireling-at 6')
    expect(start.legal).toEqual(['hireling-whom p1', 'hireling-piece p1 warlord', 'done'])
    const came = start.play('hireling-piece p1 warlord')
    expect([on(came, 'p1', 'warlord', 6), on(came, 'p1', 'warrior', 2)]).toEqual([1, 2])
    const rat = start.play('hireling-whom p1')
    expect([on(rat, 'p1', 'warlord', 2), on(rat, 'p1', 'warrior', 6)]).toEqual([1, 1])
    const other = playing('p2', 2).play(`use ${band}`, 'hireling-at 6', 'hireling-whom p1')
    expect([on(other, 'p1', 'warlord', 2), on(other, 'p1', 'warrior', 6)]).toEqual([1, 1])
  })

  test('ROOT-HIR-7e, ROOT-14.2.2c: alone the Warlord comes in the turn of the Hundreds, and never in that of others', () => {
    const own = playing('p1', 0).play(`use ${band}`, 'hireling-at 6', 'hireling-piece p1 warlord')
    expect(on(own, 'p1', 'warlord', 6)).toBe(1)
    // Nobody can be forced: the next step asks where another warrior of the Band comes.
    expect(clearingsIn(playing('p2', 0).play(`use ${band}`))).toHaveLength(12)
  })

  test('ROOT-HIR-7d, ROOT-14.5.3a: an enemy Band keeps as many of them as came, the Warlord counted', () => {
    const start = scene(
      band,
      { controller: 'p2', pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warlord', 2],
              ['warrior', 2, 2],
              ['warrior', 6, 2],
              ['stronghold', 2],
            ],
          },
        },
        tasks: [move('p1'), move('p1')],
      },
    )
    const came = start.play('move-from 2', 'move-to 6', 'lead along', 'move-count 1').play('move-from 6', 'move-to 2')
    expect(came.legal).toEqual(['lead along', 'lead stay'])
    // Of three rats and the Warlord two have come: two may leave.
    expect(came.play('lead along').legal).toEqual(['move-count 0', 'move-count 1'])
    expect(came.play('lead stay').legal).toEqual(['move-count 1', 'move-count 2'])
  })
})

describe('the Hundreds and the Prophets', () => {
  const prophets = 'warm-sun-prophets'
  const preached = (active: 'p1' | 'p2', rats = 2) =>
    scene(
      prophets,
      { controller: active, pieces: [['warrior', 6]] },
      {
        factions,
        active,
        sides: {
          p1: {
            pieces: [
              ['warlord', 6],
              ['warrior', 6, rats],
              ['stronghold', 6],
            ],
            mood: 'bitter',
          },
          p2: { pieces: [['warrior', 6]], box: ['sword'] },
        },
        tasks: [daylight(active)],
      },
    ).play(`use ${prophets}`)

  test('ROOT-HIR-9d, ROOT-14.2.2c: everything moves: the Warlord in their own turn only', () => {
    const moved = (active: 'p1' | 'p2') => preached(active).play('hireling-do force-move', 'hireling-at 2')
    expect([on(moved('p1'), 'p1', 'warlord', 2), on(moved('p1'), 'p1', 'warrior', 2)]).toEqual([1, 2])
    expect([on(moved('p2'), 'p1', 'warlord', 2), on(moved('p2'), 'p1', 'warrior', 2)]).toEqual([0, 2])
  })

  test('ROOT-HIR-9d: the Warlord alone can be moved in their own turn, and not in that of others', () => {
    const moved = preached('p1', 0).play('hireling-do force-move', 'hireling-at 2')
    expect(on(moved, 'p1', 'warlord', 2)).toBe(1)
    expect(preached('p2', 0).legal).toEqual(['hireling-do force-battle', 'hireling-do place'])
  })

  test('ROOT-14.2.5e, ROOT-HIR-9c, ROOT-14.7.1a: forced to battle they decide on looting and Bitter in the turn of others', () => {
    const start = preached('p2').play('hireling-do force-battle', 'hireling-whom p1', 'hireling-whom p2')
    expect([start.seat, start.legal]).toEqual(['p1', ['loot yes', 'loot no']])
    const fought = start.chance({ dice: [0, 0] }).play('loot yes')
    expect([hoard(fought, 'p1'), fought.state.sides.p2?.items.reduce((sum, count) => sum + count, 0)]).toEqual([
      'sword',
      0,
    ])
  })
})

describe('the Hundreds and the Uprising', () => {
  const uprising = 'spring-uprising'
  /** The Warlord goes from 2 to 6, where the Uprising waits; a fox card lets it attack there. */
  const facing = (hand: readonly string[], mood: 'relentless' | 'rowdy' = 'rowdy') =>
    scene(
      uprising,
      { controller: 'p2', pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warlord', 2],
              ['warrior', 2, 3],
            ],
            hand,
            mood,
          },
          p2: { pieces: [['warrior', 6]] },
        },
        tasks: [{ do: 'advance', seat: 'p1', done: 0, last: false }],
      },
    )
  /** What another seat can deal for a hand that it does not see. */
  const dealt = (asked: ReturnType<typeof facing>) =>
    Array.from({ length: 20 }, (_, seed) => root.determinize(asked.view('p2'), createRandom(seed)))

  test('ROOT-HIR-3b, ROOT-INFO-20: after a move they are asked whom to battle, whatever their hand is', () => {
    const arrived = (hand: readonly string[]) => {
      const start = facing(hand)
      const { state } = start
      state.sides.p2?.pieces.warrior?.fill(0)
      return start.play('act move', 'move-to 6', 'move-count 3')
    }
    expect(arrived(['anvil']).legal).toEqual([`battle-whom ${uprising}`, 'done'])
    expect(arrived(['sword']).legal).toEqual(['done'])
    for (const world of dealt(arrived(['anvil']))) expect(root.legalActions(world).length).toBeGreaterThan(0)
  })

  test('ROOT-14.7.5a, ROOT-INFO-20: the Relentless are asked for a battle more, whatever their hand is', () => {
    const fought = (hand: readonly string[]) => {
      const start = facing(hand, 'relentless')
      // No way leads out of 6 again.
      start.state.scorched.push(2, 3, 11)
      const next = start.chance({ dice: [3, 0] })
      return next.play('act move', 'move-to 6', 'move-count 3', 'battle-whom p2')
    }
    expect(fought(['anvil']).legal).toEqual(['act battle', 'done'])
    expect(fought(['sword']).legal).toEqual(['done'])
    for (const world of dealt(fought(['anvil']))) expect(root.legalActions(world).length).toBeGreaterThan(0)
  })

  test('ROOT-HIR-3b, ROOT-INFO-20: for a battle without a move they are asked as well', () => {
    const charged = (hand: readonly string[]) => {
      const start = facing(hand)
      const { warlord } = start.state.sides.p1?.pieces ?? {}
      warlord?.fill(0)
      warlord?.splice(6, 1, 1)
      return start.play('act battle')
    }
    expect(charged(['anvil']).legal).toEqual(['battle-whom p2', `battle-whom ${uprising}`])
    expect(charged(['sword']).legal).toEqual(['battle-whom p2'])
  })

  test('ROOT-HIR-3b, ROOT-ENG-06: the open question says no more of the hand than that it may be asked', () => {
    const start = facing(['anvil']).play('act move', 'move-to 6', 'move-count 3')
    expect(start.legal).toEqual(['battle-whom p2', `battle-whom ${uprising}`, 'done'])
    for (const world of dealt(start)) expect(root.legalActions(world).length).toBeGreaterThan(1)
  })
})

describe('the Hundreds and other hirelings', () => {
  test('ROOT-HIR-4Db, ROOT-14.2.4.1b: an item of the Brigand goes to the Hoard; on a full track one leaves the game', () => {
    const start = (own: readonly ('boot' | 'bag' | 'coins')[]) =>
      scene(
        'the-brigand',
        { controller: 'p1' },
        {
          factions,
          sides: { p1: { pieces: [['warrior', 6]], hoard: own } },
          arrange({ ruins }) {
            ruins[6] = ['boot']
          },
          tasks: [daylight('p1')],
        },
      ).play('use the-brigand')
    const gained = start([])
    expect([
      hoard(gained, 'p1'),
      gained.state.ruins[6],
      gained.state.sides.p1?.items.every((count) => count === 0),
    ]).toEqual(['boot', null, true])
    const full = start(['bag', 'bag', 'coins', 'coins'])
    expect(full.legal).toEqual(['give-up boot', 'give-up bag', 'give-up coins'])
    const done = full.play('give-up coins')
    expect([hoard(done, 'p1'), points(done, 'p1')]).toEqual(['boot bag bag coins', 1])
  })

  test('ROOT-HIR-4Dc, ROOT-HIR-4b, ROOT-14.2.4.1a: Hoard items neither steal for the Brigand nor go to the Exile', () => {
    const offered = (hireling: 'the-brigand' | 'the-exile', own: { readonly hoard: readonly ['boot'] }) =>
      scene(hireling, hireling === 'the-exile' ? { controller: 'p2', forest: 0 } : { controller: 'p1' }, {
        factions,
        sides: {
          p1: { pieces: [['warlord', 1]], ...own },
          p2: { pieces: [['warrior', 1]], hand: ['anvil'] },
        },
        tasks: [daylight('p1')],
      }).legal
    expect(offered('the-brigand', { hoard: ['boot'] })).not.toContain('use brigand-theft')
    expect(offered('the-exile', { hoard: ['boot'] }).join()).not.toContain('hireling-item')
  })

  test('ROOT-HIR-13c: the Protector takes a rat and spares the Warlord', () => {
    const raged = (rats: number) =>
      scene(
        'furious-protector',
        { controller: 'p2', pawn: 6 },
        {
          factions,
          active: 'p2',
          phase: 'birdsong',
          sides: {
            p1: {
              pieces: [
                ['warlord', 6],
                ['warrior', 6, rats],
              ],
            },
            p3: { pieces: [['warrior', 6]] },
          },
          tasks: [{ do: 'hireling', seat: 'p2', hireling: 'furious-protector', step: 'rage' }],
        },
      )
    const left = (rats: number) => (['warlord', 'warrior'] as const).map((kind) => on(raged(rats), 'p1', kind, 6))
    expect([left(0), left(2), on(raged(0), 'p3', 'warrior', 6)]).toEqual([[1, 0], [1, 1], 0])
  })

  test('ROOT-HIR-12b, ROOT-HIR-12e: on a path with a bandit a rat falls; the Warlord alone passes free', () => {
    const passed = (count: number) =>
      scene(
        'highway-bandits',
        { controller: 'p2', paths: [4] },
        {
          factions,
          sides: {
            p1: {
              pieces: [
                ['warlord', 2],
                ['warrior', 2, 2],
              ],
            },
          },
          tasks: [move('p1')],
        },
      ).play('move-to 6', 'lead along', `move-count ${count}`)
    const seen = (count: number) => [on(passed(count), 'p1', 'warlord', 6), on(passed(count), 'p1', 'warrior', 6)]
    expect([seen(0), seen(1), seen(2)]).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ])
  })

  test('ROOT-14.4.1c, ROOT-3.2.1a: buildings of an enemy hireling are razed for a point each, its warriors stay', () => {
    const razed = scene(
      'vault-keepers',
      {
        controller: 'p2',
        pieces: [
          ['vault', 6],
          ['warrior', 6, 2],
        ],
      },
      { factions, sides: { p1: { pieces: [['mob', 6]] } }, tasks: [{ do: 'raze', seat: 'p1' }] },
    )
    const { pieces } = hiredIn(razed, 'vault-keepers')
    expect([pieces.vault?.[6], pieces.warrior?.[6], points(razed, 'p1')]).toEqual([0, 2, 1])
  })

  test('ROOT-HIR-13Db: a Stoic Protector keeps the pieces of its player from a mob', () => {
    const razed = scene(
      'stoic-protector',
      { controller: 'p2', pawn: 6 },
      {
        factions,
        sides: { p1: { pieces: [['mob', 6]] }, p2: { pieces: [['sawmill', 6]] }, p3: { pieces: [['roost', 6]] } },
        tasks: [{ do: 'raze', seat: 'p1' }],
      },
    )
    expect([on(razed, 'p2', 'sawmill', 6), on(razed, 'p3', 'roost', 6), points(razed, 'p1')]).toEqual([1, 0, 1])
  })

  test('ROOT-14.6.2c: a hireling of others or of nobody spoils a clearing, one of their own does not', () => {
    const scored = (controller: 'p1' | 'p2' | null) =>
      points(
        scene(
          'forest-patrol',
          { controller, pieces: [['warrior', 1]] },
          {
            factions,
            sides: { p1: { pieces: [['warrior', 1, 2]] } },
            tasks: [{ do: 'oppress', seat: 'p1' }],
          },
        ),
        'p1',
      )
    expect([scored('p1'), scored('p2'), scored(null)]).toEqual([1, 0, 0])
  })

  test('ROOT-14.2.5b: a hireling has no box to loot', () => {
    const start = scene(
      'forest-patrol',
      { controller: 'p2', pieces: [['warrior', 1]] },
      {
        factions,
        sides: { p1: { pieces: [['warlord', 1]] }, p2: { box: ['sword'] } },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
      },
    )
    expect(start.legal).not.toContain('loot yes')
  })
})
