import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, fighters, hand, legal, type Table, table, totems } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State => table({ hands: { woodwalkers: cards }, ...rest })
const visions = (state: State): string[] => state.visions.hand.map((at) => ironwoodBoard.mountains[at]?.id ?? '').sort()
const bases = ['WW01', 'WW02', 'WW03']

describe('WW06 Stonedew', () => {
  test('WW06: draws 1 vision card and gains 2 crystals', () => {
    const start = held(['WW06'], { visions: { deck: ['zincur', 'auria'] } })
    const drawing = after(start, 'play WW06')
    expect(offered(drawing)).toEqual(['draw-visions 0', 'draw-visions 1'])
    const gaining = after(drawing, 'draw-visions 1')
    expect(visions(gaining)).toEqual(['zincur'])
    expect(offered(gaining)).toEqual(['gain 0', 'gain 1', 'gain 2'])
    const done = after(gaining, 'gain 2')
    expect([crystals(done, 'woodwalkers'), game.toAct(done)]).toEqual([2, 'ironclad'])
  })

  test('WW06: nobody draws or gains more than there is', () => {
    const start = held(['WW06'], { crystals: { woodwalkers: 10, ironclad: 9 } })
    start.visions.deck = []
    expect(offered(after(start, 'play WW06'))).toEqual(['gain 0', 'gain 1'])
  })
})

describe('WW10 Glint Beneath the Bark', () => {
  test('WW10: gains 2 crystals and discovers', () => {
    const start = held(['WW10'], { forests: { F9: 1 }, mountains: { lithimar: 1 }, visions: { hand: ['palladimor'] } })
    const gaining = after(start, 'play WW10')
    expect(offered(gaining)).toEqual(['gain 0', 'gain 1', 'gain 2'])
    const discovering = after(gaining, 'gain 2')
    expect(offered(discovering)).toEqual(['discover palladimor F9', 'forfeit'])
    const done = after(discovering, 'discover palladimor F9')
    expect([crystals(done, 'woodwalkers'), ...totems(done, 'F9'), game.toAct(done)]).toEqual([5, 1, 0, 'ironclad'])
  })
})

describe('WW12 Council of Moths', () => {
  const start = held(['WW12', 'WW09'], {
    decks: { woodwalkers: ['WW20', 'WW38'] },
    visions: { hand: ['auria'], deck: ['zincur', 'chromia', 'cobaltis'] },
  })

  test('WW12: draws 2 special cards, then burns a special one for 2 vision cards', () => {
    const drawing = after(start, 'play WW12')
    expect(offered(drawing)).toEqual(['draw 0', 'draw 1', 'draw 2'])
    expect(offered(after(drawing, 'draw 0'))).toEqual(['burn WW09', 'forfeit'])
    const burned = after(drawing, 'draw 0', 'burn WW09')
    expect(offered(burned)).toEqual(['draw-visions 0', 'draw-visions 1', 'draw-visions 2'])
    expect(visions(after(burned, 'draw-visions 2'))).toEqual(['auria', 'chromia', 'zincur'])
    expect(burned.sides.woodwalkers.discard).toEqual(['WW09'])
  })

  test('WW12: without the burn no vision card is drawn', () => {
    const done = after(start, 'play WW12', 'draw 2', 'forfeit')
    expect([game.toAct(done), ...visions(done)]).toEqual(['ironclad', 'auria'])
    expect(hand(done, 'woodwalkers')).toEqual([...bases, 'WW09', 'WW20', 'WW38'])
    expect(game.toAct(after(held(['WW12']), 'play WW12', 'draw 0'))).toBe('ironclad')
  })

  test('CI-WW12: a card drawn in step 1 may be burned, and its effect comes before the benefit', () => {
    const burning = after(start, 'play WW12', 'draw 2')
    expect(offered(burning)).toEqual(['burn WW09', 'burn WW20', 'burn WW38', 'forfeit'])
    const burned = after(burning, 'burn WW38')
    expect(offered(burned)).toEqual(['draw-visions 0', 'draw-visions 1'])
    const benefit = after(burned, 'draw-visions 1')
    expect(visions(benefit)).toEqual(['auria', 'zincur'])
    expect(offered(benefit)).toEqual(['draw-visions 0', 'draw-visions 1', 'draw-visions 2'])
  })
})

