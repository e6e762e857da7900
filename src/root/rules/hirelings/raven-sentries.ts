import { buildingsAt, tokensAt } from '../rule'
import type { HirelingRules } from './hireling'

/** ROOT-HIR-11D: their controller hits once more where a building or token of its faction lies. */
export const ravenSentries: HirelingRules = {
  extraHitsFor: (play, seat, at) => (buildingsAt(play, seat, at) + tokensAt(play, seat, at) > 0 ? 1 : 0),
}
