import { describe, expect, test } from 'vitest'
import type { Card, Continuous, Step } from '../../../src/ironwood/rules/card'
import { isCards, soloIcons } from '../../../src/ironwood/rules/check-cards'
import { game } from '../../../src/ironwood/rules/game'
import { seats } from '../../../src/ironwood/rules/vocabulary'
import { parseCards, parseOptions, parseState } from '../../../src/ironwood/schema'
import { readAs } from '../../../src/toolkit/read'
import { ironwoodCards, paths, problems, throughJson, withCard, withSteps } from './support'

/** What the check says of a card set; setup says the same. */
function refused(cards: readonly Card[]): string[] {
  const found = problems(readAs(isCards, cards))
  const [first] = found
  if (first !== undefined) expect(() => game.setup({ mode: 'duel', seed: 1, cards })).toThrow(`cards${first}`)
  return found
}

/** The same, and the parsers say so too: what is wrong breaks a rule and not the shape. */
function refusedByAll(cards: readonly Card[]): string[] {
  const found = refused(cards)
  expect(problems(parseCards(throughJson(cards)))).toEqual(found)
  expect(problems(parseOptions({ mode: 'duel', seed: 1, cards }))).toEqual(found.map((problem) => `cards${problem}`))
  return found
}

const ic04 = ironwoodCards.findIndex(({ id }) => id === 'IC04')

/** What is said of WW04 or IC04 with these steps, and where in the step. */
const wood = (step: Step): string[] =>
  refusedByAll(withSteps('WW04', step)).map((line) => line.replace('[3].steps[0].', ''))
const iron = (step: Step): string[] =>
  refusedByAll(withSteps('IC04', step)).map((line) => line.replace(`[${ic04}].steps[0].`, ''))

