import { expect, test } from 'vitest'
import type { Hired } from '../../../src/root/rules/state'
import { type Item, itemIndex, items } from '../../../src/root/rules/vocabulary'
import { hand, hire, hiredIn, on, points, table } from '../table'
import { daylight, hiredTable, textOf } from './texts'

const id = 'the-exile'
/** The forest between the clearings 2, 6, 10, 11 and 12, by its number on the list of the Autumn map. */
const middle = 2

const none = (): number[] => items.map(() => 0)
function listed(kinds: readonly Item[]): number[] {
  const list = none()
  for (const kind of kinds) list[itemIndex[kind]] = (list[itemIndex[kind]] ?? 0) + 1
  return list
}

/** What lies on the card, as words. */
function card(asked: Parameters<typeof hiredIn>[0]): string {
  const { ready, exhausted, clubs } = hiredIn(asked, id).items ?? { ready: [], exhausted: [], clubs: [] }
  const words = (list: readonly number[], clubCount = 0): string =>
    [
      ...items.flatMap((item) => Array<string>(list[itemIndex[item]] ?? 0).fill(item)),
      ...Array<string>(clubCount).fill('club'),
    ].join(' ')
  return `${words(ready, clubs[0])} / ${words(exhausted, clubs[1])}`
}

test('ROOT-HIR-4a: setup puts the pawn into any forest, with three ready clubs', () => {
  const asked = textOf('setUp', id, { controller: null })
  expect(asked.legal).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((forest) => `hireling-forest ${forest}`))
  const there = asked.play('hireling-forest a3')
  expect([hiredIn(there, id).forest, card(there)]).toEqual([middle, 'club club club / '])
})

const factions = ['alliance', 'eyrie'] as const
const exile = (
  gear: Partial<NonNullable<Hired['items']>>,
  position: Partial<Parameters<typeof hiredTable>[2]> = {},
  controller: Hired['controller'] = 'p1',
) =>
  hiredTable(
    id,
    { controller, forest: middle, items: { ready: none(), exhausted: none(), clubs: [3, 0], ...gear } },
    { factions, tasks: [daylight('p1')], ...position },
  )

const gifts = (controller: Hired['controller'], position: Partial<Parameters<typeof hiredTable>[2]> = {}) => {
  const start = exile(
    {},
    {
      factions: ['eyrie', 'duchy'],
      sides: { p1: { pieces: [['roost', 6]], box: ['boot', 'tea'] } },
      ...position,
    },
    controller,
  )
  return start
}

test('ROOT-HIR-4b, ROOT-ENG-14: who is beside the forest gives it crafted items, for a card and a point each', () => {
  for (const controller of [null, 'p1', 'p2'] as const) {
    const start = gifts(controller)
    expect(start.legal.filter((each) => each !== `use ${id}`)).toEqual([
      'hireling-item boot',
      'hireling-item tea',
      'done',
    ])
    const once = start.play('hireling-item boot')
    expect([card(once), hand(once, 'p1').length, points(once, 'p1')]).toEqual(['boot club club club / ', 1, 1])
    const twice = once.play('hireling-item tea')
    expect([card(twice), hand(twice, 'p1').length, points(twice, 'p1')]).toEqual(['boot tea club club club / ', 2, 2])
  }
})

test('ROOT-HIR-4b, ROOT-13.6.1c: in Birdsong, in steps and before the draw of Evening too', () => {
  for (const [phase, task] of [
    ['birdsong', { do: 'window', seat: 'p1', moment: 'birdsong' }],
    ['daylight', { do: 'craft-step', seat: 'p1' }],
    ['evening', { do: 'window', seat: 'p1', moment: 'evening' }],
  ] as const)
    expect(gifts(null, { phase, tasks: [task] }).legal).toContain('hireling-item tea')
})

test('ROOT-HIR-4b: an exhausted item will do and stays exhausted', () => {
  const start = gifts(null, {
    arrange(state) {
      const side = state.sides.p1
      if (side) side.spentItems[itemIndex.coins] = 1
    },
  })
  const given = start.play('hireling-item coins exhausted')
  expect(card(given)).toBe('club club club / coins')
  expect(start.refusal('hireling-item coins')).toMatchObject({ code: 'not-in-box', rule: 'ROOT-HIR-4b' })
})

test('ROOT-HIR-4b, ROOT-HIR-4g: only with a faction piece in a clearing beside the forest; hirelings and the Burrow do not count', () => {
  const far = gifts(null, {
    factions: ['duchy', 'eyrie'],
    sides: { p1: { pieces: [['market', 1]], box: ['boot'] } },
    arrange: (state) => {
      hire(state, 'forest-patrol', { controller: 'p1', pieces: [['warrior', 6]] })
      const side = state.sides.p1
      if (side?.pieces.warrior) side.pieces.warrior[0] = 3
    },
  })
  expect(far.legal.join()).not.toContain('hireling-item')
  expect(far.refusal('hireling-item boot').code).toBe('not-beside-forest')
})

