import { expect, test } from 'vitest'
import { landmarkOf } from '../../../src/root/rules/landmarks/landmark'
import { hand, hire, on, points, table } from '../table'
import { birdsong, daylight, hiredTable, standing, textOf } from './texts'

const id = 'flame-bearers'
const all = Array.from({ length: 12 }, (_, index) => `hireling-at ${index + 1}`)

test('ROOT-HIR-5a: setup puts two warriors into any clearings, the same or two', () => {
  const asked = textOf('setUp', id, { controller: null })
  expect(asked.legal).toEqual(all)
  expect(standing(asked.play('hireling-at 6', 'hireling-at 6'), id)).toEqual({ 6: 2 })
  expect(standing(asked.play('hireling-at 6', 'hireling-at 7'), id)).toEqual({ 6: 1, 7: 1 })
})

test('ROOT-HIR-5a, ROOT-E.2.1: the same when hired with none on the map', () => {
  expect(textOf('whenHired', id).legal).toEqual(all)
  expect(textOf('whenHired', id, { pieces: [['warrior', 1]] }).legal).toEqual(['reward points', 'reward cards'])
})

const fire = (
  at: Parameters<typeof hiredTable>[1],
  sides: Parameters<typeof hiredTable>[2]['sides'] = {},
  factions: Parameters<typeof hiredTable>[2]['factions'] = ['alliance', 'marquise', 'eyrie'],
) => hiredTable(id, at, { factions, phase: 'birdsong', sides, tasks: [birdsong('p1')] })

test('ROOT-EX-86, ROOT-HIR-5b, ROOT-E.3.6a: warriors first, then a building or token by choice, for no points', () => {
  const cats = {
    pieces: [
      ['warrior', 6],
      ['workshop', 6],
      ['wood', 6],
    ],
  } as const
  const asked = fire({ pieces: [['warrior', 6, 2]] }, { p2: cats })
  expect([asked.seat, asked.legal]).toEqual(['p1', ['hireling-piece p2 workshop', 'hireling-piece p2 wood']])
  const burnt = asked.play('hireling-piece p2 wood')
  expect([on(burnt, 'p2', 'warrior', 6), on(burnt, 'p2', 'workshop', 6), on(burnt, 'p2', 'wood', 6)]).toEqual([0, 1, 0])
  expect([points(burnt, 'p1'), points(burnt, 'p2')]).toEqual([0, 0])
})

test('ROOT-LM-3d, ROOT-HIR-5b: of two like buildings they burn the one in the Treetop or the other', () => {
  const asked = table({
    factions: ['alliance', 'marquise', 'eyrie'],
    phase: 'birdsong',
    sides: { p2: { pieces: [['workshop', 6, 2]] } },
    arrange(state) {
      hire(state, id, { controller: 'p1', pieces: [['warrior', 6]] })
      state.landmarks.push({ landmark: 'elder-treetop', at: 6, building: { owner: 'p2', kind: 'workshop' } })
    },
    tasks: [birdsong('p1')],
  })
  expect(asked.legal).toEqual(['hireling-piece p2 workshop', 'hireling-piece p2 workshop treetop'])
  const inSlot = (action: string) => {
    const burnt = asked.play(action)
    return [on(burnt, 'p2', 'workshop', 6), landmarkOf(burnt.state, 'elder-treetop')?.building]
  }
  expect(inSlot('hireling-piece p2 workshop')).toEqual([1, { owner: 'p2', kind: 'workshop' }])
  expect(inSlot('hireling-piece p2 workshop treetop')).toEqual([1, null])
})

test('ROOT-HIR-5b, ROOT-E.3.2c: of each owner the warriors go first; hirelings of enemies burn, the own ones do not', () => {
  const start = table({
    factions: ['alliance', 'marquise', 'eyrie'],
    phase: 'birdsong',
    sides: {
      p1: { pieces: [['warrior', 6]] },
      p2: {
        pieces: [
          ['warrior', 6],
          ['workshop', 6],
        ],
      },
      p3: { pieces: [['roost', 6]] },
    },
    arrange(state) {
      hire(state, id, { controller: 'p1', pieces: [['warrior', 6]] })
      hire(state, 'forest-patrol', { controller: 'p1', pieces: [['warrior', 6]] })
      hire(state, 'spring-uprising', { pieces: [['warrior', 6]] })
    },
    tasks: [birdsong('p1')],
  })
  expect(start.legal).toEqual([
    'hireling-piece p2 warrior',
    'hireling-piece p3 roost',
    'hireling-piece spring-uprising warrior',
  ])
})

