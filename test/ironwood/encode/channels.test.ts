import { readFileSync } from 'node:fs'
import { ironwood, ironwoodCards, ironwoodMap, type Seat, type State, type View } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { describe, expect, test } from 'vitest'
import { after, table } from '../rules/support'

const { channels, observe, size } = ironwoodEncoding

/** The numbers of each channel. */
function observed(view: View, seat: Seat): Record<string, number[]> {
  const all = [...observe(view, seat)]
  return Object.fromEntries(channels.map(({ name, size }) => [name, all.splice(0, size)]))
}

const board = table({
  turn: 'ironclad',
  forests: { F3: 2, F7: 3, F1: 1 },
  mountains: { auria: [3, 1], ferrum: 2, argentimar: 1 },
  foundations: ['argentimar'],
  full: { F3: 1 },
  visions: { hand: ['zincur'], burned: ['gallimor'] },
  crystals: { woodwalkers: 4, ironclad: 7 },
  hands: { woodwalkers: ['WW16'], ironclad: ['IC20'] },
})
/** The Ironclad attack and wager first. */
const fighting = after(
  table({ turn: 'ironclad', forests: { F3: 2 }, mountains: { auria: 3 } }),
  'play IC01',
  'option 3',
  'attack auria F3',
)

/** Which channels differ after a change, seen from a seat. */
function differing(change: (state: State) => void, seat: Seat, state: State = board): string[] {
  const changed = structuredClone(state)
  change(changed)
  const [before, then] = [observed(ironwood.view(state, seat), seat), observed(ironwood.view(changed, seat), seat)]
  return channels.map(({ name }) => name).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(then[name]))
}

/** What is changed, and which channels the Ironclad and the Woodwalkers then see differ. */
interface Row {
  readonly what: string
  change(state: State): unknown
  readonly own: string[]
  readonly theirs?: string[]
}

const mark = {
  card: 'WW23',
  seat: 'woodwalkers',
  kind: 'mountain',
  at: 3,
  stops: 'leaving',
  until: 'round',
  over: false,
} as const
const toll = { kind: 'toll', seat: 'ironclad', until: 'round' } as const

const rows: Row[] = [
  {
    what: 'a Fighter in a forest',
    change: ({ forests }) => forests.fighters.splice(2, 1, 3),
    own: ['forest-fighters'],
  },
  { what: 'a Fighter that has moved', change: ({ forests }) => forests.moved.splice(2, 1, 1), own: ['forest-moved'] },
  {
    what: 'a Fighter that has moved twice',
    change: ({ forests }) => forests.done.splice(2, 1, 1),
    own: ['forest-done'],
  },
  { what: 'a full Totem', change: ({ forests }) => forests.full.splice(6, 1, 1), own: ['totems-full'] },
  { what: 'a fading Totem', change: ({ forests }) => forests.fading.splice(6, 1, 1), own: ['totems-fading'] },
  {
    what: 'a Fighter on a mountain',
    change: ({ mountains }) => mountains.fighters.splice(4, 1, 1),
    own: ['mountain-fighters'],
  },
  { what: 'a Golem', change: ({ mountains }) => mountains.golems.splice(4, 1, 1), own: ['mountain-golems'] },
  {
    what: 'moved Fighters',
    change: ({ mountains }) => mountains.movedFighters.splice(2, 1, 1),
    own: ['mountain-moved-fighters'],
  },
  {
    what: 'a moved Golem',
    change: ({ mountains }) => mountains.movedGolems.splice(2, 1, 1),
    own: ['mountain-moved-golems'],
  },
  { what: 'a Forge', change: ({ mountains }) => mountains.sites.splice(0, 1, 'forge'), own: ['foundations', 'forges'] },
  { what: 'the Drill', change: ({ drill }) => Object.assign(drill, { at: 2 }), own: ['drill'] },
  { what: 'its track', change: ({ drill }) => Object.assign(drill, { step: 2 }), own: ['drill-step'] },
  { what: 'its cargo', change: ({ drill }) => Object.assign(drill, { cargo: 3 }), own: ['cargo'] },
  { what: 'its move', change: ({ drill }) => Object.assign(drill, { moved: true }), own: ['drill-moved'] },
  { what: 'a secured Totem', change: (state) => void state.secured++, own: ['secured'] },
  { what: 'a crystal', change: ({ sides }) => void sides.woodwalkers.crystals++, own: ['crystals'] },
  { what: 'the round', change: (state) => void state.round++, own: ['round'] },
  { what: 'a marker on the map', change: ({ marks }) => void marks.push(mark), own: ['mountains-held'] },
  { what: 'a restriction', change: ({ restrictions }) => void restrictions.push(toll), own: ['toll'] },
  {
    what: 'an ongoing card',
    change: ({ sides }) => void sides.ironclad.ongoing.push({ card: 'IC14', markers: 2 }),
    own: ['ongoing', 'markers'],
  },
  { what: 'a card in the own hand', change: ({ sides }) => void sides.ironclad.hand.push('IC20'), own: ['hand-size'] },
  {
    what: 'another own card',
    change: ({ sides }) => void sides.ironclad.hand.splice(0, 1, 'IC21'),
    own: ['hand'],
    theirs: [],
  },
  {
    what: 'another hidden card',
    change: ({ sides }) => void sides.woodwalkers.hand.splice(0, 1, 'WW21'),
    own: [],
    theirs: ['hand'],
  },
  {
    what: 'a hidden vision card',
    change: ({ visions }) => void visions.hand.splice(0, 1, 1),
    own: [],
    theirs: ['vision-hand'],
  },
  { what: 'the deck', change: ({ sides }) => void sides.ironclad.deck.reverse(), own: [] },
  { what: 'chance', change: (state) => void Object.assign(state.random, { seed: 99 }), own: [] },
]

