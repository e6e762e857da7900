import { cardOf } from '../cards'
import { discardCrafted } from '../crafted'
import { takeBack } from '../hands'
import { type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import type { HirelingRules } from './hireling'

const id = 'mole-artisans'

/** Item cards that lie revealed in a play area. */
const kept = (play: Play, seat: Seat): string[] =>
  sideOf(play, seat).crafted.filter((card) => cardOf(card).item !== null)

/** ROOT-HIR-10D: crafted item cards come back to the hand at the end of Evening. */
export const moleArtisans: HirelingRules = {
  keepsCrafted: (_play, seat, card) =>
    cardOf(card).item === null ? null : { do: 'hireling', seat, hireling: id, step: 'keep' },
  endOfEvening(play, seat) {
    const cards = kept(play, seat)
    const side = sideOf(play, seat)
    side.crafted = side.crafted.filter((card) => !cards.includes(card))
    takeBack(play, seat, cards)
  },
  steps: {
    keep: {
      law: 'ROOT-HIR-10Da',
      actions: () => [{ type: 'hireling-do', what: 'keep' }, { type: 'done' }],
      answer(play, { seat }, action) {
        const card = kept(play, seat).at(-1)
        if (action.type === 'done' && card) discardCrafted(play, seat, card)
      },
    },
  },
}
