import { clearingCount, phases } from '../rules/vocabulary'
import { cardUses } from './actions'
import { type Part, placeOf, putClearings, putName, putOne, type Sight } from './sight'
import { seats } from './values'

const manyRounds = 40

/** What can be used once in a turn. */
export const usedPart = (once: readonly string[]): Part<Sight> => ({
  name: 'used',
  size: once.length,
  most: 1,
  meaning: `What was used in this turn: ${once.join(', ')}.`,
  write(put, { view }) {
    for (const name of view.turn.used) putName(put, once, name)
  },
})

/** How far the game and the turn have come. */
export const courseParts: readonly Part<Sight>[] = [
  {
    name: 'round',
    size: 1,
    most: manyRounds,
    meaning: `The round; later ones are told as ${manyRounds}.`,
    write: (put, { view }) => put(0, view.round),
  },
  {
    name: 'phase',
    size: phases.length,
    most: 1,
    meaning: `1 for the phase: ${phases.join(', ')}.`,
    write: (put, { view }) => putName(put, phases, view.phase),
  },
  {
    name: 'activated',
    size: clearingCount,
    most: 3,
    meaning: 'Crafting pieces that have served in this turn, by clearing.',
    write: (put, { view }) => putClearings(put, view.turn.activated),
  },
  usedPart([...cardUses, 'open-path']),
  {
    name: 'ferried',
    size: 1,
    most: 1,
    meaning: '1 if the Ferry has gone in this turn.',
    write: (put, { view }) => put(0, view.turn.ferry ? 1 : 0),
  },
  {
    name: 'aids',
    size: seats.length,
    most: 2,
    meaning: 'Aids in this turn that have not improved a relationship yet, by seat from the observer on.',
    write(put, sight) {
      const { seats: taken, turn } = sight.view
      for (const seat of taken) put(placeOf(sight, seat), turn.aids[seat] ?? 0)
    },
  },
  {
    name: 'won',
    size: seats.length,
    most: 1,
    meaning: 'Who has won, counted from the observer.',
    write(put, sight) {
      for (const seat of sight.view.result?.winners ?? []) putOne(put, placeOf(sight, seat))
    },
  },
]