describe('one thing changes its channel and no other', () => {
  test.each(rows)('$what', ({ change, own, theirs = own }) => {
    expect(differing(change, 'ironclad')).toEqual(own)
    expect(differing(change, 'woodwalkers')).toEqual(theirs)
  })

  test('what a seat has stands first', () => {
    expect(observed(ironwood.view(board, 'ironclad'), 'ironclad')['crystals']).toEqual([
      Math.fround(7 / 20),
      Math.fround(0.2),
    ])
    expect(observed(ironwood.view(board, 'woodwalkers'), 'woodwalkers')['crystals']).toEqual([
      Math.fround(0.2),
      Math.fround(7 / 20),
    ])
  })

  test('a battle, its wagers, and the card that its own seat alone sees', () => {
    const placed = after(fighting, 'wager IC02')
    const [theirs, own] = ironwood.seats.map((seat) => observed(ironwood.view(placed, seat), seat))
    expect([own?.['attacker'], theirs?.['attacker']]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect([own?.['battle-mountain']?.indexOf(1), own?.['battle-forest']?.indexOf(1)]).toEqual([2, 2])
    expect([own?.['wagers'], theirs?.['wagers']]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 1, 1],
    ])
    expect([own?.['wager-cards']?.indexOf(1), theirs?.['wager-cards']?.indexOf(1)]).toEqual([39, -1])
    expect([own?.['to-act'], own?.['frame-card']?.indexOf(1)]).toEqual([[0, 1], 38])
  })

  test('each kind of question is another, and what it names is marked', () => {
    const { question: wager } = observed(ironwood.view(fighting, 'ironclad'), 'ironclad')
    const { question: turn } = observed(ironwood.view(board, 'ironclad'), 'ironclad')
    expect(wager?.filter((each) => each === 1)).toEqual([1])
    expect(wager?.indexOf(1)).not.toBe(turn?.indexOf(1))
    const choosing = after(
      table({ turn: 'ironclad', mountains: { auria: [3, 1] }, hands: { ironclad: ['IC13'] } }),
      'play IC13',
      'march auria lithimar',
    )
    const marching = observed(ironwood.view(choosing, 'ironclad'), 'ironclad')
    expect(marching['question-mountains']).toEqual([0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
  })
})

test('a spectator’s view is no view of a seat, but its numbers can be had', () => {
  expect(observe(ironwood.view(board, 'spectator'), 'ironclad').length).toBe(size)
})

test.each([
  ['a map', { map: ironwoodMap }, 'OWN_MAP'],
  ['cards', { cards: Object.values(ironwoodCards) }, 'OWN_CARDS'],
])('a game with %s of one’s own is refused at its first observation', (_what, own, code) => {
  const state = ironwood.setup({ mode: 'duel', seed: 1, ...own })
  const view = ironwood.view(state, 'ironclad')
  expect(() => observe(view, 'ironclad')).toThrow(expect.objectContaining({ name: 'RangeError', code }))
})

test('the guide lists every channel as it is', () => {
  const guide = readFileSync('docs/encodings.md', 'utf8')
  const rows = channels.map(
    ({ name, size, least, most, meaning }) => `${name} | ${size} | ${least} to ${most} | ${meaning}`,
  )
  const told = [...guide.matchAll(/^\| `([^`]+)`\s*\|\s*(\d+)\s*\|\s*(\S+ to \S+)\s*\|\s*(.*?)\s*\|$/gm)].map(
    ([, name, size, bounds, meaning]) => `${name} | ${size} | ${bounds} | ${meaning}`,
  )
  expect(told).toEqual(rows)
})
