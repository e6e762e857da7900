import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { ironwoodCards } from '../../../../src/ironwood/rules/cards'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, events, fighters, hand, legal, type Table, table } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State =>
  table({ ...rest, hands: { woodwalkers: cards, ironclad: rest.hands?.ironclad ?? [] } })
const iron = (cards: string[], rest: Table = {}): State =>
  table({ turn: 'ironclad', ...rest, hands: { ironclad: cards, woodwalkers: rest.hands?.woodwalkers ?? [] } })
const unwagered = ['wager nothing', 'wager nothing']
const bases = ['WW01', 'WW02', 'WW03']

describe('cards in play', () => {
  test('CI-10: the additional base card comes from the hand, after all steps, without a slot, and is optional', () => {
    const start = held(['WW22'], { turns: 2, forests: { F1: 1 } })
    start.sides.woodwalkers.hand = ['WW01', 'WW03', 'WW22']
    start.sides.woodwalkers.extra = ['WW02']
    const additional = after(start, 'play WW22')
    expect(offered(additional)).toEqual(['forfeit', 'play WW01', 'play WW03'])
    const done = after(additional, 'play WW03', 'option 1', 'move F1 F3')
    expect([done.sides.woodwalkers.slots.length, game.toAct(done)]).toEqual([2, 'ironclad'])
    expect(game.toAct(after(additional, 'forfeit'))).toBe('ironclad')
  })

  test('CI-10: units already moved cannot be moved by it', () => {
    const start = held(['WW13'], { forests: { F1: 3 }, mountains: { auria: 1 } })
    const moved = after(start, 'play WW13', 'move F1 F3', 'move F1 F3', 'attack F3 auria', ...unwagered, 'forfeit')
    expect(offered(after(moved, 'play WW03', 'option 1'))).toEqual(['forfeit', 'move F1 F3'])
  })

  test('CI-11: the markers are placed before any other step, and work for it', () => {
    const start = held(['WW19'], { forests: { F3: 1 }, mountains: { auria: 1 } })
    const attacking = after(start, 'play WW19')
    expect(attacking.sides.woodwalkers.ongoing).toEqual([{ card: 'WW19', markers: 2 }])
    expect(game.toAct(after(attacking, 'attack F3 auria'))).toBe('ironclad')
  })

  test('CI-11: as many markers as there are; with none the card is not in play', () => {
    const fight: Table = { forests: { F3: 1 }, mountains: { auria: 1 } }
    const one = held(['WW19'], { ...fight, ongoing: { woodwalkers: { WW18: 18 } } })
    expect(after(one, 'play WW19').sides.woodwalkers.ongoing[1]).toEqual({ card: 'WW19', markers: 1 })
    const none = held(['WW19'], { ...fight, turns: 4, ongoing: { woodwalkers: { WW18: 19 } } })
    const attacking = after(none, 'play WW19')
    expect(attacking.sides.woodwalkers.ongoing).toHaveLength(1)
    expect(game.toAct(after(attacking, 'attack F3 auria'))).toBe('woodwalkers')
    expect(after(attacking, 'forfeit', 'rest').sides.woodwalkers.discard).toEqual(['WW19'])
  })

  test('CI-12: one marker leaves in each following round', () => {
    const decks = { woodwalkers: ['WW04', 'WW06', 'WW07', 'WW10'] }
    const start = held(['WW18'], { turns: 4, decks, forests: { F1: 1 } })
    const third = after(start, 'play WW18', 'draw 0', 'rest')
    expect([third.round, third.phase, third.sides.woodwalkers.ongoing]).toEqual([
      3,
      'action',
      [{ card: 'WW18', markers: 1 }],
    ])
    const rests = after(third, 'rest', 'rest', 'rest', 'rest', 'rest', 'rest')
    const fourth = after(rests, ...quiet(rests))
    expect([fourth.round, fourth.phase, ...offered(fourth)]).toEqual([4, 'preparation', 'draw 0', 'draw 1', 'draw 2'])
    const light = after(held(['WW31'], { turns: 4, forests: { F1: 1 } }), 'play WW31', 'forfeit', 'rest')
    expect([light.round, light.phase, ...offered(light)]).toEqual([3, 'preparation', 'option 1', 'option 2'])
  })

  test('CI-13: the exhausted steps come before the card is discarded, and may be forfeited', () => {
    const last = iron([], { turns: 5, ongoing: { woodwalkers: { WW18: 1 } } })
    const exhausted = after(last, 'rest')
    expect([offered(exhausted), exhausted.sides.woodwalkers.discard]).toEqual([['draw 0', 'draw 1', 'draw 2'], []])
    const done = after(exhausted, 'draw 0')
    expect([done.phase, done.sides.woodwalkers.discard, hand(done, 'woodwalkers').length]).toEqual([
      'action',
      ['WW18'],
      5,
    ])
  })

  test('CI-13: what a card does while in play has ended once its last marker is gone', () => {
    const last = iron([], {
      turns: 5,
      ongoing: { woodwalkers: { WW20: 1, WW31: 1 } },
      forests: { F7: 1 },
      mountains: { auria: 3 },
      drill: { at: 'gallimor' },
    })
    const choosing = after(last, 'rest')
    expect(offered(choosing)).toEqual(['unmark WW20', 'unmark WW31'])
    const attack = ['option 1', 'attack F7 auria', ...unwagered]
    // 1 damage leaves two; 1 Fighter and 1 dominance of the card make a tie, and the attacker wins.
    expect(game.toAct(after(choosing, 'unmark WW31', ...attack))).toBe('woodwalkers')
    expect(legal(after(choosing, 'unmark WW31', ...attack))).toContain('retreat zincur')
    expect(legal(after(choosing, 'unmark WW20', ...attack))).toContain('retreat F8')
  })

  test('CI-13: so its own bonus does not count in an attack of its exhausted steps', () => {
    const { WW31: light } = ironwoodCards
    if (!light) throw new Error('There is no card WW31.')
    const last = iron([], {
      turns: 5,
      ongoing: { woodwalkers: { WW31: 1 } },
      forests: { F7: 1 },
      mountains: { auria: 3 },
    })
    const bonus = { kind: 'combat', bonus: { dominance: 1 } } as const
    const changed = { ...last, cards: { ...ironwoodCards, WW31: { ...light, continuous: [bonus] } } }
    // 1 Fighter against 2: with the dominance it would be a tie.
    const fought = after(changed, 'rest', 'option 1', 'attack F7 auria', ...unwagered)
    expect([game.toAct(fought), legal(fought).includes('retreat F8')]).toEqual(['ironclad', true])
  })

  test('CI-14: a card taken out of play has no exhausted steps, and its markers on the map go', () => {
    const drums = iron(['IC36'], { ongoing: { woodwalkers: { WW18: 2 } } })
    const silenced = after(drums, 'play IC36', 'unmark WW18')
    expect([silenced.sides.woodwalkers.discard, silenced.sides.woodwalkers.ongoing]).toEqual([['WW18'], []])
    expect(hand(silenced, 'woodwalkers')).toEqual(bases)
    const vise = iron(['IC38'], {
      forests: { F3: 2 },
      mountains: { auria: 1, argentimar: 1 },
      hands: { woodwalkers: ['WW22'] },
    })
    const marked = after(vise, 'play IC38', 'mark F3', 'forfeit')
    expect(marked.marks).toHaveLength(1)
    const freed = after(marked, 'play WW22', 'unmark IC38')
    expect([freed.marks, freed.sides.ironclad.discard]).toEqual([[], ['IC38']])
    expect(legal(after(freed, 'play WW03', 'option 1'))).toContain('move F3 F1')
  })

  test('CI-15: a trigger may be forfeited each time it comes up', () => {
    const start = table({ forests: { F1: 2 }, ongoing: { woodwalkers: { WW24: 2 } } })
    const done = after(start, 'play WW03', 'when before', 'forfeit', 'option 2')
    expect([fighters(done, 'F1'), game.toAct(done)]).toEqual([2, 'ironclad'])
    const ledger = iron([], { ongoing: { ironclad: { IC35: 2 } } })
    expect(offered(after(ledger, 'play IC02', 'when before'))).toEqual(['gain 0', 'gain 1'])
    expect(crystals(after(ledger, 'play IC02', 'when before', 'gain 0', 'draw 0'), 'ironclad')).toBe(0)
  })
})

