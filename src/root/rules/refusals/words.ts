import type { RefusalOf, SpokenOf } from '../../../toolkit'
import { alliance } from '../factions/alliance/sentences'
import { corvid } from '../factions/corvid/sentences'
import { cult } from '../factions/cult/sentences'
import { duchy } from '../factions/duchy/sentences'
import { eyrie } from '../factions/eyrie/sentences'
import { hundreds } from '../factions/hundreds/sentences'
import { keepers } from '../factions/keepers/sentences'
import { marquise } from '../factions/marquise/sentences'
import { riverfolk } from '../factions/riverfolk/sentences'
import { vagabond } from '../factions/vagabond/sentences'
import { hirelings } from '../hirelings/sentences'
import { landmarkSentences } from '../landmarks/sentences'
import { advanced } from '../setup/advanced/sentences'
import { battle } from './battle'
import { crafting } from './crafting'
import { effects } from './effects'
import { general } from './general'
import { moving } from './moving'
import { placing } from './placing'

/** Every sentence that refuses something, by its code and, where a code has several, what it is about: `no-card.path`. */
export const refusalWords = {
  ...general,
  ...placing,
  ...moving,
  ...crafting,
  ...effects,
  ...battle,
  ...landmarkSentences,
  ...marquise,
  ...eyrie,
  ...alliance,
  ...vagabond,
  ...riverfolk,
  ...duchy,
  ...corvid,
  ...cult,
  ...hundreds,
  ...advanced,
  ...hirelings,
  ...keepers,
}

/** What each sentence speaks of. */
export type Spoken = SpokenOf<typeof refusalWords>

/** The codes of refusals; one that has several sentences with what each is about. */
export type Why = keyof Spoken

type CodeOf<Reason extends string> = Reason extends `${infer Code}.${string}` ? Code : Reason
// TypeScript 5.4 forgets in the branch that the reason is one of those.
type ParametersOf<Reason extends Why> = Reason extends `${string}.${infer Finer}`
  ? { readonly why: Finer } & Spoken[Extract<Reason, Why>]
  : Spoken[Reason]

/**
 * What Root refuses for: every code with what its sentence speaks of. Where a code has several sentences, `why` tells them apart.
 *
 * @example
 * const parameters: RootReasons['not-adjacent'] = { why: 'clearing', from: 1, to: 7 }
 */
export type RootReasons = { readonly [Reason in Why as CodeOf<Reason>]: ParametersOf<Reason> }

/**
 * Why an action of Root is refused.
 *
 * @example
 * const isRefusal = (refusal: Refusal): refusal is RootRefusal => refusal.code !== 'not-your-turn'
 */
export type RootRefusal = RefusalOf<RootReasons>
