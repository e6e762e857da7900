import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { duchyFacts, duchyTracks, ranked } from '../../src/root/rules/factions/duchy/facts'
import { linksFrom } from '../../src/root/rules/moving/links'
import { playOn } from '../../src/root/rules/play-on'
import { canPlace, openSlots, rules } from '../../src/root/rules/rule'
import type { Faction, Minister } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { takeOut } from '../../src/toolkit'
import { type At, hand, on, points, table } from './table'

const started = (factions: readonly Faction[], map: 'autumn' | 'mountain' = 'autumn') =>
  script(root)(root.setup({ seed: 3, factions, map }))

const board = (asked: { readonly state: ReturnType<typeof root.setup> }) => {
  const own = asked.state.sides.p1?.board
  if (own?.faction !== 'duchy') throw new Error('p1 does not play the Duchy.')
  return own
}

describe('the box and the setup', () => {
  test('ROOT-12.0a, ROOT-12.0b, ROOT-COMP-07: pieces, tracks and ranks', () => {
    expect(duchyFacts.pieces).toMatchObject({
      warrior: { count: 20 },
      citadel: { class: 'building', count: 3 },
      market: { class: 'building', count: 3 },
      tunnel: { class: 'token', count: 3 },
    })
    expect(duchyTracks).toMatchObject({ warriors: [1, 2, 4, 6], cards: [1, 2, 3, 4] })
    expect(ranked).toEqual({
      squire: { cards: 2, points: 1 },
      noble: { cards: 3, points: 2 },
      lord: { cards: 4, points: 3 },
    })
  })

  test('ROOT-12.3.1, ROOT-12.3.2, ROOT-12.3.3b, ROOT-12.3.4, ROOT-12.3.5, ROOT-12.3.6: what lies where', () => {
    const asked = started(['duchy', 'alliance'])
    expect(asked.legal).toEqual(['start 1', 'start 2', 'start 3', 'start 4'])
    const begun = asked.play('start 1')
    // Clearing 1 has the neighbours 5, 9 and 10; the Burrow got nothing, and then a warrior in Birdsong.
    expect([1, 5, 9, 10].map((at) => on(begun, 'p1', 'warrior', at))).toEqual([2, 2, 2, 2])
    expect([on(begun, 'p1', 'tunnel', 1), on(begun, 'p1', 'warrior', 0)]).toEqual([1, 1])
    expect(begun.state.sides.p1?.supply).toBe(11)
    expect(
      ['citadel', 'market', 'tunnel'].map((kind) =>
        begun.state.sides.p1?.pieces[kind as 'citadel']?.reduce((a, b) => a + b),
      ),
    ).toEqual([0, 0, 1])
    expect(board(begun)).toEqual({
      faction: 'duchy',
      swayed: [],
      crowns: { squire: 3, noble: 3, lord: 3 },
      revealed: [],
    })
  })

  test('ROOT-12.3.3a: opposite the keep or the first roost; if both corners are taken, in any that is free', () => {
    const opposite = started(['duchy', 'marquise']).play('start 4', 'place 8', 'place 8', 'place 9')
    expect(on(opposite, 'p1', 'tunnel', 2)).toBe(1)
    const roost = started(['duchy', 'eyrie']).play('start 2')
    expect(on(roost.play('leader despot'), 'p1', 'tunnel', 4)).toBe(1)
    const both = started(['duchy', 'marquise', 'eyrie']).play('start 1')
    const free = both.play('place 1', 'place 5', 'place 5', 'leader despot')
    expect(free.legal).toEqual(['start 2', 'start 4'])
    expect(free.refusal('start 3')).toMatchObject({ code: 'starting-clearing', rule: 'ROOT-12.3.3a' })
  })

  test('ROOT-12.3.3b: a neighbour where nothing can be placed gets no warrior, a closed path joins no neighbour', () => {
    const asked = table({
      factions: ['duchy', 'alliance'],
      phase: 'setup',
      arrange(state) {
        state.scorched = [5]
      },
      tasks: [{ do: 'duchy-corner', seat: 'p1' }],
    }).play('start 1')
    expect([5, 9, 10].map((at) => on(asked, 'p1', 'warrior', at))).toEqual([0, 2, 2])
    const mountain = started(['duchy', 'alliance'], 'mountain')
    const { state } = mountain
    const [corner, beside] = playOn(state).ground.closedPaths.find(([one, other]) =>
      playOn(state).ground.corners.some((at) => at === one || at === other),
    ) ?? [0, 0]
    const at = playOn(state).ground.corners.includes(corner) ? [corner, beside] : [beside, corner]
    const begun = mountain.play(`start ${at[0]}`)
    expect(on(begun, 'p1', 'warrior', at[1] ?? 0)).toBe(0)
  })
})

