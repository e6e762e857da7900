import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { after, crystals, fighters, golems, legal, type Table, table, totems } from './support'

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Counted from the places themselves, without the help of the code under test. */
function onTheTable({ sides, drill, forests, mountains, marks, secured, visions, battle, agenda }: State) {
  const { woodwalkers, ironclad } = sides
  const markers = [woodwalkers, ironclad].flatMap(({ slots, ongoing }) => [
    slots.filter((slot) => slot === 'marker').length,
    ...ongoing.map((card) => card.markers),
  ])
  const looked = agenda.flatMap((task) => (task.do === 'draw-one' || task.do === 'put-back' ? task.visions : []))
  const cardsOf = (seat: 'woodwalkers' | 'ironclad'): string[] => {
    const { hand, deck, discard, slots, extra, wagered, ongoing } = sides[seat]
    const onSlots = slots.flatMap((slot) => (typeof slot === 'object' ? [slot.card] : []))
    const wager = battle?.wagers[seat]
    const face = wager !== undefined && wager !== 'undecided' && wager.card !== null ? [wager.card] : []
    const apart = ongoing.map(({ card }) => card).filter((card) => !onSlots.includes(card))
    return [...hand, ...deck, ...discard, ...onSlots, ...extra, ...wagered, ...apart, ...face].sort()
  }
  return {
    crystals: woodwalkers.crystals + ironclad.crystals + drill.cargo,
    markers: total(markers) + marks.length,
    woodFighters: total(forests.fighters),
    ironFighters: total(mountains.fighters),
    golems: total(mountains.golems),
    sites: mountains.sites.filter((each) => each !== 'none').length,
    totems: secured + total(forests.full) + total(forests.fading),
    visions: [
      ...visions.hand,
      ...visions.deck,
      ...visions.revealed,
      ...visions.burned.map((b) => b.mountain),
      ...looked,
    ],
    woodCards: cardsOf('woodwalkers'),
    ironCards: cardsOf('ironclad'),
  }
}

