import type { CultBoard } from '../../rules/factions/cult/board'
import type { cultChapters } from '../../rules/factions/cult/chapters'
import type { cultFacts } from '../../rules/factions/cult/facts'
import { conspiracies } from '../../rules/factions/cult/facts'
import { clearingSuits } from '../../rules/vocabulary'
import { askedField } from '../asked'
import { every } from '../every'
import { sorted } from '../orderly'
import { cardCount, type Part, putCards, putName, type Seated } from '../sight'
import { at, cards, corners, seats } from '../values'
import type { EncodedFaction, OwnActions, OwnPieces, OwnTask, OwnThing, OwnTrigger } from './faction'

type Own = typeof cultChapters
const many = 25

const actions: OwnActions<Own> = {
  start: at('start', corners),
  outcast: clearingSuits.map((suit) => ({ type: 'outcast', suit })),
  conspire: conspiracies.map((what) => ({ type: 'conspire', what })),
  replace: seats.map((owner) => ({ type: 'replace', owner })),
  crusade: (['battle', 'move'] as const).map((by) => ({ type: 'crusade', by })),
  ritual: [
    ...(['build', 'recruit', 'score'] as const).flatMap((what) =>
      cards(({ suit }) => suit !== 'bird').map((card) => ({ type: 'ritual', what, card }) as const),
    ),
    ...cards(({ suit }) => suit === 'bird').map((card) => ({ type: 'ritual', what: 'sacrifice', card }) as const),
  ],
}

const pile = (name: 'souls' | 'revealed', meaning: string): Part<Seated> => ({
  name,
  size: cardCount,
  most: 3,
  meaning,
  write(put, { side: { board } }) {
    if (board.faction === 'cult') putCards(put, board[name])
  },
})

export const cult: EncodedFaction<CultBoard> = {
  block: 'cult',
  factions: ['cult'],
  pieces: { 'garden-fox': 3, 'garden-rabbit': 3, 'garden-mouse': 3 } satisfies OwnPieces<typeof cultFacts>,
  seat: [
    {
      name: 'outcast',
      size: clearingSuits.length,
      most: 1,
      meaning: `1 for the suit of the Outcast: ${clearingSuits.join(', ')}.`,
      write: (put, { side: { board } }) => putName(put, clearingSuits, board.faction === 'cult' ? board.outcast : null),
    },
    {
      name: 'hated',
      size: 1,
      most: 1,
      meaning: '1 if the Outcast is Hated.',
      write: (put, { side: { board } }) => put(0, board.faction === 'cult' && board.hated ? 1 : 0),
    },
    {
      name: 'acolytes',
      size: 1,
      most: many,
      meaning: 'Acolytes of the Cult.',
      write: (put, { side: { board } }) => put(0, board.faction === 'cult' ? board.acolytes : 0),
    },
    pile('souls', 'The Lost Souls, by card.'),
    pile('revealed', 'Cards that the Cult has revealed, by card.'),
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'cult-corner',
    'first-outcast',
    'outcast',
    'lost-souls',
    'fear',
    'conspiracy',
    'crusade',
    'crusade-in',
    'crusade-on',
    'convert',
    'convert-whose',
    'converted',
    'sanctify',
    'sanctify-whose',
    'sanctify-what',
    'sanctified',
    'rituals',
    'ritual-at',
    'gather-cards',
  ]),
  things: every<OwnThing<Own>>()(['build', 'recruit']),
  triggers: every<OwnTrigger<Own>>()(['fear']),
  question: [
    askedField('scored', clearingSuits.length, 1, 'Suits that have been scored in this turn.', (put, value) => {
      if (Array.isArray(value)) for (const each of value) putName(put, clearingSuits, each)
    }),
    askedField('follow', 1, 1, '1 if a battle may follow the move.', (put, value) => put(0, value === true ? 1 : 0)),
  ],
  actions,
  orderly: (board) => ({ ...board, souls: sorted(board.souls), revealed: sorted(board.revealed) }),
}
