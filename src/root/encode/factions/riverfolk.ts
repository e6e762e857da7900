import type { RiverfolkBoard } from '../../rules/factions/riverfolk/board'
import type { riverfolkChapters } from '../../rules/factions/riverfolk/chapters'
import type { Act } from '../../rules/factions/riverfolk/daylight'
import { type riverfolkFacts, riverfolkTracks, services } from '../../rules/factions/riverfolk/facts'
import { type Place, places, purseAt } from '../../rules/factions/riverfolk/money'
import { clearingSuits, seats } from '../../rules/vocabulary'
import { askedField, askedName } from '../asked'
import { every } from '../every'
import { type Part, placeOf, putAll, putName, type Seated } from '../sight'
import { at, card, cards, item, mostWarriors, seat } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnPieces, OwnTask, OwnThing, OwnTrigger } from './faction'

type Own = typeof riverfolkChapters
const mostBought = 10
const prices = Array.from({ length: riverfolkTracks.dearest }, (_, index) => index + 1)

const actions: OwnActions<Own> = {
  place: at('place'),
  price: prices.map((price) => ({ type: 'price', price })),
  reprice: services.map((service) => ({ type: 'reprice', service })),
  fund: seat('fund'),
  'lose-fund': seat('lose-fund'),
  export: card(
    'export',
    cards(({ cost }) => cost.length > 0),
  ),
  buy: services.map((service) => ({ type: 'buy', service })),
  'buy-card': card('buy-card', cards()),
  exhaust: item('exhaust'),
}

/** Warriors on a place of the board, by their owners. */
const purse = (place: Place): Part<Seated> => ({
  name: place,
  size: seats.length,
  most: mostWarriors,
  meaning: `Warriors on the Riverfolk's place ${place}, by whose they are, counted from the observer.`,
  write(put, { sight, side: { board } }) {
    if (board.faction !== 'riverfolk') return
    const lying = purseAt(board, place)
    for (const owner of sight.view.seats) put(placeOf(sight, owner), lying[owner] ?? 0)
  },
})

export const riverfolk: EncodedFaction<RiverfolkBoard> = {
  block: 'riverfolk',
  factions: ['riverfolk'],
  pieces: { 'post-fox': 1, 'post-rabbit': 1, 'post-mouse': 1 } satisfies OwnPieces<typeof riverfolkFacts>,
  seat: [
    ...places.map(purse),
    {
      name: 'posts',
      size: clearingSuits.length,
      most: riverfolkTracks.posts,
      meaning: `Trade posts that are left on the tracks: ${clearingSuits.join(', ')}.`,
      write(put, { side: { board } }) {
        if (board.faction === 'riverfolk')
          putAll(
            put,
            clearingSuits.map((suit) => board.posts[suit]),
          )
      },
    },
    {
      name: 'prices',
      size: services.length,
      most: riverfolkTracks.dearest,
      meaning: `Prices of the services, 0 until they are set: ${services.join(', ')}.`,
      write(put, { side: { board } }) {
        if (board.faction === 'riverfolk')
          putAll(
            put,
            services.map((service) => board.prices[service]),
          )
      },
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'river-start',
    'set-price',
    'protectionism',
    'dividends',
    'gather',
    'riverfolk-daylight',
    'fund',
    'draw-card',
    'land',
    'post',
    'invest',
    'exported',
    'prices',
    'disruption',
    'lose-fund',
    'hand-card',
    'sale',
    'service',
    'pay-item',
  ]),
  counts: every<OwnCount<Own>>()(['paid']),
  things: every<OwnThing<Own>>()(['commit', 'recruit', 'fox', 'rabbit', 'mouse']),
  triggers: every<OwnTrigger<Own>>()(['disruption']),
  question: [
    askedName('service', services, 'the service that it is about'),
    askedField('set', services.length, 1, 'Services whose prices are set in this Evening.', (put, value) => {
      if (Array.isArray(value)) for (const each of value) putName(put, services, each)
    }),
  ],
  agenda: [
    {
      name: 'bought',
      size: services.length,
      most: mostBought,
      meaning: `How often each service was bought in this turn: ${services.join(', ')}.`,
      write: (put, { view: { turn } }) =>
        putAll(
          put,
          services.map((service) => turn.used.filter((each) => each === service).length),
        ),
    },
  ],
  acts: every<Act>()(['move', 'battle', 'draw', 'recruit', 'post']),
  actions,
  orderly: (board) => board,
}
