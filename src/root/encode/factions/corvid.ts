import type { CorvidBoard, CorvidView } from '../../rules/factions/corvid/board'
import type { corvidChapters } from '../../rules/factions/corvid/chapters'
import type { CorvidAct } from '../../rules/factions/corvid/daylight'
import type { corvidFacts } from '../../rules/factions/corvid/facts'
import { clearingCount, plotKinds, suits } from '../../rules/vocabulary'
import { askedField, numbersIn } from '../asked'
import { every } from '../every'
import { sorted } from '../orderly'
import type { Part, Seated } from '../sight'
import { at, card, cards } from '../values'
import type { EncodedFaction, OwnActions, OwnPieces, OwnTask, OwnTrigger } from './faction'

type Own = typeof corvidChapters
const many = 10

const actions: OwnActions<Own> = {
  place: at('place'),
  flip: at('flip'),
  recruit: card('recruit', cards()),
  suit: suits.flatMap((suit) => (suit === 'bird' ? [] : [{ type: 'suit', suit } as const])),
  plot: at('plot'),
  plant: plotKinds.map((plot) => ({ type: 'plant', plot })),
  trick: at('trick'),
  swap: at('swap'),
  expose: at('expose'),
  show: card('show', cards()),
  guess: plotKinds.map((plot) => ({ type: 'guess', plot })),
}

type Shown = CorvidView['plots'][number]

const plotsOf = ({ side }: Seated): readonly Shown[] => (side.board.faction === 'corvid' ? side.board.plots : [])

/** Plots kind by kind and clearing by clearing. */
const plotsPart = (
  name: string,
  meaning: string,
  fits: (plot: NonNullable<Shown>, kind: (typeof plotKinds)[number]) => boolean,
): Part<Seated> => ({
  name,
  size: plotKinds.length * clearingCount,
  most: 1,
  meaning: `${meaning}, kind by kind (${plotKinds.join(', ')}) and by clearing.`,
  write(put, seated) {
    for (const [place, plot] of plotsOf(seated).entries())
      for (const [number, kind] of plotKinds.entries())
        if (plot && fits(plot, kind)) put(number * clearingCount + place - 1, 1)
  },
})

export const corvid: EncodedFaction<CorvidBoard | CorvidView> = {
  block: 'corvid',
  factions: ['corvid'],
  pieces: { plot: 1 } satisfies OwnPieces<typeof corvidFacts>,
  seat: [
    plotsPart('plots-up', 'Plots of the Conspiracy that lie face up', ({ up, face }, kind) => up && face === kind),
    plotsPart(
      'plots-known',
      'Plots that lie face down, as the observer knows them',
      ({ up, face }, kind) => !up && face === kind,
    ),
    plotsPart('plots-not', 'What face-down plots are known not to be', ({ not }, kind) => not.includes(kind)),
    {
      name: 'placed',
      size: 1,
      most: many,
      meaning: 'Plots that the Conspiracy has placed in this turn.',
      write: (put, { side: { board } }) => put(0, board.faction === 'corvid' ? board.placed : 0),
    },
    {
      name: 'evening',
      size: 2,
      most: 1,
      meaning: '1 if it has drawn a card in this Evening; 1 if it has exerted.',
      write(put, { side: { board } }) {
        if (board.faction !== 'corvid') return
        put(0, board.drew ? 1 : 0)
        put(1, board.exerted ? 1 : 0)
      },
    },
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'scatter',
    'flip-plots',
    'corvid-recruit',
    'corvid-suit',
    'muster',
    'raid',
    'corvid-actions',
    'exert',
    'corvid-rest',
    'plot-in',
    'plot-kind',
    'trick',
    'trick-with',
    'expose',
    'guess',
  ]),
  triggers: every<OwnTrigger<Own>>()(['raid']),
  question: [
    askedField('places', clearingCount, 1, 'Clearings that are to get a warrior, by clearing.', (put, value) => {
      for (const place of numbersIn(value)) put(place - 1, 1)
    }),
  ],
  agenda: [
    {
      name: 'actions-left',
      size: 1,
      most: 3,
      meaning: 'Actions that the Conspiracy has left in its Daylight.',
      write(put, { view }) {
        for (const task of view.agenda) if (task.do === 'corvid-actions') put(0, task.left)
      },
    },
  ],
  acts: every<CorvidAct>()(['move', 'plot', 'battle', 'trick']),
  actions,
  orderly(board) {
    return { ...board, plots: board.plots.map((plot) => plot && { ...plot, not: sorted(plot.not) }) }
  },
}