describe('IW-CARD-04: a card set is refused', () => {
  test('IW-CARD-04: the one that comes with the game is not', () => {
    expect(refusedByAll(ironwoodCards)).toEqual([])
  })

  test('IW-CARD-04: unless it has the 38 + 38 ids', () => {
    expect(refusedByAll(ironwoodCards.filter(({ id }) => id !== 'WW20' && id !== 'IC38'))).toEqual([
      ': The card WW20 is missing.',
      ': The card IC38 is missing.',
    ])
    expect(refusedByAll(withCard('WW20', { id: 'WW21' }))).toEqual([
      '[20].id: There are two cards WW21.',
      ': The card WW20 is missing.',
    ])
    expect(refused(withCard('WW20', { id: 'XX20' }))).toEqual(['[19].id: "XX20" is not a card.'])
    expect(paths(parseCards(withCard('WW20', { id: 'XX20' })))).toEqual(['[19].id'])
  })

  test('IW-CARD-04: unless the three lowest of each faction, and no others, are base cards', () => {
    expect(refusedByAll(withCard('WW03', { kind: 'special' }))).toEqual([
      '[2].kind: WW03 is a base card, not a special card.',
    ])
    expect(refusedByAll(withCard('IC04', { kind: 'base' }))).toEqual([
      `[${ic04}].kind: IC04 is a special card, not a base card.`,
    ])
  })

  test('IW-CARD-04: unless each card belongs to the faction of its id', () => {
    expect(refusedByAll(withCard('WW18', { faction: 'ironclad' }))).toContain(
      '[17].faction: WW18 is a card of the Woodwalkers, not of the Ironclad.',
    )
  })

  test.each([-1, 10, 1.5, Number.NaN])(
    'IW-CARD-04: unless combat values are whole numbers from 0 to 9, not %d',
    (value) => {
      const cards = withCard('WW04', { values: { damage: value, defense: 9, dominance: 0 } })
      expect(refused(cards)).toEqual([`[3].values.damage: ${value} is not a whole number from 0 to 9.`])
      expect(paths(parseCards(cards))).toEqual(['[3].values.damage'])
    },
  )

  test('IW-CARD-04: unless each card has one or two solo icons that its faction has', () => {
    const icon = (name: string): Card['soloIcons'][number] => ({ icon: name, red: false })
    expect(refusedByAll(withCard('WW04', { soloIcons: [icon('EYE'), icon('SWORD')] }))).toEqual([
      '[3].soloIcons[1].icon: The Woodwalkers have no solo icon SWORD.',
    ])
    expect(refusedByAll(withCard('IC04', { soloIcons: [icon('EYE')] }))).toEqual([
      `[${ic04}].soloIcons[0].icon: The Ironclad have no solo icon EYE.`,
    ])
    expect(refusedByAll(withCard('WW04', { soloIcons: [] }))).toEqual([
      '[3].soloIcons: There are 0 solo icons; a card has 1 or 2.',
    ])
  })

  test('IW-CARD-04: the solo icons are those of the standard set', () => {
    for (const seat of seats) {
      const own = ironwoodCards.filter(({ faction }) => faction === seat)
      const icons = own.flatMap((card) => card.soloIcons.map(({ icon }) => icon))
      expect([...new Set(icons)].sort()).toEqual(soloIcons[seat])
    }
  })

  test('IW-CARD-04: unless its effects are made of known keywords', () => {
    const text = JSON.stringify(ironwoodCards).replace('"do":"hold-totems"', '"do":"fly"')
    const cards: unknown = JSON.parse(text)
    const [problem = ''] = problems(parseCards(cards))
    expect(problem).toBe('[4].steps[0].do: There is no keyword fly.')
    const fly: Step & { do: string } = { do: 'look' }
    Object.assign(fly, { do: 'fly' })
    expect(refused(withSteps('WW04', fly))).toEqual([problem.replace('[4]', '[3]')])
  })

  test('IW-CARD-04: unless counts are whole numbers from 1', () => {
    for (const count of [0, 1.5, -2, 100]) {
      const cards = withSteps('WW04', { do: 'move-fighters', count })
      expect(refused(cards)).toEqual([`[3].steps[0].count: ${count} is not a whole number from 1 to 99 or "hand".`])
      expect(paths(parseCards(cards))).toEqual(['[3].steps[0].count'])
    }
  })

  test('IW-CARD-04: unless there are as many options as are to be resolved', () => {
    expect(wood({ do: 'resolve', count: 2, options: [[{ do: 'look' }]] })).toEqual([
      'options: There are 1 options, and 2 are to be resolved.',
    ])
    const resolve: Step = { do: 'resolve', count: 1, spendForOneMore: 2, options: [[{ do: 'look' }]] }
    expect(wood(resolve)).toEqual(['options: There are 1 options, and 2 are to be resolved.'])
  })

  test('IW-CARD-04: unless ongoing cards have 1 marker or more and are no base cards', () => {
    expect(refused(withCard('WW18', { ongoing: 0 }))).toEqual(['[17].ongoing: 0 is not a whole number from 1 to 99.'])
    expect(paths(parseCards(withCard('WW18', { ongoing: 0 })))).toEqual(['[17].ongoing'])
    expect(refusedByAll(withCard('WW01', { ongoing: 2 }))).toEqual([
      '[0].ongoing: A base card goes back to the hand and cannot be ongoing.',
    ])
  })

  test('IW-CARD-04: if a card that is not ongoing goes on or is exhausted', () => {
    expect(refusedByAll(withCard('WW04', { continuous: [{ kind: 'open-wager' }] }))).toEqual([
      '[3].continuous: Only an ongoing card does something while it is in play.',
    ])
    expect(refusedByAll(withCard('WW04', { whenExhausted: [{ do: 'look' }] }))).toEqual([
      '[3].whenExhausted: Only an ongoing card can be exhausted.',
    ])
    expect(wood({ do: 'mark', at: 'mountain', stops: 'leaving', until: 'exhausted' })).toEqual([
      'until: Only an ongoing card can be exhausted.',
    ])
  })

  test('IW-CARD-04: if a base card has an effect for when it is burned (CI-18)', () => {
    expect(refusedByAll(withCard('WW01', { whenBurned: [{ do: 'look' }] }))).toEqual([
      '[0].whenBurned: A base card is never burned.',
    ])
  })
})

