import type { Seed } from '../core'
import { longestSeed } from '../core/seed'
import { either, number, type Shape } from './shape'

/** The seed of a game's chance. */
export const seed: Shape<Seed> = either<number, string>(number, { form: 'text', most: longestSeed })