/** Leaves out what is asked between two rounds. */
function quiet(state: State): string[] {
  const answers: string[] = []
  for (let next = state; next.phase === 'end'; ) {
    const answer = legal(next).find((text) => text === 'forfeit') ?? legal(next)[0] ?? ''
    answers.push(answer)
    next = after(next, answer)
  }
  return answers
}

describe('marks', () => {
  const march = (state: State): string[] => legal(state).filter((text) => text.startsWith('march'))

  test('CI-16: a mark of this round is over in the Round End, and picked up in the marker step of its owner', () => {
    const start = held(['WW23'], {
      turns: 4,
      forests: { F7: 1 },
      mountains: { auria: 1 },
      crystals: { woodwalkers: 2 },
    })
    const ending = after(start, 'play WW23', 'forfeit', 'mark auria', 'rest')
    expect([ending.phase, ending.marks.map(({ card, over }) => [card, over])]).toEqual(['end', [['WW23', true]]])
    const next = after(ending, 'forfeit')
    expect([next.round, next.marks]).toEqual([3, []])
  })

  test('CI-16: several markers may lie on one location, and all restrictions hold', () => {
    const start = held(['WW23', 'WW34', 'WW06'], {
      forests: { F7: 1 },
      mountains: { auria: 1, chromia: 1 },
      hands: { ironclad: ['IC04'] },
    })
    const both = after(
      start,
      'play WW23',
      'forfeit',
      'mark auria',
      'rest',
      'play WW34',
      'draw 0',
      'burn WW06',
      'mark auria',
    )
    expect(both.marks).toHaveLength(2)
    expect(march(after(both, 'play IC04')).sort()).toEqual(['march chromia argentimar', 'march chromia cobaltis'])
  })

  test('CI-17: what cannot be moved is not baited either; battles and retreats go on', () => {
    const start = iron(['IC38', 'IC29'], { forests: { F3: 2, F7: 1 }, mountains: { auria: 2, argentimar: 1 } })
    const marked = after(start, 'play IC38', 'mark F3', 'forfeit')
    const moving = after(marked, 'play WW03', 'option 1')
    expect(offered(moving)).toEqual(['forfeit', 'move F7 F5', 'move F7 F8', 'move F7 F9'])
    const baiting = after(moving, 'forfeit', 'play IC29')
    expect(offered(baiting)).toEqual(['bait F7 F5', 'bait F7 F8', 'bait F7 F9', 'forfeit'])
    const driven = after(start, 'play IC38', 'mark F3', 'attack auria F3', ...unwagered, 'retreat F6')
    expect([fighters(driven, 'F3'), fighters(driven, 'F6')]).toEqual([0, 2])
  })

  test('CI-17: Fighters may be recruited where none can be moved to, and who arrives on a held forest is held', () => {
    const start = iron(['IC26'], {
      forests: { F3: 1, F1: 1 },
      mountains: { auria: 1 },
      hands: { woodwalkers: ['WW28'] },
    })
    const closed = after(start, 'play IC26', 'forfeit', 'mark F3')
    expect(legal(after(closed, 'play WW02'))).not.toContain('move F1 F3')
    const recruited = after(closed, 'play WW28', 'choose F3', 'recruit F3')
    expect(fighters(recruited, 'F3')).toBe(2)
    const vise = iron(['IC38'], { forests: { F3: 1, F1: 1 }, mountains: { auria: 1, argentimar: 1 } })
    const joined = after(vise, 'play IC38', 'forfeit', 'play WW03', 'option 1', 'move F1 F3', 'forfeit')
    expect(legal(after(joined, 'rest', 'play WW02'))).toContain('move F3 F1')
    const held2 = after(vise, 'play IC38', 'mark F3', 'forfeit', 'play WW03', 'option 1', 'move F1 F3')
    expect(legal(after(held2, 'rest', 'play WW02')).filter((text) => text.startsWith('move'))).toEqual([])
  })
})

