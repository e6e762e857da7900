import { describe, expect, test } from 'vitest'
import { root, type State } from '../../src/root'
import { cultOf } from '../../src/root/rules/factions/cult/board'
import { pieceTotals } from '../../src/root/rules/pieces'
import { rulerOf } from '../../src/root/rules/rule'
import { type Faction, mapIds } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { type At, hand, on, points, table } from './table'

const pair = ['cult', 'marquise'] as const
const souls = ({ state }: { readonly state: State }): string[] => cultOf({ state }, 'p1').souls
const acolytes = ({ state }: { readonly state: State }): number => cultOf({ state }, 'p1').acolytes
const supply = ({ state }: { readonly state: State }): number | undefined => state.sides.p1?.supply
const attack = { do: 'battle', seat: 'p2', suit: 'bird' } as const
const gardens = (count: number): At => ({ pieces: [['garden-fox', 1, count]] })

describe('what the Cult have', () => {
  test('ROOT-10.0a, ROOT-COMP-05: 25 warriors, and five gardens of each suit', () => {
    expect(pieceTotals.cult).toEqual({ warrior: 25, 'garden-fox': 5, 'garden-rabbit': 5, 'garden-mouse': 5 })
  })

  test.each([
    [1, 0, 1],
    [2, 2, 2],
    [3, 2, 2],
    [4, 3, 2],
    [5, 4, 2],
  ])('ROOT-10.0b, ROOT-10.6.3a, ROOT-10.5.3a: %i gardens score %i points and draw %i cards', (count, scored, drawn) => {
    const sides = { p1: { ...gardens(count), hand: ['anvil'] } }
    const rituals = table({ factions: pair, sides, tasks: [{ do: 'rituals', seat: 'p1', scored: [] }] })
    expect(points(rituals.play('ritual score anvil'), 'p1')).toBe(scored)
    const draws = table({ factions: pair, sides, phase: 'evening', tasks: [{ do: 'draw-step', seat: 'p1' }] })
    expect(hand(draws, 'p1')).toHaveLength(1 + drawn)
  })

  test('ROOT-10.6.3a: each suit with two gardens draws a card more', () => {
    const pieces = [
      ['garden-fox', 1, 2],
      ['garden-rabbit', 4, 3],
      ['garden-mouse', 2],
    ] as const
    const draws = table({
      factions: pair,
      sides: { p1: { pieces } },
      phase: 'evening',
      tasks: [{ do: 'draw-step', seat: 'p1' }],
    })
    expect(hand(draws, 'p1')).toHaveLength(3)
  })

  test('ROOT-10.0d, ROOT-10.0e, ROOT-INFO-01, ROOT-10.2.6c: the board lies open with its piles, the hand does not', () => {
    const { state, view } = table({
      factions: pair,
      sides: {
        p1: { outcast: 'mouse', hated: true, acolytes: 3, souls: ['sword'], revealed: ['anvil'], hand: ['bake-sale'] },
      },
      tasks: [],
    })
    for (const viewer of ['p2', 'spectator'] as const) {
      expect(view(viewer).sides.p1).toMatchObject({
        hand: null,
        handSize: 1,
        board: { outcast: 'mouse', hated: true, acolytes: 3, souls: ['sword'], revealed: ['anvil'] },
      })
    }
    expect([supply({ state }), root.check(state)]).toEqual([22, []])
  })
})

