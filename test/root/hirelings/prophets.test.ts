import { describe, expect, test } from 'vitest'
import { belongings, hand, hire, hiredIn, on, points, table } from '../table'
import { battle, beginning, birdsong, clearingsIn, daylight, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const name = 'warm-sun-prophets'

describe('the Warm Sun Prophets', () => {
  test('ROOT-HIR-9a: they start at the ruins; hired with none on the map one comes to any clearing', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(all.filter((at) => hiredIn(start, name).pieces.warrior?.[at] === 1)).toEqual([6, 10, 11, 12])
    expect(clearingsIn(beginning(name, 'whenHired', { factions }, { controller: 'p1' }))).toEqual(all)
    const there = beginning(name, 'whenHired', { factions }, { controller: 'p1', pieces: [['warrior', 4]] })
    expect(clearingsIn(there)).toEqual([])
  })

  const crowded = (tasks = [daylight('p1')]) =>
    scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: { pieces: [['warrior', 6]] },
          p2: { pieces: [['warrior', 6, 2]], hand: ['ambush-fox'] },
          p3: { pieces: [['sympathy', 6]] },
        },
        tasks,
      },
    ).play(`use ${name}`)

  test('ROOT-HIR-9b, ROOT-HIR-9c, ROOT-E.3.6c: a player is forced to battle, and scores and decides for itself', () => {
    const start = crowded()
    expect(start.legal).toEqual(['hireling-do force-battle', 'hireling-do force-move', 'hireling-do place'])
    const who = start.play('hireling-do force-battle')
    // The Alliance has nobody to fight with.
    expect([who.seat, who.legal]).toEqual(['p1', ['hireling-whom p1', 'hireling-whom p2']])
    const whom = who.play('hireling-whom p2')
    expect([whom.seat, whom.legal]).toEqual(['p1', ['hireling-whom p1', 'hireling-whom p3', `hireling-whom ${name}`]])
    const fought = whom.chance({ dice: [1, 0] }).play('hireling-whom p3')
    expect([points(fought, 'p1'), points(fought, 'p2'), on(fought, 'p3', 'sympathy', 6)]).toEqual([0, 1, 0])
    // The penalty is that of the player who was forced.
    expect([fought.seat, fought.state.agenda.at(-1)?.do]).toEqual(['p2', 'outrage-card'])
  })

  test('ROOT-HIR-9b, ROOT-HIR-9d: all warriors that can are moved to one clearing, and may have to battle there', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p1: { pieces: [['warrior', 3]] },
          p2: {
            pieces: [
              ['warrior', 6, 3],
              ['warrior', 2],
            ],
          },
        },
        tasks: [daylight('p1')],
      },
    )
      .play(`use ${name}`)
      .play('hireling-do force-move')
    expect([start.seat, start.legal]).toEqual(['p1', ['hireling-at 2', 'hireling-at 3', 'hireling-at 11']])
    const moved = start.play('hireling-at 3')
    expect([on(moved, 'p2', 'warrior', 6), on(moved, 'p2', 'warrior', 3)]).toEqual([0, 3])
    expect([moved.seat, moved.legal]).toEqual(['p1', ['hireling-whom p1', 'done']])
    const fought = moved.chance({ dice: [2, 0] }).play('hireling-whom p1')
    expect(on(fought, 'p1', 'warrior', 3)).toBe(0)
    expect(moved.play('done').state.battle).toBeNull()
  })

  test('ROOT-HIR-9d: the rule of the forced player counts, and a snare', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6, 4]] },
      {
        factions: ['marquise', 'eyrie', 'corvid'],
        sides: {
          p1: { pieces: [['warrior', 6]] },
          p2: {
            pieces: [
              ['warrior', 6, 3],
              ['warrior', 2],
            ],
          },
          p3: { pieces: [['warrior', 3]] },
        },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`)
    // The Marquise rules 6 with her Prophets, the Eyrie only 2.
    const moved = start.play('hireling-do force-move', 'hireling-whom p2')
    expect(on(moved, 'p2', 'warrior', 2)).toBe(4)
    const held = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'eyrie', 'corvid'],
        sides: { p2: { pieces: [['warrior', 6, 3]] }, p3: { plots: [[6, 'snare', 'up']] } },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`)
    expect(held.legal).not.toContain('hireling-do force-move')
  })

  test('ROOT-HIR-9d: a pawn goes without a boot, but for that of a Hostile clearing', () => {
    const start = (items: readonly 'boot'[]) =>
      scene(
        name,
        { controller: 'p1', pieces: [['warrior', 6]] },
        {
          factions: ['marquise', 'vagabond'],
          sides: {
            p1: { pieces: [['warrior', 2]] },
            p2: { pawn: 6, items, relations: { p1: -1 } },
          },
          tasks: [daylight('p1')],
        },
      )
        .play(`use ${name}`)
        .play('hireling-do force-move')
    expect(start([]).legal).toEqual(['hireling-at 3', 'hireling-at 11'])
    const moved = start(['boot']).play('hireling-at 2')
    expect(belongings(moved, 'p2')).toMatchObject({ ready: '', exhausted: 'boot' })
    expect(belongings(start(['boot']).play('hireling-at 3'), 'p2').ready).toBe('boot')
  })

  test('ROOT-HIR-9b: or a Prophet comes to a clearing without one, and nobody is forced', () => {
    const start = crowded().play('hireling-do place')
    expect(clearingsIn(start)).toEqual(all.filter((at) => at !== 6))
    expect(hiredIn(start.play('hireling-at 1'), name).pieces.warrior?.[1]).toBe(1)
  })
})

