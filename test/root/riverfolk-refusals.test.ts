import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { czech } from '../../src/root/czech'
import { english } from '../../src/root/english'
import { polish } from '../../src/root/polish'
import { type At, table } from './table'

type Tasks = Parameters<typeof table>[0]['tasks']
const company = (p1: At, p2: At, ...tasks: Tasks) =>
  table({ factions: ['riverfolk', 'marquise'], sides: { p1, p2 }, tasks })
const daylight = (p1: At, p2: At = {}) => company(p1, p2, { do: 'riverfolk-daylight', seat: 'p1' })

/** Code, rule and sentence; every language has a sentence of its own. */
function refused({ state }: ReturnType<typeof table>, action: string) {
  const refusal = root.refusal(state, root.parse(action))
  if (!refusal) throw new Error(`${action} is legal.`)
  const told = [english, polish, czech].map((language) => language.refusal(refusal, state))
  expect(new Set(told).size).toBe(3)
  for (const each of told) expect(each).not.toMatch(/undefined|NaN|\[object/)
  return [refusal.code, refusal.rule, told[0]]
}

describe('of the Riverfolk', () => {
  test('ROOT-11.3.2, ROOT-11.5.5: not on a river, and where nothing can be placed', () => {
    const start = company({}, {}, { do: 'river-start', seat: 'p1', left: 2 })
    expect(refused(start, 'place 1')).toEqual(['not-on-river', 'ROOT-11.3.2', 'Clearing 1 is not on a river.'])
    const keep = company({}, { pieces: [['keep', 4]] }, { do: 'land', seat: 'p1' })
    expect(refused(keep, 'place 4').slice(0, 2)).toEqual(['keep', 'ROOT-6.2.2a'])
    expect(refused(keep, 'place 12').slice(0, 2)).toEqual(['not-on-river', 'ROOT-11.5.5'])
  })

  test('ROOT-11.0d, ROOT-11.6.2: prices', () => {
    const start = company({}, {}, { do: 'set-price', seat: 'p1', service: 'riverboats' })
    expect(refused(start, 'price 5')).toEqual([
      'no-such-price',
      'ROOT-11.0d',
      'Prices go from 1 to 4, and 5 is no such price.',
    ])
    expect(refused(start, 'price 2')).toEqual(['same-price', 'ROOT-11.6.2', 'Riverboats costs 2 already.'])
    const set = company({}, {}, { do: 'prices', seat: 'p1', set: ['riverboats'] })
    expect(refused(set, 'reprice riverboats')).toEqual([
      'priced-already',
      'ROOT-11.6.2',
      'The price of Riverboats has been set in this Evening.',
    ])
  })

  test('ROOT-11.5.1, ROOT-11.5.2, ROOT-11.5.4, ROOT-11.5.5: actions without a fund, or without use', () => {
    const idle = daylight({ funds: { p2: 1 } }, { pieces: [['warrior', 12]] })
    const three = table({
      factions: ['riverfolk', 'marquise', 'eyrie'],
      sides: { p1: { pieces: [['warrior', 5, 2]], hand: ['dominance-fox'], score: 10 } },
      tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
    })
    for (const [what, rule] of [
      ['move', '1'],
      ['battle', '2'],
      ['draw', '4'],
      ['recruit', '5'],
    ] as const)
      expect(refused(three, `act ${what}`)).toEqual([
        'no-fund',
        `ROOT-11.5.${rule}`,
        'There is no warrior left in the Funds box.',
      ])
    expect(refused(idle, 'act move').slice(0, 2)).toEqual(['nothing-can-move', 'ROOT-11.5.1'])
    expect(refused(idle, 'act battle').slice(0, 2)).toEqual(['nobody-to-battle', 'ROOT-11.5.2'])
    expect(refused(idle, 'act post').slice(0, 2)).toEqual(['no-post-site', 'ROOT-11.5.6.1'])
    expect(refused(idle, 'act march').slice(0, 2)).toEqual(['no-such-act', 'ROOT-11.5a'])
    const full = daylight({ pieces: [['warrior', 5, 15]], funds: { p2: 1 } })
    expect(refused(full, 'act recruit').slice(0, 2)).toEqual(['no-warriors', 'ROOT-11.5.5'])
    full.state.deck = []
    expect(refused(full, 'act draw').slice(0, 2)).toEqual(['no-card', 'ROOT-11.5.4'])
    idle.state.scorched = [4, 5, 7, 10, 11]
    expect(refused(idle, 'act recruit').slice(0, 2)).toEqual(['no-room', 'ROOT-11.5.5'])
  })

  test('ROOT-11.2.4, ROOT-11.2.1b: whose fund, which space', () => {
    const start = daylight({ pieces: [['warrior', 5, 2]], funds: { p1: 1, p2: 1 } }, {}).play('act move')
    expect(refused(start, 'fund p3')).toEqual([
      'no-such-fund',
      'ROOT-11.2.4',
      'There is no warrior of p3 in the Funds box.',
    ])
    const craft = daylight({ hand: ['royal-claim'], posts: { fox: 0, rabbit: 1, mouse: 3 }, funds: { p2: 5 } }).play(
      'craft royal-claim',
    )
    expect(refused(craft, 'activate mouse')).toEqual([
      'no-space',
      'ROOT-11.2.1b',
      'No mouse space of the tracks is empty.',
    ])
    const losing = company({ funds: { p1: 2, p2: 1 } }, {}, { do: 'lose-fund', seat: 'p1', left: 1 })
    expect(refused(losing, 'lose-fund p4').slice(0, 2)).toEqual(['no-such-fund', 'ROOT-11.2.5.1a'])
  })

  test('ROOT-11.2.1a, ROOT-11.5.3.1b: what cannot be crafted cannot be exported', () => {
    const start = daylight({ hand: ['anvil', 'ambush-fox'], funds: { p2: 1 } })
    for (const how of ['craft', 'export']) {
      expect(refused(start, `${how} anvil`)).toEqual([
        'cannot-invest',
        'ROOT-11.2.1a',
        'anvil costs fox; the empty spaces of the tracks and 1 fund do not pay for it.',
      ])
      expect(refused(start, `${how} ambush-fox`).slice(0, 2)).toEqual(['cannot-be-crafted', 'ROOT-4.1a'])
    }
  })

  test('ROOT-11.5.6.1, ROOT-11.5.6.2, ROOT-11.5.6.3b: where no trade post can be placed', () => {
    const start = company(
      {
        pieces: [
          ['warrior', 7],
          ['post-rabbit', 5],
        ],
        posts: { fox: 0 },
        funds: { p1: 1, p2: 2 },
      },
      {
        pieces: [
          ['warrior', 5],
          ['warrior', 9],
          ['warrior', 2],
          ['warrior', 1],
          ['keep', 10],
        ],
      },
      { do: 'post', seat: 'p1' },
    )
    expect(start.legal).toEqual(['place 2', 'place 9'])
    expect(refused(start, 'place 5')).toEqual([
      'post-there',
      'ROOT-11.5.6.3b',
      'There is a trade post in clearing 5 already.',
    ])
    expect(refused(start, 'place 1')).toEqual(['no-post', 'ROOT-11.5.6.1', 'No fox trade post is left.'])
    expect(refused(start, 'place 3')).toEqual(['nobody-rules', 'ROOT-11.5.6.1', 'No player rules clearing 3.'])
    expect(refused(start, 'place 10').slice(0, 2)).toEqual(['keep', 'ROOT-6.2.2a'])
    expect(refused(start, 'place 7').slice(0, 2)).toEqual(['too-few-funds', 'ROOT-11.5.6.2'])
  })
})

describe('of those who buy', () => {
  const buyer = (p1: At, p2: At, second: 'marquise' | 'vagabond' = 'marquise') =>
    table({
      factions: ['riverfolk', second],
      sides: { p1, p2 },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })

  test('ROOT-11.2.6.1a, ROOT-11.2.6.3a: too dear', () => {
    const cats = buyer(
      { hand: ['anvil'], prices: { riverboats: 4, 'hand-card': 1 } },
      { pieces: [['warrior', 12, 22]] },
    )
    expect(refused(cats, 'buy riverboats')).toEqual([
      'too-dear',
      'ROOT-11.2.6.1a',
      'Riverboats costs 4 warriors; p2 has 3 in the supply.',
    ])
    const pawn = buyer(
      { hand: ['anvil'], prices: { riverboats: 4, 'hand-card': 1 } },
      { pawn: 5, items: ['boot'] },
      'vagabond',
    )
    expect(refused(pawn, 'buy riverboats').slice(0, 2)).toEqual(['too-dear', 'ROOT-11.2.6.3a'])
    expect(refused(pawn, 'buy mercenaries').slice(0, 2)).toEqual(['too-dear', 'ROOT-11.2.6.3a'])
    const rich = buyer({ hand: ['anvil'], pieces: [['warrior', 5]] }, { pawn: 5, items: ['boot', 'boot'] }, 'vagabond')
    expect(refused(rich, 'buy mercenaries').slice(0, 2)).toEqual(['no-hire', 'ROOT-11.2.7.3.2a'])
  })

  test('ROOT-11.2.6.2a, ROOT-11.2.7.3g, ROOT-11.2.7.1a: enough bought, bought already, nothing there', () => {
    const two = buyer(
      { hand: ['anvil'], pieces: [['post-fox', 12]], prices: { riverboats: 1, 'hand-card': 1, mercenaries: 1 } },
      { pieces: [['wood', 12]] },
    )
    expect(refused(two, 'buy mercenaries').slice(0, 2)).toEqual(['nobody-to-hire', 'ROOT-ENG-06a'])
    const once = two.play('buy riverboats')
    expect(refused(once, 'buy riverboats')).toEqual([
      'bought-already',
      'ROOT-11.2.7.3g',
      'Riverboats has been bought in this turn already.',
    ])
    const one = buyer({ hand: ['anvil', 'sword'], pieces: [['warrior', 5]], prices: { 'hand-card': 1 } }, {})
    one.state.turn.used.push('riverboats')
    expect(refused(one, 'buy hand-card')).toEqual([
      'bought-enough',
      'ROOT-11.2.6.2a',
      'p2 can buy 1 service in this turn, and has.',
    ])
    expect(refused(buyer({ pieces: [['warrior', 5]] }, {}), 'buy hand-card').slice(0, 2)).toEqual([
      'nothing-for-sale',
      'ROOT-11.2.7.1a',
    ])
    const hand = buyer({ hand: ['anvil', 'sword'], pieces: [['warrior', 5]] }, {}).play('buy hand-card')
    expect(refused(hand, 'buy-card bake-sale').slice(0, 2)).toEqual(['not-in-hand', 'ROOT-11.2.7.1a'])
  })

  test('ROOT-ENG-06a: boats for those to whom rivers are paths', () => {
    const start = table({
      factions: ['riverfolk', 'marquise'],
      deck: 'exiles',
      sides: { p1: { hand: ['anvil'] }, p2: { crafted: ['boat-builders'] } },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })
    expect(refused(start, 'buy riverboats').slice(0, 2)).toEqual(['boats-already', 'ROOT-ENG-06a'])
  })

  test('ROOT-11.2.6a: at another moment', () => {
    const late = table({
      factions: ['riverfolk', 'marquise'],
      sides: { p1: { hand: ['anvil'] }, p2: { hand: ['anvil'].slice(1), pieces: [['warrior', 12]] } },
      active: 'p2',
      tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
    })
    expect(refused(late, 'buy hand-card')[0]).toBe('wrong-moment')
  })
})
