import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { pieceTotals } from '../../src/root/rules/pieces'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import type { State } from '../../src/root/rules/state'
import { script } from '../../src/testing'
import { type At, hand, on, points, table } from './table'

const pair = ['riverfolk', 'marquise'] as const
type Tasks = Parameters<typeof table>[0]['tasks']

const company = (p1: At, p2: At, ...tasks: Tasks) => table({ factions: pair, sides: { p1, p2 }, tasks })
const daylight = (p1: At, p2: At = {}) => company(p1, p2, { do: 'riverfolk-daylight', seat: 'p1' })
const boardOf = ({ state }: { readonly state: State }) => riverfolkOf({ state }, 'p1')
const supply = ({ state }: { readonly state: State }, seat: 'p1' | 'p2' | 'p3') => sideOf({ state }, seat).supply

describe('the board', () => {
  test('ROOT-11.0a, ROOT-COMP-06: its pieces', () => {
    expect(pieceTotals.riverfolk).toEqual({ warrior: 15, 'post-fox': 3, 'post-rabbit': 3, 'post-mouse': 3 })
  })

  test('ROOT-11.0b, ROOT-11.0e: warriors of anybody lie on it, and go home to whose they are', () => {
    const start = daylight(
      {
        funds: { p1: 1, p2: 2 },
        payments: { p2: 1 },
        committed: { p1: 1 },
        posts: { fox: 2 },
        tracks: { fox: { p2: 1 } },
      },
      { pieces: [['warrior', 12]] },
    )
    expect([supply(start, 'p1'), supply(start, 'p2')]).toEqual([13, 20])
    expect(root.check(start.state)).toEqual([])
    const built = start.play('act post')
    expect([supply(built, 'p2'), boardOf(built).funds]).toEqual([22, { p1: 1 }])
  })

  test('ROOT-11.0c, ROOT-11.2.5, ROOT-11.5.6.3a: a trade post of the clearing’s suit, a warrior, two points', () => {
    const built = daylight({ funds: { p2: 2 } }, { pieces: [['warrior', 12]] }).play('act post')
    expect([on(built, 'p1', 'post-fox', 12), on(built, 'p1', 'warrior', 12), points(built, 'p1')]).toEqual([1, 1, 2])
    expect(boardOf(built).posts).toEqual({ fox: 2, rabbit: 3, mouse: 3 })
    expect(supply(built, 'p1')).toBe(14)
  })

  test('ROOT-11.0d, ROOT-11.0f, ROOT-11.2.3a, ROOT-1.2.1b: prices, boxes and the hand are everybody’s to see', () => {
    const { view } = daylight({ hand: ['anvil', 'sword'], funds: { p2: 1 }, prices: { riverboats: 4 } })
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const side = view(viewer).sides.p1
      expect(side).toMatchObject({ hand: ['anvil', 'sword'], handSize: 2 })
      expect(side?.board).toMatchObject({ funds: { p2: 1 }, prices: { 'hand-card': 2, riverboats: 4, mercenaries: 2 } })
    }
  })
})

describe('setup', () => {
  const start = script(root)(root.setup({ seed: 4, factions: ['riverfolk', 'eyrie'] }))
  const eyrie = start.seat === 'p2' ? start.play(start.legal[0] ?? '', 'leader despot') : start
  const landed = eyrie.play('place 5', 'place 5', 'place 11', 'place 7')
  const priced = landed.play('price 2', 'price 1', 'price 4')

  test('ROOT-11.3.1, ROOT-11.3.2, ROOT-DP-46: four warriors in any clearings on the river', () => {
    expect(eyrie.legal).toEqual(['place 4', 'place 5', 'place 7', 'place 10', 'place 11'])
    expect([on(landed, 'p1', 'warrior', 5), on(landed, 'p1', 'warrior', 11)]).toEqual([2, 1])
  })
  test('ROOT-11.3.3, ROOT-11.3.4: nine trade posts, three warriors in Payments', () => {
    expect(boardOf(landed)).toMatchObject({ posts: { fox: 3, rabbit: 3, mouse: 3 }, payments: { p1: 3 }, funds: {} })
    expect(supply(landed, 'p1')).toBe(8)
  })
  test('ROOT-11.3.5: a price for each service', () => {
    expect(landed.legal).toEqual(['price 1', 'price 2', 'price 3', 'price 4'])
    expect(boardOf(priced).prices).toEqual({ 'hand-card': 2, riverboats: 1, mercenaries: 4 })
  })
  test('ROOT-11.3.2: not in the keep’s clearing; on the Lake on the coast', () => {
    const lake = script(root)(root.setup({ seed: 2, map: 'lake', factions: ['riverfolk', 'marquise'] }))
    const coastal = lake.play('start 1', lake.play('start 1').legal[0] ?? '')
    const built = coastal.play(coastal.legal[0] ?? '', coastal.play(coastal.legal[0] ?? '').legal[0] ?? '')
    expect(built.legal).toEqual(['place 10', 'place 11', 'place 12'])
  })
})

