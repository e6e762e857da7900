import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import type { BotSide } from '../../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../../src/ironwood/rules/state'
import type { Task } from '../../../../src/ironwood/rules/task'
import { position, type Table } from '../support'
import { botDoesOn, type Course, eventsOf, goOn } from './support'

const ids = (mountains: readonly number[]): string[] =>
  mountains.map((mountain) => ironwoodBoard.mountains[mountain]?.id ?? '').sort()

/** A table against Woodenbot. */
export const wooden = (wanted: Table = {}): Table => ({ mode: 'woodenbot', ...wanted })

/** The same with the Aid on its Exalted side. */
export const exalted = (wanted: Table = {}): Table => wooden({ ...wanted, solo: { side: 'exalted', ...wanted.solo } })

export const onSide = (side: BotSide, wanted: Table): Table => (side === 'exalted' ? exalted(wanted) : wooden(wanted))

/** Where vision cards lie, and which mountains are marked, in the order of their names. */
export const visionsOf = ({ visions, solo }: State): Record<'deck' | 'discard' | 'revealed' | 'marked', string[]> => ({
  deck: ids(visions.deck),
  discard: ids(visions.discard),
  revealed: ids(visions.revealed),
  marked: ids(solo?.marked ?? []),
})

export const sideUp = ({ solo }: State): string => solo?.side ?? ''

/** From where to where Fighters moved, one after another, with their totems. */
export const moves = (course: Course): string[] =>
  eventsOf(course, 'moved').map(({ from, to, totem }) => `${from}-${to}${totem ? ` ${totem}` : ''}`)

/** The icons that came up and were not ignored. */
export const icons = (course: Course): string[] =>
  eventsOf(course, 'icon').flatMap(({ icon, ignored }) => (ignored ? [] : [icon]))

/** The types of all events, to see in which order things happened. */
export const types = (course: Course): string[] => course.events.map(({ type }) => type)

/** The bot's turn in a position that is changed before it begins. */
export function changedTurn(wanted: Table, change: (state: State) => void): Course {
  const state = position(wanted)
  change(state)
  return goOn(state)
}

/** Icons in the middle of a bot's turn, in a position that is changed before. */
export function changedIcons(wanted: Table, change: (state: State) => void, ...icons: string[]): Course {
  const tasks = icons.map((icon): Task => ({ do: 'icon', card: 'WW01', icon, red: false }))
  return botDoesOn(wanted, change, ...tasks)
}

/** Every Fighter has moved already this turn. */
export function allMoved({ forests }: State): void {
  forests.moved = [...forests.fighters]
}
