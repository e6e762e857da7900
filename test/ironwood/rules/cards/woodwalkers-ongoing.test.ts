import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, fighters, hand, legal, type Table, table } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State =>
  table({ ...rest, hands: { woodwalkers: cards, ironclad: rest.hands?.ironclad ?? [] } })
const bases = ['WW01', 'WW02', 'WW03']

/** The last turn of round 2 is spent, and round 3 begins with its marker step. */
const nextRound = (rest: Table, change: (state: State) => void = () => undefined): State => {
  const last = table({ ...rest, turn: 'ironclad', turns: 5 })
  change(last)
  return after(last, 'rest')
}

describe('WW18 Sleeping Acorns', () => {
  test('WW18: lies in play with 2 markers and draws 1', () => {
    const start = held(['WW18'], { decks: { woodwalkers: ['WW30'] } })
    const drawing = after(start, 'play WW18')
    expect(drawing.sides.woodwalkers.ongoing).toEqual([{ card: 'WW18', markers: 2 }])
    expect(offered(drawing)).toEqual(['draw 0', 'draw 1'])
    expect(hand(after(drawing, 'draw 1'), 'woodwalkers')).toEqual([...bases, 'WW30'])
  })

  test('WW18: exhausted, it draws 2 and is discarded', () => {
    const decks = { woodwalkers: ['WW30', 'WW33', 'WW34', 'WW36'] }
    const exhausted = nextRound({ ongoing: { woodwalkers: { WW18: 1 } }, decks })
    expect([exhausted.phase, game.toAct(exhausted), ...offered(exhausted)]).toEqual([
      'preparation',
      'woodwalkers',
      'draw 0',
      'draw 1',
      'draw 2',
    ])
    const done = after(exhausted, 'draw 2')
    expect(hand(done, 'woodwalkers')).toEqual([...bases, 'WW30', 'WW33', 'WW34', 'WW36'])
    expect([done.sides.woodwalkers.discard, done.sides.woodwalkers.ongoing]).toEqual([['WW18'], []])
  })

  test('WW18: with 2 markers left it stays for one round more', () => {
    const staying = nextRound({ ongoing: { woodwalkers: { WW18: 2 } } })
    expect([staying.phase, staying.sides.woodwalkers.ongoing]).toEqual(['action', [{ card: 'WW18', markers: 1 }]])
  })

  test('CI-WW18: burned, it draws 1, and no markers are involved', () => {
    const burned = after(held(['WW14', 'WW18'], { decks: { woodwalkers: ['WW30'] } }), 'play WW14', 'burn WW18')
    expect(offered(burned)).toEqual(['draw 0', 'draw 1'])
    const done = after(burned, 'draw 1')
    expect(hand(done, 'woodwalkers')).toEqual([...bases, 'WW30'])
    expect([done.sides.woodwalkers.ongoing, done.sides.woodwalkers.discard]).toEqual([[], ['WW18']])
  })
})

describe('WW20 Moon over Ferrum', () => {
  test('WW20: lies in play with 2 markers, attacks, and adds 1 dominance to its own Attack', () => {
    const start = held(['WW20'], { forests: { F3: 1 }, mountains: { auria: 2 } })
    const attacking = after(start, 'play WW20')
    expect(attacking.sides.woodwalkers.ongoing).toEqual([{ card: 'WW20', markers: 2 }])
    // 1 + 1 against 2: the tie goes to the attacker.
    const won = after(attacking, 'attack F3 auria', 'wager nothing', 'wager nothing')
    expect(legal(won)).toContain('retreat lithimar')
    expect(game.toAct(after(attacking, 'forfeit'))).toBe('ironclad')
  })

  test('WW20: adds 1 dominance in defense too', () => {
    const position: Table = { turn: 'ironclad', forests: { F3: 2 }, mountains: { auria: 2 } }
    const attack = ['play IC02', 'draw 0', 'option 2', 'attack auria F3', 'wager nothing', 'wager nothing']
    const held2 = after(table({ ...position, ongoing: { woodwalkers: { WW20: 1 } } }), ...attack)
    expect(game.toAct(held2)).toBe('woodwalkers')
    expect(legal(held2)).toContain('retreat lithimar')
    expect(game.toAct(after(table(position), ...attack))).toBe('ironclad')
  })
})