describe('birdsong', () => {
  const birdsong = (p1: At) =>
    company(
      p1,
      { pieces: [['warrior', 12]] },
      { do: 'protectionism', seat: 'p1' },
      { do: 'dividends', seat: 'p1' },
      { do: 'gather', seat: 'p1' },
    )

  test('ROOT-11.4.1: two warriors come to an empty Payments box, as many as there are', () => {
    expect(boardOf(birdsong({})).funds).toEqual({ p1: 2 })
    expect(boardOf(birdsong({ payments: { p2: 1 } })).funds).toEqual({ p2: 1 })
    expect(boardOf(birdsong({ pieces: [['warrior', 5, 14]] })).funds).toEqual({ p1: 1 })
  })

  test('ROOT-EX-36, ROOT-11.4.2, ROOT-11.4.3: dividends for funds alone, and with a trade post; then all are gathered', () => {
    const pieces = [['post-fox', 12]] as const
    const rich = { funds: { p1: 2, p2: 3 }, payments: { p2: 3 }, committed: { p1: 2 }, posts: { fox: 2 } }
    const gathered = birdsong({ ...rich, pieces })
    expect(points(gathered, 'p1')).toBe(2)
    expect(boardOf(gathered)).toMatchObject({ funds: { p1: 4, p2: 6 }, payments: {}, committed: {} })
    expect(points(birdsong(rich), 'p1')).toBe(0)
    const laid = birdsong({
      payments: { p1: 1 },
      posts: { mouse: 1 },
      tracks: { mouse: { p2: 2 } },
      pieces: [['post-mouse', 11]],
    })
    expect([boardOf(laid).funds, boardOf(laid).tracks.mouse, points(laid, 'p1')]).toEqual([{ p1: 1, p2: 2 }, {}, 0])
  })
})

