import { createRandom } from 'totemforge'
import { expect, test } from 'vitest'
import { root } from '../../../src/root'
import { belongings, hand, hire, hiredIn, on, points, table } from '../table'
import { birdsong, hiredTable, standing, textOf } from './texts'

const id = 'spring-uprising'
const factions = ['eyrie', 'duchy'] as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

test('ROOT-HIR-3a, ROOT-E.2c: setup rolls twice, then a warrior comes to a clearing of each suit', () => {
  const asked = textOf('setUp', id, { controller: null })
  const [first, second] = asked.state.agenda.flatMap((task) => (task.do === 'hireling' ? [task.suit] : [])).reverse()
  expect([first, second].every((suit) => suit !== undefined)).toBe(true)
  const suitOf = (at: string) => asked.state.suits[Number(at.split(' ')[1])]
  expect(new Set(asked.legal.map(suitOf))).toEqual(new Set([first]))
  const then = asked.play(asked.legal[0] ?? '')
  expect(new Set(then.legal.map(suitOf))).toEqual(new Set([second]))
  const all = then.play(then.legal[1] ?? '')
  expect(hiredIn(all, id).supply).toBe(2)
})

test('ROOT-HIR-3a: when hired with none on the map one comes; with one there nothing happens', () => {
  expect(textOf('whenHired', id).legal).toHaveLength(4)
  expect(textOf('whenHired', id, { pieces: [['warrior', 6]] }).legal).toEqual(['reward points', 'reward cards'])
})

const attack = (cards: readonly string[], attacker: 'eyrie' | 'riverfolk' = 'eyrie') =>
  hiredTable(
    id,
    { controller: 'p2', pieces: [['warrior', 6, 2]] },
    {
      factions: [attacker, 'duchy'],
      sides: { p1: { pieces: [['warrior', 6, 2]], hand: cards }, p2: { pieces: [['warrior', 6]] } },
      tasks: [battle],
    },
  )

test('ROOT-HIR-3b: who attacks the Uprising discards a card of the suit first', () => {
  const start = attack(['anvil', 'sword'])
  expect(start.legal).toEqual(['battle-whom p2', `battle-whom ${id}`])
  const asked = start.play(`battle-whom ${id}`)
  expect([asked.seat, asked.legal]).toEqual(['p1', ['hireling-card anvil']])
  const fought = asked.chance({ dice: [1, 1] }).play('hireling-card anvil')
  expect([hand(fought, 'p1'), fought.state.discard]).toEqual([['sword'], ['anvil']])
  expect([standing(fought, id), on(fought, 'p1', 'warrior', 6)]).toEqual([{ 6: 1 }, 1])
})

test('ROOT-HIR-3b, ROOT-ENG-06: with nobody else to battle the open question says that there is such a card', () => {
  const asked = hiredTable(
    id,
    {
      controller: 'p2',
      pieces: [
        ['warrior', 6],
        ['warrior', 7],
      ],
    },
    {
      factions: ['eyrie', 'duchy'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 6],
            ['warrior', 7],
          ],
          hand: ['anvil', 'bake-sale'],
        },
      },
      tasks: [battle],
    },
  )
  expect(asked.legal).toEqual(['battle-in 6'])
  for (let seed = 0; seed < 20; seed++) {
    const dealt = root.determinize(asked.view('p2'), createRandom(seed))
    expect(root.legalActions(dealt).length).toBeGreaterThan(0)
  }
})

test('ROOT-HIR-3b: a bird serves, and an open hand is not asked about its only card', () => {
  expect(attack(['armorers']).play(`battle-whom ${id}`).legal).toEqual(['hireling-card armorers'])
  const open = attack(['anvil'], 'riverfolk').play(`battle-whom ${id}`)
  expect(hand(open, 'p1')).toEqual([])
})

