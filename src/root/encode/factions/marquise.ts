import type { MarquiseBoard } from '../../rules/factions/marquise/board'
import type { marquiseChapters } from '../../rules/factions/marquise/chapters'
import type { Act } from '../../rules/factions/marquise/daylight'
import type { marquiseFacts } from '../../rules/factions/marquise/facts'
import { kinds as buildings } from '../../rules/factions/marquise/sites'
import { clearingCount } from '../../rules/vocabulary'
import { askedField, askedPlace, numbersIn } from '../asked'
import { every } from '../every'
import { at, card, cards, corners } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnFlag, OwnPieces, OwnTask, OwnThing, OwnTrigger } from './faction'

type Own = typeof marquiseChapters
const many = 10

const actions: OwnActions<Own> = {
  start: at('start', corners),
  place: at('place'),
  save: card('save', [...cards(), null]),
  'spend-bird': card(
    'spend-bird',
    cards(({ suit }) => suit === 'bird'),
  ),
  build: at('build'),
  building: buildings.map((building) => ({ type: 'building', building })),
  'wood-from': at('wood-from'),
  overwork: at('overwork'),
}

export const marquise: EncodedFaction<MarquiseBoard> = {
  block: 'marquise',
  factions: ['marquise'],
  pieces: { sawmill: 3, workshop: 3, recruiter: 3, wood: 8, keep: 1 } satisfies OwnPieces<typeof marquiseFacts>,
  tasks: every<OwnTask<Own>['do']>()([
    'save',
    'keep',
    'first-building',
    'wood',
    'recruit',
    'cat-actions',
    'build-in',
    'build-what',
    'wood-from',
    'overwork',
    'overwork-card',
  ]),
  flags: every<OwnFlag<Own>>()(['replaced', 'recruited']),
  counts: every<OwnCount<Own>>()(['count', 'built']),
  things: every<OwnThing<Own>>()(['sawmill', 'workshop', 'recruiter']),
  triggers: every<OwnTrigger<Own>>()(['save']),
  question: [
    askedPlace('keep', 'Where the keep stands that buildings are set up around'),
    askedField('done', clearingCount, 3, 'Buildings that have been served, by clearing.', (put, value) => {
      const served = numbersIn(value)
      for (const at of served) put(at - 1, served.filter((each) => each === at).length)
    }),
    askedField('reach', clearingCount, 1, 'Clearings that wood may come from, by clearing.', (put, value) => {
      for (const at of numbersIn(value)) put(at - 1, 1)
    }),
  ],
  agenda: [
    {
      name: 'actions-left',
      size: 1,
      most: many,
      meaning: `Actions that the Marquise has left; more than ${many} are told as so many.`,
      write(put, { view }) {
        for (const task of view.agenda) if (task.do === 'cat-actions') put(0, task.left)
      },
    },
  ],
  acts: every<Act>()(['battle', 'march', 'recruit', 'build', 'overwork']),
  actions,
  orderly: (board) => board,
}
