import { expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { on, points, relation, table } from './table'

const four = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
const cats = { do: 'cat-actions', seat: 'p1', left: 1, recruited: false } as const
const roams = { do: 'vagabond-daylight', seat: 'p1' } as const
const turn: Task = { do: 'turn', seat: 'p1' }

const coalition = (more: { p2?: object; p3?: object; p4?: object } = {}, relations = {}) =>
  table({
    factions: four,
    sides: {
      p1: { pawn: 6, items: ['sword', 'crossbow', 'boot'], score: 12, hand: ['dominance-mouse'], relations },
      p2: { score: 8, ...more.p2 },
      p3: { score: 8, ...more.p3 },
      p4: { score: 15, ...more.p4 },
    },
    tasks: [roams],
  })
const activate = 'activate-dominance dominance-mouse'

test('ROOT-EX-32, ROOT-9.2.8b, ROOT-9.2.8c, ROOT-9.2.8g, ROOT-3.3.1c: a coalition with one of those with the fewest points', () => {
  const asked = coalition().play(activate)
  expect([asked.seat, asked.legal]).toEqual(['p1', ['partner p2', 'partner p3']])
  expect(asked.refusal('partner p4')).toMatchObject({
    code: 'too-many-points',
    rule: 'ROOT-9.2.8c',
    message: 'p4 has 15 points, and somebody else has fewer.',
  })
  const joined = asked.play('partner p3')
  // Nobody asks the partner: the Vagabond goes on.
  expect(joined.seat).toBe('p1')
  expect([joined.state.sides.p1?.partner, joined.state.sides.p3?.partner]).toEqual(['p3', 'p1'])
  // The card is told when it is laid out, the coalition when it begins.
  expect(asked.events).toEqual([{ type: 'dominance', seat: 'p1', card: 'dominance-mouse' }])
  expect(joined.events).toContainEqual({ type: 'coalition', seat: 'p1', partner: 'p3' })
})

test('ROOT-9.2.8b: its marker leaves the track, so it scores no more', () => {
  const joined = coalition({ p2: { pieces: [['wood', 6]] } }).play(activate, 'partner p3')
  const struck = joined.play('act strike')
  expect([on(struck, 'p2', 'wood', 6), points(struck, 'p1')]).toEqual([0, 12])
})

test('ROOT-9.2.8a, ROOT-9.2.8e, ROOT-INT-79: it wins with its partner and by nothing else', () => {
  const wins = (vagabond: object, partner: object) =>
    table({
      factions: four,
      sides: { p1: { pawn: 3 }, p2: { score: 29, pieces: [['warrior', 6, 3]] }, p4: { pieces: [['sympathy', 6]] } },
      arrange(state) {
        if (state.sides.p1) Object.assign(state.sides.p1, vagabond)
        if (state.sides.p2) Object.assign(state.sides.p2, partner)
      },
      active: 'p2',
      tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
    })
      .chance({ dice: [1, 0] })
      .play('act battle').outcome
  const joined = { dominance: 'dominance-mouse', partner: 'p2' }
  expect(wins(joined, { partner: 'p1' })).toMatchObject({ winners: ['p2', 'p1'], reason: 'points' })
  expect(wins({}, {})?.winners).toEqual(['p2'])
  const alone = table({
    factions: four,
    sides: { p1: { pawn: 6 } },
    arrange(state) {
      if (state.sides.p1) Object.assign(state.sides.p1, { ...joined, score: 40 })
      if (state.sides.p2) state.sides.p2.partner = 'p1'
    },
    tasks: [turn],
  })
  expect(alone.outcome).toBeNull()
})

test('ROOT-9.2.8d: a seat with activated dominance cannot be a partner; a partner may activate later', () => {
  const start = table({
    factions: four,
    sides: {
      p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] },
      p2: { score: 3 },
      p3: { score: 8 },
      p4: { score: 15 },
    },
    arrange(state) {
      if (state.sides.p2) state.sides.p2.dominance = 'dominance-fox'
    },
    tasks: [roams],
  })
  expect(start.play(activate).state.sides.p1?.partner).toBe('p3')
  const partner = table({
    factions: ['marquise', 'vagabond', 'eyrie', 'alliance'],
    sides: { p1: { score: 12, hand: ['dominance-fox'] } },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.partner = 'p2'
      if (state.sides.p2) Object.assign(state.sides.p2, { partner: 'p1', dominance: 'dominance-mouse' })
    },
    tasks: [cats],
  })
  const done = partner.play('activate-dominance dominance-fox')
  expect(done.state.sides.p1).toMatchObject({ dominance: 'dominance-fox', partner: 'p2' })
})

