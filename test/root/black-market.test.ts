import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { type LandmarkView, landmarkOf } from '../../src/root/rules/landmarks/landmark'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import type { Faction } from '../../src/root/rules/vocabulary'
import { type At, hand, table } from './table'

const stallsOf = (table: { readonly landmarks: readonly LandmarkView[] }) =>
  landmarkOf(table, 'black-market')?.stalls ?? []
const market = (state: State): void => layLandmark(playOn(state), 'black-market', 1)

const cats = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const visit = (p1: At, factions: readonly Faction[] = ['marquise', 'eyrie'], p2: At = {}) =>
  table({ factions, sides: { p1: { pieces: [['warrior', 1]], ...p1 }, p2 }, arrange: market, tasks: [cats] })

test('ROOT-LM-4a, ROOT-LM-4c: three cards of the deck lie beside it, in neither deck nor discard pile', () => {
  const { state } = visit({ hand: ['anvil'] })
  expect(stallsOf(state)).toHaveLength(3)
  expect(stallsOf(state).every(({ knownTo }) => knownTo.length === 0)).toBe(true)
  const before = table({ factions: ['marquise', 'eyrie'], sides: { p1: { hand: ['anvil'] } }, tasks: [cats] }).state
  expect(state.deck.length).toBe(before.deck.length - 3)
  expect(root.check(state).filter(({ message }) => message.includes('INV-02'))).toEqual([])
})

test('ROOT-LM-4b, ROOT-INFO-11, ROOT-DP-09: once in its turn a seat leaves a card and takes one; it alone knows both', () => {
  const start = visit({ hand: ['anvil', 'sword'] })
  expect(start.legal.filter((each) => each.startsWith('market'))).toEqual(['market 1', 'market 2', 'market 3'])
  const there = stallsOf(start.state)[1]?.card
  const asked = start.play('market 2')
  expect(asked.legal).toEqual(['leave anvil', 'leave sword'])
  const done = asked.play('leave sword')
  expect([...hand(done, 'p1')].sort()).toEqual(['anvil', there].sort())
  expect(stallsOf(done.state)[1]).toEqual({ card: 'sword', knownTo: ['p1'] })
  expect(stallsOf(done.view('p1')).map(({ card }) => card)).toEqual([null, 'sword', null])
  for (const viewer of ['p2', 'spectator'] as const)
    expect(stallsOf(done.view(viewer)).map(({ card }) => card)).toEqual([null, null, null])
  const [told] = done.events.filter(({ type }) => type === 'market')
  expect(told).toMatchObject({ seat: 'p1', stall: 2, card: 'sword', took: there, for: ['p1'] })
  expect(told && root.redact(told, 'p2')).toMatchObject({ card: null, took: null })
  expect(done.legal.filter((each) => each.startsWith('market'))).toEqual([])
  expect(done.refusal('market 1')).toMatchObject({
    code: 'once-a-turn',
    rule: 'ROOT-LM-4b',
    message: 'p1 has visited the Black Market in this turn.',
  })
})

test('ROOT-LM-4b: who cannot visit it, and why', () => {
  expect(visit({ pieces: [['warrior', 9]], hand: ['anvil'] }).refusal('market 1')).toMatchObject({
    code: 'nobody-there',
    rule: 'ROOT-LM-4b',
    message: 'p1 has no piece at the Black Market in clearing 1.',
  })
  expect(visit({}).refusal('market 1')).toMatchObject({
    code: 'no-card',
    message: 'p1 has no card to leave at the Black Market.',
  })
  const without = table({ factions: ['marquise', 'eyrie'], sides: { p1: { hand: ['anvil'] } }, tasks: [cats] })
  expect(without.refusal('market 1')).toMatchObject({
    code: 'no-market',
    message: 'The Black Market is not in this game.',
  })
})

