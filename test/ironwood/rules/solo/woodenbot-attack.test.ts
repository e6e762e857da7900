import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, drillAt, hand, legal, type Table } from '../support'
import { eventsOf, official } from './support'
import { attacks, moves, on, picks, rolls, wood, woodIcon } from './woodenbot-courses'

type Prey = Parameters<typeof on>[number]

/** What the rules let the bot attack, be it one place or several. */
function preyOf(wanted: Table, ...kinds: Prey[]): string[] {
  const course = wood(wanted, on(...kinds))
  const only = picks(course).map((pick) => pick.replace('attack ', ''))
  return only.length > 0
    ? only
    : legal(course.state).flatMap((text) => (text.startsWith('target ') ? [text.replace('target ', '')] : []))
}

const hands = { woodwalkers: ['WW09'] }

describe('what may be attacked', () => {
  const wanted: Table = {
    hands,
    forests: { F9: 5, F11: 5, F13: 5 },
    mountains: { palladimor: 1, gallimor: 1, lithimar: 1, ferrum: 1, auria: 1 },
    foundations: ['palladimor', 'plumbarum'],
    drill: { at: 'plumbarum', step: 1, cargo: 1 },
    visions: { deck: ['gallimor', 'plumbarum', 'zincur'] },
    full: { F5: 1 },
  }

  test.each<[string, Prey[], string[]]>([
    ['a Foundation with units', ['foundation'], ['palladimor']],
    ['a possible mountain with units', ['possible'], ['gallimor']],
    ['the mountain of a laden Drill', ['drill'], ['plumbarum']],
    ['Ferrum', ['ferrum'], ['ferrum']],
    ['any Warband, Ferrum included', ['warband'], ['lithimar', 'ferrum', 'palladimor', 'gallimor']],
    ["a Warband beside a Totem's forest", ['near-totem'], ['lithimar']],
    ['any kind that the icon names', ['possible', 'drill', 'ferrum'], ['plumbarum', 'ferrum', 'gallimor']],
  ])('WB-13: %s', (_, kinds, expected) => {
    expect(preyOf(wanted, ...kinds)).toEqual(expected)
  })

  test('WB-13: a Drill without cargo is not a target', () => {
    expect(preyOf({ ...wanted, drill: { at: 'plumbarum', step: 1, cargo: 0 } }, 'drill')).toEqual([])
  })

  test('WB-13: a Ferrum without units is a target, but no Warband', () => {
    const empty = { ...wanted, mountains: {} }
    expect(preyOf(empty, 'ferrum')).toEqual(['ferrum'])
    expect(preyOf(empty, 'warband', 'foundation', 'possible', 'near-totem')).toEqual([])
  })

  test('WB-13: only from inner forests', () => {
    expect(preyOf({ ...wanted, forests: { F13: 5 } }, 'warband', 'drill')).toEqual([])
  })
})

describe('how large the Warband must be', () => {
  test.each<[number, string, NonNullable<Table['mountains']>, string[], boolean]>([
    [2, 'as many Fighters', { gallimor: 2 }, [], true],
    [1, 'more Fighters', { gallimor: 2 }, [], false],
    [2, 'as many units with a Golem', { gallimor: [1, 1] }, [], false],
    [3, 'one less with a Golem', { gallimor: [1, 1] }, [], true],
    [2, 'as many Golems', { gallimor: [0, 2] }, [], false],
    [3, 'one Golem less', { gallimor: [0, 2] }, [], true],
    [2, 'as many at a Forge', { gallimor: 2 }, ['gallimor'], false],
    [3, 'one less at a Forge', { gallimor: 2 }, ['gallimor'], true],
    [2, 'as many with a Golem at a Forge', { gallimor: [1, 1] }, ['gallimor'], false],
    [3, 'one less with a Golem at a Forge', { gallimor: [1, 1] }, ['gallimor'], true],
  ])('WB-13: %i against %s', (fighters, _, mountains, forges, attacked) => {
    const wanted = { hands, forests: { F11: fighters }, mountains, forges }
    expect(attacks(wood(wanted, on('warband')))).toEqual(attacked ? ['F11 gallimor'] : [])
  })

  test.each([
    [2, 2, false],
    [3, 2, true],
    [1, 1, false],
    [1, 0, true],
  ])('WB-13: %i against %i on Ferrum: %s', (fighters, units, attacked) => {
    const wanted = { hands, forests: { F9: fighters }, mountains: { ferrum: units } }
    expect(attacks(wood(wanted, on('ferrum')))).toEqual(attacked ? ['F9 ferrum'] : [])
  })

  test.each([
    [2, 2, true],
    [1, 2, false],
    [1, 0, true],
  ])('WB-13: %i against the Drill with %i units: %s', (fighters, units, attacked) => {
    const drill = { at: 'gallimor', step: 1, cargo: 1 }
    const wanted = { hands, forests: { F11: fighters }, mountains: { gallimor: units }, drill }
    expect(attacks(wood(wanted, on('drill')))).toEqual(attacked ? ['F11 gallimor'] : [])
  })

  test('WB-13: one Warband must be large enough by itself', () => {
    expect(preyOf({ hands, forests: { F11: 2, F14: 2 }, mountains: { gallimor: 3 } }, 'warband')).toEqual([])
  })
})