const ofIronclad: Step[] = [
  { do: 'take-cargo', count: 1 },
  { do: 'move-warbands', count: 1 },
  { do: 'move-drill' },
  { do: 'bait' },
  { do: 'build' },
  { do: 'found' },
  { do: 'show-visions' },
  { do: 'opponent-burns' },
  { do: 'attack', target: 'marked' },
  { do: 'attack', bonus: { damage: 1, withGolem: true } },
  { do: 'recruit', unit: 'fighter', at: 'forge', count: 1 },
  { do: 'recruit', unit: 'golem', at: 'outer', count: 1 },
  { do: 'recruit', unit: 'fighter', at: 'outer', count: 1, countIfShown: 2 },
  { do: 'remove', reach: 'founded', count: 1 },
  { do: 'mark', at: 'forest', stops: 'entering', until: 'round' },
  { do: 'pay', cost: { sacrifice: 1, forGolem: true }, steps: [] },
]

const ofWoodwalkers: Step[] = [
  { do: 'draw-vision', count: 1 },
  { do: 'look-and-draw', count: 3 },
  { do: 'move-fighters', count: 'hand' },
  { do: 'move-again' },
  { do: 'burn-to-remove', count: 3 },
  { do: 'discover' },
  { do: 'choose-forest' },
  { do: 'hold-totems' },
  { do: 'attack', target: 'ferrum' },
  { do: 'attack', from: 'chosen' },
  { do: 'recruit', unit: 'fighter', at: 'outer', count: 1 },
  { do: 'recruit', unit: 'fighter', at: 'forge', count: 1, otherwise: { at: 'outer', count: 1 } },
  { do: 'remove', reach: 'moved', count: 1 },
  { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' },
  { do: 'pay', cost: { burn: 'vision' }, steps: [] },
  { do: 'pay', cost: { burn: 'any' }, steps: [], holdTotems: true },
]

describe('IW-CARD-04: keywords, places and reaches fit the faction of the card', () => {
  test.each(ofIronclad)('IW-CARD-04: a Woodwalker card has no $do of the Ironclad (%#)', (step) => {
    const [problem, ...others] = wood(step)
    expect(problem).toContain('Only a card of the Ironclad can have ')
    expect(others).toEqual([])
  })

  test.each(ofWoodwalkers)('IW-CARD-04: an Ironclad card has no $do of the Woodwalkers (%#)', (step) => {
    const [problem, ...others] = iron(step)
    expect(problem).toContain('Only a card of the Woodwalkers can have ')
    expect(others).toEqual([])
  })

  test('IW-CARD-04: steps within steps are looked at too, wherever they stand', () => {
    const drill: Step = { do: 'move-drill' }
    const steps: Step[] = [
      { do: 'victory', steps: [drill] },
      { do: 'pay', cost: { spend: 1 }, steps: [drill] },
      { do: 'resolve', count: 1, options: [[], [{ do: 'look' }, drill]] },
    ]
    const continuous: Continuous[] = [{ kind: 'on-base-card', steps: [drill] }, { kind: 'on-attacked' }]
    const parts = { steps, continuous, whenExhausted: [drill], whenBurned: [drill] }
    expect(refusedByAll(withCard('WW18', parts)).map((line) => line.split(': ')[0])).toEqual([
      '[17].continuous[0].steps[0].do',
      '[17].continuous[1].kind',
      '[17].steps[0].steps[0].do',
      '[17].steps[1].steps[0].do',
      '[17].steps[2].options[1][1].do',
      '[17].whenExhausted[0].do',
      '[17].whenBurned[0].do',
    ])
  })
})

test('IW-CARD-04: a state with cards that break the rules is refused', () => {
  const state = game.setup({ mode: 'duel', seed: 1, cards: ironwoodCards })
  const [visions] = ironwoodCards
  const wrong = (changes: object): string[] =>
    problems(parseState({ ...state, cards: { ...state.cards, WW01: { ...visions, ...changes } } }))
  expect(wrong({})).toEqual([])
  expect(wrong({ kind: 'special' })).toEqual(['cards.WW01.kind: WW01 is a base card, not a special card.'])
  expect(wrong({ id: 'WW02' })).toContain('cards.WW01.id: The card WW02 stands under WW01.')
})
