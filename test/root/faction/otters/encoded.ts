import type { OttersBoard } from '../../rules/factions/otters/board'
import type { ottersChapters } from '../../rules/factions/otters/chapters'
import type { ottersFacts } from '../../rules/factions/otters/facts'
import { clearingCount } from '../../rules/vocabulary'
import { every } from '../every'
import type { EncodedFaction, OwnActions, OwnPieces, OwnTask } from './faction'

type Own = typeof ottersChapters
const actions: OwnActions<Own> = {}

export const otters: EncodedFaction<OttersBoard> = {
  block: 'otters',
  factions: ['otters'],
  pieces: {} satisfies OwnPieces<typeof ottersFacts>,
  seat: [
    {
      name: 'visited',
      size: clearingCount,
      most: 1,
      meaning: 'Clearings that the Otters have visited.',
      write(put, { side: { board } }) {
        if (board.faction === 'otters') for (const at of board.visited) put(at - 1, 1)
      },
    },
  ],
  tasks: every<OwnTask<Own>['do']>()(['visit', 'otters-start']),
  actions,
  orderly: (board) => board,
}
