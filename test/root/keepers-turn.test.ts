import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { keepersOf } from '../../src/root/rules/factions/keepers/board'
import { type At, hand, on, type Position, points, relicsIn, retinue, table } from './table'

const pair = ['keepers', 'marquise'] as const
const encamp: Task = { do: 'encamp', seat: 'p1', done: [] }
const decamp: Task = { do: 'decamp', seat: 'p1', done: [] }
const recruit: Task = { do: 'keepers-recruit', seat: 'p1' }
const gather: Task = { do: 'gather-retinue', seat: 'p1', added: false }
const column = (name: 'move' | 'delve' | 'recover'): Task => ({ do: 'retinue-column', seat: 'p1', column: name })
const [tablet, jewelry, figure] = [
  'waystation-tablet-jewelry',
  'waystation-jewelry-figure',
  'waystation-figure-tablet',
] as const

const at = (p1: At, tasks: readonly Task[], p2: At = {}, more: Partial<Position> = {}) =>
  table({ factions: pair, sides: { p1, p2 }, tasks, ...more })
const birdsong = { phase: 'birdsong' } as const
const evening = { phase: 'evening' } as const

describe('Birdsong', () => {
  test('ROOT-15.4.1a, ROOT-15.0b, ROOT-15.2.2, ROOT-DP-50: once in each clearing a warrior becomes a waystation, any of them with either side up', () => {
    const start = at(
      {
        pieces: [
          ['warrior', 2, 3],
          ['warrior', 7],
          ['warrior', 1],
        ],
      },
      [encamp],
      {},
      birdsong,
    )
    expect(start.legal).toEqual(['encamp 1', 'encamp 2', 'encamp 7', 'done'])
    const first = start.play('encamp 2')
    expect(first.legal).toHaveLength(6)
    const pitched = first.play(`waystation ${tablet}`)
    expect([on(pitched, 'p1', 'warrior', 2), on(pitched, 'p1', tablet, 2), pitched.state.sides.p1?.supply]).toEqual([
      2, 1, 11,
    ])
    expect(pitched.legal).toEqual(['encamp 1', 'encamp 7', 'done'])
    const second = pitched.play('encamp 7')
    expect(second.legal).toEqual([
      'waystation waystation-figure-tablet',
      'waystation waystation-tablet-figure',
      'waystation waystation-jewelry-figure',
      'waystation waystation-figure-jewelry',
    ])
  })

  test('ROOT-15.4.1b: it needs an open slot and a place where pieces can be placed', () => {
    const start = at(
      {
        pieces: [
          ['warrior', 1],
          ['warrior', 2],
          ['warrior', 3],
        ],
      },
      [encamp],
      {
        pieces: [
          ['sawmill', 1],
          ['keep', 3],
        ],
      },
      birdsong,
    )
    expect(start.legal).toEqual(['encamp 2', 'done'])
  })

  test('ROOT-15.4.1c: with nothing on the map a waystation and a warrior come to the edge, to an open slot; it is not optional', () => {
    const start = at(
      {},
      [encamp],
      {
        pieces: [
          ['sawmill', 1],
          ['keep', 3],
        ],
      },
      birdsong,
    )
    expect(start.legal).toEqual(['encamp 2', 'encamp 4', 'encamp 5', 'encamp 6', 'encamp 7', 'encamp 8', 'encamp 9'])
    const done = start.play('encamp 6', `waystation ${jewelry}`)
    expect([on(done, 'p1', 'warrior', 6), on(done, 'p1', jewelry, 6)]).toEqual([1, 1])
    expect(done.seat === 'p1' && done.legal.includes('encamp 6')).toBe(false)
    const full = at(
      {},
      [encamp],
      { pieces: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => ['sawmill', place, 2] as const) },
      birdsong,
    )
    expect(full.legal).toHaveLength(9)
    const alone = full.play('encamp 4')
    expect(on(alone, 'p1', 'warrior', 4)).toBe(1)
    expect(alone.legal).not.toContain(`waystation ${tablet}`)
  })

  test('ROOT-15.4.2, ROOT-G.1.30: once in each clearing a waystation becomes a warrior, one set up in this turn too', () => {
    const start = at(
      {
        pieces: [
          ['warrior', 2],
          [figure, 7],
        ],
      },
      [encamp, decamp],
      {},
      birdsong,
    )
    const camped = start.play('encamp 2', `waystation ${tablet}`)
    expect(camped.legal).toEqual(['decamp 2', 'decamp 7', 'done'])
    const done = camped.play('decamp 7')
    expect([on(done, 'p1', figure, 7), on(done, 'p1', 'warrior', 7)]).toEqual([0, 1])
    expect(done.legal).toEqual(['decamp 2', 'done'])
  })

  test('ROOT-15.4.2: of two waystations in a clearing one is chosen; without a warrior in the supply none goes', () => {
    const two = at(
      {
        pieces: [
          [figure, 7],
          [tablet, 7],
        ],
      },
      [decamp],
      {},
      birdsong,
    ).play('decamp 7')
    expect(two.legal).toEqual([`waystation ${figure}`, `waystation ${tablet}`])
    const none = at(
      {
        pieces: [
          [figure, 7],
          ['warrior', 1, 15],
        ],
        hand: ['anvil'],
      },
      [decamp, recruit, gather],
      {},
      birdsong,
    )
    expect(none.legal.some((action) => action.startsWith('decamp'))).toBe(false)
  })

  test('ROOT-15.4.3: cards are spent for two warriors each at a waystation of the suit, any number of times', () => {
    const start = at(
      {
        pieces: [
          [tablet, 1],
          [figure, 2],
        ],
        hand: ['anvil', 'sword', 'ambush-bird', 'bake-sale'],
      },
      [recruit],
      {},
      birdsong,
    )
    expect(start.legal).toEqual(['recruit ambush-bird', 'recruit anvil', 'recruit sword', 'done'])
    const fox = start.play('recruit anvil')
    expect([on(fox, 'p1', 'warrior', 1), fox.state.discard]).toEqual([2, ['anvil']])
    const bird = fox.play('recruit ambush-bird')
    expect(bird.legal).toEqual(['place 1', 'place 2'])
    expect(on(bird.play('place 2'), 'p1', 'warrior', 2)).toBe(2)
  })

  test('ROOT-15.4.3: with one warrior in the supply one comes; with none nothing is offered', () => {
    const one = at(
      {
        pieces: [
          [tablet, 1],
          ['warrior', 9, 14],
        ],
        hand: ['anvil', 'sword'],
      },
      [recruit],
      {},
      birdsong,
    )
    const done = one.play('recruit anvil')
    expect(on(done, 'p1', 'warrior', 1)).toBe(1)
    expect(done.legal.some((action) => action.startsWith('recruit'))).toBe(false)
  })
})

