import { describe, expect, test } from 'vitest'
import { newFrame } from '../../../../src/ironwood/rules/frames'
import type { Mark } from '../../../../src/ironwood/rules/state'
import type { Task } from '../../../../src/ironwood/rules/task'
import { after, drillAt, fighters, legal, position, type Table, table } from '../support'
import { isSolo, markOf } from './bot-support'
import { answered, type Course, eventsOf, goOn, official } from './support'

const held = (at: string): Mark => markOf('WW23', 'woodwalkers', at, 'leaving')
const closed = (at: string): Mark => markOf('WW34', 'woodwalkers', at, 'entering')
const bound = (at: string): Mark => ({ ...markOf('IC38', 'ironclad', at, 'leaving'), until: 'exhausted' })
const fenced = (at: string): Mark => markOf('IC26', 'ironclad', at, 'entering')

/** What a bot does while markers of the human's cards lie on the map. */
function under(marks: Mark[], wanted: Table, task: Task): Course {
  const seat = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
  const card = seat === 'ironclad' ? 'IC06' : 'WW06'
  const state = position({ ...wanted, turn: seat, hands: { [seat]: [card] } })
  Object.assign(state, { marks, turns: state.turns + 1, active: seat })
  state.agenda.push({ do: 'turn-end', seat, special: false }, newFrame(seat, card, 'procedure'), task)
  return goOn(state)
}

const icon = (name: string): Task => ({
  do: 'icon',
  card: 'IC06',
  icon: name,
  red: false,
})
const ironIcon = (name: string): Task => icon(name)
const woodIcon = (name: string): Task => icon(name)
const marches = (course: Course): string[] => eventsOf(course, 'marched').map(({ from, to }) => `${from} ${to}`)
const moves = (course: Course): string[] => eventsOf(course, 'moved').map(({ from, to }) => `${from} ${to}`)
const offers = ({ state }: Course): string[] => legal(state).filter((text) => text !== 'roll')

describe('Ironbot', () => {
  const expand: Table = { mode: 'ironbot', mountains: { zincur: 3, auria: 2 }, forges: ['argentimar', 'chromia'] }

  test('CI-22: a mountain that cannot be left is not a source', () => {
    expect(marches(official(under([], expand, ironIcon('COMPASS'))))).toEqual(['zincur cobaltis'])
    expect(marches(official(under([held('zincur')], expand, ironIcon('COMPASS'))))).toEqual(['auria lithimar'])
    const nobody = official(under([held('zincur'), held('auria')], expand, ironIcon('COMPASS')))
    expect([marches(nobody), eventsOf(nobody, 'compensated').length]).toEqual([[], 1])
  })

  test('CI-22: a mountain that cannot be entered is not a target of Expand', () => {
    expect(offers(under([], expand, ironIcon('COMPASS')))).toContain('target cobaltis')
    expect(offers(under([closed('cobaltis')], expand, ironIcon('COMPASS')))).not.toContain('target cobaltis')
  })

  test('CI-22: nor of Protect, so that the next one comes in its place', () => {
    const wanted: Table = {
      mode: 'ironbot',
      solo: { stance: 'defensive' },
      forests: { F6: 3 },
      foundations: ['cobaltis'],
    }
    const task = ironIcon('COMPASS')
    const mountains = { ferrum: 3, zincur: 2, chromia: 4, palladimor: 3, auria: 4 }
    expect(marches(official(under([], { ...wanted, mountains }, task)))).toEqual(['chromia cobaltis'])
    expect(marches(official(under([closed('cobaltis')], { ...wanted, mountains }, task)))).toEqual(['auria zincur'])
    const both = official(under([closed('cobaltis'), closed('zincur')], { ...wanted, mountains }, task))
    expect([marches(both), eventsOf(both, 'compensated').length]).toEqual([[], 1])
  })

  test('CI-22: nor of Chase', () => {
    const wanted: Table = {
      mode: 'ironbot',
      solo: { stance: 'aggressive' },
      forests: { F3: 9 },
      mountains: { auria: 3 },
    }
    expect(offers(under([], wanted, ironIcon('HIT')))).toEqual(['target argentimar', 'target chromia'])
    expect(marches(under([closed('argentimar')], wanted, ironIcon('HIT')))).toEqual(['auria chromia'])
    expect(marches(under([held('auria')], wanted, ironIcon('HIT')))).toEqual([])
  })

  test('CI-22: the drill and recruits do not mind, but fighters do not follow the drill', () => {
    const wanted: Table = { mode: 'ironbot', mountains: { auria: 5 }, drill: { at: 'argentimar', step: 1, cargo: 2 } }
    expect(marches(official(under([], wanted, ironIcon('DRILL'))))).toHaveLength(1)
    const entering = official(
      under([closed('auria'), closed('chromia'), closed('plumbarum')], wanted, ironIcon('DRILL')),
    )
    expect([drillAt(entering.state), marches(entering)]).toEqual(['auria', []])
    const recruits = official(under([held('ferrum'), closed('ferrum')], { mode: 'ironbot' }, ironIcon('WARBAND')))
    expect(fighters(recruits.state, 'ferrum')).toBe(1)
  })

  test('CI-22: nor do battles and retreats', () => {
    const wanted: Table = { mode: 'ironbot', forests: { F3: 1 }, mountains: { auria: 3 } }
    const fought = answered(under([held('auria')], wanted, { do: 'focus', for: 'attack' }), 'wager nothing')
    expect(eventsOf(fought, 'attacked')).toMatchObject([{ from: 'auria', to: 'F3' }])
  })

  test('CI-22: a marker of a card marks no mountain for the bot, and takes nothing from its marks', () => {
    const start: Table = {
      mode: 'ironbot',
      forests: { F7: 1 },
      mountains: { auria: 1 },
      hands: { woodwalkers: ['WW23'] },
    }
    const state = after(table(start), 'play WW23', 'forfeit', 'mark auria')
    expect(state.marks).toHaveLength(1)
    expect(isSolo(state).marked).toEqual([])
    const targets = offers(under([closed('auria')], { ...expand, mountains: { zincur: 3 } }, ironIcon('COMPASS')))
    expect(targets).not.toContain('target auria')
    expect(offers(under([held('auria')], { ...expand, mountains: { zincur: 3 } }, ironIcon('COMPASS')))).toContain(
      'target auria',
    )
  })
})

