import type { Block, ChannelRule } from '../../encode'
import { keysOf } from '../../toolkit'
import type { Action, Hired, Seat, View } from '../rules'
import { cardOf } from '../rules/cards'
import { hirelingChapters } from '../rules/hirelings/chapters'
import { hirelingCount, hiringSpaces } from '../rules/hirelings/facts'
import { onTop } from '../rules/hirelings/lizard-envoys'
import { hirelingRules } from '../rules/hirelings/rules'
import { choices } from '../rules/hirelings/steps'
import { type PieceKind, pieceTotals } from '../rules/pieces'
import { burrow, clearingCount, clearings, hirelings, items, type Owner } from '../rules/vocabulary'
import { aboutPart, askedField, askedName, kindPart, numbersIn } from './asked'
import { ownBattleParts } from './battle'
import { duePart } from './block'
import { usedPart } from './course'
import { every } from './every'
import { factionBlocks } from './factions'
import type { HirelingUse } from './factions/faction'
import {
  battleSight,
  cardCount,
  channelOf,
  type Fought,
  type Part,
  placeOf,
  putAll,
  putCards,
  putClearings,
  putName,
  type Sight,
} from './sight'
import { at, card, cards, forest, mostForests, mostRoads, roads, seats } from './values'
import { questionsIn, waitingPart } from './waiting'

/** Their pieces besides warriors, with how many of each a clearing may hold. */
export const hirelingPieces = { vault: 6, foothold: 1 } as const
const pieces = ['vault', 'foothold'] as const
/** All their tasks, in the order of their numbers. */
export const hirelingTasks: readonly string[] = Object.values(hirelingChapters).flatMap(({ tasks }) =>
  Object.keys(tasks),
)
/** No text has more steps. */
const mostSteps = 12
const mostWarriors = 12
const mostMarkers = 4
const mostItems = 3
const mostArrived = 25
const mostRelics = 12
/** Second effects of hirelings. */
const moreUses = every<HirelingUse>()(['brigand-theft'])
const owners = [...seats, ...hirelings]
const gear = [...items, 'club'] as const

/** One of the hirelings in the game, as a seat looks at it. */
interface Card {
  readonly sight: Sight
  readonly hired: Hired
}

const clearingsPart = (
  name: string,
  most: number,
  meaning: string,
  list: (hired: Hired) => readonly number[],
): Part<Card> => ({
  name,
  size: clearingCount,
  most,
  meaning: `${meaning}, by clearing.`,
  write: (put, { hired }) => putClearings(put, list(hired)),
})

