import type { Cost, Reach, Step } from '../card'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** The optional parts of a step, besides those of its short form. */
type More<Kind extends Step['do'], Named extends string> = Omit<StepOf<Kind>, 'do' | Named>

// Short forms of the keywords that many cards share. Rare keywords are written out in the cards.

export const draw = (count: number | 'forges'): Step => ({ do: 'draw', count })
export const drawVision = (count: number): Step => ({ do: 'draw-vision', count })
export const gain = (count: number): Step => ({ do: 'gain', count })
export const steal = (count: number | 'half'): Step => ({ do: 'steal', count })
export const moveFighters = (count: number | 'hand'): Step => ({ do: 'move-fighters', count })
export const moveWarbands = (count: number): Step => ({ do: 'move-warbands', count })
export const moveDrill = (): Step => ({ do: 'move-drill' })
export const attack = (more: More<'attack', never> = {}): Step => ({ do: 'attack', ...more })
export const victory = (...steps: readonly Step[]): Step => ({ do: 'victory', steps })
export const recruit = (
  unit: StepOf<'recruit'>['unit'],
  at: StepOf<'recruit'>['at'],
  count: number,
  more: More<'recruit', 'unit' | 'at' | 'count'> = {},
): Step => ({ do: 'recruit', unit, at, count, ...more })
export const remove = (reach: Reach, count: number): Step => ({ do: 'remove', reach, count })
export const pay = (cost: Cost, ...steps: readonly Step[]): Step => ({ do: 'pay', cost, steps })
export const resolve = (count: number, ...options: readonly (readonly Step[])[]): Step => ({
  do: 'resolve',
  count,
  options,
})
export const discover = (): Step => ({ do: 'discover' })
export const build = (): Step => ({ do: 'build' })
export const found = (): Step => ({ do: 'found' })
export const additional = (): Step => ({ do: 'additional' })
