import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, events, fighters, hand, legal, refused, type Table, table } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State =>
  table({ ...rest, hands: { woodwalkers: cards, ironclad: rest.hands?.ironclad ?? [] } })
const bases = ['IC01', 'IC02', 'IC03']

describe('WW17 Ears in the Undergrowth', () => {
  const start = held(['WW17'], {
    hands: { ironclad: ['IC04', 'IC20'] },
    decks: { ironclad: ['IC38'] },
    visions: { deck: ['auria'] },
  })
  const looking = after(start, 'play WW17', 'recruit F2')

  test('WW17: recruits 1, sees the hand, has a special card replaced, and draws a vision card', () => {
    expect(fighters(looking, 'F2')).toBe(1)
    expect(offered(looking)).toEqual(['forfeit', 'look'])
    const striking = after(looking, 'look')
    expect(game.toAct(striking)).toBe('woodwalkers')
    expect(offered(striking)).toEqual(['discard IC04', 'discard IC20', 'forfeit'])
    const struck = after(striking, 'discard IC20')
    expect(hand(struck, 'ironclad')).toEqual([...bases, 'IC04', 'IC38'])
    expect(struck.sides.ironclad.discard).toEqual(['IC20'])
    expect(offered(struck)).toEqual(['draw-visions 0', 'draw-visions 1'])
    expect(game.toAct(after(struck, 'draw-visions 1'))).toBe('ironclad')
  })

  test('WW17: the hand lies open to the Woodwalkers only, and only while they choose', () => {
    const open = (state: State, viewer: 'woodwalkers' | 'spectator'): string[] | null =>
      game.view(state, viewer).sides.ironclad.hand
    expect(open(looking, 'woodwalkers')).toBe(null)
    const striking = after(looking, 'look')
    expect(open(striking, 'woodwalkers')).toEqual([...bases, 'IC04', 'IC20'])
    expect(open(striking, 'spectator')).toBe(null)
    expect(open(after(striking, 'discard IC04'), 'woodwalkers')).toBe(null)
  })

  test('CI-WW17: base cards are shown too, but only to this opponent', () => {
    const [shown] = events(looking, 'look').filter(({ type }) => type === 'shown')
    expect(shown).toMatchObject({ cards: [...bases, 'IC04', 'IC20'], for: 'woodwalkers' })
    expect(shown && game.redact(shown, 'spectator')).toMatchObject({ cards: null })
  })

  test('CI-WW17: without a special card in hand it is only shown', () => {
    const shown = after(held(['WW17']), 'play WW17', 'forfeit', 'look')
    expect(offered(shown)).toEqual(['draw-visions 0', 'draw-visions 1'])
    expect(hand(shown, 'ironclad')).toEqual(bases)
  })

  test('CI-WW17: the opponent discards first, so an empty deck is refilled with that card', () => {
    const empty = held(['WW17'], { hands: { ironclad: ['IC04'] } })
    empty.sides.ironclad.deck = []
    const done = after(empty, 'play WW17', 'forfeit', 'look', 'discard IC04')
    expect(hand(done, 'ironclad')).toEqual([...bases, 'IC04'])
    expect(done.sides.ironclad.discard).toEqual([])
  })
})