describe('crafting', () => {
  const evening = (p1: At, deck?: 'exiles') =>
    table({
      factions: pair,
      phase: 'evening',
      sides: { p1 },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
      ...(deck ? { deck } : {}),
    })
  const pieces = [
    ['garden-mouse', 2],
    ['garden-mouse', 7],
    ['garden-fox', 1, 2],
  ] as const

  test('ROOT-10.2.1, ROOT-10.0c, ROOT-10.6.2: the gardens of the Outcast craft, each once, and pay its suit', () => {
    const asked = evening({
      pieces,
      outcast: 'mouse',
      hand: ['birdy-bindle', 'anvil', 'root-tea-fox', 'mouse-in-a-sack'],
    })
    expect(asked.legal).toEqual(['craft birdy-bindle', 'craft root-tea-fox', 'craft mouse-in-a-sack', 'done'])
    const done = asked.play('craft root-tea-fox', 'craft birdy-bindle')
    expect([points(done, 'p1'), souls(done), done.state.turn.activated[1]]).toEqual([
      3,
      ['root-tea-fox', 'birdy-bindle'],
      0,
    ])
    expect(done.legal).toEqual(['reward points', 'reward cards'])
    expect(evening({ pieces, outcast: 'rabbit', hand: ['birdy-bindle', 'anvil'] }).legal).toEqual([
      'reward points',
      'reward cards',
    ])
  })

  test('ROOT-10.2.1: question marks are paid by gardens of the Outcast, too', () => {
    const crafted = evening({ pieces, outcast: 'mouse', hand: ['boat-builders', 'soup-kitchens'] }, 'exiles')
    expect(crafted.legal).toEqual(['craft boat-builders', 'done'])
    const done = crafted.play('craft boat-builders')
    expect([done.state.sides.p1?.crafted, done.state.turn.activated[2], done.state.turn.activated[7]]).toEqual([
      ['boat-builders'],
      1,
      1,
    ])
    expect(
      evening({ pieces: pieces.slice(1), outcast: 'mouse', hand: ['boat-builders'] }, 'exiles').legal,
    ).not.toContain('craft boat-builders')
  })

  test('ROOT-CARD-34, ROOT-10.2.1: Tunnels join the clearings with gardens of the Outcast', () => {
    const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
    const ways = (outcast: 'mouse' | 'fox') =>
      table({
        factions: pair,
        deck: 'exiles',
        sides: { p1: { pieces: [...pieces, ['warrior', 2, 1]], crafted: ['tunnels'], outcast } },
        tasks: [move],
      }).legal
    expect(ways('mouse')).toContain('move-to 7')
    expect(ways('fox')).not.toContain('move-to 7')
  })
})

