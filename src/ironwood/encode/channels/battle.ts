import type { CombatBonus, View } from '../../rules'
import { forestCount, mountainCount, supply } from '../../rules/vocabulary'
import { flags, type IronwoodChannel, marked, numbers, whose } from './channel'

/** A larger bonus counts as this number. */
const mostBonus = 20
/** More damage than removes every unit counts as this number. */
const mostDamage = supply.fighters + 2 * supply.golems

const bonus = (name: string, what: string, bonusOf: (view: View) => CombatBonus | undefined): IronwoodChannel =>
  numbers(name, 3, mostBonus, `${what}: damage, defense, dominance; more counts as ${mostBonus}`, (into, view) => {
    const { damage = 0, defense = 0, dominance = 0 } = bonusOf(view) ?? {}
    for (const [index, points] of [damage, defense, dominance].entries()) into[index] = Math.min(mostBonus, points)
  })

/** The present combat. */
export const battle: readonly IronwoodChannel[] = [
  whose('attacker', 'who attacks', ({ battle }) => battle?.attacker ?? null),
  marked('battle-mountain', mountainCount, 'the mountain of the battle', ({ battle }) =>
    battle ? [battle.mountain] : [],
  ),
  marked('battle-forest', forestCount, 'the forest of the battle', ({ battle }) => (battle ? [battle.forest] : [])),
  bonus('battle-bonus', 'what the card adds for the attacker', ({ battle }) => battle?.bonus),
  bonus('battle-bot-bonus', 'what is added for a bot', ({ battle }) => battle?.botBonus),
  flags(
    'battle-rules',
    4,
    'whether the bonus needs a Golem, a special wager returns, the defender cannot wager one, the wagers are revealed',
    (into, { battle }) => {
      if (!battle) return
      const { bonus, wagerReturns, noSpecialWager, revealed } = battle
      const rules = [bonus.withGolem === true, wagerReturns, noSpecialWager, revealed]
      for (const [index, holds] of rules.entries()) into[index] = holds ? 1 : 0
    },
  ),
  flags(
    'wagers',
    4,
    'whether one has decided on a wager, whether it is a card; the same for the opponent',
    (into, { battle }, seat) => {
      for (const [whose, wager] of Object.entries(battle?.wagers ?? {})) {
        if (wager === 'undecided') continue
        const first = whose === seat ? 0 : 2
        into[first] = 1
        into[first + 1] = wager.placed ? 1 : 0
      }
    },
  ),
  whose('open-wager', "who sees the other's wager first", ({ battle }) => battle?.open ?? null),
  numbers('damage', 1, mostDamage, `damage still to be dealt; more counts as ${mostDamage}`, (into, { battle }) => {
    into[0] = Math.min(mostDamage, battle?.damage ?? 0)
  }),
  whose('battle-winner', 'who has won the battle', ({ battle }) => battle?.winner ?? null),
]
