import { describe, expect, test } from 'vitest'
import type { Faction, Hireling, State, Task } from '../../../src/root'
import { layLandmark } from '../../../src/root/rules/landmarks/laying'
import { playOn } from '../../../src/root/rules/play-on'
import { rulerOf } from '../../../src/root/rules/rule'
import { type At, belongings, type HiredAt, hand, hire, hiredIn, hoard, on, points, relation, table } from '../table'
import { battle, birdsong, daylight, move } from './scene'

type Hires = readonly (readonly [Hireling, HiredAt])[]

const meet = (
  factions: readonly Faction[],
  hires: Hires,
  sides: Partial<Record<'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6', At>>,
  tasks: readonly Task[],
  arrange: (state: State) => void = () => undefined,
) =>
  table({
    factions,
    sides,
    tasks,
    arrange(state) {
      for (const [name, at] of hires) hire(state, name, at)
      arrange(state)
    },
  })

const hiring = (state: State): void => void state.turn.used.push('mercenaries')
const warriorsOf = (asked: { readonly state: State }, name: Hireling, at: number) =>
  hiredIn(asked, name).pieces.warrior?.[at]

describe('mercenaries', () => {
  test('ROOT-11.2.7.3i, ROOT-E.3.2a: they fight hirelings that the Riverfolk control', () => {
    const start = meet(
      ['marquise', 'riverfolk'],
      [['corvid-spies', { controller: 'p2', pieces: [['warrior', 3]] }]],
      { p2: { pieces: [['warrior', 3, 2]] } },
      [daylight('p1'), battle('p1')],
      hiring,
    )
    expect(start.state.battle).toBeNull()
    const alone = meet(
      ['marquise', 'riverfolk'],
      [['corvid-spies', { controller: 'p2', pieces: [['warrior', 3]] }]],
      { p2: { pieces: [['warrior', 3, 2]] } },
      [battle('p1')],
    )
    // Without them there is nobody to fight with.
    expect(warriorsOf(alone, 'corvid-spies', 3)).toBe(1)
    const fought = meet(
      ['marquise', 'riverfolk'],
      [
        ['corvid-spies', { controller: 'p2', pieces: [['warrior', 3]] }],
        ['popular-band', { pieces: [['warrior', 3]] }],
      ],
      { p2: { pieces: [['warrior', 3, 2]] } },
      [battle('p1')],
      hiring,
    )
    expect(fought.legal).toEqual(['battle-whom corvid-spies', 'battle-whom popular-band'])
    const done = fought.chance({ dice: [1, 0] }).play('battle-whom corvid-spies')
    expect(warriorsOf(done, 'corvid-spies', 3)).toBe(0)
  })

  test('ROOT-INT-20, ROOT-E.3.1a: mercenaries and hirelings count for their player together', () => {
    const sides: Partial<Record<'p1' | 'p2' | 'p3', At>> = {
      p1: { pieces: [['warrior', 3]] },
      p2: { pieces: [['warrior', 3]] },
      p3: { pieces: [['warrior', 3, 2]] },
    }
    const ruler = (controller: 'p1' | null, arrange?: (state: State) => void) => {
      const { state } = meet(
        ['marquise', 'riverfolk', 'alliance'],
        [['corvid-spies', { controller, pieces: [['warrior', 3]] }]],
        sides,
        [],
        arrange,
      )
      return rulerOf(playOn(state), 3)
    }
    expect(ruler('p1', hiring)).toBe('p1')
    expect([ruler('p1'), ruler(null, hiring)]).toEqual([null, null])
  })
})

