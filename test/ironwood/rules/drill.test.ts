import { expect, test } from 'vitest'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { unitsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { after, crystals, drillAt, events, fighters, hand, legal, type Table, table } from './support'

/** The Drill stands there, and Expansion is about to move it. */
const moving = (drill: NonNullable<Table['drill']>, wanted: Table = {}): State =>
  after(table({ turn: 'ironclad', ...wanted, drill }), 'play IC03', 'option 1')
/** Tracker, cargo and available crystals. */
const track = (state: State): [step: number, cargo: number, crystals: number] => [
  state.drill.step,
  state.drill.cargo,
  crystals(state, 'ironclad'),
]

test('IW-DRILL-01: moved to a mountain without a Forge the tracker advances one step, and stays on the last', () => {
  const first = moving({ at: 'ferrum' })
  expect(track(first)).toEqual([0, 0, 0])
  expect(after(first, 'drill auria').drill.step).toBe(1)
  expect(after(moving({ at: 'ferrum', step: 1 }), 'drill auria').drill.step).toBe(2)
  expect(after(moving({ at: 'ferrum', step: 2 }), 'drill auria').drill.step).toBe(3)
  expect(after(moving({ at: 'ferrum', step: 3 }), 'drill auria').drill.step).toBe(3)
})

test('IW-DRILL-01: moved otherwise the tracker stays: a destroyed Drill on Ferrum is at the start', () => {
  const start = table({ forests: { F6: 1 }, drill: { at: 'auria', step: 2, cargo: 0 } })
  const done = after(start, 'play WW02', 'forfeit', 'attack F6 auria')
  expect([drillAt(done), track(done)]).toEqual(['ferrum', [0, 0, 0]])
})

test('IW-DRILL-02: the first step brings 2 crystals into the cargo', () => {
  const decks = { ironclad: ['IC04'] }
  const done = after(moving({ at: 'ferrum' }, { decks }), 'drill auria')
  expect([track(done), fighters(done, 'ferrum')]).toEqual([[1, 2, 0], 0])
  expect(hand(done, 'ironclad')).not.toContain('IC04')
})

test('IW-DRILL-02: the second brings 1 crystal, a secret look at the top vision card and a Fighter where it came from', () => {
  const start = moving({ at: 'auria', step: 1, cargo: 2 }, { visions: { deck: ['gallimor', 'chromia'] } })
  const top = start.visions.deck.at(-1)
  expect(ironwoodBoard.mountains[top ?? -1]?.id).toBe('gallimor')
  const log = events(start, 'drill chromia')
  const looked = log.find(({ type }) => type === 'looked')
  expect(looked).toMatchObject({ seat: 'ironclad', visions: ['gallimor'] })
  expect(looked && game.redact(looked, 'woodwalkers')).toMatchObject({ visions: null })
  const done = after(start, 'drill chromia')
  expect([track(done), fighters(done, 'auria'), fighters(done, 'chromia')]).toEqual([[2, 3, 0], 1, 0])
  expect(done.visions.deck).toEqual(start.visions.deck)
})

test('IW-DRILL-02: the third and every further step bring 1 crystal and 1 special card', () => {
  const wanted = { decks: { ironclad: ['IC04', 'IC09'] } }
  const third = after(moving({ at: 'auria', step: 2, cargo: 3 }, wanted), 'drill chromia')
  expect([track(third), fighters(third, 'auria')]).toEqual([[3, 4, 0], 0])
  expect(hand(third, 'ironclad')).toEqual(['IC01', 'IC02', 'IC04'])
  const fourth = after(moving({ at: 'auria', step: 3, cargo: 4 }, wanted), 'drill chromia')
  expect([track(fourth), hand(fourth, 'ironclad').length]).toEqual([[3, 5, 0], 3])
})

test('IW-DRILL-03: at a Forge, Ferrum or a built one, all cargo becomes available and the tracker returns', () => {
  const decks = { ironclad: ['IC04'] }
  const wanted = { decks, crystals: { ironclad: 1 }, forges: ['chromia'] }
  for (const forge of ['ferrum', 'chromia']) {
    const done = after(moving({ at: 'auria', step: 2, cargo: 3 }, wanted), `drill ${forge}`)
    expect(track(done), forge).toEqual([0, 0, 4])
    // Neither the reward of a step nor a Fighter.
    expect(hand(done, 'ironclad')).not.toContain('IC04')
    expect(fighters(done, 'auria')).toBe(0)
  }
})

test('IW-DRILL-03: it may go back to the Forge it came from', () => {
  const start = table({ turn: 'ironclad', hands: { ironclad: ['IC15'] } })
  const out = after(start, 'play IC15', 'drill auria')
  expect([track(out), legal(out).includes('drill ferrum')]).toEqual([[1, 2, 0], true])
  expect(track(after(out, 'drill ferrum'))).toEqual([0, 0, 2])
})

test('IW-DRILL-04: a Forge built on its mountain unloads the Drill at once', () => {
  const start = table({
    turn: 'ironclad',
    mountains: { chromia: 1, cobaltis: 1 },
    foundations: ['chromia', 'cobaltis'],
    drill: { at: 'chromia', step: 3, cargo: 4 },
    crystals: { ironclad: 5 },
  })
  const building = after(start, 'play IC01', 'option 2', 'pay')
  expect(track(after(building, 'build chromia'))).toEqual([0, 0, 4])
  expect(track(after(building, 'build cobaltis'))).toEqual([3, 4, 0])
})

test('IW-DRILL-05: the Drill may enter any mountain joined by a ridge, controlled or not', () => {
  const start = moving({ at: 'gallimor' }, { mountains: { cuprumis: 1 }, forests: { F14: 3 } })
  const ridges = ['cuprumis', 'palladimor', 'plumbarum'].map((to) => `drill ${to}`)
  expect(legal(start).sort()).toEqual([...ridges, 'forfeit'].sort())
})

test('IW-DRILL-05: a Foundation is not a Forge', () => {
  const start = moving({ at: 'auria', step: 1, cargo: 2 }, { foundations: ['chromia'] })
  expect(track(after(start, 'drill chromia'))).toEqual([2, 3, 0])
})

test('IW-DRILL-05: what the supply lacks is left out', () => {
  const one = moving({ at: 'ferrum' }, { crystals: { woodwalkers: 19 } })
  expect(track(after(one, 'drill auria'))).toEqual([1, 1, 0])
  const none = moving({ at: 'auria', step: 1, cargo: 0 }, { crystals: { woodwalkers: 20 }, mountains: { zincur: 20 } })
  const done = after(none, 'drill chromia')
  expect([track(done), fighters(done, 'auria'), unitsLeft({ state: done }, 'ironclad', 'fighter')]).toEqual([
    [2, 0, 0],
    0,
    0,
  ])
})

test('IW-DRILL-05: rewards come in their order, without a question', () => {
  const log = events(moving({ at: 'auria', step: 1, cargo: 2 }), 'drill chromia').map(({ type }) => type)
  expect(log).toEqual(['drill-moved', 'drill-step', 'looked', 'recruited'])
})

test('IW-DRILL-05: an unloading without cargo still resets the tracker', () => {
  const done = after(moving({ at: 'auria', step: 3, cargo: 0 }), 'drill ferrum')
  expect([drillAt(done), track(done)]).toEqual(['ferrum', [0, 0, 0]])
})
