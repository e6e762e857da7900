import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import type { Task } from '../../src/root/rules/chapters'
import { plan, sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { removeAllEnemies } from '../../src/root/rules/removal'
import { presenceAt, rulerOf, rules } from '../../src/root/rules/rule'
import type { Phase } from '../../src/root/rules/vocabulary'
import { type At, hand, hoard, on, points, relation, table } from './table'

const three = ['riverfolk', 'eyrie', 'marquise'] as const
const battle: Task = { do: 'battle', seat: 'p2', suit: 'bird' }

/** Mercenaries are hired by p2; p1 are the Riverfolk. */
const hired = (
  sides: Partial<Record<'p1' | 'p2' | 'p3', At>>,
  {
    tasks = [],
    phase = 'daylight',
    factions = three,
  }: { tasks?: readonly Task[]; phase?: Phase; factions?: Parameters<typeof table>[0]['factions'] } = {},
) =>
  table({
    factions,
    sides,
    active: 'p2',
    phase,
    arrange: (state) => {
      state.turn.used.push('mercenaries')
    },
    tasks,
  })

describe('rule', () => {
  const sides = {
    p1: { pieces: [['warrior', 12, 2]] },
    p2: { pieces: [['warrior', 12, 1]] },
    p3: { pieces: [['warrior', 12, 2]] },
  } as const

  test('ROOT-11.2.7.3a, ROOT-11.2.7.3e, ROOT-INT-20: each counts once, for the buyer, from Daylight to the end of the turn', () => {
    for (const phase of ['daylight', 'evening'] as const) {
      const { state } = hired(sides, { phase })
      expect([1, 2, 3].map((n) => presenceAt({ state }, `p${n}` as 'p1', 12))).toEqual([0, 3, 2])
      expect(rulerOf({ state }, 12)).toBe('p2')
    }
  })

  test('ROOT-INT-25, ROOT-11.2.7.3a: in Birdsong they are still the Riverfolk’s', () => {
    const { state } = hired(sides, { phase: 'birdsong' })
    expect([presenceAt({ state }, 'p1', 12), presenceAt({ state }, 'p2', 12), rulerOf({ state }, 12)]).toEqual([
      2,
      1,
      null,
    ])
  })

  test('ROOT-7.2.2b: mercenaries alone rule for the Eyrie, also in a tie', () => {
    const { state } = hired({ p1: { pieces: [['warrior', 12, 2]] }, p3: { pieces: [['warrior', 12, 2]] } })
    expect(rules({ state }, 'p2', 12)).toBe(true)
  })

  test('ROOT-11.2.7.3c: the buyer does not move them; they help to rule for its own moves', () => {
    const move: Task = { do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }
    const start = hired(
      {
        p1: {
          pieces: [
            ['warrior', 12, 3],
            ['warrior', 7, 2],
          ],
        },
        p2: { pieces: [['warrior', 12, 1]] },
        p3: { pieces: [['warrior', 12, 2]] },
      },
      { tasks: [move] },
    )
    expect(start.legal).toEqual(['move-to 4', 'move-to 7', 'move-to 9', 'move-to 10', 'move-to 11'])
    const moved = start.play('move-to 4')
    expect([on(moved, 'p1', 'warrior', 12), on(moved, 'p2', 'warrior', 4)]).toEqual([3, 1])
  })

  test('ROOT-EX-49, ROOT-11.2.7.3f: they never count towards dominance', () => {
    const start = table({
      factions: three,
      active: 'p2',
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 11]], hand: ['anvil'] },
        p2: {
          pieces: [
            ['warrior', 2],
            ['warrior', 7],
          ],
        },
      },
      arrange(state) {
        state.deck = state.deck.filter((card) => card !== 'dominance-mouse')
        sideOf({ state }, 'p2').dominance = 'dominance-mouse'
      },
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })
    const bought = start.play('buy mercenaries')
    expect(bought.state.result).toBeNull()
    expect(bought.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.7.3g: not hired twice in a turn, nor while none of them is on the map', () => {
    const asked = (p1: At) =>
      table({
        factions: three,
        active: 'p2',
        phase: 'birdsong',
        sides: { p1: { ...p1, prices: { mercenaries: 1 } }, p2: { pieces: [['roost', 12]] } },
        tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
      })
    expect(asked({}).legal).toEqual(['buy riverboats', 'done'])
    const start = asked({
      pieces: [
        ['warrior', 5],
        ['post-fox', 12],
      ],
    })
    expect(start.legal).toContain('buy mercenaries')
    expect(start.play('buy mercenaries').legal).toEqual(['buy riverboats', 'done'])
  })
})

