import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { rulerOf } from '../../src/root/rules/rule'
import type { Seat } from '../../src/root/rules/vocabulary'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
type Moment = 'birdsong.start' | 'birdsong' | 'birdsong.end' | 'daylight.start' | 'evening.start'
const window = (moment: Moment, seat: Seat = 'p1'): Task => ({ do: 'window', seat, moment })
const daylight: Task = { do: 'cat-actions', seat: 'p1', left: 0, recruited: false }
const crafting: Task = { do: 'craft-step', seat: 'p1' }

test('ROOT-CARD-01, ROOT-4.1.2b, ROOT-4.1.2d: an item card takes its item, scores, and is discarded', () => {
  const sides = { p1: { pieces: [['workshop', 6]], hand: ['anvil', 'sword'] } } as const
  const start = table({ factions: pair, sides, tasks: [crafting, daylight] })
  const done = start.play('craft anvil')
  expect([points(done, 'p1'), done.state.sides.p1?.items[3], done.state.supply[3]]).toEqual([2, 1, 0])
  expect(done.state.discard).toEqual(['anvil'])
  expect(done.events.map(({ type }) => type)).toEqual(['crafted', 'scored', 'discarded'])
})

test('ROOT-CARD-10, ROOT-CARD-11, ROOT-2.1.2a, ROOT-2.1.3a: ambush and dominance cards are not crafted, but can be spent', () => {
  const cards = ['ambush-bird', 'dominance-bird'] as const
  const pieces = [
    ['workshop', 6],
    ['workshop', 5],
    ['workshop', 7],
  ] as const
  const start = table({
    factions: ['marquise', 'eyrie', 'alliance'],
    sides: { p1: { pieces, hand: cards } },
    tasks: [crafting, daylight],
  })
  expect(start.legal).toEqual(['done'])
  expect(start.play('done').legal).toEqual(['spend-bird ambush-bird', 'spend-bird dominance-bird', 'done'])
})

test('ROOT-CARD-14, ROOT-4.1.4, ROOT-INT-46: what is discarded may be crafted again, what lies there may not', () => {
  const at = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: { crafted, hand: ['saboteurs'], pieces: [['workshop', 6]] }, p2: { crafted: ['tunnels'] } },
      tasks: [window('birdsong.start'), crafting],
    })
  const kept = at(['saboteurs']).play('done')
  expect(kept.legal).toEqual(['done'])
  const used = at(['saboteurs']).play('use saboteurs')
  expect(used.state.discard).toEqual(['saboteurs', 'tunnels'])
  expect(used.legal).toEqual(['craft saboteurs', 'done'])
  expect(used.play('craft saboteurs').state.sides.p1?.crafted).toEqual(['saboteurs'])
})

test('ROOT-CARD-12, ROOT-ENG-27, ROOT-INT-91: once in a turn, and again in the next', () => {
  const sides = { p1: { crafted: ['codebreakers'] }, p2: { hand: ['anvil'] } } as const
  const tasks: Task[] = [daylight, { do: 'turn-end', seat: 'p1' }]
  const used = table({ factions: pair, sides, tasks }).play('use codebreakers')
  expect(used.state.active).toBe('p2')
  expect(used.state.turn.used).toEqual([])
  const twice = table({ factions: pair, sides, tasks: [daylight, daylight] })
  expect(twice.play('use codebreakers').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-CARD-27, ROOT-ENG-17: Charm Offensive draws a card and gives another player a point', () => {
  const sides = { p1: { crafted: ['charm-offensive'] } } as const
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const start = table({ factions, deck: 'exiles', sides, phase: 'evening', tasks: [window('evening.start')] })
  const used = start.play('use charm-offensive')
  expect([hand(used, 'p1').length, used.legal]).toEqual([1, ['choose-player p2', 'choose-player p3']])
  const given = used.play('choose-player p3')
  expect([points(given, 'p2'), points(given, 'p3'), given.seat]).toEqual([0, 1, 'p1'])
})

test('ROOT-CARD-31, ROOT-CARD-48: the Murine Broker draws for items that others craft, and must', () => {
  const craft = (card: string, broker: 'p1' | 'p2') => {
    const p1 = {
      pieces: [
        ['workshop', 6],
        ['workshop', 8],
      ],
      hand: [card],
      crafted: broker === 'p1' ? ['murine-broker'] : [],
    } as const
    const p2 = broker === 'p2' ? { crafted: ['murine-broker'] } : {}
    const start = table({ factions: pair, deck: 'exiles', sides: { p1, p2 }, tasks: [crafting] })
    const done = start.play(`craft ${card}`)
    return [hand(done, 'p1').length, hand(done, 'p2').length]
  }
  expect(craft('anvil', 'p2')).toEqual([0, 1])
  expect(craft('anvil', 'p1')).toEqual([0, 0])
  expect(craft('false-orders', 'p2')).toEqual([0, 0])
  const sides = { p1: { pawn: 6, items: ['torch'] }, p2: { crafted: ['murine-broker'] } } as const
  const explore = table({
    factions: ['vagabond', 'eyrie'],
    deck: 'exiles',
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  explore.state.ruins[6] = ['hammer']
  expect(hand(explore.play('act explore'), 'p2')).toEqual([])
})

test('ROOT-CARD-33: with Corvid Planners neither end of a move need be ruled', () => {
  const move: Task = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }
  const moves = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: {
        p1: { crafted, pieces: [['warrior', 6]] },
        p2: {
          pieces: [
            ['warrior', 6],
            ['warrior', 2],
          ],
        },
      },
      tasks: [move],
    }).legal
  expect(moves([])).toEqual(['reward points', 'reward cards'])
  expect(moves(['corvid-planners'])).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
})

