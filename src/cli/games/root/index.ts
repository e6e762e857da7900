import { greedy } from '../../../root/bots'
import { renderSvg, renderText } from '../../../root/render'
import { type Action, type Event, type Options, root, type Seat, type State, type View } from '../../../root/rules'
import { factions } from '../../../root/rules/vocabulary'
import { battleLines, headline } from '../../../root/words/headline'
import { sceneOf } from '../../../root/words/scene'
import type { TerminalGame } from '../../../toolkit'
import type { Language } from '../language'
import { commandsIn } from './commands'
import { options, settingsIn } from './options'
import { speeches } from './speech'

const factionAt = ({ sides }: View, seat: Seat): string | undefined => sides[seat]?.board.faction

/** Root, as the terminal plays it in a language. */
export function rootTerminal(name: Language): TerminalGame<State, Action, View, Options, Seat, Event> {
  const speech = speeches[name]
  const { language, words } = speech
  return {
    game: root,
    title: language.title,
    about: words.about(factions.join(', ')),
    legend: words.legend,
    settings: settingsIn(words),
    opponents: { greedy: { title: 'Greedy', policy: greedy } },
    usual: 'greedy',
    commands: commandsIn(speech),
    options: (chosen) => options(chosen, words),
    seat: (seat, view) => language.words.names.who(view, seat),
    seatCalled: (called, view) => view.seats.find((seat) => factionAt(view, seat) === called) ?? null,
    position: (view, width) => renderText(view, { width, language }),
    picture: (view) => renderSvg(view, { language }),
    question(view) {
      const scene = sceneOf(view, language.words)
      return [...battleLines(scene), headline(scene).what].join('\n')
    },
    // The position is long; within a turn `board` shows it.
    shown: () => false,
    turn: ({ round, active }) => `${round}.${active}`,
    action: language.action,
    event: language.event,
    refusal: language.refusal,
    reason: (reason, { result }) => (result ? words.won[result.by] : reason),
    begins: (event) => event.type === 'phase' && event.phase === 'birdsong',
    done: (legal) => legal.find(({ type }) => type === 'done') ?? null,
    spellings: (view) =>
      new Map(
        view.seats.flatMap((seat) => {
          const faction = factionAt(view, seat)
          return faction === undefined ? [] : [[faction, seat]]
        }),
      ),
  }
}
