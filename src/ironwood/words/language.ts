import { tell, tellRefusal, type Wording } from '../../toolkit'
import type { Action, Event, Seat, View } from '../rules'
import { namesOf, titleOf } from '../rules/names'
import { burnedText, cardText } from './card-text'
import type { IronwoodWords, LeftOut } from './catalogue'
import { headline } from './position'
import { question, questionIn } from './question'
import type { BotVerdict } from './reason'
import { type Scene, type StateOrView, sceneOf } from './scene'

/**
 * The texts of a card: a title, its effect line by line, and its effect when it is burned.
 *
 * @example
 * const { title, text }: CardTold = polish.card('WW16')
 */
export interface CardTold {
  readonly title: string
  readonly text: readonly string[]
  readonly burnedText: readonly string[]
}

/**
 * Ironwood in one language: the texts that tables, pages and the terminal use, the cards, and the reasons of bots.
 *
 * @example
 * const rest = (language: IronwoodLanguage): string => language.action({ type: 'rest' }, view)
 */
export interface IronwoodLanguage extends Wording<View, Action, Event, Seat> {
  /** All its messages, for pictures and text. */
  readonly words: IronwoodWords
  /**
   * The present question. The view of the seat that decides asks it: "Where to recruit a Fighter?" A state, and the views of
   * others, say who decides.
   */
  question(stateOrView: StateOrView): string
  action(action: Action, stateOrView: StateOrView): string
  /** Without a state or view, it uses the standard names. */
  event(event: Event, stateOrView?: StateOrView): string
  refusal(refusal: Parameters<Wording<View, Action, Event, Seat>['refusal']>[0], stateOrView?: StateOrView): string
  /** A card by its id; `null` if there is none. */
  card(id: string, stateOrView?: StateOrView): CardTold | null
  /** Why a bot does what it does. */
  verdict(verdict: BotVerdict, stateOrView?: StateOrView): string
}

/** The question gives the meaning of leaving something out. */
function leaveOut(scene: Scene): string {
  const { words } = scene
  const kind: string = questionIn(scene)?.do ?? ''
  const has = (name: string): name is LeftOut => Object.hasOwn(words.leavingOut, name)
  return has(kind) ? words.leavingOut[kind] : words.leaveOut
}

/**
 * Makes a language from all its messages of Ironwood.
 *
 * @example
 * const shouted = ironwoodLanguage({ ...english.words, leaveOut: 'LEAVE THIS OUT!' })
 */
export function ironwoodLanguage(words: IronwoodWords): IronwoodLanguage {
  const namesIn = (position: StateOrView | undefined) => namesOf(position, words.titles)
  return {
    words,
    language: words.language,
    title: words.title,
    seat: (seat) => words.seats[seat],
    question: (position) => question(sceneOf(position, words)),
    action(action, position) {
      const scene = sceneOf(position, words)
      return action.type === 'forfeit' ? leaveOut(scene) : tell(words.actions, 'type', action, scene)
    },
    event: (event, position) => tell(words.events, 'type', event, namesIn(position)),
    refusal: (refusal, position) => tellRefusal(words.refusals, refusal, namesIn(position)),
    outcome: (_outcome, view) => headline(sceneOf(view, words)).what,
    card(id, position) {
      const names = namesIn(position)
      const card = Object.hasOwn(names.cards, id) ? names.cards[id] : undefined
      if (!card) return null
      return { title: titleOf(names, id), text: cardText(words, card), burnedText: burnedText(words, card) }
    },
    verdict: (verdict, position) => tellVerdict(words, verdict, position),
  }
}

/** The verdict of a bot, with all its reasons. */
export const tellVerdict = (
  words: Pick<IronwoodWords, 'reasons' | 'verdict' | 'titles'>,
  verdict: BotVerdict,
  position?: StateOrView,
): string =>
  words.verdict(
    verdict,
    verdict.reasons.map((reason) => tell(words.reasons, 'says', reason)),
    namesOf(position, words.titles),
  )