describe('abilities', () => {
  test('ROOT-10.2.3a, ROOT-10.2.3b: warriors removed while the Cult defends become acolytes', () => {
    const start = table({
      factions: pair,
      active: 'p2',
      sides: {
        p1: { pieces: [['warrior', 6, 4]], hand: ['sword'] },
        p2: { pieces: [['warrior', 6, 3]], crafted: ['brutal-tactics'] },
      },
      tasks: [attack],
    })
    const fought = start.chance({ dice: [2, 1] }).play('ambush nothing', 'effect brutal-tactics')
    expect([on(fought, 'p1', 'warrior', 6), acolytes(fought), supply(fought)]).toEqual([1, 3, 21])
    expect(fought.events).toContainEqual({ type: 'acolytes', seat: 'p1', change: 3 })
    expect([on(fought, 'p2', 'warrior', 6), root.check(fought.state)]).toEqual([2, []])
  })

  test('ROOT-10.2.3a, ROOT-INT-54: not while it attacks, nor by an ambush against it', () => {
    const start = table({
      factions: pair,
      sides: {
        p1: { pieces: [['warrior', 6, 4]], hand: ['sword'] },
        p2: { pieces: [['warrior', 6, 3]], hand: ['ambush-fox'] },
      },
      tasks: [{ ...attack, seat: 'p1' }],
    })
    const lost = start
      .play('ambush ambush-fox')
      .chance({ dice: [1, 1] })
      .play('foil nothing')
    expect([on(lost, 'p1', 'warrior', 6), acolytes(lost), supply(lost)]).toEqual([1, 0, 24])
  })

  test('ROOT-10.2.3a: not by a removal outside battle', () => {
    const swept = table({
      factions: pair,
      active: 'p2',
      sides: {
        p1: { pieces: [['warrior', 6, 4]] },
        p2: { pieces: [['workshop', 1, 3]], hand: ['favor-of-the-foxes'] },
      },
      tasks: [{ do: 'craft-step', seat: 'p2' }],
    }).play('craft favor-of-the-foxes')
    expect([on(swept, 'p1', 'warrior', 6), acolytes(swept), supply(swept)]).toEqual([0, 0, 25])
  })

  test('ROOT-10.2.3a, ROOT-D.4.2a: a Vagrant may force the Cult to attack or to defend', () => {
    const forced = (attacker: 'p1' | 'p3') =>
      table({
        factions: ['cult', 'vagabond', 'eyrie'],
        active: 'p2',
        sides: {
          p1: { pieces: [['warrior', 6, 2]] },
          p2: { pawn: 6, character: 'vagrant', items: ['torch'] },
          p3: { pieces: [['warrior', 6, 2]] },
        },
        tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
      })
        .play('act special', `choose-player ${attacker}`)
        .chance({ dice: [1, 1] })
        .play(`battle-whom ${attacker === 'p1' ? 'p3' : 'p1'}`)
    expect([acolytes(forced('p3')), acolytes(forced('p1'))]).toEqual([1, 0])
  })

  test('ROOT-CARD-42, ROOT-10.2.3a: Coffin Makers take no acolytes', () => {
    const start = table({
      factions: pair,
      deck: 'exiles',
      active: 'p2',
      sides: {
        p1: { pieces: [['warrior', 6, 2]], hand: ['sword'] },
        p2: { pieces: [['warrior', 6, 3]], crafted: ['coffin-makers'] },
      },
      tasks: [attack],
    })
    const fought = start.chance({ dice: [2, 0] }).play('ambush nothing')
    expect([acolytes(fought), fought.state.coffin]).toEqual([2, {}])
  })

  test('ROOT-10.2.4, ROOT-7.2.2c, ROOT-EX-02, ROOT-INT-84, ROOT-INT-20, ROOT-INV-12: a garden rules, whatever else is there', () => {
    const eyrie = {
      pieces: [
        ['warrior', 6, 5],
        ['roost', 6],
      ],
    } as const
    const ruler = (p1: At) => rulerOf(table({ factions: ['cult', 'eyrie'], sides: { p1, p2: eyrie }, tasks: [] }), 6)
    expect(ruler({ pieces: [['garden-fox', 6]] })).toBe('p1')
    expect(ruler({ pieces: [['warrior', 6, 6]] })).toBe('p2')
    expect(ruler({ pieces: [['warrior', 6, 7]] })).toBe('p1')
    const march = (p1: At) =>
      table({
        factions: ['cult', 'eyrie'],
        active: 'p2',
        sides: { p1, p2: { pieces: [['warrior', 6, 3]] } },
        tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }],
      }).legal
    expect(march({ pieces: [['garden-fox', 6]] })).toEqual(['reward points', 'reward cards'])
    expect(march({ pieces: [['warrior', 6, 2]] })).toContain('move-to 2')
  })

  const favor = (p1: At) =>
    table({
      factions: pair,
      active: 'p2',
      sides: { p1, p2: { pieces: [['workshop', 8, 3]], hand: ['favor-of-the-foxes'] } },
      tasks: [{ do: 'craft-step', seat: 'p2' }],
    })

  test('ROOT-10.2.5, ROOT-INFO-14: for each garden that is lost a card of the hand goes by chance', () => {
    const start = favor({
      pieces: [
        ['garden-fox', 1],
        ['garden-fox', 6],
      ],
      hand: ['sword', 'bake-sale', 'anvil'],
      revealed: ['investments'],
    })
    const lost = start.chance({ hands: ['bake-sale', 'sword'] }).play('craft favor-of-the-foxes')
    expect([hand(lost, 'p1'), souls(lost), points(lost, 'p2')]).toEqual([
      ['anvil'],
      ['bake-sale', 'sword', 'favor-of-the-foxes'],
      2,
    ])
    expect(cultOf(lost, 'p1').revealed).toEqual(['investments'])
    expect(lost.view('p2').sides.p1?.board).toMatchObject({ souls: ['bake-sale', 'sword', 'favor-of-the-foxes'] })
  })

  test('ROOT-10.2.5: with an empty hand none', () => {
    const lost = favor({
      pieces: [
        ['garden-fox', 1],
        ['garden-fox', 6],
      ],
      hand: ['sword'],
    })
    expect(hand(lost.play('craft favor-of-the-foxes'), 'p1')).toEqual([])
  })

  test('ROOT-10.2.5: in battle too', () => {
    const fought = table({
      factions: pair,
      active: 'p2',
      sides: { p1: { pieces: [['garden-fox', 6]], hand: ['sword'] }, p2: { pieces: [['warrior', 6, 3]] } },
      tasks: [attack],
    })
      .chance({ dice: [0, 0], hands: ['sword'] })
      .play('ambush nothing')
    expect([on(fought, 'p1', 'garden-fox', 6), hand(fought, 'p1'), points(fought, 'p2')]).toEqual([0, [], 1])
  })
})

