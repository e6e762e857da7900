import { describe, expect, test } from 'vitest'
import type { Stance } from '../../../../src/ironwood/rules/solo/solo'
import { after, type Table, table, untilTurn } from '../support'
import { answered, botDoes, botTurn, type Course, eventsOf, official } from './support'

const mode = 'ironbot'

describe('stance', () => {
  const foundation = { foundations: ['cobaltis'], mountains: { ferrum: 3, cobaltis: 1 }, crystals: { ironclad: 5 } }
  const cases: [string, Omit<Table, 'mode'>, Stance][] = [
    ['a warband with a totem', { forests: { F7: 1 }, full: { F7: 1 } }, 'aggressive'],
    ['a warband with a fading totem', { forests: { F7: 1 }, fading: { F7: 1 } }, 'aggressive'],
    ['a fading totem in the third turn', { forests: { F7: 1 }, fading: { F7: 1 }, turns: 5 }, 'aggressive'],
    ['a totem, and it could build', { forests: { F7: 1 }, full: { F7: 1 }, ...foundation }, 'aggressive'],
    ['a totem without a warband', { forests: { F8: 1 }, full: { F7: 1 } }, 'expansive'],
    [
      'a totem without a warband, and it can build',
      { forests: { F8: 1 }, full: { F7: 1 }, ...foundation },
      'defensive',
    ],
    ['5 crystals and a controlled foundation', foundation, 'defensive'],
    ['more than 5 crystals', { ...foundation, crystals: { ironclad: 9 } }, 'defensive'],
    ['a golem controls the foundation', { ...foundation, mountains: { cobaltis: [0, 1] } }, 'defensive'],
    ['only 4 crystals', { ...foundation, crystals: { ironclad: 4 } }, 'expansive'],
    ['nobody on the foundation', { ...foundation, mountains: { ferrum: 3 } }, 'expansive'],
    ['a controlled forge is not a foundation', { ...foundation, foundations: [], forges: ['cobaltis'] }, 'expansive'],
    ['nothing of all that', { forests: { F7: 9 }, mountains: { ferrum: 1 } }, 'expansive'],
  ]
  test.each(cases)('IB-03: the stance with %s', (_, wanted, stance) => {
    const starts: Stance[] = ['aggressive', 'defensive', 'expansive']
    for (const before of starts) {
      const course = botTurn({ ...wanted, mode, solo: { stance: before }, hands: { ironclad: ['IC22', 'IC04'] } })
      expect(eventsOf(course, 'stance')).toEqual([{ type: 'stance', stance }])
      expect(course.state.solo?.stance).toBe(stance)
    }
  })

  test('IB-03: it is set on the Exhausted side too, and before an empty hand ends the turn', () => {
    const wanted: Table = { mode, forests: { F7: 1 }, full: { F7: 1 }, hands: { ironclad: [] } }
    expect(botTurn(wanted).state.solo?.stance).toBe('aggressive')
    expect(botTurn({ ...wanted, solo: { side: 'exhausted' } }).state.solo?.stance).toBe('aggressive')
  })

  test('IB-03: it stays until the next turn of the bot, for any action of the human', () => {
    const wanted: Table = { mode, forests: { F7: 1, F8: 0 }, full: { F7: 1 }, solo: { stance: 'defensive' } }
    const state = table({ ...wanted, hands: { ironclad: ['IC22', 'IC04', 'IC06'] } })
    expect(state.solo?.stance).toBe('defensive')
    const moving = after(state, 'play WW02')
    expect(moving.solo?.stance).toBe('defensive')
    expect(after(moving, 'move F7 F8', 'forfeit').solo?.stance).toBe('expansive')
  })

  test('IB-03: it stays through Round End and the Preparation', () => {
    const course = official(botTurn({ mode, turns: 5, forests: { F7: 1 }, fading: { F7: 1 }, hands: { ironclad: [] } }))
    expect(course.state.round).toBe(3)
    expect(course.state.forests.fading.every((count) => count === 0)).toBe(true)
    expect(untilTurn(course.state, 'woodwalkers').solo?.stance).toBe('aggressive')
  })

  test('IB-03: what the bot does in its turn does not change it', () => {
    const course = official(
      botTurn({ mode, ...foundation, crystals: { ironclad: 5 }, hands: { ironclad: ['IC22', 'IC04'] } }),
    )
    expect(eventsOf(course, 'built')).toHaveLength(1)
    expect(course.state.solo?.stance).toBe('defensive')
  })
})

describe('bonus in combat', () => {
  const stances: Stance[] = ['expansive', 'aggressive', 'defensive']
  // Both cards have values 2/1/1; 6 fighters against 6 on a mountain without a forge.
  const wanted = (stance: Stance): Table => ({
    mode,
    solo: { stance },
    forests: { F5: 6 },
    mountains: { ferrum: 3, lithimar: 6 },
    hands: { ironclad: ['IC18'], woodwalkers: ['WW07'] },
  })
  const outcome = (course: Course) => ({
    suffered: eventsOf(course, 'damage').find(({ seat }) => seat === 'ironclad')?.count,
    dealt: eventsOf(course, 'damage').find(({ seat }) => seat === 'woodwalkers')?.count,
    dominance: eventsOf(course, 'battle-over')[0]?.dominance,
  })
  // By each side: what Ironclad's damage makes, what the human's makes, and dominance of fighters left and card.
  const expected = {
    expansive: { suffered: 2, dealt: 1, dominance: { woodwalkers: 4 + 1, ironclad: 5 + 1 } },
    aggressive: { suffered: 1, dealt: 1, dominance: { woodwalkers: 5 + 1, ironclad: 5 + 1 + 1 } },
    defensive: { suffered: 1, dealt: 0, dominance: { woodwalkers: 5 + 1, ironclad: 6 + 1 } },
  }

  test.each(stances)('IB-04: %s, when the bot attacks', (stance) => {
    const course = botDoes(wanted(stance), { do: 'focus', for: 'attack' })
    expect(eventsOf(course, 'attacked')).toEqual([{ type: 'attacked', seat: 'ironclad', from: 'lithimar', to: 'F5' }])
    expect(outcome(answered(course, 'wager WW07'))).toEqual(expected[stance])
  })

  test.each(stances)('IB-04: %s, when the bot defends', (stance) => {
    const state = table({ ...wanted(stance), hands: { ironclad: ['IC18', 'IC22'], woodwalkers: ['WW07'] } })
    const course = answered({ state, events: [], says: [] }, 'play WW02', 'forfeit', 'attack F5 lithimar', 'wager WW07')
    expect(outcome(course)).toEqual(expected[stance])
  })

  test.each(stances)('IB-04: %s, with an empty hand the bonus is all that there is', (stance) => {
    const state = table({ ...wanted(stance), hands: { ironclad: [], woodwalkers: ['WW07'] } })
    const course = answered({ state, events: [], says: [] }, 'play WW02', 'forfeit', 'attack F5 lithimar', 'wager WW07')
    expect(outcome(course)).toEqual(
      {
        expansive: { suffered: 0, dealt: 2, dominance: { woodwalkers: 7, ironclad: 4 } },
        aggressive: { suffered: 0, dealt: 2, dominance: { woodwalkers: 7, ironclad: 5 } },
        defensive: { suffered: 0, dealt: 1, dominance: { woodwalkers: 7, ironclad: 5 } },
      }[stance],
    )
  })
})
