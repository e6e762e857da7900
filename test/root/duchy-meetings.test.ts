import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { matched } from '../../src/root/rules/factions/duchy/matching'
import { playOn } from '../../src/root/rules/play-on'
import { isPresent } from '../../src/root/rules/rule'
import { type At, hand, on, points, table } from './table'

const over = ['reward points', 'reward cards']

function board({ state }: Pick<ReturnType<typeof table>, 'state'>, seat: 'p1' | 'p2' = 'p1') {
  const own = state.sides[seat]?.board
  if (own?.faction !== 'duchy') throw new Error(`${seat} does not play the Duchy.`)
  return own
}

describe('the Duchy and the Marquise', () => {
  test('ROOT-6.2.2a, ROOT-12.5.1.5a: no tunnel is dug at the keep, but warriors come up through one that is there', () => {
    const p2: At = { pieces: [['keep', 8]] }
    const dig = table({
      factions: ['duchy', 'marquise'],
      sides: { p1: { pieces: [['warrior', 0, 2]], hand: ['anvil'] }, p2 },
      tasks: [{ do: 'dig', seat: 'p1' }],
    }).play('spend anvil')
    expect(dig.legal).toEqual(['place 1', 'place 6', 'place 12'])
    expect(dig.refusal('place 8')).toMatchObject({ code: 'keep', rule: 'ROOT-6.2.2a' })
    const move = table({
      factions: ['duchy', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 0, 2],
            ['tunnel', 8],
          ],
        },
        p2,
      },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    expect(on(move.play('move-count 2'), 'p1', 'warrior', 8)).toBe(2)
  })

  test('ROOT-4.3.4d, ROOT-12.2.3a: the attacker says whether Field Hospitals or the Price of Failure come first', () => {
    const asked = table({
      factions: ['duchy', 'marquise'],
      active: 'p2',
      sides: {
        p1: {
          pieces: [
            ['warrior', 8],
            ['market', 8],
          ],
          swayed: ['captain'],
          hand: ['anvil'],
        },
        p2: {
          pieces: [
            ['warrior', 8, 4],
            ['keep', 1],
          ],
          hand: ['sword'],
        },
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
      .chance({ dice: [2, 1] })
      .play('ambush nothing')
    expect(asked.legal).toEqual(['first p2', 'first p1'])
    const paid = asked.play('first p1')
    expect([board(paid).swayed, paid.legal]).toEqual([[], ['save nothing']])
  })
})

describe('the Duchy and the Eyrie', () => {
  test('ROOT-7.2.2, ROOT-12.5.1.1a: where presence is tied the Eyrie rule, and the Duchy does not build', () => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      sides: { p1: { pieces: [['warrior', 8]], hand: ['anvil'] }, p2: { pieces: [['warrior', 8]] } },
      tasks: [{ do: 'assembly', seat: 'p1', left: 1 }],
    })
    expect(asked.legal).not.toContain('act build')
  })

  test('ROOT-CARD-41: Eyrie Emigre into the Burrow finds nobody to battle and is discarded', () => {
    const asked = table({
      factions: ['duchy', 'vagabond'],
      phase: 'birdsong',
      sides: {
        p1: {
          pieces: [
            ['warrior', 1, 2],
            ['tunnel', 1],
          ],
          crafted: ['eyrie-emigre'],
        },
        p2: { forest: 0 },
      },
      deck: 'exiles',
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong.end' }],
    })
    const moved = asked.play('move-to 0', 'move-count 1')
    // The Vagabond in its forest is in no clearing, so not in the Burrow.
    expect([moved.state.battle, moved.state.discard]).toEqual([null, ['eyrie-emigre']])
  })
})