describe('WW26 Omen of Antlers', () => {
  const start = held(['WW26', 'WW32', 'WW06'], {
    forests: { F3: 4 },
    visions: { hand: ['chromia'], deck: ['auria', 'cobaltis'] },
  })
  const discovered = after(start, 'play WW26', 'draw-visions 1', 'discover auria F3')

  test('WW26: draws a vision card, discovers, and burns a card for an additional base card', () => {
    expect(offered(after(start, 'play WW26'))).toEqual(['draw-visions 0', 'draw-visions 1'])
    expect(offered(after(start, 'play WW26', 'draw-visions 1'))).toEqual([
      'discover auria F3',
      'discover chromia F3',
      'forfeit',
    ])
    expect(offered(discovered)).toEqual(['burn WW06', 'burn WW32', 'burn-vision chromia', 'forfeit'])
    expect(offered(after(discovered, 'burn WW06'))).toEqual(['forfeit', 'play WW01', 'play WW02', 'play WW03'])
    expect(game.toAct(after(discovered, 'forfeit'))).toBe('ironclad')
  })

  test('CI-WW26: the additional card cannot carry the discovered Totem off', () => {
    const moving = after(discovered, 'burn-vision chromia', 'play WW02')
    expect(offered(moving)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    expect(moving.sides.woodwalkers.extra).toEqual(['WW02'])
  })

  test('CI-WW26: Totems are held already during a Move of the burned card itself', () => {
    const moving = after(discovered, 'burn WW32')
    expect(offered(moving)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    // Two moved by the burned card; the other two are left for the additional one.
    const more = after(moving, 'move F3 F1', 'move F3 F1', 'play WW03', 'forfeit', 'option 1')
    expect(offered(more)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    expect(game.toAct(after(more, 'move F3 F5', 'move F3 F5'))).toBe('ironclad')
  })

  test('WW26: where additional cards are forbidden the burn is not asked for', () => {
    const silenced = table({
      turn: 'ironclad',
      visions: { hand: ['auria'] },
      hands: { woodwalkers: ['WW26', 'WW06'], ironclad: ['IC36'] },
    })
    expect(game.toAct(after(silenced, 'play IC36', 'play WW26', 'draw-visions 0', 'forfeit'))).toBe('ironclad')
  })
})

describe('WW27 Dream of Three Pools', () => {
  const start = table({
    turn: 'ironclad',
    hands: { woodwalkers: ['WW27'], ironclad: ['IC08'] },
    forests: { F3: 1 },
    visions: { hand: ['cobaltis'], deck: ['chromia', 'lithimar', 'zincur', 'auria'] },
  })
  const known = after(start, 'play IC08', 'forfeit', 'look', 'draw 0')
  const top = (state: State, viewer: 'woodwalkers' | 'ironclad'): string[] =>
    game.view(state, viewer).visions.top.map((at) => ironwoodBoard.mountains[at]?.id ?? '')

  test('WW27: looks at the top 3 vision cards, draws one and puts the others back in any order', () => {
    const looking = after(known, 'play WW27')
    expect(offered(looking)).toEqual(['forfeit', 'look'])
    const drawing = after(looking, 'look')
    expect(offered(drawing)).toEqual(['draw-vision chromia', 'draw-vision lithimar', 'draw-vision zincur', 'forfeit'])
    const drawn = after(drawing, 'draw-vision lithimar')
    expect(offered(drawn)).toEqual(['put-back chromia', 'put-back zincur'])
    const back = after(drawn, 'put-back chromia')
    expect(visions(back)).toEqual(['cobaltis', 'lithimar'])
    expect(top(back, 'woodwalkers')).toEqual(['zincur', 'chromia'])
  })

  test('WW27: the look may be left out, or the draw after it', () => {
    expect(visions(after(known, 'play WW27', 'forfeit', 'forfeit', 'forfeit'))).toEqual(['cobaltis'])
    const back = after(known, 'play WW27', 'look', 'forfeit', 'put-back chromia', 'put-back lithimar')
    expect([visions(back), top(back, 'woodwalkers')]).toEqual([['cobaltis'], ['zincur', 'lithimar', 'chromia']])
  })

  test('CI-WW27: the drawn card may be discovered, or burned for 2 crystals', () => {
    const drawn = after(known, 'play WW27', 'look', 'draw-vision chromia', 'put-back zincur')
    expect(offered(drawn)).toEqual(['discover chromia F3', 'forfeit'])
    const burning = after(drawn, 'forfeit')
    expect(offered(burning)).toEqual(['burn-vision chromia', 'burn-vision cobaltis', 'forfeit'])
    const gaining = after(burning, 'burn-vision chromia')
    expect(offered(gaining)).toEqual(['gain 0', 'gain 1', 'gain 2'])
    const done = after(gaining, 'gain 2')
    expect([crystals(done, 'woodwalkers'), game.toAct(done)]).toEqual([2, 'ironclad'])
    expect(game.view(done, 'ironclad').visions.burned).toEqual([{ mountain: null, seen: false }])
  })

  test('CI-WW27: the Ironclad know the top card no more', () => {
    expect(top(known, 'ironclad')).toEqual(['chromia'])
    const back = after(known, 'play WW27', 'look', 'draw-vision zincur', 'put-back lithimar')
    expect([top(back, 'ironclad'), top(back, 'woodwalkers')]).toEqual([[], ['chromia', 'lithimar']])
    expect(JSON.stringify(game.view(after(known, 'play WW27', 'look'), 'ironclad').agenda)).toContain('"visions":[]')
    expect(top(after(known, 'play WW27', 'forfeit'), 'ironclad')).toEqual(['chromia'])
    // Of the two that the Woodwalkers put back one is drawn; the other one is known as before.
    const drawn = after(back, 'forfeit', 'forfeit', 'rest', 'play WW01', 'draw 0', 'option 1', 'draw-visions 1')
    expect([top(drawn, 'woodwalkers'), top(drawn, 'ironclad')]).toEqual([['lithimar'], []])
  })

  test('CI-WW27: with fewer than 3 cards in the deck all of them', () => {
    const [two, none] = [held(['WW27']), held(['WW27'])]
    two.visions.deck = two.visions.deck.slice(-2)
    none.visions.deck = []
    expect(offered(after(two, 'play WW27', 'look'))).toHaveLength(3)
    expect(offered(after(none, 'play WW27'))).toEqual(['forfeit'])
  })
})

describe('WW32 A Thousand Leaves', () => {
  const moves = (count: number): string[] => Array<string>(count).fill('move F1 F3')
  const start = held(['WW32', 'WW06', 'WW10'], {
    forests: { F1: 9 },
    visions: { hand: ['auria', 'zincur'] },
    decks: { woodwalkers: ['WW20'] },
  })

  test('WW32: draws 1 special card and moves a Fighter for each action card in hand', () => {
    const done = after(start, 'play WW32', 'draw 1', ...moves(6))
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([6, 'ironclad'])
  })

  test('CI-WW32: X is counted after step 1, without this card and without vision cards', () => {
    const done = after(start, 'play WW32', 'draw 0', ...moves(5))
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([5, 'ironclad'])
    const empty = table({ bases: false, hands: { woodwalkers: ['WW32'] }, forests: { F1: 2 } })
    expect(game.toAct(after(empty, 'play WW32', 'draw 0'))).toBe('ironclad')
  })

  test('CI-WW32: burned, it moves 2 Fighters, and they count as moved this turn', () => {
    const hunting = after(held(['WW16', 'WW32'], { forests: { F1: 3 } }), 'play WW16', 'burn WW32')
    const burned = after(hunting, 'move F1 F3', 'move F1 F3')
    expect(offered(burned)).toEqual(['forfeit', 'move F1 F3'])
    expect(game.toAct(after(burned, 'move F1 F3'))).toBe('ironclad')
  })

  test('CI-WW32: burned on the turn of the Ironclad it may win the game', () => {
    const smoked = table({
      turn: 'ironclad',
      hands: { woodwalkers: ['WW32'], ironclad: ['IC27'] },
      visions: { hand: ['auria'] },
      forests: { F3: 1, F7: 3 },
      full: { F3: 1 },
      secured: 2,
    })
    const moving = after(smoked, 'play IC27', 'draw 0', 'burn WW32')
    expect(game.toAct(moving)).toBe('woodwalkers')
    const one = after(moving, 'move F7 F8')
    expect(offered(one)).toContain('move F7 F5')
    const won = after(one, 'move F3 F1 full')
    expect([game.outcome(won)?.winners, legal(won)]).toEqual([['woodwalkers'], []])
    // Without the win the next turn is the Woodwalkers' own, and the same Fighters may move in it.
    expect(legal(after(one, 'move F7 F8', 'play WW03', 'option 1'))).toContain('move F8 F6')
  })
})