describe('the Lost Souls', () => {
  test('ROOT-10.2.6a, ROOT-G.1.13: take what anybody plays, spends or discards', () => {
    const crafted = table({
      factions: pair,
      active: 'p2',
      sides: { p2: { pieces: [['workshop', 1]], hand: ['anvil'] } },
      tasks: [{ do: 'craft-step', seat: 'p2' }],
    }).play('craft anvil')
    expect([souls(crafted), crafted.state.discard]).toEqual([['anvil'], []])
    const limit = table({
      factions: pair,
      active: 'p2',
      phase: 'evening',
      sides: { p2: { hand: ['anvil', 'sword', 'sappers', 'armorers', 'cobbler', 'investments'] } },
      tasks: [{ do: 'discard-step', seat: 'p2' }],
    }).play('discard sword')
    expect([souls(limit), limit.state.discard]).toEqual([['sword'], []])
  })

  test('ROOT-10.2.6b, ROOT-EX-56, ROOT-3.3.3b, ROOT-10.4.2: dominance cards wait there until the Cult release them', () => {
    const spent = table({
      factions: ['cult', 'vagabond', 'eyrie'],
      active: 'p2',
      phase: 'evening',
      sides: {
        p2: { pawn: 6, hand: ['dominance-fox', 'sword', 'sappers', 'armorers', 'cobbler', 'investments'] },
      },
      tasks: [
        { do: 'discard-step', seat: 'p2' },
        { do: 'lost-souls', seat: 'p1' },
      ],
    })
    expect(spent.legal).toContain('discard dominance-fox')
    const waiting = root.clone(spent.state)
    waiting.agenda = waiting.agenda.filter((task) => task.do !== 'lost-souls')
    const locked = script(root)(waiting).play('discard dominance-fox')
    expect([souls(locked), locked.state.available]).toEqual([['dominance-fox'], []])
    const released = spent.play('discard dominance-fox')
    expect([souls(released), released.state.available, released.state.discard]).toEqual([[], ['dominance-fox'], []])
  })

  test('ROOT-10.2.6d: cards that are put somewhere else stay there', () => {
    const { state } = table({
      factions: ['cult', 'eyrie', 'alliance', 'marquise'],
      active: 'p2',
      phase: 'birdsong',
      sides: {
        p2: { hand: ['sword', 'anvil'], decree: {} },
        p3: { supporters: ['bake-sale'] },
        p4: { score: 10, hand: ['dominance-fox', 'cobbler'], pieces: [['workshop', 3, 2]] },
      },
      tasks: [{ do: 'decree', seat: 'p2', added: 0, bird: false }],
    }).play('decree sword', 'column move', 'done')
    expect(souls({ state })).toEqual([])
    const activated = table({
      factions: ['cult', 'eyrie', 'alliance', 'marquise'],
      active: 'p4',
      sides: { p4: { score: 10, hand: ['dominance-fox', 'cobbler'], pieces: [['workshop', 3, 2]] } },
      tasks: [{ do: 'craft-step', seat: 'p4' }],
    }).play('activate-dominance dominance-fox', 'craft cobbler')
    expect([souls(activated), activated.state.sides.p4?.dominance, activated.state.sides.p4?.crafted]).toEqual([
      [],
      'dominance-fox',
      ['cobbler'],
    ])
  })

  test('ROOT-10.2.6e, ROOT-INT-73, ROOT-2.1b: the deck is not made of them', () => {
    const drawn = table({
      factions: pair,
      phase: 'evening',
      sides: { p1: { ...gardens(2), souls: ['anvil', 'sword'] } },
      arrange(state) {
        state.discard = state.deck.splice(0, state.deck.length - 1)
        state.discard.splice(1)
      },
      tasks: [
        { do: 'draw-step', seat: 'p1' },
        { do: 'draw-step', seat: 'p1' },
      ],
    })
    expect([hand(drawn, 'p1').length, drawn.state.deck, souls(drawn)]).toEqual([2, [], ['anvil', 'sword']])
  })

  test('ROOT-10.2.6e, ROOT-INT-73: Day Labor and Informants do not reach into them', () => {
    const labor = table({
      factions: ['cult', 'vagabond'],
      active: 'p2',
      sides: { p1: { souls: ['anvil'] }, p2: { pawn: 6, character: 'tinker', items: ['torch'] } },
      tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
    })
    expect(labor.legal).not.toContain('act special')
    const informed = table({
      factions: pair,
      deck: 'exiles',
      active: 'p2',
      phase: 'evening',
      sides: { p1: { souls: ['ambush-fox'] }, p2: { crafted: ['informants'] } },
      tasks: [{ do: 'draw-step', seat: 'p2' }],
    })
    expect(hand(informed, 'p2')).toHaveLength(1)
  })

  test('ROOT-3.1a, ROOT-10.2.6a: a card in play when the game ends comes there, too', () => {
    const won = table({
      factions: pair,
      active: 'p2',
      sides: { p2: { score: 28, pieces: [['workshop', 1]], hand: ['anvil'] } },
      tasks: [{ do: 'craft-step', seat: 'p2' }],
    }).play('craft anvil')
    expect([won.outcome?.winners, souls(won), root.check(won.state)]).toEqual([['p2'], ['anvil'], []])
  })
})