describe('the Duchy and the Vagabond', () => {
  test('ROOT-12.2.2b: a Vagabond in a forest aids, strikes and robs nobody in the Burrow', () => {
    const asked = table({
      factions: ['vagabond', 'duchy'],
      sides: {
        p1: { forest: 0, character: 'thief', items: ['crossbow', 'torch', 'sword', 'boot'], hand: ['anvil'] },
        p2: { pieces: [['warrior', 0, 3]], hand: ['sword'] },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
    expect(isPresent(playOn(asked.state), 'p1', 0)).toBe(false)
    expect(asked.legal).toEqual(['act move', 'done'])
  })

  test('ROOT-9.2.9.2, ROOT-12.2.2a: allied Duchy warriors go along on paths, and the tunnel leads only their own moves', () => {
    const asked = table({
      factions: ['vagabond', 'duchy'],
      sides: {
        p1: { pawn: 8, items: ['boot', 'boot'], relations: { p2: 3 } },
        p2: {
          pieces: [
            ['warrior', 8, 2],
            ['tunnel', 8],
          ],
        },
      },
      tasks: [{ do: 'roam', seat: 'p1', boots: 1, slip: false, optional: false, battle: false }],
    })
    expect(asked.legal).toEqual(['move-to 4', 'move-to 7'])
    const gone = asked.play('move-to 7', 'along p2', 'move-count 2')
    expect(on(gone, 'p2', 'warrior', 7)).toBe(2)
  })

  test('ROOT-9.5.6a, ROOT-12.2.3a: a strike that takes a market is a removal like any other', () => {
    const asked = table({
      factions: ['vagabond', 'duchy'],
      sides: {
        p1: { pawn: 8, items: ['crossbow'] },
        p2: { pieces: [['market', 8]], swayed: ['marshal'], hand: ['anvil'] },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    }).play('act strike')
    expect([board(asked, 'p2').swayed, hand(asked, 'p2'), points(asked, 'p1')]).toEqual([[], [], 1])
  })

  test('ROOT-9.2.8f, ROOT-12.5.2.2: the Captain does not battle a partner', () => {
    const asked = table({
      factions: ['duchy', 'vagabond'],
      sides: { p1: { pieces: [['warrior', 8, 2]], swayed: ['captain', 'marshal'] }, p2: { pawn: 8, items: ['sword'] } },
      arrange({ sides: { p1, p2 } }) {
        if (p1 && p2) {
          p1.partner = 'p2'
          p2.partner = 'p1'
          p2.dominance = 'dominance-fox'
        }
      },
      tasks: [{ do: 'parliament', seat: 'p1', acted: [] }],
    })
    expect(asked.legal).toEqual(['minister marshal', 'done'])
  })
})

describe('the Duchy and the Alliance', () => {
  test('ROOT-8.4.1.3a, ROOT-12.2.3a: a revolt takes market, tunnel and warriors, and has its price', () => {
    const asked = table({
      factions: ['alliance', 'duchy'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['sympathy', 8]], supporters: ['anvil', 'foxfolk-steel'] },
        p2: {
          pieces: [
            ['warrior', 8, 2],
            ['market', 8],
            ['tunnel', 8],
            ['warrior', 0, 3],
          ],
          swayed: ['foremole'],
          hand: ['sword'],
        },
      },
      tasks: [{ do: 'revolt', seat: 'p1' }],
    }).play('revolt 8', 'supporter anvil', 'supporter foxfolk-steel')
    expect([board(asked, 'p2').swayed, hand(asked, 'p2'), points(asked, 'p1')]).toEqual([[], [], 2])
    // What is in the Burrow stays there.
    expect(on(asked, 'p2', 'warrior', 0)).toBe(3)
  })

  test('ROOT-8.4.2.2.1a, ROOT-INT-23: warriors in the Burrow are no Martial Law', () => {
    const asked = table({
      factions: ['alliance', 'duchy'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['sympathy', 6]], supporters: ['sword'] },
        p2: {
          pieces: [
            ['warrior', 0, 5],
            ['tunnel', 2],
            ['warrior', 2, 2],
          ],
        },
      },
      tasks: [{ do: 'spread', seat: 'p1' }],
    })
    expect(asked.legal).toContain('spread 2')
  })

  test('ROOT-INT-85, ROOT-8.2.6c: a revealed card is not given for Outrage', () => {
    const asked = table({
      factions: ['duchy', 'alliance'],
      sides: { p1: { revealed: ['anvil'], hand: ['sword', 'foxfolk-steel'] }, p2: { pieces: [['sympathy', 8]] } },
      tasks: [{ do: 'outrage', seat: 'p1', at: 8 }],
    })
    expect(asked.legal).toEqual(['outrage foxfolk-steel'])
  })
})

