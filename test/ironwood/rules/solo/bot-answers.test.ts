import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import { crystals, fighters, golems, hand, legal, refused, type Table } from '../support'
import { answered, botDoes, eventsOf, iconOf } from './support'

const attack = { do: 'focus', for: 'attack' } as const

describe('what the human decides', () => {
  const wanted: Table = {
    mode: 'ironbot',
    forests: { F7: 5 },
    mountains: { auria: [3, 2] },
    hands: { woodwalkers: ['WW04'], ironclad: ['IC03'] },
  }

  test('BOT-17: on the turn of the bot too: which units their damage removes, and where its warband retreats', () => {
    const won = answered(botDoes(wanted, attack), 'wager WW04')
    expect(game.toAct(won.state)).toBe('woodwalkers')
    expect([...legal(won.state)].sort()).toEqual([
      'forfeit',
      'retreat argentimar',
      'retreat chromia',
      'retreat ferrum',
      'retreat lithimar',
      'retreat zincur',
    ])
    const away = answered(won, 'retreat chromia')
    expect([fighters(away.state, 'chromia'), golems(away.state, 'chromia')]).toEqual([3, 2])
    expect(fighters(answered(won, 'forfeit').state, 'auria')).toBe(3)
    const hits: Table = { ...wanted, hands: { woodwalkers: ['WW23'], ironclad: ['IC02'] } }
    const chosen = answered(botDoes(hits, attack), 'wager WW23')
    expect(legal(chosen.state)).toEqual(['hit fighter', 'hit golem'])
    const hit = answered(chosen, 'hit golem')
    expect([fighters(hit.state, 'auria'), golems(hit.state, 'auria')]).toEqual([2, 1])
  })

  test('BOT-17: without Golems there is nothing to choose about damage', () => {
    const hits: Table = { ...wanted, mountains: { auria: 5 }, hands: { woodwalkers: ['WW23'], ironclad: ['IC02'] } }
    const course = answered(botDoes(hits, attack), 'wager WW23')
    expect(eventsOf(course, 'removed')).toContainEqual({
      type: 'removed',
      seat: 'ironclad',
      unit: 'fighter',
      at: 'auria',
      count: 1,
    })
    expect(legal(course.state)).not.toContain('hit fighter')
  })

  test('BOT-17: whether to take a crystal from the cargo', () => {
    const drill = { at: 'auria', step: 1, cargo: 2 }
    const won = answered(botDoes({ ...wanted, drill }, attack), 'wager WW04', 'forfeit')
    expect(legal(won.state)).toEqual(['salvage', 'forfeit'])
    expect(crystals(answered(won, 'salvage').state, 'woodwalkers')).toBe(1)
    expect(crystals(answered(won, 'forfeit').state, 'woodwalkers')).toBe(0)
  })

  test('BOT-17: against Woodenbot whether and where its warband retreats', () => {
    const raid = { do: 'raid', on: ['warband'], steal: false } as const
    const table: Table = {
      mode: 'woodenbot',
      forests: { F7: 4 },
      mountains: { auria: 4 },
      hands: { ironclad: ['IC07'], woodwalkers: ['WW03'] },
    }
    const won = answered(botDoes(table, raid), 'wager IC07')
    expect([game.toAct(won.state), [...legal(won.state)].sort()]).toEqual([
      'ironclad',
      ['forfeit', 'retreat F5', 'retreat F8', 'retreat F9'],
    ])
  })

  test('BOT-17: at the wager they see attacker and target, but not the card of the bot', () => {
    const asked = botDoes(wanted, attack)
    const { battle, sides } = game.view(asked.state, 'woodwalkers')
    const [forest, mountain] = [ironwoodBoard.forestAt['F7'], ironwoodBoard.mountainAt['auria']]
    expect(battle).toMatchObject({ attacker: 'ironclad', forest, mountain })
    expect(battle?.wagers.ironclad).toBe('undecided')
    expect(sides.ironclad).toMatchObject({ hand: null, handSize: 1 })
  })
})

