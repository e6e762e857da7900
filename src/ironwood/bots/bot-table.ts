import { type Action, type Board, boardOf, type Task, type View } from '../rules'
import type { OpenTable } from '../rules/play'

/** The input of a bot's list: the open table, the map, and the present choice. */
export interface BotTable extends OpenTable {
  readonly state: View
  readonly board: Board
}

export const botTableOf = (view: View): BotTable => ({ state: view, board: boardOf(view) })

/** The question on top of the agenda; it says which list applies. */
export const questionOf = ({ agenda }: View): Task | undefined => agenda.at(-1)

/** A place, and the action that chooses it. */
export interface Candidate {
  readonly action: Action
  readonly place: number
  /** The number that the Magic die uses (BOT-13). */
  readonly number: number
  readonly id: string
}

function idOf(action: Action): string | null {
  if ('at' in action) return action.at
  return 'to' in action ? action.to : null
}

/** The places among the legal actions; leaving out and rolling are not places. */
export function candidatesOf({ board }: BotTable, legal: readonly Action[]): Candidate[] {
  return legal.flatMap((action) => {
    const id = idOf(action)
    if (id === null) return []
    const mountain = board.mountainAt[id]
    const place = mountain ?? board.forestAt[id]
    const location = mountain === undefined ? board.forests[place ?? -1] : board.mountains[mountain]
    if (place === undefined || !location) return []
    return [{ action, place, number: location.number, id }]
  })
}
