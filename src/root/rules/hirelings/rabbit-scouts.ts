import { battleOf, fighterOf } from '../battle/battle'
import { different } from '../cards'
import { fitsClearing } from '../clearings'
import { discardFromHand } from '../hands'
import { isHandOpen } from '../open-hand'
import { handOf, type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { asked } from './choices'
import type { HirelingRules } from './hireling'
import type { HirelingAction } from './steps'

const id = 'rabbit-scouts'

const fitting = (play: Play, seat: Seat): string[] =>
  different(handOf(play, seat), (card) => fitsClearing(play, card, battleOf(play).at))

/** A hidden hand is asked whatever it holds (ROOT-INFO-20). */
const mayScout = (play: Play, seat: Seat): boolean =>
  isHandOpen(play, seat) ? fitting(play, seat).length > 0 : sideOf(play, seat).hand.length > 0

const mark = (seat: Seat): string => `${seat} ${id}`

/** The Rabbit Scouts: for a card their controller deals the higher number as the defender. */
export const rabbitScouts: HirelingRules = {
  beforeDefence: (play, seat) =>
    mayScout(play, seat) && !fighterOf(play, seat).dealsHigher ? asked(id, seat, { step: 'scout' }) : null,
  dealsHigherFor: (play, seat) => battleOf(play).used.includes(mark(seat)),
  steps: {
    scout: {
      law: 'ROOT-HIR-3Da',
      hidden: () => true,
      actions: (play, { seat }) => [
        ...fitting(play, seat).map((card): HirelingAction => ({ type: 'hireling-card', card })),
        { type: 'done' },
      ],
      answer(play, { seat }, action) {
        if (action.type !== 'hireling-card') return
        discardFromHand(play, seat, action.card)
        battleOf(play).used.push(mark(seat))
      },
    },
  },
}