describe('which target and which attacker', () => {
  test('WB-13: the first kind that can be attacked, not the largest difference', () => {
    const wanted: Table = {
      hands,
      forests: { F11: 4 },
      mountains: { palladimor: 4, gallimor: 3, lithimar: 1 },
      foundations: ['palladimor'],
      visions: { deck: ['gallimor'] },
    }
    const kinds: Prey[] = ['foundation', 'possible', 'warband']
    expect(preyOf(wanted, ...kinds)).toEqual(['lithimar', 'palladimor', 'gallimor'])
    const course = official(wood(wanted, on(...kinds)))
    expect(attacks(course)).toEqual(['F11 palladimor'])
    expect(course.says[0]).toBe('WB-13 Attack: Palladimor, a controlled Foundation')
    const larger = { ...wanted, mountains: { palladimor: 5, gallimor: 3, lithimar: 1 } }
    expect(attacks(official(wood(larger, on(...kinds))))).toEqual(['F11 gallimor'])
  })

  test('WB-13: the pair of target and attacker with the largest difference', () => {
    const forests = { F11: 5, F14: 6 }
    const mountains: Table['mountains'] = { palladimor: 3, cuprumis: 5, lithimar: 1, gallimor: 4 }
    const course = official(wood({ hands, forests, mountains }, on('warband')))
    expect(attacks(course)).toEqual(['F11 lithimar'])
    expect(course.says[0]).toBe('WB-13 Attack: Lithimar, a Warband, the largest difference (4)')
    const more = official(wood({ hands, forests: { ...forests, F14: 8 }, mountains }, on('warband')))
    expect(attacks(more)).toEqual(['F14 palladimor'])
    expect(more.says[1]).toBe('WB-13 Attacker: F14, the largest Warband (8 Fighters)')
  })

  test('WB-13: a Golem counts as one unit of the difference', () => {
    const mountains: Table['mountains'] = { gallimor: [0, 2], palladimor: 3 }
    expect(attacks(official(wood({ hands, forests: { F11: 4 }, mountains }, on('warband'))))).toEqual(['F11 gallimor'])
  })

  test('WB-13: the rules offer every Warband that is large enough as attacker', () => {
    const wanted = { hands, forests: { F11: 2, F14: 5 }, mountains: { gallimor: 2 } }
    const start = wood(wanted, on('warband'))
    expect(legal(start.state)).toEqual(['attacker F11', 'attacker F14', 'roll'])
    expect(attacks(official(start))).toEqual(['F14 gallimor'])
    expect(attacks(wood({ ...wanted, forests: { F11: 1, F14: 5 } }, on('warband')))).toEqual(['F14 gallimor'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'cobaltis'],
    ['lowest odd', 'zincur'],
    ['highest even', 'cobaltis'],
    ['highest odd', 'cuprumis'],
  ])('WB-13, BOT-13: equal targets: the die by the number of the mountain, %s', (face, mountain) => {
    const mountains = { zincur: 1, cobaltis: 1, cuprumis: 1, palladimor: 1 }
    const course = official(wood({ hands, forests: { F12: 3 }, mountains }, on('warband')), face)
    expect(attacks(course)).toEqual([`F12 ${mountain}`])
    expect(rolls(course)).toBe(1)
  })

  test.each<[Face, string]>([
    ['lowest even', 'F6'],
    ['lowest odd', 'F3'],
    ['highest even', 'F8'],
    ['highest odd', 'F7'],
  ])('WB-13, BOT-13: equal attackers: the die by the number of the forest, %s', (face, forest) => {
    const forests = { F3: 2, F5: 2, F6: 2, F7: 2, F8: 2 }
    const course = official(wood({ hands, forests, mountains: { auria: 1 } }, on('warband')), face)
    expect(attacks(course)).toEqual([`${forest} auria`])
    expect(rolls(course)).toBe(1)
  })

  test('WB-13: a tie of both has two rolls, the target first', () => {
    const forests = { F3: 2, F6: 2 }
    const course = official(wood({ hands, forests, mountains: { auria: 1, chromia: 1 } }, on('warband')), 'lowest even')
    expect(attacks(course)).toEqual(['F6 chromia'])
    expect(course.says.map((text) => text.split(':')[0])).toEqual([
      'WB-13 Attack',
      'WB-13 Attack',
      'WB-13 Attacker',
      'WB-13 Attacker',
    ])
    expect(rolls(course)).toBe(2)
  })
})

describe('won without combat', () => {
  test('WB-13, WB-20: a Drill without units falls to one Fighter, without a card and a marker of the Spirits', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 2 }
    const course = wood({ forests: { F14: 1 }, drill, solo: { spirits: 1 } }, on('drill', 'ferrum'))
    expect(eventsOf(course, 'battle-over')).toEqual([{ type: 'battle-over', winner: 'woodwalkers', dominance: null }])
    expect(eventsOf(course, 'wagered')).toEqual([])
    expect([drillAt(course.state), course.state.drill.cargo, crystals(course.state, 'woodwalkers')]).toEqual([
      'ferrum',
      0,
      1,
    ])
    expect(course.state.solo?.spirits).toBe(1)
  })

  test('WB-13: so does a Ferrum without units', () => {
    const course = wood({ hands, forests: { F7: 1 }, crystals: { ironclad: 3 } }, on('ferrum'))
    expect(attacks(course)).toEqual(['F7 ferrum'])
    expect(eventsOf(course, 'wagered')).toEqual([])
    expect(hand(course.state, 'woodwalkers')).toEqual(['WW09'])
  })
})

