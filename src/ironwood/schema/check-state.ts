import { type Problem, same } from '../../core'
import { type Board, makeBoard } from '../rules/board'
import { checkCards } from '../rules/check-cards'
import { checkMap } from '../rules/check-map'
import { within } from '../rules/check-options'
import { checkSolo } from '../rules/solo/check'
import type { CardSet, State } from '../rules/state'

type Carried = Pick<State, 'board' | 'cards' | 'mode' | 'solo'>

/** What the rules say to the map, the cards and the bot that a state, or a view of it, carries. */
export const checkCarried = ({ board, cards, ...rest }: Carried): Problem[] => [
  ...(board ? checkBoard(board) : []),
  ...(cards ? checkCardSet(cards) : []),
  ...checkSolo(rest),
]

/** A board holds the same adjacency in several lists: they are to be what its map makes of them. */
function checkBoard(board: Board): Problem[] {
  const idOf = (places: readonly { id: string }[], place: number): string => places[place]?.id ?? ''
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
      touches: (board.mountainsBeside[index] ?? []).map((mountain) => idOf(board.mountains, mountain)),
    })),
    ridges: pairs(board.ridges, board.mountains),
    paths: pairs(board.paths, board.forests),
  }
  const problems = within('board', [
    ...checkMap(map),
    ...strangers('mountainAt', board.mountainAt, board.mountains),
    ...strangers('forestAt', board.forestAt, board.forests),
  ])
  if (problems.length === 0 && !same({ ...makeBoard(map), mountains: board.mountains }, board))
    problems.push({ path: 'board', message: 'Its lists of what lies beside what do not agree with each other.' })
  return problems
}

/** Ids that name no location. */
const strangers = (list: string, at: Board['mountainAt'], places: readonly { id: string }[]): Problem[] =>
  Object.keys(at)
    .filter((key) => !places.some(({ id }) => id === key))
    .map((key) => ({ path: `${list}.${key}`, message: 'There is no such key here.' }))

function checkCardSet(cards: CardSet): Problem[] {
  const entries = Object.entries(cards)
  const problems = checkCards(Object.values(cards)).map(({ path, message }) => {
    const [, index = '', rest = ''] = /^\[(\d+)\](.*)$/.exec(path) ?? []
    const [id] = entries[Number(index)] ?? []
    return { path: index === '' ? 'cards' : `cards.${id}${rest}`, message }
  })
  for (const [id, card] of entries)
    if (card.id !== id) problems.push({ path: `cards.${id}.id`, message: `The card ${card.id} stands under ${id}.` })
  return problems
}
