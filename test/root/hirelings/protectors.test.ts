import { describe, expect, test } from 'vitest'
import { ripeForRevolt } from '../../../src/root/rules/factions/alliance/sympathy'
import { convertsAt } from '../../../src/root/rules/factions/cult/convert'
import { sanctifiesAt } from '../../../src/root/rules/factions/cult/sanctify'
import { playOn } from '../../../src/root/rules/play-on'
import { remove } from '../../../src/root/rules/removal'
import { canPlace } from '../../../src/root/rules/rule'
import { hand, hire, hiredIn, on, points, table } from '../table'
import { battle, beginning, birdsong, clearingsIn, move, scene } from './scene'

const factions = ['marquise', 'eyrie'] as const
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('the Furious Protector', () => {
  const name = 'furious-protector'

  test('ROOT-HIR-13a: the pawn starts in any clearing', () => {
    const start = beginning(name, 'setUp', { factions })
    expect(clearingsIn(start)).toEqual(all)
    expect(hiredIn(start.play('hireling-at 3'), name).pawn).toBe(3)
  })

  test('ROOT-HIR-13b: it cannot be battled, and enemies place nothing in its clearing', () => {
    const start = scene(
      name,
      { pawn: 6 },
      { factions, sides: { p1: { pieces: [['warrior', 6]] } }, tasks: [battle('p1')] },
    )
    expect(start.state.agenda.at(-1)?.do).toBe('reward')
    const open = (controller: 'p1' | 'p2' | null) => {
      const play = playOn(scene(name, { controller, pawn: 6 }, { factions }).state)
      return [canPlace(play, 'p1', 6), canPlace(play, 'p2', 6), canPlace(play, 'p1', 7)]
    }
    expect(open('p1')).toEqual([true, false, true])
  })

  test('ROOT-LM-2f, ROOT-E.3.7a: the Ferry carries it where no path leads, once in a turn; its controller draws a card', () => {
    const start = (used: boolean) =>
      scene(
        name,
        { controller: 'p1', pawn: 4 },
        {
          factions,
          sides: { p2: { pieces: [['warrior', 7, 2]] } },
          phase: 'birdsong',
          tasks: [birdsong('p1')],
          arrange: (state) => {
            state.ferry = 4
            state.turn.ferry = used
          },
        },
      )
    expect(start(true).legal).toEqual(['hireling-at 8', 'hireling-at 9', 'hireling-at 12'])
    expect(start(false).legal).toEqual(['hireling-at 7', 'hireling-at 8', 'hireling-at 9', 'hireling-at 12'])
    const across = start(false).play('hireling-at 7')
    expect([hiredIn(across, name).pawn, across.state.ferry, across.state.turn.ferry]).toEqual([7, 7, true])
    expect([hand(across, 'p1').length, hand(across, 'p2').length, on(across, 'p2', 'warrior', 7)]).toEqual([1, 0, 1])
    expect(across.events).toContainEqual({
      type: 'hireling-pawn',
      hireling: name,
      clearing: 7,
      forest: null,
      ferry: true,
    })
    const beside = start(false).play('hireling-at 9')
    expect([hiredIn(beside, name).pawn, beside.state.ferry, hand(beside, 'p1').length]).toEqual([9, 4, 0])
  })

  test('ROOT-HIR-13d: with nobody to control it, it keeps everybody out, hirelings too', () => {
    const play = playOn(
      scene(name, { pawn: 6 }, { factions, arrange: (state) => void hire(state, 'popular-band', { controller: 'p1' }) })
        .state,
    )
    expect([canPlace(play, 'p1', 6), canPlace(play, 'popular-band', 6), canPlace(play, 'popular-band', 7)]).toEqual([
      false,
      false,
      true,
    ])
    const patrol = beginning('corvid-spies', 'setUp', {
      factions,
      arrange: (state) => void hire(state, name, { pawn: 6 }),
    })
    expect(clearingsIn(patrol)).toEqual(all.filter((at) => at !== 6))
    expect(patrol.refusal('hireling-at 6')).toMatchObject({
      code: 'protector',
      parameters: { why: 'place' },
      rule: 'ROOT-HIR-13b',
    })
  })

  test('ROOT-HIR-13c, ROOT-HIR-13d: it must move a step, ignoring rule; each player loses a warrior where it comes, at once', () => {
    const start = scene(
      name,
      { controller: 'p1', pawn: 2 },
      {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: { pieces: [['warrior', 6, 2]] },
          p2: {
            pieces: [
              ['warrior', 6, 3],
              ['warrior', 2, 3],
            ],
          },
          p3: { pieces: [['sympathy', 6]] },
        },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
        arrange: (state) => void hire(state, 'popular-band', { pieces: [['warrior', 6]] }),
      },
    )
    expect(start.legal).toEqual(['hireling-at 5', 'hireling-at 6', 'hireling-at 10'])
    const done = start.play('hireling-at 6')
    expect([on(done, 'p1', 'warrior', 6), on(done, 'p2', 'warrior', 6), on(done, 'p2', 'warrior', 2)]).toEqual([
      1, 2, 3,
    ])
    expect([on(done, 'p3', 'sympathy', 6), hiredIn(done, 'popular-band').pieces.warrior?.[6]]).toEqual([1, 1])
    expect([points(done, 'p1'), points(done, 'p2'), hiredIn(done, name).pawn]).toEqual([0, 0, 6])
  })
})