describe('WW22 Rust and Ivy', () => {
  const position: Table = { ongoing: { woodwalkers: { WW18: 2, WW20: 1 }, ironclad: { IC22: 2, IC25: 3 } } }
  const markers = (state: State, seat: 'woodwalkers' | 'ironclad'): Record<string, number> =>
    Object.fromEntries(state.sides[seat].ongoing.map((each) => [each.card, each.markers]))

  test('WW22: takes up to 2 markers off one ongoing card, puts 1 on an own one, plays a base card more', () => {
    const taking = after(held(['WW22'], position), 'play WW22')
    expect(offered(taking)).toEqual(['forfeit', 'unmark IC22', 'unmark IC25'])
    const one = after(taking, 'unmark IC25')
    expect(offered(one)).toEqual(['forfeit', 'unmark IC25'])
    const adding = after(one, 'unmark IC25')
    expect(markers(adding, 'ironclad')).toEqual({ IC22: 2, IC25: 1 })
    expect(offered(adding)).toEqual(['add-marker WW18', 'add-marker WW20', 'forfeit'])
    const added = after(adding, 'add-marker WW18')
    expect(markers(added, 'woodwalkers')).toEqual({ WW18: 3, WW20: 1 })
    expect(offered(added)).toEqual(['forfeit', 'play WW01', 'play WW02', 'play WW03'])
  })

  test('WW22: the last marker discards the card, and its exhausted steps are not resolved', () => {
    const done = after(held(['WW22'], position), 'play WW22', 'unmark IC22', 'unmark IC22')
    expect([markers(done, 'ironclad'), crystals(done, 'ironclad')]).toEqual([{ IC25: 3 }, 0])
    expect(done.sides.ironclad.discard).toEqual(['IC22'])
    expect(game.toAct(done)).toBe('woodwalkers')
  })

  test('CI-WW22: 1 marker or 2, as the player likes', () => {
    const one = after(held(['WW22'], position), 'play WW22', 'unmark IC22', 'forfeit')
    expect(markers(one, 'ironclad')).toEqual({ IC22: 1, IC25: 3 })
    expect(offered(one)).toEqual(['add-marker WW18', 'add-marker WW20', 'forfeit'])
  })

  test('CI-WW22: without an ongoing card of the opponent step 1 is lost, and without an own one step 2', () => {
    const own = held(['WW22'], { ongoing: { woodwalkers: { WW18: 1 } } })
    expect(offered(after(own, 'play WW22'))).toEqual(['add-marker WW18', 'forfeit'])
    expect(offered(after(held(['WW22']), 'play WW22'))).toEqual(['forfeit', 'play WW01', 'play WW02', 'play WW03'])
  })

  test('CI-WW22: a card played this round leaves its slot, which stays used', () => {
    const fresh = table({ turn: 'ironclad', hands: { woodwalkers: ['WW22'], ironclad: ['IC22'] } })
    const played = after(fresh, 'play IC22', 'draw 0', 'play WW22', 'unmark IC22', 'unmark IC22')
    expect(played.sides.ironclad.slots).toEqual(['used'])
    expect(played.sides.ironclad.discard).toEqual(['IC22'])
  })
})

