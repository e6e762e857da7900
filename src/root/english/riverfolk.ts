import { cardOf } from '../rules/cards'
import type { FundTask } from '../rules/factions/riverfolk/funds'
import type { Till } from '../rules/factions/riverfolk/money'
import type { PartWords } from '../words/catalogue'
import { cardName, Does, left, serviceNames, several, Who, who } from './names'

/** What an act of its turn is. */
export const riverfolkActs: Readonly<Record<string, string>> = {
  move: 'Move (commit a fund).',
  battle: 'Battle (commit a fund).',
  draw: 'Draw a card (commit a fund).',
  recruit: 'Recruit: a warrior on a river (spend a fund).',
  post: 'Place a trade post with a warrior (spend two funds of the player who rules there): 2 points.',
}

const tills: Readonly<Record<Till, string>> = {
  supply: 'the supply',
  payments: 'Payments',
  funds: 'the Funds box',
  committed: 'the Committed box',
  fox: 'the fox track',
  rabbit: 'the rabbit track',
  mouse: 'the mouse track',
}

const uses: Readonly<Record<FundTask['what'], string>> = {
  commit: 'to commit it',
  recruit: 'to recruit',
  fox: 'for the fox track',
  rabbit: 'for the rabbit track',
  mouse: 'for the mouse track',
}

/** Of the Riverfolk, and of those who buy from them. */
export const riverfolk = {
  actions: {
    price: ({ price }) => `The price is ${price}.`,
    reprice: ({ service }) => `Set a new price for ${serviceNames[service]}.`,
    fund: ({ seat }, _task, scene) => `Use a fund of ${who(scene, seat)}.`,
    'lose-fund': ({ seat }, _task, scene) => `Lose a fund of ${who(scene, seat)}.`,
    export: ({ card }) => `Export ${cardName(card)}: a warrior to Payments.`,
    buy: ({ service }) => `Buy ${serviceNames[service]}.`,
    'buy-card': ({ card }) => `Buy ${cardName(card)}.`,
  },
  questions: {
    prices: 'Set new prices?',
    'set-price': ({ service }) => `Set a price for ${serviceNames[service]}.`,
    'riverfolk-daylight': 'Choose an action.',
  },
  details: {
    'river-start': ({ left: count }) => left(count),
    'set-price': ({ service }) => serviceNames[service],
    fund: ({ what }) => uses[what],
    invest: ({ card, paid }) => `${cardName(card)}, ${left(cardOf(card).cost.length - paid)}`,
    'lose-fund': ({ left: count }) => left(count),
    'pay-item': ({ left: count }) => left(count),
  },
  events: {
    funds: ({ owner, from, to, count }, names) =>
      `From ${tills[from]}, ${several(count, 'warrior')} of ${who(names, owner)} ${count === 1 ? 'goes' : 'go'} to ${tills[to]}.`,
    price: ({ service, price }) => `${serviceNames[service]} costs ${price} now.`,
    bought: ({ seat, service, price }, names) =>
      `${Does(names, seat, 'buys', 'buy')} ${serviceNames[service]} for ${price}.`,
    exported: ({ seat, card }, names) => `${Who(names, seat)} export ${cardName(card)}.`,
  },
  reasons: {
    'ROOT-11.4.2': 'as dividends',
    'ROOT-11.5.6.3a': 'for the trade post',
  },
} satisfies PartWords
