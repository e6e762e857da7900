import { describe, expect, test } from 'vitest'
import { legal, type Table } from '../support'
import { answered, botDoes, botTurn, type Course, eventsOf, iconOf, official } from './support'

const iron = (wanted: Table): Table => ({ mode: 'ironbot', ...wanted, hands: { ironclad: ['IC06'], ...wanted.hands } })
const wood = (wanted: Table): Table => ({ mode: 'woodenbot', ...wanted, hands: { woodwalkers: ['WW04'] } })
const attack = { do: 'focus', for: 'attack' } as const
const alert = { ...iron({}), mountains: { chromia: 1, cobaltis: 2 } }

const lists: [string, () => Course, string[]][] = [
  [
    'the focus of a Chase: every warband on an inner forest',
    () => iconOf(iron({ solo: { stance: 'aggressive' }, forests: { F3: 1, F7: 4, F1: 2 } }), 'HIT'),
    ['focus F3', 'focus F7'],
  ],
  [
    'the focus of an attack: those beside an Ironclad warband',
    () => iconOf(iron({ forests: { F3: 1, F7: 4, F12: 1, F1: 2 }, mountains: { ferrum: 1, chromia: 1 } }), 'HIT'),
    ['focus F3', 'focus F7'],
  ],
  [
    'the target of Protect: every place that one of its lines names',
    () =>
      iconOf(
        iron({
          solo: { stance: 'defensive' },
          forests: { F6: 2, F5: 3, F12: 1 },
          mountains: { ferrum: 2, zincur: 1, auria: 4, palladimor: 1, lithimar: 3 },
          foundations: ['chromia', 'gallimor'],
          visions: { revealed: ['lithimar', 'chromia'] },
        }),
        'COMPASS',
      ),
    ['target chromia', 'target zincur', 'target ferrum'],
  ],
  [
    'the target of Expand: every place that one of its lines names and a source can reach',
    () =>
      iconOf(
        iron({
          mountains: { zincur: 2, auria: 2, plumbarum: 1 },
          foundations: ['chromia'],
          forges: ['argentimar'],
          visions: { revealed: ['lithimar', 'chromia'] },
        }),
        'COMPASS',
      ),
    ['target chromia', 'target cobaltis', 'target palladimor'],
  ],
  [
    'the source: every mountain that can give a unit',
    () =>
      iconOf(
        iron({
          solo: { stance: 'defensive' },
          mountains: { auria: 2, zincur: 5, lithimar: 1, palladimor: [0, 2] },
        }),
        'COMPASS',
      ),
    ['source auria', 'source zincur', 'source palladimor'],
  ],
  [
    'the attacker: every warband that is large enough',
    () => botDoes(iron({ forests: { F7: 2 }, mountains: { ferrum: 3, auria: 2, lithimar: 1 } }), attack),
    ['attacker auria', 'attacker ferrum'],
  ],
  [
    'the place of a recruit: every forge, controlled or not',
    () => iconOf(iron({ forges: ['chromia', 'gallimor'], mountains: { gallimor: 1 } }), 'WARBAND'),
    ['recruit chromia', 'recruit ferrum', 'recruit gallimor'],
  ],
  [
    'the place of a Golem: every warband with a fighter',
    () => iconOf(iron({ mountains: { auria: 1, zincur: [0, 1], ferrum: 4 } }), 'GOLEM'),
    ['replace auria', 'replace ferrum'],
  ],
  [
    'the place of a foundation',
    () => botTurn({ ...alert, mountains: { chromia: 1, cobaltis: 2, gallimor: 1, auria: 5 }, forges: ['gallimor'] }),
    ['found chromia', 'found cobaltis'],
  ],
  [
    'which foundation becomes a forge',
    () => botTurn({ ...alert, foundations: ['chromia', 'cobaltis', 'gallimor'], crystals: { ironclad: 5 } }),
    ['build chromia', 'build cobaltis'],
  ],
  [
    'the place of a removal',
    () => iconOf(iron({ solo: { stance: 'aggressive' }, forests: { F1: 1, F7: 2 }, fading: { F12: 1 } }), 'SHIELD'),
    ['remove F1 fighter', 'remove F7 fighter'],
  ],
  [
    'the place of a removal, if a warband has a totem',
    () =>
      iconOf(
        iron({ solo: { stance: 'aggressive' }, forests: { F7: 2, F8: 1, F9: 5 }, full: { F7: 1 }, fading: { F8: 1 } }),
        'SHIELD',
      ),
    ['remove F7 fighter', 'remove F8 fighter'],
  ],
  [
    'the next mountain of the drill',
    () => iconOf(iron({ drill: { at: 'auria', step: 1, cargo: 2 } }), 'DRILL'),
    ['drill zincur', 'drill lithimar', 'drill argentimar', 'drill chromia'],
  ],
  [
    'the target of Interfere: every place that one of its lines names and a fighter can reach',
    () => iconOf(wood({ forests: { F8: 1, F3: 1 }, mountains: { chromia: 1 }, foundations: ['chromia'] }), 'BATTLE'),
    ['target F6', 'target F7', 'target F10'],
  ],
  [
    'the source of a fighter',
    () =>
      botDoes(wood({ forests: { F4: 2, F3: 1, F8: 3 } }), {
        do: 'gather-from',
        to: 5,
        left: 1,
        of: 'fighters',
        laden: true,
        carrying: false,
        from: [],
      }),
    ['source F3', 'source F4', 'source F8'],
  ],
  [
    'the target of an attack: of every kind that is named',
    () =>
      botDoes(
        wood({
          forests: { F6: 3, F8: 3 },
          mountains: { auria: 1, cobaltis: 2, zincur: 3 },
          foundations: ['cobaltis'],
          visions: { deck: ['auria'] },
          drill: { at: 'chromia', step: 1, cargo: 1 },
        }),
        { do: 'raid', on: ['foundation', 'possible', 'drill'], steal: false },
      ),
    ['target auria', 'target chromia', 'target cobaltis'],
  ],
  [
    'the attacker of the Woodwalkers',
    () =>
      botDoes(wood({ forests: { F6: 3, F8: 2, F7: 1, F3: 4 }, mountains: { auria: 2 } }), {
        do: 'raid',
        on: ['warband'],
        steal: false,
      }),
    ['attacker F3', 'attacker F6', 'attacker F8'],
  ],
  [
    'the place of a totem, if a warband is there',
    () => botTurn(wood({ forests: { F6: 1, F3: 2, F1: 4 }, visions: { deck: ['chromia'] } })),
    ['discover chromia F3', 'discover chromia F6'],
  ],
  [
    'the place of a totem, if none is there',
    () => botTurn(wood({ forests: { F1: 4 }, visions: { deck: ['chromia'] } })),
    ['discover chromia F3', 'discover chromia F6'],
  ],
  [
    'the place of a recruit of the Woodwalkers: every outer forest',
    () => iconOf(wood({ visions: { deck: ['chromia'] } }), 'WARBAND'),
    ['recruit F1', 'recruit F2', 'recruit F4', 'recruit F13', 'recruit F15', 'recruit F16'],
  ],
  [
    'the mountain of SEARCH',
    () =>
      iconOf(
        wood({
          forests: { F6: 1 },
          mountains: { zincur: 1 },
          visions: { deck: ['auria', 'chromia', 'zincur', 'gallimor'] },
        }),
        'SEARCH',
      ),
    ['target auria', 'target chromia'],
  ],
]