describe('burning and looking', () => {
  test('CI-18: only special and vision cards of the hand, and not the card being played', () => {
    const start = held(['WW16', 'WW06'], { visions: { hand: ['auria'] }, forests: { F1: 1 } })
    expect(offered(after(start, 'play WW16'))).toEqual(['burn WW06', 'burn-vision auria', 'forfeit'])
    expect(game.toAct(after(held(['WW16'], { forests: { F1: 1 } }), 'play WW16'))).toBe('ironclad')
  })

  test('CI-18: the player who burns chooses, also where the opponent forces it', () => {
    const smoke = iron(['IC27'], { visions: { hand: ['auria'] }, hands: { woodwalkers: ['WW06'] } })
    const burning = after(smoke, 'play IC27', 'draw 0')
    expect([game.toAct(burning), ...offered(burning)]).toEqual(['woodwalkers', 'burn WW06', 'burn-vision auria'])
    const bare = after(iron(['IC27']), 'play IC27', 'draw 0')
    expect([hand(bare, 'woodwalkers'), bare.active]).toEqual([bases, 'woodwalkers'])
  })

  test('CI-19: right after the card reached the pile and before the benefit, which looks at what is then', () => {
    const start = held(['WW14', 'WW32'], { forests: { F7: 1 }, mountains: { lithimar: 1, zincur: 1 } })
    const burned = after(start, 'play WW14', 'forfeit', 'burn WW32')
    expect(burned.sides.woodwalkers.discard).toEqual(['WW32'])
    expect(offered(burned)).toEqual(['forfeit', 'move F7 F5', 'move F7 F8', 'move F7 F9'])
    expect(offered(after(burned, 'move F7 F8'))).toEqual(['forfeit', 'remove zincur fighter'])
    expect(offered(after(burned, 'forfeit'))).toEqual(['forfeit', 'remove lithimar fighter'])
  })

  test('CI-19: not when it is wagered, or discarded for the hand limit', () => {
    const start = held(['WW18'], { forests: { F3: 2 }, mountains: { auria: 1 } })
    const won = after(start, 'play WW02', 'forfeit', 'attack F3 auria', 'wager WW18', 'wager nothing')
    expect([won.sides.woodwalkers.discard, ...offered(won)]).toEqual([['WW18'], 'gain 0', 'gain 1'])
    const six = ['WW18', 'WW06', 'WW09', 'WW10', 'WW11', 'WW12']
    const full = after(iron([], { turns: 5, hands: { woodwalkers: six } }), 'rest')
    expect(offered(full)).toEqual(six.map((card) => `discard ${card}`).sort())
    const cut = after(full, 'discard WW18')
    expect([cut.phase, cut.sides.woodwalkers.discard, hand(cut, 'woodwalkers').length]).toEqual([
      'action',
      ['WW18'],
      10,
    ])
  })

  test('CI-20: any vision card in hand, also one just drawn, and one Totem only', () => {
    const start = held(['WW26'], { forests: { F3: 1 }, visions: { hand: ['chromia'], deck: ['argentimar'] } })
    const discovering = after(start, 'play WW26', 'draw-visions 1')
    expect(offered(discovering)).toEqual(['discover argentimar F3', 'discover chromia F3', 'forfeit'])
    const once = after(discovering, 'discover argentimar F3')
    expect(offered(once)).toEqual(['burn-vision chromia', 'forfeit'])
  })

  test('CI-21: what was looked at stays known until the card is drawn, to that player only', () => {
    const top = (state: State, viewer: 'woodwalkers' | 'ironclad' | 'spectator'): string[] =>
      game.view(state, viewer).visions.top.map((at) => ironwoodBoard.mountains[at]?.id ?? '')
    const start = iron(['IC08'], { visions: { deck: ['auria', 'zincur'] }, hands: { woodwalkers: ['WW06'] } })
    const looked = after(start, 'play IC08', 'forfeit', 'look', 'draw 0')
    expect([top(looked, 'ironclad'), top(looked, 'woodwalkers'), top(looked, 'spectator')]).toEqual([['auria'], [], []])
    const drawing = after(looked, 'play WW06')
    expect(top(after(drawing, 'draw-visions 0'), 'ironclad')).toEqual(['auria'])
    expect(top(after(drawing, 'draw-visions 1'), 'ironclad')).toEqual([])
  })

  test('CI-21: vision cards are shown to the opponent only, and later ones are hidden again', () => {
    const start = iron(['IC17'], { visions: { hand: ['auria'] }, mountains: { zincur: 1 } })
    const showing = after(start, 'play IC17')
    const [shown] = events(showing, 'look').filter(({ type }) => type === 'shown')
    expect(shown).toMatchObject({ visions: ['auria'], for: 'ironclad' })
    expect(shown && game.redact(shown, 'spectator')).toMatchObject({ visions: null })
    expect(game.view(after(showing, 'look', 'forfeit', 'forfeit'), 'ironclad').visions.hand).toBe(null)
  })
})