describe('the Cult', () => {
  test('ROOT-INT-73, ROOT-HIR-5Da, ROOT-HIR-3b: cards that hirelings cost become lost souls', () => {
    const start = meet(
      ['marquise', 'cult'],
      [
        ['rat-smugglers', { controller: 'p1' }],
        ['spring-uprising', { pieces: [['warrior', 6]] }],
      ],
      { p1: { pieces: [['warrior', 6, 2]], hand: ['anvil', 'ambush-fox'] } },
      [daylight('p1')],
    ).play('use rat-smugglers', 'hireling-card anvil', 'hireling-do battle')
    const paid = start.chance({ dice: [0, 0] }).play('hireling-card ambush-fox')
    const board = paid.state.sides.p2?.board
    expect([paid.state.discard, board?.faction === 'cult' ? board.souls : null]).toEqual([[], ['anvil', 'ambush-fox']])
  })

  test('ROOT-10.4.3.2b, ROOT-E.3.2a: a warrior of an enemy hireling is converted, of its own hireling none', () => {
    const asked = (controller: 'p1' | 'p2') =>
      meet(
        ['cult', 'marquise'],
        [['corvid-spies', { controller, pieces: [['warrior', 6, 2]] }]],
        { p1: { outcast: 'fox' } },
        [{ do: 'convert', seat: 'p1' }],
      )
    const converted = asked('p2')
    expect([on(converted, 'p1', 'warrior', 6), hiredIn(converted, 'corvid-spies').supply]).toEqual([1, 5])
    expect(on(asked('p1'), 'p1', 'warrior', 6)).toBe(0)
  })
})

test('ROOT-HIR-4Db, ROOT-14.0b: what the Brigand finds for the Hundreds lies in the Hoard, and steals nothing', () => {
  const start = meet(
    ['hundreds', 'marquise'],
    [['the-brigand', { controller: 'p1' }]],
    { p1: { pieces: [['warlord', 6]] }, p2: { pieces: [['warrior', 6]], hand: ['anvil'] } },
    [daylight('p1')],
    (state) => {
      state.ruins[6] = ['boot']
    },
  ).play('use the-brigand')
  expect([hoard(start, 'p1'), points(start, 'p1'), start.state.ruins[6]]).toEqual(['boot', 0, null])
  expect(start.legal).not.toContain('use brigand-theft')
})

describe('plots', () => {
  const bomb = (controller: 'p1' | 'p2' | null) =>
    meet(
      ['corvid', 'eyrie'],
      [
        [
          'vault-keepers',
          {
            controller,
            pieces: [
              ['warrior', 3],
              ['vault', 3],
            ],
          },
        ],
      ],
      { p1: { plots: [[3, 'bomb']], pieces: [['warrior', 3]] } },
      [{ do: 'flip-plots', seat: 'p1' }],
    ).play('flip 3')

  test('ROOT-13.7.1a, ROOT-E.3.2b, ROOT-E.3.6b: a bomb removes enemy hirelings, and a vault scores', () => {
    for (const controller of ['p2', null] as const) {
      const gone = bomb(controller)
      const { pieces, supply } = hiredIn(gone, 'vault-keepers')
      // A point for the plot, and one for the vault.
      expect([pieces.warrior?.[3], pieces.vault?.[3], supply, points(gone, 'p1')]).toEqual([0, 0, 6, 2])
    }
  })

  test('ROOT-13.7.1a, ROOT-INT-10: it spares those that the Conspiracy control', () => {
    const spared = bomb('p1')
    expect([warriorsOf(spared, 'vault-keepers', 3), points(spared, 'p1')]).toEqual([1, 1])
  })

  test('ROOT-13.7.1a, ROOT-HIR-13Db: it does not reach faction pieces beside the Stoic Protector', () => {
    const kept = meet(
      ['corvid', 'eyrie', 'alliance'],
      [['stoic-protector', { controller: 'p2', pawn: 3 }]],
      {
        p1: { plots: [[3, 'bomb']], pieces: [['warrior', 3]] },
        p2: {
          pieces: [
            ['roost', 3],
            ['warrior', 3],
          ],
        },
        p3: { pieces: [['sympathy', 3]] },
      },
      [{ do: 'flip-plots', seat: 'p1' }],
    ).play('flip 3')
    expect([on(kept, 'p2', 'roost', 3), on(kept, 'p2', 'warrior', 3), on(kept, 'p3', 'sympathy', 3)]).toEqual([1, 1, 0])
  })

  test('ROOT-13.7.2b, ROOT-13.7.2c, ROOT-E.3.12: a snare keeps hirelings of others, and pawns of them', () => {
    const snared = (controller: 'p1' | 'p2', name: Hireling, at: HiredAt) =>
      meet(['corvid', 'eyrie'], [[name, { controller, ...at }]], { p1: { plots: [[3, 'snare', 'up']] } }, [
        birdsong(controller),
      ])
    expect(hiredIn(snared('p2', 'stoic-protector', { pawn: 3 }), 'stoic-protector').pawn).toBe(3)
    expect(snared('p1', 'stoic-protector', { pawn: 3 }).legal).toContain('hireling-at 6')
    // The rest of the text is done: the rage of the Protector falls on the clearing where it is kept.
    const raging = meet(
      ['corvid', 'eyrie'],
      [['furious-protector', { controller: 'p2', pawn: 3 }]],
      { p1: { plots: [[3, 'snare', 'up']], pieces: [['warrior', 3, 2]] } },
      [birdsong('p2')],
    )
    expect(on(raging, 'p1', 'warrior', 3)).toBe(1)
  })
})