const byName = (actions: string[]): string[] => [...actions].sort()

test.each(lists)('BOT-16: the rules offer, as one list, %s', (_name, start, expected) => {
  const actions = legal(start().state)
  expect(byName(actions.filter((action) => action !== 'roll'))).toEqual(byName(expected))
  expect(actions.at(-1)).toBe('roll')
})

test('BOT-16: the retreat that a bot forces goes to any destination, or is left out', () => {
  const start = iron({ forests: { F7: 4 }, mountains: { auria: 4 }, hands: { ironclad: ['IC07'] } })
  const lost = answered(botDoes(start, attack), 'wager nothing')
  expect(byName(legal(lost.state))).toEqual(['forfeit', 'retreat F5', 'retreat F8', 'retreat F9', 'roll'])
  const raid = { do: 'raid', on: ['warband'], steal: false } as const
  const table: Table = {
    mode: 'woodenbot',
    forests: { F3: 3 },
    mountains: { chromia: 3 },
    hands: { woodwalkers: ['WW04'] },
  }
  const taken = answered(botDoes(table, raid), 'wager nothing')
  expect(byName(legal(taken.state))).toEqual([
    'forfeit',
    'retreat argentimar',
    'retreat auria',
    'retreat cobaltis',
    'roll',
  ])
})

