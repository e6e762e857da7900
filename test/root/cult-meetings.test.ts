import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { cultOf } from '../../src/root/rules/factions/cult/board'
import { rulerOf } from '../../src/root/rules/rule'
import { hand, on, points, relation, table } from './table'

const conspiracy: Task = { do: 'conspiracy', seat: 'p1' }
const board = ({ state }: Pick<ReturnType<typeof table>, 'state'>) => cultOf({ state }, 'p1')

describe('the Cult and the Alliance', () => {
  const pair = ['cult', 'alliance'] as const

  test('ROOT-8.2.6a, ROOT-10.4.3.1c, ROOT-INT-34: Outrage is paid before the battle that ends a crusade', () => {
    const moved = table({
      factions: pair,
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 6, 3]], acolytes: 2, hand: ['sword', 'anvil'] },
        p2: {
          pieces: [
            ['sympathy', 2],
            ['warrior', 2],
          ],
        },
      },
      tasks: [conspiracy],
    }).play('conspire crusade', 'move-to 2', 'move-count 2')
    expect(moved.legal).toEqual(['outrage sword'])
    const paid = moved.play('outrage sword')
    expect([paid.legal, board(paid).souls]).toEqual([['battle-whom p2', 'done'], []])
  })

  test('ROOT-INT-12, ROOT-10.2.5, ROOT-8.2.6g: fear and Outrage of one battle are put in order by their sides', () => {
    const start = table({
      factions: pair,
      active: 'p2',
      sides: {
        p1: {
          pieces: [
            ['garden-fox', 6],
            ['warrior', 6],
          ],
          hand: ['anvil', 'sword'],
        },
        p2: {
          pieces: [
            ['warrior', 6, 2],
            ['sympathy', 6],
          ],
        },
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
    const fought = start.chance({ dice: [2, 0] }).play('ambush nothing')
    expect([on(fought, 'p1', 'garden-fox', 6), board(fought).acolytes]).toEqual([0, 1])
    expect(hand(fought, 'p1')).toHaveLength(1)
  })

  test('ROOT-8.4.1.3a, ROOT-10.2.5, ROOT-10.2.3a: a revolt burns gardens, and its dead are no acolytes', () => {
    const risen = table({
      factions: pair,
      active: 'p2',
      phase: 'birdsong',
      sides: {
        p1: {
          pieces: [
            ['garden-fox', 8, 2],
            ['warrior', 8, 3],
          ],
          hand: ['sword', 'bake-sale', 'investments'],
        },
        p2: { pieces: [['sympathy', 8]], supporters: ['anvil', 'foxfolk-steel'] },
      },
      tasks: [{ do: 'revolt', seat: 'p2' }],
    }).play('revolt 8', 'supporter anvil', 'supporter foxfolk-steel')
    expect([hand(risen, 'p1').length, points(risen, 'p2'), board(risen).acolytes]).toEqual([1, 2, 0])
    expect([on(risen, 'p2', 'base-fox', 8), board(risen).souls.length, risen.state.discard]).toEqual([1, 4, []])
    expect(root.check(risen.state)).toEqual([])
  })
})

test('ROOT-ENG-08, ROOT-10.2.5, ROOT-INT-12: two gardens of one clearing are one option among effects that wait', () => {
  const swept = table({
    factions: ['cult', 'alliance', 'eyrie'],
    active: 'p3',
    sides: {
      p1: {
        pieces: [['garden-fox', 8, 2]],
        hand: ['anvil', 'sword', 'bake-sale'],
      },
      p2: { pieces: [['sympathy', 8]] },
      p3: { pieces: [['roost', 1, 3]], hand: ['favor-of-the-foxes', 'foxfolk-steel'] },
    },
    tasks: [{ do: 'craft-step', seat: 'p3' }],
  }).play('craft favor-of-the-foxes')
  expect([swept.seat, swept.legal]).toEqual(['p3', ['next fear 8 p1', 'next outrage 8 p3']])
  const once = swept.play('next fear 8 p1')
  expect([hand(once, 'p1').length, once.legal]).toEqual([2, ['next fear 8 p1', 'next outrage 8 p3']])
})

describe('the Cult and the Eyrie', () => {
  test('ROOT-10.2.6a, ROOT-7.7.2: a Decree that falls into turmoil goes to the Lost Souls', () => {
    const fallen = table({
      factions: ['cult', 'eyrie'],
      active: 'p2',
      sides: { p1: { outcast: 'mouse' }, p2: { pieces: [['roost', 6]], decree: { move: ['anvil', 'foxfolk-steel'] } } },
      tasks: [{ do: 'decree-begins', seat: 'p2' }],
    }).play('leader despot')
    expect(board(fallen).souls).toEqual(['anvil', 'foxfolk-steel'])
    expect(fallen.state.discard).toEqual([])
  })

  test('ROOT-10.4.3.3a, ROOT-7.5.2.4a, ROOT-10.2.4: a sanctified roost ends the rule of the Eyrie there', () => {
    const done = table({
      factions: ['cult', 'eyrie'],
      phase: 'birdsong',
      sides: {
        p1: { acolytes: 3 },
        p2: {
          pieces: [
            ['roost', 12],
            ['warrior', 12, 6],
          ],
        },
      },
      tasks: [conspiracy],
    }).play('conspire sanctify')
    expect([rulerOf(done, 12), points(done, 'p1'), on(done, 'p2', 'roost', 12)]).toEqual(['p1', 1, 0])
  })
})

describe('the Cult and the Vagabond', () => {
  test('ROOT-9.5.4a, ROOT-10.2.6d: a card that aids is given, not lost', () => {
    const aided = table({
      factions: ['cult', 'vagabond'],
      active: 'p2',
      sides: {
        p1: { pieces: [['warrior', 6]] },
        p2: { pawn: 6, items: ['boot'], hand: ['anvil'] },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
    }).play('act aid', 'give anvil')
    expect([hand(aided, 'p1'), board(aided).souls, relation(aided, 'p2', 'p1')]).toEqual([['anvil'], [], 1])
  })

  test('ROOT-9.2.8f, ROOT-10.4.3.2a: a partner is no enemy, and nothing of it is sanctified or converted', () => {
    const start = table({
      factions: ['cult', 'vagabond', 'eyrie', 'marquise'],
      phase: 'birdsong',
      sides: { p1: { acolytes: 5, pieces: [['warrior', 6]] }, p2: { pawn: 6 } },
      arrange(state) {
        const [own, other] = [state.sides.p1, state.sides.p2]
        if (own) own.partner = 'p2'
        if (other) Object.assign(other, { partner: 'p1', dominance: 'dominance-fox' })
        state.deck = state.deck.filter((card) => card !== 'dominance-fox')
      },
      tasks: [conspiracy],
    })
    expect(start.legal).toEqual(['conspire crusade', 'done'])
    const moved = start.play('conspire crusade', 'move-to 2')
    expect(moved.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-9.2.9.3.1a, ROOT-10.2.5: Infamy for a garden, and fear for its loss', () => {
    const fought = table({
      factions: ['cult', 'vagabond'],
      active: 'p2',
      sides: {
        p1: { pieces: [['garden-fox', 6]], hand: ['sword'] },
        p2: { pawn: 6, items: ['sword', 'sword'], relations: { p1: -1 } },
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
      .chance({ dice: [0, 0], hands: ['sword'] })
      .play('ambush nothing')
    expect([points(fought, 'p2'), hand(fought, 'p1'), board(fought).souls]).toEqual([2, [], ['sword']])
  })
})

describe('the Cult and the Marquise', () => {
  test('ROOT-10.2.6a, ROOT-6.2.3a, ROOT-10.4.1a: her hospitals fill the Lost Souls', () => {
    const saved = table({
      factions: ['cult', 'marquise'],
      sides: {
        p1: { pieces: [['warrior', 6, 3]] },
        p2: {
          pieces: [
            ['warrior', 6, 2],
            ['keep', 3],
          ],
          hand: ['anvil'],
        },
      },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
      .chance({ dice: [1, 0] })
      .play('ambush nothing', 'save anvil')
    expect([on(saved, 'p2', 'warrior', 3), board(saved).souls]).toEqual([1, ['anvil']])
  })

  test('ROOT-3.3.1.2, ROOT-10.2.4: gardens alone win by dominance', () => {
    const won = table({
      factions: ['cult', 'marquise', 'eyrie'],
      sides: {
        p1: {
          pieces: [
            ['garden-fox', 1],
            ['garden-fox', 6],
            ['garden-fox', 8],
          ],
        },
        p2: { pieces: [['warrior', 1, 9]] },
        p3: {
          pieces: [
            ['warrior', 6, 9],
            ['roost', 8],
          ],
        },
      },
      arrange(state) {
        if (state.sides.p1) state.sides.p1.dominance = 'dominance-fox'
      },
      tasks: [{ do: 'dominance-check', seat: 'p1' }],
    })
    expect(won.outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
  })

  test('ROOT-CARD-25, ROOT-10.2.3a, ROOT-10.2.4: Propaganda turns a warrior in a garden, and the garden rules on', () => {
    const turned = table({
      factions: ['cult', 'marquise'],
      deck: 'exiles',
      active: 'p2',
      sides: {
        p1: {
          pieces: [
            ['garden-fox', 6],
            ['warrior', 6],
          ],
        },
        p2: { crafted: ['propaganda-bureau'], hand: ['anvil'] },
      },
      tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
    }).play('use propaganda-bureau', 'spend anvil')
    expect([on(turned, 'p2', 'warrior', 6), board(turned).acolytes, rulerOf(turned, 6)]).toEqual([1, 0, 'p1'])
    expect(board(turned).souls).toEqual(['anvil'])
  })
})

test('ROOT-CARD-42, ROOT-10.4.3.2a: a converted warrior goes home, not onto Coffin Makers', () => {
  const turned = table({
    factions: ['cult', 'marquise'],
    deck: 'exiles',
    phase: 'birdsong',
    sides: { p1: { acolytes: 2 }, p2: { pieces: [['warrior', 6]], crafted: ['coffin-makers'] } },
    tasks: [conspiracy],
  }).play('conspire convert')
  expect([turned.state.coffin, turned.state.sides.p2?.supply, on(turned, 'p1', 'warrior', 6)]).toEqual([{}, 25, 1])
})

describe('the Cult and the Duchy', () => {
  test('ROOT-10.4.3.3a, ROOT-12.2.3a: a sanctified market costs a minister, after the point and before the garden', () => {
    const done = table({
      factions: ['cult', 'duchy'],
      phase: 'birdsong',
      sides: {
        p1: { acolytes: 3 },
        p2: { pieces: [['market', 12]], swayed: ['captain'], crowns: { squire: 2 }, hand: ['sword'] },
      },
      tasks: [conspiracy],
    }).play('conspire sanctify')
    expect([points(done, 'p1'), on(done, 'p1', 'garden-fox', 12), on(done, 'p2', 'market', 12)]).toEqual([1, 1, 0])
    expect([hand(done, 'p2'), board(done).souls]).toEqual([[], ['sword']])
  })

  test('ROOT-12.2.2d, ROOT-10.2.4, ROOT-INT-20: no garden rules the Burrow', () => {
    const played = table({
      factions: ['cult', 'duchy'],
      sides: { p1: { pieces: [['garden-fox', 6]] }, p2: { pieces: [['warrior', 0, 2]] } },
      tasks: [],
    })
    expect([rulerOf(played, 0), rulerOf(played, 6)]).toEqual(['p2', 'p1'])
  })
})

describe('the Cult and the Conspiracy', () => {
  test('ROOT-INT-72: a warrior is converted; a plot is neither converted nor sanctified', () => {
    const start = table({
      factions: ['cult', 'corvid'],
      phase: 'birdsong',
      sides: { p1: { acolytes: 5 }, p2: { pieces: [['warrior', 6]], plots: [[6, 'bomb']] } },
      tasks: [conspiracy],
    })
    expect(start.legal).toEqual(['conspire convert', 'done'])
    const turned = start.play('conspire convert')
    expect([on(turned, 'p1', 'warrior', 6), on(turned, 'p2', 'warrior', 6), on(turned, 'p2', 'plot', 6)]).toEqual([
      1, 0, 1,
    ])
  })
})
