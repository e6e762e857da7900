import { same } from '../../core'
import { item } from '../../toolkit/certain'
import { collectProblems, type Problems } from '../../toolkit/problems'
import { type Board, makeBoard } from './board'
import { isCards } from './check-cards'
import { isMap } from './check-map'
import { checkSolo } from './solo/check'
import type { CardSet, State } from './state'

type Carried = Pick<State, 'board' | 'cards' | 'mode' | 'solo'>

/** Problems of the map, the cards and the bot in a state or a view, by the rules. */
export function checkCarried({ board, cards, ...rest }: Carried, problems: Problems): void {
  if (board) checkBoard(board, problems.at('board'))
  if (cards) checkCardSet(cards, problems.at('cards'))
  checkSolo(rest, problems)
}

/** A board holds the same adjacency in several lists, and all must match its map. */
function checkBoard(board: Board, problems: Problems): void {
  const idOf = (places: readonly { id: string }[], place: number): string => item(places, place).id
  const pairs = (lists: readonly (readonly number[])[], places: readonly { id: string }[]): [string, string][] =>
    lists.flatMap((list, from) =>
      list.flatMap((to): [string, string][] => (from <= to ? [[idOf(places, from), idOf(places, to)]] : [])),
    )
  const map = {
    id: '',
    title: '',
    provenance: '',
    mountains: board.mountains.map((mountain) => ({ at: [0, 0] as const, ...mountain })),
    forests: board.forests.map((forest, index) => ({
      ...forest,
      touches: item(board.mountainsBeside, index).map((mountain) => idOf(board.mountains, mountain)),
    })),
    ridges: pairs(board.ridges, board.mountains),
    paths: pairs(board.paths, board.forests),
  }
  const before = problems.found.length
  checkKeys(board.mountainAt, board.mountains, problems.at('mountainAt'))
  checkKeys(board.forestAt, board.forests, problems.at('forestAt'))
  isMap(map, problems)
  if (problems.found.length === before && !same({ ...makeBoard(map), mountains: board.mountains }, board))
    problems.add('', 'Its lists of what lies beside what do not agree with each other.')
}

/** Ids that name no location. */
function checkKeys(at: Board['mountainAt'], places: readonly { id: string }[], problems: Problems): void {
  const known = new Set(places.map(({ id }) => id))
  for (const key of Object.keys(at)) {
    if (!known.has(key)) problems.at(key).add('', 'There is no such key here.')
    if (problems.full) return
  }
}

function checkCardSet(cards: CardSet, problems: Problems): void {
  const entries = Object.entries(cards)
  // The list behind the set; a path begins with a number in it.
  const ofList = collectProblems()
  isCards(
    entries.map(([, card]) => card),
    ofList,
  )
  for (const { path, message } of ofList.found) {
    const [, index, rest = ''] = /^\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    const [id] = index === undefined ? [] : item(entries, Number(index))
    if (id === undefined) problems.add('', message)
    else problems.at(id).add(rest, message)
  }
  for (const [id, card] of entries)
    problems.at(id).when(card.id !== id, 'id', `The card ${card.id} stands under ${id}.`)
}
