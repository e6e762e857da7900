import { describe, expect, test } from 'vitest'
import { markersLeft } from '../../../../src/ironwood/rules/components'
import { supply } from '../../../../src/ironwood/rules/vocabulary'
import { crystals, fighters, golems, position, site, type Table, totems } from '../support'
import { isSolo } from './bot-support'
import { answered, botDoes, botTurn, eventsOf, goOn, iconOf, official } from './support'

const iron = (wanted: Table): Table => ({ mode: 'ironbot', ...wanted, hands: { ironclad: ['IC06'] } })
const wood = (wanted: Table): Table => ({ mode: 'woodenbot', ...wanted, hands: { woodwalkers: ['WW04'] } })

describe('an empty supply', () => {
  test('BOT-19: without a fighter nothing is recruited and nothing spent, and the rest is done', () => {
    const wanted = iron({ mountains: { auria: 20 }, crystals: { ironclad: 1 } })
    const course = official(iconOf(wanted, 'FORGE'))
    expect(crystals(course.state, 'ironclad')).toBe(1)
    expect(eventsOf(course, 'marched')).toHaveLength(1)
    expect(eventsOf(course, 'compensated')).toEqual([])
  })

  test.each([
    [19, 7, 1],
    [20, 9, 0],
    [17, 3, 3],
  ])('BOT-19: with %i fighters on the map Ironbot keeps %i of 9 crystals at Round End', (count, left, recruited) => {
    const start = iron({ turns: 5, mountains: { auria: count }, crystals: { ironclad: 9, woodwalkers: 2 } })
    const state = position({ ...start, turn: 'ironclad', solo: { side: 'exhausted' }, hands: { ironclad: [] } })
    const asked = official(goOn(state))
    expect(asked.state.phase).toBe('end')
    const after = official(answered(asked, 'forfeit'))
    expect(crystals(after.state, 'ironclad')).toBe(left + 2)
    expect(eventsOf(after, 'recruited')).toHaveLength(recruited)
  })

  test.each([
    [19, 2, 1],
    [20, 4, 0],
    [18, 0, 2],
  ])('BOT-19: with %i fighters on the map Woodenbot keeps %i of 4 crystals at Round End', (count, left, recruited) => {
    const start: Table = {
      mode: 'woodenbot',
      turn: 'ironclad',
      turns: 5,
      forests: { F1: count },
      crystals: { woodwalkers: 4, ironclad: 2 },
    }
    const { state, events } = official(answered({ state: goOn(position(start)).state, events: [], says: [] }, 'rest'))
    expect(state.phase).toBe('end')
    expect(crystals(state, 'woodwalkers')).toBe(left)
    expect(eventsOf({ state, events, says: [] }, 'recruited')).toHaveLength(recruited)
  })

  test('BOT-19: without a Golem GOLEM does nothing', () => {
    const course = official(iconOf(iron({ mountains: { auria: [2, 3] } }), 'GOLEM'))
    expect([fighters(course.state, 'auria'), golems(course.state, 'auria')]).toEqual([2, 3])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
  })

  test('BOT-19: without a foundation token none is placed, and the card is resolved with its icons', () => {
    const foundations = ['argentimar', 'chromia', 'plumbarum', 'cobaltis', 'gallimor']
    const course = official(botTurn(iron({ mountains: { cuprumis: 1 }, foundations })))
    expect(site(course.state, 'cuprumis')).toBe('none')
    expect(eventsOf(course, 'expended')).toMatchObject([{ icons: true }])
    const last = official(botTurn(iron({ mountains: { cuprumis: 1 }, foundations: foundations.slice(1) })))
    expect(site(last.state, 'cuprumis')).toBe('foundation')
  })

  test('BOT-19: without a totem none is placed and the Aid does not flip, but the rest of the discovery happens', () => {
    const wanted = wood({ visions: { deck: ['auria'] }, forests: { F3: 1 }, full: { F12: 3 }, secured: 2 })
    const { state, events } = official(botTurn(wanted))
    expect(totems(state, 'F3')).toEqual([0, 0])
    expect(isSolo(state)).toMatchObject({ side: 'disruptive' })
    expect(isSolo(state).marked).toHaveLength(5)
    expect(crystals(state, 'woodwalkers')).toBe(3)
    expect(state.visions).toMatchObject({ revealed: [2] })
    expect(events.map(({ type }) => type)).not.toContain('discovered')
    const one = official(botTurn({ ...wanted, full: { F12: 2 } }))
    expect(totems(one.state, 'F3')).toEqual([1, 0])
  })

  test('BOT-05, BOT-19: without a crystal in the supply an icon that changed nothing gives none', () => {
    const course = official(iconOf(iron({ crystals: { woodwalkers: 12, ironclad: 8 } }), 'HIT'))
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
    expect(crystals(course.state, 'ironclad')).toBe(8)
    const gain = official(iconOf(iron({ crystals: { woodwalkers: 12, ironclad: 8 } }), 'SHIELD'))
    expect(eventsOf(gain, 'compensated')).toHaveLength(1)
  })
})

