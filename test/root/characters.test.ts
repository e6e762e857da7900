import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, on, points, relation, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const trio = ['vagabond', 'marquise', 'eyrie'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const evening = { do: 'phase', seat: 'p1', phase: 'evening' } as const

test('ROOT-D.1.2a, ROOT-D.1.2b, ROOT-DP-54: the Thief steals a card at random from one player there who has any', () => {
  const p1 = { pawn: 6, character: 'thief', items: ['torch', 'boot'] } as const
  const sides = {
    p1,
    p2: { pieces: [['wood', 6]], hand: ['anvil', 'sword'] },
    p3: { pieces: [['warrior', 6]], hand: ['ambush-fox'] },
  } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act special')
  expect([asked.legal, belongings(asked, 'p1').exhausted]).toEqual([['choose-player p2', 'choose-player p3'], 'torch'])
  const stolen = asked.chance({ hands: ['sword'] }).play('choose-player p2')
  expect([hand(stolen, 'p1'), hand(stolen, 'p2')]).toEqual([['sword'], ['anvil']])
  const empty = { ...sides, p3: { pieces: [['warrior', 6]] }, p2: { hand: ['anvil'] } } as const
  const none = table({ factions: trio, sides: empty, tasks: [daylight] })
  expect(none.refusal('act special')).toMatchObject({
    code: 'empty-hand',
    rule: 'ROOT-D.1.2b',
    message: 'No player in clearing 6 has cards.',
  })
})

test('ROOT-D.2.2: the Tinker takes a matching card out of the discard pile, birds always, no available dominance', () => {
  const start = table({
    factions: trio,
    sides: { p1: { pawn: 6, character: 'tinker', items: ['torch'] } },
    arrange(state) {
      state.deck = state.deck.filter((card) => !['anvil', 'ambush-bird', 'sword', 'dominance-fox'].includes(card))
      state.discard = ['anvil', 'ambush-bird', 'ambush-bird', 'sword', ...state.discard]
      state.available = ['dominance-fox']
    },
    tasks: [daylight],
  })
  const asked = start.play('act special')
  expect(asked.legal).toEqual(['labor ambush-bird', 'labor anvil'])
  const done = asked.play('labor anvil')
  expect([hand(done, 'p1'), done.state.discard]).toEqual([['anvil'], ['ambush-bird', 'ambush-bird', 'sword']])
  expect(asked.refusal('labor sword').code).toBe('wrong-suit')
  expect(asked.refusal('labor dominance-fox').code).toBe('not-discarded')
})

test('ROOT-D.3.2a, ROOT-D.3.2b: Hideout repairs three items and ends Daylight, with fewer or none as well', () => {
  const hide = (damaged: readonly Item[]) =>
    table({
      factions: pair,
      sides: { p1: { pawn: 6, items: ['torch', 'boot'], damaged } },
      tasks: [daylight, evening],
    }).play('act special')
  const asked = hide(['boot', 'sword', 'crossbow', 'tea'])
  expect(asked.state.phase).toBe('daylight')
  const done = asked.play('repair sword up', 'repair tea up', 'repair boot up')
  expect([done.state.phase, belongings(done, 'p1').damaged]).toEqual(['evening', 'crossbow'])
  expect(belongings(hide(['sword', 'tea']), 'p1')).toMatchObject({ ready: 'boot sword tea', damaged: '' })
  expect([hide([]).state.phase, belongings(hide([]), 'p1').exhausted]).toEqual(['evening', 'torch'])
})

const vagrant = { pawn: 6, character: 'vagrant', items: ['torch', 'sword'] } as const

test('ROOT-D.4.2a, ROOT-D.4.2b: the Vagrant names attacker, then defender, itself too; enemies of each other', () => {
  const sides = { p1: vagrant, p2: { pieces: [['warrior', 6]] }, p3: { pieces: [['roost', 6]] } } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act special')
  expect([asked.legal, belongings(asked, 'p1').exhausted]).toEqual([['choose-player p1', 'choose-player p2'], 'torch'])
  expect(asked.refusal('choose-player p3')).toMatchObject({
    code: 'no-fighter',
    rule: 'ROOT-D.4.2b',
    message: 'p3 has no warrior and no pawn in clearing 6.',
  })
  const against = asked.play('choose-player p2')
  expect(against.legal).toEqual(['battle-whom p1', 'battle-whom p3'])
  expect(against.refusal('battle-whom p2').code).toBe('own-piece')
  const own = asked.chance({ dice: [0, 0] }).play('choose-player p1', 'battle-whom p3')
  // Defenseless: one hit; the roost is gone, to the Vagrant's credit.
  expect([on(own, 'p3', 'roost', 6), points(own, 'p1')]).toEqual([0, 1])
})

test('ROOT-D.4.2c, ROOT-D.4.2d, ROOT-D.4.2e: they decide on ambushes, the Vagrant on losses and takes all points and Infamy', () => {
  const sides = {
    p1: vagrant,
    p2: {
      pieces: [
        ['warrior', 6, 3],
        ['sawmill', 6],
      ],
    },
    p3: {
      leader: 'despot',
      pieces: [
        ['warrior', 6, 1],
        ['roost', 6],
      ],
      hand: ['ambush-fox'],
    },
  } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play(
    'act special',
    'choose-player p2',
    'battle-whom p3',
  )
  expect([asked.seat, asked.legal]).toEqual(['p3', ['ambush ambush-fox', 'ambush nothing']])
  const done = asked.chance({ dice: [2, 1] }).play('ambush nothing')
  expect([on(done, 'p3', 'warrior', 6), on(done, 'p3', 'roost', 6), on(done, 'p2', 'warrior', 6)]).toEqual([0, 0, 2])
  // The roost, and Infamy for it: the warriors made both factions Hostile.
  expect([points(done, 'p1'), points(done, 'p2'), points(done, 'p3')]).toEqual([2, 0, 0])
  expect([relation(done, 'p1', 'p2'), relation(done, 'p1', 'p3')]).toEqual([-1, -1])
})

test('ROOT-D.4.2c, ROOT-D.4.2d: it picks the pieces, owes the Outrage, and the Despot scores nothing', () => {
  const factions = ['vagabond', 'eyrie', 'alliance'] as const
  const sides = {
    p1: { ...vagrant, hand: ['anvil'] },
    p2: { leader: 'despot', pieces: [['warrior', 6, 3]], hand: ['gently-used-knapsack'] },
    p3: {
      pieces: [
        ['sympathy', 6],
        ['base-fox', 6],
      ],
      supporters: ['travel-gear-fox'],
    },
  } as const
  const asked = table({ factions, sides, tasks: [daylight] })
    .chance({ dice: [0, 0] })
    .play('act special', 'choose-player p2', 'battle-whom p3')
  expect([asked.seat, asked.legal]).toEqual(['p1', ['lose base-fox', 'lose sympathy']])
  const owed = asked.play('lose sympathy')
  expect([owed.seat, owed.legal]).toEqual(['p1', ['outrage anvil']])
  expect([points(owed, 'p1'), points(owed, 'p2')]).toEqual([1, 0])
})

test('ROOT-D.4.2c: a battling Vagabond picks its own damaged items', () => {
  const factions = ['vagabond', 'marquise', 'vagabond2'] as const
  const sides = {
    p1: vagrant,
    p2: { pieces: [['warrior', 6, 2]] },
    p3: { pawn: 6, character: 'ronin', items: ['boot', 'torch'] },
  } as const
  const asked = table({ factions, sides, tasks: [daylight] })
    .chance({ dice: [0, 0] })
    .play('act special', 'choose-player p2', 'battle-whom p3')
  expect([asked.seat, asked.legal]).toEqual(['p3', ['damage boot up', 'damage torch up']])
})

const arbitration = (items: readonly Item[], tasks: 'marquise' | 'eyrie' = 'marquise') =>
  table({
    factions: trio,
    sides: {
      p1: { pawn: 6, character: 'arbiter', items },
      p2: { pieces: [['warrior', 6, 4]] },
      p3: { pieces: tasks === 'marquise' ? [['warrior', 6, 1]] : [['roost', 6]] },
    },
    active: 'p2',
    tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
  })

test('ROOT-D.5.2a, ROOT-D.5.2b, ROOT-DP-26: right before the roll the defender may enlist the Arbiter, who scores a point', () => {
  const asked = arbitration(['sword', 'sword']).play('act battle', 'battle-whom p3')
  expect([asked.seat, asked.legal]).toEqual(['p3', ['enlist yes', 'enlist no']])
  const enlisted = asked.chance({ dice: [3, 3] }).play('enlist yes')
  expect([points(enlisted, 'p1'), on(enlisted, 'p2', 'warrior', 6)]).toEqual([1, 1])
  expect(belongings(enlisted, 'p1').ready).toBe('sword sword')
  const alone = asked.chance({ dice: [3, 3] }).play('enlist no')
  expect([points(alone, 'p1'), on(alone, 'p2', 'warrior', 6)]).toEqual([0, 3])
})

test('ROOT-D.5.2c, ROOT-D.5.2d: not for or against itself; without swords for the point alone; defenseless stays defenseless', () => {
  const self = arbitration(['boot', 'boot', 'boot'])
    .chance({ dice: [0, 0] })
    .play('act battle', 'battle-whom p1')
  expect([points(self, 'p1'), belongings(self, 'p1').damaged]).toEqual([0, 'boot'])
  const useless = arbitration(['boot'])
    .chance({ dice: [3, 3] })
    .play('act battle', 'battle-whom p3', 'enlist yes')
  expect([points(useless, 'p1'), on(useless, 'p2', 'warrior', 6)]).toEqual([1, 3])
  const roost = arbitration(['sword'], 'eyrie')
    .chance({ dice: [1, 1] })
    .play('act battle', 'battle-whom p3', 'enlist yes')
  expect(roost.events).toContainEqual({ type: 'hits', owner: 'p2', rolled: 1, extra: 1 })
  expect(roost.events).toContainEqual({ type: 'hits', owner: 'p3', rolled: 1, extra: 0 })
  const own = table({
    factions: pair,
    sides: { p1: { pawn: 6, character: 'arbiter', items: ['sword'] }, p2: { pieces: [['warrior', 6]] } },
    tasks: [daylight],
  })
  const attacked = own.chance({ dice: [0, 0] }).play('act battle')
  expect([attacked.state.battle, points(attacked, 'p1')]).toEqual([null, 0])
})

test('ROOT-EX-59, ROOT-D.6.2a, ROOT-D.6.2d: Scorched Earth spends the torch and removes all enemies, not where the keep stands', () => {
  const scorch = (keep: number) =>
    table({
      factions: pair,
      sides: {
        p1: { pawn: 6, character: 'scoundrel', items: ['torch', 'boot'] },
        p2: {
          pieces: [
            ['keep', keep],
            ['warrior', 6],
            ['warrior', 2],
            ['sawmill', 6],
          ],
        },
      },
      tasks: [daylight],
    })
  expect(scorch(6).legal).not.toContain('act special')
  expect(scorch(6).refusal('act special')).toMatchObject({
    code: 'keep',
    rule: 'ROOT-D.6.2d',
    message: 'The keep stands in clearing 6: the torch cannot be placed there.',
  })
  const done = scorch(1).play('act special')
  expect([on(done, 'p2', 'warrior', 6), on(done, 'p2', 'sawmill', 6), on(done, 'p2', 'warrior', 2)]).toEqual([0, 0, 1])
  expect([points(done, 'p1'), relation(done, 'p1', 'p2')]).toEqual([1, -1])
  expect(belongings(done, 'p1')).toMatchObject({ ready: 'boot', exhausted: '' })
})

test('ROOT-D.6.2b, ROOT-D.6.2c, ROOT-INT-83: nothing is placed or moved there any more; what is there may leave', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: { pawn: 6, character: 'scoundrel', items: ['torch', 'boot', 'boot'] },
      p2: {
        pieces: [
          ['warrior', 3, 2],
          ['recruiter', 12],
        ],
      },
    },
    tasks: [daylight, { do: 'cat-actions', seat: 'p2', left: 3, recruited: false }],
  })
  const burnt = start.play('act special', 'act move', 'move-to 3')
  expect(burnt.refusal('act special').code).toBe('no-item-ready')
  expect(burnt.play('act move').refusal('move-to 6')).toMatchObject({
    code: 'scorched',
    rule: 'ROOT-D.6.2b',
    message: 'Clearing 6 is scorched: nothing can be moved into it.',
  })
  const cats = burnt.play('done', 'act march')
  expect(cats.legal).not.toContain('move-to 6')
  expect(cats.refusal('move-to 6').rule).toBe('ROOT-D.6.2b')
  // The torch belongs to nobody: a Favor of the Foxes leaves it there.
  const favor = table({
    factions: pair,
    arrange: (state) => state.scorched.push(6),
    tasks: [{ do: 'paid', seat: 'p2', card: 'favor-of-the-foxes' }],
  })
  expect(favor.state.scorched).toEqual([6])
})