describe('after the move', () => {
  const drill = { at: 'gallimor', step: 1, cargo: 1 }

  test('WB-13: with nobody to move the attack is still tried', () => {
    const course = woodIcon({ drill, forests: { F14: 1 } }, 'CRYSTALS')
    expect(moves(course)).toEqual([])
    expect(attacks(course)).toEqual(['F14 gallimor'])
  })

  test('WB-13: what could move has moved, and may attack', () => {
    const course = woodIcon({ drill, forests: { F16: 1 } }, 'CRYSTALS')
    expect(moves(course)).toEqual(['F16 F14'])
    expect(attacks(course)).toEqual(['F14 gallimor'])
  })

  test('WB-13, BOT-05: no attack, no move: a crystal', () => {
    const course = woodIcon({ forests: { F14: 1 }, mountains: { ferrum: 1 } }, 'CRYSTALS')
    expect(attacks(course)).toEqual([])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
  })

  test('WB-13, BOT-08: with an empty hand a card is drawn in place of the combat, and nothing else attacked', () => {
    const mountains = { palladimor: 1 }
    const wanted = { forests: { F14: 3 }, mountains, foundations: ['palladimor'], drill }
    const course = official(wood(wanted, on('foundation', 'drill')))
    expect(attacks(course)).toEqual([])
    expect(eventsOf(course, 'drew')).toHaveLength(1)
    expect(drillAt(course.state)).toBe('gallimor')
  })
})