describe('daylight', () => {
  test('ROOT-11.5a, ROOT-11.2.4: nothing without funds; a committed fund is not used again', () => {
    expect(daylight({ pieces: [['warrior', 5]], committed: { p1: 3 } }).legal).toEqual([
      'reward points',
      'reward cards',
    ])
    const moved = daylight({ pieces: [['warrior', 5]], funds: { p1: 1 } })
    expect(moved.legal).toEqual(['act move', 'act draw', 'act recruit', 'done'])
    const done = moved.play('act draw')
    expect([boardOf(done).committed, done.legal]).toEqual([{ p1: 1 }, ['reward points', 'reward cards']])
  })

  test('ROOT-11.5.1, ROOT-11.5.2: a move and a battle each commit one; whose, if owners differ', () => {
    const start = daylight({ pieces: [['warrior', 5, 2]], funds: { p1: 1, p2: 1 } }, { pieces: [['warrior', 5]] })
    const asked = start.play('act move')
    expect(asked.legal).toEqual(['fund p1', 'fund p2'])
    const moved = asked.play('fund p2', 'move-to 10', 'move-count 1')
    expect([boardOf(moved).committed, on(moved, 'p1', 'warrior', 10)]).toEqual([{ p2: 1 }, 1])
    const fought = start.chance({ dice: [1, 1] }).play('act battle', 'fund p1')
    expect([boardOf(fought).committed, on(fought, 'p2', 'warrior', 5)]).toEqual([{ p1: 1 }, 0])
  })

  test('ROOT-11.5.4: a fund for a card, which everybody sees', () => {
    const drawn = daylight({ funds: { p2: 1 } }).play('act draw')
    const [card] = hand(drawn, 'p1')
    const drew = drawn.events.find(({ type }) => type === 'drew')
    expect(drew && root.redact(drew, 'p2')).toMatchObject({ cards: [card] })
    expect(drew && root.redact(drew, 'spectator')).toMatchObject({ cards: [card] })
  })

  test('ROOT-11.5.5: a fund spent for a warrior on the river; with an empty supply only an own one', () => {
    const start = daylight({ funds: { p1: 1, p2: 1 } }).play('act recruit')
    expect(start.legal).toEqual(['fund p1', 'fund p2'])
    const landed = start.play('fund p2')
    expect(landed.legal).toEqual(['place 4', 'place 5', 'place 7', 'place 10', 'place 11'])
    expect([on(landed.play('place 7'), 'p1', 'warrior', 7), supply(landed, 'p2')]).toEqual([1, 25])
    const poor = daylight({ pieces: [['warrior', 12, 14]], funds: { p1: 1, p2: 1 } }).play('act recruit')
    expect(poor.legal[0]).toBe('place 4')
    expect(boardOf(poor).funds).toEqual({ p2: 1 })
    const none = daylight({ pieces: [['warrior', 12, 15]], funds: { p2: 1 } })
    expect(none.legal).not.toContain('act recruit')
  })

  test('ROOT-11.5.6.1, ROOT-11.5.6.2, ROOT-DP-37: where a player rules whose two funds are there', () => {
    const start = daylight(
      {
        pieces: [
          ['warrior', 5, 2],
          ['warrior', 7],
        ],
        funds: { p1: 2, p2: 1 },
      },
      {
        pieces: [
          ['warrior', 7],
          ['warrior', 12],
          ['workshop', 1],
        ],
      },
    )
    expect(start.legal).toContain('act post')
    const built = start.play('act post')
    expect([on(built, 'p1', 'post-rabbit', 5), boardOf(built).funds]).toEqual([1, { p2: 1 }])
    const two = daylight(
      { pieces: [['warrior', 7]], funds: { p2: 2 } },
      {
        pieces: [
          ['warrior', 7],
          ['warrior', 12],
          ['workshop', 1],
        ],
      },
    ).play('act post')
    expect(two.legal).toEqual(['place 1', 'place 12'])
  })

  test('ROOT-11.5.6.3a, ROOT-11.5.6.3b: without a warrior the post comes alone; one in a clearing', () => {
    const cats = { pieces: [['warrior', 12]] } as const
    const alone = daylight({ pieces: [['warrior', 5, 15]], funds: { p2: 4 } }, cats).play('act post')
    expect([on(alone, 'p1', 'post-fox', 12), on(alone, 'p1', 'warrior', 12), points(alone, 'p1')]).toEqual([1, 0, 2])
    expect(alone.legal).not.toContain('act post')
  })

  test('ROOT-11.5.6.1: no more posts than the track has', () => {
    expect(daylight({ posts: { fox: 0 }, funds: { p2: 2 } }, { pieces: [['warrior', 12]] }).legal).not.toContain(
      'act post',
    )
  })

  test('ROOT-INT-71: no trade post and no warrior where nothing can be placed', () => {
    const keep = daylight(
      { funds: { p2: 2 } },
      {
        pieces: [
          ['warrior', 4],
          ['keep', 4],
        ],
      },
    )
    expect(keep.legal).not.toContain('act post')
    expect(keep.play('act recruit').legal).not.toContain('place 4')
  })
})

