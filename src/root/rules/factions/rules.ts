import { alliance } from './alliance/rules'
import { corvid } from './corvid/rules'
import { cult } from './cult/rules'
import { duchy } from './duchy/rules'
import { eyrie } from './eyrie/rules'
import type { Factions } from './faction'
import { hundreds } from './hundreds/rules'
import { keepers } from './keepers/rules'
import { marquise } from './marquise/rules'
import { riverfolk } from './riverfolk/rules'
import { vagabond } from './vagabond/rules'

/** The same rules, each with all parts in one order: engines read the fields of objects fast that are laid out alike. */
function evenly(rules: Factions): Factions {
  const parts: object = Object.fromEntries(
    Object.values(rules).flatMap((each) => Object.keys(each).map((part) => [part, undefined])),
  )
  return Object.assign({}, ...Object.entries(rules).map(([name, each]) => ({ [name]: Object.assign({}, parts, each) })))
}

/** The rules of each faction. */
export const factionRules: Factions = /* @__PURE__ */ evenly({
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  cult,
  riverfolk,
  duchy,
  corvid,
  hundreds,
  keepers,
})
