import { expect, test } from 'vitest'
import { sceneOf } from '../../../src/ironwood/render/scene'
import type { State } from '../../../src/ironwood/rules'
import { headline } from '../../../src/ironwood/words/position'
import { botDoes } from '../rules/solo/support'
import { after, table } from '../rules/support'

const iron = table({ turn: 'ironclad', mountains: { ferrum: [3, 1] }, crystals: { ironclad: 5 } })
const shield = { do: 'tribute' } as const

test.each<[string, State, string]>([
  ['an amount', after(table(), 'play WW01'), 'draw up to 1 card (WW01 Visions)'],
  ['a price', after(iron, 'play IC01', 'option 1'), 'spend 1 crystal to recruit 1 Fighter (IC01 Reinforcement)'],
  [
    'a group',
    after(iron, 'play IC01', 'option 1', 'forfeit', 'march ferrum auria'),
    'how many Fighters go from Ferrum to Auria (IC01 Reinforcement)',
  ],
  [
    'the Golems of a group',
    after(iron, 'play IC01', 'option 1', 'forfeit', 'march ferrum auria', 'fighters 2'),
    'how many Golems go from Ferrum to Auria (IC01 Reinforcement)',
  ],
  [
    'SHIELD of Ironbot',
    botDoes({ mode: 'ironbot', hands: { woodwalkers: ['WW12', 'WW13'] } }, shield).state,
    'SHIELD: burn a card (IC01 Reinforcement)',
  ],
  [
    'SHIELD of Woodenbot',
    botDoes({ mode: 'woodenbot', crystals: { ironclad: 1 }, hands: { ironclad: ['IC12'] } }, shield).state,
    'SHIELD: burn a card, or let the bot steal 1 crystal (Visions)',
  ],
])('a question tells what it is about: %s', (_, state, what) =>
  expect(headline(sceneOf(state)).what.split('decide: ')[1]).toBe(`${what}.`),
)

test('recruiting between the rounds tells the price, which a card may lower', () => {
  const asked = (ongoing: Record<string, number>, recruited: number): string => {
    const state = table({ crystals: { ironclad: 5 }, ongoing: { ironclad: ongoing } })
    state.agenda.push({ do: 'recruit-step', seat: 'ironclad', recruited })
    return headline(sceneOf(state)).what
  }
  const question = (price: number) => `The Ironclad decide: recruit a Fighter for ${price} of 5 crystals.`
  expect(asked({}, 0)).toBe(question(2))
  expect(asked({ IC14: 2 }, 1)).toBe(question(1))
  expect(asked({ IC14: 2 }, 2)).toBe(question(2))
})