describe('markers', () => {
  test('BOT-24: marks on mountains, the stance and the side take none from the supply', () => {
    const plain = position({ mode: 'ironbot', turns: 0 })
    const marked = position({
      mode: 'ironbot',
      visions: { revealed: ['auria', 'chromia'] },
      solo: { stance: 'defensive' },
    })
    expect(isSolo(marked).marked).toHaveLength(2)
    expect([markersLeft({ state: plain }), markersLeft({ state: marked })]).toEqual([supply.markers, supply.markers])
    const wooden = position({ mode: 'woodenbot', visions: { deck: ['auria', 'chromia'] } })
    expect(markersLeft({ state: wooden })).toBe(supply.markers)
  })

  test('BOT-24: the markers of the Spirits do, and if there are too few, all of them are added', () => {
    expect(markersLeft({ state: position({ mode: 'woodenbot', solo: { spirits: 3 } }) })).toBe(supply.markers - 3)
    const added = (spirits: number): number | undefined =>
      official(iconOf(wood({ solo: { spirits } }), 'CUBES')).state.solo?.spirits
    expect([added(3), added(supply.markers - 1), added(supply.markers)]).toEqual([5, supply.markers, supply.markers])
    const state = position({ mode: 'woodenbot', turn: 'woodwalkers', solo: { spirits: supply.markers } })
    expect(goOn(state).state.sides.woodwalkers.slots).toEqual(['used'])
  })

  test('BOT-24: the Preparation takes none of them away', () => {
    const state = position({
      mode: 'woodenbot',
      visions: { deck: ['auria', 'chromia'] },
      full: { F3: 1 },
      solo: { side: 'exalted', spirits: 2 },
    })
    state.agenda = [{ do: 'round' }]
    const { solo } = goOn(state).state
    expect(solo).toMatchObject({ spirits: 2, side: 'exalted' })
    expect(solo?.marked).toHaveLength(2)
    const ironbot = position({
      mode: 'ironbot',
      visions: { burned: ['auria'] },
      solo: { stance: 'defensive', side: 'exhausted' },
    })
    ironbot.agenda = [{ do: 'round' }]
    expect(goOn(ironbot).state.solo).toMatchObject({ stance: 'defensive', side: 'exhausted', marked: [2] })
  })
})

describe('terms', () => {
  const stance = (wanted: Table): string | null => isSolo(botTurn(iron(wanted)).state).stance
  const site5 = { foundations: ['chromia'], crystals: { ironclad: 5 } }

  test('BOT-23: a controlled foundation is a foundation, not yet a forge, with a unit on it', () => {
    expect(stance({ ...site5, mountains: { chromia: [0, 1] } })).toBe('defensive')
    expect(stance({ ...site5, mountains: { auria: 1 } })).toBe('expansive')
    expect(stance({ ...site5, foundations: [], forges: ['chromia'], mountains: { chromia: 1 } })).toBe('expansive')
  })

  test('BOT-23: crystals are the available ones only', () => {
    const drill = { at: 'auria', step: 3, cargo: 4 }
    expect(stance({ ...site5, crystals: { ironclad: 4 }, mountains: { chromia: 1 }, drill })).toBe('expansive')
    const plunder = (crystals: number): boolean | undefined =>
      eventsOf(official(botTurn(wood({ crystals: { ironclad: crystals }, drill }))), 'expended')[0]?.icons
    expect([plunder(4), plunder(5)]).toEqual([true, false])
  })

  test('BOT-23: built forges exclude Ferrum, any other forge includes it', () => {
    const wanted = { ...site5, mountains: { chromia: 1 }, forests: { F7: 1 }, full: { F7: 1 } }
    const one = official(botTurn(iron({ ...wanted, forges: ['cobaltis'] })))
    expect([isSolo(one.state).stance, site(one.state, 'chromia')]).toEqual(['aggressive', 'foundation'])
    const two = official(botTurn(iron({ ...wanted, forges: ['cobaltis', 'gallimor'] })))
    expect(two.state.result).toMatchObject({ winner: 'ironclad', by: 'forges' })
    const away = official(iconOf(iron({ drill: { at: 'auria', step: 3, cargo: 3 } }), 'DRILL'))
    expect(eventsOf(away, 'unloaded')).toEqual([{ type: 'unloaded', count: 3 }])
  })

  test('BOT-23: no units are a warband of 0 in comparisons, but none that attacks or gives units', () => {
    const solo = { stance: 'defensive' } as const
    const course = official(
      iconOf(
        iron({ solo, forests: { F3: 1 }, mountains: { ferrum: 3, auria: 4 }, foundations: ['chromia'] }),
        'COMPASS',
      ),
    )
    expect(eventsOf(course, 'picked')).toMatchObject([{ choice: 'protect', at: 'chromia' }])
    expect(eventsOf(course, 'marched')).toMatchObject([{ from: 'auria', fighters: 3 }])
    expect(eventsOf(official(botDoes(iron({ forests: { F7: 0 } }), { do: 'focus', for: 'attack' })), 'picked')).toEqual(
      [],
    )
  })

  test('BOT-23: warbands on outer forests are adjacent too, but cannot be attacked', () => {
    const wanted = { forests: { F1: 2 }, mountains: { ferrum: 3, auria: 4, chromia: 1 }, foundations: ['chromia'] }
    const protect = official(iconOf(iron({ ...wanted, solo: { stance: 'defensive' } }), 'COMPASS'))
    expect(eventsOf(protect, 'picked')).toMatchObject([{ at: 'chromia' }])
    expect(eventsOf(official(iconOf(iron(wanted), 'HIT')), 'attacked')).toEqual([])
  })

  test.each([
    [3, 'F7'],
    [5, 'F8'],
  ])('BOT-23: after %i turns the focus is on %s: the last turn of a round is the third of the bot', (turns, at) => {
    const wanted: Table = {
      turns,
      forests: { F7: 1, F8: 1 },
      fading: { F7: 1 },
      full: { F8: 1 },
      mountains: { ferrum: 2 },
    }
    const course = official(botDoes(iron(wanted), { do: 'focus', for: 'attack' }))
    expect(eventsOf(course, 'picked')).toMatchObject([{ choice: 'focus', at }])
  })
})
