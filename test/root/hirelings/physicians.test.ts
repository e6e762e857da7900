import { expect, test } from 'vitest'
import { root } from '../../../src/root'
import { playOn } from '../../../src/root/rules/play-on'
import { remove } from '../../../src/root/rules/removal'
import { hand, hire, on, table } from '../table'

const id = 'feline-physicians'
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

type Side = NonNullable<NonNullable<Parameters<typeof table>[0]['sides']>['p2']>

const clinic = (
  own: Side,
  {
    faction = 'duchy',
    deck = 'standard',
  }: { faction?: 'duchy' | 'cult' | 'riverfolk'; deck?: 'standard' | 'exiles' } = {},
) =>
  table({
    factions: ['eyrie', faction],
    deck,
    sides: { p1: { pieces: [['warrior', 6, 3]], crafted: deck === 'exiles' ? ['coffin-makers'] : [] }, p2: own },
    arrange: (state) => void hire(state, id, { controller: 'p2' }),
    tasks: [battle],
  })

const two = [
  ['warrior', 6, 2],
  ['warrior', 1],
] as const

test('ROOT-HIR-1Da: a card of the clearing brings removed warriors back to a clearing with a faction piece', () => {
  const asked = clinic({ pieces: two, hand: ['anvil', 'sword'] })
    .chance({ dice: [2, 0] })
    .play('ambush nothing')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['hireling-card anvil', 'done']])
  expect(root.check(asked.state).filter(({ message }) => message.includes('warrior'))).toEqual([])
  const healed = asked.play('hireling-card anvil')
  expect([on(healed, 'p2', 'warrior', 1), hand(healed, 'p2')]).toEqual([3, ['sword']])
  const declined = asked.play('done')
  expect([on(declined, 'p2', 'warrior', 1), declined.state.sides.p2?.supply]).toEqual([1, 19])
})

test('ROOT-HIR-1Da, ROOT-INFO-20: it is asked whatever the hidden hand holds, but not without a card', () => {
  const asked = clinic({ pieces: two, hand: ['sword'] })
    .chance({ dice: [2, 0] })
    .play('ambush nothing')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['done']])
})

test('ROOT-HIR-1Da, ROOT-INFO-20: the Riverfolk, whose hand lies open, are asked only if a card of it fits', () => {
  const taxed = (card: string) =>
    table({
      factions: ['riverfolk', 'eyrie'],
      sides: { p1: { pieces: two, hand: [card] } },
      arrange: (state) => void hire(state, id, { controller: 'p1' }),
      tasks: [{ do: 'tax', seat: 'p1' }],
    }).play('tax 6')
  expect(taxed('anvil').legal).toEqual(['hireling-card anvil', 'done'])
  const unasked = taxed('sword')
  expect(unasked.legal).toEqual(['reward points', 'reward cards'])
  expect([on(unasked, 'p1', 'warrior', 6), unasked.state.sides.p1?.supply]).toEqual([1, 13])
})

