import { describe, expect, test } from 'vitest'
import type { BotSide } from '../../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, legal, type Table, table } from '../support'
import { answered, botDoes, botTurn, type Course, eventsOf, iconOf, official } from './support'
import { icons, moves, sideUp, types, wooden } from './wooden'
import { picks } from './woodenbot-courses'

const spirits = ({ solo }: State): number => solo?.spirits ?? Number.NaN

/** The Aid on this side, with a totem far away if it is Exalted. */
const aid = (side: BotSide, markers: number, wanted: Table = {}): Table =>
  wooden({ ...wanted, solo: { side, spirits: markers }, ...(side === 'exalted' ? { full: { F14: 1 } } : {}) })

describe('WB-04: where markers come from', () => {
  test('WB-04: a marker for each Foundation that the human places', () => {
    const wanted = wooden({ turn: 'ironclad', mountains: { gallimor: 1, plumbarum: 1 } })
    const founded = after(table(wanted), 'play IC03', 'option 3', 'found gallimor')
    expect(spirits(founded)).toBe(1)
    const more = table({ ...wanted, solo: { spirits: 3 } })
    expect(spirits(after(more, 'play IC03', 'option 3', 'found plumbarum'))).toBe(4)
  })

  test('WB-04: none for a Forge, or for a Foundation that is not placed', () => {
    const state = table(
      wooden({ turn: 'ironclad', mountains: { gallimor: 1 }, foundations: ['gallimor'], crystals: { ironclad: 5 } }),
    )
    expect(spirits(after(state, 'play IC01', 'option 2', 'pay', 'build gallimor'))).toBe(0)
  })

  test.each(['disruptive', 'exalted'] as const)('WB-04: 2 markers from CUBES, %s', (side) => {
    const done = official(iconOf(aid(side, 1), 'CUBES'))
    expect(spirits(done.state)).toBe(3)
    expect(eventsOf(done, 'spirits')).toEqual([{ type: 'spirits', markers: 3 }])
  })

  test('WB-04: no more than the supply has (BOT-24)', () => {
    const scarce = (markers: number): Course =>
      iconOf(aid('disruptive', 0, { ongoing: { ironclad: { IC31: markers } } }), 'CUBES')
    expect(spirits(official(scarce(18)).state)).toBe(1)
    expect(spirits(official(scarce(19)).state)).toBe(0)
    expect(eventsOf(scarce(18), 'compensated')).toHaveLength(0)
    expect(eventsOf(scarce(19), 'compensated')).toHaveLength(1)
  })
})

describe('WB-04: what they do in a combat', () => {
  // Woodenbot reveals WW02 (1 damage, 1 dominance), the human wagers IC03 (1 damage, 1 defense).
  const units: Table = {
    forests: { F7: 5 },
    mountains: { auria: 4 },
    hands: { woodwalkers: ['WW02'], ironclad: ['IC03'] },
  }
  const bots = (wanted: Table): Course =>
    answered(official(botDoes(wanted, { do: 'raid', on: ['warband'], steal: false })), 'wager IC03')
  const humans = (wanted: Table): Course => {
    const state = table({ ...wanted, turn: 'ironclad' })
    const actions = ['play IC02', 'draw 0', 'option 2', 'attack auria F7', 'wager IC03']
    return answered({ state, events: [], says: [] }, ...actions)
  }
  const outcome = (done: Course): unknown => [
    eventsOf(done, 'damage').map(({ count }) => count),
    eventsOf(done, 'battle-over').map(({ dominance }) => dominance),
  ]

  // Damage is that of the Woodwalkers and that of the Ironclad.
  test.each<[BotSide, number, number[], number, number]>([
    ['disruptive', 0, [0, 1], 4 + 1, 4],
    ['disruptive', 1, [1, 1], 4 + 2, 3],
    ['disruptive', 3, [1, 1], 4 + 2, 3],
    ['exalted', 0, [0, 1], 4 + 1, 4],
    ['exalted', 1, [0, 0], 5 + 2, 4],
    ['exalted', 2, [0, 0], 5 + 2, 4],
  ])('WB-04: %s with %i markers, attacking and defending', (side, markers, damage, woodwalkers, ironclad) => {
    for (const done of [bots(aid(side, markers, units)), humans(aid(side, markers, units))]) {
      expect(outcome(done)).toEqual([damage, [{ woodwalkers, ironclad }]])
      expect(spirits(done.state)).toBe(Math.max(0, markers - 1))
    }
  })

  test('WB-20: the marker leaves after the outcome and before the retreat', () => {
    const done = bots(aid('disruptive', 1, units))
    expect(legal(done.state)).toContain('retreat ferrum')
    expect(spirits(done.state)).toBe(0)
    expect(types(done).indexOf('spirits')).toBe(types(done).indexOf('battle-over') + 1)
  })

  test('WB-20: it leaves when the human wins, and when nobody does', () => {
    const lost = humans(aid('disruptive', 2, { ...units, forests: { F7: 1 } }))
    expect(eventsOf(lost, 'battle-over')[0]?.winner).toBe('ironclad')
    expect(spirits(lost.state)).toBe(1)
    const even = bots(aid('disruptive', 2, { ...units, forests: { F7: 1 }, mountains: { auria: 1 } }))
    expect(eventsOf(even, 'battle-over')[0]?.winner).toBe('nobody')
    expect(spirits(even.state)).toBe(1)
  })

  test('WB-20: the bonus is that of the side which showed when the battle began', () => {
    const asked = official(botDoes(aid('exalted', 1, units), { do: 'raid', on: ['warband'], steal: false }))
    asked.state.forests.full.fill(0)
    const done = answered(asked, 'wager IC03')
    expect(sideUp(done.state)).toBe('disruptive')
    expect(outcome(done)).toEqual([[0, 0], [{ woodwalkers: 7, ironclad: 4 }]])
  })
})