test('ROOT-INT-82: at a snare no tunnel is dug; warriors come up through one that is there, and none leave', () => {
  const p2: At = { plots: [[8, 'snare', 'up']] }
  const dig = table({
    factions: ['duchy', 'corvid'],
    sides: { p1: { pieces: [['warrior', 0, 2]], hand: ['anvil'] }, p2 },
    tasks: [{ do: 'dig', seat: 'p1' }],
  }).play('spend anvil')
  expect(dig.legal).toEqual(['place 1', 'place 6', 'place 12'])
  const move = table({
    factions: ['duchy', 'corvid'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 0, 2],
          ['warrior', 8, 3],
          ['tunnel', 1],
          ['tunnel', 8],
        ],
      },
      p2,
    },
    tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
  })
  expect(move.legal).toEqual(['move-to 1', 'move-to 8'])
  expect(on(move.play('move-to 8', 'move-count 2'), 'p1', 'warrior', 8)).toBe(5)
})

describe('the Duchy and cards', () => {
  test('ROOT-CARD-44: False Orders lead half of its warriors out of the Burrow, or into it', () => {
    const asked = table({
      factions: ['eyrie', 'duchy'],
      deck: 'exiles',
      sides: {
        p1: { crafted: ['false-orders'] },
        p2: {
          pieces: [
            ['warrior', 0, 3],
            ['tunnel', 8],
            ['warrior', 8, 2],
          ],
        },
      },
      phase: 'birdsong',
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
    }).play('use false-orders')
    expect(asked.legal).toEqual(['move-from 0', 'move-from 8'])
    expect(on(asked.play('move-from 0'), 'p2', 'warrior', 8)).toBe(4)
    expect(on(asked.play('move-from 8', 'move-to 0'), 'p2', 'warrior', 0)).toBe(4)
  })

  test('ROOT-CARD-34: the card Tunnels joins its citadels and markets with each other, not with the Burrow', () => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      deck: 'exiles',
      sides: {
        p1: {
          pieces: [
            ['citadel', 8],
            ['market', 2],
            ['warrior', 8],
          ],
          crafted: ['tunnels'],
        },
      },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    expect(asked.legal).toEqual(['move-to 2', 'move-to 4', 'move-to 7'])
  })

  test('ROOT-3.3.1.1, ROOT-INT-23: the Burrow is no clearing of a suit, and no corner, for dominance', () => {
    const asked = table({
      factions: ['duchy', 'eyrie', 'alliance'],
      phase: 'birdsong',
      sides: {
        p1: {
          pieces: [
            ['warrior', 0, 2],
            ['warrior', 8],
            ['warrior', 12],
          ],
        },
      },
      arrange({ sides: { p1 } }) {
        if (p1) p1.dominance = 'dominance-fox'
      },
      tasks: [{ do: 'dominance-check', seat: 'p1' }],
    })
    expect([asked.state.result, asked.legal]).toEqual([null, over])
  })

  test('ROOT-12.5.2.5a, ROOT-12.5.2.8, ROOT-3.3.1b: who has activated dominance is not offered what only scores', () => {
    const asked = table({
      factions: ['duchy', 'eyrie', 'alliance'],
      sides: {
        p1: {
          pieces: [
            ['market', 8],
            ['warrior', 8],
          ],
          swayed: ['banker', 'mayor', 'baron-of-dirt', 'marshal'],
          hand: ['anvil'],
        },
      },
      arrange({ sides: { p1 } }) {
        if (p1) p1.dominance = 'dominance-fox'
      },
      tasks: [{ do: 'parliament', seat: 'p1', acted: [] }],
    })
    expect(asked.legal).toEqual(['minister marshal', 'minister mayor', 'done'])
    for (const minister of ['banker', 'baron-of-dirt'])
      expect(asked.refusal(`minister ${minister}`)).toMatchObject({ code: 'no-marker' })
    // The Mayor has the Marshal alone to follow.
    expect(asked.play('minister mayor').legal).toEqual(['move-to 4', 'move-to 7'])
  })
})

