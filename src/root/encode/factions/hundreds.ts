import { ruinItems } from '../../rules/data/items'
import type { AdvanceAct } from '../../rules/factions/hundreds/advance'
import type { HundredsBoard } from '../../rules/factions/hundreds/board'
import type { CommandAct } from '../../rules/factions/hundreds/campaign'
import type { hundredsChapters } from '../../rules/factions/hundreds/chapters'
import { hoardTracks, type hundredsFacts } from '../../rules/factions/hundreds/facts'
import { clearingCount, items, moods } from '../../rules/vocabulary'
import { askedField, askedName, numbersIn } from '../asked'
import { every } from '../every'
import { sorted } from '../orderly'
import { placeOf, putAll, putName, type Seated } from '../sight'
import { at, card, cards, corners, crafted, either, item, seats } from '../values'
import type { EncodedFaction, OwnActions, OwnCount, OwnFlag, OwnPieces, OwnTask } from './faction'

type Own = typeof hundredsChapters
const manyItems = 4

const actions: OwnActions<Own> = {
  start: at('start', corners),
  raze: at('raze'),
  take: item('take', ruinItems),
  place: at('place'),
  anoint: at('anoint'),
  mood: moods.map((mood) => ({ type: 'mood', mood })),
  'give-up': item('give-up', crafted),
  keep: (['item', 'points'] as const).map((what) => ({ type: 'keep', what })),
  lead: either.map((along) => ({ type: 'lead', along })),
  loot: either.map((yes) => ({ type: 'loot', yes })),
  'loot-item': crafted.flatMap((each) => either.map((ready) => ({ type: 'loot-item', item: each, ready }) as const)),
  muster: at('muster'),
  incite: card('incite', cards()),
  roll: [{ type: 'roll' }],
}

const boardOf = ({ side: { board } }: Seated): HundredsBoard | null => (board.faction === 'hundreds' ? board : null)

const marks = ['first-hit', 'looting'] as const

export const hundreds: EncodedFaction<HundredsBoard> = {
  block: 'hundreds',
  factions: ['hundreds'],
  pieces: { warlord: 1, stronghold: 3, mob: 1 } satisfies OwnPieces<typeof hundredsFacts>,
  seat: [
    {
      name: 'mood',
      size: moods.length,
      most: 1,
      meaning: `1 for the mood: ${moods.join(', ')}.`,
      write: (put, seated) => putName(put, moods, boardOf(seated)?.mood),
    },
    {
      name: 'hoard',
      size: items.length,
      most: manyItems,
      meaning: 'Items in the Hoard, by kind.',
      write: (put, seated) => putAll(put, boardOf(seated)?.hoard ?? []),
    },
    {
      name: 'looked',
      size: clearingCount,
      most: 1,
      meaning: 'Ruins under which the Hundreds have looked, by clearing.',
      write(put, seated) {
        for (const place of boardOf(seated)?.looked ?? []) put(place - 1, 1)
      },
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'hundreds-corner',
    'overflow',
    'item-or-points',
    'raze',
    'raze-next',
    'raze-ruin',
    'raze-item',
    'mob-die',
    'mob-at',
    'hundreds-recruit',
    'rally',
    'anoint',
    'mood',
    'lavish',
    'campaigns',
    'campaign',
    'command',
    'fortify',
    'fortify-at',
    'lead',
    'lead-count',
    'advance',
    'advance-to',
    'advance-battle',
    'charge',
    'relentless',
    'loot',
    'loot-item',
    'bitter',
    'incite',
    'incite-at',
    'jubilant',
    'oppress',
  ]),
  flags: every<OwnFlag<Own>>()(['last']),
  counts: every<OwnCount<Own>>()(['done', 'count']),
  question: [
    askedName('item', items, 'the item that has no place'),
    askedField('places', clearingCount, 1, 'Clearings that are still to be served, by clearing.', (put, value) => {
      for (const place of numbersIn(value)) put(place - 1, 1)
    }),
  ],
  agenda: [
    {
      name: 'campaigns',
      size: 2 * hoardTracks.length,
      most: manyItems,
      meaning: `Steps of Daylight that wait (${hoardTracks.join(', ')}): 1 for each; then the actions that each has done.`,
      write(put, { view }) {
        for (const task of view.agenda)
          if (task.do === 'campaign') {
            const place = hoardTracks.indexOf(task.by)
            put(place, 1)
            put(hoardTracks.length + place, task.done)
          }
      },
    },
    {
      name: 'marks',
      size: marks.length * seats.length,
      most: 1,
      meaning: `What seats have used in the battle (${marks.join(', ')}), each by seat from the observer on.`,
      write(put, sight) {
        for (const [number, mark] of marks.entries())
          for (const each of sight.view.seats)
            if (sight.view.battle?.used.includes(`${each} ${mark}`))
              put(number * seats.length + placeOf(sight, each), 1)
      },
    },
  ],
  uses: ['lavish'],
  acts: every<CommandAct | AdvanceAct>()(['move', 'battle', 'build']),
  actions: { ...actions, 'move-count': [{ type: 'move-count', count: 0 }] },
  orderly: (board) => ({ ...board, looked: sorted(board.looked) }),
}
