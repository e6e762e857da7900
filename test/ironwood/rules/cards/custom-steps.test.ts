import { ironwood, type Situation, type Step } from 'totemforge/ironwood'
import { describe, expect, test } from 'vitest'
import type { State } from '../../../../src/ironwood/rules/state'
import { supply } from '../../../../src/ironwood/rules/vocabulary'
import { changed, iron, offered, wood } from '../custom-cards'
import { after, crystals, fighters } from '../support'

const gain: Step = { do: 'gain', count: 1 }
const unwagered = ['wager nothing', 'wager nothing']

describe('CI-WW08: moving again', () => {
  const twice: Step[] = [{ do: 'move-fighters', count: 1 }, { do: 'move-again' }]

  test('only as many as this card has moved, not those that another card of the turn has moved there', () => {
    const more = { WW02: { steps: twice } }
    const start = wood([{ do: 'move-fighters', count: 1 }, { do: 'additional' }], { forests: { F1: 1, F5: 1 } }, more)
    const moved = after(start, 'move F1 F3', 'play WW02', 'move F5 F3', 'move F3 F6')
    expect([ironwood.toAct(moved), fighters(moved, 'F3'), fighters(moved, 'F6')]).toEqual(['ironclad', 1, 1])
  })

  test('what a card notes of its moves stays with its own copy of the state', () => {
    const start = wood([{ do: 'move-fighters', count: 2 }, { do: 'move-again' }], { forests: { F5: 2 } })
    const once = after(start, 'move F5 F3')
    const before = JSON.stringify(once)
    const copy = ironwood.clone(once)
    ironwood.step(copy, ironwood.parse('move F5 F7'))
    expect(JSON.stringify(once)).toBe(before)
  })

  test('CI-WW04: a forest that the Fighters have left again holds none of the moved ones', () => {
    const steps: Step[] = [...twice, { do: 'remove', reach: 'moved', count: 1 }]
    const start = wood(steps, { forests: { F5: 1, F11: 1 }, mountains: { plumbarum: 1, cuprumis: 1 } })
    expect(offered(after(start, 'move F5 F11', 'move F11 F14'))).toEqual(['forfeit', 'remove cuprumis fighter'])
    expect(offered(after(start, 'move F5 F11', 'forfeit'))).toEqual(['forfeit', 'remove plumbarum fighter'])
  })

  test('CI-WW04: nor does one where they have been lost', () => {
    const steps: Step[] = [
      { do: 'move-fighters', count: 1 },
      { do: 'pay', cost: { sacrifice: 1 }, steps: [{ do: 'remove', reach: 'moved', count: 1 }] },
    ]
    const start = wood(steps, { forests: { F5: 1 }, mountains: { auria: 1 } })
    expect(ironwood.toAct(after(start, 'move F5 F7', 'sacrifice F7'))).toBe('ironclad')
  })
})

describe('CI-02: what a cost takes', () => {
  test('IW-KEY-04: a vision card where the card says so, no special card', () => {
    const visions = { hand: ['auria'] }
    const pays = (burn: 'vision' | 'special' | 'any'): Step[] => [{ do: 'pay', cost: { burn }, steps: [gain] }]
    const held = { visions, woodwalkers: { hand: ['WW06'] } }
    expect(offered(wood(pays('vision'), held))).toEqual(['burn-vision auria', 'forfeit'])
    expect(offered(wood(pays('special'), held))).toEqual(['burn WW06', 'forfeit'])
    expect(offered(wood(pays('any'), held))).toEqual(['burn WW06', 'burn-vision auria', 'forfeit'])
    expect(offered(iron(pays('any'), { visions, ironclad: { hand: ['IC06'] } }))).toEqual(['burn IC06', 'forfeit'])
  })

  test('Fighters that are no price for a Golem can be given up when no Golem is left', () => {
    const mountains = { auria: { fighters: 1, golems: supply.golems } }
    const pays = (forGolem: boolean): Step[] => [{ do: 'pay', cost: { sacrifice: 1, forGolem }, steps: [gain] }]
    expect(offered(iron(pays(false), { mountains }))).toEqual(['forfeit', 'sacrifice auria'])
    expect(ironwood.toAct(iron(pays(true), { mountains }))).toBe('woodwalkers')
  })

  test.each([
    [true, ['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6']],
    [
      undefined,
      ['forfeit', 'move F3 F1', 'move F3 F1 full', 'move F3 F5', 'move F3 F5 full', 'move F3 F6', 'move F3 F6 full'],
    ],
  ])('CI-WW26: it holds the Totems only where the card says so: %s', (holdTotems, moves) => {
    const steps: Step[] = [
      { do: 'pay', cost: { spend: 1 }, ...(holdTotems && { holdTotems }), steps: [{ do: 'move-fighters', count: 1 }] },
    ]
    const start = wood(steps, { forests: { F3: { fighters: 1, full: 1 } }, woodwalkers: { crystals: 1 } })
    expect(offered(after(start, 'pay'))).toEqual(moves)
  })

  test('CI-IC36: where additional cards are forbidden, what else is bought can be paid for', () => {
    const pays = (...steps: Step[]): Step[] => [{ do: 'pay', cost: { spend: 1 }, steps }]
    const forbidden = (...steps: Step[]): string[] => {
      const cards = changed({ WW16: { steps: pays(...steps) }, IC21: { steps: [{ do: 'no-additional' }] } })
      const state = ironwood.position({
        ...{ cards, turn: 'ironclad', ironclad: { hand: ['IC21'] } },
        woodwalkers: { hand: ['WW16'], crystals: 1 },
      })
      return offered(after(state, 'play IC21', 'play WW16'))
    }
    expect(forbidden(gain)).toEqual(['forfeit', 'pay'])
    expect(forbidden(gain, { do: 'additional' })).toEqual(['forfeit', 'pay'])
    expect(forbidden({ do: 'additional' })).not.toContain('pay')
  })
})

