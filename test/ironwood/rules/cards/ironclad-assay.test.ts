import { describe, expect, test } from 'vitest'
import { after, crystals, drillAt, hand, legal } from '../support'
import { discards, drill, expectOffers, expectOver, ironclad, lastTurn, markers } from './ironclad-support'

describe('The Assay House', () => {
  const hands = { ironclad: ['IC28'] }
  const decks = { ironclad: ['IC20', 'IC23'] }

  test('CI-IC28: the Drill that its own second step brings home triggers it', () => {
    const start = ironclad({ hands, decks, drill: { at: 'auria', step: 1, cargo: 2 } })
    const played = after(start, 'play IC28')
    expect(markers(played, 'ironclad', 'IC28')).toBe(2)
    const unloaded = after(played, 'drill ferrum')
    expectOffers(unloaded, 'gain 1', 'gain 0')
    const gained = after(unloaded, 'gain 1')
    expectOffers(gained, 'draw 1', 'draw 0')
    const drawn = after(gained, 'draw 1')
    expect([crystals(drawn, 'ironclad'), hand(drawn, 'ironclad').includes('IC20')]).toEqual([3, true])
    expectOver(drawn)
  })

  test('CI-IC28: an empty Drill that comes home triggers nothing', () => {
    const start = ironclad({ hands, drill: { at: 'auria', step: 2, cargo: 0 } })
    const home = after(start, 'play IC28', 'drill ferrum')
    expect([crystals(home, 'ironclad'), ...drill(home)]).toEqual([0, 'ferrum', 0, 0])
    expectOver(home)
    // Nor does a Drill that comes to a mountain without a Forge.
    expectOver(after(start, 'play IC28', 'drill zincur'))
  })

  test('CI-IC28: a Forge built under the Drill triggers it', () => {
    const wanted = {
      mountains: { chromia: 1 },
      foundations: ['chromia'],
      crystals: { ironclad: 5 },
      ongoing: { ironclad: { IC28: 2 } },
      decks,
    }
    const building = ['play IC01', 'option 2', 'pay', 'build chromia']
    const built = after(ironclad({ ...wanted, drill: { at: 'chromia', step: 2, cargo: 3 } }), ...building)
    expect([crystals(built, 'ironclad'), ...drill(built)]).toEqual([3, 'chromia', 0, 0])
    expectOffers(built, 'gain 1', 'gain 0')
    expectOver(after(built, 'gain 1', 'draw 1'))
    const empty = after(ironclad({ ...wanted, drill: { at: 'chromia', step: 2, cargo: 0 } }), ...building)
    expectOver(empty)
    const elsewhere = after(ironclad({ ...wanted, drill: { at: 'auria', step: 2, cargo: 3 } }), ...building)
    expectOver(elsewhere)
  })

  test('IC28: either part of the trigger may be left out, and it works each time', () => {
    const start = ironclad({
      decks,
      hands: { ironclad: ['IC15'] },
      drill: { at: 'ferrum' },
      ongoing: { ironclad: { IC28: 1 } },
    })
    const home = after(start, 'play IC15', 'drill auria', 'drill ferrum', 'gain 0', 'draw 1')
    expect([crystals(home, 'ironclad'), hand(home, 'ironclad').includes('IC20')]).toEqual([2, true])
    const out = after(home, 'rest', 'play IC03', 'option 1', 'drill auria', 'option 2', 'gain 0')
    expect(legal(out)).toContain('rest')
    expect(markers(out, 'ironclad', 'IC28')).toBe(1)
  })

  test('IC28: out of play it does nothing', () => {
    const gone = after(
      lastTurn({ drill: { at: 'auria', step: 1, cargo: 2 }, ongoing: { ironclad: { IC28: 1 } } }),
      'rest',
    )
    expect([markers(gone, 'ironclad', 'IC28'), discards(gone, 'ironclad').includes('IC28')]).toEqual([0, true])
    const home = after(gone, 'rest', 'play IC03', 'option 1', 'drill ferrum', 'option 2', 'gain 0')
    expect(drillAt(home)).toBe('ferrum')
    expectOver(home)
  })
})