const cardParts: readonly Part<Card>[] = [
  {
    name: 'hireling',
    size: hirelings.length,
    most: 1,
    meaning: `1 for the hireling: ${hirelings.join(', ')}.`,
    write: (put, { hired }) => putName(put, hirelings, hired.hireling),
  },
  {
    name: 'controller',
    size: seats.length + 1,
    most: 1,
    meaning: '1 for its controller, counted from the observer; the last number is 1 if nobody controls it.',
    write: (put, { sight, hired: { controller } }) =>
      put(controller === null ? seats.length : placeOf(sight, controller), 1),
  },
  {
    name: 'markers',
    size: 1,
    most: mostMarkers,
    meaning: 'Control markers on its card.',
    write: (put, { hired }) => put(0, hired.markers),
  },
  {
    name: 'new',
    size: 1,
    most: 1,
    meaning: '1 if it came to its controller in this turn.',
    write: (put, { hired }) => put(0, hired.isNew ? 1 : 0),
  },
  {
    name: 'warriors',
    size: 2,
    most: mostWarriors,
    meaning: 'Warriors in its supply, and on its card.',
    write: (put, { hired: { supply, kept = 0 } }) => putAll(put, [supply, kept]),
  },
  {
    name: 'coffin',
    size: 1,
    most: mostWarriors,
    meaning: 'Its warriors on Coffin Makers.',
    write: (put, { sight, hired: { hireling } }) => put(0, sight.view.coffin[hireling] ?? 0),
  },
  clearingsPart('warrior', mostWarriors, 'Its warriors', ({ pieces: { warrior = [] } }) => warrior),
  ...pieces.map((kind) =>
    clearingsPart(kind, hirelingPieces[kind], `Its pieces of the kind ${kind}`, ({ pieces: own }) => own[kind] ?? []),
  ),
  {
    name: 'pawn',
    size: clearingCount,
    most: 1,
    meaning: 'Its pawn, by clearing.',
    write: (put, { hired: { pawn = 0 } }) => {
      if (pawn > 0) put(pawn - 1, 1)
    },
  },
  {
    name: 'forest',
    size: mostForests,
    most: 1,
    meaning: "Its pawn, by the map's list of forests.",
    write: (put, { hired: { forest: where = -1 } }) => {
      if (where >= 0) put(where, 1)
    },
  },
  {
    name: 'paths',
    size: mostRoads,
    most: 1,
    meaning: "Its warriors on paths, by the map's list of paths.",
    write(put, { hired: { paths = [] } }) {
      for (const path of paths) put(path, 1)
    },
  },
  {
    name: 'items',
    size: 2 * gear.length,
    most: mostItems,
    meaning: `Items on its card, the ready ones first: ${gear.join(', ')}; more than ${mostItems} are told as so many.`,
    write(put, { hired: { items: lying } }) {
      if (!lying) return
      const { ready, exhausted, clubs } = lying
      putAll(put, [...ready, clubs[0] ?? 0, ...exhausted, clubs[1] ?? 0])
    },
  },
  {
    name: 'arrived',
    size: clearingCount,
    most: mostArrived,
    meaning: `For a Band: pieces of the active seat that came in this turn, by clearing; more than ${mostArrived} are told as so many.`,
    write(put, { sight, hired: { hireling } }) {
      const { turn, active } = sight.view
      if (hirelingRules[hireling].detains) putClearings(put, turn.arrived?.[active] ?? [])
    },
  },
  {
    name: 'cards',
    size: cardCount,
    most: 5,
    meaning:
      'For the Envoys the five cards on top of the discard pile, for the Artisans the item cards that they keep.',
    write: (put, card) => putCards(put, cardsAbout(card)),
  },
]

/** Cards that a hireling is about and that lie open. */
function cardsAbout({ sight, hired: { hireling, controller } }: Card): readonly string[] {
  if (hireling === 'lizard-envoys') return onTop(sight.view)
  if (hireling !== 'mole-artisans' || controller === null) return []
  return (sight.view.sides[controller]?.crafted ?? []).filter((card) => cardOf(card).item !== null)
}

const hiringParts: readonly Part<Sight>[] = [
  {
    name: 'track',
    size: hiringSpaces.length,
    most: 1,
    meaning: `Hireling markers on the spaces ${hiringSpaces.join(', ')} of the score track.`,
    write(put, { view: { hiring } }) {
      for (const space of hiring?.track ?? []) putName(put, hiringSpaces, space)
    },
  },
  {
    name: 'due',
    size: seats.length,
    most: hirelingCount,
    meaning: 'Hireling markers that are taken and not used yet, by seat from the observer on.',
    write(put, sight) {
      const { seats: taken, hiring } = sight.view
      for (const seat of taken) put(placeOf(sight, seat), hiring?.due[seat] ?? 0)
    },
  },
  {
    name: 'relics',
    size: clearingCount,
    most: mostRelics,
    meaning: 'If there is a Band: relics that came in this turn, by clearing.',
    write: (put, { view: { turn } }) => putClearings(put, turn.relics ?? []),
  },
]

const questionParts: readonly Part<Sight>[] = [
  kindPart(questionsIn(hirelingTasks)),
  aboutPart(['owner']),
  ...(['hireling', 'owner', 'defender', 'of', 'whom'] as const).map((field) =>
    askedName(field, hirelings, `the hireling that its part ${field} names`),
  ),
  {
    name: 'step',
    size: mostSteps,
    most: 1,
    meaning: "1 for the step of the text, by its place on the list of the hireling's steps.",
    write(put, { view }) {
      const task = view.agenda.at(-1)
      if (task?.do === 'hireling') putName(put, Object.keys(hirelingRules[task.hireling].steps ?? {}), task.step)
    },
  },
  {
    name: 'among',
    size: seats.length + hirelings.length,
    most: 1,
    meaning: `Who may take the hireling marker, by seat from the observer on; or which hirelings are to be set up: ${hirelings.join(', ')}.`,
    write(put, sight) {
      const task = sight.view.agenda.at(-1)
      if (task?.do === 'hireling-marker') for (const seat of task.among) put(placeOf(sight, seat), 1)
      if (task?.do === 'hireling-set-up') for (const each of task.among) put(seats.length + hirelings.indexOf(each), 1)
    },
  },
  askedField(
    'space',
    hiringSpaces.length,
    1,
    `The hireling marker on the space ${hiringSpaces.join(', ')}.`,
    (put, value) => putName(put, hiringSpaces, value),
  ),
  askedField('done', clearingCount, 1, 'Clearings that are done with.', (put, value) => {
    for (const place of numbersIn(value)) if (place > 0 && place <= clearingCount) put(place - 1, 1)
  }),
  duePart('heal'),
]

