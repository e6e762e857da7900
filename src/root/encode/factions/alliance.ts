import type { AllianceBoard, AllianceView } from '../../rules/factions/alliance/board'
import type { allianceChapters } from '../../rules/factions/alliance/chapters'
import type { Operation } from '../../rules/factions/alliance/daylight'
import type { allianceFacts } from '../../rules/factions/alliance/facts'
import { every } from '../every'
import { listed, sorted } from '../orderly'
import { cardCount, putCards, type Seated } from '../sight'
import { at, card, cards } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnPieces, OwnTask, OwnThing, OwnTrigger } from './faction'

type Own = typeof allianceChapters
const manyCards = 20
const many = 10

const actions: OwnActions<Own> = {
  revolt: at('revolt'),
  spread: at('spread'),
  supporter: card('supporter', cards()),
  outrage: card('outrage', cards()),
  'lose-supporter': card('lose-supporter', cards()),
  mobilize: card('mobilize', cards()),
  train: card('train', cards()),
  place: at('place'),
}

function supportersOf({ sight, side }: Seated): readonly string[] {
  const { board } = side
  return board.faction === 'alliance'
    ? (board.supporters ?? [...(board.shown ?? []), ...(board.given[sight.me] ?? [])])
    : []
}

export const alliance: EncodedFaction<AllianceBoard | AllianceView> = {
  block: 'alliance',
  factions: ['alliance'],
  pieces: { 'base-fox': 1, 'base-rabbit': 1, 'base-mouse': 1, sympathy: 1 } satisfies OwnPieces<typeof allianceFacts>,
  seat: [
    {
      name: 'officers',
      size: 1,
      most: many,
      meaning: 'Officers of the Alliance.',
      write: (put, { side: { board } }) => put(0, board.faction === 'alliance' ? board.officers : 0),
    },
    {
      name: 'stack',
      size: 1,
      most: manyCards,
      meaning: `How many supporters the Alliance has; more than ${manyCards} are told as so many.`,
      write: (put, { side: { board } }) => put(0, board.faction === 'alliance' ? board.supporterCount : 0),
    },
    {
      name: 'supporters',
      size: cardCount,
      most: 3,
      meaning: 'Supporters as the observer knows them, by card: the own ones all, else those that it gave.',
      write: (put, seated) => putCards(put, supportersOf(seated)),
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'alliance-setup',
    'revolt',
    'spread',
    'support',
    'rise',
    'settle',
    'sympathy',
    'alliance-daylight',
    'operations',
    'operate-at',
    'outrage',
    'outrage-card',
    'base-lost',
    'lose-supporter',
  ]),
  counts: every<OwnCount<Own>>()(['taken']),
  things: every<OwnThing<Own>>()(['recruit', 'organize']),
  triggers: every<OwnTrigger<Own>>()(['base-lost', 'outrage']),
  agenda: [
    {
      name: 'operations',
      size: 1,
      most: many,
      meaning: `Operations that the Alliance has carried out; more than ${many} are told as so many.`,
      write(put, { view }) {
        for (const task of view.agenda) if (task.do === 'operations') put(0, task.taken)
      },
    },
  ],
  acts: every<Operation>()(['move', 'battle', 'recruit', 'organize']),
  actions,
  orderly(board) {
    const seen = board.shown && { shown: sorted(board.shown) }
    return { ...board, supporters: sorted(board.supporters), given: listed(board.given), ...seen }
  },
}
