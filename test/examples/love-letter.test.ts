import { checkGame, perft, script } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import {
  type Card,
  cards,
  loveLetter,
  piles,
  redeal,
  type Seat,
  type State,
  seats,
} from '../../examples/games/love-letter'
import { games } from '../deep'

const from = script(loveLetter)

type Hands = Partial<Record<Seat, Card[]>>

/** A position of three players, in which it is north's turn and the deck holds more than anybody will draw. */
function table(hands: Hands, changes: Partial<State> = {}): State {
  const { north = [], east = [], south = [], west = [] } = hands
  const deck: Card[] = ['prince', 'guard', 'guard', 'handmaid', 'priest', 'guard']
  const start = loveLetter.setup({ seed: 1, players: 3 })
  return { ...start, hands: { north, east, south, west }, deck, aside: ['handmaid'], ...changes }
}

/** All cards of a state, wherever they lie. */
const allCards = ({ hands, discards, deck, aside, open }: State): Card[] =>
  [...deck, ...aside, ...open, ...seats.flatMap((seat) => [...hands[seat], ...discards[seat]])].sort()

describe('the deck', () => {
  test('has 16 cards worth 54', () => {
    expect(Object.values(cards).reduce((sum, { count }) => sum + count, 0)).toBe(16)
    expect(Object.values(cards).reduce((sum, { count, value }) => sum + count * value, 0)).toBe(54)
    expect(Object.values(cards).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test.each([
    [2, 9, 3],
    [3, 11, 0],
    [4, 10, 0],
  ])('with %d players %d cards are left once the first has drawn, and %d lie open', (players, left, open) => {
    const state = loveLetter.setup({ seed: 3, players })
    expect([state.deck.length, state.open.length, state.aside.length]).toEqual([left, open, 1])
    expect(state.players.map((seat) => state.hands[seat].length)).toEqual([2, 1, 1, 1].slice(0, players))
    expect(allCards(state)).toHaveLength(16)
  })

  test('five or one cannot play', () => {
    expect(() => loveLetter.setup({ seed: 1, players: 5 })).toThrow('Two to four can play.')
    expect(() => loveLetter.setup({ seed: 1, players: 1 })).toThrow('Two to four can play.')
  })
})

test.each([2, 3, 4])('with %d players it keeps every law of the kit', (players) => {
  const report = checkGame(loveLetter, {
    options: (seed) => ({ seed, players }),
    games: games(6),
    every: 4,
    redeal,
    piles,
  })
  expect(report).toMatchObject({ broken: [], untested: [], finished: games(6) })
})

test.each([
  // 14 guesses of the guard; the baron loses against either of the two, and then east has two cards to play.
  ['a guard and a baron', ['guard', 'baron'], [2, 4, 18]],
  // The prince may hit his own player too; who is hit in the east then holds two priests, which is one choice.
  ['a prince and a handmaid', ['prince', 'handmaid'], [2, 5, 7]],
  ['a king and a countess', ['king', 'countess'], [1, 2, 4]],
  ['two guards', ['guard', 'guard'], [1, 2, 14]],
] as const)('the first moves with %s are so many', (_hand, hand, counts) => {
  const state = table({ north: [...hand], east: ['baron'], south: ['king'] }, { deck: ['priest', 'priest', 'priest'] })
  expect(counts.map((_count, index) => perft(loveLetter, state, index + 1))).toEqual(counts)
})

describe('the cards', () => {
  test('guard: who holds the card that is named is out', () => {
    const start = table({ north: ['guard', 'baron'], east: ['priest'], south: ['king'] })
    const asked = from(start).play('play guard', 'target east')
    expect(asked.legal).toEqual(
      Object.keys(cards)
        .slice(1)
        .map((card) => `guess ${card}`),
    )
    const right = asked.play('guess priest')
    expect(right.state.hands.east).toEqual([])
    expect(right.state.discards.east).toEqual(['priest'])
    expect(right.seat).toBe('south')
    const wrong = asked.play('guess king')
    expect(wrong.events[0]).toEqual({ type: 'guessed', seat: 'north', target: 'east', card: 'king', right: false })
    expect(wrong.seat).toBe('east')
  })

  test('priest: the hand is seen by one, and known until it is played', () => {
    const start = table({ north: ['priest', 'guard'], east: ['baron'], south: ['king'] })
    const looked = from(start).play('play priest', 'target east')
    expect(looked.view('north').hands.east).toEqual(['baron', null])
    expect(looked.view('south').hands.east).toEqual([null, null])
    expect(looked.play('play guard', 'target south', 'guess baron').view('north').hands.east).toEqual(['baron'])
    expect(looked.play('play baron', 'target south').view('north').hands.east).toEqual([])
  })

  test('baron: the lower hand is out; a tie changes nothing, and both have seen it', () => {
    const start = table({ north: ['baron', 'priest'], east: ['king'], south: ['priest'] })
    const lost = from(start).play('play baron', 'target east')
    expect([lost.state.hands.north, lost.state.discards.north]).toEqual([[], ['baron', 'priest']])
    const tied = from(start).play('play baron', 'target south')
    expect(tied.state.hands.south).toEqual(['priest'])
    expect(tied.view('south').hands.north).toEqual(['priest'])
    expect(tied.view('east').hands.north).toEqual([null])
  })

  test('handmaid: nobody may choose her player until the next turn', () => {
    const start = table({ north: ['handmaid', 'guard'], east: ['guard'], south: ['king'] })
    const safe = from(start).play('play handmaid', 'play guard')
    expect(safe.legal).toEqual(['target south'])
    expect(safe.refusal('target north').code).toBe('not-legal')
    const alone = from(table({ north: ['handmaid', 'guard'], east: ['king'] })).play('play handmaid', 'play king')
    expect([alone.seat, alone.state.safe]).toEqual(['north', []])
  })

  test('prince: a hand is discarded and another card drawn, at last the one that lies aside', () => {
    const start = table({ north: ['prince', 'guard'], east: ['baron'], south: ['king'] })
    const hit = from(start).play('play prince', 'target south')
    expect([hit.state.hands.south, hit.state.discards.south]).toEqual([['guard'], ['king']])
    const last = from({ ...start, deck: [] }).play('play prince', 'target north')
    expect(last.state.hands.north).toEqual(['handmaid'])
    expect(last.state.aside).toEqual([])
    expect(from(start).play('play prince').legal).toEqual(['target north', 'target east', 'target south'])
  })

  test('prince: a princess who is discarded is out, and nothing is drawn for her', () => {
    const out = from(table({ north: ['prince', 'guard'], east: ['princess'], south: ['king'] })).play(
      'play prince',
      'target east',
    )
    expect([out.state.hands.east, out.state.discards.east]).toEqual([[], ['princess']])
  })

  test('king: two change hands, and know what they gave away', () => {
    const start = table({ north: ['king', 'guard'], east: ['baron'], south: ['prince'] })
    const seen = from({ ...start, seen: [{ seat: 'south', of: 'east' }] }).play('play king', 'target east')
    expect([seen.state.hands.north, seen.state.hands.east[0]]).toEqual([['baron'], 'guard'])
    expect(seen.view('east').hands.north).toEqual(['baron'])
    expect(seen.view('north').hands.east).toEqual(['guard', null])
    // What south had seen in the east is in the north now.
    expect(seen.view('south').hands).toMatchObject({ north: ['baron'], east: [null, null] })
  })

  test('countess: she must go if a king or a prince is in the same hand', () => {
    const others = { east: ['baron'], south: ['priest'] } satisfies Hands
    expect(from(table({ north: ['king', 'countess'], ...others })).legal).toEqual(['play countess'])
    expect(from(table({ north: ['countess', 'prince'], ...others })).legal).toEqual(['play countess'])
    expect(from(table({ north: ['countess', 'guard'], ...others })).legal).toEqual(['play guard', 'play countess'])
  })

  test('princess: who plays her is out', () => {
    const out = from(table({ north: ['princess', 'guard'], east: ['baron'], south: ['king'] })).play('play princess')
    expect([out.seat, out.state.discards.north]).toEqual(['east', ['princess', 'guard']])
  })
})

describe('the end of a round', () => {
  const last = (hands: Hands, changes: Partial<State> = {}): State => table(hands, { deck: [], ...changes })

  test('the best hand has a token, everybody sees the hands, and the winner deals and begins', () => {
    const over = from(last({ north: ['handmaid', 'guard'], east: ['baron'], south: ['king'] })).play('play handmaid')
    expect(over.events.slice(-2)).toEqual([
      { type: 'shown', hands: { north: ['guard'], east: ['baron'], south: ['king'], west: [] } },
      { type: 'won', seats: ['south'] },
    ])
    expect(over.view('spectator').hands.east).toEqual(['baron'])
    expect([over.seat, over.legal, over.state.tokens.south]).toEqual(['south', ['deal'], 1])
    const order = Object.entries(cards).flatMap(([card, { count }]) => Array<string>(count).fill(card))
    const dealt = over.chance({ deck: [order] }).play('deal')
    // The princess lies aside; then north, east and south have drawn, and south, who begins, once more.
    expect(dealt.state.hands).toEqual({ north: ['countess'], east: ['king'], south: ['prince', 'prince'], west: [] })
  })

  test('equal hands are told apart by what was discarded, and share if that is equal too', () => {
    const hands: Hands = { north: ['guard', 'priest'], east: ['priest'], south: ['guard'] }
    const discards = { north: [], east: ['baron'], south: ['king'], west: [] } satisfies State['discards']
    const start = last(hands, { discards, safe: ['east', 'south'] })
    expect(from(start).play('play guard').events.at(-1)).toEqual({ type: 'won', seats: ['east'] })
    const even = { ...start, discards: { ...discards, east: ['guard'] } satisfies State['discards'] }
    expect(from(even).play('play guard').events.at(-1)).toEqual({ type: 'won', seats: ['north', 'east'] })
  })

  test('the last one in the round wins it, and shows nothing', () => {
    const won = from(table({ north: ['guard', 'king'], east: ['baron'] })).play(
      'play guard',
      'target east',
      'guess baron',
    )
    expect(won.view('east').hands.north).toEqual([null])
    expect(won.state.tokens.north).toBe(1)
  })

  test('five tokens win among three', () => {
    const tokens = { north: 4, east: 0, south: 0, west: 0 }
    const start = table({ north: ['guard', 'king'], east: ['baron'] }, { tokens })
    const won = from(start).play('play guard', 'target east', 'guess baron')
    expect([won.seat, won.legal, won.outcome?.winners, won.outcome?.scores?.north]).toEqual([null, [], ['north'], 5])
  })
})
