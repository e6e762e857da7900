import type { Hirelings } from './hireling'

/** The rules of each hireling. */
export const hirelingRules: Hirelings = {}
