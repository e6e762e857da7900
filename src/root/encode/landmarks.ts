import type { Block } from '../../encode'
import type { Action, Seat, View } from '../rules'
import type { ActionIn, TaskOf } from '../rules/chapter'
import type { landmarkChapters } from '../rules/landmarks/chapters'
import { type LandmarkView, landmarkOf, stallCount } from '../rules/landmarks/landmark'
import { type PieceKind, pieceClass, pieceKinds, pieceTotals } from '../rules/pieces'
import { clearingCount, clearingSuits, hirelings, isSeat, items, landmarkNames, type Owner } from '../rules/vocabulary'
import { groundOf } from '../rules/woodlands'
import { askedField, askedName, kindPart } from './asked'
import { usedPart } from './course'
import { every } from './every'
import type { ActionTable, SharedAction } from './fields'
import {
  cardCount,
  channelOf,
  type Part,
  placeOf,
  putAll,
  putCards,
  putName,
  putOne,
  type Sight,
  seatAfter,
} from './sight'
import { at, card, cards, clearings, coast, either, seats } from './values'
import { questionsIn, waitingPart } from './waiting'

type Own = typeof landmarkChapters

/** Tasks of landmarks, in the order of their numbers. */
export const landmarkTasks = every<TaskOf<Own>['do']>()([
  'deal-landmarks',
  'landmark',
  'landmark-in',
  'ferry-card',
  'treetop-slot',
  'market',
  'suited',
])

const buildings = pieceKinds.filter((kind) => pieceClass[kind] === 'building')

/** Who may have a piece of this kind: a hireling, or any seat. */
function ownersOf(piece: PieceKind): readonly Owner[] {
  const hired = hirelings.filter((hireling) => piece in pieceTotals[hireling])
  return hired.length > 0 ? hired : seats
}

const actions: ActionTable<Exclude<ActionIn<Own>['type'], SharedAction['type']>> = {
  landmark: landmarkNames.map((landmark) => ({ type: 'landmark', landmark })),
  'landmark-in': at('landmark-in'),
  slot: either.map((treetop) => ({ type: 'slot', treetop })),
  market: Array.from({ length: stallCount }, (_, index) => ({ type: 'market', stall: index + 1 })),
  leave: card('leave', cards()),
  as: clearingSuits.map((suit) => ({ type: 'as', suit })),
}

/** Answers to shared questions that only landmarks bring about. */
const more: readonly Action[] = [
  { type: 'activate-city' },
  ...buildings.map((piece): Action => ({ type: 'lose', piece, treetop: true })),
  ...buildings.map((piece): Action => ({ type: 'strike-piece', piece, treetop: true })),
  ...clearings
    .filter((place) => !coast.includes(place))
    .map((place): Action => ({ type: 'move-to', at: place, ferry: true })),
  // What the Flame Bearers burn (ROOT-HIR-5b).
  ...buildings.flatMap((piece) =>
    ownersOf(piece).map((owner): Action => ({ type: 'hireling-piece', owner, piece, treetop: true })),
  ),
]

const mostItems = 2
const mostOwed = 4

type Placed = LandmarkView['landmark']
const names = every<Placed>()(['elder-treetop', 'black-market', 'legendary-forge', 'lost-city'])

const stallParts = Array.from({ length: stallCount }, (_, stall): readonly Part<Sight>[] => [
  {
    name: `stall${stall + 1}`,
    size: cardCount,
    most: 1,
    meaning: `Card ${stall + 1} of the Black Market, if the observer knows it.`,
    write(put, { view }) {
      const known = landmarkOf(view, 'black-market')?.stalls[stall]?.card
      if (known) putCards(put, [known])
    },
  },
  {
    name: `stall${stall + 1}-known`,
    size: seats.length,
    most: 1,
    meaning: `Who knows card ${stall + 1} of the Black Market, by seat from the observer on.`,
    write(put, sight) {
      const { knownTo = [] } = landmarkOf(sight.view, 'black-market')?.stalls[stall] ?? {}
      for (const place of seats.keys()) {
        const seat = seatAfter(sight, place)
        if (seat && knownTo.includes(seat)) put(place, 1)
      }
    },
  },
])