describe('what nobody may learn', () => {
  const pieces: At['pieces'] = [
    ['warrior', 1],
    ['warrior', 2],
  ]
  const asked = (cards: readonly string[]) =>
    table({
      factions: ['duchy', 'eyrie'],
      sides: { p1: { pieces, hand: cards } },
      tasks: [{ do: 'sway', seat: 'p1' }],
    })

  test('ROOT-INFO-21, ROOT-DP-47: Sway is asked as long as the number of cards and the clearings allow it', () => {
    expect(asked(['bake-sale', 'cobbler']).legal).toEqual(['done'])
    expect(asked(['anvil']).legal).toEqual(over)
    const building = (cards: readonly string[]) =>
      table({
        factions: ['duchy', 'eyrie'],
        sides: { p1: { pieces: [['warrior', 8, 20]], hand: cards } },
        arrange(state) {
          state.scorched = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]
        },
        tasks: [{ do: 'raise-card', seat: 'p1', any: false }],
      }).legal
    // A single card that fits is asked for too.
    expect(building(['anvil'])).toEqual(['reveal anvil'])
  })

  test('ROOT-INFO-21: Assembly is asked as long as a card could serve, whatever the hand holds', () => {
    const assembly = (cards: readonly string[]) =>
      table({
        factions: ['duchy', 'eyrie'],
        // No warrior is left to recruit, and none can move.
        sides: { p1: { pieces: [['warrior', 8, 20]], hand: cards } },
        arrange(state) {
          state.scorched = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]
        },
        tasks: [{ do: 'assembly', seat: 'p1', left: 2 }],
      }).legal
    expect(assembly(['anvil'])).toEqual(['act build', 'act dig', 'done'])
    expect(assembly(['sword'])).toEqual(['done'])
    expect(assembly([])).toEqual(over)
  })

  test('ROOT-INFO-24, ROOT-ENG-06: who digs or builds has a card for it in every world, and no other has a revealed card', () => {
    for (const task of [{ do: 'dig', seat: 'p1' } as const, { do: 'raise-card', seat: 'p1', any: false } as const]) {
      const { state } = table({
        factions: ['duchy', 'eyrie'],
        sides: { p1: { pieces: [['warrior', 8, 2]], hand: ['anvil'], revealed: ['sword'] } },
        arrange(each) {
          each.scorched = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]
        },
        tasks: [task],
      })
      for (let seed = 0; seed < 20; seed++) {
        const other = root.determinize(root.view(state, 'p2'), createRandom(seed))
        expect(root.legalActions(other)).toHaveLength(1)
        expect(root.check(other).filter(({ message }) => message.startsWith('ROOT-INV-02'))).toEqual([])
      }
    }
  })

  test('ROOT-INFO-24: whatever is dealt for the hand, what was begun can be brought to its end', () => {
    const { state } = asked(['anvil', 'sword', 'bake-sale', 'cobbler']).play('sway captain')
    for (let seed = 0; seed < 60; seed++) {
      const other = root.determinize(root.view(state, 'p2'), createRandom(seed))
      expect(matched(playOn(other), 'p1', other.sides.p1?.hand ?? [])).toBe(2)
    }
    const half = asked(['anvil', 'sword', 'bake-sale', 'cobbler']).play('sway captain', 'reveal sword')
    for (let seed = 0; seed < 60; seed++) {
      const other = root.determinize(root.view(half.state, 'p2'), createRandom(seed))
      expect(root.legalActions(other).length).toBeGreaterThan(0)
    }
  })
})
