import type { Refusal } from '../../core'
import { tell, tellRefusal, type Wording } from '../../toolkit'
import type { Action, Event, Seat, View } from '../rules'
import type { Spoken } from '../rules/refusals/words'
import type { RootWords } from './catalogue'
import { explained } from './explain'
import { headline } from './headline'
import { question } from './question'
import { type Names, type StateOrView, sceneOf } from './scene'

/**
 * Root in one language: the texts that tables, pages and the terminal use, and explanations of cards.
 *
 * @example
 * const explained = (language: RootLanguage): string | null => language.explain('royal-claim')
 */
export interface RootLanguage extends Wording<View, Action, Event, Seat> {
  /** All its messages, for pictures and text. */
  readonly words: RootWords
  /** The present question. The view of the seat that decides asks it; a state, and the views of others, say who decides. */
  question(stateOrView: StateOrView): string
  action(action: Action, stateOrView: StateOrView): string
  /** Without a state or view, players have the names of their seats. */
  event(event: Event, stateOrView?: StateOrView): string
  refusal(refusal: Refusal, stateOrView?: StateOrView): string
  /** Explains a card, a quest, a leader or a character in a few sentences; `null` for an unknown id. */
  explain(id: string): string | null
}

/**
 * Makes a language from all its messages of Root.
 *
 * @example
 * const mine = rootLanguage({ ...english.words, title: 'Root, at our table' })
 */
export const rootLanguage = (words: RootWords): RootLanguage => ({
  words,
  language: words.language,
  title: words.title,
  seat: (seat, view) => words.names.short(view, seat),
  question: (position) => question(sceneOf(position, words)),
  action(action, position) {
    const scene = sceneOf(position, words)
    return tell(words.actions, 'type', action, scene.agenda.at(-1), scene)
  },
  event: (event, position) => tell(words.events, 'type', event, position ?? null),
  refusal: (refusal, position) => tellRefusal<Spoken, [Names | null]>(words.refusals, refusal, position ?? null),
  outcome: (_outcome, view) => headline(sceneOf(view, words)).what,
  explain: (id) => explained(words, id),
})
