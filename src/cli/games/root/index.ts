import { greedy } from '../../../root/bots'
import { english } from '../../../root/english'
import { who } from '../../../root/english/names'
import { renderSvg, renderText, tellAction, tellEvent } from '../../../root/render'
import { type Action, type Event, type Options, root, type Seat, type State, type View } from '../../../root/rules'
import { battleLines, headline } from '../../../root/words/headline'
import { sceneOf } from '../../../root/words/scene'
import type { TerminalGame } from '../../../toolkit'
import { commands } from './commands'
import { about, legend } from './legend'
import { options, settings } from './options'

const factionAt = ({ sides }: View, seat: Seat): string | undefined => sides[seat]?.board.faction

/** Root, as the terminal plays it. */
export const rootTerminal: TerminalGame<State, Action, View, Options, Seat, Event> = {
  game: root,
  title: 'Root',
  about,
  legend,
  settings,
  opponents: { greedy: { title: 'Greedy', policy: greedy } },
  usual: 'greedy',
  commands,
  options,
  seat: (seat, view) => who(view, seat),
  seatCalled: (name, view) => view.seats.find((seat) => factionAt(view, seat) === name) ?? null,
  position: renderText,
  picture: (view) => renderSvg(view),
  question(view) {
    const scene = sceneOf(view, english.words)
    return [...battleLines(scene), headline(scene).what].join('\n')
  },
  // The position is long; within a turn `board` shows it.
  shown: () => false,
  turn: ({ round, active }) => `${round}.${active}`,
  action: tellAction,
  event: tellEvent,
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
