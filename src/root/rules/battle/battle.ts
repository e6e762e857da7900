import { lenderTo } from '../lent'
import { areEnemies, deciderOf, enemiesOf, ownersOf } from '../owner'
import { handOf, type Play, plan, rulesOf } from '../play'
import type { Loss } from '../removal'
import { fightersAt, hasForceAt, isOutOfReach, isPresent, warriorsAt } from '../rule'
import { clearings, isSeat, type Owner, type Seat } from '../vocabulary'
import type { Fighter } from './fighter'

/** One of the two who fight. */
export type Combatant = 'attacker' | 'defender'

/**
 * A battle that is being fought; only its own tasks change it.
 *
 * @example
 * if (state.battle) console.log(`${state.battle.attacker} attacks in clearing ${state.battle.at}`)
 */
export interface Battle {
  readonly attacker: Owner
  readonly defender: Owner
  readonly at: number
  /** The faction whose warriors fight along (ROOT-9.2.9.2.3). */
  readonly ally: Seat | null
  /** The Vagrant that brought it about (ROOT-D.4.2). */
  readonly instigator: Seat | null
  /** Rolled and extra hits that each side deals. */
  rolled: Record<Combatant, number>
  extra: Record<Combatant, number>
  /** Whether the Arbiter was enlisted, and which effects were used. */
  arbiter: Seat | null
  used: string[]
  /** What each side has chosen to lose. */
  losses: Record<Combatant, Loss[]>
  /** Hits taken by the ally's warriors, and hits that damaged items (ROOT-9.2.9.2.4b). */
  allyHits: number
  itemHits: number
  /** Whether the Despot's point was scored (ROOT-7.8.4b). */
  despot: boolean
  /** No attacker was left after the ambush (ROOT-4.3.1.2b). */
  over: boolean
}

export const opponentOf = (side: Combatant): Combatant => (side === 'attacker' ? 'defender' : 'attacker')

/** The battle that is being fought, for tasks that are part of one. */
export function battleOf({ state }: Play): Battle {
  if (state.battle) return state.battle
  throw new Error('There is no battle.')
}

/** The rules by which an owner's pieces fight. */
export const fighterOf = (play: Play, owner: Owner): Fighter =>
  isSeat(owner) ? rulesOf(play, owner) : play.hirelings[owner]

/** Who decides for a side. */
export const deciderFor = (play: Play, side: Combatant): Seat => deciderOf(play, battleOf(play)[side])

/** Whom an owner's pieces can battle in a clearing (ROOT-4.3a, ROOT-4.3b). */
export const defendersAt = (play: Play, owner: Owner, at: number): Owner[] =>
  enemiesOf(play, owner).filter((enemy) => isFacing(play, owner, enemy, at) && !isOutOfReach(play, owner, enemy, at))

/** Whether an owner has somebody of its own to fight with in a clearing: there, or from outside of it. */
export const isArmedAt = (play: Play, owner: Owner, at: number): boolean =>
  hasForceAt(play, owner, at) || (!isSeat(owner) && play.hirelings[owner].fightsAt?.(play, at) === true)

/** Whether an owner has somebody to fight with: its own, or warriors on loan that are not the enemy's (ROOT-11.2.7.3b, -h). */
function canFight(play: Play, owner: Owner, enemy: Owner, at: number): boolean {
  if (isArmedAt(play, owner, at)) return true
  const lender = lenderTo(play, owner, at)
  return lender !== null && lender !== enemy
}

/** Whether an enemy is there, and somebody to fight with it. */
const isFacing = (play: Play, owner: Owner, enemy: Owner, at: number): boolean =>
  isPresent(play, enemy, at) && canFight(play, owner, enemy, at)

/** Whether there is anybody whom they can battle there. */
export function canBattleAt(play: Play, owner: Owner, at: number): boolean {
  const armed = isArmedAt(play, owner, at)
  const lender = armed ? null : lenderTo(play, owner, at)
  if (!armed && lender === null) return false
  for (const other of ownersOf(play))
    if (
      other !== lender &&
      areEnemies(play, owner, other) &&
      isPresent(play, other, at) &&
      !isOutOfReach(play, owner, other, at)
    )
      return true
  return false
}