test('ROOT-CARD-43: with Coffin Makers the warriors on it go home, and nobody scores for them', () => {
  const sides = { p1: { crafted: ['saboteurs'] }, p2: { crafted: ['coffin-makers'] } } as const
  const start = table({ factions: pair, deck: 'exiles', sides, phase: 'birdsong', tasks: [window('birdsong.start')] })
  start.state.coffin = { p1: 4, p2: 6 }
  const [cats, birds] = [start.state.sides.p1, start.state.sides.p2]
  if (!cats || !birds) throw new Error('Nobody sits there.')
  cats.supply -= 4
  birds.supply -= 6
  const used = start.play('use saboteurs')
  expect([used.state.coffin, points(used, 'p1'), points(used, 'p2')]).toEqual([{}, 0, 0])
  expect([used.state.sides.p1?.supply, used.state.sides.p2?.supply]).toEqual([25, 20])
})

test('ROOT-CARD-46, ROOT-CARD-04: Royal Claim counts each clearing ruled, a tie that the Eyrie win too', () => {
  const claim = (factions: readonly ['eyrie' | 'alliance', 'marquise']) => {
    const pieces = [
      ['warrior', 6],
      ['warrior', 3],
      ['warrior', 11, 2],
    ] as const
    const sides = { p1: { crafted: ['royal-claim'], pieces }, p2: { pieces: [['warrior', 6]] } } as const
    const start = table({ factions, sides, phase: 'birdsong', tasks: [window('birdsong')] })
    const used = start.play('use royal-claim')
    return [points(used, 'p1'), used.state.discard.length]
  }
  expect(claim(['eyrie', 'marquise'])).toEqual([3, 1])
  expect(claim(['alliance', 'marquise'])).toEqual([2, 1])
})

test('ROOT-CARD-47, ROOT-3.3.1b, ROOT-ENG-06a: a seat that cannot score may be chosen, and the point is lost; a claim would be worth nothing', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const at = (crafted: string, deck: 'standard' | 'exiles', moment: Moment) => {
    const sides = { p1: { crafted: [crafted], pieces: [['warrior', 6]] }, p2: { hand: ['anvil'] } } as const
    const start = table({ factions, deck, sides, phase: 'birdsong', tasks: [window(moment)] })
    const p2 = start.state.sides.p2
    if (p2) p2.dominance = start.state.deck.splice(start.state.deck.indexOf('dominance-fox'), 1)[0] ?? null
    return start
  }
  const charmed = at('charm-offensive', 'exiles', 'evening.start').play('use charm-offensive', 'choose-player p2')
  const robbed = at('stand-and-deliver', 'standard', 'birdsong').play('use stand-and-deliver')
  expect([points(charmed, 'p2'), points(robbed, 'p2'), hand(robbed, 'p1')]).toEqual([0, 0, ['anvil']])
  const claim = at('royal-claim', 'standard', 'birdsong')
  const p1 = claim.state.sides.p1
  if (p1) p1.dominance = 'dominance-mouse'
  expect(claim.legal).toEqual(['done'])
})

