import { ironbot, woodenbot } from '../../../../src/ironwood/bots'
import { runOn } from '../../../../src/ironwood/rules/agenda'
import type { Event } from '../../../../src/ironwood/rules/event'
import { newFrame } from '../../../../src/ironwood/rules/frames'
import { game } from '../../../../src/ironwood/rules/game'
import { playOn } from '../../../../src/ironwood/rules/play'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../../src/ironwood/rules/state'
import type { Task } from '../../../../src/ironwood/rules/task'
import { position, type Table } from '../support'

/** What came of something: the position, what happened on the way, and what the official bot said to its choices. */
export interface Course {
  state: State
  events: Event[]
  says: string[]
}

/** Goes on from a position, perhaps one that a test has changed, up to the first question. */
export const goOn = (state: State): Course => {
  const events: Event[] = []
  runOn(playOn(state, (event) => events.push(event)))
  return { state, events, says: [] }
}

/** A bot's turn from its beginning to the first question. `turn` is the bot's; `turns` are those taken before it. */
export function botTurn(wanted: Table): Course {
  const turn = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
  return goOn(position({ ...wanted, turn }))
}

/** Tasks in the middle of a bot's turn, up to the first question; the rest of the turn and of the round follow. */
export const botDoes = (wanted: Table, ...tasks: Task[]): Course => botDoesOn(wanted, () => undefined, ...tasks)

/** The same in a position that is changed before. */
export function botDoesOn(wanted: Table, change: (state: State) => void, ...tasks: Task[]): Course {
  const seat = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
  const state = position({ ...wanted, turn: seat })
  state.turns++
  state.active = seat
  change(state)
  state.agenda.push({ do: 'turn-end', seat, special: false }, newFrame(seat, firstCard[seat], 'procedure'))
  state.agenda.push(...[...tasks].reverse())
  return goOn(state)
}

const firstCard = { woodwalkers: 'WW01', ironclad: 'IC01' } as const

/** One icon in the middle of a bot's turn, as if its card had just been expended. */
export function iconOf(wanted: Table, icon: string, red = false): Course {
  const seat = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
  return botDoes(wanted, { do: 'icon', card: firstCard[seat], icon, red })
}

/** The official bot answers its questions until somebody else is asked; with a face, every die shows that. */
export function official({ state, events, says }: Course, face?: Face): Course {
  const bot = state.solo?.bot === 'ironclad' ? ironbot : woodenbot
  const course = { state: game.clone(state), events: [...events], says: [...says] }
  while (course.state.solo && game.toAct(course.state) === course.state.solo.bot) {
    const view = game.view(course.state, course.state.solo.bot)
    const { action, text } = bot.explain({ view, legal: game.legalActions(course.state) })
    course.says.push(text)
    game.step(course.state, action, (event) => course.events.push(event))
    if (face && action.type === 'roll') course.state.solo.die = face
  }
  return course
}

/** Actions, of the human or of the bot, each legal, given as text. */
export function answered({ state, events, says }: Course, ...actions: string[]): Course {
  const course = { state: game.clone(state), events: [...events], says }
  for (const text of actions) {
    const action = game.parse(text)
    const refusal = game.refusal(course.state, action)
    if (refusal) throw new Error(`${text}: ${refusal.message}`)
    game.step(course.state, action, (event) => course.events.push(event))
  }
  return course
}

/** The events of one type. */
export const eventsOf = <Type extends Event['type']>(
  { events }: Course,
  type: Type,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** How often the bot got a crystal because nothing had changed (BOT-05). */
export const compensations = (course: Course): number => eventsOf(course, 'compensated').length