test('ROOT-INFO-11: who left a card knows it in the hand of whoever takes it, and knows no more when another lies there', () => {
  const start = visit({ hand: ['sword'] }, ['marquise', 'eyrie'], { pieces: [['roost', 1]], hand: ['anvil'] })
  const { state } = start.play('market 1', 'leave sword')
  const bought = table({
    factions: ['marquise', 'eyrie'],
    arrange: (fresh) => Object.assign(fresh, { ...state, active: 'p2', agenda: [], turn: { ...state.turn, used: [] } }),
    active: 'p2',
    tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
  }).play('market 1')
  // Even one card is asked for: the hand is hidden.
  expect(bought.legal).toEqual(['leave anvil'])
  const done = bought.play('leave anvil')
  expect(done.state.sides.p1?.seen).toEqual({ p2: ['sword'] })
  expect(stallsOf(done.view('p1')).map(({ card }) => card)).toEqual([null, null, null])
  expect(stallsOf(done.view('p2')).map(({ card }) => card)).toEqual(['anvil', null, null])
})

test('ROOT-LM-4d, ROOT-11.2.3c: a card out of the open hand of the Riverfolk is known to all', () => {
  const start = table({
    factions: ['riverfolk', 'eyrie'],
    sides: { p1: { pieces: [['warrior', 1]], hand: ['sword'], funds: { p1: 1 } } },
    arrange: market,
    tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
  })
  const there = stallsOf(start.state)[0]?.card
  const done = start.play('market 1')
  expect(stallsOf(done.view('spectator'))[0]?.card).toBe('sword')
  expect(done.view('p2').sides.p1?.hand).toEqual([there])
  const told = done.events.find(({ type }) => type === 'market')
  expect(told && root.redact(told, 'spectator')).toMatchObject({ card: 'sword', took: there })
  // Whoever takes it then holds a card that all have seen (ROOT-INFO-13a).
  const bought = table({
    factions: ['riverfolk', 'eyrie'],
    sides: { p2: { pieces: [['warrior', 1]], hand: ['anvil'] } },
    arrange: (fresh) => Object.assign(fresh, { landmarks: done.state.landmarks }),
    active: 'p2',
    tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
  }).play('market 1', 'leave anvil')
  expect([bought.state.sides.p2?.open, bought.view('spectator').sides.p2?.hand]).toEqual([['sword'], null])
})

test('ROOT-LM-4d, ROOT-ENG-14: it is offered between all actions and steps of the turn, until the draw of Evening', () => {
  const offered = (phase: State['phase'], moment: 'birdsong' | 'evening' | 'birdsong.start') =>
    table({
      factions: ['marquise', 'eyrie'],
      sides: { p1: { pieces: [['warrior', 1]], hand: ['anvil'] } },
      phase,
      arrange: market,
      tasks: [{ do: 'window', seat: 'p1', moment }],
    }).legal.includes('market 1')
  expect([
    offered('birdsong', 'birdsong'),
    offered('evening', 'evening'),
    offered('birdsong', 'birdsong.start'),
  ]).toEqual([true, true, false])
  const turn = table({
    factions: ['marquise', 'eyrie'],
    sides: { p1: { pieces: [['warrior', 1]], hand: ['anvil'] } },
    arrange: market,
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  expect([turn.state.phase, turn.legal]).toEqual(['birdsong', ['market 1', 'market 2', 'market 3', 'done']])
})

test('ROOT-INFO-24, ROOT-INFO-11: a dealt state keeps what the viewer left there, and deals the rest', () => {
  const { state } = visit({ hand: ['anvil', 'sword'] }).play('market 3', 'leave sword')
  const met = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) {
    const dealt = root.determinize(root.view(state, 'p1'), createRandom(seed))
    const [first, , third] = stallsOf(dealt)
    expect([third?.card, third?.knownTo]).toEqual(['sword', ['p1']])
    met.add(first?.card ?? '')
    expect(root.check(dealt).filter(({ message }) => message.includes('INV-02'))).toEqual([])
    const other = root.determinize(root.view(state, 'p2'), createRandom(seed))
    met.add(`p2 ${stallsOf(other)[2]?.card}`)
  }
  expect(met.size).toBeGreaterThan(20)
})