describe('the Stoic Protector', () => {
  const name = 'stoic-protector'

  test('ROOT-HIR-13Da: it starts in the supply; hired off the map it joins faction pieces; nobody battles it', () => {
    const sides = {
      p1: {
        pieces: [
          ['sawmill', 8],
          ['warrior', 3],
        ],
      },
    } as const
    const hired = beginning(name, 'whenHired', { factions, sides }, { controller: 'p1' })
    expect(clearingsIn(hired)).toEqual([3, 8])
    expect(hiredIn(hired.play('hireling-at 8'), name).pawn).toBe(8)
    expect(clearingsIn(beginning(name, 'whenHired', { factions, sides }, { controller: 'p1', pawn: 5 }))).toEqual([])
    const alone = scene(
      name,
      { pawn: 6 },
      { factions, sides: { p1: { pieces: [['warrior', 6]] } }, tasks: [battle('p1')] },
    )
    expect(alone.state.agenda.at(-1)?.do).toBe('reward')
  })

  const guarded = (controller: 'p1' | 'p2' | null) => ({ controller, pawn: 6 })

  test('ROOT-HIR-13Db, ROOT-D.4.2b: the Vagrant instigates no battle against the pieces of its controller there', () => {
    const start = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['vagabond', 'eyrie', 'marquise', 'alliance'],
        sides: {
          p1: { pawn: 6, character: 'vagrant', items: ['torch'] },
          p2: { pieces: [['warrior', 6, 2]] },
          p3: { pieces: [['warrior', 6, 2]] },
          p4: { pieces: [['warrior', 6]] },
        },
        tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
      }).play('act special', 'choose-player p3')
    expect(start(null).legal).toEqual(['battle-whom p1', 'battle-whom p2', 'battle-whom p4'])
    expect(start('p2').legal).toEqual(['battle-whom p1', 'battle-whom p4'])
    expect(start('p2').refusal('battle-whom p2').code).toBe('shielded')
  })

  test('ROOT-HIR-13Db: enemies cannot battle the pieces of its controller there, but they can its hirelings', () => {
    const start = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['marquise', 'eyrie', 'alliance'],
        sides: {
          p1: { pieces: [['warrior', 6, 2]] },
          p2: { pieces: [['warrior', 6]] },
          p3: { pieces: [['warrior', 6]] },
        },
        tasks: [{ do: 'battle-whom', seat: 'p1', at: 6 }],
        arrange: (state) => void hire(state, 'popular-band', { controller, pieces: [['warrior', 6]] }),
      })
    expect(start(null).legal).toEqual(['battle-whom p2', 'battle-whom p3', 'battle-whom popular-band'])
    expect(start('p2').legal).toEqual(['battle-whom p3', 'battle-whom popular-band'])
    expect(start('p2').refusal('battle-whom p2')).toMatchObject({ code: 'shielded', rule: 'ROOT-HIR-13Db' })
  })

  test('ROOT-HIR-13Db: as attacker its controller loses nothing there either', () => {
    const fought = scene(name, guarded('p1'), {
      factions,
      sides: {
        p1: {
          pieces: [
            ['warrior', 6, 2],
            ['sawmill', 6],
          ],
        },
        p2: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
      },
      tasks: [{ do: 'battle-whom', seat: 'p1', at: 6 }],
    })
      .chance({ dice: [3, 3] })
      .play('ambush nothing')
    expect([on(fought, 'p1', 'warrior', 6), on(fought, 'p1', 'sawmill', 6), on(fought, 'p2', 'warrior', 6)]).toEqual([
      2, 1, 1,
    ])
    expect(fought.state.battle).toBeNull()
  })

  test('ROOT-HIR-13Db: nothing else of an enemy removes them: a Favor card, a Strike, Propaganda Bureau, a guess', () => {
    const favor = (controller: 'p2' | null) =>
      on(
        scene(name, guarded(controller), {
          factions,
          sides: {
            p1: {
              pieces: [
                ['workshop', 1],
                ['workshop', 12],
                ['workshop', 8],
              ],
              hand: ['favor-of-the-foxes'],
            },
            p2: { pieces: [['warrior', 6, 2]] },
          },
          tasks: [{ do: 'craft-step', seat: 'p1' }],
        }).play('craft favor-of-the-foxes'),
        'p2',
        'warrior',
        6,
      )
    expect([favor(null), favor('p2')]).toEqual([0, 2])
    const strike = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['vagabond', 'eyrie', 'marquise'],
        sides: {
          p1: { pawn: 6 },
          p2: { pieces: [['warrior', 6]] },
          p3: {
            pieces: [
              ['sawmill', 6],
              ['wood', 6],
            ],
          },
        },
        tasks: [{ do: 'strike', seat: 'p1' }],
      })
    expect(strike(null).legal).toEqual(['strike p2', 'strike p3'])
    expect(strike('p2').legal).toEqual(['strike-piece sawmill', 'strike-piece wood'])
    const bureau = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions,
        deck: 'exiles',
        sides: { p1: { hand: ['anvil'], crafted: ['propaganda-bureau'] }, p2: { pieces: [['warrior', 6]] } },
        tasks: [{ do: 'craft-step', seat: 'p1' }],
      }).legal
    expect([bureau(null).includes('use propaganda-bureau'), bureau('p2').includes('use propaganda-bureau')]).toEqual([
      true,
      false,
    ])
  })

  test('ROOT-HIR-13Db, ROOT-13.2.4i: a plot there cannot be exposed, nor a warrior or building there be replaced', () => {
    const exposing = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['marquise', 'corvid'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 6],
              ['workshop', 1],
            ],
            hand: ['anvil'],
          },
          p2: { plots: [[6, 'bomb']] },
        },
        tasks: [{ do: 'craft-step', seat: 'p1' }],
      })
    expect(exposing(null).legal).toContain('expose 6')
    expect(exposing('p2').refusal('expose 6')).toMatchObject({ code: 'shielded' })
    const replacing = (controller: 'p2' | null) => {
      const play = playOn(
        scene(name, guarded(controller), {
          factions: ['cult', 'marquise'],
          sides: {
            p1: { outcast: 'fox' },
            p2: {
              pieces: [
                ['warrior', 6],
                ['sawmill', 6],
              ],
            },
          },
        }).state,
      )
      return [convertsAt(play, 'p1'), sanctifiesAt(play, 'p1')]
    }
    expect([replacing(null), replacing('p2')]).toEqual([
      [[6], [6]],
      [[], []],
    ])
  })

  test('ROOT-HIR-13Db: enemy hirelings burn nothing there, and no other removal reaches it', () => {
    const burning = (controller: 'p2' | null) =>
      table({
        factions,
        sides: { p2: { pieces: [['warrior', 6]] } },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
        arrange(state) {
          hire(state, name, guarded(controller))
          hire(state, 'flame-bearers', { controller: 'p1', pieces: [['warrior', 6]] })
        },
      })
    expect([on(burning(null), 'p2', 'warrior', 6), on(burning('p2'), 'p2', 'warrior', 6)]).toEqual([0, 1])
    const { state } = scene(name, guarded('p2'), { factions, sides: { p2: { pieces: [['roost', 6]] } } })
    remove(playOn(state), [{ by: 'p1', losses: [{ owner: 'p2', kind: 'roost', at: 6, count: 1 }] }])
    expect([on({ state }, 'p2', 'roost', 6), points({ state }, 'p1')]).toEqual([1, 0])
  })

  test('ROOT-HIR-13b, ROOT-HIR-13Db: no revolt where a Protector keeps its base out', () => {
    const ripe = (hireling: 'stoic-protector' | 'furious-protector', controller: 'p1' | 'p2' | null) =>
      ripeForRevolt(
        playOn(
          scene(hireling, guarded(controller), {
            factions: ['alliance', 'eyrie'],
            sides: { p1: { pieces: [['sympathy', 6]] }, p2: { pieces: [['roost', 6]] } },
            arrange: (state) => void state.ruins.fill([], 6, 7),
          }).state,
        ),
        'p1',
      )
    // One slot of 6 is under the ruin, and the roost takes the other.
    expect([ripe('stoic-protector', null), ripe('stoic-protector', 'p2')]).toEqual([[6], []])
    expect([ripe('furious-protector', 'p1'), ripe('furious-protector', 'p2')]).toEqual([[6], []])
  })

  test('ROOT-HIR-13Db, ROOT-9.2.9.2.4a: its controller takes no hits there as the ally of a Vagabond', () => {
    const fought = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['vagabond', 'marquise', 'eyrie'],
        sides: {
          p1: { pawn: 6, items: ['sword', 'boot', 'boot'], relations: { p2: 3 } },
          p2: { pieces: [['warrior', 6, 2]] },
          p3: { pieces: [['warrior', 6, 4]] },
        },
        tasks: [{ do: 'battle-with', seat: 'p1', at: 6, defender: 'p3' }],
      })
        .chance({ dice: [2, 2] })
        .play('battle-with p2')
    const items = ['damage boot up', 'damage sword up']
    expect(fought(null).legal).toEqual([...items, 'lose-ally'])
    expect(fought('p2').legal).toEqual(items)
    expect(fought('p2').refusal('lose-ally')).toMatchObject({ code: 'shielded', rule: 'ROOT-HIR-13Db' })
  })

  test('ROOT-HIR-13Db, ROOT-14.4.1a: mobs do not raze where nothing else stands', () => {
    const start = (controller: 'p2' | null) =>
      scene(name, guarded(controller), {
        factions: ['hundreds', 'marquise', 'eyrie', 'alliance'],
        sides: {
          p1: {
            pieces: [
              ['mob', 6],
              ['mob', 3],
              ['mob', 1],
            ],
          },
          p2: { pieces: [['wood', 6]] },
          p3: { pieces: [['roost', 3]] },
          p4: { pieces: [['sympathy', 1]] },
        },
        phase: 'birdsong',
        tasks: [{ do: 'raze', seat: 'p1' }],
      })
    expect(start(null).legal).toEqual(['raze 1', 'raze 3', 'raze 6'])
    expect(start('p2').legal).toEqual(['raze 1', 'raze 3'])
  })

  test('ROOT-HIR-13Db: own costs and effects are no harm', () => {
    const taxed = table({
      factions,
      sides: { p1: { pieces: [['warrior', 6, 2]] } },
      tasks: [{ do: 'tax', seat: 'p1' }],
      arrange: (state) => void hire(state, name, guarded('p1')),
    })
    expect(on(taxed, 'p1', 'warrior', 6)).toBe(1)
    expect(
      scene(name, guarded('p2'), { factions, sides: { p1: { pieces: [['warrior', 2]] } }, tasks: [move('p1')] }).legal,
    ).toContain('move-to 6')
  })

  test('ROOT-HIR-13Dc: it must move a step at the start of Birdsong, ignoring rule', () => {
    const start = scene(
      name,
      { controller: 'p1', pawn: 6 },
      {
        factions,
        sides: {
          p2: {
            pieces: [
              ['warrior', 6, 3],
              ['warrior', 2, 3],
            ],
          },
        },
        phase: 'birdsong',
        tasks: [birdsong('p1')],
      },
    )
    expect(start.legal).toEqual(['hireling-at 2', 'hireling-at 3', 'hireling-at 11'])
    expect(hiredIn(start.play('hireling-at 2'), name).pawn).toBe(2)
  })

  test('ROOT-LM-2f, ROOT-C.2.5c: on the Lake the Ferry carries it to any other clearing of the coast', () => {
    const start = scene(
      name,
      { controller: 'p1', pawn: 12 },
      {
        factions,
        map: 'lake',
        phase: 'birdsong',
        tasks: [birdsong('p1')],
        arrange: (state) => void Object.assign(state, { ferry: 12 }),
      },
    )
    expect(start.legal).toEqual(expect.arrayContaining(['hireling-at 1', 'hireling-at 10', 'hireling-at 11']))
    const across = start.play('hireling-at 1')
    expect([hiredIn(across, name).pawn, across.state.ferry, hand(across, 'p1').length]).toEqual([1, 1, 1])
  })
})
