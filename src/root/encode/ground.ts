import { allCards } from '../rules/cards'
import { ruinItems } from '../rules/data/items'
import { rulerOf } from '../rules/rule'
import { clearingCount, clearingSuits, clearings, deckIds, itemIndex, items, mapIds } from '../rules/vocabulary'
import {
  cardCount,
  type Part,
  placeOf,
  putAll,
  putCards,
  putClearings,
  putName,
  putOne,
  putQuests,
  questCount,
  type Sight,
} from './sight'
import { mostPaths, seats } from './values'

const manyCards = 60
const mostQuests = 12
const dominances = allCards.filter(({ kind }) => kind === 'dominance').map(({ id }) => id)

/** What lies open to all. */
export const groundParts: readonly Part<Sight>[] = [
  {
    name: 'map',
    size: mapIds.length,
    most: 1,
    meaning: `1 for the map: ${mapIds.join(', ')}.`,
    write: (put, { view }) => putName(put, mapIds, view.map),
  },
  {
    name: 'deck',
    size: deckIds.length,
    most: 1,
    meaning: `1 for the deck: ${deckIds.join(', ')}.`,
    write: (put, { view }) => putName(put, deckIds, view.cards),
  },
  ...clearingSuits.map(
    (suit): Part<Sight> => ({
      name: suit,
      size: clearingCount,
      most: 1,
      meaning: `Clearings of the suit ${suit}.`,
      write(put, { view }) {
        for (const [at, each] of view.suits.entries()) if (each === suit) put(at - 1, 1)
      },
    }),
  ),
  {
    name: 'rulers',
    size: seats.length * clearingCount,
    most: 1,
    meaning: 'The clearings that each seat rules, seat by seat from the observer on.',
    write(put, sight) {
      for (const at of clearings) {
        const ruler = placeOf(sight, rulerOf({ state: sight.view }, at))
        if (ruler >= 0) put(ruler * clearingCount + at - 1, 1)
      }
    },
  },
  {
    name: 'ruins',
    size: clearingCount,
    most: 1,
    meaning: 'Clearings with a ruin.',
    write(put, { view }) {
      for (const [at, count] of view.ruins.entries()) if (count !== null) put(at - 1, 1)
    },
  },
  {
    name: 'buried',
    size: clearingCount,
    most: 2,
    meaning: 'How many items lie under the ruin, by clearing.',
    write: (put, { view }) =>
      putClearings(
        put,
        view.ruins.map((count) => count ?? 0),
      ),
  },
  {
    name: 'ruin-items',
    size: items.length,
    most: 2,
    meaning: 'Items under all ruins together, by kind.',
    write(put, { view }) {
      for (const item of items) put(itemIndex[item], view.ruinItems.filter((each) => each === item).length)
    },
  },
  ...ruinItems.map(
    (item): Part<Sight> => ({
      name: `${item}-there`,
      size: clearingCount,
      most: 2,
      meaning: `Where the observer knows a ${item} under a ruin, by clearing.`,
      write(put, { view }) {
        for (const [at, seen] of view.looked.entries())
          if (seen) put(at - 1, seen.filter((each) => each === item).length)
      },
    }),
  ),
  {
    name: 'scorched',
    size: clearingCount,
    most: 1,
    meaning: "Clearings with the Scoundrel's torch.",
    write(put, { view }) {
      for (const at of view.scorched) put(at - 1, 1)
    },
  },
  {
    name: 'closed',
    size: mostPaths,
    most: 1,
    meaning: "Closed paths, by the map's list.",
    write(put, { view }) {
      for (const path of view.closed) put(path, 1)
    },
  },
  {
    name: 'ferry',
    size: clearingCount,
    most: 1,
    meaning: 'Where the Ferry is.',
    write: (put, { view }) => putOne(put, view.ferry - 1),
  },
  {
    name: 'deck-size',
    size: 1,
    most: manyCards,
    meaning: 'How many cards the deck has.',
    write: (put, { view }) => put(0, view.deckSize),
  },
  {
    name: 'discard',
    size: cardCount,
    most: 3,
    meaning: 'The discard pile, by card.',
    write: (put, { view }) => putCards(put, view.discard),
  },
  {
    name: 'available',
    size: dominances.length,
    most: 1,
    meaning: `Dominance cards beside the map: ${dominances.join(', ')}.`,
    write(put, { view }) {
      for (const card of view.available) putName(put, dominances, card)
    },
  },
  {
    name: 'item-supply',
    size: items.length,
    most: 2,
    meaning: 'Items that can be crafted still, by kind.',
    write: (put, { view }) => putAll(put, view.supply),
  },
  {
    name: 'quest-deck',
    size: 1,
    most: mostQuests,
    meaning: 'How many quests are to come.',
    write: (put, { view }) => put(0, view.questDeckSize),
  },
  {
    name: 'open-quests',
    size: questCount,
    most: 1,
    meaning: 'Quests that lie open, by the list of quests.',
    write: (put, { view }) => putQuests(put, view.quests),
  },
]
