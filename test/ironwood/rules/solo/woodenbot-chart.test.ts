import { describe, expect, test } from 'vitest'
import type { BotSide } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, legal, type Table } from '../support'
import { answered, type Course, eventsOf, iconOf, official } from './support'
import { allMoved, changedIcons, exalted, moves, onSide } from './wooden'
import { picks } from './woodenbot-courses'

describe('WB-10: movements', () => {
  // Plunder leads from F2 to F5, Interfere from F6 to F8, and Secure to F5 or, once there is a totem, from F6 to F12.
  const map: Table = { forests: { F2: 5, F6: 5 }, visions: { deck: ['plumbarum', 'gallimor'] } }
  const places: Record<string, string> = { plunder: 'F5', interfere: 'F8' }

  test.each<[string, BotSide, [count: number, by: string][]]>([
    ['CRYSTALS', 'disruptive', [[2, 'plunder']]],
    ['CRYSTALS', 'exalted', [[2, 'interfere']]],
    ['BATTLE', 'disruptive', [[2, 'interfere']]],
    ['BATTLE', 'exalted', [[2, 'secure']]],
    ['EYE', 'disruptive', [[2, 'secure']]],
    ['SEARCH', 'disruptive', [[3, 'secure']]],
    ['CUBES', 'disruptive', [[2, 'interfere']]],
    ['CUBES', 'exalted', [[2, 'secure']]],
    [
      'ARROWS',
      'disruptive',
      [
        [3, 'interfere'],
        [2, 'plunder'],
      ],
    ],
    [
      'ARROWS',
      'exalted',
      [
        [3, 'plunder'],
        [2, 'interfere'],
      ],
    ],
  ])('WB-10: %s, %s', (icon, side, parts) => {
    const totem = side === 'exalted' ? { full: { F12: 1 } } : {}
    const visions =
      icon === 'EYE'
        ? { deck: ['plumbarum'], revealed: ['chromia', 'cobaltis', 'argentimar', 'auria', 'zincur', 'cuprumis'] }
        : map.visions
    const done = official(iconOf(onSide(side, { ...map, ...totem, ...(visions && { visions }) }), icon))
    const to = (by: string): string => places[by] ?? (side === 'exalted' ? 'F12' : 'F5')
    expect(picks(done).filter((pick) => !pick.startsWith('attack'))).toEqual(parts.map(([, by]) => `${by} ${to(by)}`))
    for (const [count, by] of parts)
      expect([by, moves(done).filter((move) => move.endsWith(to(by))).length]).toEqual([by, count])
    expect(eventsOf(done, 'compensated')).toEqual([])
  })

  test('WB-10: SEARCH, exalted: 3 without a totem, then 1 that carries it', () => {
    const done = official(iconOf(exalted({ forests: { F6: 5, F12: 2 }, full: { F12: 1 } }), 'SEARCH'))
    expect(picks(done)).toEqual(['secure F12', 'secure F15'])
    expect(moves(done)).toEqual(['F6-F12', 'F6-F12', 'F6-F12', 'F12-F15 full'])
  })
})

