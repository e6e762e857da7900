import { expect, test } from 'vitest'
import { ironwood } from '../../../src/ironwood'
import { czech } from '../../../src/ironwood/czech'
import { english } from '../../../src/ironwood/english'
import { polish } from '../../../src/ironwood/polish'
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
    'SHIELD: which card to burn (IC01 Reinforcement)',
  ],
  [
    'SHIELD of Woodenbot',
    botDoes({ mode: 'woodenbot', crystals: { ironclad: 1 }, hands: { ironclad: ['IC12'] } }, shield).state,
    'SHIELD: burn a card, or let the bot steal 1 crystal (Visions)',
  ],
])('a question tells what it is about: %s', (_, state, what) =>
  expect(headline(sceneOf(state)).what.split('decide: ')[1]).toBe(`${what}.`),
)

test('the seat that decides is asked, and others are told who decides', () => {
  const state = after(iron, 'play IC01', 'option 1', 'forfeit')
  const asked = (viewer: 'ironclad' | 'woodwalkers' | 'spectator', language = english) =>
    language.question(ironwood.view(state, viewer))
  expect(asked('ironclad')).toBe('Move a Warband? 1 left. (IC01 Reinforcement)')
  expect(asked('ironclad', polish)).toBe('Którą Drużynę poruszyć? Jeszcze 1. (IC01 Posiłki)')
  expect(asked('ironclad', czech)).toBe('Který oddíl přesunout? Zbývá 1. (IC01 Posílení)')
  expect(asked('woodwalkers')).toBe('The Ironclad decide: move a Warband, 1 left (IC01 Reinforcement).')
  expect(asked('spectator', polish)).toBe('Pancerny Klan decyduje: którą Drużynę poruszyć, jeszcze 1 (IC01 Posiłki).')
  expect(english.question(state)).toBe(asked('spectator'))
})

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
