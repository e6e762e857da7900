import type { Board } from '../board'

/** BOT-18: the fewest steps from any of these places to each place; `Infinity` where no way leads. */
export function distances(ways: readonly (readonly number[])[], from: readonly number[]): number[] {
  const steps = ways.map(() => Number.POSITIVE_INFINITY)
  let edge = [...from]
  for (const place of edge) steps[place] = 0
  for (let step = 1; edge.length > 0; step++) {
    const next = edge.flatMap((place) => (ways[place] ?? []).filter((to) => steps[to] === Number.POSITIVE_INFINITY))
    for (const place of next) steps[place] = step
    edge = [...new Set(next)]
  }
  return steps
}

/** BOT-18: from each mountain along ridges to the nearest one that touches one of these forests. */
export const ridgesTo = (board: Board, forests: readonly number[]): number[] =>
  distances(
    board.ridges,
    [...board.mountains.keys()].filter((mountain) =>
      (board.forestsBeside[mountain] ?? []).some((forest) => forests.includes(forest)),
    ),
  )