describe('the Burrow', () => {
  const p1: At = {
    pieces: [
      ['warrior', 0, 3],
      ['tunnel', 1],
      ['tunnel', 8],
      ['warrior', 1, 1],
      ['warrior', 9, 1],
    ],
  }
  const moving = () =>
    table({
      factions: ['duchy', 'eyrie'],
      sides: { p1, p2: { pieces: [['warrior', 8, 2]] } },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })

  test('ROOT-12.2.2a, ROOT-INT-75: it is adjacent to every clearing with a tunnel, for the Duchy alone', () => {
    const asked = moving()
    expect(asked.legal).toEqual(['move-from 0', 'move-from 1', 'move-from 9'])
    const out = asked.play('move-from 0')
    expect(out.legal).toEqual(['move-to 1', 'move-to 8'])
    const moved = out.play('move-to 8', 'move-count 2')
    expect([on(moved, 'p1', 'warrior', 0), on(moved, 'p1', 'warrior', 8)]).toEqual([1, 2])
    expect(asked.play('move-from 1').legal).toContain('move-to 0')
    expect(asked.play('move-from 9').legal).not.toContain('move-to 0')
    const play = playOn(asked.state)
    // A tunnel joins no clearings of the map, and nobody else to the Burrow.
    expect(linksFrom(play, 'p1', 1)).toEqual([0, 5, 9, 10])
    expect(linksFrom(play, 'p2', 1)).toEqual([5, 9, 10])
    expect(linksFrom(play, 'p2', 0)).toEqual([])
  })

  test('ROOT-12.2.2a: on the Lake the Ferry does not call at the Burrow, and tunnels reach over the water', () => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      map: 'lake',
      sides: {
        p1: {
          pieces: [
            ['warrior', 0, 2],
            ['tunnel', 1],
            ['tunnel', 3],
          ],
        },
      },
      arrange(state) {
        state.ferry = 0
      },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    expect(asked.legal).toEqual(['move-to 1', 'move-to 3'])
  })

  test('ROOT-12.2.2b, ROOT-12.2.2d: it is ruled by the Duchy even empty, and no others come there', () => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      active: 'p2',
      sides: { p1: { pieces: [['tunnel', 1]] }, p2: { pieces: [['warrior', 1, 2]] } },
      tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }],
    })
    const play = playOn(asked.state)
    expect([rules(play, 'p1', 0), rules(play, 'p2', 0)]).toEqual([true, false])
    expect([canPlace(play, 'p1', 0), canPlace(play, 'p2', 0)]).toEqual([true, false])
    expect(asked.refusal('move-to 0')).toMatchObject({
      code: 'not-adjacent',
      message: 'The Burrow is not adjacent to clearing 1.',
    })
    const eyrie = asked.state.sides.p2
    if (eyrie?.pieces.warrior) eyrie.pieces.warrior[0] = 1
    expect(root.check(asked.state).map(({ path }) => path)).toContain('sides.p2.pieces.warrior[0]')
  })

  test('ROOT-12.2.2c: it has no slots, and warriors alone are in it', () => {
    const asked = moving()
    expect(openSlots(playOn(asked.state), 0)).toBe(0)
    const own = asked.state.sides.p1?.pieces
    if (own?.market) own.market[0] = 1
    expect(root.check(asked.state).map(({ path }) => path)).toContain('sides.p1.pieces.market[0]')
  })

  test('ROOT-12.2.2e, ROOT-INT-23: Royal Claim counts it; the Tax Collector does not reach it', () => {
    const asked = table({
      factions: ['duchy', 'eyrie'],
      phase: 'birdsong',
      sides: {
        p1: {
          pieces: [
            ['warrior', 0, 2],
            ['warrior', 9],
          ],
          crafted: ['royal-claim'],
        },
      },
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
    })
    expect(points(asked.play('use royal-claim'), 'p1')).toBe(2)
    const below = table({
      factions: ['duchy', 'eyrie'],
      sides: { p1: { pieces: [['warrior', 0, 2]], crafted: ['tax-collector'] } },
      tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
    })
    expect(below.legal).not.toContain('use tax-collector')
  })
})