test('ROOT-12.2.3a, ROOT-E.3.6a: a market lost to a hireling costs a minister, and brings nobody a point', () => {
  const start = meet(
    ['alliance', 'duchy'],
    [['corvid-spies', { controller: 'p1', pieces: [['warrior', 3, 2]] }]],
    { p2: { pieces: [['market', 3]], swayed: ['foremole', 'captain'], hand: ['anvil'] } },
    [daylight('p1')],
  )

    .play('use corvid-spies')
    .play('hireling-do battle')
    .chance({ dice: [1, 0] })
    .play('ambush nothing')
  expect([on(start, 'p2', 'market', 3), points(start, 'p1')]).toEqual([0, 0])
  expect([start.seat, start.legal]).toEqual(['p2', ['lose-minister foremole', 'lose-minister captain']])
})

describe('Vagabonds', () => {
  test('ROOT-9.2.9.2.3, ROOT-E.3.2b: an ally fights along against hirelings', () => {
    const start = meet(
      ['vagabond', 'eyrie'],
      [['corvid-spies', { pieces: [['warrior', 6, 3]] }]],
      { p1: { pawn: 6, items: ['sword'], relations: { p2: 3 } }, p2: { pieces: [['warrior', 6, 2]] } },
      [{ do: 'battle-whom', seat: 'p1', at: 6 }],
    ).play('battle-whom corvid-spies')
    const done = start.chance({ dice: [3, 0] }).play('battle-with p2')
    expect(warriorsOf(done, 'corvid-spies', 6)).toBe(0)
    expect([relation(done, 'p1', 'p2'), points(done, 'p1')]).toEqual([3, 0])
  })

  test('ROOT-9.2.9.3b, ROOT-E.3.6a: what its hireling removes makes nobody hostile, and is no infamy', () => {
    const sally = (relations: number) =>
      meet(
        ['vagabond', 'eyrie'],
        [['corvid-spies', { controller: 'p1', pieces: [['warrior', 6, 3]] }]],
        { p1: { pawn: 3, relations: { p2: relations } }, p2: { pieces: [['warrior', 6, 2]] } },
        [daylight('p1')],
      )
        .chance({ dice: [2, 0] })
        .play('use corvid-spies')
    expect([relation(sally(1), 'p1', 'p2'), points(sally(-1), 'p1')]).toEqual([1, 0])
    expect(on(sally(1), 'p2', 'warrior', 6)).toBe(0)
  })

  test('ROOT-E.3.2a, ROOT-9.2.8f: the partner in a coalition pays no toll to the bandits of the Vagabond', () => {
    const walk = (partner: 'p1' | null) =>
      meet(
        ['vagabond', 'eyrie', 'alliance', 'cult'],
        [['highway-bandits', { controller: 'p1', paths: [0] }]],
        { p2: { pieces: [['warrior', 1, 2]] } },
        [move('p2')],
        (state) => {
          state.active = 'p2'
          if (!partner) return
          Object.assign(state.sides.p1 ?? {}, { partner: 'p2' })
          Object.assign(state.sides.p2 ?? {}, { partner: 'p1' })
        },
      )
    const asked = walk('p1')
    const [way] = playOn(asked.state).ground.paths
    const to = way?.find((each) => each !== 1)
    expect(way).toContain(1)
    const count = (partner: 'p1' | null) =>
      on(walk(partner).play(`move-to ${to}`, 'move-count 2'), 'p2', 'warrior', to ?? 0)
    expect([count('p1'), count(null)]).toEqual([2, 1])
  })

  test('ROOT-INT-11, ROOT-HIR-3c: the rising of an enemy damages three items of a Vagabond there', () => {
    const start = meet(
      ['eyrie', 'vagabond'],
      [
        [
          'spring-uprising',
          {
            controller: 'p1',
            pieces: [
              ['warrior', 3],
              ['warrior', 6],
              ['warrior', 7],
            ],
          },
        ],
      ],
      { p2: { pawn: 6, items: ['boot', 'sword', 'tea'] } },
      [{ do: 'hireling', seat: 'p1', hireling: 'spring-uprising', step: 'strike', suit: 'fox' }],
    )
    const struck = start.play(...(start.legal.includes('hireling-at 6') ? ['hireling-at 6'] : []))
    expect([belongings(struck, 'p2').damaged.split(' ').length, belongings(struck, 'p2').ready]).toEqual([3, ''])
  })
})

