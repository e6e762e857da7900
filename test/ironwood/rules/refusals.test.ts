import { describe, expect, test } from 'vitest'
import { ironwood } from '../../../src/ironwood/rules'
import type { State } from '../../../src/ironwood/rules/state'
import { after, refused, table } from './support'

const fullHouse = { F1: 2, F2: 2, F3: 2, F4: 2, F5: 2, F6: 2, F7: 2, F8: 2, F9: 2, F13: 2 }

/** A Woodwalker about to move, with everything that can go wrong on the table. */
const moving = after(
  table({
    forests: { F5: 2, F7: 1, F12: 1 },
    mountains: { lithimar: 1, auria: 1, plumbarum: 2 },
    full: { F5: 1 },
    hands: { woodwalkers: ['WW11'] },
  }),
  'play WW11',
  'forfeit',
)

/** The Ironclad about to march. */
const marching = after(
  table({ turn: 'ironclad', forests: { F7: 1 }, mountains: { ferrum: 2, auria: 1 } }),
  'play IC02',
  'draw 0',
  'option 1',
)

const discovering = (visions: string[]): State =>
  after(
    table({
      forests: { F3: 1, F5: 1, F1: 1 },
      mountains: { lithimar: 1 },
      visions: { hand: visions },
      hands: { woodwalkers: ['WW10'] },
    }),
    'play WW10',
    'gain 0',
  )

const cases: [what: string, state: State, action: string, code: string, rule: string][] = [
  ['a wrong moment', table(), 'retreat auria', 'wrong-phase', 'IW-ROUND-07'],
  ['a card that is not in hand', table(), 'play WW20', 'not-your-card', 'IW-ROUND-07'],
  ['a card of the opponent', table(), 'play IC20', 'not-your-card', 'IW-ROUND-07'],
  ['a card that does not exist', table(), 'play XX99', 'unknown-card', 'IW-CARD-04'],
  ['a location that does not exist', moving, 'move F5 F99', 'unknown-location', 'IW-MAP-01'],
  ['a mountain for a Fighter of the forests', moving, 'move F5 auria', 'wrong-side', 'IW-MAP-03'],
  ['a forest that is not adjacent', moving, 'move F5 F12', 'not-adjacent', 'IW-MAP-02'],
  ['nothing to move', moving, 'move F9 F7', 'nothing-to-move', 'IW-KEY-09'],
  ['a Fighter that has moved', after(moving, 'move F7 F8'), 'move F8 F7', 'already-moved', 'IW-KEY-10'],
  ['a Totem that is not there', moving, 'move F7 F8 full', 'no-totem', 'IW-TOTEM-02'],
  ['a Totem of the other side', moving, 'move F5 F7 fading', 'no-totem', 'IW-TOTEM-02'],
  ['nothing to march', marching, 'march zincur ferrum', 'nothing-to-move', 'IW-KEY-09'],
  ['a mountain that no ridge joins', marching, 'march ferrum gallimor', 'not-adjacent', 'IW-MAP-02'],
  [
    'a group from the same mountain twice',
    after(marching, 'march ferrum zincur', 'fighters 1'),
    'march ferrum auria',
    'already-moved',
    'IW-KEY-18',
  ],
  [
    'a unit that has marched',
    after(marching, 'march auria zincur'),
    'march zincur ferrum',
    'already-moved',
    'IW-KEY-10',
  ],
  [
    'an attack from an outer forest',
    after(table({ forests: { F1: 2, F5: 1 }, mountains: { argentimar: 1, lithimar: 1 } }), 'play WW02', 'forfeit'),
    'attack F1 argentimar',
    'outer-forest',
    'IW-MAP-05',
  ],
  [
    'an attack on nobody',
    after(table({ forests: { F5: 1 }, mountains: { lithimar: 1 } }), 'play WW02', 'forfeit'),
    'attack F5 plumbarum',
    'no-target',
    'IW-COMBAT-01',
  ],
  [
    'an attack without a Warband',
    after(table({ forests: { F5: 1 }, mountains: { lithimar: 1 } }), 'play WW02', 'forfeit'),
    'attack F7 lithimar',
    'no-warband',
    'IW-KEY-01',
  ],
  [
    'a controlled mountain',
    discovering(['lithimar', 'chromia']),
    'discover lithimar F5',
    'mountain-controlled',
    'IW-TOTEM-01',
  ],
  ['no vision card', discovering(['lithimar']), 'discover chromia F3', 'no-vision-card', 'IW-TOTEM-01'],
  ['an outer forest for a Totem', discovering(['chromia']), 'discover chromia F1', 'outer-forest', 'IW-MAP-05'],
  [
    'a forest that one does not control',
    discovering(['chromia']),
    'discover chromia F6',
    'not-controlled',
    'IW-TOTEM-01',
  ],
  [
    'no Totem left',
    after(
      table({
        forests: { F3: 1 },
        full: { F3: 3 },
        secured: 2,
        visions: { hand: ['chromia'] },
        hands: { woodwalkers: ['WW10'] },
      }),
      'play WW10',
      'gain 0',
    ),
    'discover chromia F3',
    'supply-empty',
    'IW-TOTEM-07',
  ],
  [
    'no Foundation token',
    after(
      table({
        turn: 'ironclad',
        mountains: { argentimar: 1 },
        foundations: ['chromia', 'plumbarum', 'cobaltis', 'gallimor', 'cuprumis'],
      }),
      'play IC03',
      'option 1',
    ),
    'found argentimar',
    'no-foundation-token',
    'IW-COMP-02',
  ],
  [
    'a Foundation on Ferrum',
    after(table({ turn: 'ironclad', mountains: { argentimar: 1, ferrum: 1 } }), 'play IC03', 'option 3'),
    'found ferrum',
    'foundation-not-allowed',
    'IW-FORGE-01',
  ],
  [
    'a Foundation on a mountain that is not controlled',
    after(table({ turn: 'ironclad', mountains: { argentimar: 1 } }), 'play IC03', 'option 3'),
    'found chromia',
    'foundation-not-allowed',
    'IW-FORGE-01',
  ],
  [
    'no crystals to pay with',
    after(table({ turn: 'ironclad' }), 'play IC01'),
    'pay',
    'not-enough-crystals',
    'IW-KEY-16',
  ],
  [
    'a base card for a burn',
    after(table({ hands: { woodwalkers: ['WW16', 'WW20'] } }), 'play WW16'),
    'burn WW01',
    'base-card',
    'IW-KEY-04',
  ],
  [
    'no Fighter in the supply',
    after(table({ forests: fullHouse, hands: { woodwalkers: ['WW07'] } }), 'play WW07'),
    'recruit F1',
    'supply-empty',
    'IW-COMP-02',
  ],
  [
    'a step of the drill that no ridge allows',
    after(table({ turn: 'ironclad' }), 'play IC03', 'option 1'),
    'drill gallimor',
    'not-adjacent',
    'IW-KEY-11',
  ],
]