describe('crafting', () => {
  test('ROOT-11.2.1a, ROOT-11.2.1b, ROOT-11.5.3a: funds lie on empty spaces of the suit, each once in a turn', () => {
    const start = daylight({ hand: ['anvil', 'sword'], posts: { fox: 1, mouse: 2 }, funds: { p2: 3 } })
    expect(start.legal).toContain('craft anvil')
    const crafted = start.play('craft anvil')
    expect(boardOf(crafted)).toMatchObject({ funds: { p2: 2 }, committed: {}, tracks: { fox: { p2: 1 } } })
    expect(points(crafted, 'p1')).toBe(2)
    expect(daylight({ hand: ['sword'], posts: { fox: 1 }, funds: { p2: 1 } }).legal).not.toContain('craft sword')
  })

  test('ROOT-11.2.1c: at the start nothing can be crafted, and spaces of removed posts stay', () => {
    expect(daylight({ hand: ['anvil'], funds: { p2: 3 } }).legal).not.toContain('craft anvil')
    // Two fox posts are gone for good.
    expect(daylight({ hand: ['anvil'], posts: { fox: 1 }, funds: { p2: 1 } }).legal).toContain('craft anvil')
  })

  test('ROOT-11.2.1d, ROOT-DP-15: a question mark is paid by any suit, and then whose fund is asked', () => {
    const start = daylight({ hand: ['royal-claim'], posts: { fox: 1, rabbit: 1, mouse: 2 }, funds: { p1: 2, p2: 2 } })
    const asked = start.play('craft royal-claim')
    expect(asked.legal).toEqual(['activate fox', 'activate rabbit', 'activate mouse'])
    const whose = asked.play('activate mouse')
    expect(whose.legal).toEqual(['fund p1', 'fund p2'])
    expect(whose.play('fund p2').legal).toEqual(['activate fox', 'activate rabbit'])
    expect(boardOf(whose.play('fund p2')).tracks.mouse).toEqual({ p2: 1 })
  })

  test('ROOT-11.5.3.1a, ROOT-11.5.3.1b, ROOT-11.5.3.1c: export pays the cost, discards the card and sends a warrior to Payments', () => {
    const at = { hand: ['anvil'], posts: { fox: 2 }, funds: { p2: 1 } } as const
    const exported = daylight(at).play('export anvil')
    expect(boardOf(exported)).toMatchObject({ payments: { p1: 1 }, tracks: { fox: { p2: 1 } } })
    expect([points(exported, 'p1'), exported.state.discard, exported.state.sides.p1?.items]).toEqual([
      0,
      ['anvil'],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ])
    expect(daylight({ ...at, hand: ['ambush-fox'] }).legal).not.toContain('export ambush-fox')
    const empty = daylight({ ...at, pieces: [['warrior', 12, 15]] }).play('export anvil')
    expect(boardOf(empty).payments).toEqual({})
  })

  test('ROOT-11.5.3.1b: nothing happens that an item crafted sets off', () => {
    const start = table({
      factions: pair,
      deck: 'exiles',
      sides: {
        p1: { hand: ['anvil'], posts: { fox: 2 }, funds: { p2: 2 }, crafted: ['master-engravers'] },
        p2: { crafted: ['murine-broker'] },
      },
      tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
    })
    const exported = start.play('export anvil')
    expect([points(exported, 'p1'), hand(exported, 'p2')]).toEqual([0, []])
  })
})

describe('swimmers', () => {
  const cats = {
    pieces: [
      ['warrior', 10, 5],
      ['warrior', 5, 5],
      ['warrior', 1, 5],
      ['warrior', 2, 5],
    ],
  } as const

  test('ROOT-11.2.2a, ROOT-11.2.2b: along rivers without rule, on paths with it', () => {
    const start = daylight({ pieces: [['warrior', 10]], funds: { p1: 1 } }, cats).play('act move')
    expect(start.legal).toEqual(
      ['move-to 5', 'move-to 11'].concat(start.legal.includes('move-to 12') ? ['move-to 12'] : []),
    )
    expect(start.legal).not.toContain('move-to 1')
  })

  test('ROOT-11.2.2b, ROOT-C.2.5a: the Ferry needs rule even so', () => {
    const lake = (cat: number, more: At['pieces'] = []) =>
      table({
        factions: pair,
        map: 'lake',
        sides: {
          p1: { pieces: [['warrior', 10], ...more], funds: { p1: 1 } },
          p2: {
            pieces: [
              ['warrior', 10, 3],
              ['warrior', cat, 3],
            ],
          },
        },
        arrange: (state) => {
          state.ferry = 10
        },
        tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
      }).play('act move', ...(more.length > 0 ? ['move-from 10'] : [])).legal
    // The cats rule there and in one clearing more; in the others nobody rules.
    expect(lake(11)).toEqual(['move-to 1', 'move-to 11', 'move-to 12'])
    expect(lake(11, [['warrior', 12]])).toEqual(['move-to 1', 'move-to 11', 'move-to 12', 'move-to 12 ferry'])
  })
})