test('ROOT-HIR-5b, ROOT-E.2c: their controller picks the order of the clearings, and each is done once', () => {
  const asked = fire(
    {
      pieces: [
        ['warrior', 6],
        ['warrior', 1],
      ],
    },
    {
      p2: {
        pieces: [
          ['warrior', 6, 3],
          ['warrior', 1, 3],
        ],
      },
    },
  )
  expect(asked.legal).toEqual(['hireling-at 1', 'hireling-at 6'])
  const burnt = asked.play('hireling-at 6')
  // The other one follows without a question, then one more Bearer comes.
  expect([on(burnt, 'p2', 'warrior', 6), on(burnt, 'p2', 'warrior', 1)]).toEqual([2, 2])
  expect(burnt.legal).toEqual([1, 2, 3, 5, 6, 9, 10, 11].map((at) => `hireling-at ${at}`))
})

test('ROOT-HIR-5b: pawns cannot be removed', () => {
  const start = fire({ pieces: [['warrior', 6, 2]] }, { p2: { pawn: 6, items: ['boot'] } }, ['alliance', 'vagabond'])
  expect(start.legal[0]).toBe('hireling-at 2')
})

test('ROOT-HIR-5b, ROOT-HIR-13Db: what the Stoic Protector shields does not burn', () => {
  const start = table({
    factions: ['eyrie', 'duchy'],
    phase: 'birdsong',
    sides: {
      p2: {
        pieces: [
          ['warrior', 6],
          ['warrior', 1],
        ],
      },
    },
    arrange(state) {
      hire(state, id, {
        controller: 'p1',
        pieces: [
          ['warrior', 6],
          ['warrior', 1],
        ],
      })
      hire(state, 'stoic-protector', { controller: 'p2', pawn: 6 })
    },
    tasks: [birdsong('p1')],
  })
  expect([on(start, 'p2', 'warrior', 6), on(start, 'p2', 'warrior', 1)]).toEqual([1, 0])
})

test('ROOT-HIR-5c, ROOT-6.2.2b: no Bearer comes to the clearing of the keep', () => {
  const start = fire({ pieces: [['warrior', 8]] }, { p2: { pieces: [['keep', 7]] } }, ['eyrie', 'marquise'])
  // The keep burns where a Bearer stands, and bars the others until then.
  expect(start.legal).toEqual(['hireling-at 4', 'hireling-at 8'])
})

test('ROOT-HIR-5d, ROOT-6.2.3e: the pieces of one clearing leave together: Field Hospitals are asked once', () => {
  const cats = {
    pieces: [
      ['warrior', 6, 3],
      ['keep', 1],
    ],
    hand: ['anvil', 'sword'],
  } as const
  const start = fire({ pieces: [['warrior', 6, 2]] }, { p2: cats }, ['alliance', 'marquise'])
  expect([start.seat, start.legal]).toEqual(['p2', ['save anvil', 'save nothing']])
  const saved = start.play('save anvil')
  expect([on(saved, 'p2', 'warrior', 1), on(saved, 'p2', 'warrior', 6), hand(saved, 'p2')]).toEqual([2, 1, ['sword']])
})

test('ROOT-HIR-5d, ROOT-E.3.7a: their controller owes Outrage for what they burn', () => {
  const burnt = fire({ pieces: [['warrior', 6]] }, { p1: { hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } }, [
    'eyrie',
    'alliance',
  ])
  expect([burnt.seat, burnt.state.agenda.at(-1)?.do]).toEqual(['p1', 'outrage-card'])
})

