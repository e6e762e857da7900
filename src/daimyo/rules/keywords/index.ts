import type { StepOf } from '../keyword'
import * as keywords from './list'

export { keywords }

/**
 * One step of a card, named by its keyword. A card is a list of steps; a new card made of known keywords needs no code.
 *
 * @example
 * const steps: Step[] = [{ do: 'draw', count: 1 }, { do: 'gain', resources: { gold: 2 } }]
 */
export type Step = StepOf<typeof keywords>
