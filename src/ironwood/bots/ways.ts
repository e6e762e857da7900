import { distancesFrom } from '../../toolkit/graph'
import { type Board, boardOf } from '../rules'

type Steps = readonly number[]

/** Distances on a board, in steps; without a way, the number of places of that kind. */
export interface Ways {
  /** From a forest to the nearest outer one. */
  readonly home: Steps
  /** From one forest to another. */
  readonly paths: readonly Steps[]
  /** From the nearest inner forest beside a mountain to a forest. */
  readonly approach: readonly Steps[]
  /** From one mountain to another. */
  readonly ridges: readonly Steps[]
}

function measured(board: Board): Ways {
  const { forests, mountains, paths, ridges, innerBeside, outerForests } = board
  const from = (beside: Board['paths'], places: Steps): Steps =>
    distancesFrom(beside, places).map((steps) => Math.min(beside.length, steps))
  return {
    home: from(paths, outerForests),
    paths: forests.map((_, forest) => from(paths, [forest])),
    approach: innerBeside.map((beside) => from(paths, beside)),
    ridges: mountains.map((_, mountain) => from(ridges, [mountain])),
  }
}

/** The distances on the standard board, which nearly all games use. */
const usual = /* @__PURE__ */ measured(/* @__PURE__ */ boardOf({ board: null }))

/** The distances on the board of a state or a view. */
export const waysOn = ({ board }: { readonly board: Board | null }): Ways => (board ? measured(board) : usual)