describe('six seats', () => {
  const factions: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'cult', 'duchy', 'corvid']

  test('ROOT-HIR-8c: guests of the Flotilla draw in turn order from its controller on, round the table', () => {
    const at = 4
    const start = meet(
      factions,
      [['riverfolk-flotilla', { controller: 'p5', pawn: at }]],
      { p1: { pieces: [['warrior', at]] }, p3: { pieces: [['sympathy', at]] }, p5: { pieces: [['warrior', at]] } },
      [birdsong('p5')],
    )
    const asked: (string | null)[] = []
    let now = start
    while (now.legal.includes('hireling-do draw')) {
      asked.push(now.seat)
      now = now.play('done')
    }
    expect(asked).toEqual(['p5', 'p1', 'p3'])
  })

  test('ROOT-E.1.3b, ROOT-E.1.3c: a hireling may go to each of five others, who is given it rolls and stays last', () => {
    const start = meet(
      factions,
      [['corvid-spies', { controller: 'p6', markers: 1 }]],
      {},
      [{ do: 'hiring', seat: 'p6' }],
      (state) => {
        state.active = 'p6'
        for (const seat of state.seats) Object.assign(state.sides[seat] ?? {}, { score: seat === 'p2' ? 5 : 1 })
      },
    )
    expect(start.legal).toEqual([1, 2, 3, 4, 5].map((seat) => `hireling-give corvid-spies p${seat}`))
    const leader = start.chance({ dice: [5] }).play('hireling-give corvid-spies p2')
    expect([hiredIn(leader, 'corvid-spies').controller, hiredIn(leader, 'corvid-spies').markers]).toEqual(['p2', 2])
    const other = start.chance({ dice: [5] }).play('hireling-give corvid-spies p1')
    expect(hiredIn(other, 'corvid-spies').markers).toBe(4)
  })

  test('ROOT-E.3.8, ROOT-E.3.1b: hits on a hireling that nobody controls are placed by the seat whose turn it is', () => {
    const start = meet(
      factions,
      [
        ['sunward-expedition', { pieces: [['foothold', 6]] }],
        ['vault-keepers', { pieces: [['vault', 6, 2]] }],
      ],
      { p4: { pieces: [['warrior', 6, 2]] } },
      [battle('p4')],
      (state) => {
        state.active = 'p4'
      },
    )
    expect([start.seat, start.legal]).toEqual(['p4', ['battle-whom sunward-expedition', 'battle-whom vault-keepers']])
    // Presence 2 of the vaults against 2 warriors: nobody rules.
    expect(rulerOf(playOn(start.state), 6)).toBeNull()
    const fought = start.chance({ dice: [0, 0] }).play('battle-whom sunward-expedition')
    expect([hiredIn(fought, 'sunward-expedition').pieces.foothold?.[6], points(fought, 'p4')]).toEqual([0, 1])
  })
})

test('ROOT-INT-31, ROOT-8.2.6a: who is forced into a sympathetic clearing by the Band owes the Outrage', () => {
  const start = meet(
    ['marquise', 'alliance', 'eyrie'],
    [['popular-band', { controller: 'p1', pieces: [['warrior', 6]] }]],
    { p2: { pieces: [['sympathy', 6]] }, p3: { pieces: [['warrior', 3]], hand: ['ambush-fox'] } },
    [daylight('p1')],
  ).play('use popular-band', 'hireling-at 6', 'hireling-whom p3')
  expect([start.seat, on(start, 'p3', 'warrior', 6), hand(start, 'p1')]).toEqual(['p3', 1, []])
})

