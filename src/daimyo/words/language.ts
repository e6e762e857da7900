import type { Refusal } from '../../core'
import { tell, tellRefusal, type Wording } from '../../toolkit'
import type { Action, Event, Seat, View } from '../rules'
import type { Spoken } from '../rules/refusals/words'
import { type At, standard } from './at'
import type { DaimyoWords } from './catalogue'
import { explained } from './explain'
import { headline } from './headline'
import { question } from './question'
import { type StateOrView, sceneOf } from './scene'

/**
 * Daimyo in one language: the texts that tables, pages and the terminal use, and explanations of cards.
 *
 * @example
 * const explained = (language: DaimyoLanguage): string | null => language.explain('HE07')
 */
export interface DaimyoLanguage extends Wording<View, Action, Event, Seat> {
  /** All its messages, for pictures and text. */
  readonly words: DaimyoWords
  /** The present question: an order to the viewer who decides. A state shows everything, a view what its viewer may know. */
  question(stateOrView: StateOrView): string
  action(action: Action, stateOrView: StateOrView): string
  /** Without a state or view, cards are those of the standard box. */
  event(event: Event, stateOrView?: StateOrView): string
  refusal(refusal: Refusal, stateOrView?: StateOrView): string
  /** Explains a hero, a goal, a tile, a board, a card of the Empire or the ability of a clan; `null` for an unknown id. */
  explain(id: string, stateOrView?: StateOrView): string | null
}

/**
 * Makes a language from all its messages of Daimyo.
 *
 * @example
 * const mine = daimyoLanguage({ ...english.words, title: 'Daimyo, at our table' })
 */
export const daimyoLanguage = (words: DaimyoWords): DaimyoLanguage => ({
  words,
  language: words.language,
  title: words.title,
  seat: (seat) => words.picture.sides[seat],
  question: (position) => question(sceneOf(position, words)),
  action(action, position) {
    const scene = sceneOf(position, words)
    return tell(words.actions, 'type', action, scene.agenda.at(-1), scene)
  },
  event: (event, position) => tell(words.events, 'type', event, position ?? standard),
  refusal: (refusal, position) => tellRefusal<Spoken, [At]>(words.refusals, refusal, position ?? standard),
  outcome: (_outcome, view) => headline(sceneOf(view, words)).what,
  explain: (id, position) => explained(words, id, position),
})