describe('WW24 Paths Only We Know', () => {
  const position: Table = { forests: { F1: 3, F2: 2 }, ongoing: { woodwalkers: { WW24: 2 } } }

  test('WW24: lies in play with 2 markers and moves 3 Fighters', () => {
    const moving = after(held(['WW24'], { forests: { F1: 4 } }), 'play WW24')
    expect(moving.sides.woodwalkers.ongoing).toEqual([{ card: 'WW24', markers: 2 }])
    const done = after(moving, 'move F1 F3', 'move F1 F3', 'move F1 F3')
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([3, 'ironclad'])
  })

  test('WW24: 2 Fighters move before a base card', () => {
    const asked = after(table(position), 'play WW02')
    expect(offered(asked)).toEqual(['when after', 'when before'])
    const before = after(asked, 'when before', 'move F1 F3', 'move F1 F3')
    // Now the card itself: 3 of those that have not moved.
    expect(offered(before)).toEqual(['forfeit', 'move F1 F3', 'move F2 F5'])
    const done = after(before, 'move F1 F3', 'move F2 F5', 'move F2 F5')
    expect([fighters(done, 'F3'), fighters(done, 'F5'), game.toAct(done)]).toEqual([3, 2, 'ironclad'])
  })

  test('WW24: or after it, once its last step is done', () => {
    const first = after(table({ ...position, mountains: { auria: 1 } }), 'play WW02', 'when after')
    const attacking = after(first, 'move F1 F3', 'move F1 F3', 'forfeit')
    expect(offered(attacking)).toEqual(['attack F3 auria', 'forfeit'])
    const won = after(attacking, 'attack F3 auria', 'wager nothing', 'wager nothing', 'forfeit', 'gain 1')
    expect(offered(won)).toEqual(['forfeit', 'move F1 F3', 'move F2 F5'])
    expect(game.toAct(after(won, 'move F1 F3', 'move F2 F5'))).toBe('ironclad')
    expect(game.toAct(after(won, 'forfeit'))).toBe('ironclad')
  })

  test('CI-WW24: a special card and a wagered base card do not trigger it', () => {
    const special = table({ ...position, hands: { woodwalkers: ['WW06'] }, mountains: { auria: 1 } })
    expect(offered(after(special, 'play WW06'))).toEqual(['draw-visions 0', 'draw-visions 1'])
    const wagering = after(
      table({ ...position, forests: { F3: 2 }, mountains: { auria: 1 } }),
      'play WW02',
      'when before',
    )
    const won = after(wagering, 'forfeit', 'forfeit', 'attack F3 auria', 'wager WW01', 'wager nothing', 'forfeit')
    expect(offered(won)).toEqual(['gain 0', 'gain 1'])
    expect(game.toAct(after(won, 'gain 1'))).toBe('ironclad')
  })

  test('CI-WW24: an additional base card triggers it as well', () => {
    const ivy = table({ ...position, hands: { woodwalkers: ['WW22'] } })
    const additional = after(ivy, 'play WW22', 'forfeit', 'play WW03')
    expect(offered(additional)).toEqual(['when after', 'when before'])
    expect(offered(after(additional, 'when before'))).toEqual(['forfeit', 'move F1 F3', 'move F2 F5'])
  })

  test('CI-WW24: Fighters moved by the base card cannot be moved by it', () => {
    const start = table({ forests: { F1: 2 }, ongoing: { woodwalkers: { WW24: 1 } } })
    const done = after(start, 'play WW03', 'when after', 'option 1', 'move F1 F3', 'move F1 F3')
    expect(game.toAct(done)).toBe('ironclad')
  })

  test.each(['before', 'after'])(
    'CI-WW24: during the additional card of Canopy Cover its Fighters move once (%s)',
    (when) => {
      const start = table({
        forests: { F1: 2 },
        ongoing: { woodwalkers: { WW24: 1 } },
        hands: { woodwalkers: ['WW05'] },
      })
      const covered = after(start, 'play WW05', 'move F1 F3', 'move F1 F3', 'play WW03', `when ${when}`)
      const [one, two] = when === 'before' ? ['move F3 F5', 'option 1'] : ['option 1', 'move F3 F5']
      const moving = after(covered, one, ...(when === 'before' ? ['forfeit', two] : [two, 'forfeit']))
      // One has gone by the first effect; the other one may still go by the second, and nobody else.
      expect(offered(moving)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
      expect(game.toAct(after(moving, 'move F3 F6'))).toBe('ironclad')
    },
  )
})

describe('WW31 Before First Light', () => {
  const position: Table = {
    forests: { F7: 2 },
    mountains: { auria: 2 },
    drill: { at: 'gallimor' },
    ongoing: { woodwalkers: { WW31: 1 } },
    decks: { woodwalkers: ['WW09', 'WW16'] },
  }
  const exhausted = nextRound(position)

  test('WW31: lies in play with 1 marker and moves 3 Fighters', () => {
    const moving = after(held(['WW31'], { forests: { F1: 4 } }), 'play WW31')
    expect(moving.sides.woodwalkers.ongoing).toEqual([{ card: 'WW31', markers: 1 }])
    const done = after(moving, 'move F1 F3', 'move F1 F3', 'move F1 F3')
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('WW31: exhausted, it attacks with 1 Damage more and gains 2 for a victory', () => {
    expect([exhausted.round, exhausted.phase, ...offered(exhausted)]).toEqual([
      3,
      'preparation',
      'option 1',
      'option 2',
    ])
    const attacking = after(exhausted, 'option 1')
    expect(offered(attacking)).toEqual(['attack F7 auria', 'forfeit'])
    const fought = after(attacking, 'attack F7 auria', 'wager nothing', 'wager nothing')
    expect([fighters(fought, 'auria'), fighters(fought, 'F7')]).toEqual([1, 2])
    const won = after(fought, 'retreat zincur')
    expect(offered(won)).toEqual(['gain 0', 'gain 1', 'gain 2'])
    const done = after(won, 'gain 2')
    expect([crystals(done, 'woodwalkers'), done.phase, done.sides.woodwalkers.discard]).toEqual([3, 'action', ['WW31']])
  })

  test('WW31: the attack may be forgone', () => {
    const done = after(exhausted, 'option 1', 'forfeit')
    expect([done.phase, done.sides.woodwalkers.ongoing, crystals(done, 'woodwalkers')]).toEqual(['action', [], 1])
  })

  test('CI-WW31: the cards of the round are drawn before, and both players wager', () => {
    const wagering = after(exhausted, 'option 1', 'attack F7 auria')
    expect(offered(wagering)).toEqual([...bases, 'WW09', 'WW16', 'nothing'].map((card) => `wager ${card}`).sort())
    const answering = after(wagering, 'wager WW09')
    expect([game.toAct(answering), legal(answering).length]).toEqual(['ironclad', 7])
    const fought = after(answering, 'wager IC03')
    expect(fought.sides.woodwalkers.discard).toEqual([])
    expect(after(fought, 'forfeit').sides.woodwalkers.discard).toEqual(['WW09'])
  })

  test('CI-WW31: a base card wagered there is back when the turns begin', () => {
    const fought = after(exhausted, 'option 1', 'attack F7 auria', 'wager WW02', 'wager IC03')
    const gaining = after(fought, 'forfeit')
    expect(hand(gaining, 'woodwalkers')).toEqual(['WW01', 'WW03', 'WW09', 'WW16'])
    const done = after(gaining, 'gain 0')
    expect([done.phase, hand(done, 'woodwalkers')]).toEqual(['action', [...bases, 'WW09', 'WW16']])
    expect(hand(done, 'ironclad')).toContain('IC03')
  })

  test('CI-WW31: so it cannot be wagered twice in one Preparation', () => {
    const at = ironwoodBoard.forestAt['F7'] ?? -1
    const vise = { card: 'IC38', seat: 'ironclad', kind: 'forest', at, stops: 'leaving', over: false } as const
    const both = nextRound({ ...position, ongoing: { woodwalkers: { WW31: 1 }, ironclad: { IC38: 1 } } }, (state) => {
      state.marks.push({ ...vise, until: 'exhausted' })
    })
    const fought = after(both, 'option 1', 'attack F7 auria', 'wager WW02', 'wager IC03', 'forfeit', 'gain 0')
    expect([fought.phase, game.toAct(fought), ...offered(fought)]).toEqual([
      'preparation',
      'ironclad',
      'attack auria F7',
      'forfeit',
    ])
    const attacked = after(fought, 'attack auria F7')
    expect(legal(attacked)).not.toContain('wager IC03')
    expect(offered(after(attacked, 'wager nothing'))).toEqual(
      ['WW01', 'WW03', 'WW09', 'WW16', 'nothing'].map((card) => `wager ${card}`).sort(),
    )
  })

  test('CI-WW31: the second option may be used against an empty Ferrum, and a Drill is destroyed as in any battle', () => {
    const gates = after(exhausted, 'option 2')
    expect(offered(gates)).toEqual(['attack F7 ferrum', 'forfeit'])
    expect(offered(after(gates, 'attack F7 ferrum'))).toEqual(['gain 0', 'gain 1', 'gain 2'])
    const drilling = nextRound({ ...position, drill: { at: 'auria', step: 1, cargo: 2 } })
    const fought = after(drilling, 'option 1', 'attack F7 auria', 'wager nothing', 'wager nothing')
    const driven = after(fought, 'retreat chromia')
    expect(offered(driven)).toEqual(['forfeit', 'salvage'])
    expect(after(driven, 'salvage').drill).toMatchObject({ at: ironwoodBoard.ferrum, step: 0, cargo: 0 })
  })
})