describe('a refusal says what is wrong, in words, and names the rule', () => {
  test.each(cases)('%s', (_what, state, action, code, rule) => {
    const refusal = refused(state, action)
    expect(refusal).toMatchObject({ code, rule })
    expect(refusal.message).toMatch(/^[A-Z].*\.$/)
  })

  test('a base card cannot be discarded for the hand limit', () => {
    const hand = ['WW20', 'WW21', 'WW22', 'WW23', 'WW24', 'WW25']
    let state = table({ hands: { woodwalkers: hand }, turns: 4 })
    state = after(state, 'rest', 'rest')
    expect(refused(state, 'discard WW01')).toMatchObject({ code: 'base-card', rule: 'IW-ROUND-12' })
  })

  test('a marked mountain holds its units, and a marked forest lets nobody in', () => {
    const held = after(
      table({ forests: { F7: 1 }, mountains: { ferrum: 2, lithimar: 1 }, hands: { woodwalkers: ['WW23'] } }),
      'play WW23',
      'forfeit',
      'mark ferrum',
      'play IC02',
      'draw 0',
      'option 1',
    )
    expect(refused(held, 'march ferrum auria')).toMatchObject({ code: 'held', rule: 'CI-17' })
  })

  test('after the end nothing is accepted, and the refusal says so', () => {
    const state = ironwood.apply(ironwood.setup({ mode: 'duel', seed: 1 }), { type: 'resign', seat: 'ironclad' })
    expect(refused(state, 'rest')).toEqual({
      code: 'game-over',
      message: 'The game is over.',
      rule: 'IW-END-02',
      parameters: {},
    })
    expect(refused(state, { type: 'resign', seat: 'woodwalkers' }).code).toBe('game-over')
  })

  test('a step that must be done cannot be left out', () => {
    expect(refused(table(), 'forfeit')).toMatchObject({ code: 'not-optional', rule: 'IW-ROUND-07' })
  })
})