describe('one card after another', () => {
  test('IW-KEY-10: the Drill moves once per turn, whichever card moves it', () => {
    const more = { IC03: { steps: [{ do: 'move-drill' } as const, gain] } }
    const drilled = after(iron([{ do: 'move-drill' }, { do: 'additional' }], {}, more), 'drill auria', 'play IC03')
    expect(offered(drilled)).toEqual(['gain 0', 'gain 1'])
    const kept = after(iron([{ do: 'move-drill' }, { do: 'additional' }], {}, more), 'forfeit', 'play IC03')
    expect(offered(kept)).toContain('drill auria')
  })

  test('IW-ROUND-10: an additional card leaves the hand and lies aside', () => {
    const { sides } = after(wood([{ do: 'additional' }], {}, { WW02: { steps: [] } }), 'play WW02')
    expect([sides.woodwalkers.hand, sides.woodwalkers.extra]).toEqual([['WW01', 'WW03'], ['WW02']])
  })

  test('IW-KEY-16: a victory in one option does not count for the next', () => {
    const steps: Step[] = [
      { do: 'resolve', count: 2, options: [[{ do: 'attack' }], [{ do: 'victory', steps: [gain] }]] },
    ]
    const start = wood(steps, { forests: { F3: 3 }, mountains: { auria: 1 } })
    const won = after(start, 'option 1', 'attack F3 auria', ...unwagered, 'forfeit')
    expect([won.result, ironwood.toAct(won), crystals(won, 'woodwalkers')]).toEqual([null, 'ironclad', 0])
    const same = wood([{ do: 'attack' }, { do: 'victory', steps: [gain] }], {
      forests: { F3: 3 },
      mountains: { auria: 1 },
    })
    expect(offered(after(same, 'attack F3 auria', ...unwagered, 'forfeit'))).toEqual(['gain 0', 'gain 1'])
  })
})

describe('IW-KEY-14: removing', () => {
  const forests = { F3: 1 }

  test('each from any place within reach, unless all come from one place', () => {
    const mountains = { argentimar: 2, auria: 2 }
    const apart = after(
      wood([{ do: 'remove', reach: 'border', count: 2 }], { forests, mountains }),
      'remove auria fighter',
    )
    expect(offered(apart)).toEqual(['forfeit', 'remove argentimar fighter', 'remove auria fighter'])
    const together: Step = { do: 'remove', reach: 'border', count: 2, together: true }
    const one = after(wood([together], { forests, mountains }), 'remove auria fighter')
    expect(offered(one)).toEqual(['forfeit', 'remove auria fighter'])
  })

  test('beside the chosen forest, and beside the one where Fighters were given up', () => {
    const steps: Step[] = [
      { do: 'choose-forest' },
      { do: 'pay', cost: { sacrifice: 1 }, steps: [{ do: 'remove', reach: 'sacrificed', count: 1 }] },
      { do: 'remove', reach: 'chosen', count: 1 },
    ]
    const start = wood(steps, { forests: { F3: 1, F14: 1 }, mountains: { auria: 1, gallimor: 1 } })
    const given = after(start, 'choose F3', 'sacrifice F14')
    expect(offered(given)).toEqual(['forfeit', 'remove gallimor fighter'])
    expect(offered(after(given, 'forfeit'))).toEqual(['forfeit', 'remove auria fighter'])
  })
})