test('ROOT-HIR-5c: one Bearer comes to or beside a clearing with a Bearer', () => {
  const asked = fire({ pieces: [['warrior', 8]] })
  expect(asked.legal).toEqual(['hireling-at 4', 'hireling-at 7', 'hireling-at 8'])
  expect(standing(asked.play('hireling-at 7'), id)).toEqual({ 7: 1, 8: 1 })
})

test('ROOT-HIR-5c: with none on the map, or where all these places are barred, two come to any clearings', () => {
  const asked = fire({})
  expect(asked.legal).toEqual(all)
  expect(standing(asked.play('hireling-at 2', 'hireling-at 9'), id)).toEqual({ 2: 1, 9: 1 })
  const barred = hiredTable(
    id,
    { pieces: [['warrior', 8]] },
    {
      factions: ['eyrie', 'duchy'],
      phase: 'birdsong',
      arrange(state) {
        state.scorched = [4, 7, 8]
      },
      tasks: [birdsong('p1')],
    },
  )
  const open = [1, 2, 3, 5, 6, 9, 10, 11, 12].map((at) => `hireling-at ${at}`)
  expect(barred.legal).toEqual(open)
  expect(barred.play('hireling-at 1').legal).toEqual(open)
})

test('ROOT-HIR-5c: with none in the supply none comes', () => {
  const none = fire({ pieces: [['warrior', 8, 6]] }, { p2: { pieces: [['warrior', 8]] } })
  expect([standing(none, id), on(none, 'p2', 'warrior', 8)]).toEqual([{ 8: 6 }, 0])
  // And with nothing to burn either it is not used.
  expect(fire({ pieces: [['warrior', 8, 6]] }).state.turn.used).toEqual([])
})

const smugglers = (cards: readonly string[], faction: 'eyrie' | 'riverfolk' = 'eyrie') =>
  hiredTable(
    'rat-smugglers',
    {},
    {
      factions: [faction, 'duchy'],
      sides: { p1: { pieces: [['warrior', 6, 2]], hand: cards }, p2: { pieces: [['warrior', 6]] } },
      tasks: [daylight('p1')],
    },
  )

test('ROOT-HIR-5Da: a card that shows an item buys a move or a battle, any number of times in Daylight', () => {
  const start = smugglers(['anvil', 'sword', 'armorers'])
  const paying = start.play('use rat-smugglers')
  expect(paying.legal).toEqual(['hireling-card anvil', 'hireling-card sword'])
  const buying = paying.play('hireling-card sword')
  expect([hand(buying, 'p1'), buying.legal]).toEqual([
    ['anvil', 'armorers'],
    ['hireling-do move', 'hireling-do battle'],
  ])
  const moved = buying.play('hireling-do move', 'move-to 2', 'move-count 1')
  expect([on(moved, 'p1', 'warrior', 2), moved.legal]).toEqual([1, ['use rat-smugglers', 'done']])
  const again = moved
    .play('use rat-smugglers', 'hireling-card anvil')
    .chance({ dice: [1, 0] })
    .play('hireling-do battle')
  expect([on(again, 'p2', 'warrior', 6), hand(again, 'p1')]).toEqual([0, ['armorers']])
})

test('ROOT-HIR-5Da, ROOT-INFO-20: the step is asked whatever the hidden hand holds, an open one only with such a card', () => {
  expect(smugglers(['armorers']).legal).toEqual(['done'])
  expect(smugglers(['armorers'], 'riverfolk').legal).not.toContain('done')
  expect(smugglers(['sword']).refusal('use flame-bearers').code).toBe('not-crafted')
})

test('ROOT-HIR-5Da, ROOT-9.5.1: a Vagabond moves its pawn by it', () => {
  const start = hiredTable(
    'rat-smugglers',
    {},
    {
      factions: ['vagabond', 'duchy'],
      sides: { p1: { pawn: 6, items: ['boot'], hand: ['sword'] } },
      tasks: [daylight('p1')],
    },
  )
  // Without anybody to battle there is only a move.
  const moving = start.play('use rat-smugglers', 'hireling-card sword')
  expect(moving.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
})
