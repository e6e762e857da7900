import { because } from '../../because'
import { cardOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Tools } from '../../craft'
import { discard } from '../../hands'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { type ClearingSuit, clearingSuits, type Seat, type Suit } from '../../vocabulary'
import { riverfolkOf } from './board'
import { pay } from './money'
import { openSpaces } from './posts'
import { countIn } from './purse'

/** The symbols of a card are paid one by one, in the order of the card (ROOT-11.2.1d). */
export interface InvestTask {
  readonly do: 'invest'
  readonly seat: Seat
  readonly card: string
  readonly paid: number
}
/** The cost is paid, and the card is sold abroad (ROOT-11.5.3.1a). */
export interface ExportedTask {
  readonly do: 'exported'
  readonly seat: Seat
  readonly card: string
}
export type InvestAction = { readonly type: 'activate'; readonly suit: Suit }

/** Empty spaces, as far as there are funds to lay on them (ROOT-11.2.1a). */
export function spacesOf(play: Play, seat: Seat): Tools {
  const [fox, rabbit, mouse] = [
    openSpaces(play, seat, 'fox'),
    openSpaces(play, seat, 'rabbit'),
    openSpaces(play, seat, 'mouse'),
  ]
  return { fox, rabbit, mouse, wild: 0, most: countIn(riverfolkOf(play, seat).funds) }
}

/** No card has question marks beside other symbols, so any empty space will do for one. */
const suitsFor = (play: Play, { seat, card, paid }: InvestTask): ClearingSuit[] => {
  const symbol = cardOf(card).cost[paid]
  return clearingSuits.filter((suit) => (symbol === 'any' || symbol === suit) && openSpaces(play, seat, suit) > 0)
}

const investing: Question<InvestTask, InvestAction> = {
  actions: (play, task) => suitsFor(play, task).map((suit) => ({ type: 'activate', suit })),
  answer(play, task, { suit }) {
    const { seat, card, paid } = task
    if (paid + 1 < cardOf(card).cost.length) plan(play, { ...task, paid: paid + 1 })
    if (suit !== 'bird') plan(play, { do: 'fund', seat, what: suit })
  },
}

/** Pays for a card: the first symbol asks for the next. */
export const invest = (play: Play, seat: Seat, card: string): void => plan(play, { do: 'invest', seat, card, paid: 0 })

export const riverfolkCrafting: Chapter<InvestTask, InvestAction, ExportedTask> = {
  tasks: {
    invest: {
      fields: { seat: shape.seat, card: shape.card, paid: shape.amount },
      law: 'ROOT-11.2.1d',
      rule: investing,
      refuse: { activate: (_play, _task, { suit }) => because('no-space', 'ROOT-11.2.1b', { suit }) },
    },
    exported: {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-11.5.3.1a',
      rule: {
        run(play, { seat, card }) {
          play.emit?.({ type: 'exported', seat, card })
          discard(play, seat, [card], 'play')
          pay(play, seat, 1)
        },
      },
    },
  },
  actions: { activate: { fields: { suit: shape.suit } } },
}
