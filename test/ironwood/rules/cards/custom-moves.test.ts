import { type Card, ironwood, type Situation } from 'totemforge/ironwood'
import { describe, expect, test } from 'vitest'
import type { State } from '../../../../src/ironwood/rules/state'
import { changed } from '../custom-cards'
import { after, fighters, golems, legal, untilTurn } from '../support'

const start = (cards: Record<string, Partial<Card>>, situation: Situation): State =>
  ironwood.position({ ...situation, cards: changed(cards) })

/** Fighters of these forests: all, those moved once, and those moved twice. */
const counted = ({ forests }: State, ...ids: string[]): (number | undefined)[][] =>
  ids.map((id) => {
    const forest = Number(id.slice(1)) - 1
    return [forests.fighters[forest], forests.moved[forest], forests.done[forest]]
  })

describe('CI-09: of a Warband those that have moved are removed first', () => {
  const twice: Partial<Card> = {
    steps: [
      { do: 'move-fighters', count: 3 },
      { do: 'move-again' },
      { do: 'pay', cost: { sacrifice: 1 }, steps: [{ do: 'move-fighters', count: 9 }] },
    ],
  }
  // On F5 stand two that have not moved, one that has moved once and one that has moved twice.
  const moved = after(
    start({ WW16: twice }, { forests: { F5: 4, F7: 1 }, woodwalkers: { hand: ['WW16'] } }),
    ...['play WW16', 'move F5 F3', 'move F5 F3', 'move F7 F5', 'move F3 F5', 'forfeit'],
  )

  test('a Fighter that has moved twice goes before one that has moved once', () => {
    expect(counted(moved, 'F5', 'F3')).toEqual([
      [4, 1, 1],
      [1, 1, 0],
    ])
    const removed = after(moved, 'sacrifice F5')
    expect(counted(removed, 'F5')).toEqual([[3, 1, 0]])
    const last = after(removed, 'move F5 F2', 'move F5 F2')
    expect([ironwood.toAct(last), fighters(last, 'F5')]).toEqual(['ironclad', 1])
  })

  test('several go together: those moved twice, then those moved once, then the others', () => {
    const dear: Partial<Card> = {
      steps: [...(twice.steps ?? []).slice(0, 2), { do: 'pay', cost: { sacrifice: 3 }, steps: [] }],
    }
    const costly = after(
      start({ WW16: dear }, { forests: { F5: 4, F7: 1 }, woodwalkers: { hand: ['WW16'] } }),
      ...['play WW16', 'move F5 F3', 'move F5 F3', 'move F7 F5', 'move F3 F5', 'forfeit', 'sacrifice F5'],
    )
    expect(counted(costly, 'F5')).toEqual([[1, 0, 0]])
  })

  test('a Golem that has marched goes before one that has not, even if its Fighters moved', () => {
    const marching: Partial<Card> = {
      steps: [{ do: 'move-warbands', count: 1 }, { do: 'attack' }, { do: 'move-warbands', count: 1 }],
    }
    const mountains = { auria: { fighters: 1, golems: 1 }, argentimar: { golems: 1 } }
    const hand = ['WW16']
    const state = start(
      { IC21: marching, WW16: { values: { damage: 2, defense: 9, dominance: 0 } } },
      { turn: 'ironclad', mountains, forests: { F3: 9 }, ironclad: { hand: ['IC21'] }, woodwalkers: { hand } },
    )
    const fight = ['play IC21', 'march argentimar auria', 'attack auria F3', 'wager nothing', 'wager WW16', 'hit golem']
    const hit = after(state, ...fight, 'forfeit')
    expect([fighters(hit, 'auria'), golems(hit, 'auria')]).toEqual([1, 1])
    expect(legal(after(hit, 'march auria ferrum', 'fighters 0'))).toEqual(expect.arrayContaining(['play WW01']))
    expect(legal(after(hit, 'march auria ferrum', 'fighters 1'))).toEqual(['golems 1', 'golems 0'])
  })
})

test('CI-09: a Fighter that has moved twice does not move after a retreat', () => {
  const card: Partial<Card> = {
    steps: [
      { do: 'move-fighters', count: 1 },
      { do: 'move-again' },
      { do: 'attack' },
      { do: 'move-fighters', count: 1 },
    ],
  }
  const state = start(
    { WW16: card },
    { forests: { F8: 1 }, mountains: { lithimar: 4 }, woodwalkers: { hand: ['WW16'] } },
  )
  const fight = ['attack F5 lithimar', 'wager nothing', 'wager nothing', 'retreat F11']
  const beaten = after(state, 'play WW16', 'move F8 F7', 'move F7 F5', ...fight)
  expect([ironwood.toAct(beaten), ...counted(beaten, 'F5', 'F11')]).toEqual(['ironclad', [0, 0, 0], [1, 0, 0]])
})

describe('IW-KEY-10: in a later turn everyone may move again', () => {
  test('Golems that have marched', () => {
    const steps: Card['steps'] = [{ do: 'move-warbands', count: 1 }]
    const state = start(
      { IC21: { steps }, IC22: { steps } },
      { turn: 'ironclad', mountains: { auria: { golems: 1 } }, ironclad: { hand: ['IC21', 'IC22'] } },
    )
    const marched = after(state, 'play IC21', 'march auria ferrum')
    expect(legal(after(untilTurn(marched, 'ironclad'), 'play IC22'))).toContain('march ferrum lithimar')
  })

  test('Fighters that have moved twice', () => {
    const state = start(
      {
        WW16: { steps: [{ do: 'move-fighters', count: 1 }, { do: 'move-again' }] },
        WW17: { steps: [{ do: 'move-fighters', count: 1 }] },
      },
      { forests: { F5: 1 }, woodwalkers: { hand: ['WW16', 'WW17'] } },
    )
    const moved = after(state, 'play WW16', 'move F5 F3', 'move F3 F6')
    expect(counted(moved, 'F6')).toEqual([[1, 0, 0]])
    expect(legal(after(untilTurn(moved, 'woodwalkers'), 'play WW17'))).toContain('move F6 F8')
  })
})

describe('CI-IC29: being baited is not a movement', () => {
  const ambush: Partial<Card> = { continuous: [{ kind: 'on-opponents-special', steps: [{ do: 'bait' }] }] }
  const twice: Partial<Card> = { steps: [{ do: 'move-fighters', count: 3 }, { do: 'move-again' }] }
  const state = start(
    { IC33: ambush, WW16: twice },
    { forests: { F5: 4, F7: 1 }, woodwalkers: { hand: ['WW16'] }, ironclad: { ongoing: { IC33: 2 } } },
  )
  const moves = ['play WW16', 'move F5 F3', 'move F5 F3', 'move F7 F5', 'move F3 F5', 'forfeit']
  const baiting = after(state, ...moves, 'bait F5 F11')

  test.each([
    [1, [3, 1, 1], [1, 0, 0]],
    [2, [2, 1, 1], [2, 0, 0]],
    [3, [1, 0, 1], [3, 1, 0]],
    [4, [0, 0, 0], [4, 1, 1]],
  ])('of 4 Fighters %i go: first those that have not moved, last those that have moved twice', (count, left, gone) => {
    // The next turn forgets which units have moved, so nothing should follow.
    const last = ironwood.clone(baiting)
    last.agenda = last.agenda.filter((task) => task.do === 'bait-count' || task.do === 'frame')
    expect(counted(after(last, `fighters ${count}`), 'F5', 'F11')).toEqual([left, gone])
  })
})