test('ROOT-HIR-1c, ROOT-E.3.11: the warriors of the card come back to no clearing where a snare lies', () => {
  const start = meet(
    ['eyrie', 'corvid'],
    [
      [
        'forest-patrol',
        {
          controller: 'p1',
          kept: 2,
          pieces: [
            ['warrior', 3],
            ['warrior', 6],
          ],
        },
      ],
    ],
    { p2: { plots: [[3, 'snare', 'up']] } },
    [daylight('p1')],
  ).play('use forest-patrol', 'hireling-do place')
  expect([warriorsOf(start, 'forest-patrol', 3), warriorsOf(start, 'forest-patrol', 6)]).toEqual([1, 3])
})

test('ROOT-HIR-11b, ROOT-E.3.2a: the Spies of a Vagabond rob enemies, not its partner', () => {
  const rob = (partner: boolean) =>
    meet(
      ['vagabond', 'eyrie', 'alliance', 'cult'],
      [['corvid-spies', { controller: 'p1', pieces: [['warrior', 6, 6]] }]],
      {
        p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
        p3: { pieces: [['sympathy', 6]], hand: ['sword'] },
      },
      [daylight('p1')],
      (state) => {
        if (!partner) return
        Object.assign(state.sides.p1 ?? {}, { partner: 'p2' })
        Object.assign(state.sides.p2 ?? {}, { partner: 'p1' })
      },
    ).play('use corvid-spies', 'hireling-do rob')
  expect([[...hand(rob(true), 'p1')].sort(), [...hand(rob(false), 'p1')].sort()]).toEqual([
    ['sword'],
    ['anvil', 'sword'],
  ])
})

test('ROOT-HIR-11Da: a token alone is enough for the extra hit of the Sentries', () => {
  const start = meet(
    ['alliance', 'eyrie', 'marquise'],
    [['raven-sentries', { controller: 'p1' }]],
    {
      p1: {
        pieces: [
          ['sympathy', 6],
          ['warrior', 6],
        ],
      },
      p2: { pieces: [['warrior', 6, 2]] },
      p3: { pieces: [['warrior', 6]] },
    },
    [battle('p1')],
  )
    .chance({ dice: [1, 0] })
    .play('battle-whom p2')
  expect(on(start, 'p2', 'warrior', 6)).toBe(0)
})

test('ROOT-HIR-13Db: the Stoic Protector shields the clearing where it stands, and no other', () => {
  const attacked = (pawn: number) =>
    meet(
      ['marquise', 'eyrie', 'alliance'],
      [['stoic-protector', { controller: 'p2', pawn }]],
      {
        p1: { pieces: [['warrior', 6, 2]] },
        p2: { pieces: [['warrior', 6]] },
        p3: {
          pieces: [
            ['sympathy', 6],
            ['warrior', 6],
          ],
        },
      },
      [{ do: 'battle-whom', seat: 'p1', at: 6 }, battle('p1')],
    ).legal
  expect(attacked(3)).toEqual(['battle-whom p2', 'battle-whom p3'])
  expect(attacked(6)).not.toContain('battle-whom p2')
})

test('ROOT-E.3.7a, ROOT-E.3.7b, ROOT-8.2.6e: for a token that a hireling removes its controller owes the Outrage', () => {
  const start = meet(
    ['marquise', 'alliance'],
    [['flame-bearers', { controller: 'p1', pieces: [['warrior', 6]] }]],
    { p1: { hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } },
    [birdsong('p1')],
  )
  expect([on(start, 'p2', 'sympathy', 6), start.seat, start.state.agenda.at(-1)?.do]).toEqual([0, 'p1', 'outrage-card'])
})