describe('trade disruption', () => {
  const lost = (p1: At, count = 1) => {
    const start = company(
      {
        ...p1,
        pieces: [
          ['post-fox', 12],
          ['post-rabbit', 5],
        ],
      },
      {},
      { do: 'window', seat: 'p2', moment: 'daylight' },
    )
    start.state.agenda.pop()
    const losses = [
      { owner: 'p1', kind: 'post-fox', at: 12, count: 1 },
      { owner: 'p1', kind: 'post-rabbit', at: 5, count: 1 },
    ] as const
    const play = playOn(start.state)
    remove(play, [{ by: 'p2', losses: losses.slice(0, count) }])
    runOn(play)
    return script(root)(start.state)
  }

  test('ROOT-EX-38, ROOT-11.2.5.1a, ROOT-11.2.5.1b, ROOT-DP-34: half of the funds, rounded up; the post is gone', () => {
    const asked = lost({ funds: { p1: 2, p2: 3 } })
    expect([asked.seat, asked.legal, points(asked, 'p2')]).toEqual(['p1', ['lose-fund p1', 'lose-fund p2'], 1])
    const done = asked.play('lose-fund p2', 'lose-fund p2', 'lose-fund p1')
    expect([boardOf(done).funds, supply(done, 'p2'), boardOf(done).posts.fox]).toEqual([{ p1: 1, p2: 1 }, 24, 3])
    expect(on(done, 'p1', 'post-fox', 12)).toBe(0)
  })

  test('ROOT-11.2.5.1c: one post after another, half of what is left; other places are safe', () => {
    const done = lost({ funds: { p2: 5 }, payments: { p2: 2 }, committed: { p1: 2 } }, 2)
    expect(boardOf(done)).toMatchObject({ funds: { p2: 1 }, payments: { p2: 2 }, committed: { p1: 2 } })
  })
})

describe('the order of a turn', () => {
  test('ROOT-ENG-12, ROOT-11.4.1, ROOT-11.4.2, ROOT-11.4.3: cards can be used before and after each step of Birdsong', () => {
    const start = table({
      factions: pair,
      phase: 'birdsong',
      sides: {
        p1: {
          pieces: [
            ['post-fox', 12],
            ['warrior', 12],
          ],
          funds: { p1: 4 },
          posts: { fox: 2 },
          crafted: ['royal-claim'],
        },
      },
      tasks: [{ do: 'turn', seat: 'p1' }],
    })
    const seen = (asked: typeof start) => [
      asked.legal.includes('use royal-claim'),
      boardOf(asked).payments.p1 ?? 0,
      points(asked, 'p1'),
      boardOf(asked).funds.p1,
    ]
    const steps = [start, start.play('done'), start.play('done', 'done'), start.play('done', 'done', 'done')]
    expect(steps.map(seen)).toEqual([
      [true, 0, 0, 4],
      [true, 2, 0, 4],
      [true, 2, 2, 4],
      [true, 0, 2, 6],
    ])
  })

  test('ROOT-11.6.1, ROOT-11.6.2: they discard before they set prices', () => {
    const start = table({
      factions: pair,
      sides: { p1: { hand: ['anvil', 'sword', 'bake-sale', 'armorers', 'root-tea-fox', 'birdy-bindle'] } },
      tasks: [{ do: 'turn', seat: 'p1' }],
    })
    const evening = start.play('done')
    expect(evening.legal).toContain('discard anvil')
    expect(evening.play('discard anvil').legal).toContain('reprice hand-card')
  })

  test('ROOT-11.5.6.3a, ROOT-3.1a: the post and its garrison are placed before their points end the game', () => {
    const start = daylight({ pieces: [['warrior', 12, 13]], funds: { p1: 2 }, score: 28 })
    const won = start.play('act post')
    expect([won.outcome?.winners, on(won, 'p1', 'post-fox', 12), on(won, 'p1', 'warrior', 12)]).toEqual([['p1'], 1, 14])
    const told = won.events.flatMap((event) => (event.type === 'placed' ? [event.piece] : [event.type]))
    expect(told).toEqual(['funds', 'post-fox', 'warrior', 'scored', 'game-over'])
  })
})