describe('the Price of Failure', () => {
  const swayed: Minister[] = ['captain', 'banker']
  const attacked = (p1: At, attackers = 3) =>
    table({
      factions: ['duchy', 'eyrie'],
      active: 'p2',
      // Another battle is possible, so the clearing is asked for.
      sides: {
        p1: { ...p1, pieces: [...(p1.pieces ?? []), ['warrior', 3]] },
        p2: {
          pieces: [
            ['warrior', 8, attackers],
            ['warrior', 3],
          ],
        },
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })

  test('ROOT-EX-39, ROOT-12.2.3a, ROOT-12.2.3b, ROOT-12.2.3c: once for an event, the highest rank, and a card by chance', () => {
    const p1: At = {
      pieces: [
        ['citadel', 6],
        ['citadel', 8],
        ['market', 8],
      ],
      swayed,
      crowns: { squire: 2, noble: 2 },
      hand: ['anvil', 'sword', 'armorers'],
    }
    const born = table({
      factions: ['duchy', 'eyrie'],
      phase: 'birdsong',
      sides: { p1 },
      tasks: [{ do: 'gather-moles', seat: 'p1' }],
    })
    expect(on(born, 'p1', 'warrior', 0)).toBe(4)
    const fought = attacked(p1)
      .chance({ dice: [2, 0] })
      .play('battle-in 8', 'ambush nothing')
    expect([on(fought, 'p1', 'citadel', 8), on(fought, 'p1', 'market', 8)]).toEqual([0, 0])
    expect(board(fought)).toMatchObject({ swayed: ['captain'], crowns: { squire: 2, noble: 2, lord: 3 } })
    expect(hand(fought, 'p1')).toHaveLength(2)
    expect(points(fought, 'p2')).toBe(2)
  })

  test('ROOT-12.2.3a, ROOT-DP-33: of several of the highest rank the Duchy chooses, in any turn', () => {
    const p1: At = { pieces: [['market', 8]], swayed: ['mayor', 'captain', 'banker'] }
    const asked = attacked(p1)
      .chance({ dice: [2, 0] })
      .play('battle-in 8')
    expect(root.toAct(asked.state)).toBe('p1')
    // In the order of the list, not in that of their swaying (ROOT-ENG-29).
    expect(asked.legal).toEqual(['lose-minister banker', 'lose-minister mayor'])
    expect(board(asked.play('lose-minister mayor')).swayed).toEqual(['captain', 'banker'])
  })

  test('ROOT-12.2.3a: one price for buildings in several clearings, and none for a tunnel or warriors', () => {
    const favor = (pieces: At['pieces'] & object) =>
      table({
        factions: ['duchy', 'eyrie'],
        active: 'p2',
        sides: { p1: { pieces, swayed: ['captain', 'marshal'], hand: ['anvil', 'sword'] } },
        arrange: (state) => void takeOut(state.deck, 'favor-of-the-foxes'),
        tasks: [{ do: 'paid', seat: 'p2', card: 'favor-of-the-foxes' }],
      })
    const both = favor([
      ['citadel', 8],
      ['market', 12],
      ['market', 6],
    ])
    const paid = both.play('lose-minister captain')
    expect([board(paid).swayed, hand(paid, 'p1').length, points(paid, 'p2')]).toEqual([['marshal'], 1, 3])
    const tunnels = favor([
      ['tunnel', 8],
      ['warrior', 12, 2],
    ])
    expect([board(tunnels).swayed, hand(tunnels, 'p1').length]).toEqual([['captain', 'marshal'], 2])
  })

  test('ROOT-12.2.3c: a card goes also without a minister, and none out of an empty hand', () => {
    const poor = attacked({ pieces: [['market', 8]], hand: ['anvil'] })
      .chance({ dice: [2, 0] })
      .play('battle-in 8', 'ambush nothing')
    expect([hand(poor, 'p1'), poor.state.discard]).toEqual([[], ['anvil']])
    const bare = attacked({ pieces: [['market', 8]] })
      .chance({ dice: [2, 0] })
      .play('battle-in 8')
    expect(bare.state.discard).toEqual([])
  })

  test('ROOT-12.2.3d: a lost minister can be swayed again while a crown is left, and points are kept', () => {
    const p1: At = {
      pieces: [
        ['market', 8],
        ['warrior', 1],
        ['warrior', 2],
      ],
      swayed: ['captain'],
      crowns: { squire: 1 },
      score: 4,
    }
    const lost = attacked(p1)
      .chance({ dice: [2, 0] })
      .play('battle-in 8')
    expect([points(lost, 'p1'), board(lost).swayed]).toEqual([4, []])
    const swaying = (squire: number) =>
      table({
        factions: ['duchy', 'eyrie'],
        sides: { p1: { ...p1, swayed: [], crowns: { squire }, hand: ['anvil', 'sword'] } },
        tasks: [{ do: 'sway', seat: 'p1' }],
      }).legal
    expect(swaying(1)).toContain('sway captain')
    expect(swaying(0)).not.toContain('sway captain')
  })
})

test('ROOT-12.0c, ROOT-DP-47: others see the ministers, the crowns, the Burrow and revealed cards, and not the hand', () => {
  const asked = table({
    factions: ['duchy', 'eyrie'],
    sides: { p1: { pieces: [['warrior', 0, 2]], swayed: ['captain'], revealed: ['anvil'], hand: ['sword'] } },
    tasks: [],
  })
  for (const viewer of ['p2', 'spectator'] as const) {
    const shown = root.view(asked.state, viewer).sides.p1
    expect(shown).toMatchObject({ hand: null, handSize: 1, board: board(asked) })
    expect(shown?.pieces.warrior?.[0]).toBe(2)
  }
})

test('ROOT-ENG-29: a described position knows the Burrow, and ministers act in the order of their list', () => {
  const state = root.position({
    factions: ['duchy', 'eyrie'],
    phase: 'daylight',
    sides: {
      p1: {
        pieces: { warrior: { 0: 3, 8: 2 }, tunnel: { 8: 1 }, market: { 8: 1 } },
        hand: ['anvil'],
        board: { swayed: ['marshal', 'foremole'], crowns: { squire: 1, noble: 3, lord: 3 } },
      },
    },
  })
  const asked = script(root)(state)
  expect(asked.legal).toEqual(['act build', 'act recruit', 'act move', 'act dig', 'done'])
  expect(asked.play('done').legal).toEqual(['minister foremole', 'minister marshal', 'done'])
})

test('ROOT-INV-27: crowns on ministers, on the board and gone are three of each rank', () => {
  const problems = (p1: At) =>
    root.check(table({ factions: ['duchy', 'eyrie'], sides: { p1 }, tasks: [] }).state).map(({ path }) => path)
  expect(problems({ swayed: ['captain'], crowns: { squire: 2 } })).not.toContain('sides.p1.board.crowns.squire')
  expect(problems({ swayed: ['captain'], crowns: { squire: 3 } })).toContain('sides.p1.board.crowns.squire')
  expect(problems({ swayed: ['captain', 'captain'], crowns: { squire: 0 } })).toContain('sides.p1.board.swayed')
})
