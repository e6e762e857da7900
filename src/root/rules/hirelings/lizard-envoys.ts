import { because } from '../because'
import { cardOf, different, suitOf } from '../cards'
import { takeOpen } from '../hands'
import { type Play, plan } from '../play'
import type { State } from '../state'
import { suits } from '../vocabulary'
import type { HirelingRules } from './hireling'

const id = 'lizard-envoys'
const looked = 5

/** The cards that they look at. */
export const onTop = ({ discard }: Pick<State, 'discard'>): readonly string[] => discard.slice(-looked)

/** What may be taken of the cards on top of the discard pile: of the most frequent suit, but no ambush. */
function choice({ state }: Play): string[] {
  const top = onTop(state)
  const count = (suit: string): number => top.filter((card) => suitOf(card) === suit).length
  const most = Math.max(...suits.map(count))
  return different(top, (card) => count(suitOf(card)) === most && cardOf(card).kind !== 'ambush')
}

/** ROOT-HIR-9D: they bring back a card that was thrown away. */
export const lizardEnvoys: HirelingRules = {
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      usable: (play) => choice(play).length > 0,
      use: (play, seat) => plan(play, { do: 'hireling', seat, hireling: id, step: 'take' }),
    },
  ],
  steps: {
    take: {
      law: 'ROOT-HIR-9Da',
      refuse: (play, _task, action) =>
        action.type !== 'hireling-card' || choice(play).includes(action.card)
          ? null
          : because('not-on-top', 'ROOT-HIR-9Da', { card: action.card }),
      actions: (play) => choice(play).map((card) => ({ type: 'hireling-card', card })),
      answer(play, { seat }, action) {
        if (action.type === 'hireling-card') takeOpen(play, seat, action.card, 'discard')
      },
    },
  },
}
