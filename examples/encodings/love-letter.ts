import { type ChannelRule, createEncoding } from 'totemforge/encode'
import { turnOrder } from 'totemforge/toolkit'
import { type Action, type Card, cards, loveLetter, type Seat, seats, type View } from '../games/love-letter.ts'

type Channel = ChannelRule<View, Seat>

const kinds = Object.keys(cards)
const named: readonly Card[] = ['guard', 'priest', 'baron', 'handmaid', 'prince', 'king', 'countess', 'princess']

const actions: readonly Action[] = [
  ...named.map((card): Action => ({ type: 'play', card })),
  ...seats.map((seat): Action => ({ type: 'target', seat })),
  ...named.slice(1).map((card): Action => ({ type: 'guess', card })),
  { type: 'deal' },
]

/** The seats in the order of play, one's own first. */
const round = (seat: Seat): Seat[] => turnOrder(seats, seat)

/** For each seat one number for each kind of card. */
const ofCards = (
  name: string,
  most: number,
  meaning: string,
  of: (view: View, seat: Seat) => readonly (Card | null)[],
): Channel => ({
  name,
  size: seats.length * kinds.length,
  least: 0,
  most,
  meaning: `for each seat, one's own first, and each kind of card from guard to princess, ${meaning}`,
  write(numbers, view, seat) {
    for (const [index, other] of round(seat).entries())
      for (const card of of(view, other)) if (card) add(numbers, index * kinds.length + kinds.indexOf(card))
  },
})

/** For each seat one number. */
const ofSeats = (name: string, most: number, meaning: string, of: (view: View, seat: Seat) => number): Channel => ({
  name,
  size: seats.length,
  least: 0,
  most,
  meaning: `for each seat, one's own first, ${meaning}`,
  write(numbers, view, seat) {
    for (const [index, other] of round(seat).entries()) numbers[index] = of(view, other)
  },
})

function add(numbers: Float64Array, index: number): void {
  numbers[index] = (numbers[index] ?? 0) + 1
}

export const loveLetterEncoding = createEncoding({
  game: loveLetter,
  version: 1,
  players: [2, 4],
  // At most 13 rounds of 15 turns, each of them three actions.
  length: 600,
  actions,
  channels: [
    ofSeats('plays', 1, 'whether it takes part', ({ players }, seat) => (players.includes(seat) ? 1 : 0)),
    ofSeats('turn', 1, 'whether it decides', ({ turn }, seat) => (turn === seat ? 1 : 0)),
    ofSeats('tokens', 7, 'its tokens', ({ tokens }, seat) => tokens[seat]),
    ofSeats('safe', 1, 'whether nobody may choose it', ({ safe }, seat) => (safe.includes(seat) ? 1 : 0)),
    ofSeats('hand-size', 2, 'how many cards it holds', ({ hands }, seat) => hands[seat].length),
    ofCards('hand', 2, 'how many of them it is known to hold', ({ hands }, seat) => hands[seat]),
    ofCards('discards', 5, 'how many of them it has discarded', ({ discards }, seat) => discards[seat]),
    {
      name: 'open',
      size: kinds.length,
      least: 0,
      most: 3,
      meaning: 'how many of each kind lie face up beside the deck',
      write(numbers, { open }) {
        for (const card of open) add(numbers, kinds.indexOf(card))
      },
    },
    {
      name: 'deck',
      size: 1,
      least: 0,
      most: 16,
      meaning: 'how many cards are left to draw',
      write(numbers, { deck }) {
        numbers[0] = deck
      },
    },
    {
      name: 'asked',
      size: kinds.length,
      least: 0,
      most: 1,
      meaning: 'the card whose effect is being chosen',
      write(numbers, { asked }) {
        if (asked) numbers[kinds.indexOf(asked.card)] = 1
      },
    },
  ],
})
