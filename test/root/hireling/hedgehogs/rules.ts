import { canBattle } from '../../battle/declare'
import { canMarch } from '../../moving/move'
import { place } from '../../placing'
import { type Play, plan } from '../../play'
import { canPlace, onMap, openSlots, warriorsAt } from '../../rule'
import { clearings } from '../../vocabulary'
import type { HirelingRules } from '../hireling'

/** Where they stand and can build. */
function site(play: Play): number | undefined {
  if (onMap(play, 'hedgehogs', 'workshop') > 1) return undefined
  return clearings.find(
    (at) => warriorsAt(play, 'hedgehogs', at) > 0 && openSlots(play, at) > 0 && canPlace(play, 'hedgehogs', at),
  )
}

/** In Daylight they build where they stand, may move, and battle if they can. */
export const hedgehogs: HirelingRules = {
  effects: [
    {
      name: 'hedgehogs',
      moment: 'daylight',
      usable: (play) => canMarch(play, 'hedgehogs') || canBattle(play, 'hedgehogs'),
      use(play, seat) {
        const at = site(play)
        if (at !== undefined) place(play, 'hedgehogs', 'workshop', at)
        plan(
          play,
          { do: 'move', seat, suit: 'bird', optional: true, battle: false, owner: 'hedgehogs' },
          { do: 'battle', seat, suit: 'bird', owner: 'hedgehogs' },
        )
      },
    },
  ],
}