/** Cards of a hidden hand that let a seat attack hirelings in a clearing, for each that only some hands can attack (ROOT-HIR-3b). */
export const keysTo = (play: Play, attacker: Owner, at: number): ((card: string) => boolean)[] =>
  isSeat(attacker)
    ? play.state.hirelings.flatMap(({ hireling }) => play.hirelings[hireling].keysFor?.(play, attacker, at) ?? [])
    : []

/** Whether a hidden hand of a seat decides if it can attack hirelings in some of these clearings. */
export const attacksHangOnHand = (play: Play, attacker: Owner, where: readonly number[] = clearings): boolean =>
  // Asked for each question of a turn, and most games have no such hireling.
  play.state.hirelings.some(({ hireling }) => play.hirelings[hireling].keysFor) &&
  handOf(play, attacker).length > 0 &&
  where.some((at) => keysTo(play, attacker, at).length > 0)

/** Whom a seat can battle in a clearing as those see it who do not know its hand. */
export const seeminglyAt = (play: Play, attacker: Seat, at: number): Owner[] =>
  enemiesOf(play, attacker).filter(
    (enemy) =>
      isFacing(play, attacker, enemy, at) &&
      (!isOutOfReach(play, attacker, enemy, at) ||
        (handOf(play, attacker).length > 0 &&
          !isSeat(enemy) &&
          (play.hirelings[enemy].keysFor?.(play, attacker, at) ?? null) !== null)),
  )

/** What an owner's pieces can deal by themselves: a hit for each warrior, and what its rules add. */
const hitsOf = (play: Play, owner: Owner, at: number): number =>
  fightersAt(play, owner, at) + (fighterOf(play, owner).hitsBeside?.(play, owner) ?? 0)

/** The most rolled hits that a side can deal (ROOT-4.3.2.1), allies and the Arbiter included. */
export function mostHits(play: Play, side: Combatant): number {
  const battle = battleOf(play)
  let most = hitsOf(play, battle[side], battle.at)
  if (side === 'attacker' && battle.ally) most += warriorsAt(play, battle.ally, battle.at)
  if (side === 'defender' && battle.arbiter)
    most += rulesOf(play, battle.arbiter).hitsBeside?.(play, battle.arbiter) ?? 0
  return most
}

/** Starts a battle; both sides and the clearing are settled. */
export function startBattle(
  play: Play,
  attacker: Owner,
  defender: Owner,
  at: number,
  { ally = null, instigator = null }: { ally?: Seat | null; instigator?: Seat | null } = {},
): void {
  play.state.battle = {
    attacker,
    defender,
    at,
    ally,
    instigator,
    rolled: { attacker: 0, defender: 0 },
    extra: { attacker: 0, defender: 0 },
    arbiter: null,
    used: [],
    losses: { attacker: [], defender: [] },
    allyHits: 0,
    itemHits: 0,
    despot: false,
    over: false,
  }
  play.emit?.({ type: 'battle', attacker, defender, at })
  plan(play, { do: 'ambush-moment' }, { do: 'before-roll' }, { do: 'roll' }, { do: 'fight' }, { do: 'battle-end' })
  const first = fighterOf(play, defender).beforeAttack?.(play, defender, attacker)
  if (first) plan(play, first)
  const declared = fighterOf(play, attacker).declares?.(play, attacker)
  if (declared) plan(play, declared)
}

export const cloneBattle = (battle: Battle): Battle => ({
  attacker: battle.attacker,
  defender: battle.defender,
  at: battle.at,
  ally: battle.ally,
  instigator: battle.instigator,
  rolled: { attacker: battle.rolled.attacker, defender: battle.rolled.defender },
  extra: { attacker: battle.extra.attacker, defender: battle.extra.defender },
  arbiter: battle.arbiter,
  used: [...battle.used],
  losses: { attacker: [...battle.losses.attacker], defender: [...battle.losses.defender] },
  allyHits: battle.allyHits,
  itemHits: battle.itemHits,
  despot: battle.despot,
  over: battle.over,
})