describe('the Lizard Envoys', () => {
  const start = (discard: readonly string[]) =>
    scene(
      'lizard-envoys',
      { controller: 'p1' },
      {
        factions,
        phase: 'birdsong',
        tasks: [birdsong('p1')],
        arrange(state) {
          for (const card of discard) {
            state.deck.splice(state.deck.indexOf(card), 1)
            state.discard.push(card)
          }
        },
      },
    )
  // From the bottom: the tea is the sixth from the top.
  const pile = [
    'root-tea-rabbit',
    'a-visit-to-friends',
    'ambush-rabbit',
    'crossbow-bird',
    'mouse-in-a-sack',
    'bake-sale',
  ]

  test('ROOT-HIR-9Da: of the five on top one of the most frequent suit may be taken, but no ambush', () => {
    const envoys = start(pile)
    expect(envoys.legal).toEqual(['use lizard-envoys', 'done'])
    const looking = envoys.play('use lizard-envoys')
    expect(looking.legal).toEqual(['hireling-card a-visit-to-friends', 'hireling-card bake-sale'])
    const taken = looking.play('hireling-card bake-sale')
    expect([hand(taken, 'p1'), taken.state.discard]).toEqual([['bake-sale'], pile.slice(0, 5)])
    expect(looking.refusal('hireling-card root-tea-rabbit')).toMatchObject({ code: 'not-on-top' })
    expect(start(['ambush-fox']).legal).not.toContain('use lizard-envoys')
  })

  test('ROOT-HIR-9Da: suits that are as frequent are both open, and birds are a suit of their own', () => {
    const tied = start(['anvil', 'crossbow-bird', 'bake-sale', 'crossbow-mouse']).play('use lizard-envoys')
    expect([...tied.legal].sort()).toEqual(
      ['anvil', 'bake-sale', 'crossbow-bird', 'crossbow-mouse'].map((card) => `hireling-card ${card}`),
    )
  })

  test('ROOT-HIR-9Db: cards that are discarded together lie in the order of their ids, the last on top', () => {
    const gone = (hired: boolean) =>
      table({
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: { pieces: [['warrior', 6, 2]] },
          p3: { pieces: [['base-fox', 6]], supporters: ['foxfolk-steel', 'crossbow-bird', 'anvil'] },
        },
        tasks: [battle('p1')],
        arrange(state) {
          if (hired) hire(state, 'lizard-envoys')
        },
      }).state.discard
    expect(gone(true)).toEqual(['anvil', 'crossbow-bird', 'foxfolk-steel'])
    expect(gone(false)).toEqual(['foxfolk-steel', 'crossbow-bird', 'anvil'])
  })
})