describe('setup', () => {
  const begin = (factions: readonly Faction[], ...actions: string[]) =>
    script(root)(root.setup({ seed: 3, factions })).play(...actions)

  test('ROOT-10.3.1, ROOT-10.3.2a, ROOT-10.3.2c, ROOT-10.3.4: a garden and four warriors in a corner, one in each clearing beside it', () => {
    const asked = begin(['cult', 'alliance'])
    expect(asked.legal).toEqual(['start 1', 'start 2', 'start 3', 'start 4'])
    const placed = asked.play('start 4')
    expect(placed.state.sides.p1?.pieces['garden-rabbit']).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(placed.state.sides.p1?.pieces.warrior).toEqual([0, 0, 0, 0, 4, 0, 0, 0, 1, 1, 0, 0, 1])
    expect(supply(placed)).toBe(18)
    expect(placed.legal).toEqual(['outcast fox', 'outcast rabbit', 'outcast mouse'])
  })

  test('ROOT-10.3.2a, ROOT-5.1.7d: opposite the Marquise, if it can be', () => {
    const placed = begin(['cult', 'marquise'], 'start 3', 'place 3', 'place 6', 'place 7')
    expect([on(placed, 'p1', 'garden-fox', 1), placed.legal[0]]).toEqual([1, 'outcast fox'])
  })

  test('ROOT-10.3.2b, ROOT-DP-05: beside Marquise and Eyrie in one of the two other corners', () => {
    const asked = begin(['cult', 'marquise', 'eyrie'], 'start 3', 'place 3', 'place 6', 'place 7', 'leader builder')
    expect([asked.seat, asked.legal]).toEqual(['p1', ['start 2', 'start 4']])
    expect(asked.refusal('start 1')).toMatchObject({
      code: 'starting-clearing',
      rule: 'ROOT-10.3.2a',
      message: 'Clearing 1 is the starting clearing of p3.',
    })
    expect(asked.refusal('start 5')).toMatchObject({ code: 'not-a-corner' })
  })

  test('ROOT-10.3.2c, ROOT-5.1.7f: not where it cannot place', () => {
    const { state } = begin(['cult', 'marquise', 'eyrie'], 'start 3', 'place 3', 'place 6', 'place 7', 'leader builder')
    const near = root.clone(state)
    near.scorched = [5]
    expect(script(root)(near).play('start 2').state.sides.p1?.pieces.warrior).toEqual([
      0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    ])
  })

  test('ROOT-10.3.3, ROOT-DP-05: the first Outcast is any suit, and not Hated', () => {
    const chosen = begin(['alliance', 'cult'], 'start 1', 'outcast mouse')
    expect(cultOf(chosen, 'p2')).toMatchObject({ outcast: 'mouse', hated: false, acolytes: 0 })
    expect(chosen.events).toContainEqual({ type: 'outcast', seat: 'p2', suit: 'mouse', hated: false })
  })

  test('ROOT-5.1.7a: the Cult set up after the Vagabonds, on every map', () => {
    for (const map of mapIds) {
      const state = root.setup({ seed: 2, map, factions: ['cult', 'vagabond', 'eyrie'] })
      expect(state.agenda.map((task) => task.do)).toEqual(['turn', 'cult-corner', 'character', 'eyrie-corner'])
    }
  })
})
