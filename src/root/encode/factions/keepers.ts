import type { KeepersBoard, KeepersView } from '../../rules/factions/keepers/board'
import { suitInRetinue } from '../../rules/factions/keepers/board'
import type { keepersChapters } from '../../rules/factions/keepers/chapters'
import { type keepersFacts, keepersTracks, relicKinds, retainer, waystations } from '../../rules/factions/keepers/facts'
import type { RecoverAct } from '../../rules/factions/keepers/recovering'
import { nameOf, relicKindOf, relicNames } from '../../rules/factions/keepers/relics'
import { relicTypes, retinueColumns, suits } from '../../rules/vocabulary'
import { askedField, askedName } from '../asked'
import { every } from '../every'
import { sorted } from '../orderly'
import type { Part, Put, Seated } from '../sight'
import { at, card, cards, forest, mostForests } from '../values'
import type { EncodedFaction, OwnActions, OwnFlag, OwnPieces, OwnTask, OwnTrigger } from './faction'

type Own = typeof keepersChapters
const inRetinue = [...cards(), retainer]
/** Suits, and retainers apart. */
const kinds = suits.length + 1

const actions: OwnActions<Own> = {
  start: at('start'),
  encamp: at('encamp'),
  decamp: at('decamp'),
  waystation: waystations.map((piece) => ({ type: 'waystation', piece })),
  recruit: card('recruit', cards()),
  place: at('place'),
  retinue: card('retinue', inRetinue),
  delve: forest('delve').flatMap((each) => relicNames.map((relic) => ({ ...each, relic }))),
  recover: relicKinds.map((relic) => ({ type: 'recover', relic })),
  carry: relicKinds.map((relic) => ({ type: 'carry', relic })),
  lay: forest('lay'),
  gather: retinueColumns.flatMap((column) => card('gather', cards()).map((each) => ({ ...each, column }))),
  shift: retinueColumns.flatMap((column) => card('shift', inRetinue).map((each) => ({ ...each, column }))),
  'shift-to': retinueColumns.map((column) => ({ type: 'shift-to', column })),
}

/** Cards by suit, and retainers apart. */
function putCounts(put: Put, from: number, held: readonly string[]): void {
  for (const [number, suit] of suits.entries())
    put(from + number, held.filter((each) => each !== retainer && suitInRetinue(each) === suit).length)
  put(from + suits.length, held.filter((each) => each === retainer).length)
}

const boardPart = (
  part: Omit<Part<Seated>, 'write'>,
  write: (put: Put, board: KeepersBoard | KeepersView) => void,
): Part<Seated> => ({
  ...part,
  write(put, { side: { board } }) {
    if (board.faction === 'keepers') write(put, board)
  },
})

export const keepers: EncodedFaction<KeepersBoard | KeepersView> = {
  block: 'keepers',
  factions: ['keepers'],
  pieces: {
    'waystation-figure-tablet': 1,
    'waystation-tablet-figure': 1,
    'waystation-tablet-jewelry': 1,
    'waystation-jewelry-tablet': 1,
    'waystation-jewelry-figure': 1,
    'waystation-figure-jewelry': 1,
    'figure-1': 1,
    'figure-2': 1,
    'figure-3': 2,
    'tablet-1': 1,
    'tablet-2': 1,
    'tablet-3': 2,
    'jewelry-1': 1,
    'jewelry-2': 1,
    'jewelry-3': 2,
  } satisfies OwnPieces<typeof keepersFacts>,
  seat: [
    boardPart(
      {
        name: 'forests',
        size: mostForests * relicNames.length,
        most: keepersTracks.row,
        meaning: `Relics in forests, forest by forest as the map lists them, and by what everybody sees: ${relicNames.join(', ')}.`,
      },
      (put, { forests }) => {
        for (const [place, relics] of forests.entries())
          for (const [number, name] of relicNames.entries())
            put(place * relicNames.length + number, relics.filter((relic) => nameOf(relic) === name).length)
      },
    ),
    boardPart(
      {
        name: 'removed',
        size: relicKinds.length,
        most: 2,
        meaning: 'Relics that were removed and have no forest yet.',
      },
      (put, { removed }) => {
        for (const [number, kind] of relicKinds.entries()) put(number, removed.filter((each) => each === kind).length)
      },
    ),
    boardPart(
      { name: 'recovered', size: relicKinds.length, most: 2, meaning: `Recovered relics: ${relicKinds.join(', ')}.` },
      (put, { recovered }) => {
        const lying = relicTypes.flatMap((type) => recovered[type].map((value) => relicKindOf(type, value)))
        for (const [number, kind] of relicKinds.entries()) put(number, lying.filter((each) => each === kind).length)
      },
    ),
    boardPart(
      {
        name: 'retinue',
        size: retinueColumns.length * kinds,
        most: keepersTracks.mostCards,
        meaning: `Cards of the Retinue, column by column (${retinueColumns.join(', ')}): ${suits.join(', ')}, and retainers.`,
      },
      (put, { retinue }) => {
        for (const [number, column] of retinueColumns.entries()) putCounts(put, number * kinds, retinue[column])
      },
    ),
  ],
  tasks: every<OwnTask<Own>['do']>()([
    'first-relics',
    'keepers-corner',
    'keepers-beside',
    'other-relics',
    'encamp',
    'encamp-what',
    'decamp',
    'decamp-what',
    'keepers-recruit',
    'keepers-recruit-at',
    'retinue-column',
    'retinue',
    'delve-in',
    'delve',
    'move-or-recover',
    'recover-in',
    'recover',
    'carry',
    'trophy',
    'live-off-land',
    'gather-retinue',
    'shift-to',
  ]),
  flags: every<OwnFlag<Own>>()(['back', 'first', 'added']),
  triggers: every<OwnTrigger<Own>>()(['trophy']),
  question: [
    askedField(
      'left',
      kinds,
      keepersTracks.mostCards,
      'Cards of the column that have not acted yet, by suit, and retainers.',
      (put, value) => {
        if (Array.isArray(value))
          putCounts(
            put,
            0,
            value.filter((each) => typeof each === 'string' && inRetinue.includes(each)),
          )
      },
    ),
    askedName('column', retinueColumns, 'the column of the Retinue'),
    askedName('relic', relicKinds, 'the relic'),
    {
      name: 'ignored',
      size: 1,
      most: 1,
      meaning: '1 if the Keepers have ignored a hit of the battle.',
      write(put, { view }) {
        const seat = view.seats.find((each) => view.sides[each]?.board.faction === 'keepers')
        if (seat && view.battle?.used.includes(`${seat} first-hit`)) put(0, 1)
      },
    },
  ],
  acts: every<RecoverAct>()(['move', 'recover']),
  actions,
  orderly: (board) => ({
    ...board,
    forests: board.forests.map((relics) => relics.map((relic) => ({ ...relic, not: sorted(relic.not) }))),
    removed: sorted(board.removed),
    retinue: Object.fromEntries(retinueColumns.map((column) => [column, sorted(board.retinue[column])])),
  }),
}