const sides = ['attacker', 'defender'] as const
const fighting: readonly Part<Fought>[] = sides.map((side) => ({
  name: `${side}-hireling`,
  size: hirelings.length,
  most: 1,
  meaning: `1 for the hireling that is the ${side}.`,
  write: (put, { battle }) => putName(put, hirelings, battle[side]),
}))

const channels: readonly ChannelRule<View, Seat>[] = [
  ...Array.from({ length: hirelingCount }, (_, place) =>
    cardParts.map((part) =>
      channelOf(`hirelings.card${place}.`, part, (sight) => {
        const hired = sight.view.hirelings[place]
        return hired && { sight, hired }
      }),
    ),
  ).flat(),
  ...[...hiringParts, usedPart([...hirelings, ...moreUses])].map((part) =>
    channelOf('hirelings.', part, (sight: Sight) => sight),
  ),
  ...[...fighting, ...ownBattleParts([], pieces)].map((part) => channelOf('hirelings.battle.', part, battleSight)),
  ...questionParts.map((part) => channelOf('hirelings.question.', part, (sight) => sight)),
  channelOf('hirelings.agenda.', waitingPart(hirelingTasks), (sight) => sight),
]

const pieceOf = (owner: Owner, piece: PieceKind): Action => ({ type: 'hireling-piece', owner, piece })
const kindsOfFactions = ['warrior', ...factionBlocks.flatMap((block) => keysOf(block.pieces))] as const

const actions: readonly Action[] = [
  ...pieces.map((piece): Action => ({ type: 'lose', piece })),
  ...pieces.map((piece): Action => ({ type: 'strike-piece', piece })),
  ...hirelings.flatMap((hireling): Action[] => [
    { type: 'battle-whom', seat: hireling },
    { type: 'strike', seat: hireling },
    { type: 'replace', owner: hireling },
    { type: 'use', effect: hireling },
  ]),
  ...hirelings.flatMap((hireling): Action[] => [
    { type: 'hireling-set-up', hireling },
    { type: 'hireling-take', hireling },
    ...seats.map((to): Action => ({ type: 'hireling-give', hireling, to })),
  ]),
  ...seats.map((to): Action => ({ type: 'hireling-marker', to })),
  ...choices.map((what): Action => ({ type: 'hireling-do', what })),
  ...at('hireling-at'),
  ...at('hireling-at', [burrow]),
  ...forest('hireling-forest'),
  ...roads.map(([from, to]): Action => ({ type: 'hireling-path', from, to })),
  ...owners.map((owner): Action => ({ type: 'hireling-whom', owner })),
  ...Array.from({ length: mostWarriors }, (_, index): Action => ({ type: 'hireling-count', count: index + 1 })),
  ...card('hireling-card', cards()),
  ...gear.map((item): Action => ({ type: 'hireling-item', item })),
  ...gear.map((item): Action => ({ type: 'hireling-item', item, spent: true })),
  ...moreUses.map((effect): Action => ({ type: 'use', effect })),
  ...clearings.flatMap((where) => seats.map((whose): Action => ({ type: 'next', what: 'heal', at: where, whose }))),
  ...hirelings.flatMap((owner) => keysOf(pieceTotals[owner]).map((piece) => pieceOf(owner, piece))),
  ...kindsOfFactions.flatMap((piece) => seats.map((owner) => pieceOf(owner, piece))),
]

/** Whether a game is played with hirelings. */
export const hasHirelings = ({ hirelings: hired, hiring }: View): boolean => hired.length > 0 || hiring !== undefined

/** The block of the hirelings. */
export const hirelingBlock: Block<Action, View, Seat> = { name: 'hirelings', actions, channels }
