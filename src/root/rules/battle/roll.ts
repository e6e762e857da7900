import { drawFrom } from '../../../core'
import type { Chapter } from '../chapter'
import type { Task } from '../chapters'
import { aidesOf, type Play, plan, rulesOf, rulesOfHireling } from '../play'
import { fightersAt } from '../rule'
import { isSeat, type Owner } from '../vocabulary'
import { battleOf, type Combatant, fighterOf, mostHits } from './battle'

export interface BeforeTask {
  readonly do: 'before-roll'
}
export interface RollTask {
  readonly do: 'roll'
}

/** ROOT-ENG-21: the attacker, then the defender, then those who do not fight. */
function before(play: Play): void {
  const { attacker, defender, over } = battleOf(play)
  if (over) return
  const tasks: Task[] = []
  const add = (task: Task | null | undefined): void => {
    if (task) tasks.push(task)
  }
  add(fighterOf(play, attacker).beforeOwnRoll?.(play, attacker))
  add(fighterOf(play, defender).beforeOwnRoll?.(play, defender))
  if (isSeat(defender)) for (const aide of aidesOf(play, defender)) add(aide.beforeDefence?.(play, defender))
  for (const seat of play.state.seats)
    if (seat !== attacker && seat !== defender) add(rulesOf(play, seat).beforeRoll?.(play, seat))
  plan(play, ...tasks)
}

/** ROOT-4.3.3.2, ROOT-9.2.4. */
function isDefenseless(play: Play): boolean {
  const { defender, at } = battleOf(play)
  return fighterOf(play, defender).isDefenseless?.(play, defender) ?? fightersAt(play, defender, at) === 0
}

/** Extra hits by hirelings that a player controls (ROOT-E.3.5c: they serve its own faction only). */
function lentHits(play: Play, owner: Owner, at: number): number {
  if (!isSeat(owner)) return 0
  let hits = 0
  for (const { hireling, controller } of play.state.hirelings)
    if (controller === owner) hits += rulesOfHireling(play, hireling).extraHitsFor?.(play, owner, at) ?? 0
  return hits
}

/** Whether the defender deals the higher number: by nature, or by hirelings that it controls. */
const dealsHigher = (play: Play, defender: Owner): boolean =>
  fighterOf(play, defender).dealsHigher === true ||
  (isSeat(defender) && aidesOf(play, defender).some((aide) => aide.dealsHigherFor?.(play, defender)))

function dealt(play: Play, side: Combatant, rolled: number): number {
  const { [side]: owner } = battleOf(play)
  return fighterOf(play, owner).holdsBack?.(play, owner, side) ? 0 : Math.min(rolled, mostHits(play, side))
}

/** ROOT-4.3.2: the attacker deals the higher number, but against the Alliance the lower (ROOT-8.2.2). */
function roll(play: Play): void {
  const battle = battleOf(play)
  if (battle.over) return
  const dice = drawFrom(play.state.random, 'dice')
  const first = dice.integer(0, 3)
  const second = dice.integer(0, 3)
  const [high, low] = [Math.max(first, second), Math.min(first, second)]
  const [attacker, defender] = dealsHigher(play, battle.defender) ? [low, high] : [high, low]
  play.emit?.({ type: 'rolled', attacker, defender })
  battle.rolled = { attacker: dealt(play, 'attacker', attacker), defender: dealt(play, 'defender', defender) }
  if (isDefenseless(play)) battle.extra.attacker++
  for (const side of ['attacker', 'defender'] as const)
    battle.extra[side] +=
      (fighterOf(play, battle[side]).extraHits?.(play, battle[side], side) ?? 0) +
      lentHits(play, battle[side], battle.at)
  plan(play, { do: 'effects-moment' })
}

export const rolling: Chapter<never, never, BeforeTask | RollTask> = {
  tasks: {
    'before-roll': { fields: {}, law: 'ROOT-ENG-21', rule: { run: before } },
    roll: { fields: {}, law: 'ROOT-4.3.2a', rule: { run: roll } },
  },
  actions: {},
}