describe('what is there for it', () => {
  test('CI-WW38: a Golem for two cards that are burned, not for one', () => {
    const steps: Step[] = [{ do: 'choose-forest' }, { do: 'burn-to-remove', count: 3 }]
    const start = wood(steps, {
      ...{ forests: { F3: 1 }, mountains: { auria: { fighters: 2, golems: 1 } } },
      woodwalkers: { hand: ['WW06', 'WW10'] },
    })
    const two = after(start, 'choose F3', 'burn-count 2', 'burn WW06')
    expect(offered(two)).toEqual(['forfeit', 'remove auria fighter', 'remove auria golem'])
    expect(ironwood.toAct(after(two, 'remove auria golem'))).toBe('ironclad')
    expect(offered(after(two, 'remove auria fighter'))).toEqual(['forfeit', 'remove auria fighter'])
    expect(offered(after(start, 'choose F3', 'burn-count 1', 'burn WW06'))).toEqual(['forfeit', 'remove auria fighter'])
  })

  test('CI-22: the last marker can be placed, on a card as on the map, and without one there is nothing to place', () => {
    const mark: Step = { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' }
    const held = (markers: number): Situation => ({ forests: { F5: 1 }, ironclad: { ongoing: { IC28: markers } } })
    const last = supply.markers - 1
    expect(offered(wood([mark], held(last)))).toContain('mark auria')
    expect(ironwood.toAct(wood([mark], held(supply.markers)))).toBe('ironclad')
    const own = (markers: number): Situation => ({ woodwalkers: { ongoing: { WW18: markers } } })
    expect(offered(wood([{ do: 'add-marker' }], own(last)))).toEqual(['add-marker WW18', 'forfeit'])
    expect(ironwood.toAct(wood([{ do: 'add-marker' }], own(supply.markers)))).toBe('ironclad')
  })

  test('CI-IC17: a card without a count for shown visions recruits its count on a shown mountain too', () => {
    const steps: Step[] = [{ do: 'show-visions' }, { do: 'recruit', unit: 'fighter', at: 'controlled', count: 2 }]
    const start = iron(steps, { mountains: { auria: 1 }, visions: { hand: ['auria'] } })
    const done = after(start, 'look', 'recruit auria', 'recruit auria')
    expect([fighters(done, 'auria'), ironwood.toAct(done)]).toEqual([3, 'woodwalkers'])
  })

  test('a forest between two controlled mountains is marked only where a Warband stands', () => {
    const steps: Step[] = [{ do: 'mark', at: 'warband-between-two', stops: 'leaving', until: 'round' }]
    const start = iron(steps, { mountains: { auria: 1, zincur: 1, ferrum: 1 }, forests: { F8: 1, F3: 1 } })
    // F3 lies beside one of them, and F6, F7 and F10 hold nobody.
    expect(offered(start)).toEqual(['forfeit', 'mark F8'])
  })

  test('IW-DRILL-02: the last Fighter of the supply is recruited where the Drill came from', () => {
    const drill = { at: 'auria', step: 1, cargo: 2 }
    const left = (count: number): State =>
      after(iron([{ do: 'move-drill' }], { drill, mountains: { ferrum: supply.fighters - count } }), 'drill argentimar')
    expect(fighters(left(1), 'auria')).toBe(1)
    expect(fighters(left(0), 'auria')).toBe(0)
  })

  test('CI-WW17: a seat without cards in hand shows none', () => {
    const state = ironwood.clone(
      ironwood.position({
        cards: changed({ WW16: { steps: [{ do: 'inspect-hand' }] } }),
        woodwalkers: { hand: ['WW16'] },
      }),
    )
    const { ironclad } = state.sides
    ironclad.extra = ironclad.hand.splice(1)
    expect(offered(after(state, 'play WW16'))).toEqual(['forfeit', 'look'])
    ironclad.extra.push(...ironclad.hand.splice(0))
    expect(offered(after(state, 'play WW16'))).not.toContain('look')
  })
})
