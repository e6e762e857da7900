import { different } from '../cards'
import { clearingsFor, fitsClearing } from '../clearings'
import { discardFromHand } from '../hands'
import { isHandOpen } from '../open-hand'
import { place } from '../placing'
import { type Play, plan, sideOf } from '../play'
import { goHome } from '../removal'
import { canPlace, isPresent } from '../rule'
import { burrow, type Seat } from '../vocabulary'
import { placingStep } from './choices'
import type { HirelingRules } from './hireling'
import { type HirelingAction, planStep } from './steps'

/** Clearings with faction pieces where the warriors can come to (ROOT-HIR-1Db). */
const beds = (play: Play, seat: Seat): number[] =>
  clearingsFor(play, seat).filter((at) => isPresent(play, seat, at) && canPlace(play, seat, at))

const cures = (play: Play, seat: Seat, at: number): string[] =>
  beds(play, seat).length > 0 ? different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, at)) : []

/** A hidden hand is asked whatever it holds, as long as it holds a card (ROOT-INFO-20). */
const mayHeal = (play: Play, seat: Seat, at: number): boolean =>
  isHandOpen(play, seat)
    ? cures(play, seat, at).length > 0
    : sideOf(play, seat).hand.length > 0 && beds(play, seat).length > 0

/** The Feline Physicians: a card brings warriors of their controller back that were removed from a clearing. */
export const felinePhysicians: HirelingRules = {
  afterFactionLoss: (play, seat, { kind, at, count }, replaced) =>
    // No card matches the Burrow, which has no suit.
    kind === 'warrior' && at !== burrow && mayHeal(play, seat, at)
      ? { owner: seat, effect: { do: 'heal', seat, at, count, replaced } }
      : null,
  steps: {
    heal: {
      law: 'ROOT-HIR-1Da',
      // Asked whatever the cards are, but not without any (ROOT-INFO-20).
      hidden: (play, { seat }) => !isHandOpen(play, seat) && sideOf(play, seat).hand.length > 0,
      actions: (play, { seat, at = 0 }) => [
        ...cures(play, seat, at).map((card): HirelingAction => ({ type: 'hireling-card', card })),
        { type: 'done' },
      ],
      answer(play, task, action) {
        const { seat, at = 0, left = 0, replaced = false } = task
        if (action.type === 'hireling-card') {
          discardFromHand(play, seat, action.card)
          sideOf(play, seat).supply += left
          planStep(play, task, 'bed')
        } else {
          const lost = goHome(play, { owner: seat, kind: 'warrior', at, count: left }, null, replaced)
          plan(play, ...lost.map(({ effect }) => effect))
        }
      },
    },
    bed: placingStep({
      law: 'ROOT-HIR-1Db',
      of: (play, { seat }) => beds(play, seat),
      chosen(play, { seat, at: from = 0, left = 0 }, at) {
        place(play, seat, 'warrior', at, left)
        play.emit?.({ type: 'saved', seat, from, to: at, count: left })
      },
    }),
  },
}
