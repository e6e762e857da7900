import { describe, expect, test } from 'vitest'
import { tellEvent } from '../../../src/ironwood/render'
import { sceneOf } from '../../../src/ironwood/render/scene'
import { type Event, ironwoodCards, ironwoodMap } from '../../../src/ironwood/rules'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { battleWords } from '../../../src/ironwood/words/position'
import { after, table } from '../rules/support'

/** A game with cards and mountains of its own names. */
const own = game.setup({
  mode: 'duel',
  seed: 7,
  cards: Object.values(ironwoodCards).map((card) => ({
    ...card,
    title: `My ${card.id}`,
    values: { damage: 3, defense: 2, dominance: 1 },
  })),
  map: {
    ...ironwoodMap,
    mountains: ironwoodMap.mountains.map((mountain) => ({ ...mountain, name: `Mount ${mountain.number}` })),
  },
})

test.each<[Event, own: string, standard: string]>([
  [
    { type: 'played', seat: 'woodwalkers', card: 'WW16', additional: false },
    'The Woodwalkers play WW16 My WW16.',
    `The Woodwalkers play WW16 ${ironwoodCards['WW16']?.title}.`,
  ],
  [
    { type: 'marched', from: 'ferrum', to: 'auria', fighters: 2, golems: 1 },
    'The Ironclad march from Mount 6 to Mount 3: 2 Fighters, 1 Golem.',
    'The Ironclad march from Ferrum to Auria: 2 Fighters, 1 Golem.',
  ],
  [
    { type: 'revealed', wagers: { woodwalkers: 'WW09', ironclad: null } },
    'The wagers: WW09 My WW09 (3/2/1) against nothing.',
    'The wagers: WW09 Children of the Forest (1/2/2) against nothing.',
  ],
  [
    { type: 'drew-visions', seat: 'woodwalkers', visions: ['auria', 'ferrum'], count: 2, for: 'woodwalkers' },
    'The Woodwalkers draw the vision of Mount 3 and Mount 6.',
    'The Woodwalkers draw the vision of Auria and Ferrum.',
  ],
  [
    { type: 'drill-destroyed', at: 'auria' },
    'The Drill on Mount 3 is destroyed; it stands on Mount 6 again.',
    'The Drill on Auria is destroyed; it stands on Ferrum again.',
  ],
  [
    { type: 'expended', seat: 'ironclad', card: 'IC05', from: 'hand', icons: true, slot: true },
    'The Ironclad expend IC05 My IC05.',
    `The Ironclad expend IC05 ${ironwoodCards['IC05']?.title}.`,
  ],
  [{ type: 'mountain-marked', at: 'auria' }, 'Mount 3 is marked.', 'Auria is marked.'],
])('$type is told with the names of the game, or else with the standard ones', (event, named, standard) => {
  expect(tellEvent(event, own)).toBe(named)
  expect(tellEvent(event, game.view(own, 'spectator'))).toBe(named)
  expect(tellEvent(event, table())).toBe(standard)
  expect(tellEvent(event)).toBe(standard)
})

test('a card that only its own game knows is told by its id', () => {
  expect(tellEvent({ type: 'revealed', wagers: { woodwalkers: 'XX99', ironclad: null } })).toBe(
    'The wagers: XX99 against nothing.',
  )
})

test.each<[Event, string]>([
  [{ type: 'rested', seat: 'woodwalkers' }, 'The Woodwalkers play no card this turn.'],
  [{ type: 'picked', choice: 'attack', at: 'auria' }, "The bot's target is Auria (WB-13)."],
  [{ type: 'picked', choice: 'focus', at: 'F5' }, 'The bot focuses on F5 (IB-10).'],
  [{ type: 'compensated', seat: 'ironclad' }, 'The icon changed nothing (BOT-05).'],
  [
    { type: 'idle', choice: 'attack', why: 'no-card' },
    'Attack: the bot has no card to wager, so it draws one (BOT-08).',
  ],
  [{ type: 'idle', choice: 'attack', why: 'too-few' }, 'Attack: there are too few units, so nothing happens (IB-11).'],
  [{ type: 'idle', choice: 'attack', why: 'no-target' }, 'Attack: there is no target, so nothing happens.'],
  [
    { type: 'idle', choice: 'focus', why: 'no-target' },
    'Chase: there is no Warband to focus on, so nothing happens (IB-10).',
  ],
  [{ type: 'idle', choice: 'chase', why: 'no-target' }, 'Chase: there is no target, so nothing happens (IB-12).'],
  [
    { type: 'bot-bonus', seat: 'woodwalkers', bonus: { damage: 1, dominance: 1 } },
    'The Spirits of the Forest add 1 damage and 1 dominance (WB-04).',
  ],
  [{ type: 'bot-bonus', seat: 'ironclad', bonus: { defense: 1 } }, "Ironbot's stance adds 1 defense (IB-04)."],
])('what a turn is about is told: $type', (event, words) => expect(tellEvent(event)).toBe(words))

describe('what a bot adds is told before the wagers are revealed', () => {
  const attacked = (wanted: Parameters<typeof table>[0]): State =>
    after(table({ forests: { F3: 2 }, mountains: { auria: 1 }, ...wanted }), 'play WW02', 'forfeit', 'attack F3 auria')

  test('by Ironbot', () => {
    const lines = battleWords(sceneOf(attacked({ mode: 'ironbot', solo: { stance: 'expansive' } })))
    expect(lines.slice(0, 3)).toEqual([
      'The Woodwalkers attack Auria from F3.',
      'The bot adds 1 damage.',
      'Woodwalkers wager: not yet',
    ])
  })

  test('by nobody in a duel', () => {
    expect(battleWords(sceneOf(attacked({})))).not.toContainEqual(expect.stringContaining('adds'))
  })
})
