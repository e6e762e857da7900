import { attacksHangOnHand } from '../battle/battle'
import { canBattle, needsToBattle } from '../battle/declare'
import { cardOf, different } from '../cards'
import { discardFromHand } from '../hands'
import { canMarch } from '../moving/move'
import { ofKind } from '../needs'
import { hidesHand } from '../open-hand'
import { type Play, plan, rulesOf, sideOf } from '../play'
import { clearings, type Seat } from '../vocabulary'
import { begin, partStep } from './choices'
import type { HirelingRules } from './hireling'
import { type HirelingChoice, planStep } from './steps'

const id = 'rat-smugglers'
const law = 'ROOT-HIR-5Da'

/** It need not be craftable. */
const showsItem = (card: string): boolean => cardOf(card).item !== null

const canMove = (play: Play, seat: Seat): boolean => rulesOf(play, seat).canMove?.(play, seat) ?? canMarch(play, seat)
const canAct = (play: Play, seat: Seat): boolean => canMove(play, seat) || canBattle(play, seat)

/** The Rat Smugglers: cards that show an item buy moves and battles of their controller. */
export const ratSmugglers: HirelingRules = {
  effects: [
    {
      name: id,
      moment: 'daylight',
      often: true,
      usable: (play, seat) => canAct(play, seat) && sideOf(play, seat).hand.some(showsItem),
      mayBeUsable: (play, seat) => canAct(play, seat) && sideOf(play, seat).hand.length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'pay' }),
    },
  ],
  steps: {
    pay: {
      law,
      hidden: hidesHand,
      needs: (_play, { seat }) => [ofKind(seat, showsItem)],
      actions: (play, { seat }) =>
        different(sideOf(play, seat).hand, showsItem).map((card) => ({ type: 'hireling-card', card })),
      answer(play, task, action) {
        if (action.type !== 'hireling-card') return
        discardFromHand(play, task.seat, action.card)
        planStep(play, task, 'act')
      },
    },
    act: {
      // The card that paid may have been the only one that fits: then there is nothing to ask.
      hidden: (play, { seat }) => canAct(play, seat) && attacksHangOnHand(play, seat),
      needs: (play, { seat }) => (canMove(play, seat) ? [] : needsToBattle(play, { seat }, clearings)),
      ...partStep({
        law,
        of(play, { seat }) {
          const parts: HirelingChoice[] = []
          if (canMove(play, seat)) parts.push('move')
          if (canBattle(play, seat)) parts.push('battle')
          return parts
        },
        chosen(play, { seat }, what) {
          if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
          else plan(play, { do: 'battle', seat, suit: 'bird' })
        },
      }),
    },
  },
}