test('ROOT-HIR-4c, ROOT-E.2.4: items are exhausted for steps and battles, and all are ready again in the end', () => {
  const start = exile({ ready: listed(['boot']) }, { sides: { p2: { pieces: [['roost', 11]] } } })
  const asked = start.play(`use ${id}`)
  expect(asked.legal).toEqual(['hireling-do move', 'hireling-do battle', 'done'])
  const paying = asked.play('hireling-do move')
  expect(paying.legal).toEqual(['hireling-item boot', 'hireling-item club'])
  const moving = paying.play('hireling-item boot')
  expect([card(moving), moving.legal]).toEqual([
    'club club club / boot',
    ['a1', 'a2', 'a5', 'a6'].map((forest) => `hireling-forest ${forest}`),
  ])
  const fought = moving.chance({ dice: [0, 0] }).play('hireling-forest a6', 'hireling-do battle')
  // Two clubs pay; the roost without warriors falls to the extra hit.
  expect([card(fought), on(fought, 'p2', 'roost', 11)]).toEqual(['club / boot club club', 0])
  const rested = fought.play('done')
  expect([card(rested), hiredIn(rested, id).forest]).toEqual(['boot club club club / ', 5])
  expect(rested.state.turn.used).toEqual([id])
})

test('ROOT-HIR-4c: a battle takes two ready items, and only clearings beside the forest', () => {
  const sides = { p2: { pieces: [['warrior', 11]] } } as const
  expect(exile({ clubs: [1, 2] }, { sides }).play(`use ${id}`).legal).toEqual(['hireling-do move', 'done'])
  expect(exile({ clubs: [0, 3] }, { sides }).legal).not.toContain(`use ${id}`)
  const far = { p2: { pieces: [['warrior', 3]] } } as const
  expect(exile({}, { sides: far }).play(`use ${id}`).legal).toEqual(['hireling-do move', 'done'])
})

test('ROOT-HIR-4c: when nothing can be paid any more the items are ready without a question', () => {
  const last = exile({ clubs: [1, 0] }).play(`use ${id}`, 'hireling-do move', 'hireling-forest a1')
  expect(card(last)).toBe('club / ')
})

test('ROOT-EX-84, ROOT-HIR-4c, ROOT-HIR-4d, ROOT-HIR-4f: it fights on while an item is left', () => {
  const start = exile({}, { sides: { p2: { pieces: [['warrior', 11, 2]], hand: ['ambush-mouse'] } } })
  const asked = start.play(`use ${id}`, 'hireling-do battle')
  expect([card(asked), asked.seat]).toEqual(['club / club club', 'p2'])
  const fought = asked.chance({ dice: [3, 2] }).play('ambush ambush-mouse')
  expect([on(fought, 'p2', 'warrior', 11), points(fought, 'p1'), card(fought)]).toEqual([0, 0, ' / '])
})

test('ROOT-HIR-4f, ROOT-4.3.1.2b: without an item after the ambush the battle is over', () => {
  const start = exile({ clubs: [2, 0] }, { sides: { p2: { pieces: [['warrior', 11, 2]], hand: ['ambush-mouse'] } } })
  const over = start.play(`use ${id}`, 'hireling-do battle', 'ambush ambush-mouse')
  expect([on(over, 'p2', 'warrior', 11), card(over)]).toEqual([2, ' / '])
  expect(over.events.map(({ type }) => type)).not.toContain('rolled')
})

test('ROOT-HIR-4d, ROOT-E.3.8: ready items first, and its controller chooses among them', () => {
  const start = exile(
    { ready: listed(['boot', 'tea', 'sword']), clubs: [2, 0] },
    { sides: { p2: { pieces: [['warrior', 11, 3]] } } },
  )
  const hit = start
    .chance({ dice: [3, 2] })
    .play(`use ${id}`, 'hireling-do battle', 'hireling-item club', 'hireling-item club')
  expect(hit.legal).toEqual(['hireling-item boot', 'hireling-item sword', 'hireling-item tea'])
  expect(card(hit.play('hireling-item sword', 'hireling-item tea'))).toBe('boot / sword tea club club')
})

test('ROOT-HIR-4d: with none ready a hit takes an item out of the game', () => {
  const start = exile(
    { ready: listed(['boot']), exhausted: listed(['tea']), clubs: [1, 0] },
    { sides: { p2: { pieces: [['warrior', 11, 3]] } } },
  )
  const hit = start.chance({ dice: [3, 1] }).play(`use ${id}`, 'hireling-do battle', 'hireling-item boot')
  expect([card(hit), hit.legal]).toEqual([
    ' / boot tea club',
    ['hireling-item boot exhausted', 'hireling-item tea exhausted', 'hireling-item club exhausted'],
  ])
  const lost = hit.play('hireling-item tea exhausted')
  expect(card(lost)).toBe('boot club / ')
})

