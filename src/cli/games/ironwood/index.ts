import { ironwoodSeated, isIronwoodBot } from '../../../catalogue/games/ironwood'
import { renderSvg, renderText } from '../../../ironwood/render'
import { sceneOf } from '../../../ironwood/render/scene'
import {
  type Action,
  boardOf,
  type Event,
  ironwood,
  ironwoodCards,
  type Options,
  type Seat,
  type State,
  type View,
} from '../../../ironwood/rules'
import { seats } from '../../../ironwood/rules/vocabulary'
import { battleWords, headline } from '../../../ironwood/words/position'
import type { TerminalGame } from '../../../toolkit'
import type { Language } from '../language'
import { commandsIn } from './commands'
import { opponentsIn } from './opponents'
import { greeting, options } from './options'
import { remark, strength } from './remark'
import { speeches } from './speech'
import type { TerminalWords } from './words/catalogue'

/** Ironwood, as the terminal plays it in a language. */
export function ironwoodTerminal(name: Language): TerminalGame<State, Action, View, Options, Seat, Event> {
  const speech = speeches[name]
  const { language, words } = speech
  return {
    game: ironwood,
    title: language.title,
    about: words.about,
    legend: words.legend,
    settings: [
      {
        name: 'level',
        values: words.level.values,
        meaning: words.level.meaning,
        ask: (against) => (against.some(isIronwoodBot) ? words.level.ask : null),
      },
    ],
    opponents: opponentsIn(speech),
    commands: commandsIn(speech),
    options: (chosen) => options(chosen, words),
    seated: ironwoodSeated,
    greeting: (chosen, view) => greeting(chosen, view, words),
    /** At the end of the setup the first round has begun, and both sides have their first crystals. */
    beginning: ({ round, sides }) => [
      { type: 'round', round },
      ...seats.map((seat): Event => ({ type: 'gained', seat, count: sides[seat].crystals })),
    ],
    seat: words.seat,
    position: (view, width) => renderText(view, { width, language }),
    picture: (view) => renderSvg(view, { language }),
    question(view) {
      const scene = sceneOf(view, language)
      return [...battleWords(scene), ...strengths(view, words), headline(scene).what].join('\n')
    },
    shown: ({ agenda }) => agenda.at(-1)?.do === 'turn',
    turn: ({ round, turns }) => `${round}.${turns}`,
    action: language.action,
    remark: (action, view) => remark(action, view, speech),
    event: language.event,
    begins: ({ type }) => type === 'round' || type === 'turn',
    refusal: (refusal, view) => language.refusal(refusal, view).replace(words.typesAsked, ''),
    reason: (reason, { result }) => (result ? words.won[result.by] : reason),
    sensible: ironwood.sensible,
    done: (legal) => legal.find(({ type }) => type === 'forfeit') ?? null,
    spellings,
    surrender: (seat) => ({ type: 'resign', seat }),
  }
}

/** The ids of places and cards, by the words that people type for them. */
function spellings(view: View): ReadonlyMap<string, string> {
  const { mountains, forests } = boardOf(view)
  const cards = Object.keys(view.cards ?? ironwoodCards)
  const ids = [...mountains.map(({ id }) => id), ...forests.map(({ id }) => id), ...cards]
  return new Map([
    ...mountains.map(({ name, id }): [string, string] => [name.toLowerCase(), id]),
    ...ids.map((id): [string, string] => [id.toLowerCase(), id]),
  ])
}

/** The two sides of a battle, for a wager. */
function strengths(view: View, words: TerminalWords): string[] {
  const { battle, agenda } = view
  if (!battle || agenda.at(-1)?.do !== 'wager') return []
  const { forests, mountains } = boardOf(view)
  const [forest, mountain] = [forests[battle.forest]?.id ?? '', mountains[battle.mountain]?.id ?? '']
  return [words.strengths(strength(forest, view, words), strength(mountain, view, words))]
}
