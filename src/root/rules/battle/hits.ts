import type { Chapter } from '../chapter'
import { alike, inTreetop } from '../landmarks/treetop'
import { lenderTo } from '../lent'
import { boxOf, troopOf } from '../owner'
import { type PieceKind, structuresOf, warriorsOf } from '../pieces'
import { aidesOf, type Play, plan, type Question } from '../play'
import { type Loss, remove } from '../removal'
import { isShielded } from '../rule'
import * as shape from '../shapes'
import { isSeat, type Owner, type Seat } from '../vocabulary'
import { battleOf, type Combatant, deciderFor, fighterOf, opponentOf } from './battle'
import { pieceRefused } from './battle-refusal'

/** The rolled and extra hits of both sides are dealt (ROOT-4.3.4). */
export interface FightTask {
  readonly do: 'fight'
}
/** A side takes hits; so many are left. */
export interface HitsTask {
  readonly do: 'hits'
  readonly side: Combatant
  readonly left: number
}
export interface LoseTask {
  readonly do: 'lose'
  readonly side: Combatant
  readonly left: number
}
export interface FallTask {
  readonly do: 'hits-fall'
}
export interface EndTask {
  readonly do: 'battle-end'
}
/** `treetop`: the building in the slot of the Treetop (ROOT-LM-3d). */
export type LoseAction = { readonly type: 'lose'; readonly piece: PieceKind; readonly treetop?: boolean }

function choose(play: Play, side: Combatant, loss: Loss): void {
  battleOf(play).losses[side].push(loss)
}

/** How many pieces of a kind a side has left to lose, of its own or of another's. */
function leftOf(play: Play, side: Combatant, kind: PieceKind, owner: Owner = battleOf(play)[side]): number {
  const battle = battleOf(play)
  const { at, losses } = battle
  if (isShielded(play, battle[opponentOf(side)], owner, at)) return 0
  let count = troopOf(play, owner).pieces[kind]?.[at] ?? 0
  for (const loss of losses[side]) if (loss.kind === kind && loss.owner === owner) count -= loss.count
  return count
}

/** Whether hirelings of a player take its first hit; other hirelings of its gain nothing (ROOT-E.3.5c). */
const isGuarded = (play: Play, owner: Owner): boolean =>
  isSeat(owner) && aidesOf(play, owner).some((aide) => aide.takesFirstHit)

/** What a side takes of the hits dealt to it: one may not count, once in a battle, from an ambush too (ROOT-INT-52, ROOT-INT-53). */
export function hitsTaken(play: Play, side: Combatant, dealt: number): number {
  const { [side]: owner, used } = battleOf(play)
  const mark = `${owner} first-hit`
  if (dealt === 0 || used.includes(mark)) return dealt
  if (!fighterOf(play, owner).ignoresFirstHit?.(play, owner) && !isGuarded(play, owner)) return dealt
  used.push(mark)
  play.emit?.({ type: 'hit-ignored', owner })
  return dealt - 1
}

/** ROOT-4.3.4e: the defender is asked first; the pieces leave together after both answers. */
function fight(play: Play): void {
  const { over, rolled, extra } = battleOf(play)
  if (over) return
  const dealt = (side: Combatant): number => rolled[side] + extra[side]
  for (const side of ['attacker', 'defender'] as const)
    play.emit?.({ type: 'hits', owner: battleOf(play)[side], rolled: rolled[side], extra: extra[side] })
  plan(
    play,
    { do: 'hits', side: 'defender', left: hitsTaken(play, 'defender', dealt('attacker')) },
    { do: 'hits', side: 'attacker', left: hitsTaken(play, 'attacker', dealt('defender')) },
    { do: 'hits-fall' },
  )
}

/**
 * Hits are shared with warriors on loan: its own take half, rounded up, the others the rest, and where one side runs out the other
 * goes on (ROOT-11.2.7.3.1). How many those on loan take, once for these hits.
 */
function shareOf(play: Play, side: Combatant, lender: Seat, hits: number, own: number): number {
  const hasShared = battleOf(play).losses[side].some(({ owner }) => owner === lender)
  return hasShared ? 0 : Math.min(leftOf(play, side, 'warrior', lender), hits - Math.min(own, Math.ceil(hits / 2)))
}

