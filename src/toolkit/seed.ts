import type { Seed } from '../core'
import { longestSeed } from '../core/seed'
import { either, number, type Shape } from './shape'

/** A seed, just as a game's chance takes it. */
export const seed: Shape<Seed> = either<number, string>(number, { form: 'text', most: longestSeed })
