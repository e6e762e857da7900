import type { Act } from '../../rules/factions/duchy/assembly'
import type { DuchyBoard } from '../../rules/factions/duchy/board'
import type { duchyChapters } from '../../rules/factions/duchy/chapters'
import type { BrigadierAct } from '../../rules/factions/duchy/deeds'
import { buildings, crownsOfRank, duchyFacts } from '../../rules/factions/duchy/facts'
import { burrow, ministers, ranks } from '../../rules/vocabulary'
import { askedIn, askedName } from '../asked'
import { every } from '../every'
import { sorted } from '../orderly'
import { cardCount, putCards, putName, type Seated } from '../sight'
import { at, card, cards, corners } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnFlag, OwnPieces, OwnTask, OwnThing, OwnTrigger } from './faction'

type Own = typeof duchyChapters

const actions: OwnActions<Own> = {
  start: at('start', corners),
  reveal: card('reveal', cards()),
  raise: buildings.map((piece) => ({ type: 'raise', piece })),
  place: at('place'),
  collapse: at('collapse'),
  minister: ministers.map((minister) => ({ type: 'minister', minister })),
  sway: ministers.map((minister) => ({ type: 'sway', minister })),
  'lose-minister': ministers.map((minister) => ({ type: 'lose-minister', minister })),
}

const boardOf = ({ side: { board } }: Seated): DuchyBoard | null => (board.faction === 'duchy' ? board : null)

export const duchy: EncodedFaction<DuchyBoard> = {
  block: 'duchy',
  factions: ['duchy'],
  pieces: { citadel: 3, market: 3, tunnel: 1 } satisfies OwnPieces<typeof duchyFacts>,
  seat: [
    {
      name: 'burrow',
      size: 1,
      most: duchyFacts.pieces.warrior.count,
      meaning: 'Warriors in the Burrow.',
      write(put, seated) {
        if (boardOf(seated)) put(0, seated.side.pieces.warrior?.[burrow] ?? 0)
      },
    },
    {
      name: 'swayed',
      size: ministers.length,
      most: 1,
      meaning: `1 for each swayed minister: ${ministers.join(', ')}.`,
      write(put, seated) {
        for (const minister of boardOf(seated)?.swayed ?? []) putName(put, ministers, minister)
      },
    },
    {
      name: 'crowns',
      size: ranks.length,
      most: crownsOfRank,
      meaning: `Crowns that are left on the board: ${ranks.join(', ')}.`,
      write(put, seated) {
        const board = boardOf(seated)
        if (board) for (const [number, rank] of ranks.entries()) put(number, board.crowns[rank])
      },
    },
    {
      name: 'revealed',
      size: cardCount,
      most: 3,
      meaning: 'Cards that the Duchy has revealed in this turn, by card.',
      write: (put, seated) => putCards(put, boardOf(seated)?.revealed ?? []),
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'duchy-corner',
    'gather-moles',
    'assembly',
    'raise-card',
    'raise',
    'raise-at',
    'dig',
    'dig-at',
    'collapse',
    'emerge',
    'parliament',
    'mayor',
    'brigadier',
    'battle-again',
    'banker',
    'sway',
    'sway-card',
    'price-of-failure',
    'lose-minister',
    'failure-card',
    'take-back',
  ]),
  flags: every<OwnFlag<Own>>()(['any']),
  counts: every<OwnCount<Own>>()(['count']),
  things: every<OwnThing<Own>>()(['citadel', 'market']),
  triggers: every<OwnTrigger<Own>>()(['price-of-failure']),
  question: [
    askedName('minister', ministers, 'the minister that is swayed'),
    {
      name: 'below',
      size: 2,
      most: 1,
      meaning: '1 if a move starts in the Burrow, 1 if it ends there.',
      write(put, sight) {
        const task = askedIn(sight)
        if (!task) return
        if ('from' in task && task.from === burrow) put(0, 1)
        if ('to' in task && task.to === burrow) put(1, 1)
      },
    },
  ],
  agenda: [
    {
      name: 'acted',
      size: ministers.length,
      most: 1,
      meaning: `1 for each minister that has acted in this Parliament: ${ministers.join(', ')}.`,
      write(put, { view }) {
        for (const task of view.agenda)
          if (task.do === 'parliament') for (const minister of task.acted) putName(put, ministers, minister)
      },
    },
  ],
  acts: every<Act | BrigadierAct>()(['build', 'recruit', 'move', 'battle', 'dig']),
  actions: {
    ...actions,
    // From and to the Burrow nobody else moves.
    'move-from': [{ type: 'move-from', at: burrow }],
    'move-to': [{ type: 'move-to', at: burrow }],
  },
  orderly: (board) => ({ ...board, swayed: sorted(board.swayed), revealed: sorted(board.revealed) }),
}
