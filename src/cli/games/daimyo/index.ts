import { empirePolicy, empireSeated } from '../../../catalogue/games/daimyo'
import { greedy } from '../../../daimyo/bots'
import { renderSvg, renderText } from '../../../daimyo/render'
import { type Action, daimyo, type Event, type Options, type Seat, type State, type View } from '../../../daimyo/rules'
import { clans } from '../../../daimyo/rules/vocabulary'
import type { TerminalGame } from '../../../toolkit'
import type { Language } from '../language'
import { commandsIn } from './commands'
import { options, settingsIn } from './options'
import { speeches } from './speech'

/** Daimyo, as the terminal plays it in a language. */
export function daimyoTerminal(name: Language): TerminalGame<State, Action, View, Options, Seat, Event> {
  const speech = speeches[name]
  const { language, words } = speech
  return {
    game: daimyo,
    title: language.title,
    about: words.about(clans.join(', ')),
    legend: words.legend,
    settings: settingsIn(words),
    opponents: {
      greedy: { title: 'Greedy', policy: greedy },
      empire: { title: language.words.picture.sides.empire, policy: empirePolicy },
    },
    usual: 'greedy',
    commands: commandsIn(speech),
    options: (chosen) => options(chosen, words),
    seated: empireSeated,
    seat: (seat) => language.words.names.who[seat],
    position: (view, width) => renderText(view, { width, language }),
    picture: (view) => renderSvg(view, { language }),
    question: language.question,
    // The position is long; within a turn `board` shows it.
    shown: () => false,
    turn: ({ round, turn }) => `${round}.${turn?.seat ?? ''}`,
    action: language.action,
    event: language.event,
    refusal: language.refusal,
    reason: (reason, { result }) => (result ? words.won[result.by] : reason),
    begins: ({ type }) => type === 'turn' || type === 'round',
    done: (legal) => legal.find(({ type }) => type === 'done' || type === 'leave' || type === 'end') ?? null,
  }
}
