import { expect, test } from 'vitest'
import { foundationsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { attackBy, fought } from './battle'
import { after, crystals, events, fighters, legal, site, type Table, table } from './support'

const founding = (wanted: Table): State => after(table({ turn: 'ironclad', ...wanted }), 'play IC03', 'option 3')
const building = (wanted: Table): State =>
  after(table({ turn: 'ironclad', crystals: { ironclad: 5 }, ...wanted }), 'play IC01', 'option 2', 'pay')

test('IW-FORGE-01: a Foundation goes on a free outer mountain that the Ironclad control', () => {
  const start = founding({
    mountains: { ferrum: 2, auria: 3, chromia: [0, 1], cobaltis: 1, cuprumis: 1, gallimor: 1 },
    foundations: ['cobaltis'],
    forges: ['cuprumis'],
  })
  expect(legal(start)).toEqual(['found chromia', 'found gallimor', 'forfeit'])
  expect(site(after(start, 'found chromia'), 'chromia')).toBe('foundation')
})

test('IW-FORGE-01: the Drill controls nothing', () => {
  const start = founding({ drill: { at: 'chromia' } })
  expect(legal(start)).toEqual(['option 1', 'option 2'])
})

test('IW-FORGE-01: a card may waive the control and nothing else', () => {
  const hands = { ironclad: ['IC10'] }
  const wanted = { mountains: { auria: 1 }, foundations: ['argentimar'], hands }
  const start = after(table({ turn: 'ironclad', ...wanted }), 'play IC10')
  // Beside Auria: Argentimar is taken, Lithimar, Zincur and Ferrum are no outer mountains.
  expect(legal(start)).toEqual(['found chromia', 'forfeit'])
})

test('IW-FORGE-01: without a token left no Foundation is placed', () => {
  const wanted = { mountains: { chromia: 1 }, foundations: ['argentimar', 'cobaltis', 'gallimor'] }
  const five = founding({ ...wanted, forges: ['plumbarum', 'cuprumis'] })
  expect([foundationsLeft({ state: five }), legal(five)]).toEqual([0, ['option 1', 'option 2']])
  expect(legal(founding({ ...wanted, forges: ['plumbarum'] }))).toContain('found chromia')
})

test('IW-FORGE-02: Build turns a Foundation on a controlled mountain into a Forge, for 5 crystals by the base card', () => {
  const wanted: Table = { mountains: { chromia: [0, 1], gallimor: 1 }, foundations: ['chromia', 'cobaltis'] }
  const poor = table({ turn: 'ironclad', ...wanted, crystals: { ironclad: 4 } })
  expect(game.toAct(after(poor, 'play IC01', 'option 2'))).toBe('woodwalkers')
  const start = building(wanted)
  expect(legal(start)).toEqual(['build chromia', 'forfeit'])
  const done = after(start, 'build chromia')
  expect([site(done, 'chromia'), crystals(done, 'ironclad')]).toEqual(['forge', 0])
  expect(foundationsLeft({ state: done })).toBe(3)
})

test('IW-FORGE-03: a Foundation has no effect in combat', () => {
  const place = { forests: { F12: 5 }, mountains: { cobaltis: 2 } }
  const wagers = attackBy('woodwalkers', 'F12', 'cobaltis')
  expect(fought(table({ ...place, foundations: ['cobaltis'] }), wagers).damage.ironclad).toBe(0)
  expect(fought(table({ ...place, forges: ['cobaltis'] }), wagers).damage.ironclad).toBe(1)
})

test('IW-FORGE-03: Foundations and Forges outlast their Warband and control nothing', () => {
  const wanted = {
    forests: { F12: 4 },
    mountains: { cobaltis: 1, cuprumis: 1 },
    forges: ['cobaltis'],
    foundations: ['cuprumis'],
    visions: { hand: ['cobaltis', 'cuprumis'] },
  }
  const forge = after(table(wanted), ...attackBy('woodwalkers', 'F12', 'cobaltis', { woodwalkers: 'WW03' }))
  expect([fighters(forge, 'cobaltis'), site(forge, 'cobaltis'), site(forge, 'cuprumis')]).toEqual([
    0,
    'forge',
    'foundation',
  ])
  const foundation = after(table(wanted), ...attackBy('woodwalkers', 'F12', 'cuprumis', { woodwalkers: 'WW03' }))
  expect([fighters(foundation, 'cuprumis'), site(foundation, 'cuprumis')]).toEqual([0, 'foundation'])
  // Uncontrolled now: not to be built on, and open to a discovery.
  const discovering = after(forge, 'gain 0', 'rest', 'play WW01', 'draw 0', 'option 2')
  expect(legal(discovering)).toEqual(['discover cobaltis F12', 'forfeit'])
})

test('IW-FORGE-04: Ferrum counts as having a Forge in combat, for unloading and for recruiting', () => {
  const combat = table({ forests: { F9: 5 }, mountains: { ferrum: 2 } })
  expect(fought(combat, attackBy('woodwalkers', 'F9', 'ferrum')).damage.ironclad).toBe(1)
  const drill = table({ turn: 'ironclad', drill: { at: 'auria', step: 1, cargo: 2 } })
  expect(crystals(after(drill, 'play IC03', 'option 1', 'drill ferrum'), 'ironclad')).toBe(2)
  const end = table({
    turn: 'ironclad',
    turns: 5,
    forges: ['chromia'],
    foundations: ['cobaltis'],
    crystals: { ironclad: 2 },
  })
  expect(legal(after(end, 'rest'))).toEqual(['recruit chromia', 'recruit ferrum', 'forfeit'])
})

test('IW-FORGE-04: it does not count towards victory', () => {
  const second = building({ mountains: { chromia: 1 }, forges: ['cobaltis'], foundations: ['chromia'] })
  expect(game.outcome(after(second, 'build chromia'))).toBeNull()
})

test('IW-FORGE-05: the third Forge wins at once', () => {
  const start = building({ mountains: { chromia: 1 }, forges: ['cobaltis', 'gallimor'], foundations: ['chromia'] })
  const done = after(start, 'build chromia')
  expect(game.outcome(done)).toEqual({ winners: ['ironclad'], reason: 'third forge built' })
  expect([legal(done), game.toAct(done)]).toEqual([[], null])
})

test('IW-FORGE-05: in the middle of any effect: a Drill on the mountain is not even unloaded', () => {
  const start = building({
    mountains: { chromia: 1 },
    forges: ['cobaltis', 'gallimor'],
    foundations: ['chromia'],
    drill: { at: 'chromia', step: 2, cargo: 3 },
  })
  expect(events(start, 'build chromia').map(({ type }) => type)).toEqual(['built', 'game-over'])
  expect(after(start, 'build chromia').drill.cargo).toBe(3)
})
