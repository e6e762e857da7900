import { suitOf } from '../../rules/cards'
import type { EyrieBoard } from '../../rules/factions/eyrie/board'
import type { eyrieChapters } from '../../rules/factions/eyrie/chapters'
import type { eyrieFacts } from '../../rules/factions/eyrie/facts'
import { columns, leaders, suits } from '../../rules/vocabulary'
import { every } from '../every'
import { sorted } from '../orderly'
import { type Put, putName, putOne, type Seated } from '../sight'
import { at, card, cards, corners } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnFlag, OwnPieces, OwnTask, OwnThing } from './faction'

type Own = typeof eyrieChapters
const many = 10

const actions: OwnActions<Own> = {
  start: at('start', corners),
  leader: leaders.map((leader) => ({ type: 'leader', leader })),
  decree: card('decree', cards()),
  column: columns.map((column) => ({ type: 'column', column })),
  order: suits.map((suit) => ({ type: 'order', suit })),
  place: at('place'),
}

/** Cards of the Decree by suit, and viziers apart, column by column. */
function putDecree(put: Put, { side: { board } }: Seated): void {
  if (board.faction !== 'eyrie') return
  for (const [number, column] of columns.entries()) {
    const counts = [0, 0, 0, 0, 0]
    for (const card of board.decree[column]) {
      const kind = card === 'vizier' ? suits.length : suits.indexOf(suitOf(card))
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    for (const [kind, count] of counts.entries()) put(number * counts.length + kind, count)
  }
}

export const eyrie: EncodedFaction<EyrieBoard> = {
  block: 'eyrie',
  factions: ['eyrie'],
  pieces: { roost: 1 } satisfies OwnPieces<typeof eyrieFacts>,
  seat: [
    {
      name: 'leader',
      size: leaders.length,
      most: 1,
      meaning: `1 for the leader of the Eyrie: ${leaders.join(', ')}.`,
      write: (put, { side: { board } }) => putName(put, leaders, board.faction === 'eyrie' ? board.leader : null),
    },
    {
      name: 'fallen',
      size: leaders.length,
      most: 1,
      meaning: 'Leaders of the Eyrie that lie face down.',
      write(put, { side: { board } }) {
        if (board.faction === 'eyrie') for (const leader of board.fallen) putName(put, leaders, leader)
      },
    },
    {
      name: 'decree',
      size: columns.length * (suits.length + 1),
      most: many,
      meaning: `Cards of the Decree, column by column (${columns.join(', ')}): ${suits.join(', ')}, viziers; more than ${many} are told as so many.`,
      write: putDecree,
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'eyrie-corner',
    'leader',
    'emergency',
    'decree',
    'decree-column',
    'new-roost',
    'decree-begins',
    'order',
    'decree-column-done',
    'order-place',
    'roost-points',
  ]),
  flags: every<OwnFlag<Own>>()(['bird']),
  counts: every<OwnCount<Own>>()(['added']),
  things: every<OwnThing<Own>>()(['warrior', 'roost']),
  agenda: [
    {
      name: 'column',
      size: columns.length,
      most: 1,
      meaning: `1 for the column of the Decree that is carried out: ${columns.join(', ')}.`,
      write(put, { view }) {
        for (const task of view.agenda)
          if (task.do === 'order' || task.do === 'decree-column-done') putOne(put, task.column)
      },
    },
    {
      name: 'orders',
      size: suits.length,
      most: many,
      meaning: `Orders that are left in that column: ${suits.join(', ')}; more than ${many} are told as so many.`,
      write(put, { view }) {
        for (const task of view.agenda)
          if (task.do === 'order')
            for (const [number, suit] of suits.entries()) put(number, task.left.filter((each) => each === suit).length)
      },
    },
  ],
  actions,
  orderly(board) {
    const decree = Object.entries(board.decree).map(([column, cards]) => [column, sorted(cards)])
    return { ...board, fallen: sorted(board.fallen), decree: Object.fromEntries(decree) }
  },
}
