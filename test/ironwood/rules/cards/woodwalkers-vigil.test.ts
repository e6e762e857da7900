import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, events, legal, type Table, table } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const position: Table = { forests: { F3: 2 }, mountains: { auria: 2 }, hands: { ironclad: ['IC04'] } }
const watched: Table = { ...position, ongoing: { woodwalkers: { WW19: 2 } } }
const attack = ['play WW02', 'forfeit', 'attack F3 auria']
const march = ['play IC02', 'draw 0', 'option 2', 'attack auria F3']

/** What a viewer knows of the Ironclad's wager. */
const seen = (state: State, viewer: 'woodwalkers' | 'ironclad' | 'spectator'): unknown =>
  game.view(state, viewer).battle?.wagers.ironclad
const own = (state: State, viewer: 'woodwalkers' | 'ironclad' | 'spectator'): unknown =>
  game.view(state, viewer).battle?.wagers.woodwalkers

describe('WW19 Owl-Eyed Vigil', () => {
  test('WW19: lies in play with 2 markers, and attacks; the opponent wagers first', () => {
    const start = table({ ...position, hands: { woodwalkers: ['WW19'] } })
    const attacking = after(start, 'play WW19')
    expect(attacking.sides.woodwalkers.ongoing).toEqual([{ card: 'WW19', markers: 2 }])
    expect(offered(attacking)).toEqual(['attack F3 auria', 'forfeit'])
    const fighting = after(attacking, 'attack F3 auria')
    expect(game.toAct(fighting)).toBe('ironclad')
    expect(game.toAct(after(fighting, 'wager nothing'))).toBe('woodwalkers')
    expect(game.toAct(after(attacking, 'forfeit'))).toBe('ironclad')
  })

  test('WW19: in later attacks of the Woodwalkers the defending Ironclad wager first and face up', () => {
    const fighting = after(table(watched), ...attack)
    expect([game.toAct(fighting), ...offered(fighting)]).toEqual([
      'ironclad',
      'wager IC01',
      'wager IC02',
      'wager IC03',
      'wager IC04',
      'wager nothing',
    ])
    const wagered = after(fighting, 'wager IC04')
    const known = { placed: true, card: 'IC04' }
    expect([seen(wagered, 'woodwalkers'), seen(wagered, 'spectator')]).toEqual([known, known])
    expect(game.toAct(wagered)).toBe('woodwalkers')
    expect(events(fighting, 'wager IC04')).toContainEqual({
      type: 'wagered',
      seat: 'ironclad',
      placed: true,
      card: 'IC04',
      for: 'all',
    })
  })

  test('WW19: and when the Ironclad attack', () => {
    const fighting = after(table({ ...watched, turn: 'ironclad' }), ...march)
    expect(game.toAct(fighting)).toBe('ironclad')
    const wagered = after(fighting, 'wager IC04')
    expect([seen(wagered, 'woodwalkers'), game.toAct(wagered)]).toEqual([{ placed: true, card: 'IC04' }, 'woodwalkers'])
  })

  test('WW19: without it the attacker wagers first and face down', () => {
    const fighting = after(table(position), ...attack)
    expect(game.toAct(fighting)).toBe('woodwalkers')
    const wagered = after(table({ ...position, turn: 'ironclad' }), ...march, 'wager IC04')
    expect(seen(wagered, 'woodwalkers')).toEqual({ placed: true, card: null })
  })

  test('CI-WW19: none wagered is said openly; the owner then wagers face down, and it is revealed', () => {
    const none = after(table(watched), ...attack, 'wager nothing')
    expect(seen(none, 'woodwalkers')).toEqual({ placed: false, card: null })
    expect(own(none, 'ironclad')).toBe('undecided')
    const happened = events(none, 'wager WW03')
    const [wagered] = happened.filter(({ type }) => type === 'wagered')
    expect(wagered && game.redact(wagered, 'ironclad')).toMatchObject({ placed: true, card: null })
    expect(happened).toContainEqual({ type: 'revealed', wagers: { woodwalkers: 'WW03', ironclad: null } })
  })

  test('CI-WW19: it does nothing in a battle without combat', () => {
    const start = table({ forests: { F7: 1 }, ongoing: { woodwalkers: { WW19: 2 } }, crystals: { ironclad: 2 } })
    expect(offered(after(start, 'play WW03', 'option 2', 'attack F7 ferrum'))).toEqual(['steal 0', 'steal 1'])
  })

  test('WW19: it is over with its last marker', () => {
    const last = table({ ...watched, ongoing: { woodwalkers: { WW19: 1 } }, turn: 'ironclad', turns: 5 })
    const next = after(last, 'rest')
    expect(next.sides.woodwalkers.discard).toEqual(['WW19'])
    expect(game.toAct(after(next, ...attack))).toBe('woodwalkers')
  })
})
