import { expect, test } from 'vitest'
import type { Faction, Hireling, Seat, Task } from '../../../src/root'
import { hand, hire, hiredIn, on } from '../table'
import { daylight, scene } from './scene'

const id = 'spring-uprising'
/** Two cards that nobody else sees: the first pays for an attack at 6, the second does not. */
const hands = [['ambush-fox'], ['ambush-rabbit']] as const
const [at, toll, none] = [6, 'ambush-fox', 'ambush-rabbit'] as const

/** The Prophets of p1 preach at 6, to the Duchy of p2 and the Uprising. */
const sermon = (cards: readonly string[], controller: Seat = 'p1') =>
  scene(
    'warm-sun-prophets',
    { controller, pieces: [['warrior', at]] },
    {
      factions: ['eyrie', 'duchy'],
      sides: { p2: { pieces: [['warrior', at, 2]], hand: cards } },
      tasks: [daylight(controller)],
      arrange: (state) => void hire(state, id, { controller: null, pieces: [['warrior', at]] }),
    },
  ).play('use warm-sun-prophets', 'hireling-do force-battle')

test('ROOT-HIR-3b, ROOT-INFO-20: whom others can be forced to attack does not tell their cards', () => {
  const [one, other] = hands.map((cards) => sermon(cards).legal)
  expect(one).toEqual(other)
  expect(one).toEqual(['hireling-whom warm-sun-prophets', 'hireling-whom spring-uprising'])
  // With no card at all everybody sees that there is no attack.
  expect(sermon([]).legal).not.toContain('hireling-whom spring-uprising')
})

test('ROOT-HIR-3b: who is forced to attack and has no fitting card shows it, and makes no attack', () => {
  const done = sermon([none]).play('hireling-whom spring-uprising')
  expect([done.state.battle, hand(done, 'p2'), done.state.sides.p2?.lacks]).toEqual([null, [none], ['fox']])
  expect([hiredIn(done, id).pieces.warrior?.[at], on(done, 'p2', 'warrior', at)]).toEqual([1, 2])
  const paid = sermon([toll]).play('hireling-whom spring-uprising')
  expect([paid.seat, paid.legal]).toEqual(['p2', ['hireling-card ambush-fox']])
  const fought = paid.chance({ dice: [1, 0] }).play('hireling-card ambush-fox')
  expect([hand(fought, 'p2'), hiredIn(fought, id).pieces.warrior?.[at]]).toEqual([[], 0])
})

/** What waits when a seat with a hidden hand stands beside the Uprising only. */
const beside = (
  faction: Faction,
  task: Task,
  cards: readonly string[],
  more: object = {},
  with_: readonly Hireling[] = [],
) =>
  scene(
    id,
    { controller: null, pieces: [['warrior', at]] },
    {
      factions: [faction, 'alliance'],
      sides: { p1: { pieces: [['warrior', at, 2]], hand: cards, ...more } },
      tasks: [task],
      arrange(state) {
        for (const each of with_) hire(state, each, { controller: 'p1' })
      },
    },
  )

test.each<[string, Faction, Task, object]>([
  ['a crusade', 'cult', { do: 'crusade', seat: 'p1' }, { outcast: 'fox' }],
  ['a battle after a crusade', 'cult', { do: 'crusade-on', seat: 'p1', at }, { outcast: 'fox' }],
  ['the League', 'eyrie', { do: 'league-act', seat: 'p1' }, {}],
  ['Command Warren', 'eyrie', { do: 'window', seat: 'p1', moment: 'daylight.start' }, { crafted: ['command-warren'] }],
  ['a card of the Smugglers', 'eyrie', { do: 'hireling', seat: 'p1', hireling: 'rat-smugglers', step: 'act' }, {}],
  ['the Brigadier', 'duchy', { do: 'brigadier', seat: 'p1' }, {}],
  ['a second battle of the Brigadier', 'duchy', { do: 'battle-again', seat: 'p1' }, {}],
  ['a battle after an advance', 'hundreds', { do: 'advance-battle', seat: 'p1' }, { pieces: [['warlord', at]] }],
  [
    'an advance of the Relentless',
    'hundreds',
    { do: 'relentless', seat: 'p1' },
    { pieces: [['warlord', at]], mood: 'relentless' },
  ],
])('ROOT-INFO-20, ROOT-HIR-3b: %s is asked about whether or not a card fits', (_name, faction, task, more) => {
  for (const cards of hands) {
    const asked = beside(faction, task, cards, more, ['rat-smugglers'])
    expect([asked.seat, asked.state.agenda.at(-1)?.do]).toEqual(['p1', task.do])
    expect(asked.legal).not.toEqual([])
  }
})

test('ROOT-HIR-5Da, ROOT-HIR-3b: a card of the Smugglers that was the only one for the attack is lost, and the turn goes on', () => {
  const pay = { do: 'hireling', seat: 'p1', hireling: 'rat-smugglers', step: 'pay' } as const
  const asked = scene(
    id,
    { controller: null, pieces: [['warrior', at, 4]] },
    {
      factions: ['eyrie', 'alliance'],
      sides: { p1: { pieces: [['warrior', at]], hand: ['anvil', none] } },
      tasks: [pay],
      arrange: (state) => void hire(state, 'rat-smugglers', { controller: 'p1' }),
    },
  ).play('hireling-card anvil')
  expect([asked.state.discard, asked.legal]).toEqual([['anvil'], ['reward points', 'reward cards']])
})
