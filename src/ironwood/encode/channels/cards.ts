import { entry } from '../../../toolkit'
import type { Seat, SideView, View } from '../../rules'
import { slotsPerRound, supply } from '../../rules/vocabulary'
import { cardAt, cards } from '../places'
import { both, flags, type IronwoodChannel, numbers } from './channel'

const cardsOfSide = cards.length / 2

/** One number for each card, of both sides: a card has one owner. */
const perCard = (
  name: string,
  most: number,
  meaning: string,
  each: (side: SideView, put: (card: string, number: number) => void) => void,
): IronwoodChannel =>
  numbers(name, cards.length, most, `for each card ${meaning}`, (into, { sides }) => {
    const put = (card: string, number: number): void => {
      into[entry(cardAt, card)] = number
    }
    each(sides.woodwalkers, put)
    each(sides.ironclad, put)
  })

const lying = (name: string, where: string, listOf: (side: SideView) => readonly string[]): IronwoodChannel =>
  perCard(name, 1, `whether it lies ${where}`, (side, put) => {
    for (const card of listOf(side)) put(card, 1)
  })

const inHand = ({ hand, known }: SideView): readonly string[] => hand ?? [...known.hand, ...known.seen]

const onSlots = ({ slots }: SideView): string[] =>
  slots.flatMap((slot) => (typeof slot === 'object' ? [slot.card] : []))

const slotsUsed = ({ sides }: View, seat: Seat): number => sides[seat].slots.length
const slotsMarked = ({ sides }: View, seat: Seat): number =>
  sides[seat].slots.filter((slot) => slot === 'marker').length

/** The two sides apart from the map. */
export const cardsAndCrystals: readonly IronwoodChannel[] = [
  both('crystals', supply.crystals, 'crystals', ({ sides }, seat) => sides[seat].crystals),
  both('hand-size', cardsOfSide, 'cards in hand', ({ sides }, seat) => sides[seat].handSize),
  both('deck-size', cardsOfSide, 'cards in the deck', ({ sides }, seat) => sides[seat].deckSize),
  both('slots-used', slotsPerRound, 'slots used this round', slotsUsed),
  both('slots-drawn', slotsPerRound, 'slots used for drawing', slotsMarked),
  lying('hand', 'in a hand, as far as the seat knows', inHand),
  lying('known', 'in a hand and everybody knows it', ({ known }) => known.hand),
  lying('seen', 'in a hand and only the opponent knows it', ({ known }) => known.seen),
  lying('mixed', 'in a hand or on top of a deck whose order is known', ({ known }) => known.mixed),
  lying('discard', 'in a discard pile', ({ discard }) => discard),
  lying('slots', 'on a slot', onSlots),
  lying('extra', 'beside the slots, played in addition', ({ extra }) => extra),
  lying('wagered', 'with the base cards that were wagered', ({ wagered }) => wagered),
  lying('ongoing', 'in play as an ongoing card', ({ ongoing }) => ongoing.map(({ card }) => card)),
  perCard('markers', supply.markers, 'how many markers lie on it', ({ ongoing }, put) => {
    for (const { card, markers } of ongoing) put(card, markers)
  }),
  perCard(
    'order',
    cardsOfSide,
    `how near the top of a deck it lies whose order is known: ${cardsOfSide} on top, one less for each card above it`,
    ({ order }, put) => {
      for (const [depth, card] of order.entries()) if (card !== null) put(card, cardsOfSide - depth)
    },
  ),
  both('ascending', 1, 'whether everybody knows the order of the deck', ({ sides }, seat) =>
    sides[seat].known.ascending ? 1 : 0,
  ),
  flags('wager-cards', cards.length, 'for each card whether it is known to be wagered now', (into, { battle }) => {
    for (const wager of Object.values(battle?.wagers ?? {}))
      if (wager !== 'undecided' && wager.card !== null) into[entry(cardAt, wager.card)] = 1
  }),
]