test('ROOT-HIR-1Da, ROOT-INT-16, ROOT-14.4.3a: a rat that the Warlord replaces is removed, so a card may bring it back', () => {
  const start = (hand: readonly string[]) =>
    table({
      factions: ['hundreds', 'eyrie'],
      sides: { p1: { pieces: two, hand } },
      phase: 'birdsong',
      arrange: (state) => void hire(state, id, { controller: 'p1' }),
      tasks: [{ do: 'anoint', seat: 'p1' }],
    })
  const asked = start(['anvil']).play('anoint 6')
  expect([on(asked, 'p1', 'warlord', 6), asked.legal]).toEqual([1, ['hireling-card anvil', 'done']])
  const healed = asked.play('hireling-card anvil', 'hireling-at 1')
  expect([on(healed, 'p1', 'warrior', 1), on(healed, 'p1', 'warrior', 6)]).toEqual([2, 1])
  expect(asked.play('done').state.sides.p1?.supply).toBe(18)
  expect(start([]).play('anoint 6').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-HIR-1Da: all or nothing, once for a clearing and event; also warriors that their player removes', () => {
  const start = table({
    factions: ['duchy', 'eyrie'],
    sides: { p1: { pieces: two, hand: ['anvil'], crafted: ['tax-collector'] } },
    arrange: (state) => void hire(state, id, { controller: 'p1' }),
    tasks: [{ do: 'tax', seat: 'p1' }],
  })
  const asked = start.play('tax 6')
  expect(asked.legal).toEqual(['hireling-card anvil', 'done'])
  expect(asked.play('hireling-card anvil').legal).toEqual(['hireling-at 1', 'hireling-at 6'])
})

test('ROOT-HIR-1Db: only where a faction piece is left; without one nobody is asked', () => {
  const start = clinic({ pieces: [['warrior', 6]], hand: ['anvil'] })
  const gone = start.chance({ dice: [1, 0] }).play('ambush nothing')
  // The Duchy have nothing else on the map, and nothing in the Burrow.
  expect([gone.seat, gone.state.sides.p2?.supply]).toEqual(['p1', 20])
})

test('ROOT-HIR-1Db, ROOT-12.2.2f: the Duchy may bring them to the Burrow; from there no card brings them back', () => {
  const start = table({
    factions: ['eyrie', 'duchy'],
    sides: {
      p1: { pieces: [['warrior', 6, 3]] },
      p2: {
        pieces: [
          ['warrior', 6],
          ['warrior', 1],
        ],
        hand: ['anvil'],
      },
    },
    arrange(state) {
      hire(state, id, { controller: 'p2' })
      const side = state.sides.p2
      if (side?.pieces.warrior) side.pieces.warrior[0] = 1
      if (side) side.supply--
    },
    tasks: [battle],
  })
  const asked = start.chance({ dice: [1, 0] }).play('ambush nothing', 'hireling-card anvil')
  expect(asked.legal).toEqual(['hireling-at 0', 'hireling-at 1'])
  expect(on(asked.play('hireling-at 0'), 'p2', 'warrior', 0)).toBe(2)
})

test('ROOT-HIR-1Db: not to a clearing where they cannot be placed', () => {
  const start = table({
    factions: ['marquise', 'duchy'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 6, 3],
          ['keep', 1],
        ],
      },
      p2: {
        pieces: [
          ['warrior', 6],
          ['warrior', 1],
          ['market', 7],
        ],
        hand: ['anvil'],
      },
    },
    arrange: (state) => void hire(state, id, { controller: 'p2' }),
    tasks: [battle],
  })
  const healed = start.chance({ dice: [1, 0] }).play('ambush nothing', 'hireling-card anvil')
  expect([on(healed, 'p2', 'warrior', 7), on(healed, 'p2', 'warrior', 1)]).toEqual([1, 1])
})

test('ROOT-10.2.3c, ROOT-HIR-1Da: the Cult is asked first; warriors that are not saved become acolytes', () => {
  const asked = clinic({ pieces: two, hand: ['anvil'] }, { faction: 'cult' })
    .chance({ dice: [2, 0] })
    .play('ambush nothing')
  expect(asked.legal).toEqual(['hireling-card anvil', 'done'])
  const declined = asked.play('done').state.sides.p2?.board
  expect(declined?.faction === 'cult' && declined.acolytes).toBe(2)
  const healed = asked.play('hireling-card anvil')
  const board = healed.state.sides.p2?.board
  expect([on(healed, 'p2', 'warrior', 1), board?.faction === 'cult' && board.acolytes]).toEqual([3, 0])
})

test('ROOT-HIR-1Da, ROOT-CARD-21: those that are not saved go to Coffin Makers', () => {
  const asked = clinic({ pieces: two, hand: ['anvil'] }, { deck: 'exiles' })
    .chance({ dice: [2, 0] })
    .play('ambush nothing')
  expect(asked.play('done').state.coffin).toEqual({ p2: 2 })
  expect(asked.play('hireling-card anvil').state.coffin).toEqual({})
})

test('ROOT-HIR-1Da, ROOT-3.1a: when the game ends meanwhile the warriors are back in the supply', () => {
  const start = table({
    factions: ['eyrie', 'duchy'],
    sides: {
      p1: { pieces: [['warrior', 6, 3]], score: 29 },
      p2: {
        pieces: [
          ['warrior', 6],
          ['market', 6],
          ['warrior', 1],
        ],
        hand: ['anvil'],
      },
    },
    arrange: (state) => void hire(state, id, { controller: 'p2' }),
    tasks: [battle],
  })
  const over = start.chance({ dice: [2, 0] }).play('ambush nothing')
  expect([over.outcome?.winners, over.state.sides.p2?.supply]).toEqual([['p1'], 19])
})

test('ROOT-HIR-1Db: for warriors that leave the Burrow nobody is asked', () => {
  const start = table({
    factions: ['duchy', 'eyrie'],
    sides: { p1: { pieces: [['warrior', 1]], hand: ['anvil', 'armorers'] } },
    arrange(state) {
      hire(state, id, { controller: 'p1' })
      const side = state.sides.p1
      if (side?.pieces.warrior) side.pieces.warrior[0] = 1
      if (side) side.supply--
    },
    tasks: [],
  })
  const state = root.clone(start.state)
  const play = playOn(state)
  remove(play, [{ by: 'p1', losses: [{ owner: 'p1', kind: 'warrior', at: 0, count: 1 }] }])
  expect([state.agenda.at(-1)?.do, state.sides.p1?.supply]).toEqual(['reward', 19])
})