test('ROOT-D.7.2: the Adventurer improvises once in a turn, and what stood in is exhausted and damaged', () => {
  const adventurer = { pawn: 6, character: 'adventurer', items: ['boot', 'hammer', 'torch', 'tea'] } as const
  const start = table({
    factions: pair,
    sides: { p1: adventurer },
    arrange(state) {
      state.quests = ['fundraising-fox', 'give-a-speech-fox']
      state.questDeck = []
    },
    tasks: [daylight],
  })
  const asked = start.play('act quest', 'quest fundraising-fox')
  expect(asked.legal).toEqual(['improvise boot coins', 'improvise hammer coins', 'improvise torch coins'])
  expect(asked.refusal('improvise sword coins').code).toBe('no-such-item')
  expect(asked.refusal('improvise boot torch').rule).toBe('ROOT-D.7.2')
  const done = asked.play('improvise boot coins', 'reward points')
  expect(belongings(done, 'p1')).toEqual({
    ready: 'hammer torch',
    exhausted: 'tea',
    damaged: '',
    damagedExhausted: 'boot',
  })
  expect(done.legal).not.toContain('act quest')
  const listed = start.play('act quest', 'quest give-a-speech-fox')
  expect(listed.legal).toContain('as-listed')
  expect(belongings(listed.play('as-listed'), 'p1').damagedExhausted).toBe('')
})