describe('Birdsong at its limits', () => {
  test('ROOT-15.4.1c: who has come back encamps no more in this turn', () => {
    const done = at({}, [encamp], {}, birdsong).play('encamp 6', `waystation ${jewelry}`)
    expect(done.legal.some((action) => action.startsWith('encamp'))).toBe(false)
    const { state } = done
    expect(state.agenda.some((task) => task.do === 'encamp')).toBe(false)
  })

  test('ROOT-15.4.1c: where nothing can be placed on the edge they go on without', () => {
    const barred = at(
      { hand: ['bake-sale'] },
      [encamp],
      {},
      {
        ...birdsong,
        arrange: (state) => void state.scorched.push(1, 2, 3, 4, 5, 6, 7, 8, 9),
      },
    )
    expect(barred.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-15.4.2, ROOT-15.4.3: neither warriors nor recruits come where pieces cannot be placed', () => {
    const pieces = [
      [figure, 7],
      [tablet, 9],
    ] as const
    const keep = { pieces: [['keep', 7]] } as const
    expect(at({ pieces }, [decamp], keep, birdsong).legal).toEqual(['decamp 9', 'done'])
    const spent = at({ pieces: [[figure, 7]], hand: ['ambush-mouse'] }, [recruit], keep, birdsong)
    expect(spent.legal.some((action) => action.startsWith('recruit'))).toBe(false)
  })

  test('ROOT-15.4.2: of two waystations in a clearing one becomes a warrior in a turn', () => {
    const two = at(
      {
        pieces: [
          [figure, 7],
          [tablet, 7],
          [jewelry, 9],
        ],
      },
      [decamp],
      {},
      birdsong,
    ).play('decamp 7', `waystation ${figure}`)
    expect(two.legal).toEqual(['decamp 9', 'done'])
  })

  test('ROOT-INFO-20: with a waystation and cards it is asked, though none fits', () => {
    expect(at({ pieces: [[figure, 7]], hand: ['anvil'] }, [recruit], {}, birdsong).legal).toEqual(['done'])
  })
})

describe('crafting', () => {
  test('ROOT-15.2.3, ROOT-15.5.1: waystations of any type are activated, each for the suit of its clearing', () => {
    const start = at(
      {
        pieces: [
          [tablet, 1],
          [figure, 6],
        ],
        hand: ['arms-trader'],
      },
      [{ do: 'craft-step', seat: 'p1' }],
    )
    const done = start.play('craft arms-trader')
    expect([points(done, 'p1'), done.state.turn.activated[1], done.state.turn.activated[6]]).toEqual([2, 1, 1])
  })
})

describe('the first column', () => {
  test('ROOT-15.5.2a, ROOT-15.5.2.1, ROOT-15.5.2b: each card moves once out of a clearing of its suit, birds out of any; all are optional', () => {
    const start = at(
      {
        pieces: [
          ['warrior', 1, 2],
          ['warrior', 2, 2],
        ],
        retinue: { move: ['retainer', 'anvil', 'bake-sale'] },
      },
      [column('move')],
    )
    expect(start.legal).toEqual(['retinue anvil', 'retinue retainer', 'done'])
    const fox = start.play('retinue anvil')
    expect(fox.legal).toEqual(['move-to 5', 'move-to 9', 'move-to 10'])
    const moved = fox.play('move-to 9', 'move-count 1')
    expect(moved.legal).toEqual(['retinue retainer', 'done'])
    expect(moved.play('retinue retainer').legal).toEqual(['move-from 1', 'move-from 2', 'move-from 9'])
    expect(retinue(moved, 'p1')).toBe('retainer anvil bake-sale |  | ')
  })

  test('ROOT-15.5.2d: a relic to recover makes no card of the first column act', () => {
    const start = at(
      {
        pieces: [
          [tablet, 6],
          ['tablet-1', 6],
          ['warrior', 2],
        ],
        retinue: { move: ['anvil', 'retainer'] },
      },
      [column('move')],
    )
    expect(start.legal).toEqual(['retinue retainer', 'done'])
  })

  test('ROOT-15.5.2d: a card that can do nothing anywhere is not offered', () => {
    const start = at({ pieces: [['warrior', 1, 2]], retinue: { move: ['sword', 'anvil', 'root-tea-mouse'] } }, [
      column('move'),
    ])
    expect(start.legal).toEqual(['retinue anvil', 'retinue sword', 'done'].filter((each) => start.legal.includes(each)))
    expect(start.legal).not.toContain('retinue root-tea-mouse')
  })

  test('ROOT-15.2.4c, ROOT-DP-20: each warrior that moves may take a relic along', () => {
    const start = at(
      {
        pieces: [
          ['warrior', 1, 3],
          ['tablet-2', 1],
          ['figure-3', 1, 2],
        ],
        retinue: { move: ['retainer'] },
      },
      [column('move')],
    )
    const asked = start.play('retinue retainer', 'move-to 9', 'move-count 2')
    expect(asked.legal).toEqual(['carry figure-3', 'carry tablet-2', 'done'])
    const one = asked.play('carry tablet-2')
    expect(one.legal).toEqual(['carry figure-3', 'done'])
    const two = one.play('carry figure-3')
    expect([on(two, 'p1', 'tablet-2', 9), on(two, 'p1', 'figure-3', 9), on(two, 'p1', 'figure-3', 1)]).toEqual([
      1, 1, 1,
    ])
    expect(two.legal.some((action) => action.startsWith('carry'))).toBe(false)
    expect(on(asked.play('done'), 'p1', 'tablet-2', 1)).toBe(1)
  })
})

describe('the second column', () => {
  const delving = (p1: At, p2: At = {}) =>
    at({ retinue: { delve: ['retainer', 'anvil'] }, ...p1 }, [column('delve')], p2)

  test('ROOT-15.5.2.2b, ROOT-15.5.2.2.1, ROOT-15.5.2.2.2: without an enemy no battle is needed; the relic is turned up, and with enough ruled clearings the card stays', () => {
    const start = delving({
      pieces: [
        ['warrior', 10, 2],
        ['warrior', 1],
      ],
      relics: [
        ['a1', 'tablet-2'],
        ['a1', 'tablet-3'],
        ['a1', 'figure-1'],
        ['a3', 'jewelry-1', 'up'],
        ['a4', 'figure-3'],
      ],
      retinue: { delve: ['retainer'] },
    })
    const asked = start.play('retinue retainer', 'choose-clearing 10')
    expect(asked.legal).toEqual(['delve a1 figure', 'delve a1 tablet', 'delve a3 jewelry-1', 'done'])
    const found = asked.play('delve a1 tablet')
    expect([on(found, 'p1', 'tablet-2', 10), relicsIn(found, 'p1', 'a1'), retinue(found, 'p1')]).toEqual([
      1,
      'tablet figure',
      ' | retainer | ',
    ])
    expect(found.events.filter(({ type }) => type === 'delved')).toEqual([
      { type: 'delved', seat: 'p1', forest: 'a1', at: 10, relic: 'tablet-2' },
    ])
  })

  test('ROOT-15.5.2.2.2, ROOT-EX-47, ROOT-15.5.2c: with too few ruled clearings around the forest the card is discarded; a retainer leaves the game, the relic stays', () => {
    const relics = [['a1', 'figure-3']] as const
    const pieces = [
      ['warrior', 10, 2],
      ['warrior', 1],
    ] as const
    const bird = delving({ pieces, relics, retinue: { delve: ['retainer'] } }).play(
      'retinue retainer',
      'choose-clearing 1',
      'delve a1 figure',
    )
    expect([on(bird, 'p1', 'figure-3', 1), retinue(bird, 'p1'), bird.state.discard]).toEqual([1, ' |  | ', []])
    const fox = delving({ pieces, relics, retinue: { delve: ['anvil'] } }).play('retinue anvil', 'delve a1 figure')
    expect([retinue(fox, 'p1'), fox.state.discard]).toEqual([' |  | ', ['anvil']])
    const dominance = at(
      { pieces, relics, retinue: { delve: ['dominance-fox'] } },
      [column('delve')],
      {},
      {
        factions: ['keepers', 'marquise', 'eyrie'],
      },
    ).play('retinue dominance-fox', 'delve a1 figure')
    expect(dominance.state.available).toEqual(['dominance-fox'])
  })

  test('ROOT-15.5.2.2a, ROOT-15.5.2.2d: with enemy pieces a battle must be started there, against one of them; then they may delve', () => {
    const start = table({
      factions: ['keepers', 'marquise', 'eyrie'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 10, 3],
            ['warrior', 12],
          ],
          retinue: { delve: ['retainer'] },
          relics: [['a1', 'tablet-1']],
        },
        p2: { pieces: [['warrior', 10]] },
        p3: { pieces: [['warrior', 10]] },
      },
      tasks: [column('delve')],
    })
    // Without a relic beside it clearing 12 is no choice, so clearing 10 is taken.
    const asked = start.play('retinue retainer')
    expect(asked.legal).toEqual(['battle-whom p2', 'battle-whom p3'])
    const fought = asked.chance({ dice: [1, 0] }).play('battle-whom p3')
    expect([on(fought, 'p3', 'warrior', 10), on(fought, 'p2', 'warrior', 10)]).toEqual([0, 1])
    expect(fought.legal).toEqual(['delve a1 tablet', 'done'])
  })

  test('ROOT-15.5.2.2b: after the battle they need rule and a warrior there', () => {
    const fought = delving(
      {
        pieces: [
          ['warrior', 10],
          ['warrior', 5],
        ],
        relics: [['a1', 'tablet-1']],
        retinue: { delve: ['retainer'] },
      },
      { pieces: [['warrior', 10, 2]] },
    ).play('retinue retainer', 'choose-clearing 10')
    const lost = delving(
      { pieces: [['warrior', 10]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
      { pieces: [['warrior', 10, 2]] },
    )
      .chance({ dice: [1, 1] })
      .play('retinue retainer')
    expect(lost.legal.some((action) => action.startsWith('delve'))).toBe(false)
    expect(fought.state.battle).toBe(null)
  })

  test('ROOT-15.5.2.2a: a pawn, or a token alone, is an enemy piece and forces the battle', () => {
    const pawn = table({
      factions: ['keepers', 'vagabond'],
      sides: {
        p1: { pieces: [['warrior', 10, 3]], retinue: { delve: ['retainer'] }, relics: [['a1', 'tablet-1']] },
        p2: { pawn: 10, items: ['sword'] },
      },
      tasks: [column('delve')],
    })
      .chance({ dice: [0, 0] })
      .play('retinue retainer')
    expect(pawn.events.some(({ type }) => type === 'battle')).toBe(true)
    const plot = table({
      factions: ['keepers', 'corvid'],
      sides: {
        p1: { pieces: [['warrior', 10, 3]], retinue: { delve: ['retainer'] }, relics: [['a1', 'tablet-1']] },
        p2: { plots: [[10, 'snare']] },
      },
      tasks: [column('delve')],
    })
      .chance({ dice: [0, 0] })
      .play('retinue retainer')
    expect([on(plot, 'p2', 'plot', 10), points(plot, 'p1')]).toEqual([0, 1])
  })

  test('ROOT-15.5.2.2c: where they cannot battle a clearing is no choice without a delve', () => {
    const start = delving(
      {
        pieces: [['warrior', 1, 2]],
        relics: [
          ['a1', 'tablet-1'],
          ['a4', 'tablet-2'],
        ],
        retinue: { delve: ['retainer'] },
      },
      {
        pieces: [
          ['warrior', 9],
          ['sawmill', 4],
        ],
      },
    )
    const only = start.play('retinue retainer')
    expect(only.legal).toEqual(['delve a1 tablet', 'done'])
  })

  test('ROOT-15.5.2.2.1a: a relic moves in: the keep does not stop it, a torch does', () => {
    const keep = delving(
      { pieces: [['warrior', 10, 4]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
      { pieces: [['keep', 10]] },
    )
      .chance({ dice: [0, 0] })
      .play('retinue retainer')
    expect(keep.legal).toEqual(['delve a1 tablet', 'done'])
    const burning = at(
      { pieces: [['warrior', 10, 2]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
      [column('delve'), gather],
      {},
      { arrange: (state) => void state.scorched.push(10) },
    )
    expect(burning.legal).not.toContain('retinue retainer')
  })
})

describe('the third column', () => {
  const recovering = (p1: At, p2: At = {}) => at({ retinue: { recover: ['retainer'] }, ...p1 }, [column('recover')], p2)

  test('ROOT-15.5.2.3a: one move, or recover; which is a choice', () => {
    const start = recovering({
      pieces: [
        ['warrior', 1, 2],
        [tablet, 1],
        ['tablet-1', 1],
      ],
    })
    const asked = start.play('retinue retainer')
    expect(asked.legal).toEqual(['act move', 'act recover'])
    expect(asked.play('act move').legal).toEqual(['move-to 5', 'move-to 9', 'move-to 10'])
  })

  test('ROOT-15.5.2.3.1, ROOT-15.0c: only relics of a type that a waystation there shows; they fill their row from the left', () => {
    const start = recovering({
      pieces: [
        [tablet, 1],
        ['tablet-1', 1],
        ['tablet-2', 1],
        ['figure-1', 1],
        ['jewelry-1', 1],
        ['warrior', 1],
      ],
      recovered: { tablet: [3] },
    })
    const asked = start.play('retinue retainer', 'act recover')
    expect(asked.legal).toEqual(['recover tablet-1', 'recover tablet-2'])
    const one = asked.play('recover tablet-1')
    expect([keepersOf(one, 'p1').recovered.tablet, on(one, 'p1', 'tablet-1', 1), points(one, 'p1')]).toEqual([
      [3, 1],
      0,
      1,
    ])
  })

  test('ROOT-15.5.2.3.2, ROOT-15.5.2.3.3, ROOT-EX-48: two more for a full column; with enough ruled clearings of the suit they may go on', () => {
    const start = recovering({
      pieces: [
        [tablet, 1],
        ['tablet-2', 1],
        ['tablet-1', 1],
        ['warrior', 6],
      ],
      recovered: { figure: [1], jewelry: [3, 3] },
    })
    const asked = start.play('retinue retainer', 'act recover', 'recover tablet-2')
    expect([points(asked, 'p1'), asked.legal, retinue(asked, 'p1')]).toEqual([
      4,
      ['recover tablet-1', 'done'],
      ' |  | retainer',
    ])
    const second = asked.play('recover tablet-1')
    expect(points(second, 'p1')).toBe(5)
  })

  test('ROOT-15.5.2.3.3, ROOT-15.5.2c: with fewer the action ends and the card is discarded', () => {
    const start = recovering({
      pieces: [
        [tablet, 1],
        ['tablet-3', 1],
        ['tablet-1', 1],
      ],
      retinue: { recover: ['anvil'] },
    })
    const done = start.play('retinue anvil', 'recover tablet-3')
    expect([points(done, 'p1'), retinue(done, 'p1'), done.state.discard, on(done, 'p1', 'tablet-1', 1)]).toEqual([
      3,
      ' |  | ',
      ['anvil'],
      1,
    ])
  })

  test('ROOT-15.5.2.3.4: no rule and no warrior are needed there, and nobody else scores', () => {
    const start = recovering(
      {
        pieces: [
          [tablet, 1],
          ['tablet-1', 1],
        ],
        retinue: { recover: ['retainer'] },
      },
      { pieces: [['warrior', 1, 5]] },
    )
    const done = start.play('retinue retainer')
    expect([points(done, 'p1'), points(done, 'p2'), relicsIn(done, 'p1', 'a1')]).toEqual([1, 0, ''])
    expect(retinue(done, 'p1')).toBe(' |  | ')
  })

  test('ROOT-15.5.2.3.2: thirty points end the game before the check', () => {
    const won = recovering({
      pieces: [
        [tablet, 1],
        ['tablet-3', 1],
      ],
      score: 28,
      retinue: { recover: ['anvil'] },
    }).play('retinue anvil')
    expect([won.outcome?.winners, retinue(won, 'p1')]).toEqual([['p1'], ' |  | anvil'])
  })
})

test('ROOT-15.5.2.3.3: clearings of other suits do not count for the check', () => {
  const done = at(
    {
      pieces: [
        [tablet, 6],
        ['tablet-2', 6],
        ['warrior', 6],
        ['warrior', 2],
        ['warrior', 3],
      ],
      retinue: { recover: ['retainer'] },
    },
    [column('recover')],
  ).play('retinue retainer', 'act recover')
  expect(retinue(done, 'p1')).toBe(' |  | ')
})

describe('Evening', () => {
  test('ROOT-15.6.1: every clearing with four warriors or more loses one', () => {
    const done = at(
      {
        pieces: [
          ['warrior', 1, 4],
          ['warrior', 2, 6],
          ['warrior', 3, 3],
        ],
      },
      [{ do: 'live-off-land', seat: 'p1' }, gather],
      {},
      evening,
    )
    expect([1, 2, 3].map((place) => on(done, 'p1', 'warrior', place))).toEqual([3, 5, 3])
    expect(done.state.sides.p1?.supply).toBe(4)
  })

  test('ROOT-15.6.2a, ROOT-15.6.2c: any number of cards join any columns, ambushes and dominance too; then none is moved', () => {
    const start = at({ hand: ['ambush-fox', 'anvil'], retinue: { move: ['retainer'] } }, [gather], {}, evening)
    expect(start.legal).toContain('shift retainer move')
    const one = start.play('gather ambush-fox delve')
    expect([retinue(one, 'p1'), hand(one, 'p1')]).toEqual(['retainer | ambush-fox | ', ['anvil']])
    expect(one.legal).toEqual(['gather anvil move', 'gather anvil delve', 'gather anvil recover', 'done'])
    expect(retinue(one.play('gather anvil recover'), 'p1')).toBe('retainer | ambush-fox | anvil')
  })

  test('ROOT-15.6.2a: or one card moves to another column, and that is all', () => {
    const start = at({ hand: ['anvil'], retinue: { move: ['retainer'], delve: ['sword'] } }, [gather], {}, evening)
    const asked = start.play('shift retainer move')
    expect(asked.legal).toEqual(['shift-to delve', 'shift-to recover'])
    const done = asked.play('shift-to recover')
    expect(retinue(done, 'p1')).toBe(' | sword | retainer')
    expect(done.legal.some((action) => action.startsWith('gather'))).toBe(false)
  })

  test('ROOT-15.6.2b, ROOT-15.0d: the Retinue holds ten cards at most', () => {
    const nine = ['anvil', 'sword', 'bake-sale', 'armorers', 'armorers', 'sappers', 'sappers', 'cobbler']
    const start = at(
      { hand: ['arms-trader', 'royal-claim'], retinue: { move: nine, delve: ['retainer'] } },
      [gather],
      {},
      evening,
    )
    const full = start.play('gather royal-claim move')
    expect(full.legal.some((action) => action.startsWith('gather'))).toBe(false)
    expect(start.view('p2').sides.p1?.board).toMatchObject({ retinue: { delve: ['retainer'] } })
  })

  test('ROOT-15.6.3a, ROOT-15.6.3b: a card, and one more for each waystation on the map; then down to five', () => {
    const start = at(
      {
        pieces: [
          [tablet, 1],
          [figure, 2],
        ],
        hand: ['anvil', 'sword', 'bake-sale', 'cobbler'],
      },
      [
        { do: 'draw-step', seat: 'p1' },
        { do: 'discard-step', seat: 'p1' },
      ],
      {},
      evening,
    )
    expect(hand(start, 'p1')).toHaveLength(7)
    const done = start.play('discard anvil', 'discard sword')
    expect(hand(done, 'p1')).toHaveLength(5)
  })
})

describe('ROOT-EX-70: a turn of the Keepers', () => {
  const [a, b, c] = [12, 10, 11]
  const turn: Task = { do: 'turn', seat: 'p1' }
  const start = at(
    { pieces: [['warrior', a, 4]], hand: ['anvil'], relics: [['a3', 'tablet-2']] },
    [turn],
    {
      pieces: [
        ['warrior', c, 2],
        ['warrior', 2],
        ['warrior', 6],
      ],
    },
    { phase: 'evening' },
  )
  const camped = start.play(`encamp ${a}`, `waystation ${tablet}`)
  const recruited = camped.play('done', 'recruit anvil')
  test('ROOT-EX-70: the whole turn', () => {
    expect([on(camped, 'p1', tablet, a), on(camped, 'p1', 'warrior', a)]).toEqual([1, 3])
    expect(on(recruited, 'p1', 'warrior', a)).toBe(5)
    const moved = recruited.play('retinue retainer', `move-to ${b}`, 'move-count 3')
    expect(on(moved, 'p1', 'warrior', b)).toBe(3)
    const found = moved.play('retinue retainer', `choose-clearing ${b}`, 'delve a3 tablet')
    expect([on(found, 'p1', 'tablet-2', b), retinue(found, 'p1')]).toEqual([1, 'retainer | retainer | retainer'])
    const back = found.play('retinue retainer', `move-from ${b}`, `move-to ${a}`, 'move-count 1', 'carry tablet-2')
    expect([on(back, 'p1', 'tablet-2', a), on(back, 'p1', 'warrior', a), on(back, 'p1', 'warrior', b)]).toEqual([
      1, 3, 2,
    ])
    const done = back.play('done')
    expect([hand(done, 'p1').length, done.seat]).toEqual([2, 'p2'])
  })
})
