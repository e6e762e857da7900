import { distancesFrom } from '../../toolkit/graph'
import { type Board, boardOf } from '../rules'

type Steps = readonly number[]

/** How far it is on a board; where no way leads, as many steps as there are places of that kind. */
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

/** On the board that comes with the game, which nearly all games are played on. */
const usual = /* @__PURE__ */ measured(/* @__PURE__ */ boardOf({ board: null }))

/** Those of the board that a state or a view is played on. */
export const waysOn = ({ board }: { readonly board: Board | null }): Ways => (board ? measured(board) : usual)
