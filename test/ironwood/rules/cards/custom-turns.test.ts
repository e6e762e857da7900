import { ironwood, type Step } from 'totemforge/ironwood'
import { describe, expect, test } from 'vitest'
import { runOn } from '../../../../src/ironwood/rules/agenda'
import { playOn } from '../../../../src/ironwood/rules/play'
import { changed, offered, wood } from '../custom-cards'
import { after, crystals } from '../support'

const gain: Step = { do: 'gain', count: 1 }
const unwagered = ['wager nothing', 'wager nothing']

describe('one attack after another', () => {
  const attack: Step = { do: 'attack' }
  const forests = { F3: 3, F7: 3 }

  test('the chosen forest binds only an attack that says so', () => {
    const mountains = { argentimar: 1, lithimar: 1 }
    const free = after(wood([{ do: 'choose-forest' }, attack], { forests, mountains }), 'choose F3')
    expect(offered(free)).toEqual(['attack F3 argentimar', 'attack F7 ferrum', 'attack F7 lithimar', 'forfeit'])
    const bound = after(
      wood([{ do: 'choose-forest' }, { ...attack, from: 'chosen' }], { forests, mountains }),
      'choose F3',
    )
    expect(offered(bound)).toEqual(['attack F3 argentimar', 'forfeit'])
  })

  test('IW-KEY-16: a victory in the first does not count in the second, which was not even fought', () => {
    const victory: Step = { do: 'victory', steps: [gain] }
    const start = wood([attack, victory, attack, victory], { forests, mountains: { argentimar: 2, lithimar: 1 } })
    const won = after(start, 'attack F3 argentimar', ...unwagered, 'forfeit', 'gain 1')
    const left = after(won, 'forfeit')
    expect([ironwood.toAct(left), crystals(left, 'woodwalkers')]).toEqual(['ironclad', 1])
  })

  test('IW-COMBAT-12: a single crystal of the cargo can be taken', () => {
    const drill = { at: 'auria', step: 3, cargo: 1 }
    const start = wood([attack], { forests, mountains: { auria: 1 }, drill })
    const won = after(start, 'attack F3 auria', ...unwagered, 'forfeit')
    expect(offered(won)).toEqual(['forfeit', 'salvage'])
  })
})

test('CI-17: a marked mountain holds nobody in the forest of the same number', () => {
  const steps: Step[] = [
    { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' },
    { do: 'move-fighters', count: 1 },
  ]
  const marked = after(wood(steps, { forests: { F3: 1 } }), 'mark auria')
  expect(offered(marked)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
})

test('IW-ROUND-09: what comes after a base card comes in its printed order', () => {
  const steps: Step[] = [gain, { do: 'draw', count: 1 }]
  const cards = changed({
    WW24: { continuous: [{ kind: 'on-base-card', steps }] },
    WW01: { steps: [{ do: 'draw', count: 2 }] },
  })
  const start = ironwood.position({ cards, woodwalkers: { ongoing: { WW24: 1 } } })
  const played = after(start, 'play WW01', 'when after')
  expect(offered(played)).toEqual(['draw 0', 'draw 1', 'draw 2'])
  expect(offered(after(played, 'draw 0'))).toEqual(['gain 0', 'gain 1'])
  expect(offered(after(played, 'draw 0', 'gain 0'))).toEqual(['draw 0', 'draw 1'])
  expect(offered(after(start, 'play WW01', 'when before'))).toEqual(['gain 0', 'gain 1'])
})

test('IW-ROUND-15: base cards used during the preparation are back in hand, and lie nowhere else, when the turns begin', () => {
  const state = ironwood.clone(ironwood.position({}))
  const { woodwalkers } = state.sides
  woodwalkers.hand = ['WW01']
  woodwalkers.extra = ['WW02']
  woodwalkers.wagered = ['WW03']
  Object.assign(state, { phase: 'preparation', turns: 0, agenda: [{ do: 'action-phase' }] })
  const told: string[] = []
  runOn(playOn(state, (event) => void told.push(JSON.stringify(event))))
  expect(told[0]).toBe('{"type":"recovered","seat":"woodwalkers","cards":["WW02","WW03"]}')
  expect(told.filter((each) => each.includes('recovered'))).toHaveLength(1)
  expect(woodwalkers).toMatchObject({ hand: ['WW01', 'WW02', 'WW03'], extra: [], wagered: [] })
})

test('CI-19: what a card burned for the SHIELD of Woodenbot does comes before the bot draws', () => {
  const state = ironwood.position({
    mode: 'woodenbot',
    cards: changed({ IC04: { whenBurned: [gain] } }),
    woodwalkers: { hand: ['WW14', 'WW01'] },
    ironclad: { hand: ['IC04'] },
    visions: { deck: ['auria', 'zincur'] },
  })
  // WW14: SHIELD. The only card that can be burned is burned.
  expect(offered(state)).toEqual(['gain 0', 'gain 1'])
  expect(state.sides.woodwalkers.hand).toEqual(['WW01'])
  expect(after(state, 'gain 1').sides.woodwalkers.hand).toHaveLength(2)
})
