import { ironwoodSeated, isIronwoodBot } from '../../../catalogue/games/ironwood'
import { renderSvg, renderText, tellAction, tellEvent } from '../../../ironwood/render'
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
import { seatNames, seats } from '../../../ironwood/rules/vocabulary'
import { battleWords, headline } from '../../../ironwood/words/position'
import type { TerminalGame } from '../../../toolkit'
import { commands } from './commands'
import { about, legend } from './legend'
import { opponents } from './opponents'
import { greeting, options } from './options'
import { remark, strength } from './remark'

/** Ironwood, as the terminal plays it. */
export const ironwoodTerminal: TerminalGame<State, Action, View, Options, Seat, Event> = {
  game: ironwood,
  title: 'Ironwood',
  about,
  legend,
  settings: [
    {
      name: 'level',
      values: '0 to 15',
      meaning: 'how hard a bot of the rulebook is; 0 unless given',
      ask: (against) => (against.some(isIronwoodBot) ? 'How hard is it to be, 0 to 15? [0]' : null),
    },
  ],
  opponents,
  commands,
  options,
  seated: ironwoodSeated,
  greeting,
  /** When the setup ends the first round has begun, and both have their first crystals. */
  beginning: ({ round, sides }) => [
    { type: 'round', round },
    ...seats.map((seat): Event => ({ type: 'gained', seat, count: sides[seat].crystals })),
  ],
  seat: (seat) => `the ${seatNames[seat]}`,
  position: renderText,
  picture: (view) => renderSvg(view),
  question(view) {
    const scene = sceneOf(view)
    return [...battleWords(scene), ...strengths(view), headline(scene).what].join('\n')
  },
  shown: ({ agenda }) => agenda.at(-1)?.do === 'turn',
  turn: ({ round, turns }) => `${round}.${turns}`,
  action: tellAction,
  remark,
  event: tellEvent,
  begins: ({ type }) => type === 'round' || type === 'turn',
  // The types of action that are asked for mean nothing to a person; there are examples in place of them.
  refusal: ({ message }) => message.replace(/ The \w+ decide on: .+$/, ''),
  sensible: ironwood.sensible,
  done: (legal) => legal.find(({ type }) => type === 'forfeit') ?? null,
  spellings,
  surrender: (seat) => ({ type: 'resign', seat }),
}

/** The ids of places and cards by what people type for them. */
function spellings(view: View): ReadonlyMap<string, string> {
  const { mountains, forests } = boardOf(view)
  const cards = Object.keys(view.cards ?? ironwoodCards)
  const ids = [...mountains.map(({ id }) => id), ...forests.map(({ id }) => id), ...cards]
  return new Map([
    ...mountains.map(({ name, id }): [string, string] => [name.toLowerCase(), id]),
    ...ids.map((id): [string, string] => [id.toLowerCase(), id]),
  ])
}

/** Who fights whom, where a wager is to be decided. */
function strengths(view: View): string[] {
  const { battle, agenda } = view
  if (!battle || agenda.at(-1)?.do !== 'wager') return []
  const { forests, mountains } = boardOf(view)
  const [forest, mountain] = [forests[battle.forest]?.id ?? '', mountains[battle.mountain]?.id ?? '']
  return [`Woodwalkers: ${strength(forest, view)}. Ironclad: ${strength(mountain, view)}.`]
}