describe('battles', () => {
  test('ROOT-11.2.7.3b: the buyer starts a battle with them alone; they hit, and it is defended', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 2]] },
        p2: { leader: 'builder' },
        p3: { pieces: [['warrior', 12, 2]], hand: ['bake-sale'] },
      },
      { tasks: [battle] },
    )
    const done = start.chance({ dice: [3, 1] }).play('ambush nothing')
    // Three hits, but no more than two warriors.
    expect(done.events.find(({ type }) => type === 'hits')).toMatchObject({ owner: 'p2', rolled: 2, extra: 0 })
    expect([on(done, 'p1', 'warrior', 12), on(done, 'p3', 'warrior', 12)]).toEqual([1, 0])
  })

  test('ROOT-EX-37, ROOT-11.2.7.3.1a, ROOT-11.2.7.3.1b, ROOT-INV-35: half of the hits each, the odd one for the buyer', () => {
    const fight = (extra: readonly string[], dice: [number, number]) => {
      const start = hired(
        {
          p1: { pieces: [['warrior', 12, 3]] },
          p2: { pieces: [['warrior', 12, 2]], leader: 'builder' },
          p3: { pieces: [['warrior', 12, 5]], hand: ['bake-sale'], crafted: extra },
        },
        { tasks: [battle] },
      )
      return start.play('battle-whom p3').chance({ dice })
    }
    const done = fight([], [3, 3]).play('ambush nothing')
    expect([on(done, 'p2', 'warrior', 12), on(done, 'p1', 'warrior', 12), on(done, 'p3', 'warrior', 12)]).toEqual([
      0, 2, 2,
    ])
    expect(sideOf(done, 'p1').supply).toBe(13)
  })

  test('ROOT-EX-37, ROOT-11.2.7.3.1b: where one side runs out the other goes on', () => {
    const { state } = hired({
      p1: { pieces: [['warrior', 12, 3]] },
      p2: { pieces: [['warrior', 12, 2]] },
      p3: { pieces: [['warrior', 12, 5]] },
    })
    expect(taken(state, 5)).toEqual([2, 3])
    expect(taken(state, 3)).toEqual([2, 1])
    expect(taken(state, 1)).toEqual([1, 0])
    expect(taken(state, 4)).toEqual([2, 2])
    const few = hired({
      p1: { pieces: [['warrior', 12, 1]] },
      p2: { pieces: [['warrior', 12, 5]] },
      p3: { pieces: [['warrior', 12, 5]] },
    })
    expect(taken(few.state, 5)).toEqual([4, 1])
  })

  test('ROOT-11.2.7.3.1c, ROOT-INV-34: no building falls while a mercenary stands, and a trade post never', () => {
    const { state } = hired({
      p1: {
        pieces: [
          ['warrior', 12, 2],
          ['post-fox', 12],
        ],
      },
      p2: { pieces: [['roost', 12]] },
      p3: { pieces: [['warrior', 12, 5]] },
    })
    expect(taken(state, 2)).toEqual([0, 2])
    expect(lost(state, 3)).toEqual([
      { owner: 'p1', kind: 'warrior', at: 12, count: 2 },
      { owner: 'p2', kind: 'roost', at: 12, count: 1 },
    ])
    expect(lost(state, 6)).toHaveLength(2)
  })

  test('ROOT-11.2.7.3.1d: hits of an ambush are shared by themselves', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 3]] },
        p2: { pieces: [['warrior', 12, 3]], leader: 'builder' },
        p3: { pieces: [['warrior', 12, 5]], hand: ['ambush-fox'] },
      },
      { tasks: [battle] },
    ).play('battle-whom p3')
    const done = start.chance({ dice: [1, 1] }).play('ambush ambush-fox')
    // Two of the ambush are one each; the one of the roll is the odd one.
    expect([on(done, 'p1', 'warrior', 12), on(done, 'p2', 'warrior', 12)]).toEqual([2, 1])
  })

  test('ROOT-4.3.1.2b: mercenaries that are left go on after an ambush', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 2]] },
        p2: { pieces: [['warrior', 12]], leader: 'builder' },
        p3: { pieces: [['warrior', 12, 1]], hand: ['ambush-fox'] },
      },
      { tasks: [battle] },
    ).play('battle-whom p3')
    const done = start.chance({ dice: [1, 0] }).play('ambush ambush-fox')
    expect([on(done, 'p1', 'warrior', 12), on(done, 'p3', 'warrior', 12)]).toEqual([1, 0])
  })

  test('ROOT-4.3.1.2c, ROOT-6.2.3d, ROOT-11.2.7.3.1d: an ambush takes a cat and an otter, and the cat that is saved fights on with the rest', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 2]] },
        p2: {
          pieces: [
            ['warrior', 12],
            ['keep', 12],
          ],
          hand: ['anvil'],
        },
        p3: { pieces: [['warrior', 12, 3]], hand: ['ambush-fox'], leader: 'builder' },
      },
      { tasks: [battle], factions: ['riverfolk', 'marquise', 'eyrie'] },
    ).play('battle-whom p3', 'ambush ambush-fox', 'foil nothing')
    expect([start.seat, start.legal]).toEqual(['p2', ['save anvil', 'save nothing']])
    const fought = (card: 'anvil' | 'nothing', dice: [number, number]) =>
      on(start.chance({ dice }).play(`save ${card}`), 'p3', 'warrior', 12)
    // With the cat the two deal up to two hits, without it the otter deals one.
    expect([fought('anvil', [3, 0]), fought('nothing', [3, 0])]).toEqual([1, 2])
  })

  test('ROOT-11.2.7.3h: against the Riverfolk only with own warriors, and then all of theirs are theirs', () => {
    const alone = hired({ p1: { pieces: [['warrior', 12, 2]] }, p2: { leader: 'builder' } }, { tasks: [battle] })
    expect(alone.legal).toEqual(['reward points', 'reward cards'])
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 2]], hand: ['ambush-fox'] },
        p2: { pieces: [['warrior', 12, 1]], leader: 'builder' },
      },
      { tasks: [battle] },
    )
    expect(start.legal).toEqual(['ambush ambush-fox', 'ambush nothing'])
    expect(presenceAt({ state: start.state }, 'p1', 12)).toBe(2)
    const done = start.chance({ dice: [3, 2] }).play('ambush nothing')
    expect([on(done, 'p1', 'warrior', 12), on(done, 'p2', 'warrior', 12)]).toEqual([1, 0])
  })

  test('ROOT-11.2.7.3h: while the buyer attacks them in one clearing they go on serving it in the others', () => {
    const asked = hired(
      {
        p1: {
          pieces: [
            ['warrior', 12, 2],
            ['warrior', 7, 2],
          ],
          hand: ['ambush-fox'],
        },
        p2: { pieces: [['warrior', 12]], leader: 'builder' },
        p3: { pieces: [['warrior', 7]] },
      },
      { tasks: [battle] },
    ).play('battle-in 12')
    expect(asked.legal).toEqual(['ambush ambush-fox', 'ambush nothing'])
    expect([12, 7].map((at) => rulerOf({ state: asked.state }, at))).toEqual(['p1', 'p2'])
  })

  test('ROOT-11.2.7.3h, ROOT-14.2.5d: hired by the Hundreds they do not help to loot the Riverfolk', () => {
    const looted = (warriors: number) =>
      hired(
        {
          p1: { pieces: [['warrior', 12, 2]], box: ['boot'] },
          p2: { pieces: [['warrior', 12, warriors]], mood: 'lavish' },
        },
        { tasks: [battle], factions: ['riverfolk', 'hundreds', 'marquise'] },
      )
        .chance({ dice: [0, 0] })
        .play('loot yes')
    // With them the Hundreds would be three.
    expect(hoard(looted(1), 'p2')).toBe('')
    expect(rulerOf({ state: looted(1).state }, 12)).toBe('p2')
    expect(hoard(looted(3), 'p2')).toBe('boot')
  })

  test('ROOT-11.2.7.3.2b, ROOT-INT-70: a Vagabond that removes a mercenary is hostile to who hired it', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 2]] },
        p2: { leader: 'builder' },
        p3: { pawn: 12, items: ['sword', 'sword', 'sword'], hand: ['anvil'] },
      },
      { tasks: [battle], factions: ['riverfolk', 'eyrie', 'vagabond'] },
    )
    const done = start.chance({ dice: [1, 1] }).play('ambush nothing')
    expect([relation(done, 'p3', 'p1'), relation(done, 'p3', 'p2'), on(done, 'p1', 'warrior', 12)]).toEqual([0, -1, 1])
  })

  test('ROOT-11.2.7.3c, ROOT-1.5.3: no Field Hospitals for them', () => {
    const start = hired(
      {
        p1: { pieces: [['warrior', 12, 1]] },
        p2: { pieces: [['keep', 1]], hand: ['anvil', 'sword'] },
        p3: { pieces: [['warrior', 12, 3]], leader: 'builder', hand: ['bake-sale'] },
      },
      { tasks: [battle], factions: ['riverfolk', 'marquise', 'eyrie'] },
    )
    const fought = start.chance({ dice: [1, 1] }).play('ambush nothing')
    expect([on(fought, 'p1', 'warrior', 12), fought.legal]).toEqual([0, ['reward points', 'reward cards']])
    expect(hand(fought, 'p2')).toEqual(['anvil', 'sword'])
  })
})