describe('distances', () => {
  test('BOT-18: between forests the paths count, with anything on them', () => {
    const wanted = iron({ forests: { F9: 9, F12: 1 }, full: { F8: 1 }, mountains: { palladimor: 9 } })
    const course = official(iconOf(wanted, 'HIT'))
    // Both are two steps away from F8, so the larger one is in focus.
    expect(eventsOf(course, 'picked')).toMatchObject([{ choice: 'focus', at: 'F9' }])
    const farther = official(
      iconOf(iron({ forests: { F9: 1, F14: 9 }, full: { F8: 1 }, mountains: { palladimor: 9 } }), 'HIT'),
    )
    expect(eventsOf(farther, 'picked')).toMatchObject([{ at: 'F9' }])
  })

  test('BOT-18: between mountains the ridges count', () => {
    const drill = { at: 'argentimar', step: 3, cargo: 3 }
    const moved = (forges: string[]): string[] =>
      eventsOf(official(iconOf(iron({ drill, forges }), 'DRILL')), 'drill-moved').map(({ to }) => to)
    expect(moved([])).toEqual(['auria'])
    expect(moved(['chromia'])).toEqual(['chromia'])
    const both = iconOf(iron({ drill, forges: ['gallimor'] }), 'DRILL')
    expect(byName(legal(both.state))).toEqual(['drill auria', 'drill plumbarum', 'roll'])
  })

  test('BOT-18: from a forest to the drill: paths to the nearest forest that touches its mountain', () => {
    const recruited = (at: string, forests: Record<string, number>): string[] =>
      eventsOf(official(iconOf(wood({ drill: { at, step: 1, cargo: 2 }, forests }), 'WARBAND')), 'recruited').map(
        ({ at }) => at,
      )
    expect(recruited('cobaltis', { F4: 3 })).toEqual(['F15'])
    expect(recruited('cobaltis', { F15: 3 })).toEqual(['F4'])
    // F6, beside Zincur, is one step from F4; F12 is one step from F15; F1 and F16 are two away.
    expect(recruited('zincur', { F15: 5, F4: 4 })).toEqual(['F4'])
  })

  test('BOT-18: from a warband to a totem: ridges to the nearest mountain that touches its forest', () => {
    const replaced = (mountains: Record<string, number>): string[] =>
      eventsOf(iconOfGolem(mountains), 'removed').map(({ at }) => at)
    const iconOfGolem = (mountains: Record<string, number>): Course =>
      official(iconOf(iron({ mountains, full: { F7: 1 } }), 'GOLEM'))
    expect(replaced({ auria: 1, zincur: 5 })).toEqual(['auria'])
    expect(replaced({ cobaltis: 5, zincur: 1 })).toEqual(['zincur'])
    expect(replaced({ ferrum: 1, auria: 2, lithimar: 3 })).toEqual(['lithimar'])
  })
})