describe('WB-20: without combat there is no bonus and no marker leaves', () => {
  const raids = (wanted: Table): Course =>
    official(botDoes(aid('disruptive', 2, wanted), { do: 'raid', on: ['drill', 'ferrum'], steal: false }))

  test('WB-20: the drill without units, and Ferrum without units', () => {
    const drill = raids({ forests: { F3: 1 }, drill: { at: 'auria', step: 1, cargo: 2 } })
    expect(eventsOf(drill, 'drill-destroyed')).toHaveLength(1)
    expect(spirits(drill.state)).toBe(2)
    const ferrum = raids({ forests: { F7: 1 } })
    expect(eventsOf(ferrum, 'battle-over')).toEqual([{ type: 'battle-over', winner: 'woodwalkers', dominance: null }])
    expect(spirits(ferrum.state)).toBe(2)
  })

  test('WB-20: a battle that Warmachine (IC31) ends', () => {
    const wanted = {
      forests: { F7: 1 },
      mountains: { ferrum: 0, auria: 1 },
      ongoing: { ironclad: { IC31: 1 } },
      hands: { woodwalkers: ['WW02'] },
    }
    const asked = official(botDoes(aid('disruptive', 2, wanted), { do: 'raid', on: ['warband'], steal: false }))
    const done = answered(asked, 'remove F7 fighter')
    expect(eventsOf(done, 'battle-over')).toEqual([{ type: 'battle-over', winner: 'ironclad', dominance: null }])
    expect(eventsOf(done, 'wagered')).toEqual([])
    expect([spirits(done.state), eventsOf(done, 'spirits')]).toEqual([2, []])
  })
})

test('WB-04: nothing else removes them, neither a flip nor the Round End nor the Preparation', () => {
  const state = table(aid('exalted', 4, { turn: 'ironclad', turns: 5 }))
  state.forests.full.fill(0)
  state.forests.fading[11] = 1
  const next = after(state, 'rest')
  expect([next.round, sideUp(next), spirits(next)]).toEqual([3, 'disruptive', 4])
})

describe('WB-20: which column is used', () => {
  // The only totem is secured by the first part of the first icon, which turns the Aid to Disruptive.
  const wanted: Table = {
    forests: { F12: 2, F6: 3, F8: 1 },
    full: { F12: 1 },
    mountains: { chromia: 1, cobaltis: 1 },
    foundations: ['chromia'],
    visions: { deck: ['cobaltis'] },
    drill: { at: 'auria', step: 1, cargo: 2 },
    solo: { side: 'exalted' },
  }
  const icon = (name: string) => ({ do: 'icon', card: 'WW01', icon: name, red: false }) as const

  test('WB-20: an icon is finished in the column in which it began', () => {
    const begun = botDoes(wooden({ ...wanted, hands: { woodwalkers: ['WW02'] } }), icon('BATTLE'))
    const targets = answered(begun, 'target F15')
    expect([sideUp(targets.state), targets.state.secured]).toEqual(['disruptive', 1])
    const attacked = official(targets)
    // Exalted: a possible mountain; Disruptive would begin with the Foundation, and the drill would be a target.
    expect(picks(attacked)).toEqual(['secure F15', 'attack cobaltis'])
  })

  test('WB-20: the next icon uses the side that shows then', () => {
    const done = official(botDoes(wooden({ ...wanted, drill: { at: 'ferrum' } }), icon('CUBES'), icon('CUBES')))
    expect(icons(done)).toEqual(['CUBES', 'CUBES'])
    expect(picks(done)[0]).toBe('secure F15')
    expect(picks(done)[1]).toMatch(/^interfere/)
  })

  test('WB-20: a step of the Turn Procedure is finished too', () => {
    const state = botTurn(wooden({ ...wanted, hands: { woodwalkers: ['WW14', 'WW18'] } }))
    const done = official(state)
    expect(moves(done)[0]).toBe('F12-F15 full')
    expect(sideUp(done.state)).toBe('disruptive')
    expect(eventsOf(done, 'expended')).toMatchObject([{ card: 'WW14', icons: false }])
    expect(icons(done)).toEqual([])
    expect(eventsOf(done, 'located')).toEqual([])
  })
})

test('WB-04: markers beside the Spirits are taken from the supply', () => {
  const resting = (markers: number): State => after(table(aid('disruptive', markers, { turn: 'ironclad' })), 'rest')
  expect(resting(18).sides.ironclad.slots).toEqual(['marker'])
  expect(resting(19).sides.ironclad.slots).toEqual(['used'])
})
