import type { RuleId } from '../rule-id'
import type { State } from '../state'
import type { Clan } from '../vocabulary'

/** Finds what is wrong with a state, in sentences. */
export type Law = (state: State) => readonly string[]

/** Laws by the ids of engine.md. */
export type Laws = Readonly<Record<RuleId, Law>>

export const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : [])

/** How often each thing of a list is there. */
export function tally(list: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of list) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

export const perClan =
  (law: (state: State, clan: Clan) => readonly string[]): Law =>
  (state) =>
    state.clans.flatMap((clan) => law(state, clan))