/** All warriors before any building or token (ROOT-4.3.4b); what is no choice is not asked. */
function take(play: Play, { side, left }: HitsTask): void {
  if (left === 0) return
  const { at, [side]: owner } = battleOf(play)
  const { takeHits } = fighterOf(play, owner)
  if (takeHits) {
    takeHits(play, side, left)
    return
  }
  const box = boxOf(play, owner)
  const [warriors, kinds] = [warriorsOf[box], structuresOf[box]]
  const own = warriors.reduce((total, kind) => total + leftOf(play, side, kind), 0)
  const lender = lenderTo(play, owner, at)
  const lent = lender === null ? 0 : shareOf(play, side, lender, left, own)
  const share = (): void => {
    if (lender !== null && lent > 0) choose(play, side, { owner: lender, kind: 'warrior', at, count: lent })
  }
  let hits = left - lent
  if (hits < own && warriors.filter((kind) => leftOf(play, side, kind) > 0).length > 1) {
    share()
    if (hits > 0) plan(play, { do: 'lose', side, left: hits })
    return
  }
  const all = (kind: PieceKind): void => {
    const count = Math.min(hits, leftOf(play, side, kind))
    if (count > 0) choose(play, side, { owner, kind, at, count })
    hits -= count
  }
  for (const kind of warriors) all(kind)
  share()
  const rest = kinds.reduce((total, kind) => total + leftOf(play, side, kind), 0)
  if (hits >= rest) for (const kind of kinds) all(kind)
  else if (hits > 0) plan(play, { do: 'lose', side, left: hits })
}

/** The pieces of a kind that can be told apart. */
function losable(play: Play, side: Combatant, kind: PieceKind): LoseAction[] {
  const { at, losses, [side]: owner } = battleOf(play)
  const isGone = losses[side].some(({ treetop }) => treetop)
  return alike(play.state, owner, kind, at, leftOf(play, side, kind), isGone).map((each) => ({ type: 'lose', ...each }))
}

const losing: Question<LoseTask, LoseAction> = {
  // ROOT-D.4.2c: in a battle that the Vagrant brought about it picks.
  seat: (play, { side }) => battleOf(play).instigator ?? deciderFor(play, side),
  actions(play, { side }) {
    const box = boxOf(play, battleOf(play)[side])
    const standing = (kinds: readonly PieceKind[]) => kinds.filter((kind) => leftOf(play, side, kind) > 0)
    const warriors = standing(warriorsOf[box])
    return (warriors.length > 0 ? warriors : standing(structuresOf[box])).flatMap((kind) => losable(play, side, kind))
  },
  answer(play, { side, left }, { piece, treetop }) {
    const { at, [side]: owner } = battleOf(play)
    choose(play, side, { owner, kind: piece, at, count: 1, ...inTreetop(treetop) })
    plan(play, { do: 'hits', side, left: left - 1 })
  },
}

/** The pieces of both sides leave together; who dealt the hit removes them (ROOT-3.2.1c, ROOT-D.4.2d). */
function fall(play: Play): void {
  const battle = battleOf(play)
  const { losses, instigator } = battle
  battle.losses = { attacker: [], defender: [] }
  remove(play, [
    { by: instigator ?? battle.attacker, losses: losses.defender },
    { by: instigator ?? battle.defender, losses: losses.attacker },
  ])
}

/** ROOT-9.2.9.2.4b: the ally took more hits than the items did. What follows looks at the clearing as the battle has it (ROOT-11.2.7.3h). */
function end(play: Play): void {
  const battle = battleOf(play)
  const { attacker, ally, allyHits, itemHits } = battle
  const fighter = fighterOf(play, attacker)
  if (ally && allyHits > itemHits) fighter.wrongAlly?.(play, attacker, ally)
  fighter.afterBattle?.(play, attacker, battle)
  play.state.battle = null
}

export const hitting: Chapter<LoseTask, LoseAction, FightTask | HitsTask | FallTask | EndTask> = {
  tasks: {
    fight: { fields: {}, law: 'ROOT-4.3.4a', rule: { run: fight } },
    hits: {
      fields: { side: shape.side, left: shape.amount },
      law: 'ROOT-4.3.4b',
      rule: { run: take },
    },
    lose: {
      fields: { side: shape.side, left: shape.count },
      law: 'ROOT-4.3.4b',
      rule: losing,
      refuse: { lose: (play, { side }, { piece }) => pieceRefused(play, side, piece) },
    },
    'hits-fall': { fields: {}, law: 'ROOT-4.3.4a', rule: { run: fall } },
    'battle-end': { fields: {}, law: 'ROOT-4.3.4g', rule: { run: end } },
  },
  actions: { lose: { fields: { piece: shape.piece, treetop: shape.treetop } } },
}