describe('SHIELD', () => {
  const iron: Table = { mode: 'ironbot', solo: { stance: 'defensive' }, visions: { hand: ['chromia'] } }

  test('BOT-17: the human burns a special or a vision card, never a base card', () => {
    const asked = iconOf({ ...iron, hands: { woodwalkers: ['WW05', 'WW06'] } }, 'SHIELD')
    expect(game.toAct(asked.state)).toBe('woodwalkers')
    expect(legal(asked.state)).toEqual(['burn WW05', 'burn WW06', 'burn-vision chromia'])
    const special = answered(asked, 'burn WW06')
    expect(special.state.sides.woodwalkers.discard).toEqual(['WW06'])
    expect(hand(special.state, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03', 'WW05'])
    expect(eventsOf(special, 'compensated')).toEqual([])
    expect(eventsOf(special, 'drew')).toEqual([])
    expect(refused(asked.state, 'burn WW01').code).toBeDefined()
    expect(refused(asked.state, 'forfeit').code).toBe('not-optional')
  })

  test('BOT-17: "when burned" effects are those of the human', () => {
    const asked = iconOf({ ...iron, crystals: { woodwalkers: 1 }, hands: { woodwalkers: ['WW09'] } }, 'SHIELD')
    const burned = answered(asked, 'burn WW09')
    expect([game.toAct(burned.state), legal(burned.state)]).toEqual(['woodwalkers', ['pay', 'forfeit']])
    const gained = answered(iconOf({ ...iron, hands: { woodwalkers: ['WW33'] } }, 'SHIELD'), 'burn WW33', 'gain 1')
    expect([crystals(gained.state, 'woodwalkers'), crystals(gained.state, 'ironclad')]).toEqual([1, 0])
  })

  const wood: Table = { mode: 'woodenbot', decks: { woodwalkers: ['WW20'] } }
  test('BOT-17: against Woodenbot the human burns a special and the bot draws one, or it steals a crystal', () => {
    const asked = iconOf({ ...wood, crystals: { ironclad: 2 }, hands: { ironclad: ['IC05'] } }, 'SHIELD')
    expect([game.toAct(asked.state), legal(asked.state)]).toEqual(['ironclad', ['burn IC05', 'demand steal']])
    const burned = answered(asked, 'burn IC05').state.sides
    expect([burned.ironclad.discard, burned.ironclad.crystals, burned.woodwalkers.hand]).toEqual([
      ['IC05'],
      2,
      ['WW20'],
    ])
    const stolen = answered(asked, 'demand steal').state.sides
    expect([stolen.ironclad.crystals, stolen.woodwalkers.crystals, stolen.woodwalkers.hand]).toEqual([1, 1, []])
  })

  test('BOT-17: only what can be done in full is offered', () => {
    const poor = iconOf({ ...wood, hands: { ironclad: ['IC05', 'IC06'] } }, 'SHIELD')
    expect(legal(poor.state)).toEqual(['burn IC05', 'burn IC06'])
    const stolen = iconOf({ ...wood, crystals: { ironclad: 1 } }, 'SHIELD')
    expect([crystals(stolen.state, 'ironclad'), crystals(stolen.state, 'woodwalkers')]).toEqual([0, 1])
    expect(eventsOf(stolen, 'compensated')).toEqual([])
    expect(eventsOf(iconOf(wood, 'SHIELD'), 'compensated')).toHaveLength(1)
  })

  test('BOT-17: what the bot has drawn by SHIELD does not show', () => {
    const asked = iconOf({ ...wood, crystals: { ironclad: 2 }, hands: { ironclad: ['IC05'] } }, 'SHIELD')
    const drew = eventsOf(answered(asked, 'burn IC05'), 'drew')
    expect(drew).toEqual([{ type: 'drew', seat: 'woodwalkers', count: 1, cards: null, for: 'woodwalkers' }])
  })
})