const parts: readonly Part<Sight>[] = [
  {
    name: 'tower',
    size: clearingCount,
    most: 1,
    meaning: 'Where the Tower stands, if not where the map prints it.',
    write(put, { view }) {
      if (view.tower !== groundOf(view).tower) putOne(put, view.tower - 1)
    },
  },
  ...names.map(
    (name): Part<Sight> => ({
      name,
      size: clearingCount,
      most: 1,
      meaning: `Where the landmark ${name} is.`,
      write(put, { view }) {
        for (const each of view.landmarks) if (each.landmark === name) putOne(put, each.at - 1)
      },
    }),
  ),
  {
    name: 'treetop-building',
    size: buildings.length,
    most: 1,
    meaning: `1 for the building in the slot of the Elder Treetop: ${buildings.join(', ')}.`,
    write: (put, { view }) => putName(put, buildings, landmarkOf(view, 'elder-treetop')?.building?.kind),
  },
  {
    name: 'treetop-owner',
    size: seats.length,
    most: 1,
    meaning: 'Whose building that is, counted from the observer; nothing for a hireling.',
    write(put, sight) {
      const owner = landmarkOf(sight.view, 'elder-treetop')?.building?.owner
      if (owner !== undefined && isSeat(owner)) putOne(put, placeOf(sight, owner))
    },
  },
  ...stallParts.flat(),
  {
    name: 'forge-items',
    size: items.length,
    most: mostItems,
    meaning: 'Items on the Legendary Forge, by kind.',
    write: (put, { view }) => putAll(put, landmarkOf(view, 'legendary-forge')?.items ?? []),
  },
  usedPart(['black-market']),
]

const question: readonly Part<Sight>[] = [
  kindPart(questionsIn(landmarkTasks)),
  askedField(
    'dealt',
    landmarkNames.length,
    1,
    `Landmarks that are dealt: ${landmarkNames.join(', ')}.`,
    (put, value) => {
      if (Array.isArray(value)) for (const each of value) putName(put, landmarkNames, each)
    },
  ),
  askedName('landmark', landmarkNames, 'the landmark that is set up'),
  askedName('piece', buildings, 'the building that is placed'),
  askedField('stall', stallCount, 1, 'The place of the Black Market.', (put, value) => {
    if (typeof value === 'number') putOne(put, value - 1)
  }),
  askedField(
    'owed',
    clearingSuits.length,
    mostOwed,
    `Suits that crafting pieces are still to pay: ${clearingSuits.join(', ')}.`,
    (put, value) => {
      if (Array.isArray(value))
        for (const [number, suit] of clearingSuits.entries()) put(number, value.filter((each) => each === suit).length)
    },
  ),
]

/** The block of the landmarks; the Ferry of the Lake and the Tower of the Mountain do without it. */
export const landmarkBlock: Block<Action, View, Seat> = {
  name: 'landmarks',
  actions: [...Object.values<readonly Action[]>(actions).flat(), ...more],
  channels: [
    ...parts.map((part) => channelOf('landmarks.', part, (sight) => sight)),
    ...question.map((part) => channelOf('landmarks.question.', part, (sight) => sight)),
    channelOf('landmarks.agenda.', waitingPart(landmarkTasks), (sight) => sight),
  ],
}

/** Whether a game has landmarks besides those that its map prints, or sets them up. */
export function hasLandmarks(view: View): boolean {
  const { ferry, tower } = groundOf(view)
  return (
    view.landmarks.length > 0 ||
    view.tower !== (tower ?? 0) ||
    (view.ferry > 0 && ferry === null) ||
    view.agenda.some((task) => task.do === 'deal-landmarks' || task.do === 'landmark' || task.do === 'landmark-in')
  )
}
