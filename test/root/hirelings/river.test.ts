import { describe, expect, test } from 'vitest'
import { hand, hiredIn, on } from '../table'
import { battle, beginning, birdsong, clearingsIn, move, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const name = 'riverfolk-flotilla'
const pawn = (asked: Parameters<typeof hiredIn>[0]) => hiredIn(asked, name).pawn

describe('the Riverfolk Flotilla', () => {
  test('ROOT-HIR-8a: the pawn starts on the river, at the edge of the map', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(clearingsIn(start)).toEqual([4, 5, 7])
    expect(pawn(start.play('hireling-at 7'))).toBe(7)
  })

  test('ROOT-HIR-8b: nobody can battle it', () => {
    const start = scene(
      name,
      { pawn: 4 },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warrior', 4],
              ['warrior', 8],
            ],
          },
          p2: { pieces: [['warrior', 8]] },
        },
        tasks: [birdsong('p1'), battle('p1')],
        arrange: (state) => Object.assign(state.hirelings[0] ?? {}, { controller: null }),
      },
    )
    expect(start.refusal('battle-in 4')).toBeTruthy()
    const alone = scene(
      name,
      { pawn: 4 },
      {
        factions,
        sides: { p1: { pieces: [['warrior', 4]] } },
        tasks: [battle('p1')],
      },
    )
    expect(alone.state.agenda.at(-1)?.do).toBe('reward')
  })

  test('ROOT-HIR-8b: it deals up to three rolled hits, hits on it do nothing, and an ambush does not end its battle', () => {
    const fought = scene(
      name,
      { controller: 'p1', pawn: 4 },
      {
        factions,
        sides: { p2: { pieces: [['warrior', 7, 6]], hand: ['ambush-mouse'] } },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
      },
    ).play('hireling-whom p2')
    expect([fought.seat, fought.legal]).toEqual(['p2', ['ambush ambush-mouse', 'ambush nothing']])
    const end = fought.chance({ dice: [3, 2] }).play('ambush ambush-mouse')
    expect([on(end, 'p2', 'warrior', 7), pawn(end), end.state.battle]).toEqual([3, 7, null])
  })

  test('ROOT-HIR-8c: who has faction pieces there may draw, from its controller on; then it must go on, and may battle', () => {
    const start = scene(
      name,
      { controller: 'p2', pawn: 10 },
      {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: { pieces: [['sawmill', 10]] },
          p2: { pieces: [['warrior', 10]] },
          p3: { pieces: [['warrior', 11]] },
        },
        active: 'p2',
        phase: 'birdsong',
        tasks: [birdsong('p2')],
      },
    )
    expect([start.seat, start.legal]).toEqual(['p2', ['hireling-do draw', 'done']])
    const first = start.play('hireling-do draw')
    expect([first.seat, hand(first, 'p2').length]).toEqual(['p1', 1])
    const sails = first.play('done')
    expect([sails.seat, sails.legal, hand(sails, 'p1')]).toEqual(['p2', ['hireling-at 5', 'hireling-at 11'], []])
    const there = sails.play('hireling-at 11')
    expect([pawn(there), there.legal]).toEqual([11, ['hireling-whom p3', 'done']])
    expect(there.play('done').state.battle).toBeNull()
  })

  test('ROOT-LM-2f, ROOT-E.3.7a: its controller says whether the Ferry carries it, and then draws a card', () => {
    const start = (ferry: number) =>
      scene(
        name,
        { controller: 'p1', pawn: 10 },
        {
          factions,
          phase: 'birdsong',
          tasks: [birdsong('p1')],
          arrange: (state) => {
            state.ferry = ferry
          },
        },
      ).play('hireling-at 5')
    expect(start(5).state.agenda.at(-1)?.do).toBe('reward')
    const asked = start(10)
    expect([asked.seat, asked.legal]).toEqual(['p1', ['hireling-do draw', 'done']])
    const by = asked.play('hireling-do draw')
    expect([pawn(by), by.state.ferry, by.state.turn.ferry, hand(by, 'p1').length]).toEqual([5, 5, true, 1])
    const alone = asked.play('done')
    expect([pawn(alone), alone.state.ferry, alone.state.turn.ferry, hand(alone, 'p1')]).toEqual([5, 10, false, []])
  })

  test('ROOT-E.3.12, ROOT-13.7.2c: a snare keeps an enemy hireling in its clearing; the rest of its text is done', () => {
    const start = scene(
      name,
      { controller: 'p1', pawn: 10 },
      {
        factions: ['marquise', 'corvid'],
        sides: { p2: { plots: [[10, 'snare', 'up']] } },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
      },
    ).play('done')
    expect([start.legal, pawn(start)]).toEqual([['hireling-whom p2', 'done'], 10])
  })
})

describe('the Otter Divers', () => {
  test('ROOT-HIR-8Da: moves of their controller that start or end on the river ignore rule', () => {
    const start = (controller: 'p1' | 'p2') =>
      scene(
        'otter-divers',
        { controller },
        {
          factions,
          sides: {
            p1: {
              pieces: [
                ['warrior', 4],
                ['warrior', 9],
              ],
            },
            p2: {
              pieces: [
                ['warrior', 4, 3],
                ['warrior', 8, 3],
                ['warrior', 9, 3],
                ['warrior', 1, 3],
                ['warrior', 12, 3],
              ],
            },
          },
          tasks: [move('p1')],
        },
      )
    expect(start('p2').legal).not.toContain('move-from 4')
    expect(start('p1').legal).toEqual(['move-from 4', 'move-from 9'])
    expect(start('p1').play('move-from 4').legal).toEqual(['move-to 8', 'move-to 9', 'move-to 12'])
    // Of the neighbours of 9 only 4 is on the river.
    const moved = start('p1').play('move-from 9')
    expect([on(moved, 'p1', 'warrior', 4), on(moved, 'p1', 'warrior', 9)]).toEqual([2, 0])
  })
})
