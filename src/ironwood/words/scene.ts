import { seatAsked } from '../rules/asked'
import type { Step } from '../rules/keywords'
import { type Names, namesOf } from '../rules/names'
import type { State } from '../rules/state'
import type { Task } from '../rules/task'
import type { SideView, View, WagerView } from '../rules/view'
import type { Seat } from '../rules/vocabulary'
import type { IronwoodWords } from './catalogue'
import { readingOf, tellSteps } from './effect'

/** A position with a language, for texts and pictures: a view, or a state with everything open. */
export interface Scene extends Omit<View, 'viewer' | keyof Names>, Names {
  readonly words: IronwoodWords
  /** `null` if everything is open. */
  readonly viewer: View['viewer'] | null
  /** The draw decks, the next card first, if they are open. */
  readonly decks: Readonly<Record<Seat, readonly string[]>> | null
  /** Steps of a card of this seat, in words and in one line. */
  tell(steps: readonly Step[], seat: Seat): string
}

/**
 * A position to render: a state, with all its cards open, or a view, with what its viewer knows.
 *
 * @example
 * const shown: StateOrView = ironwood.view(state, 'ironclad')
 */
export type StateOrView = State | View

/** The present question, if it is of this kind. */
export function askedIn<Kind extends Task['do']>(
  { agenda }: Pick<Scene, 'agenda'>,
  kind: Kind,
): Extract<Task, { do: Kind }> | null {
  const is = (task: Task | undefined): task is Extract<Task, { do: Kind }> => task?.do === kind
  const task = agenda.at(-1)
  return is(task) ? task : null
}

export function sceneOf(position: StateOrView, words: IronwoodWords): Scene {
  const names = namesOf(position, words.titles)
  const tell: Scene['tell'] = (steps, seat) => {
    const reading = readingOf(words, seat)
    return reading.inline(tellSteps(words, steps, reading))
  }
  if ('viewer' in position) return { ...position, ...names, words, decks: null, tell }
  const { sides, visions, battle } = position
  const side = (seat: Seat): SideView => {
    const { hand, deck, ...rest } = sides[seat]
    return { ...rest, hand, handSize: hand.length, deckSize: deck.length, order: [...deck].reverse() }
  }
  const wager = (seat: Seat): WagerView => {
    const decided = battle?.wagers[seat] ?? 'undecided'
    return decided === 'undecided' ? decided : { placed: decided.card !== null, card: decided.card }
  }
  return {
    ...position,
    ...names,
    words,
    tell,
    viewer: null,
    toAct: seatAsked(position),
    decks: {
      woodwalkers: [...sides.woodwalkers.deck].reverse(),
      ironclad: [...sides.ironclad.deck].reverse(),
    },
    sides: { woodwalkers: side('woodwalkers'), ironclad: side('ironclad') },
    visions: {
      ...visions,
      handSize: visions.hand.length,
      deckSize: visions.deck.length,
      top: [...visions.deck].reverse(),
    },
    battle: battle && { ...battle, wagers: { woodwalkers: wager('woodwalkers'), ironclad: wager('ironclad') } },
  }
}
