import { expect, test } from 'vitest'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { totemsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { attackBy } from './battle'
import { after, crystals, events, fighters, legal, type Table, table, totems } from './support'

const idsOf = (mountains: readonly number[]): string[] =>
  mountains.map((mountain) => ironwoodBoard.mountains[mountain]?.id ?? '')
const discovering = (wanted: Table): State => after(table(wanted), 'play WW01', 'draw 0', 'option 2')
const moves = (state: State): string[] => legal(state).filter((action) => action.startsWith('move'))

test('IW-TOTEM-01: a vision card is revealed for a Totem, full side, on a forest beside its mountain', () => {
  const start = discovering({ forests: { F3: 1 }, visions: { hand: ['chromia'] } })
  const done = after(start, 'discover chromia F3')
  expect([totems(done, 'F3'), idsOf(done.visions.revealed), done.visions.hand]).toEqual([[1, 0], ['chromia'], []])
  // An outer mountain gives no crystals.
  expect(crystals(done, 'woodwalkers')).toBe(0)
  // The card lies open for both.
  expect(idsOf(game.view(done, 'ironclad').visions.revealed)).toEqual(['chromia'])
})

test('IW-TOTEM-01: an inner mountain gives 3 crystals too', () => {
  const done = after(discovering({ forests: { F7: 1 }, visions: { hand: ['lithimar'] } }), 'discover lithimar F7')
  expect([totems(done, 'F7'), crystals(done, 'woodwalkers')]).toEqual([[1, 0], 3])
})

test('IW-TOTEM-01: the mountain must be uncontrolled, the forest inner, adjacent and controlled', () => {
  const visions = { hand: ['chromia', 'auria', 'plumbarum', 'cuprumis'] }
  // A Golem is on Chromia, F2 touches Plumbarum from the edge, nobody stands beside Cuprumis.
  const mountains: Table['mountains'] = { chromia: [0, 1] }
  const start = discovering({ forests: { F3: 1, F2: 2 }, mountains, drill: { at: 'auria' }, visions })
  expect(legal(start)).toEqual(['discover auria F3', 'forfeit'])
})

test('IW-TOTEM-01: a Foundation, a Forge or the Drill on the mountain does not matter', () => {
  const wanted = { forests: { F12: 1 }, visions: { hand: ['cobaltis', 'cuprumis'] } }
  const start = discovering({ ...wanted, foundations: ['cobaltis'], forges: ['cuprumis'], drill: { at: 'cobaltis' } })
  expect(legal(start)).toEqual(['discover cobaltis F12', 'discover cuprumis F12', 'forfeit'])
})

test('IW-TOTEM-02: a Fighter may take one Totem along, the full or the fading one, or none', () => {
  const start = table({ forests: { F8: 2 }, full: { F8: 2 }, fading: { F8: 1 } })
  const moving = after(start, 'play WW02')
  const to = (forest: string): string[] => ['', ' full', ' fading'].map((totem) => `move F8 ${forest}${totem}`)
  expect(moves(moving)).toEqual([...to('F6'), ...to('F7'), ...to('F10')])
  expect(totems(after(moving, 'move F8 F7'), 'F8')).toEqual([2, 1])
  const full = after(moving, 'move F8 F7 full')
  expect([totems(full, 'F8'), totems(full, 'F7')]).toEqual([
    [1, 1],
    [1, 0],
  ])
  const both = after(full, 'move F8 F10 fading')
  expect([totems(both, 'F8'), totems(both, 'F10')]).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('IW-TOTEM-03: a Totem may go on with another Fighter that has not moved, by the same effect', () => {
  const start = table({ forests: { F8: 1, F7: 1 }, full: { F8: 1 } })
  const brought = after(start, 'play WW02', 'move F8 F7 full')
  expect(moves(brought)).toContain('move F7 F5 full')
  const onward = after(brought, 'move F7 F5 full')
  // It has gone two steps; both Fighters have moved and cannot take it further.
  expect([totems(onward, 'F5'), moves(onward), fighters(onward, 'F7')]).toEqual([[1, 0], [], 1])
})

test('IW-TOTEM-03: a Fighter that has moved cannot take it on', () => {
  const start = table({ forests: { F8: 1, F11: 1 }, full: { F8: 1 } })
  const brought = after(start, 'play WW02', 'move F8 F7 full')
  expect(moves(brought).filter((move) => move.startsWith('move F7'))).toEqual([])
})

test('IW-TOTEM-03: or it goes on by a later effect of the turn', () => {
  const start = table({
    forests: { F8: 1, F7: 1 },
    full: { F8: 1 },
    drill: { at: 'lithimar' },
    hands: { woodwalkers: ['WW13'] },
  })
  const brought = after(start, 'play WW13', 'move F8 F7 full', 'forfeit', 'attack F7 lithimar')
  const later = after(brought, 'play WW03', 'option 1', 'move F7 F5 full')
  expect(totems(later, 'F5')).toEqual([1, 0])
})

test('IW-TOTEM-03: by its second move a Dashing Spirit takes a Totem on', () => {
  const start = table({ forests: { F7: 1 }, full: { F7: 1 }, hands: { woodwalkers: ['WW08'] } })
  const done = after(start, 'play WW08', 'move F7 F5 full', 'move F5 F2 full')
  expect([done.secured, totems(done, 'F5')]).toEqual([1, [0, 0]])
})

test('IW-TOTEM-04: a Totem moved into an outer forest is secured at once and off the map', () => {
  const start = table({ forests: { F3: 2 }, full: { F3: 1 }, fading: { F3: 1 } })
  const full = after(start, 'play WW02', 'move F3 F1 full')
  expect([full.secured, totems(full, 'F1'), totems(full, 'F3'), fighters(full, 'F1')]).toEqual([1, [0, 0], [0, 1], 1])
  const both = after(full, 'move F3 F1 fading')
  expect([both.secured, totems(both, 'F1'), totems(both, 'F3'), totemsLeft({ state: both })]).toEqual([
    2,
    [0, 0],
    [0, 0],
    3,
  ])
})

test('IW-TOTEM-05: a Totem stays when its Warband leaves, and the next Fighter there may carry it', () => {
  const start = table({ forests: { F8: 1, F10: 1 }, full: { F8: 1 } })
  const left = after(start, 'play WW02', 'move F8 F6', 'move F10 F8', 'forfeit', 'rest')
  expect(totems(left, 'F8')).toEqual([1, 0])
  expect(moves(after(left, 'play WW03', 'option 1'))).toContain('move F8 F7 full')
})

test('IW-TOTEM-05: it stays when its Warband is wiped out in battle or removed by a card', () => {
  const place = { forests: { F6: 1 }, full: { F6: 1 }, mountains: { auria: 2 } }
  const battle = table({ ...place, hands: { ironclad: ['IC31'] }, turn: 'ironclad' })
  const beaten = after(battle, ...attackBy('ironclad', 'auria', 'F6', { ironclad: 'IC31' }))
  expect([fighters(beaten, 'F6'), totems(beaten, 'F6')]).toEqual([0, [1, 0]])
  const card = table({ ...place, hands: { ironclad: ['IC21'] }, turn: 'ironclad' })
  const removed = after(card, 'play IC21', 'remove F6 fighter')
  expect([fighters(removed, 'F6'), totems(removed, 'F6')]).toEqual([0, [1, 0]])
})

test('IW-TOTEM-05: it stays when its Warband retreats', () => {
  const start = table({ turn: 'ironclad', forests: { F6: 1 }, fading: { F6: 1 }, mountains: { auria: 2 } })
  const done = after(start, ...attackBy('ironclad', 'auria', 'F6'), 'retreat F4')
  expect([fighters(done, 'F4'), totems(done, 'F6'), done.secured]).toEqual([1, [0, 1], 0])
})

test('IW-TOTEM-06: the third secured Totem wins at once', () => {
  const second = after(table({ forests: { F3: 1 }, full: { F3: 1 }, secured: 1 }), 'play WW02', 'move F3 F1 full')
  expect(game.outcome(second)).toBeNull()
  const third = after(table({ forests: { F3: 2 }, full: { F3: 1 }, secured: 2 }), 'play WW02', 'move F3 F1 full')
  expect(game.outcome(third)).toEqual({ winners: ['woodwalkers'], reason: 'third totem secured' })
  expect(legal(third)).toEqual([])
})

test('IW-TOTEM-07: Woodwalkers choose the vision card and the forest', () => {
  const forests = { F3: 1, F6: 2, F7: 1, F10: 1, F4: 2 }
  const start = discovering({ forests, visions: { hand: ['chromia', 'auria'] } })
  const expected = ['chromia F3', 'chromia F6', 'auria F3', 'auria F6', 'auria F7'].map((each) => `discover ${each}`)
  expect(legal(start).sort()).toEqual([...expected, 'forfeit'].sort())
})

test('IW-TOTEM-07: with no Totem in the supply nothing is discovered', () => {
  const wanted = { forests: { F7: 1 }, visions: { hand: ['auria'] } }
  const start = discovering({ ...wanted, full: { F3: 2, F7: 1 }, fading: { F8: 1 }, secured: 1 })
  expect(legal(start)).toEqual(['forfeit'])
  expect(legal(discovering({ ...wanted, full: { F3: 2, F7: 1 }, secured: 1 }))).toContain('discover auria F7')
})

test('IW-TOTEM-07: the 3 crystals come with the discovery, as many as there are', () => {
  const wanted = { forests: { F7: 1 }, visions: { hand: ['auria'] }, crystals: { ironclad: 18 } }
  const done = after(discovering(wanted), 'discover auria F7')
  expect([totems(done, 'F7'), crystals(done, 'woodwalkers')]).toEqual([[1, 0], 2])
})

test('IW-TOTEM-08: revealed and burned vision cards never return, and a draw from the empty deck is lost', () => {
  const start = table({ hands: { woodwalkers: ['WW06'] }, visions: { revealed: ['auria'] } })
  start.visions.burned = [{ mountain: ironwoodBoard.mountains.findIndex(({ id }) => id === 'zincur'), seen: false }]
  start.visions.deck = []
  // Stonedew goes on to its crystals.
  const done = after(start, 'play WW06')
  expect(legal(done)).toEqual(['gain 2', 'gain 1', 'gain 0'])
  expect([done.visions.hand, done.visions.deck, idsOf(done.visions.revealed)]).toEqual([[], [], ['auria']])
})

test('IW-TOTEM-08: a look at an empty vision deck shows nothing', () => {
  const start = table({ turn: 'ironclad', drill: { at: 'auria', step: 1, cargo: 2 } })
  start.visions.deck = []
  const moving = after(start, 'play IC03', 'option 1')
  expect(events(moving, 'drill chromia').map(({ type }) => type)).not.toContain('looked')
  expect(fighters(after(moving, 'drill chromia'), 'auria')).toBe(1)
})
