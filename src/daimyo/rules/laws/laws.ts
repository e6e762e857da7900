import type { State } from '../state'
import { holdingLaws } from './holdings'
import type { Laws } from './law'
import { pieceLaws } from './pieces'
import { tileLaws } from './tiles'

/** What always holds, by the ids of engine.md. Influence is counted from pieces, so DAI-INV-01 holds by itself. */
export const laws: Laws = { ...tileLaws, ...pieceLaws, ...holdingLaws }

/** What is wrong with a state, each with the id of its law. */
export const broken = (state: State): string[] =>
  Object.entries(laws).flatMap(([id, law]) => law(state).map((sentence) => `${id}: ${sentence}`))