test('ROOT-CARD-41, ROOT-HIR-12b: an Emigre whose only warrior falls to a bandit finds no battle and is discarded', () => {
  const emigre = (warriors: number) =>
    table({
      factions: ['eyrie', 'marquise'],
      deck: 'exiles',
      phase: 'birdsong',
      sides: {
        p1: { leader: 'builder', pieces: [['warrior', 2, warriors]], crafted: ['eyrie-emigre'] },
        p2: { pieces: [['warrior', 6]] },
      },
      // A bandit on the path from 2 to 6.
      arrange: (state) => void hire(state, 'highway-bandits', { paths: [4] }),
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong.end' }],
    })
  const fallen = emigre(1).play('move-to 6')
  expect([on(fallen, 'p1', 'warrior', 2), on(fallen, 'p1', 'warrior', 6)]).toEqual([0, 0])
  expect([fallen.state.sides.p1?.crafted, on(fallen, 'p2', 'warrior', 6)]).toEqual([[], 1])
  const fought = emigre(2)
    .chance({ dice: [1, 0] })
    .play('move-to 6', 'move-count 2')
  expect([fought.state.sides.p1?.crafted, on(fought, 'p2', 'warrior', 6)]).toEqual([['eyrie-emigre'], 0])
})

test('ROOT-HIR-9c, ROOT-7.8.3, ROOT-15.2.4a, ROOT-15.2.5a: the Eyrie, forced to battle, hit as their Commander and win the trophy', () => {
  const start = meet(
    ['marquise', 'eyrie', 'keepers'],
    [['warm-sun-prophets', { controller: 'p1', pieces: [['warrior', 6]] }]],
    {
      p2: { leader: 'commander', pieces: [['warrior', 6, 2]] },
      p3: {
        pieces: [
          ['tablet-2', 6],
          ['warrior', 6],
        ],
      },
    },
    [daylight('p1')],
  ).play('use warm-sun-prophets', 'hireling-do force-battle', 'hireling-whom p2')
  // Two rolled and the Commander's; the Knights ignore one of the three.
  const fought = start.chance({ dice: [2, 0] }).play('hireling-whom p3')
  expect([on(fought, 'p3', 'warrior', 6), on(fought, 'p3', 'tablet-2', 6)]).toEqual([0, 0])
  expect([points(fought, 'p1'), points(fought, 'p2')]).toEqual([0, 2])
  expect([fought.seat, fought.state.agenda.at(-1)?.do]).toEqual(['p2', 'trophy'])
})

test('ROOT-LM-3c, ROOT-E.3.2b, ROOT-HIR-6b: a vault in the slot of the Treetop brings two points, another one', () => {
  const start = meet(
    ['marquise', 'eyrie', 'alliance'],
    [['vault-keepers', { controller: 'p2', pieces: [['vault', 1, 2]] }]],
    {
      p1: {
        hand: ['favor-of-the-foxes'],
        pieces: [
          ['workshop', 6],
          ['workshop', 8],
          ['workshop', 12],
        ],
      },
    },
    [daylight('p1')],
    ({ landmarks }) =>
      void landmarks.push({ landmark: 'elder-treetop', at: 1, building: { owner: 'vault-keepers', kind: 'vault' } }),
  ).play('craft favor-of-the-foxes')
  expect(points(start, 'p1')).toBe(3)
})

test('ROOT-INT-62, ROOT-HIR-3b, ROOT-HIR-1Da: in the Lost City a card of any suit pays the Uprising and the Physicians', () => {
  const inCity = (hires: Hires, side: At, task: Task) =>
    meet(
      ['duchy', 'eyrie'],
      hires,
      { p1: { hand: ['anvil', 'bake-sale'], ...side } },
      [task, daylight('p1')],
      (state) => layLandmark(playOn(state), 'lost-city', 4),
    )
  const uprising = inCity(
    [['spring-uprising', { pieces: [['warrior', 4]] }]],
    { pieces: [['warrior', 4, 2]] },
    battle('p1'),
  )
  expect(uprising.legal).toEqual(['hireling-card anvil', 'hireling-card bake-sale'])
  const physicians = inCity(
    [['feline-physicians', { controller: 'p1' }]],
    { pieces: [['warrior', 4, 2]] },
    { do: 'tax', seat: 'p1' },
  )
  expect(physicians.legal).toEqual(['hireling-card anvil', 'hireling-card bake-sale', 'done'])
})