describe('WB-10: attacks', () => {
  // What is named later offers a larger difference, so that only the order of the chart explains the choice.
  type Prey = 'foundation' | 'near' | 'possible' | 'ferrum' | 'drill' | 'warband'
  const where: Record<Prey, string> = {
    foundation: 'chromia',
    near: 'chromia',
    possible: 'cuprumis',
    ferrum: 'ferrum',
    drill: 'plumbarum',
    warband: 'gallimor',
  }

  function attack(icon: string, side: BotSide, prey: readonly Prey[], more: Table = {}): Course {
    const has = (kind: Prey): boolean => prey.includes(kind)
    const wanted: Table = {
      forests: { F3: 1, F14: 2, F11: 6, ...(has('ferrum') ? { F7: 3 } : {}) },
      mountains: {
        chromia: 1,
        cuprumis: 1,
        ...(has('ferrum') ? { ferrum: 1 } : {}),
        ...(has('warband') ? { gallimor: 1 } : {}),
      },
      foundations: has('foundation') ? ['chromia'] : [],
      visions: { deck: has('possible') ? ['cuprumis'] : [] },
      drill: { at: 'plumbarum', step: 1, cargo: has('drill') ? 1 : 0 },
      hands: { woodwalkers: ['WW02'] },
      ...(side === 'exalted' ? { full: has('near') ? { F3: 1 } : { F5: 1 } } : {}),
      ...more,
    }
    return changedIcons(onSide(side, wanted), allMoved, icon)
  }

  const orders: [string, BotSide, Prey[]][] = [
    ['CRYSTALS', 'disruptive', ['drill', 'ferrum']],
    ['CRYSTALS', 'exalted', ['foundation', 'possible', 'warband']],
    ['BATTLE', 'disruptive', ['foundation', 'possible', 'drill', 'warband']],
    ['BATTLE', 'exalted', ['near', 'possible', 'warband']],
    ['ARROWS', 'disruptive', ['possible', 'drill', 'ferrum', 'warband']],
    ['ARROWS', 'exalted', ['drill', 'ferrum', 'foundation', 'warband']],
  ]
  const all: Prey[] = ['foundation', 'near', 'possible', 'ferrum', 'drill', 'warband']

  test.each(orders)('WB-10: %s, %s: %s, in this order', (icon, side, order) => {
    for (const [first, prey] of order.entries()) {
      const gone = order.slice(0, first)
      const there = all.filter((kind) => !gone.includes(kind))
      expect([prey, picks(official(attack(icon, side, there)))]).toEqual([prey, [`attack ${where[prey]}`]])
    }
  })

  test.each(orders)('WB-10: %s, %s: only %s', (icon, side, order) => {
    const targets = legal(attack(icon, side, all).state).filter((text) => text.startsWith('target'))
    // Every place with units is "an adjacent warband" where the chart names that.
    const units = ['chromia', 'cuprumis', 'ferrum', 'gallimor']
    const named = [...order.map((prey) => where[prey]), ...(order.includes('warband') ? units : [])]
    expect(targets.sort()).toEqual([...new Set(named)].map((mountain) => `target ${mountain}`).sort())
  })

  test.each(orders)('WB-10: %s, %s: a foundation or a possible mountain must be controlled', (icon, side, order) => {
    const empty = { mountains: {}, forests: { F3: 1, F14: 2, F11: 6 } }
    const done = official(attack(icon, side, ['foundation', 'possible'], empty))
    expect(picks(done)).toEqual([])
    expect(order.length).toBeGreaterThan(1)
  })

  test.each(['CARD', 'WARBAND', 'SHIELD', 'EYE', 'SEARCH', 'CUBES'])('WB-10: %s attacks nobody', (icon) => {
    for (const side of ['disruptive', 'exalted'] as const)
      expect(picks(official(attack(icon, side, all))).filter((pick) => pick.startsWith('attack'))).toEqual([])
  })

  test('WB-10: CRYSTALS, exalted, steals 1 crystal if the attack is won', () => {
    const wanted = exalted({
      full: { F5: 1 },
      forests: { F3: 3 },
      mountains: { chromia: 2 },
      crystals: { ironclad: 3 },
      hands: { woodwalkers: ['WW02'] },
    })
    const won = official(answered(official(changedIcons(wanted, allMoved, 'CRYSTALS')), 'wager nothing'))
    expect([crystals(won.state, 'woodwalkers'), crystals(won.state, 'ironclad')]).toEqual([1, 2])
    const lost = official(
      answered(official(changedIcons({ ...wanted, forests: { F3: 2 } }, allMoved, 'CRYSTALS')), 'wager IC01'),
    )
    expect(eventsOf(lost, 'battle-over')[0]?.winner).toBe('ironclad')
    expect([crystals(lost.state, 'woodwalkers'), crystals(lost.state, 'ironclad')]).toEqual([0, 3])
  })

  test.each<[string, BotSide]>([
    ['CRYSTALS', 'disruptive'],
    ['BATTLE', 'disruptive'],
    ['BATTLE', 'exalted'],
    ['ARROWS', 'disruptive'],
    ['ARROWS', 'exalted'],
  ])('WB-10: %s, %s, steals nothing for a won attack elsewhere than on Ferrum', (icon, side) => {
    const wanted = onSide(side, {
      full: side === 'exalted' ? { F14: 1 } : {},
      forests: { F3: 3 },
      mountains: { chromia: 1 },
      crystals: { ironclad: 4 },
      hands: { woodwalkers: ['WW02'] },
      drill: { at: 'chromia', step: 1, cargo: 0 },
    })
    const cargo = icon === 'CRYSTALS' ? { drill: { at: 'chromia', step: 1, cargo: 1 } } : {}
    const won = official(answered(official(changedIcons({ ...wanted, ...cargo }, allMoved, icon)), 'wager nothing'))
    expect(eventsOf(won, 'battle-over')[0]?.winner).toBe('woodwalkers')
    expect(crystals(won.state, 'ironclad')).toBe(4)
  })
})