test('ROOT-HIR-3b: without such a card nobody attacks it', () => {
  const start = attack(['sword'])
  // The question is asked all the same, so that nobody sees which cards are missing.
  expect([start.seat, start.legal]).toEqual(['p1', ['battle-whom p2']])
  expect(start.refusal(`battle-whom ${id}`)).toMatchObject({ code: 'no-card', rule: 'ROOT-HIR-3b' })
  // An empty hand hides nothing: the battle with the Duchy has been fought.
  expect(attack([]).legal).toEqual(['reward points', 'reward cards'])
  // So does one that lies open.
  expect(attack(['sword'], 'riverfolk').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-HIR-3b, ROOT-E.3.4b: a hireling cannot attack it', () => {
  const start = table({
    factions,
    sides: { p1: { hand: ['anvil'] } },
    arrange(state) {
      hire(state, id, { controller: 'p2', pieces: [['warrior', 6]] })
      hire(state, 'forest-patrol', { controller: 'p1', pieces: [['warrior', 6]] })
    },
    tasks: [{ ...battle, owner: 'forest-patrol' }],
  })
  expect([start.state.battle, start.legal]).toEqual([null, ['reward points', 'reward cards']])
})

test('ROOT-HIR-3b, ROOT-INFO-20: a step in which it could be attacked is asked whatever the hidden hand is', () => {
  const step = (cards: readonly string[]) =>
    hiredTable(
      id,
      { controller: 'p2', pieces: [['warrior', 6]] },
      {
        factions: ['duchy', 'eyrie'],
        sides: { p1: { pieces: [['warrior', 6]], hand: cards } },
        tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
      },
    )
  expect(step(['sword']).legal).toEqual(['done'])
  expect(step([]).legal).toEqual(['reward points', 'reward cards'])
})

/** The start of Birdsong, with a roll of the uprising die. */
function rolled(pieces: readonly (readonly ['warrior', number, number?])[], suit: string) {
  // Another effect of this moment must be used as well, so its order is asked.
  const start = table({
    factions: ['eyrie', 'duchy', 'vagabond'],
    phase: 'birdsong',
    sides: {
      p1: { pieces: [['warrior', 6]] },
      p2: {
        pieces: [
          ['warrior', 6, 2],
          ['market', 6],
        ],
      },
      p3: { pawn: 6, items: ['sword', 'boot', 'torch', 'tea'] },
    },
    arrange(state) {
      hire(state, id, { controller: 'p1', pieces })
      hire(state, 'flame-bearers', { controller: 'p1' })
    },
    tasks: [birdsong('p1')],
  })
  expect(start.legal).toEqual([`use ${id}`, 'use flame-bearers'])
  return start.chance({ dice: [suit] }).play(`use ${id}`)
}

test('ROOT-HIR-3c, ROOT-E.2.3: it must roll, and then strike or bring one from the supply', () => {
  const fox = rolled(
    [
      ['warrior', 6],
      ['warrior', 2],
    ],
    'fox',
  )
  expect(fox.legal).toEqual(['hireling-do remove', 'hireling-do place'])
  expect(fox.play('hireling-do place').legal).toEqual([1, 6, 8, 12].map((at) => `hireling-at ${at}`))
  // There is one rabbit clearing for neither half: they only come.
  expect(rolled([['warrior', 6]], 'rabbit').legal).toEqual([3, 4, 5, 10].map((at) => `hireling-at ${at}`))
})

test('ROOT-HIR-3c: with no warrior in the supply only the strike is left, also against no enemy', () => {
  const last = rolled(
    [
      ['warrior', 2, 2],
      ['warrior', 7],
      ['warrior', 6],
    ],
    'mouse',
  )
  expect(last.legal).toEqual(['hireling-at 2', 'hireling-at 7'])
  expect(standing(last.play('hireling-at 7'), id)).toEqual({ 2: 2, 6: 1 })
  // Where neither half is possible nothing happens: the Bearers are next.
  const none = rolled(
    [
      ['warrior', 2, 2],
      ['warrior', 7],
      ['warrior', 6],
    ],
    'rabbit',
  )
  expect(none.state.turn.used).toContain(id)
  expect(hiredIn(none, id).supply).toBe(0)
})

test('ROOT-HIR-3d, ROOT-INT-10, ROOT-INT-11, ROOT-E.3.6a: it takes all enemy pieces with it, for no points', () => {
  const struck = rolled([['warrior', 6, 2]], 'fox').play('hireling-do remove')
  expect(standing(struck, id)).toEqual({ 6: 1 })
  expect([on(struck, 'p1', 'warrior', 6), on(struck, 'p2', 'warrior', 6), on(struck, 'p2', 'market', 6)]).toEqual([
    1, 0, 0,
  ])
  expect(points(struck, 'p1')).toBe(0)
  // The Vagabond, an enemy, damages three items.
  expect([struck.seat, struck.legal[0]]).toEqual(['p3', 'damage boot up'])
  expect(belongings(struck, 'p3').damaged).toBe('')
})

test('ROOT-HIR-3d, ROOT-E.3.2c: other hirelings of its controller stay, those of nobody go', () => {
  const struck = table({
    factions,
    phase: 'birdsong',
    arrange(state) {
      hire(state, id, { controller: 'p1', pieces: [['warrior', 6, 4]] })
      hire(state, 'forest-patrol', { controller: 'p1', pieces: [['warrior', 6]] })
      hire(state, 'vault-keepers', {
        pieces: [
          ['warrior', 6],
          ['vault', 6],
        ],
      })
    },
    tasks: [{ do: 'hireling', seat: 'p1', hireling: id, step: 'rise', suit: 'fox' }],
  })
  expect([standing(struck, id), standing(struck, 'forest-patrol'), standing(struck, 'vault-keepers')]).toEqual([
    { 6: 3 },
    { 6: 1 },
    {},
  ])
  expect(hiredIn(struck, 'vault-keepers').pieces.vault?.[6]).toBe(0)
})

test('ROOT-HIR-3d, ROOT-E.3.7a: its controller owes Outrage for a sympathy token', () => {
  const struck = hiredTable(
    id,
    { pieces: [['warrior', 6, 4]] },
    {
      factions: ['eyrie', 'alliance'],
      phase: 'birdsong',
      sides: { p1: { hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } },
      tasks: [{ do: 'hireling', seat: 'p1', hireling: id, step: 'rise', suit: 'fox' }],
    },
  )
  expect([struck.seat, struck.state.agenda.at(-1)?.do]).toEqual(['p1', 'outrage-card'])
})

const scouted = (cards: readonly string[], defender: 'duchy' | 'riverfolk' = 'duchy') =>
  hiredTable(
    'rabbit-scouts',
    { controller: 'p2' },
    {
      factions: ['eyrie', defender],
      sides: { p1: { pieces: [['warrior', 6, 3]] }, p2: { pieces: [['warrior', 6, 3]], hand: cards } },
      tasks: [battle],
    },
  )

test('ROOT-HIR-3Da: before the roll the defender may spend a card for the higher number', () => {
  const asked = scouted(['anvil', 'sword']).play('ambush nothing')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['hireling-card anvil', 'done']])
  const high = asked.chance({ dice: [2, 0] }).play('hireling-card anvil')
  expect([on(high, 'p1', 'warrior', 6), on(high, 'p2', 'warrior', 6), hand(high, 'p2')]).toEqual([1, 3, ['sword']])
  const low = asked.chance({ dice: [2, 0] }).play('done')
  expect([on(low, 'p1', 'warrior', 6), on(low, 'p2', 'warrior', 6)]).toEqual([3, 1])
})