describe('WW36 Toll of the Glade', () => {
  const rich = held(['WW36'], {
    hands: { ironclad: ['IC04', 'IC20'] },
    crystals: { ironclad: 3 },
    decks: { woodwalkers: ['WW30'] },
    visions: { deck: ['auria'] },
  })

  test('WW36: the opponent chooses between a special card and 2 crystals', () => {
    const demanded = after(rich, 'play WW36')
    expect([game.toAct(demanded), ...offered(demanded)]).toEqual(['ironclad', 'demand discard', 'demand steal'])
    const stolen = after(demanded, 'demand steal')
    expect([crystals(stolen, 'woodwalkers'), crystals(stolen, 'ironclad')]).toEqual([2, 1])
    expect(offered(stolen)).toEqual(['draw-visions 0', 'draw-visions 1'])
    const giving = after(demanded, 'demand discard')
    expect([game.toAct(giving), ...offered(giving)]).toEqual(['ironclad', 'discard IC04', 'discard IC20'])
    const given = after(giving, 'discard IC20')
    expect(hand(given, 'ironclad')).toEqual([...bases, 'IC04'])
    expect([game.toAct(given), ...offered(given)]).toEqual(['woodwalkers', 'draw 0', 'draw 1'])
    expect(hand(after(given, 'draw 1'), 'woodwalkers')).toContain('WW30')
  })

  test('WW36: then a special card costs the opponent a crystal', () => {
    const tolled = after(rich, 'play WW36', 'demand steal', 'draw-visions 1')
    expect(offered(tolled)).toEqual(['play IC01', 'play IC02', 'play IC03', 'play IC04', 'play IC20', 'rest'])
    const played = after(tolled, 'play IC04')
    expect(crystals(played, 'ironclad')).toBe(0)
  })

  test('CI-WW36: a base card, a wager or a turn without a card costs nothing', () => {
    const fight = { forests: { F7: 1 }, mountains: { auria: 1 }, hands: { ironclad: ['IC04'] } }
    const tolled = after(
      held(['WW36'], { ...fight, crystals: { ironclad: 3 } }),
      ...['play WW36', 'demand steal', 'draw-visions 0'],
    )
    expect(crystals(after(tolled, 'rest'), 'ironclad')).toBe(1)
    const attacking = after(tolled, 'play IC02', 'draw 0', 'option 2', 'attack auria F7')
    expect(crystals(after(attacking, 'wager IC04'), 'ironclad')).toBe(1)
  })

  test('CI-WW36: a demand that cannot be met in full is not offered, and the opponent cannot refuse', () => {
    const cards = held(['WW36'], { hands: { ironclad: ['IC04'] }, crystals: { ironclad: 1 } })
    const given = after(cards, 'play WW36')
    expect([hand(given, 'ironclad'), ...offered(given)]).toEqual([bases, 'draw 0', 'draw 1'])
    const crystalsOnly = after(held(['WW36'], { crystals: { ironclad: 2 } }), 'play WW36')
    expect([crystals(crystalsOnly, 'woodwalkers'), crystals(crystalsOnly, 'ironclad')]).toEqual([2, 0])
    expect(refused(after(rich, 'play WW36'), 'forfeit').message).not.toBe('')
  })

  test('CI-WW36: if neither can be done nothing happens', () => {
    const nothing = after(held(['WW36'], { crystals: { ironclad: 1 } }), 'play WW36')
    expect([game.toAct(nothing), ...offered(nothing)]).toEqual(['woodwalkers', 'draw-visions 0', 'draw-visions 1'])
    expect([crystals(nothing, 'ironclad'), crystals(nothing, 'woodwalkers')]).toEqual([1, 0])
  })

  const poor = held(['WW36'], {
    hands: { ironclad: ['IC04', 'IC22', 'IC28'] },
    crystals: { ironclad: 1 },
    forests: { F3: 1 },
    mountains: { auria: 2 },
  })
  const tolled = after(poor, 'play WW36', 'discard IC28', 'draw 0', 'draw-visions 0')

  test('CI-WW36: the crystal is paid before the effects of the card', () => {
    const playing = after(tolled, 'play IC04')
    expect([crystals(playing, 'ironclad'), game.toAct(playing)]).toEqual([0, 'ironclad'])
    const gained = after(playing, 'forfeit', 'gain 2')
    expect(crystals(gained, 'ironclad')).toBe(2)
  })

  test('CI-WW36: a seat that cannot pay plays no special card; base cards, drawing and wagers are free', () => {
    const later = after(tolled, 'play IC04', 'forfeit', 'gain 0', 'rest')
    expect(offered(later)).toEqual(['play IC01', 'play IC02', 'play IC03', 'rest'])
    const wagering = after(later, 'play IC01', 'option 3', 'attack auria F3')
    expect(legal(wagering)).toContain('wager IC22')
    expect(crystals(after(wagering, 'wager IC22'), 'ironclad')).toBe(0)
    expect(game.toAct(after(later, 'rest'))).toBe('woodwalkers')
  })

  test('CI-WW36: the toll is over with the round, and does not touch the Woodwalkers', () => {
    const last = held(['WW36', 'WW06'], { turns: 4, hands: { ironclad: ['IC04'] } })
    const paid = after(last, 'play WW36', 'draw 0', 'draw-visions 0', 'rest')
    expect([paid.round, paid.restrictions]).toEqual([3, []])
    const mine = held(['WW36', 'WW06'])
    const next = after(mine, 'play WW36', 'draw-visions 0', 'rest')
    expect(legal(next)).toContain('play WW06')
  })
})