const ids = (prefix: string): string[] =>
  Array.from({ length: 38 }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`)

const sixFull = { F1: 5, F2: 5, F4: 5, F13: 3 }

describe('components', () => {
  test('IW-COMP-01: the Woodwalkers have 20 fighters, and no twenty-first', () => {
    const nineteen = table({ forests: { ...sixFull, F15: 1 }, hands: { woodwalkers: ['WW09'] } })
    const one = after(nineteen, 'play WW09', 'recruit F16')
    expect(fighters(one, 'F16')).toBe(1)
    expect(total(one.forests.fighters)).toBe(20)
    expect(game.toAct(one)).toBe('ironclad')
    const twenty = table({ forests: { ...sixFull, F15: 2 }, hands: { woodwalkers: ['WW09'] } })
    expect(total(after(twenty, 'play WW09').forests.fighters)).toBe(20)
  })

  test('IW-COMP-01: the Ironclad have 20 fighters and 3 golems', () => {
    const full = table({ turn: 'ironclad', mountains: { auria: 20 }, hands: { ironclad: ['IC16'] } })
    expect(legal(after(full, 'play IC16')).some((action) => action.startsWith('recruit'))).toBe(false)
    const three = table({ turn: 'ironclad', mountains: { auria: [2, 3] }, hands: { ironclad: ['IC37'] } })
    const two = table({ turn: 'ironclad', mountains: { auria: [2, 2] }, hands: { ironclad: ['IC37'] } })
    expect(game.toAct(after(three, 'play IC37'))).toBe('woodwalkers')
    const third = after(two, 'play IC37')
    expect(legal(third)).toEqual(['recruit ferrum', 'forfeit'])
    expect(total(after(third, 'recruit ferrum').mountains.golems)).toBe(3)
  })

  test('IW-COMP-01: five forge tokens, foundations and forges together', () => {
    const mountains = { gallimor: 1 }
    const foundations = ['argentimar', 'chromia', 'cobaltis']
    const four = table({ turn: 'ironclad', mountains, foundations, forges: ['cuprumis'] })
    expect(legal(after(four, 'play IC03', 'option 3'))).toEqual(['found gallimor', 'forfeit'])
    const five = table({ turn: 'ironclad', mountains, foundations, forges: ['cuprumis', 'plumbarum'] })
    expect(legal(after(five, 'play IC03', 'option 3'))).toEqual(['option 1', 'option 2'])
  })

  test('IW-COMP-01: ten vision cards, 38 cards each, one drill', () => {
    const state = game.setup({ mode: 'duel', seed: 4 })
    const { visions, woodCards, ironCards } = onTheTable(state)
    expect([...visions].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
    expect(woodCards).toEqual(ids('WW'))
    expect(ironCards).toEqual(ids('IC'))
    expect(state.sides.woodwalkers.hand).toEqual(['WW01', 'WW02', 'WW03'])
    expect(state.sides.ironclad.hand).toEqual(['IC01', 'IC02', 'IC03'])
  })

  test('IW-COMP-02: of 3 crystals with 2 left in the supply come 2', () => {
    const state = table({
      forests: { F7: 1 },
      crystals: { woodwalkers: 9, ironclad: 9 },
      visions: { hand: ['auria'] },
      hands: { woodwalkers: ['WW25'] },
    })
    const found = after(state, 'play WW25', 'discover auria F7')
    expect(crystals(found, 'woodwalkers')).toBe(11)
    expect(totems(found, 'F7')).toEqual([1, 0])
  })

  test('IW-COMP-02: of 2 for the cargo with 1 left comes 1, and the track goes on', () => {
    const state = table({ turn: 'ironclad', crystals: { woodwalkers: 10, ironclad: 9 }, mountains: { auria: 1 } })
    const moved = after(state, 'play IC03', 'option 1', 'drill auria')
    expect(moved.drill).toMatchObject({ step: 1, cargo: 1 })
    expect(legal(after(moved, 'option 2'))).not.toContain('gain 1')
  })

  test('IW-COMP-02: the last crystal of the supply goes to the Woodwalkers, who gain first', () => {
    const state = table({ turn: 'ironclad', turns: 5, crystals: { woodwalkers: 10, ironclad: 9 } })
    const next = after(state, 'rest', 'forfeit', 'forfeit')
    expect(next.round).toBe(3)
    expect([crystals(next, 'woodwalkers'), crystals(next, 'ironclad')]).toEqual([11, 9])
  })

  test('IW-COMP-02: an ongoing card gets as many markers as there are', () => {
    const state = table({ hands: { woodwalkers: ['WW20'] }, ongoing: { ironclad: { IC14: 18 } } })
    const played = after(state, 'play WW20')
    expect(played.sides.woodwalkers.ongoing).toEqual([{ card: 'WW20', markers: 1 }])
    const none = table({ hands: { woodwalkers: ['WW20'] }, ongoing: { ironclad: { IC14: 19 } } })
    expect(after(none, 'play WW20').sides.woodwalkers.ongoing).toEqual([])
  })

  test.each([1, 2, 3])('IW-COMP-03: every component is in one place all through game %d', (seed) => {
    const random = createRandom(seed, 'conservation')
    const state = game.setup({ mode: 'duel', seed })
    for (let count = 0; count < 900 && !state.result; count++) {
      game.step(state, random.pick(game.legalActions(state)))
      const { visions, woodCards, ironCards, ...counts } = onTheTable(state)
      expect(new Set(visions).size).toBe(10)
      expect(visions.length).toBe(10)
      expect(woodCards).toEqual(ids('WW'))
      expect(ironCards).toEqual(ids('IC'))
      const limits = { crystals: 20, markers: 19, woodFighters: 20, ironFighters: 20, golems: 3, sites: 5, totems: 5 }
      for (const [name, limit] of Object.entries(limits)) {
        const here = new Map<string, number>(Object.entries(counts)).get(name) ?? -1
        expect([name, here >= 0 && here <= limit]).toEqual([name, true])
      }
      const places = [state.forests, state.mountains].flatMap((each) => Object.values(each).flat())
      expect(places.filter((place) => typeof place === 'number' && place < 0)).toEqual([])
      expect(
        Math.min(state.sides.woodwalkers.crystals, state.sides.ironclad.crystals, state.drill.cargo),
      ).toBeGreaterThan(-1)
    }
  })

  test('IW-COMP-03: crystals in the cargo are out of the supply', () => {
    const state = table({
      crystals: { woodwalkers: 7, ironclad: 6 },
      drill: { at: 'auria', step: 3, cargo: 6 },
      hands: { woodwalkers: ['WW10'] },
    })
    const playing = after(state, 'play WW10')
    expect(legal(playing)).toEqual(['gain 1', 'gain 0'])
  })

  test('IW-COMP-04: removed units can be recruited again, spent crystals gained', () => {
    const state = table({
      turn: 'ironclad',
      mountains: { ferrum: 20 },
      crystals: { woodwalkers: 12, ironclad: 8 },
      hands: { ironclad: ['IC11'] },
    })
    const golem = after(state, 'play IC11', 'sacrifice ferrum')
    expect([fighters(golem, 'ferrum'), golems(golem, 'ferrum')]).toEqual([19, 0])
    const done = after(golem, 'recruit ferrum', 'forfeit')
    expect([fighters(done, 'ferrum'), golems(done, 'ferrum')]).toEqual([19, 1])
    const spending = table({
      turn: 'ironclad',
      mountains: { ferrum: 20 },
      crystals: { woodwalkers: 12, ironclad: 8 },
    })
    expect(game.toAct(after(spending, 'play IC01', 'option 1', 'pay', 'forfeit'))).toBe('woodwalkers')
    const gaining = after(spending, 'play IC01', 'option 1', 'pay', 'forfeit', 'rest', 'play IC03', 'option 2')
    expect(legal(gaining)).toEqual(['gain 1', 'gain 0'])
  })

  test('IW-COMP-04: a totem that faded can be placed again, a secured one cannot', () => {
    const wanted: Table = {
      forests: { F7: 1 },
      secured: 1,
      fading: { F7: 1 },
      full: { F7: 3 },
      visions: { hand: ['zincur', 'auria'] },
    }
    const before = table({ ...wanted, turns: 4 })
    expect(legal(after(before, 'play WW01', 'draw 0', 'option 2'))).toEqual(['forfeit'])
    const faded = after(table({ ...wanted, turn: 'ironclad', turns: 5 }), 'rest')
    expect(totems(faded, 'F7')).toEqual([0, 3])
    expect(legal(after(faded, 'play WW01', 'draw 0', 'option 2'))).toEqual(['discover auria F7', 'forfeit'])
  })

  test('IW-COMP-04: markers that leave a card are in the supply again', () => {
    const state = table({ turns: 5, turn: 'ironclad', ongoing: { ironclad: { IC14: 19 } } })
    const resting = after(state, 'rest')
    expect(after(resting, 'rest').sides.woodwalkers.slots).toEqual(['marker'])
  })

  test('IW-COMP-05: 19 markers are free, and the twentieth is on the drill track', () => {
    const eighteen = table({ ongoing: { ironclad: { IC14: 18 } } })
    expect(after(eighteen, 'rest').sides.woodwalkers.slots).toEqual(['marker'])
    const nineteen = table({ ongoing: { ironclad: { IC14: 19 } } })
    expect(after(nineteen, 'rest').sides.woodwalkers.slots).toEqual(['used'])
    const marked = table({ hands: { woodwalkers: ['WW23'] }, forests: { F7: 1 }, ongoing: { ironclad: { IC14: 19 } } })
    expect(game.toAct(after(marked, 'play WW23', 'forfeit'))).toBe('ironclad')
  })
})