describe('Woodenbot', () => {
  const interfere: Table = { mode: 'woodenbot', forests: { F6: 2, F12: 1 } }

  test('CI-22: a forest that cannot be entered is not a target', () => {
    expect(offers(under([], interfere, woodIcon('BATTLE')))).toEqual(['target F8', 'target F10'])
    expect(moves(official(under([fenced('F8')], interfere, woodIcon('BATTLE'))))).toEqual(['F12 F10'])
    const nowhere = official(under([fenced('F8'), fenced('F10')], interfere, woodIcon('BATTLE')))
    expect([moves(nowhere), eventsOf(nowhere, 'compensated').length]).toEqual([[], 1])
  })

  test('CI-22: from a forest that cannot be left no fighter moves', () => {
    expect(
      moves(official(under([bound('F6')], { ...interfere, ongoing: { ironclad: { IC38: 1 } } }, woodIcon('BATTLE')))),
    ).toEqual(['F12 F10'])
    // Without the card in play the marker holds nobody.
    expect(offers(under([bound('F6')], interfere, woodIcon('BATTLE')))).toEqual(['target F8', 'target F10'])
  })

  test('CI-22: a totem is carried neither from the one nor to the other', () => {
    const wanted: Table = {
      mode: 'woodenbot',
      solo: { side: 'exalted' },
      forests: { F5: 2, F6: 2 },
      full: { F5: 1, F6: 1 },
    }
    const task: Task = { do: 'gather', by: 'secure', count: 1, of: 'fighters', laden: true }
    const secured = (marks: Mark[]): string[] =>
      eventsOf(official(under(marks, { ...wanted, ongoing: { ironclad: { IC38: 1 } } }, task)), 'secured').map(
        ({ at }) => at,
      )
    expect(secured([bound('F5')])).toEqual(['F4'])
    expect(secured([bound('F6')])).toEqual(['F2'])
    expect(secured([fenced('F2')])).toEqual(['F4'])
  })

  test('CI-22: a marker of a card makes no mountain possible', () => {
    const state = under([held('auria')], { mode: 'woodenbot' }, woodIcon('WARBAND')).state
    expect(isSolo(state).marked).toEqual([])
  })
})