test('ROOT-CARD-47, ROOT-CARD-15: the point of Brutal Tactics is lost too', () => {
  const sides = {
    p1: { crafted: ['brutal-tactics'], pieces: [['warrior', 7, 2]] },
    p2: { pieces: [['warrior', 7, 2]], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  const p2 = start.state.sides.p2
  if (p2) p2.dominance = 'dominance-fox'
  const used = start.chance({ dice: [0, 0] }).play('ambush nothing', 'effect brutal-tactics')
  expect([on(used, 'p2', 'warrior', 7), points(used, 'p2')]).toEqual([1, 0])
})

test('ROOT-CARD-49, ROOT-2.2.1b: what makes clearings adjacent does so for spreading, for wood and for an ally', () => {
  const spread = (crafted: readonly string[]) =>
    table({
      factions: ['alliance', 'marquise'],
      deck: 'exiles',
      sides: { p1: { crafted, pieces: [['sympathy', 10]], supporters: ['birdy-bindle', 'sword'] } },
      phase: 'birdsong',
      tasks: [{ do: 'spread', seat: 'p1' }],
    }).legal
  expect(spread([])).not.toContain('spread 11')
  expect(spread(['boat-builders'])).toContain('spread 11')

  const build = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: {
        p1: {
          crafted,
          pieces: [
            ['warrior', 5],
            ['warrior', 10],
            ['wood', 10],
            ['sawmill', 8],
            ['workshop', 8],
            ['recruiter', 3],
          ],
        },
      },
      tasks: [{ do: 'build-in', seat: 'p1' }],
    }).legal
  expect(build([])).toEqual(['building sawmill', 'building workshop', 'building recruiter'])
  expect(build(['boat-builders'])).toEqual(['build 5', 'build 10'])

  const ally = table({
    factions: ['vagabond', 'marquise'],
    deck: 'exiles',
    sides: { p1: { crafted: ['boat-builders'], pawn: 10, items: ['boot'] }, p2: { pieces: [['warrior', 10, 2]] } },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const board = ally.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.relations.p2 = 3
  const gone = ally.play('act move', 'move-to 11', 'along p2', 'move-count 2')
  expect([on(gone, 'p2', 'warrior', 11), rulerOf(gone, 11)]).toEqual([2, 'p2'])
})

test('ROOT-CARD-51: Saboteurs hit a card that was used, and what it did stays', () => {
  const sides = { p1: { crafted: ['saboteurs'] }, p2: { crafted: ['charm-offensive'] } } as const
  const tasks = [window('evening.start', 'p2'), window('birdsong.start')]
  const used = table({ factions: pair, deck: 'exiles', sides, tasks }).play('use charm-offensive', 'use saboteurs')
  expect(used.state.sides.p2?.crafted).toEqual([])
  expect([hand(used, 'p2').length, points(used, 'p1')]).toEqual([1, 1])
})

test('ROOT-CARD-52, ROOT-9.5.1b: granted moves cost the Vagabond no boot but into a Hostile clearing, granted battles no sword', () => {
  const at = (crafted: string, moment: Moment, hostile: boolean) => {
    const sides = {
      p1: { crafted: [crafted], pawn: 6, items: ['boot', 'sword'] },
      p2: {
        pieces: [
          ['warrior', 2],
          ['warrior', 6],
        ],
      },
    } as const
    const start = table({ factions: ['vagabond', 'marquise'], sides, tasks: [window(moment)] })
    const board = start.state.sides.p1?.board
    if (board?.faction === 'vagabond' && hostile) board.relations.p2 = -1
    return start
  }
  const moved = (hostile: boolean) =>
    at('cobbler', 'evening.start', hostile).play('use cobbler', 'move-to 2').state.sides.p1?.board
  expect(moved(false)).toMatchObject({ clearing: 2, ready: [1, 0, 0, 0, 1, 0, 0, 0] })
  expect(moved(true)).toMatchObject({ clearing: 2, ready: [0, 0, 0, 0, 1, 0, 0, 0] })
  const fought = at('command-warren', 'daylight.start', false)
    .chance({ dice: [0, 0] })
    .play('use command-warren')
  expect(fought.state.sides.p1?.board).toMatchObject({ ready: [1, 0, 0, 0, 1, 0, 0, 0] })
})
