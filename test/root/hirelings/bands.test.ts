import { describe, expect, test } from 'vitest'
import { root } from '../../../src/root'
import { playOn } from '../../../src/root/rules/play-on'
import { mayLeave } from '../../../src/root/rules/rule'
import { belongings, hire, hiredIn, on } from '../table'
import { beginning, clearingsIn, daylight, move, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const name = 'popular-band'

const roam = { do: 'roam', seat: 'p2', boots: 1, slip: false, optional: false, battle: false } as const

describe('the Popular Band', () => {
  test('ROOT-HIR-7a: it starts with two warriors in two clearings; hired with none on the map it joins faction pieces', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(clearingsIn(start)).toEqual(all)
    const once = start.play('hireling-at 5')
    expect(clearingsIn(once)).toEqual(all.filter((at) => at !== 5))
    const band = hiredIn(once.play('hireling-at 6'), name)
    expect([band.pieces.warrior?.[5], band.pieces.warrior?.[6], band.supply]).toEqual([1, 1, 3])
    const sides = {
      p1: {
        pieces: [
          ['warrior', 3],
          ['sawmill', 8],
        ],
      },
    } as const
    expect(clearingsIn(beginning(name, 'whenHired', { factions, sides }, { controller: 'p1' }))).toEqual([3, 8])
    const there = beginning(name, 'whenHired', { factions, sides }, { controller: 'p1', pieces: [['warrior', 1]] })
    expect(clearingsIn(there)).toEqual([])
  })

  test('ROOT-EX-85: of two old and three new warriors two may leave in this turn', () => {
    const start = scene(
      name,
      { pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p2: {
            pieces: [
              ['warrior', 6, 2],
              ['warrior', 2, 3],
            ],
          },
        },
        active: 'p2',
        tasks: [move('p2'), move('p2')],
      },
    )
    const next = start.play('move-from 2', 'move-to 6', 'move-count 3', 'move-to 2')
    expect(next.legal).toEqual(['move-count 1', 'move-count 2'])
  })

  test('ROOT-HIR-7b: its enemies cannot leave it in the turn in which they came; its controller can', () => {
    const arrive = (controller: 'p1' | 'p2' | null) =>
      scene(
        name,
        { controller, pieces: [['warrior', 6]] },
        {
          factions,
          sides: {
            p2: {
              pieces: [
                ['warrior', 2, 3],
                ['warrior', 9],
              ],
            },
          },
          active: 'p2',
          tasks: [move('p2'), move('p2')],
        },
      ).play('move-from 2', 'move-to 6', 'move-count 2')
    expect(arrive(null).legal).not.toContain('move-from 6')
    expect(arrive('p1').refusal('move-from 6')).toMatchObject({ code: 'detained', rule: 'ROOT-HIR-7b' })
    expect(arrive('p2').legal).toContain('move-from 6')
  })

  test('ROOT-HIR-7b: a pawn that came stays too', () => {
    const pawn = scene(
      name,
      { pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'vagabond'],
        sides: { p2: { pawn: 2, items: ['boot', 'boot', 'boot'] } },
        active: 'p2',
        tasks: [roam, roam],
      },
    ).play('move-to 6')
    expect([pawn.state.agenda.at(-1)?.do, belongings(pawn, 'p2').ready]).toEqual(['reward', 'boot boot'])
  })

  test('ROOT-HIR-7d: it is noted before the Band is there; losses are taken off, and leaving takes no mark along', () => {
    const start = scene(
      name,
      { pieces: [['warrior', 1]] },
      {
        factions,
        sides: { p1: { pieces: [['warrior', 6]] }, p2: { pieces: [['warrior', 2, 3]] } },
        active: 'p2',
        tasks: [move('p2'), { do: 'battle', seat: 'p2', suit: 'bird' }, move('p2')],
      },
    )
    const came = start.play('move-to 6', 'move-count 2')
    expect(came.state.turn.arrived).toEqual({ p2: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0] })
    const lost = 3 - [2, 6].reduce((sum, at) => sum + on(came, 'p2', 'warrior', at), 0)
    expect(came.state.turn.arrived?.p2?.[6]).toBe(2 - lost)
    const plain = scene(
      'otter-divers',
      {},
      {
        factions,
        sides: { p2: { pieces: [['warrior', 2, 3]] } },
        active: 'p2',
        tasks: [move('p2')],
      },
    ).play('move-to 6', 'move-count 2')
    expect(plain.state.turn.arrived).toBeUndefined()
  })

  test('ROOT-HIR-7d, ROOT-HIR-12b: a warrior that falls to a bandit on the way out is none of those that came', () => {
    const start = scene(
      name,
      { pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p2: {
            pieces: [
              ['warrior', 6, 2],
              ['warrior', 2, 3],
            ],
          },
        },
        active: 'p2',
        arrange: (state) => void hire(state, 'highway-bandits', { paths: [6] }),
        tasks: [move('p2'), move('p2')],
      },
    )
    // Two of five leave along the path with the bandit, and one arrives; the three that came stay.
    const left = start.play('move-from 2', 'move-to 6', 'move-count 3', 'move-to 3', 'move-count 2')
    expect([on(left, 'p2', 'warrior', 3), on(left, 'p2', 'warrior', 6)]).toEqual([1, 3])
    expect(mayLeave(playOn(left.state), 'p2', 6)).toBe(0)
  })

  test('ROOT-HIR-7d: a lost warrior is one of those that came', () => {
    const start = scene(
      name,
      { pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 6, 2],
              ['warrior', 2, 2],
            ],
          },
        },
        tasks: [move('p1'), { do: 'tax', seat: 'p1' }, move('p1')],
      },
    )
    const taxed = start.play('move-from 2', 'move-to 6', 'move-count 2')
    expect([taxed.state.turn.arrived?.p1?.[6], on(taxed, 'p1', 'warrior', 6)]).toEqual([1, 3])
    expect(taxed.play('move-to 2').legal).toEqual(['move-count 1', 'move-count 2'])
  })

  test('ROOT-HIR-7c, ROOT-HIR-7e: a warrior of any player may be forced in from each neighbour, by its own rule', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions,
        sides: {
          p1: {
            pieces: [
              ['warrior', 2, 1],
              ['warrior', 3, 2],
            ],
          },
          p2: {
            pieces: [
              ['warrior', 2, 1],
              ['warrior', 11, 2],
              ['warrior', 3, 1],
            ],
          },
        },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`)
    expect(start.legal).toEqual(['hireling-at 6', 'done'])
    // In 2 the Eyrie rule the tie, and the Marquise rule nothing there; but she rules 6 with the Band.
    const second = start.play('hireling-at 6')
    expect(second.legal).toEqual(['hireling-whom p1', 'hireling-whom p2', 'done'])
    const third = second.play('hireling-whom p2')
    expect([on(third, 'p2', 'warrior', 6), third.legal]).toEqual([1, ['hireling-whom p1', 'hireling-whom p2', 'done']])
    const eleventh = third.play('hireling-whom p1').play('done')
    expect([on(eleventh, 'p1', 'warrior', 6), on(eleventh, 'p2', 'warrior', 11)]).toEqual([1, 2])
    expect(clearingsIn(eleventh)).toEqual(all)
    const done = eleventh.play('hireling-at 9')
    expect(hiredIn(done, name).pieces.warrior?.[9]).toBe(1)
  })

  test('ROOT-HIR-7e: who rules neither end cannot be forced to come', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6, 2]] },
      {
        factions,
        sides: {
          p1: { pieces: [['warrior', 2, 3]] },
          p2: {
            pieces: [
              ['warrior', 2],
              ['warrior', 11],
            ],
          },
        },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`, 'hireling-at 6')
    expect(start.legal).toEqual(['hireling-whom p1', 'done'])
    expect(start.play('done').legal).toEqual(['hireling-whom p2', 'done'])
  })

  test('ROOT-HIR-7c: the second step may be done without the first, and the first without the second', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions,
        sides: { p1: { pieces: [['warrior', 2, 1]] } },
        tasks: [daylight('p1')],
      },
    ).play(`use ${name}`)
    const placed = start.play('done').play('hireling-at 6')
    expect(hiredIn(placed, name).pieces.warrior?.[6]).toBe(2)
    const forced = start.play('hireling-at 6').play('hireling-whom p1').play('done')
    expect([on(forced, 'p1', 'warrior', 6), hiredIn(forced, name).supply]).toEqual([1, 4])
  })

  test('ROOT-HIR-7e, ROOT-INT-31: who is forced into a sympathetic clearing owes Outrage', () => {
    const forced = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: { p2: { pieces: [['warrior', 2, 2]], hand: ['anvil'] }, p3: { pieces: [['sympathy', 6]] } },
        tasks: [daylight('p1')],
      },
    )
      .play(`use ${name}`)
      .play('hireling-at 6')
      .play('hireling-whom p2')
    expect([forced.seat, forced.state.agenda.at(-1)?.do]).toEqual(['p2', 'outrage-card'])
  })

  test('ROOT-HIR-7f: rivers for the Riverfolk, the Burrow for the Duchy, and the ways of others for nobody else', () => {
    const start = scene(
      name,
      { controller: 'p1', pieces: [['warrior', 7]] },
      {
        factions: ['marquise', 'riverfolk', 'duchy'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 7],
              ['warrior', 4],
            ],
            crafted: ['boat-builders'],
          },
          p2: { pieces: [['warrior', 4]] },
          p3: {
            pieces: [
              ['tunnel', 7],
              ['warrior', 0, 2],
            ],
          },
        },
        deck: 'exiles',
        tasks: [daylight('p1')],
      },
    )
      .play(`use ${name}`)
      .play('hireling-at 7')
    expect(start.legal).toEqual(['hireling-whom p3', 'done'])
    const fourth = start.play('hireling-whom p3')
    expect([on(fourth, 'p3', 'warrior', 7), fourth.legal]).toEqual([
      1,
      ['hireling-whom p1', 'hireling-whom p2', 'done'],
    ])
  })

  test('it keeps its marks in copies, views and keys of positions', () => {
    const came = scene(
      name,
      { pieces: [['warrior', 6]] },
      {
        factions,
        sides: { p2: { pieces: [['warrior', 2, 3]] } },
        active: 'p2',
        tasks: [move('p2')],
      },
    ).play('move-to 6', 'move-count 2')
    const { state } = came
    const copy = root.clone(state)
    expect(copy).toEqual(state)
    expect(copy.turn.arrived?.p2).not.toBe(state.turn.arrived?.p2)
    expect(root.view(state, 'p1').turn.arrived).toEqual(state.turn.arrived)
    expect(root.check(state).filter(({ path }) => path.startsWith('turn'))).toEqual([])
  })
})

describe('the Street Band', () => {
  test('ROOT-HIR-7Da: it starts in its supply, and keeps what came to it', () => {
    expect(beginning('street-band', 'setUp', { factions }).legal).toEqual(
      beginning('otter-divers', 'setUp', { factions }).legal,
    )
    const came = scene(
      'street-band',
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions,
        sides: { p2: { pieces: [['warrior', 2, 3]] } },
        active: 'p2',
        tasks: [move('p2'), move('p2')],
      },
    ).play('move-to 6', 'move-count 2')
    expect(came.legal).not.toContain('move-from 6')
  })

  test('ROOT-HIR-7Db: once a Daylight a warrior comes to any clearing', () => {
    const start = scene('street-band', { controller: 'p1' }, { factions, tasks: [daylight('p1')] }).play(
      'use street-band',
    )
    expect(start.legal).toEqual(all.map((at) => `hireling-at ${at}`))
    const done = start.play('hireling-at 4')
    expect([hiredIn(done, 'street-band').pieces.warrior?.[4], hiredIn(done, 'street-band').supply]).toEqual([1, 4])
    expect(done.legal).not.toContain('use street-band')
  })
})