test('ROOT-D.8.2: the Ronin exhausts swords for extra hits after the roll, attacking or defending', () => {
  const ronin = { pawn: 6, character: 'ronin', items: ['sword', 'sword', 'boot'] } as const
  const sides = { p1: ronin, p2: { pieces: [['warrior', 6, 4]] } } as const
  const attack = table({ factions: pair, sides, tasks: [daylight] })
    .chance({ dice: [1, 0] })
    .play('act battle')
  expect([attack.seat, attack.legal]).toEqual(['p1', ['effect swift-strike', 'done']])
  expect(on(attack.play('effect swift-strike'), 'p2', 'warrior', 6)).toBe(2)
  expect(on(attack.play('done'), 'p2', 'warrior', 6)).toBe(3)
  const cats = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  const defend = table({ factions: pair, sides, active: 'p2', tasks: [cats] })
    .chance({ dice: [0, 0] })
    .play('act battle')
  expect(on(defend.play('effect swift-strike', 'effect swift-strike'), 'p2', 'warrior', 6)).toBe(2)
})

test('ROOT-D.9.2: the Harrier glides alone to any clearing, without boots, but not where nothing may enter', () => {
  const p1 = { pawn: 6, character: 'harrier', items: ['torch'], relations: { p2: -1, p3: 3 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 9, 3]] }, p3: { pieces: [['warrior', 6]] } } as const
  const start = table({ factions: trio, sides, arrange: (state) => state.scorched.push(4), tasks: [daylight] })
  const asked = start.play('act special')
  expect(asked.legal).toEqual([1, 2, 3, 5, 7, 8, 9, 10, 11, 12].map((at) => `glide ${at}`))
  expect([asked.refusal('glide 4').rule, asked.refusal('glide 6').code]).toEqual(['ROOT-D.6.2b', 'same-clearing'])
  const done = asked.play('glide 9')
  expect([done.state.sides.p1?.board, on(done, 'p3', 'warrior', 6)]).toEqual([
    expect.objectContaining({ clearing: 9 }),
    1,
  ])
})