test('ROOT-9.2.8f, ROOT-INV-45, ROOT-G.1.17: partners cannot battle or strike each other, and effects on enemies pass them by', () => {
  const start = coalition({ p3: { pieces: [['warrior', 6]] }, p2: { pieces: [['warrior', 6]] } })
  const joined = start.play(activate, 'partner p3')
  const battle = joined.chance({ dice: [0, 0] }).play('act battle')
  expect(battle.events).toContainEqual({ type: 'battle', attacker: 'p1', defender: 'p2', at: 6 })
  const struck = joined.play('act strike')
  expect([on(struck, 'p2', 'warrior', 6), on(struck, 'p3', 'warrior', 6)]).toEqual([0, 1])
  const favor = table({
    factions: four,
    sides: { p1: { pawn: 6, items: ['sword'] }, p3: { pieces: [['warrior', 6]] }, p2: { pieces: [['warrior', 6]] } },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.partner = 'p3'
      if (state.sides.p3) state.sides.p3.partner = 'p1'
    },
    tasks: [{ do: 'paid', seat: 'p1', card: 'favor-of-the-foxes' }],
  })
  expect([on(favor, 'p2', 'warrior', 6), on(favor, 'p3', 'warrior', 6)]).toEqual([0, 1])
})

test('ROOT-9.2.8h: another Vagabond may be the partner; a seat in a coalition, on either side, forms no other', () => {
  const factions = ['vagabond', 'vagabond2', 'eyrie', 'marquise'] as const
  const two = table({
    factions,
    sides: {
      p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] },
      p2: { pawn: 3, score: 11, hand: ['dominance-fox'] },
      p3: { score: 20 },
      p4: { score: 20 },
    },
    tasks: [roams, { do: 'vagabond-daylight', seat: 'p2' }],
  })
  const joined = two.play(activate)
  expect(joined.state.sides.p1?.partner).toBe('p2')
  expect([joined.seat, joined.legal]).toEqual(['p2', ['done']])
  expect(joined.refusal('activate-dominance dominance-fox')).toMatchObject({
    code: 'in-coalition',
    rule: 'ROOT-9.2.8h',
    message: 'p2 is in a coalition already.',
  })
})

test('ROOT-9.2.9.3.4, ROOT-INV-25: a coalition with a Hostile faction takes its marker to Indifferent', () => {
  const joined = coalition({}, { p2: -1, p3: -1 }).play(activate, 'partner p3')
  expect([relation(joined, 'p1', 'p2'), relation(joined, 'p1', 'p3')]).toEqual([-1, 0])
  expect(joined.events).toContainEqual({ type: 'relation', seat: 'p1', with: 'p3', space: 0 })
})

test('ROOT-VAR-02, ROOT-VAR-03, ROOT-3.3.5: no coalition with three players, and no dominance cards with two', () => {
  const sides = { p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] }, p2: { score: 8 }, p3: { score: 8 } } as const
  const three = table({ factions: ['vagabond', 'marquise', 'eyrie'], sides, tasks: [roams] })
  expect(three.legal).not.toContain(activate)
  expect(three.refusal(activate)).toMatchObject({
    code: 'too-few-players',
    rule: 'ROOT-9.2.8b',
    message: 'A Vagabond enters a coalition only with four players or more.',
  })
  const five = table({
    factions: ['vagabond', 'marquise', 'eyrie', 'alliance', 'vagabond2'],
    sides,
    tasks: [roams],
  })
  expect(five.legal).toContain(activate)
  const two = root.setup({ seed: 1, factions: ['vagabond', 'marquise'] })
  const cards = [...two.deck, ...Object.values(two.sides).flatMap(({ hand: held }) => held)]
  expect(cards.filter((card) => card.startsWith('dominance'))).toEqual([])
})

