import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { tellAction } from '../../../src/ironwood/render'
import { type Card, ironwoodCards } from '../../../src/ironwood/rules'
import type { Action } from '../../../src/ironwood/rules/action'
import { game } from '../../../src/ironwood/rules/game'
import { games } from '../../deep'
import { after, table } from '../rules/support'
import { midgame } from './positions'

const told = (text: string, state = midgame()): string => tellAction(game.parse(text), state)

describe('an action of every type in plain words', () => {
  test.each([
    ['opening 2', 'Draw 2 cards.'],
    ['opening 4', 'Draw 4 cards and give 2 of them back.'],
    ['give-back WW10', 'Give WW10 Glint Beneath the Bark back.'],
    ['play WW03', 'Play WW03 Ransack.'],
    ['rest', 'Draw a card instead of playing one.'],
    ['forfeit', 'Leave this out.'],
    ['draw 2', 'Draw 2 cards.'],
    ['draw-visions 1', 'Draw 1 vision card.'],
    ['gain 0', 'Gain no crystals.'],
    ['steal 2', 'Steal 2 crystals.'],
    ['take-cargo 1', 'Take 1 crystal from the cargo.'],
    ['draw-vision auria', 'Draw the vision of Auria.'],
    ['put-back zincur', 'Put the vision of Zincur back on top.'],
    ['sacrifice F3', 'Give up 1 Fighter on F3.'],
    ['burn WW09', 'Burn WW09 Children of the Forest.'],
    ['burn-vision auria', 'Burn the vision of Auria.'],
    ['burn-count 2', 'Burn 2 cards.'],
    ['effect WW09', 'Carry out WW09 Children of the Forest next.'],
    ['move F1 F3', 'Move a Fighter from F1 to F3.'],
    ['move F3 F1 full', 'Move a Fighter from F3 to F1 with a full Totem.'],
    ['march ferrum auria', 'Move a Warband from Ferrum to Auria.'],
    ['bait F3 F7', 'Bait Fighters from F3 to F7.'],
    ['fighters 2', 'Move 2 Fighters.'],
    ['golems 0', 'Move no Golems.'],
    ['drill zincur', 'Move the Drill to Zincur.'],
    ['attack F5 plumbarum', 'Attack Plumbarum from F5.'],
    ['wager WW09', 'Wager WW09 Children of the Forest (1/2/2).'],
    ['wager nothing', 'Wager nothing.'],
    ['hit golem', 'Hit a Golem.'],
    ['retreat gallimor', 'Let the defeated Warband retreat to Gallimor.'],
    ['salvage', "Take 1 crystal from the Drill's cargo."],
    ['recruit F1', 'Recruit a Fighter on F1.'],
    ['remove auria fighter', 'Remove a Fighter on Auria.'],
    ['discover auria F7', 'Discover the Totem of Auria on F7.'],
    ['build argentimar', 'Build a Forge on Argentimar.'],
    ['found argentimar', 'Place a Foundation on Argentimar.'],
    ['mark auria', 'Mark Auria.'],
    ['choose F7', 'Choose F7.'],
    ['unmark IC22', 'Take a marker off IC22 Banked Embers.'],
    ['add-marker WW24', 'Put a marker on WW24 Paths Only We Know.'],
    ['discard WW20', 'Discard WW20 Moon over Ferrum.'],
    ['demand discard', 'Discard a card.'],
    ['demand steal', 'Let the opponent steal 1 crystal.'],
    ['when after', 'Carry out the effect after the base card.'],
    ['focus F5', 'Focus on the Warband on F5.'],
    ['target auria', 'Choose Auria as the target.'],
    ['source F3', 'Choose F3 as the source.'],
    ['attacker zincur', 'Attack from Zincur.'],
    ['replace ferrum', 'Replace a Fighter on Ferrum with a Golem.'],
    ['roll', 'Roll the Magic die.'],
    ['resign ironclad', 'Surrender as the Ironclad.'],
  ])('%s', (text, words) => expect(told(text)).toBe(words))
})

describe('what an action means depends on what is asked', () => {
  test('an option is told with the words of its card', () => {
    const state = after(table({ turn: 'ironclad' }), 'play IC01')
    expect(told('option 2', state)).toBe('Spend 5 crystals: Build.')
    expect(told('option 2')).toBe('Resolve option 2.')
  })

  test('an option is told by its steps, whatever else the card lets choose', () => {
    const two: Partial<Card> = {
      text: ['1. Resolve 1:', '1a. Gain 1 crystal.', '1b. Draw 1 special card.', '2. Resolve 1:', '2a. Steal.'],
      steps: [
        { do: 'resolve', count: 1, options: [[{ do: 'gain', count: 1 }], [{ do: 'draw', count: 1 }]] },
        { do: 'resolve', count: 1, options: [[{ do: 'steal', count: 1 }], [{ do: 'discover' }]] },
      ],
    }
    const own = Object.values(ironwoodCards).map((card) => (card.id === 'WW06' ? { ...card, ...two } : card))
    const start = table({ hands: { woodwalkers: ['WW06'] }, crystals: { ironclad: 3 } })
    const state = after({ ...start, cards: game.setup({ mode: 'duel', seed: 1, cards: own }).cards }, 'play WW06')
    expect(['option 1', 'option 2'].map((text) => told(text, state))).toEqual([
      'Gain 1 crystal.',
      'Draw 1 special card.',
    ])
    const second = after(state, 'option 2', 'draw 0')
    expect(['option 1', 'option 2'].map((text) => told(text, second))).toEqual(['Steal 1 crystal.', 'Discover.'])
  })

  test('leaving something out says what is left out', () => {
    expect(told('forfeit', after(table({ forests: { F1: 1 } }), 'play WW02'))).toBe('Move no further Fighter.')
    const beside = table({ forests: { F3: 1 }, mountains: { auria: 1 } })
    expect(told('forfeit', after(beside, 'play WW02', 'forfeit'))).toBe('Do not attack.')
  })

  test('a payment says how much', () => {
    const crystals = { crystals: { woodwalkers: 2, ironclad: 5 } }
    expect(told('pay', after(table(crystals), 'play WW03'))).toBe('Spend 2 crystals for one option more.')
    const state = after(table({ turn: 'ironclad', ...crystals }), 'play IC01', 'option 1')
    expect(told('pay', state)).toBe('Spend 1 crystal.')
    expect(told('pay')).toBe('Pay the cost.')
  })
})

test.each(['duel', 'ironbot', 'woodenbot'] as const)('in random games (%s) no two choices are told alike', (mode) => {
  const types = new Set<Action['type']>()
  for (let seed = 1; seed <= games(4); seed++) {
    const random = createRandom(seed, 'act')
    const state = game.setup({ mode, seed })
    for (let count = 0; count < 1000; count++) {
      const seat = game.toAct(state)
      if (seat === null) break
      const view = game.view(state, seat)
      const legal = game.legalActions(state)
      const texts = legal.map((action) => tellAction(action, view))
      for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts).toEqual(legal.map((action) => tellAction(action, state)))
      for (const { type } of legal) types.add(type)
      game.step(state, random.pick(legal))
    }
  }
  expect(types.size).toBeGreaterThan(25)
})
