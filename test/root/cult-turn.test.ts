import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { cultOf } from '../../src/root/rules/factions/cult/board'
import type { Faction } from '../../src/root/rules/vocabulary'
import { type At, hand, on, points, table } from './table'

const pair = ['cult', 'marquise'] as const
const turn: Task = { do: 'turn', seat: 'p1' }
const conspiracy: Task = { do: 'conspiracy', seat: 'p1' }
const rituals: Task = { do: 'rituals', seat: 'p1', scored: [] }
const board = ({ state }: Pick<ReturnType<typeof table>, 'state'>) => cultOf({ state }, 'p1')

describe('the Outcast', () => {
  const adjusted = (souls: readonly string[], p1: At = {}) =>
    board(
      table({
        factions: pair,
        phase: 'birdsong',
        sides: { p1: { outcast: 'rabbit', ...p1, souls } },
        tasks: [{ do: 'outcast', seat: 'p1' }],
      }),
    )
  const fox = ['anvil', 'foxfolk-steel'] as const
  const birds = ['sappers', 'armorers', 'birdy-bindle'] as const

  test('ROOT-EX-33, ROOT-10.4.1a: the suit that is there most often, birds left out', () => {
    expect(adjusted([...fox, 'sword', ...birds])).toMatchObject({ outcast: 'fox', hated: false })
  })

  test('ROOT-10.4.1a: a Hated Outcast of another suit loses the hatred', () => {
    expect(adjusted(fox, { hated: true })).toMatchObject({ outcast: 'fox', hated: false })
  })

  test('ROOT-10.4.1b: the same suit again becomes Hated, and stays so', () => {
    expect(adjusted(fox, { outcast: 'fox' })).toMatchObject({ outcast: 'fox', hated: true })
    expect(adjusted(fox, { outcast: 'fox', hated: true })).toMatchObject({ outcast: 'fox', hated: true })
  })

  test.each([
    ['a tie', ['anvil', 'sword']],
    ['no card', []],
    ['birds alone', birds],
  ])('ROOT-10.4.1c, ROOT-EX-33: with %s the marker stays and turns to Hated', (_what, souls) => {
    expect(adjusted(souls)).toMatchObject({ outcast: 'rabbit', hated: true })
  })

  test('ROOT-10.4.1d: a card that is played before counts; between the steps it goes with the rest; later it waits', () => {
    const begin = table({
      factions: pair,
      sides: {
        p1: { outcast: 'rabbit', crafted: ['royal-claim'], souls: ['anvil'], pieces: [['garden-fox', 1]], acolytes: 2 },
        p2: { pieces: [['warrior', 1]] },
      },
      tasks: [turn],
    })
    expect(begin.legal).toEqual(['use royal-claim', 'done'])
    const early = begin.play('use royal-claim')
    expect([board(early).outcast, board(early).souls, early.state.discard]).toEqual([
      'fox',
      [],
      ['anvil', 'royal-claim'],
    ])
    const between = begin.play('done')
    expect([board(between).outcast, between.legal]).toEqual(['fox', ['use royal-claim', 'done']])
    expect(between.play('use royal-claim').state.discard).toEqual(['anvil', 'royal-claim'])
    const late = between.play('done', 'use royal-claim')
    expect([late.state.discard, board(late).souls]).toEqual([['anvil'], ['royal-claim']])
  })

  test('ROOT-10.4.2: the Lost Souls go to the discard pile, dominance cards beside the map', () => {
    const done = table({
      factions: ['cult', 'marquise', 'alliance'],
      phase: 'birdsong',
      sides: { p1: { souls: ['anvil', 'dominance-bird', 'sword'] } },
      tasks: [{ do: 'lost-souls', seat: 'p1' }],
    })
    expect([done.state.discard, done.state.available, board(done).souls]).toEqual([
      ['anvil', 'sword'],
      ['dominance-bird'],
      [],
    ])
    expect(root.check(done.state)).toEqual([])
  })
})

