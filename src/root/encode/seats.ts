import { allCards } from '../rules/cards'
import { clearingCount, items } from '../rules/vocabulary'
import {
  cardCount,
  type Part,
  placeOf,
  putAll,
  putCards,
  putClearings,
  putName,
  putOne,
  type Seated,
  seatNumbers,
} from './sight'
import { mostWarriors, seats } from './values'

const effects = allCards.filter(({ kind }) => kind === 'persistent').map(({ id }) => id)
const dominances = allCards.filter(({ kind }) => kind === 'dominance').map(({ id }) => id)
/** More of these are counted as so many. */
const manyPoints = 40
const manyCards = 20

/** What somebody has seen of another hand and may still know of it. */
const noted = ({ sight, seat, side }: Seated): readonly string[] =>
  side.hand ?? sight.view.sides[sight.me]?.seen[seat] ?? []

/** What is told of each seat, the observer first. */
export const seatParts: readonly Part<Seated>[] = [
  {
    name: 'score',
    size: 1,
    most: manyPoints,
    meaning: `Its points; more than ${manyPoints} are told as so many.`,
    write: (put, { side }) => put(0, side.score),
  },
  {
    name: 'hand',
    size: 1,
    most: manyCards,
    meaning: `How many cards it holds; more than ${manyCards} are told as so many.`,
    write: (put, { side }) => put(0, side.handSize),
  },
  {
    name: 'cards',
    size: cardCount,
    most: 3,
    meaning:
      'Cards of its hand as the observer knows them, by card: the own ones all, of others those that it has seen.',
    write: (put, seated) => putCards(put, noted(seated)),
  },
  {
    name: 'seen',
    size: cardCount,
    most: 3,
    meaning:
      "Cards of the observer's hand that this seat has seen, by card; for the observer those that all have seen.",
    write(put, { sight, seat, side }) {
      putCards(put, seat === sight.me ? side.open : (side.seen[sight.me] ?? []))
    },
  },
  {
    name: 'crafted',
    size: effects.length,
    most: 1,
    meaning: 'Effects in its play area, by card in the order of the list of cards.',
    write(put, { side }) {
      for (const card of side.crafted) putName(put, effects, card)
    },
  },
  {
    name: 'box',
    size: items.length,
    most: 2,
    meaning: 'Ready items in its Crafted Items box, by kind.',
    write: (put, { side }) => putAll(put, side.items),
  },
  {
    name: 'spent',
    size: items.length,
    most: 2,
    meaning: 'Exhausted items in its Crafted Items box, by kind.',
    write: (put, { side }) => putAll(put, side.spentItems),
  },
  {
    name: 'dominance',
    size: dominances.length,
    most: 1,
    meaning: `1 for the dominance card that it has activated: ${dominances.join(', ')}.`,
    write: (put, { side }) => putName(put, dominances, side.dominance),
  },
  {
    name: 'partner',
    size: seats.length,
    most: 1,
    meaning: 'With whom it is in a coalition, counted from the observer.',
    write: (put, { sight, side }) => putOne(put, placeOf(sight, side.partner)),
  },
  {
    name: 'supply',
    size: 1,
    most: mostWarriors,
    meaning: 'Warriors in its supply.',
    write: (put, { side }) => put(0, side.supply),
  },
  {
    name: 'coffin',
    size: 1,
    most: mostWarriors,
    meaning: 'Its warriors on Coffin Makers.',
    write: (put, { sight, seat }) => put(0, sight.view.coffin[seat] ?? 0),
  },
  {
    name: 'warriors',
    size: clearingCount,
    most: mostWarriors,
    meaning: 'Its warriors, by clearing.',
    write: (put, { side }) => putClearings(put, side.pieces.warrior ?? []),
  },
]

/** What is told of a seat before it has a faction, too. */
export const placeParts: readonly Part<{ readonly sight: Seated['sight']; readonly seat: Seated['seat'] }>[] = [
  {
    name: 'seat',
    size: seats.length,
    most: 1,
    meaning: `Which seat it is, as actions name it: ${seats.join(', ')}; none if fewer play.`,
    write: (put, { seat }) => putOne(put, seatNumbers[seat]),
  },
  {
    name: 'decides',
    size: 1,
    most: 1,
    meaning: '1 if it has to decide.',
    write: (put, { sight, seat }) => put(0, sight.view.toAct === seat ? 1 : 0),
  },
  {
    name: 'active',
    size: 1,
    most: 1,
    meaning: '1 if it is its turn.',
    write: (put, { sight, seat }) => put(0, sight.view.active === seat ? 1 : 0),
  },
]