test('ROOT-HIR-3Da, ROOT-INFO-20: a hidden hand is asked even if the answer must be none, an open one only if a card fits', () => {
  expect(scouted(['sword']).play('ambush nothing').legal).toEqual(['done'])
  expect(scouted([]).state.battle).toBeNull()
  expect(scouted(['sword'], 'riverfolk').state.battle).toBeNull()
  expect(scouted(['anvil'], 'riverfolk').legal).toEqual(['hireling-card anvil', 'done'])
})

test('ROOT-HIR-3Da, ROOT-INT-49: useless to who deals the higher number anyway; attackers and other hirelings are not asked', () => {
  const guerrillas = table({
    factions: ['eyrie', 'alliance'],
    sides: {
      p1: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
      p2: { pieces: [['warrior', 6, 3]], hand: ['foxfolk-steel'] },
    },
    arrange: (state) => void hire(state, 'rabbit-scouts', { controller: 'p2' }),
    tasks: [battle],
  })
  expect(guerrillas.play('ambush nothing').state.battle).toBeNull()
  const attacker = table({
    factions,
    sides: { p1: { pieces: [['warrior', 6, 3]], hand: ['anvil'] } },
    arrange(state) {
      hire(state, 'rabbit-scouts', { controller: 'p1' })
      hire(state, 'forest-patrol', { controller: 'p2', pieces: [['warrior', 6]] })
    },
    tasks: [battle],
  })
  expect(attacker.state.battle).toBeNull()
})

test('ROOT-HIR-3b, ROOT-9.2.7: a Vagabond pays for its attack like everybody', () => {
  const start = hiredTable(
    id,
    { controller: 'p2', pieces: [['warrior', 6]] },
    {
      factions: ['vagabond', 'duchy'],
      sides: { p1: { pawn: 6, items: ['sword', 'sword'], hand: ['anvil', 'sword'] } },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    },
  )
  const asked = start.play('act battle')
  expect(asked.legal).toEqual(['hireling-card anvil'])
  const fought = asked.chance({ dice: [1, 0] }).play('hireling-card anvil')
  expect([standing(fought, id), hand(fought, 'p1')]).toEqual([{}, ['sword']])
})
