import { mountainCount } from '../../rules/vocabulary'
import { both, flags, type IronwoodChannel, marked, numbers } from './channel'

const departures = ['revealed', 'burned', 'deck', 'shown'] as const
/** More cards that left the hand in one way count as this number. */
const mostDepartures = 20

/** The vision cards, each by its mountain. */
export const visions: readonly IronwoodChannel[] = [
  marked('vision-hand', mountainCount, 'vision cards in the hand, if it is seen', ({ visions }) => visions.hand ?? []),
  numbers('vision-counts', 2, mountainCount, 'vision cards in the hand, and in the deck', (into, { visions }) => {
    into[0] = visions.handSize
    into[1] = visions.deckSize
  }),
  marked('vision-revealed', mountainCount, 'vision cards that were revealed', ({ visions }) => visions.revealed),
  marked('vision-discard', mountainCount, 'vision cards in the discard pile', ({ visions }) => visions.discard),
  marked('vision-burned', mountainCount, 'burned vision cards that the seat knows', ({ visions }) =>
    visions.burned.flatMap(({ mountain }) => mountain ?? []),
  ),
  numbers(
    'vision-burned-counts',
    2,
    mountainCount,
    'burned vision cards, and those of them that the Ironclad have seen',
    (into, { visions }) => {
      into[0] = visions.burned.length
      into[1] = visions.burned.filter(({ seen }) => seen).length
    },
  ),
  numbers(
    'vision-top',
    mountainCount,
    mountainCount,
    `how near the top of the deck a card is known to lie: ${mountainCount} on top, one less for each card above it`,
    (into, { visions }) => {
      for (const [depth, mountain] of visions.top.entries()) into[mountain] = mountainCount - depth
    },
  ),
  both('vision-known', mountainCount, 'cards known on top of the deck', ({ visions }, seat) => visions.known[seat]),
  marked('trace-hand', mountainCount, 'cards that the Ironclad have seen and that may be in the hand', ({ visions }) =>
    visions.traces.cards.filter(({ hand }) => hand).map(({ vision }) => vision),
  ),
  numbers(
    'trace-burned',
    mountainCount,
    mountainCount,
    'cards that the Ironclad have seen: at how many places among the burned ones each may lie',
    (into, { visions }) => {
      for (const { vision, burned } of visions.traces.cards) into[vision] = burned.length
    },
  ),
  numbers(
    'trace-deck',
    mountainCount,
    mountainCount,
    'cards that the Ironclad have seen: at how many places in the deck each may lie',
    (into, { visions }) => {
      for (const { vision, deck } of visions.traces.cards) into[vision] = deck.length
    },
  ),
  flags('trace-unseen', 1, 'whether a card may be in the hand that the Ironclad have not seen', (into, { visions }) => {
    into[0] = visions.traces.hand ? 1 : 0
  }),
  numbers(
    'departures',
    departures.length,
    mostDepartures,
    `how many cards left the hand in each way: ${departures.join(', ')}; more count as ${mostDepartures}`,
    (into, { visions }) => {
      for (const [index, way] of departures.entries())
        into[index] = Math.min(mostDepartures, visions.departures.filter(({ to }) => to === way).length)
    },
  ),
]