test('ROOT-HIR-4e: in a forest nobody battles it', () => {
  const start = table({
    factions,
    sides: { p2: { pieces: [['warrior', 11, 3]] } },
    active: 'p2',
    arrange: (state) => void hire(state, id, { controller: 'p1', forest: middle }),
    tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
  })
  expect(start.state.battle).toBeNull()
})

test('ROOT-HIR-4Da, ROOT-INT-77: setup lays one item under each ruin, unless they lie there', () => {
  const laid = textOf('setUp', 'the-brigand', { controller: null })
  const under = laid.state.ruins.flatMap((lying) => lying ?? [])
  expect([...under].sort()).toEqual(['bag', 'boot', 'hammer', 'sword'])
  const vagabond = textOf(
    'setUp',
    'the-brigand',
    { controller: null },
    {
      factions: ['vagabond', 'duchy'],
      arrange(state) {
        for (const at of [6, 10, 11, 12]) state.ruins[at] = ['bag']
      },
    },
  )
  expect(vagabond.state.ruins.flatMap((lying) => lying ?? [])).toEqual(['bag', 'bag', 'bag', 'bag'])
})

const brigand = (sides: Parameters<typeof hiredTable>[2]['sides']) =>
  hiredTable(
    'the-brigand',
    {},
    {
      factions: ['eyrie', 'duchy', 'alliance'],
      sides: sides ?? {},
      arrange(state) {
        state.ruins[6] = ['sword']
        state.ruins[11] = ['bag']
      },
      tasks: [daylight('p1')],
    },
  )

test('ROOT-HIR-4Db: an item from a ruin at its faction pieces lies ready in the box, and the ruin goes', () => {
  const start = brigand({
    p1: {
      pieces: [
        ['warrior', 6],
        ['roost', 11],
      ],
    },
  })
  const asked = start.play('use the-brigand')
  expect(asked.legal).toEqual(['hireling-at 6', 'hireling-at 11'])
  const taken = asked.play('hireling-at 6')
  expect([taken.state.ruins[6], taken.state.sides.p1?.items[itemIndex.sword], points(taken, 'p1')]).toEqual([
    null,
    1,
    0,
  ])
  expect(taken.events.map(({ type }) => type)).toContain('ruin-removed')
  // Once in a Daylight.
  expect(taken.legal).not.toContain('use the-brigand')
  expect(brigand({ p1: { pieces: [['warrior', 7]] } }).legal).not.toContain('use the-brigand')
})

test('ROOT-HIR-4Dc: an exhausted crafted item steals a random card of a player in the same clearing', () => {
  const start = brigand({
    p1: {
      pieces: [
        ['warrior', 7],
        ['warrior', 8],
      ],
      box: ['boot', 'tea'],
      hand: ['armorers'],
    },
    p2: { pieces: [['warrior', 7]], hand: ['anvil', 'sword'] },
    p3: { pieces: [['sympathy', 8]], hand: ['root-tea-fox'] },
  })
  expect(start.legal).toEqual(['use brigand-theft', 'done'])
  const asked = start.play('use brigand-theft', 'hireling-item boot')
  expect(asked.legal).toEqual(['hireling-whom p2', 'hireling-whom p3'])
  const stolen = asked.chance({ hands: ['sword'] }).play('hireling-whom p2')
  expect([hand(stolen, 'p1'), hand(stolen, 'p2')]).toEqual([['armorers', 'sword'], ['anvil']])
  expect([stolen.state.sides.p1?.items[itemIndex.boot], stolen.state.sides.p1?.spentItems[itemIndex.boot]]).toEqual([
    0, 1,
  ])
  expect(stolen.state.turn.used).toEqual(['brigand-theft'])
})

test('ROOT-HIR-4Dc: not without a ready item, nor from a player with no card or in no common clearing', () => {
  const can = (sides: Parameters<typeof brigand>[0]) => brigand(sides).legal.includes('use brigand-theft')
  const p2 = { pieces: [['warrior', 7]], hand: ['anvil'] } as const
  expect(can({ p1: { pieces: [['warrior', 7]], box: ['tea'] }, p2 })).toBe(true)
  expect(can({ p1: { pieces: [['warrior', 7]] }, p2 })).toBe(false)
  expect(brigand({ p1: { pieces: [['warrior', 6]] }, p2 }).refusal('use brigand-theft').message).toBe(
    'The theft of the Brigand would change nothing: there is no ready crafted item, or no card to steal.',
  )
  expect(can({ p1: { pieces: [['warrior', 8]], box: ['tea'] }, p2 })).toBe(false)
  expect(can({ p1: { pieces: [['warrior', 7]], box: ['tea'] }, p2: { pieces: [['warrior', 7]] } })).toBe(false)
})