test('ROOT-VAR-04, ROOT-VAR-05: corners for everybody who starts in one; no solo game, no teams, no scenarios', () => {
  expect(() => root.setup({ seed: 1, factions: ['vagabond'] })).toThrow('2 to')
  expect(() => root.setup({ seed: 1, players: 1 })).toThrow('2 to')
  const start = root.setup({ seed: 1, factions: ['marquise', 'eyrie', 'vagabond', 'alliance', 'vagabond2'] })
  expect(root.legalActions(start)).toHaveLength(4)
  expect(start.seats).toHaveLength(5)
})

test('ROOT-9.5.4a, ROOT-0.2: a partner can be aided, and is not asked', () => {
  const start = table({
    factions: four,
    sides: { p1: { pawn: 6, items: ['boot'], hand: ['anvil'] }, p3: { pieces: [['warrior', 6]] } },
    arrange(state) {
      if (state.sides.p1) Object.assign(state.sides.p1, { partner: 'p3', dominance: 'dominance-mouse', score: 12 })
      if (state.sides.p3) state.sides.p3.partner = 'p1'
    },
    tasks: [roams],
  })
  const aided = start.play('act aid', 'give anvil')
  // The marker moves on; the points are lost (ROOT-9.2.8b).
  expect([relation(aided, 'p1', 'p3'), points(aided, 'p1')]).toEqual([1, 12])
})

test('ROOT-9.2.8c, ROOT-9.2.8d: a partner must be free, have a marker, and the fewest points', () => {
  const asked = table({
    factions: ['vagabond', 'marquise', 'eyrie', 'alliance', 'vagabond2'],
    sides: {
      p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] },
      p2: { score: 2 },
      p3: { score: 4 },
      p4: { score: 4 },
      p5: { pawn: 3, score: 4 },
    },
    arrange(state) {
      if (state.sides.p2) state.sides.p2.dominance = 'dominance-fox'
      if (state.sides.p4) state.sides.p4.partner = 'p5'
      if (state.sides.p5) Object.assign(state.sides.p5, { partner: 'p4', dominance: 'dominance-bird' })
    },
    tasks: [roams],
  })
  expect(asked.play(activate).state.sides.p1?.partner).toBe('p3')
  const none = table({
    factions: four,
    sides: { p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] } },
    arrange(state) {
      for (const seat of ['p2', 'p3', 'p4'] as const)
        if (state.sides[seat]) state.sides[seat].dominance = 'dominance-fox'
    },
    tasks: [roams],
  })
  expect(none.refusal(activate)).toMatchObject({
    code: 'no-partner',
    rule: 'ROOT-9.2.8d',
    message: 'Every other player is in a coalition or has activated dominance.',
  })
})

test('ROOT-9.2.8c, ROOT-9.2.8d: a refusal says why a seat cannot be the partner', () => {
  const asked = table({
    factions: ['vagabond', 'marquise', 'eyrie', 'alliance', 'vagabond2'],
    sides: { p1: { pawn: 6, score: 12, hand: ['dominance-mouse'] }, p2: { score: 2 }, p5: { pawn: 3, score: 4 } },
    arrange(state) {
      if (state.sides.p5) state.sides.p5.dominance = 'dominance-bird'
    },
    tasks: [roams],
  }).play(activate)
  expect(asked.legal).toEqual(['partner p3', 'partner p4'])
  expect(asked.refusal('partner p5').message).toBe('p5 has activated dominance and has no score marker.')
  expect(asked.refusal('partner p1').message).toBe('p1 cannot enter a coalition with itself.')
  expect(asked.refusal('partner p6').message).toBe('Nobody sits at p6.')
})
