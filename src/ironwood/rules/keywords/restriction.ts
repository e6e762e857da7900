import type { Keyword } from '../keyword'
import type { Play } from '../play'
import type { Restriction } from '../state'
import { opponentOf, type Seat } from '../vocabulary'
import { holdAllTotems } from './cost'

export type RestrictStep =
  /** Totems cannot be moved for the rest of the turn. */
  | { readonly do: 'hold-totems' }
  /** This round the opponent pays a crystal to play a special card. */
  | { readonly do: 'toll' }
  /** This round the opponent plays no additional cards. */
  | { readonly do: 'no-additional' }

function restrict({ state }: Play, kind: Restriction['kind'], seat: Seat): readonly never[] {
  state.restrictions.push({ kind, seat, until: 'round' })
  return []
}

export const restriction: Keyword<RestrictStep> = {
  steps: {
    'hold-totems': {
      owner: 'woodwalkers',
      fields: {},
      tasks(play) {
        holdAllTotems(play)
        return []
      },
    },
    toll: {
      owner: 'both',
      fields: {},
      forPlayersOnly: true,
      tasks: (play, _step, { seat }) => restrict(play, 'toll', opponentOf(seat)),
    },
    'no-additional': {
      owner: 'both',
      fields: {},
      forPlayersOnly: true,
      tasks: (play, _step, { seat }) => restrict(play, 'no-additional', opponentOf(seat)),
    },
  },
  tasks: {},
  actions: {},
}