describe('removal', () => {
  test('ROOT-11.2.7.3d, ROOT-INT-10: "remove all enemy pieces" spares them, but no trade post', () => {
    const at = {
      p1: {
        pieces: [
          ['warrior', 12, 2],
          ['post-fox', 12],
        ],
        funds: { p1: 2 },
      },
      p3: { pieces: [['warrior', 12, 2]] },
    } as const
    const cleared = (phase: Phase) => {
      const start = hired(at, { phase })
      start.state.agenda.pop()
      removeAllEnemies(playOn(start.state), 'p2', [12])
      return [
        on(start, 'p1', 'warrior', 12),
        on(start, 'p1', 'post-fox', 12),
        on(start, 'p3', 'warrior', 12),
        points(start, 'p2'),
      ]
    }
    expect(cleared('daylight')).toEqual([2, 0, 0, 1])
    expect(cleared('birdsong')).toEqual([0, 0, 0, 1])
  })

  test('ROOT-11.2.7.3d, ROOT-CARD-25: the Propaganda Bureau replaces none of them', () => {
    const start = table({
      factions: three,
      deck: 'exiles',
      active: 'p2',
      sides: {
        p1: { pieces: [['warrior', 12, 2]] },
        p2: { crafted: ['propaganda-bureau'], hand: ['anvil'], leader: 'builder' },
      },
      arrange: (state) => {
        state.turn.used.push('mercenaries')
      },
      tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
    })
    expect(root.legalActions(start.state).map(root.format)).not.toContain('use propaganda-bureau')
  })
})

/** What a side takes of so many hits, chosen and not fallen yet. */
function lost(state: ReturnType<typeof hired>['state'], hits: number) {
  const copy = root.clone(state)
  const play = playOn(copy)
  copy.agenda.pop()
  copy.battle = {
    attacker: 'p2',
    defender: 'p3',
    at: 12,
    ally: null,
    instigator: null,
    rolled: { attacker: 0, defender: 0 },
    extra: { attacker: 0, defender: 0 },
    arbiter: null,
    used: [],
    losses: { attacker: [], defender: [] },
    allyHits: 0,
    itemHits: 0,
    despot: false,
    over: false,
  }
  plan(play, { do: 'hits', side: 'attacker', left: hits }, { do: 'reward', seat: 'p2', quest: 'errand-fox' })
  runOn(play)
  return copy.battle.losses.attacker
}

/** Warriors of the buyer and of the Riverfolk that hits take. */
function taken(state: ReturnType<typeof hired>['state'], hits: number): number[] {
  const found = lost(state, hits)
  return ['p2', 'p1'].map((owner) =>
    found.filter((loss) => loss.owner === owner && loss.kind === 'warrior').reduce((sum, { count }) => sum + count, 0),
  )
}
