import { createRandom } from 'totemforge'
import { ironwood, ironwoodCards, type Options } from 'totemforge/ironwood'
import { expect, test } from 'vitest'
import { isLeftOut } from '../../../src/ironwood/rules/solo/solo'

const games: Options[] = [
  { mode: 'duel', seed: 1 },
  { mode: 'duel', seed: 2 },
  { mode: 'ironbot', seed: 3 },
  { mode: 'woodenbot', seed: 4 },
]

test.each(games)('IW-COMP-03: at any time every card of $mode $seed is in one zone', (options) => {
  const random = createRandom(options.seed, 'zones')
  const state = ironwood.setup(options)
  const seen = new Set<string>()
  const all = Object.keys(ironwoodCards).sort()
  for (let count = 0; count < 1500; count++) {
    const actions = ironwood.legalActions(state)
    if (actions.length === 0) break
    ironwood.step(state, random.pick(actions))
    const { cards, visions } = ironwood.zones(state)
    expect(Object.keys(cards).sort().join()).toBe(all.join())
    expect(Object.keys(visions)).toHaveLength(10)
    for (const zone of Object.values(cards)) seen.add(zone)
    expect(all.filter((card) => (cards[card] === 'left-out') !== isLeftOut(options.mode, card))).toEqual([])
    for (const zone of Object.values(visions)) seen.add(`vision ${zone}`)
  }
  const usual = ['hand', 'deck', 'discard', 'slots', 'vision deck']
  expect([...seen]).toEqual(expect.arrayContaining(usual))
  // Cards that are on their way are somewhere too.
  if (options.mode === 'duel')
    expect([...seen]).toEqual(expect.arrayContaining(['wager', 'wagered', 'ongoing', 'extra', 'vision hand']))
})

test('the zones are those of the lists of a state', () => {
  const state = ironwood.setup({ mode: 'duel', seed: 1 })
  const { cards, visions } = ironwood.zones(state)
  expect(cards).toMatchObject({ WW01: 'hand', IC03: 'hand' })
  for (const card of state.sides.ironclad.deck) expect(cards[card]).toBe('deck')
  expect(Object.values(visions).filter((zone) => zone === 'hand')).toHaveLength(1)
})

test('cards under choice lie nowhere else, and are listed', () => {
  const [card] = Object.values(ironwoodCards).filter(({ steps }) => steps.some((step) => step.do === 'look-and-draw'))
  if (!card) throw new Error('No card looks at vision cards and draws one.')
  let state = ironwood.position({ woodwalkers: { hand: [card.id] }, visions: { deck: ['auria', 'zincur', 'chromia'] } })
  state = ironwood.apply(state, { type: 'play', card: card.id })
  for (let count = 0; count < 5 && !Object.values(ironwood.zones(state).visions).includes('choice'); count++) {
    const [action = { type: 'rest' }] = ironwood.legalActions(state)
    state = ironwood.apply(state, action)
  }
  const { visions } = ironwood.zones(state)
  expect([visions['auria'], visions['zincur']]).toEqual(['choice', 'choice'])
  expect(state.visions.deck).toHaveLength(Object.values(visions).filter((zone) => zone === 'deck').length)
})
