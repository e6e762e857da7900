import { describe, expect, test } from 'vitest'
import { root, type State } from '../../src/root'
import { cultOf } from '../../src/root/rules/factions/cult/board'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { sideOf } from '../../src/root/rules/play'
import { table } from './table'

/** What the check says of a lawful position that was damaged. */
function told(damage: (state: State) => void): string[] {
  const { state } = table({
    factions: ['cult', 'riverfolk', 'duchy'],
    active: 'p2',
    sides: {
      p1: { pieces: [['garden-fox', 6]], acolytes: 2, hand: ['sword'] },
      p2: { pieces: [['post-fox', 12]], funds: { p1: 2 }, posts: { fox: 2 } },
    },
    tasks: [],
  })
  expect(root.check(state)).toEqual([])
  damage(state)
  return root.check(state).map(({ path, message }) => `${path}: ${message}`)
}
const cult = (state: State) => cultOf({ state }, 'p1')
const river = (state: State) => riverfolkOf({ state }, 'p2')

/** Puts a piece from one clearing into another. */
function shift(state: State, seat: 'p1' | 'p2', kind: 'garden-fox' | 'post-fox', from: number, to: number): void {
  const list = sideOf({ state }, seat).pieces[kind]
  if (!list) throw new Error(`${seat} has no ${kind}.`)
  list[from] = 0
  list[to] = 1
}

describe('the board of the Cult', () => {
  test('ROOT-INV-04: acolytes are counted in whole numbers', () => {
    expect(told((state) => Object.assign(cult(state), { acolytes: 2.5 }))).toContain(
      'sides.p1.board.acolytes: ROOT-INV-04: 2.5 is not a number of acolytes.',
    )
  })

  test('ROOT-INV-26: a garden stands in a clearing of its suit', () => {
    expect(told((state) => shift(state, 'p1', 'garden-fox', 6, 2))).toEqual([
      'sides.p1.pieces.garden-fox[2]: ROOT-INV-26: Clearing 2 is no fox clearing.',
    ])
  })

  test('ROOT-10.3.3, ROOT-10.6.1: there is an Outcast after setup, and cards lie revealed in the own turn only', () => {
    expect(told((state) => Object.assign(cult(state), { outcast: null }))).toEqual([
      'sides.p1.board.outcast: ROOT-10.3.3: There is no Outcast.',
    ])
    const revealed = (active: 'p1' | 'p2', phase: State['phase']) =>
      told((state) => {
        cult(state).revealed.push(...sideOf({ state }, 'p1').hand.splice(0))
        Object.assign(state, { active, phase })
      })
    const strange = ['sides.p1.board.revealed: ROOT-10.3.3: Cards lie revealed out of turn.']
    expect(revealed('p2', 'daylight')).toEqual(strange)
    expect(revealed('p1', 'birdsong')).toEqual(strange)
    expect(revealed('p1', 'daylight')).toEqual([])
  })

  test('ROOT-INV-02: acolytes are no warriors of the supply', () => {
    expect(told((state) => Object.assign(cult(state), { acolytes: 3 }))).toHaveLength(1)
  })
})

describe('the board of the Riverfolk', () => {
  test('ROOT-INV-04: warriors there are counted, and belong to seats that are taken', () => {
    const strange = told((state) => Object.assign(river(state).committed, { p5: 1 }))
    expect(strange).toContain('sides.p2.board.committed.p5: ROOT-INV-04: p5 does not play.')
    expect(told((state) => Object.assign(river(state).payments, { p1: 0 }))).toContain(
      'sides.p2.board.payments.p1: ROOT-INV-04: 0 is not a number of warriors.',
    )
    expect(told((state) => Object.assign(river(state).funds, { p1: 3 }))).toHaveLength(1)
  })

  test('ROOT-INV-07: a trade post lies on its track or on the map, and a space holds one thing', () => {
    expect(told((state) => Object.assign(river(state).posts, { fox: 3 }))).toEqual([
      'sides.p2.board.posts.fox: ROOT-INV-07: There are 4, not 3 at most.',
    ])
    const crowded = told((state) => {
      Object.assign(river(state).tracks.fox, { p1: 2 })
      Object.assign(river(state), { funds: {} })
    })
    expect(crowded).toEqual(['sides.p2.board.tracks.fox: ROOT-INV-07: 4 things lie on three spaces.'])
  })

  test('ROOT-INV-26: a trade post lies in a clearing of its suit', () => {
    expect(told((state) => shift(state, 'p2', 'post-fox', 12, 7))).toEqual([
      'sides.p2.pieces.post-fox[7]: ROOT-INV-26: Clearing 7 is no fox clearing.',
    ])
  })

  test('ROOT-11.0d: each service has a price from 1 to 4 after setup', () => {
    const prices = (price: number) => told((state) => Object.assign(river(state).prices, { riverboats: price }))
    expect([prices(0), prices(5), prices(4)].map(({ length }) => length)).toEqual([1, 1, 0])
  })
})