describe('conspiracies', () => {
  const plotting = (p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
    table({ factions, phase: 'birdsong', sides: { p1, p2 }, tasks: [conspiracy] })
  const cats: At = {
    pieces: [
      ['warrior', 6, 2],
      ['sawmill', 6],
    ],
  }
  const cult: At = { pieces: [['warrior', 6, 3]], acolytes: 3 }

  test('ROOT-10.4.3a, ROOT-10.4.3c, ROOT-DP-45: what can be paid and carried out, or done', () => {
    expect(plotting(cult, cats).legal).toEqual(['conspire crusade', 'conspire convert', 'conspire sanctify', 'done'])
    expect(plotting({ ...cult, acolytes: 2 }, cats).legal).toEqual(['conspire crusade', 'conspire convert', 'done'])
    expect(plotting({ ...cult, acolytes: 1 }, cats).legal).toEqual(['reward points', 'reward cards'])
    expect(plotting({ acolytes: 3 }, { pieces: [['sawmill', 6]] }).legal).toEqual(['conspire sanctify', 'done'])
    expect(plotting({ ...cult, outcast: 'mouse' }, cats).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-10.4.3b: with a Hated Outcast each costs one acolyte less', () => {
    const hated = plotting({ ...cult, acolytes: 1, hated: true }, cats)
    expect(hated.legal).toEqual(['conspire crusade', 'conspire convert', 'done'])
    expect(board(hated.play('conspire convert')).acolytes).toBe(0)
    const two = plotting({ ...cult, acolytes: 2, hated: true }, cats)
    expect(two.legal).toContain('conspire sanctify')
    expect(board(two.play('conspire sanctify')).acolytes).toBe(0)
  })

  test('ROOT-10.4.3a: in any order and number; spent acolytes are back in the supply', () => {
    const once = plotting({ ...cult, acolytes: 5 }, cats).play('conspire convert')
    expect([board(once).acolytes, once.state.sides.p1?.supply, on(once, 'p1', 'warrior', 6)]).toEqual([3, 18, 4])
    expect(once.events).toContainEqual({ type: 'acolytes', seat: 'p1', change: -2 })
    const twice = once.play('conspire sanctify')
    expect([board(twice).acolytes, on(twice, 'p1', 'garden-fox', 6), root.check(twice.state)]).toEqual([0, 1, []])
  })

  test('ROOT-10.4.3.1a: a crusade is a battle in a clearing of the Outcast', () => {
    const start = plotting(
      {
        pieces: [
          ['warrior', 6, 3],
          ['warrior', 12, 3],
          ['warrior', 2, 3],
        ],
        acolytes: 2,
      },
      {
        pieces: [
          ['warrior', 6, 2],
          ['warrior', 12],
          ['warrior', 2],
        ],
      },
    )
    const asked = start.play('conspire crusade', 'crusade battle')
    expect(asked.legal).toEqual(['battle-in 6', 'battle-in 12'])
    const fought = asked.chance({ dice: [2, 1] }).play('battle-in 6')
    expect([on(fought, 'p2', 'warrior', 6), on(fought, 'p1', 'warrior', 6), board(fought).acolytes]).toEqual([0, 2, 0])
  })

  test('ROOT-10.4.3.1a, ROOT-10.4.3.1b, ROOT-10.4.3.1c: or a move out of one, and a battle where it led', () => {
    const start = plotting(
      {
        pieces: [
          ['warrior', 6, 3],
          ['warrior', 10, 2],
        ],
        acolytes: 2,
      },
      { pieces: [['warrior', 2]] },
    )
    expect(start.legal).toEqual(['conspire crusade', 'done'])
    const asked = start.play('conspire crusade')
    expect(asked.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
    const moved = asked.play('move-to 2', 'move-count 2')
    expect([moved.seat, moved.legal]).toEqual(['p1', ['battle-whom p2', 'done']])
    expect(on(moved.play('done'), 'p2', 'warrior', 2)).toBe(1)
    const fought = moved.chance({ dice: [1, 0] }).play('battle-whom p2')
    expect([on(fought, 'p2', 'warrior', 2), on(fought, 'p1', 'warrior', 2)]).toEqual([0, 2])
  })

  test('ROOT-10.4.3.1c: nobody is asked for a battle where no enemy is', () => {
    const moved = plotting({ pieces: [['warrior', 6, 3]], acolytes: 2 }).play(
      'conspire crusade',
      'move-to 2',
      'move-count 1',
    )
    expect([on(moved, 'p1', 'warrior', 2), moved.legal]).toEqual([1, ['reward points', 'reward cards']])
  })

  test('ROOT-10.4.3.1b: the move needs rule', () => {
    const start = plotting(
      { pieces: [['warrior', 6]], acolytes: 2 },
      {
        pieces: [
          ['workshop', 6],
          ['warrior', 11],
        ],
      },
    )
    const fought = start.chance({ dice: [0, 0] }).play('conspire crusade')
    expect(fought.events).toContainEqual({ type: 'battle', attacker: 'p1', defender: 'p2', at: 6 })
  })

  test('ROOT-10.4.3.2a, ROOT-10.4.3.2b, ROOT-G.1.30: a warrior is replaced, by one just spent if need be', () => {
    const start = plotting({ pieces: [['warrior', 3, 23]], acolytes: 2 }, { pieces: [['warrior', 6, 2]] })
    expect(start.state.sides.p1?.supply).toBe(0)
    const turned = start.play('conspire convert')
    expect([on(turned, 'p1', 'warrior', 6), on(turned, 'p2', 'warrior', 6), turned.state.sides.p1?.supply]).toEqual([
      1, 1, 1,
    ])
    expect([turned.state.sides.p2?.supply, points(turned, 'p1')]).toEqual([24, 0])
    expect(turned.events.map(({ type }) => type)).toEqual(['acolytes', 'removed', 'placed'])
  })

  test('ROOT-10.4.3.2a: where, and whose', () => {
    const three = ['cult', 'marquise', 'eyrie'] as const
    const start = table({
      factions: three,
      phase: 'birdsong',
      sides: {
        p1: { acolytes: 2 },
        p2: {
          pieces: [
            ['warrior', 6],
            ['warrior', 12],
          ],
        },
        p3: { pieces: [['warrior', 12]] },
      },
      tasks: [conspiracy],
    })
    const asked = start.play('conspire convert')
    expect(asked.legal).toEqual(['choose-clearing 6', 'choose-clearing 12'])
    const whose = asked.play('choose-clearing 12')
    expect(whose.legal).toEqual(['replace p2', 'replace p3'])
    expect(on(whose.play('replace p3'), 'p3', 'warrior', 12)).toBe(0)
  })

  test('ROOT-10.4.3.2b, ROOT-10.4.3.3b, ROOT-6.2.2a: not where the keep keeps others out', () => {
    const kept: At = {
      pieces: [
        ['warrior', 6],
        ['sawmill', 6],
        ['keep', 6],
      ],
    }
    expect(plotting({ acolytes: 3 }, kept).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-10.4.3.3a, ROOT-10.4.3.3d, ROOT-3.2.1a, ROOT-INT-16: a building is replaced with a garden in its slot, for a point', () => {
    const start = plotting(
      { acolytes: 3 },
      {
        pieces: [
          ['sawmill', 8],
          ['workshop', 8],
        ],
      },
    )
    const asked = start.play('conspire sanctify')
    expect(asked.legal).toEqual(['strike-piece sawmill', 'strike-piece workshop'])
    const done = asked.play('strike-piece workshop')
    expect([on(done, 'p1', 'garden-fox', 8), on(done, 'p2', 'workshop', 8), points(done, 'p1')]).toEqual([1, 0, 1])
    expect(done.events.map(({ type }) => type).filter((type) => type !== 'acolytes')).toEqual([
      'removed',
      'scored',
      'placed',
    ])
    expect(root.check(done.state)).toEqual([])
  })

  test('ROOT-10.4.3.3a: it sets off what the loss of the building sets off', () => {
    const done = table({
      factions: ['cult', 'alliance'],
      phase: 'birdsong',
      sides: {
        p1: { acolytes: 3 },
        p2: { pieces: [['base-fox', 8]], officers: 3, supporters: ['anvil', 'sword'] },
      },
      tasks: [conspiracy],
    }).play('conspire sanctify')
    expect([on(done, 'p1', 'garden-fox', 8), points(done, 'p1'), board(done).souls]).toEqual([1, 1, ['anvil']])
    expect(done.state.sides.p2).toMatchObject({ board: { officers: 1, supporters: ['sword'] } })
  })

  test('ROOT-10.4.3.3b: not without a garden on the track, nor for a ruin', () => {
    expect(plotting({ acolytes: 3, pieces: [['garden-fox', 8, 5]] }, { pieces: [['sawmill', 6]] }).legal).toEqual([
      'reward points',
      'reward cards',
    ])
    expect(plotting({ acolytes: 3 }, { pieces: [['wood', 6]] }).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-10.4.3.3c, ROOT-6.2.3a: Field Hospitals answer a conversion', () => {
    const start = plotting(
      { acolytes: 2 },
      {
        pieces: [
          ['warrior', 6],
          ['keep', 3],
        ],
        hand: ['anvil'],
      },
    )
    const asked = start.play('conspire convert')
    expect([asked.seat, asked.legal]).toEqual(['p2', ['save anvil', 'save nothing']])
    const saved = asked.play('save anvil')
    expect([on(saved, 'p2', 'warrior', 3), on(saved, 'p1', 'warrior', 6), board(saved).souls]).toEqual([
      1,
      1,
      ['anvil'],
    ])
  })

  test('ROOT-3.1a: a point that wins ends the game before the garden is placed', () => {
    const won = plotting({ acolytes: 3, score: 29 }, { pieces: [['sawmill', 8]] }).play('conspire sanctify')
    expect([won.outcome?.winners, root.check(won.state)]).toEqual([['p1'], []])
  })
})

describe('rituals', () => {
  const daylight = (p1: At, p2: At = {}) => table({ factions: pair, sides: { p1, p2 }, tasks: [rituals] })
  const pieces = [['garden-fox', 8]] as const

  test('ROOT-10.5a, ROOT-10.5b, ROOT-10.5c: each card for its suit, ambushes and dominance too, if there is a ritual for it', () => {
    const asked = daylight({ pieces, hand: ['anvil', 'ambush-mouse', 'ambush-bird'] })
    expect(asked.legal).toEqual([
      'ritual build anvil',
      'ritual recruit anvil',
      'ritual score anvil',
      'ritual recruit ambush-mouse',
      'ritual sacrifice ambush-bird',
      'done',
    ])
    const revealed = asked.play('ritual recruit ambush-mouse', 'choose-clearing 2')
    expect([board(revealed).revealed, hand(revealed, 'p1')]).toEqual([['ambush-mouse'], ['anvil', 'ambush-bird']])
    expect(revealed.events).toContainEqual({ type: 'revealed', seat: 'p1', card: 'ambush-mouse' })
    const dominance = table({
      factions: ['cult', 'marquise', 'eyrie'],
      sides: { p1: { hand: ['dominance-mouse'] } },
      tasks: [rituals],
    })
    expect(dominance.legal).toEqual(['ritual recruit dominance-mouse', 'done'])
  })

  test('ROOT-10.5a, ROOT-INT-85: a revealed card is no card of the hand', () => {
    const asked = daylight({ pieces, hand: ['anvil', 'sword'] }).play('ritual recruit anvil', 'choose-clearing 8')
    expect(asked.legal.filter((action) => action.includes('anvil'))).toEqual([])
    expect(asked.view('p2').sides.p1).toMatchObject({ handSize: 1, board: { revealed: ['anvil'] } })
    expect(root.check(asked.state)).toEqual([])
  })

  test('ROOT-10.5.1: a garden in a ruled clearing of the suit with an open slot', () => {
    const asked = daylight(
      {
        pieces: [
          ['garden-fox', 8],
          ['warrior', 6],
          ['warrior', 12],
          ['warrior', 2],
          ['warrior', 1],
        ],
        hand: ['anvil', 'foxfolk-steel'],
      },
      {
        pieces: [
          ['warrior', 12],
          ['sawmill', 1],
        ],
      },
    )
    const where = asked.play('ritual build anvil')
    expect(where.legal).toEqual(['choose-clearing 6', 'choose-clearing 8'])
    const built = where.play('choose-clearing 8', 'ritual build foxfolk-steel')
    expect([on(built, 'p1', 'garden-fox', 8), on(built, 'p1', 'garden-fox', 6)]).toEqual([2, 1])
    expect(root.check(built.state)).toEqual([])
    const spent = daylight({
      pieces: [
        ['garden-fox', 8, 5],
        ['warrior', 6],
      ],
      hand: ['anvil'],
    })
    expect(spent.legal).not.toContain('ritual build anvil')
  })

  test('ROOT-10.5.1, ROOT-6.2.2a: nothing is built in the keep’s clearing, though a garden rules there', () => {
    const asked = daylight(
      {
        pieces: [
          ['garden-fox', 8],
          ['warrior', 8],
        ],
        hand: ['anvil'],
      },
      { pieces: [['keep', 8]] },
    )
    expect(asked.legal).toEqual(['ritual recruit anvil', 'ritual score anvil', 'done'])
  })

  test('ROOT-10.5.2: a warrior anywhere in a clearing of the suit where it can be placed', () => {
    const cats: At = {
      pieces: [
        ['keep', 1],
        ['warrior', 6, 9],
      ],
    }
    expect(daylight({ hand: ['anvil'] }, cats).play('ritual recruit anvil').legal).toEqual([
      'choose-clearing 6',
      'choose-clearing 8',
      'choose-clearing 12',
    ])
    const none = daylight({ pieces: [['warrior', 3, 25]], hand: ['anvil'] })
    expect(none.legal).toEqual(['done'])
  })

  test('ROOT-EX-34, ROOT-10.5.3a: a suit scores once in a turn, and the card is spent', () => {
    const asked = daylight({ pieces: [['garden-fox', 8, 2]], hand: ['anvil', 'foxfolk-steel', 'sappers'] })
    const scored = asked.play('ritual score anvil')
    expect([points(scored, 'p1'), board(scored).souls, board(scored).revealed]).toEqual([2, ['anvil'], []])
    expect(scored.legal).toEqual(['ritual recruit foxfolk-steel', 'ritual sacrifice sappers', 'done'])
    expect(scored.events).toContainEqual({ type: 'scored', seat: 'p1', points: 2, rule: 'ROOT-10.5.3a' })
    const other = daylight({
      pieces: [
        ['garden-fox', 8, 2],
        ['garden-mouse', 2],
      ],
      hand: ['anvil', 'sword'],
    }).play('ritual score anvil')
    expect(other.legal).toContain('ritual score sword')
    // Each suit once, whichever was scored last.
    const both = daylight({
      pieces: [
        ['garden-fox', 8],
        ['garden-mouse', 2],
      ],
      hand: ['anvil', 'foxfolk-steel', 'sword'],
    }).play('ritual score anvil', 'ritual score sword')
    expect(both.legal).toEqual(['ritual build foxfolk-steel', 'ritual recruit foxfolk-steel', 'done'])
  })

  test('ROOT-10.5.3b, ROOT-10.2.2: with one garden 0 points, with none not at all, and never a bird', () => {
    const one = daylight({ pieces, hand: ['anvil', 'sword', 'sappers'] })
    expect(one.legal.filter((action) => action.startsWith('ritual score'))).toEqual(['ritual score anvil'])
    const scored = one.play('ritual score anvil')
    expect([points(scored, 'p1'), board(scored).souls]).toEqual([0, ['anvil']])
  })

  test('ROOT-10.2.2, ROOT-2.1.1.3: birds serve for Sacrifice alone, and are wild elsewhere', () => {
    expect(daylight({ pieces, hand: ['sappers'] }).legal).toEqual(['ritual sacrifice sappers', 'done'])
    const owed = table({
      factions: ['cult', 'alliance'],
      sides: { p1: { hand: ['sappers', 'sword'] } },
      tasks: [{ do: 'outrage', seat: 'p1', at: 8 }],
    })
    expect(owed.legal).toEqual(['outrage sappers'])
  })

  test('ROOT-10.5.4: a bird card makes a warrior of the supply an acolyte', () => {
    const done = daylight({ hand: ['sappers', 'armorers'] }).play(
      'ritual sacrifice sappers',
      'ritual sacrifice armorers',
    )
    expect([board(done).acolytes, done.state.sides.p1?.supply, root.check(done.state)]).toEqual([2, 23, []])
    expect(daylight({ pieces: [['warrior', 3, 25]], hand: ['sappers'] }).legal).toEqual(['done'])
  })

  test('ROOT-10.5a, ROOT-INFO-20: asked with any hand, and not without', () => {
    expect(daylight({ pieces: [['warrior', 3, 25]], hand: ['sword'] }).legal).toEqual(['done'])
    expect(daylight({ pieces }).legal).toEqual(['reward points', 'reward cards'])
  })
})

describe('Evening', () => {
  test('ROOT-10.6.1, ROOT-INFO-13a: revealed cards come back in the sight of all, then they can be crafted', () => {
    const done = table({
      factions: ['cult', 'marquise', 'eyrie'],
      phase: 'evening',
      sides: { p1: { pieces: [['garden-fox', 8]], revealed: ['anvil', 'sword'], hand: ['bake-sale'] } },
      tasks: [
        { do: 'gather-cards', seat: 'p1' },
        { do: 'craft-step', seat: 'p1' },
      ],
    })
    expect([hand(done, 'p1'), board(done).revealed, done.legal]).toEqual([
      ['bake-sale', 'anvil', 'sword'],
      [],
      ['craft anvil', 'done'],
    ])
    expect([done.state.sides.p1?.open, done.view('p3').sides.p3?.seen]).toEqual([
      ['anvil', 'sword'],
      { p1: ['anvil', 'sword'] },
    ])
    expect(done.play('craft anvil').state.sides.p1?.open).toEqual(['sword'])
  })

  test('ROOT-10.6.1, ROOT-ENG-17: effects of the start of Evening come before', () => {
    const start = table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: { pieces: [['garden-fox', 8]], crafted: ['charm-offensive'], hand: ['anvil', 'sword'] } },
      tasks: [turn],
    })
    const asked = start.play('ritual recruit anvil', 'choose-clearing 8', 'done')
    expect([asked.legal, board(asked).revealed]).toEqual([['use charm-offensive', 'done'], ['anvil']])
    expect(hand(asked.play('done'), 'p1')).toEqual(['sword', 'anvil'])
  })

  test('ROOT-10.6.3b, ROOT-INV-17: the hand is cut down to five', () => {
    const asked = table({
      factions: pair,
      phase: 'evening',
      sides: { p1: { hand: ['anvil', 'sword', 'sappers', 'armorers', 'cobbler', 'investments'] } },
      tasks: [{ do: 'discard-step', seat: 'p1' }],
    })
    expect(asked.refusal('discard bake-sale')).toMatchObject({ code: 'not-in-hand', rule: 'ROOT-10.6.3b' })
    const done = asked.play('discard anvil')
    expect([hand(done, 'p1').length, board(done).souls]).toEqual([5, ['anvil']])
  })
})

describe('ROOT-EX-65: a turn of the Cult', () => {
  const [a, b] = [2, 8]
  const start = table({
    factions: ['cult', 'eyrie'],
    sides: {
      p1: {
        outcast: 'mouse',
        souls: ['investments', 'mouse-in-a-sack', 'anvil', 'sappers'],
        acolytes: 2,
        pieces: [['garden-mouse', 9]],
        hand: ['foxfolk-steel', 'sword', 'crossbow-mouse'],
      },
      p2: { pieces: [['warrior', a, 2]] },
    },
    tasks: [turn],
  })

  test('1: mouse is Hated, and the four cards go to the discard pile', () => {
    expect(board(start)).toMatchObject({ outcast: 'mouse', hated: true, souls: [] })
    expect(start.state.discard).toEqual(['investments', 'mouse-in-a-sack', 'anvil', 'sappers'])
  })

  const converted = start.play('conspire convert')

  test('2: a conversion and a crusade for an acolyte each', () => {
    expect([on(converted, 'p1', 'warrior', a), on(converted, 'p2', 'warrior', a), board(converted).acolytes]).toEqual([
      1, 1, 1,
    ])
  })

  const fought = converted.chance({ dice: [1, 0] }).play('conspire crusade')
  const built = fought.play(
    'ritual recruit foxfolk-steel',
    `choose-clearing ${b}`,
    'ritual build sword',
    `choose-clearing ${a}`,
  )
  const scored = built.play('ritual score crossbow-mouse')

  test('3: a warrior in B, a second garden in A, two points', () => {
    expect([on(fought, 'p2', 'warrior', a), board(fought).acolytes]).toEqual([0, 0])
    expect([on(built, 'p1', 'warrior', b), on(built, 'p1', 'garden-mouse', a)]).toEqual([1, 1])
    expect([board(built).revealed, points(scored, 'p1'), board(scored).souls]).toEqual([
      ['foxfolk-steel', 'sword'],
      2,
      ['crossbow-mouse'],
    ])
  })

  test('4: the fox and one mouse card come back, and two cards are drawn', () => {
    expect(hand(scored, 'p1')).toEqual(['foxfolk-steel', 'sword'])
    expect(scored.state.sides.p1?.open).toEqual(['foxfolk-steel', 'sword'])
    expect(hand(scored.play('done'), 'p1')).toHaveLength(4)
  })

  test('had the roll been 0, 0: the Eyrie rule A by their tie, and nothing is built there', () => {
    const tied = converted
      .chance({ dice: [0, 0] })
      .play('conspire crusade')
      .play('ritual build sword')
    expect([on(tied, 'p1', 'warrior', a), on(tied, 'p2', 'warrior', a)]).toEqual([1, 1])
    expect([on(tied, 'p1', 'garden-mouse', a), on(tied, 'p1', 'garden-mouse', 9)]).toEqual([0, 2])
  })
})
