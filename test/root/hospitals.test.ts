import { expect, test } from 'vitest'
import { playOn } from '../../src/root/rules/play-on'
import { removeAllEnemies } from '../../src/root/rules/removal'
import { hand, on, table } from './table'

const pair = ['eyrie', 'marquise'] as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

/** The Eyrie have the Favor of the Mice on the table; cats stand in two mouse clearings. */
const favor = (cards: readonly string[], keep = 6) =>
  table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['roost', 2],
          ['roost', 7],
          ['roost', 9],
        ],
        hand: ['favor-of-the-mice', 'anvil'],
      },
      p2: {
        pieces: [
          ['warrior', 2, 2],
          ['warrior', 9],
          ['keep', keep],
        ],
        hand: cards,
      },
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  }).play('craft favor-of-the-mice')

test('ROOT-EX-18, ROOT-6.2.3e, ROOT-INT-13: two clearings are two decisions, and each takes a card', () => {
  const asked = favor(['sword'])
  expect([asked.seat, asked.legal]).toEqual(['p2', ['save sword', 'save nothing']])
  const first = asked.play('save sword')
  expect([on(first, 'p2', 'warrior', 6), hand(first, 'p2'), first.seat]).toEqual([2, [], 'p1'])
  const second = asked.play('save nothing')
  expect(second.legal).toEqual(['save sword', 'save nothing'])
  expect(on(second.play('save sword'), 'p2', 'warrior', 6)).toBe(1)
  const both = favor(['sword', 'mouse-in-a-sack']).play('save sword', 'save mouse-in-a-sack')
  expect(on(both, 'p2', 'warrior', 6)).toBe(3)
})

test('ROOT-3.1, ROOT-6.2.3: warriors that could still be saved when the game ends go home', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['roost', 2],
          ['roost', 7],
          ['roost', 9],
        ],
        hand: ['favor-of-the-mice'],
        score: 29,
      },
      p2: {
        pieces: [
          ['warrior', 2, 2],
          ['sawmill', 9],
          ['keep', 6],
        ],
        hand: ['sword'],
      },
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  const over = start.play('craft favor-of-the-mice')
  expect(over.outcome).toMatchObject({ winners: ['p1'], reason: 'points' })
  expect([on(over, 'p2', 'warrior', 2), over.state.sides.p2?.supply]).toEqual([0, 25])
})

test('ROOT-6.2.3c: a keep that leaves with them saves nobody', () => {
  const gone = favor(['sword'], 7)
  expect([gone.seat, on(gone, 'p2', 'keep', 7), gone.state.sides.p2?.supply]).toEqual(['p1', 0, 25])
  const none = table({
    factions: pair,
    sides: { p1: { pieces: [['warrior', 7, 2]] }, p2: { pieces: [['warrior', 7]], hand: ['sword'] } },
    tasks: [battle],
  })
  expect(none.chance({ dice: [1, 0] }).play('ambush nothing').state.sides.p2?.supply).toBe(25)
})

test('ROOT-6.2.3f: nobody is asked where nothing can be placed at the keep', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: { pieces: [['warrior', 7, 2]] },
      p2: {
        pieces: [
          ['warrior', 7],
          ['keep', 6],
        ],
        hand: ['sword'],
      },
    },
    tasks: [battle],
  })
  start.state.scorched.push(6)
  const hit = start.chance({ dice: [1, 0] }).play('ambush nothing')
  expect([hit.seat, hit.state.sides.p2?.supply]).toEqual(['p1', 25])
})

test('ROOT-6.2.3g, ROOT-DP-30: she is asked with any card in her hand, and without one she is not', () => {
  expect(favor(['foxfolk-steel']).legal).toEqual(['save nothing'])
  expect(favor([]).seat).toBe('p1')
})

test('ROOT-6.2.3h: until she has answered they are in no supply; not saved they go on', () => {
  const asked = favor(['sword'])
  expect([asked.state.sides.p2?.supply, on(asked, 'p2', 'warrior', 2), on(asked, 'p2', 'warrior', 6)]).toEqual([
    22, 0, 0,
  ])
  expect(asked.play('save nothing', 'save nothing').state.sides.p2?.supply).toBe(25)
  const coffin = table({
    factions: pair,
    deck: 'exiles',
    sides: {
      p1: { pieces: [['warrior', 7, 2]], crafted: ['coffin-makers'] },
      p2: {
        pieces: [
          ['warrior', 7],
          ['keep', 6],
        ],
        hand: ['sword'],
      },
    },
    tasks: [battle],
  })
  const hit = coffin.chance({ dice: [1, 0] }).play('ambush nothing')
  expect(hit.state.coffin).toEqual({})
  expect(hit.play('save nothing').state.coffin).toEqual({ p2: 1 })
  expect(hit.play('save sword').state.coffin).toEqual({})
})

test('ROOT-6.2.3b: in any turn, for any removal, her own Tax Collector too, but not for what she pays with', () => {
  const taxed = table({
    factions: ['marquise', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 8],
          ['keep', 6],
        ],
        crafted: ['tax-collector'],
        hand: ['anvil'],
      },
    },
    tasks: [{ do: 'tax', seat: 'p1' }],
  })
  expect(taxed.legal).toEqual(['save anvil', 'save nothing'])
  expect(on(taxed.play('save anvil'), 'p1', 'warrior', 6)).toBe(1)
})

test('ROOT-6.2.3e: one card saves all of a clearing, also where an ally lost them one by one', () => {
  const start = table({
    factions: ['vagabond', 'marquise', 'eyrie'],
    sides: {
      p1: { pawn: 7, items: ['sword'], hand: ['anvil'] },
      p2: {
        pieces: [
          ['warrior', 7, 3],
          ['keep', 6],
        ],
        hand: ['sword', 'mouse-in-a-sack'],
      },
      p3: { pieces: [['warrior', 7, 3]], hand: ['foxfolk-steel'] },
    },
    tasks: [],
  })
  const board = start.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.relations.p2 = 3
  start.state.agenda.push({ do: 'battle-with', seat: 'p1', at: 7, defender: 'p3' })
  const fought = start.chance({ dice: [3, 2] }).play('battle-with p2', 'ambush nothing', 'lose-ally', 'lose-ally')
  expect([fought.seat, fought.legal]).toEqual(['p2', ['save mouse-in-a-sack', 'save sword', 'save nothing']])
  const saved = fought.play('save sword')
  expect([on(saved, 'p2', 'warrior', 6), on(saved, 'p2', 'warrior', 7), hand(saved, 'p2')]).toEqual([
    2,
    1,
    ['mouse-in-a-sack'],
  ])
})

test('ROOT-6.2.3a: of all the pieces that leave the warriors are saved, and nothing else', () => {
  const start = table({
    factions: pair,
    sides: {
      p2: {
        pieces: [
          ['warrior', 7, 3],
          ['sawmill', 7],
          ['wood', 7],
          ['keep', 6],
        ],
        hand: ['sword'],
      },
    },
    tasks: [{ do: 'craft-step', seat: 'p2' }],
  })
  removeAllEnemies(playOn(start.state), 'p1', [7])
  const saved = start.play('save sword')
  expect([on(saved, 'p2', 'warrior', 6), on(saved, 'p2', 'sawmill', 7), on(saved, 'p2', 'wood', 7)]).toEqual([3, 0, 0])
})
