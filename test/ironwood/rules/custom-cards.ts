import { type Card, ironwood, type Situation, type Step } from 'totemforge/ironwood'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'
import type { State } from '../../../src/ironwood/rules/state'
import { after, legal } from './support'

/** The standard cards, some of them changed: cards that nobody printed, and that the rules allow. */
export const changed = (changes: Readonly<Record<string, Partial<Card>>>): Card[] =>
  [...woodwalkerCards, ...ironcladCards].map((card) => ({ ...card, ...changes[card.id] }))

/** Where a special card of these steps is about to be played, and then has been played. */
export function wood(steps: Step[], situation: Situation = {}, more: Record<string, Partial<Card>> = {}): State {
  const hand = ['WW16', ...(situation.woodwalkers?.hand ?? [])]
  const cards = changed({ WW16: { steps }, ...more })
  const state = ironwood.position({ ...situation, cards, woodwalkers: { ...situation.woodwalkers, hand } })
  return after(state, 'play WW16')
}

export function iron(steps: Step[], situation: Situation = {}, more: Record<string, Partial<Card>> = {}): State {
  const hand = ['IC21', ...(situation.ironclad?.hand ?? [])]
  const cards = changed({ IC21: { steps }, ...more })
  const state = ironwood.position({ turn: 'ironclad', ...situation, cards, ironclad: { ...situation.ironclad, hand } })
  return after(state, 'play IC21')
}

export const offered = (state: State): string[] => [...legal(state)].sort()
