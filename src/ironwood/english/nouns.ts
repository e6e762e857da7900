import { many } from '../../toolkit/counts'
import type { CombatBonus, Seat } from '../rules'
import type { Step } from '../rules/keywords'
import { lineOf, type Reading } from '../words'

export const manyOrNo = (count: number, what: string): string => (count === 0 ? `no ${what}s` : many(count, what))

/** The seats at the beginning of a sentence. */
export const sides: Readonly<Record<Seat, string>> = { woodwalkers: 'The Woodwalkers', ironclad: 'The Ironclad' }

/** As in "a Woodwalker Fighter". */
export const adjectives: Readonly<Record<Seat, string>> = { woodwalkers: 'Woodwalker', ironclad: 'Ironclad' }

/** The bonus of one side in a battle. */
export const bonusWords = (bonus: CombatBonus): string =>
  (['damage', 'defense', 'dominance'] as const)
    .flatMap((value) => (bonus[value] ? [`${bonus[value]} ${value}`] : []))
    .join(' and ')

/** The words that differ between the cards of the two factions. */
export const across: Readonly<Record<Seat, { readonly [Part in 'enemy' | 'theirs' | 'beside' | 'home']: string }>> = {
  woodwalkers: {
    enemy: 'Ironclad',
    theirs: 'mountain',
    beside: 'mountain adjacent to an inner forest you control',
    home: 'inner forest',
  },
  ironclad: {
    enemy: 'Woodwalker',
    theirs: 'forest',
    beside: 'inner forest adjacent to a mountain you control',
    home: 'mountain',
  },
}

export const a = (what: string): string => (what.startsWith('inner') ? `an ${what}` : `a ${what}`)

/** The place of an earlier step. */
export const since = (reading: Reading, kind: Step['do']): string => {
  const line = lineOf(reading, kind)
  return line === undefined ? 'by this card' : `in step ${line}`
}