describe('evening', () => {
  const evening = (hand: readonly string[]) =>
    table({
      factions: pair,
      phase: 'evening',
      sides: { p1: { hand, prices: { riverboats: 1 } } },
      tasks: [
        { do: 'discard-step', seat: 'p1' },
        { do: 'prices', seat: 'p1', set: [] },
      ],
    })

  test('ROOT-11.6.1: down to five cards, and no draw', () => {
    const start = evening(['anvil', 'sword', 'bake-sale', 'armorers', 'root-tea-fox', 'birdy-bindle'])
    expect(start.legal).toHaveLength(6)
    expect(hand(start.play('discard anvil'), 'p1')).toHaveLength(5)
    expect(hand(evening(['anvil']), 'p1')).toEqual(['anvil'])
  })

  test('ROOT-11.6.2, ROOT-11.6.2a, ROOT-DP-46: new prices, each once, or none', () => {
    const start = evening([])
    expect(start.legal).toEqual(['reprice hand-card', 'reprice riverboats', 'reprice mercenaries', 'done'])
    const asked = start.play('reprice riverboats')
    expect(asked.legal).toEqual(['price 2', 'price 3', 'price 4'])
    const set = asked.play('price 4')
    expect([boardOf(set).prices.riverboats, set.legal]).toEqual([
      4,
      ['reprice hand-card', 'reprice mercenaries', 'done'],
    ])
  })
})

describe('ROOT-EX-66: a turn of the Riverfolk', () => {
  const [a, b] = [12, 11]
  const start = table({
    factions: ['riverfolk', 'marquise'],
    sides: {
      p1: {
        pieces: [
          ['warrior', b, 2],
          ['warrior', 4, 6],
        ],
        payments: { p1: 1, p2: 2 },
        hand: ['anvil', 'birdy-bindle'],
      },
      p2: { pieces: [['warrior', a, 1]] },
    },
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  const built = start.play('act post')
  const drawn = built.play('act draw')
  const priced = drawn.play(
    'reprice hand-card',
    'price 3',
    'reprice riverboats',
    'price 1',
    'reprice mercenaries',
    'price 3',
  )
  const bought = priced.play('buy hand-card', 'buy-card anvil')

  test('1: no protectionism, no dividends, all to Funds', () => {
    expect(boardOf(start)).toMatchObject({ payments: {}, funds: { p1: 1, p2: 2 } })
    expect([points(start, 'p1'), supply(start, 'p1')]).toEqual([0, 6])
  })
  test('2: a trade post in A for two funds of the Marquise, who rules there', () => {
    expect([on(built, 'p1', 'post-fox', a), on(built, 'p1', 'warrior', a), points(built, 'p1')]).toEqual([1, 1, 2])
    expect([supply(built, 'p1'), supply(built, 'p2'), boardOf(built).funds]).toEqual([5, 24, { p1: 1 }])
  })
  test('3: one own fund is too little for a trade post in B, but enough for a card', () => {
    expect(built.legal).not.toContain('act post')
    expect([hand(drawn, 'p1').length, boardOf(drawn).committed]).toEqual([3, { p1: 1 }])
  })
  test('4: prices', () => {
    expect(boardOf(priced).prices).toEqual({ 'hand-card': 3, riverboats: 1, mercenaries: 3 })
  })
  test('5: the Marquise has a piece in A with a post: two services', () => {
    expect(priced.seat).toBe('p2')
    expect(priced.legal).toEqual(['buy hand-card', 'buy riverboats', 'buy mercenaries', 'done'])
    expect([boardOf(bought).payments, supply(bought, 'p2')]).toEqual([{ p2: 3 }, 21])
    expect(bought.legal).toContain('buy riverboats')
  })
  test('6: dividends count Funds only, and then all are gathered', () => {
    const next = company(
      { funds: {}, payments: { p2: 2 }, committed: { p1: 1 }, pieces: [['post-fox', a]], posts: { fox: 2 } },
      {},
      { do: 'turn', seat: 'p1' },
    )
    expect([points(next, 'p1'), boardOf(next).funds]).toEqual([0, { p1: 1, p2: 2 }])
  })
  test('7: with the fox space empty a card that costs a fox can be crafted', () => {
    const crafts = daylight({ funds: { p2: 1 }, posts: { fox: 2 }, hand: ['anvil', 'birdy-bindle'] }).legal
    expect(crafts).toContain('craft anvil')
    expect(crafts).not.toContain('craft birdy-bindle')
  })
})
