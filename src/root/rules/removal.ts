import type { Task } from './chapters'
import { isLodged, lodge } from './landmarks/treetop'
import { lenderTo } from './lent'
import { noteLoss } from './moving/arrivals'
import { areEnemies, boxOf, controllerOf, enemiesOf, troopOf } from './owner'
import { type PieceKind, pieceClass, structuresOf } from './pieces'
import { lift } from './placing'
import { aidesOf, has, type Play, plan, rulesOf, seatsFrom, sideOf } from './play'
import { countAt, hasPawnAt, isShielded } from './rule'
import { gain, settle } from './score'
import { isSeat, type Owner, type Seat } from './vocabulary'

/** Pieces of one kind that leave a clearing. */
export interface Loss {
  readonly owner: Owner
  readonly kind: PieceKind
  readonly at: number
  readonly count: number
  /** The building in the slot of the Treetop is among them (ROOT-LM-3d). */
  readonly treetop?: boolean
}

/** Who takes what off the map; nobody, where a rule does. */
export interface Removal {
  readonly by: Owner | null
  readonly losses: readonly Loss[]
}

export const triggerNames = [
  'save',
  'heal',
  'base-lost',
  'outrage',
  'disruption',
  'price-of-failure',
  'raid',
  'fear',
  'ferry-card',
  'trophy',
] as const

/** What a removal can set off; whose pieces it is about orders them in a battle (ROOT-4.3.4d). */
export type Trigger = Extract<Task, { do: (typeof triggerNames)[number] }>
export interface DueTrigger {
  readonly owner: Seat
  readonly effect: Trigger
}

/**
 * Warriors go home; from the map by removal to Coffin Makers first, if they are in play (ROOT-CARD-21, ROOT-CARD-42), those of hirelings
 * too (ROOT-CARD-43). A count below 0 takes back what has just gone.
 */
export function sendHome(play: Play, owner: Owner, count: number, replaced = false): void {
  const { state } = play
  if (!replaced && state.seats.some((each) => has(play, each, 'coffin-makers')))
    state.coffin[owner] = (state.coffin[owner] ?? 0) + count
  else troopOf(play, owner).supply += count
}

/** What is left of a removal where a hireling keeps pieces from harm (ROOT-HIR-13Db). */
const unshielded = (play: Play, { by, losses }: Removal): Removal => ({
  by,
  losses: losses.filter(({ owner, at }) => !isShielded(play, by, owner, at)),
})

/**
 * One event of removal (ROOT-INT-12): all pieces leave, the points of all are entered together, and what the removal sets off
 * is put on the agenda, ordered by whom the Law names.
 */
export function remove(play: Play, wanted: readonly Removal[], replaced = false): void {
  const removals = play.state.hirelings.length === 0 ? wanted : wanted.map((removal) => unshielded(play, removal))
  for (const { by, losses } of removals)
    for (const { owner, kind, at, count } of losses) {
      lift(play, owner, kind, at, count)
      if (pieceClass[kind] === 'warrior') noteLoss(play, owner, at, count)
      play.emit?.({ type: 'removed', owner, piece: kind, at, count, by })
    }
  const due: DueTrigger[] = []
  for (const removal of removals) addTriggersOf(play, removal, replaced, due)
  addTriggersOfEvent(play, removals, due)
  tellHirelings(play, removals, replaced)
  for (const removal of removals) scoreRemoval(play, removal)
  if (play.state.landmarks.length > 0) for (const removal of removals) clearTreetop(play, removal)
  settle(play)
  if (play.state.result === null) {
    if (due.length > 0) planTriggers(play, due)
    return
  }
  for (const { effect } of due)
    if (effect.do === 'save' || effect.do === 'heal') sideOf(play, effect.seat).supply += effect.count
}

/** Hirelings answer once for all that an event has taken of them (ROOT-HIR-1b). */
function tellHirelings(play: Play, removals: readonly Removal[], replaced: boolean): void {
  for (const { hireling } of play.state.hirelings) {
    const lost = removals.flatMap(({ losses }) => losses.filter(({ owner }) => owner === hireling))
    if (lost.length > 0) play.hirelings[hireling].afterLosses?.(play, lost, replaced)
  }
}

/** The building in the slot of the Treetop has left it: a point more for an enemy's (ROOT-LM-3c). */
function clearTreetop(play: Play, { by, losses }: Removal): void {
  for (const { owner, kind, at, treetop } of losses) {
    if (!isLodged(play.state, owner, kind, at) || (!treetop && countAt(play, owner, kind, at) > 0)) continue
    lodge(play.state, null)
    if (by !== null && isSeat(by) && areEnemies(play, by, owner)) gain(play, by, 1, 'ROOT-LM-3c')
  }
}

/** ROOT-3.2.1: a point for each enemy building or token; then what the remover's faction adds. Hirelings score nothing (ROOT-E.3.6a). */
function scoreRemoval(play: Play, { by, losses }: Removal): void {
  if (by === null || !isSeat(by)) return
  let structures = 0
  for (const { owner, kind, count } of losses)
    if (pieceClass[kind] !== 'warrior' && areEnemies(play, by, owner)) structures += count
  gain(play, by, structures, 'ROOT-3.2.1a')
  for (const loss of losses)
    if (isSeat(loss.owner) && areEnemies(play, by, loss.owner))
      rulesOf(play, loss.owner).rewardRemoval?.(play, loss, by)
  rulesOf(play, by).afterRemoving?.(play, by, losses, structures)
}

/** Losses of one kind in one clearing are one removal, however they were chosen (ROOT-6.2.3e). */
function together(losses: readonly Loss[]): Loss[] {
  const sums: Loss[] = []
  for (const loss of losses) {
    const same = sums.findIndex(({ owner, kind, at }) => owner === loss.owner && kind === loss.kind && at === loss.at)
    const found = sums[same]
    if (found) sums[same] = { ...found, count: found.count + loss.count }
    else sums.push(loss)
  }
  return sums
}

/** What a hireling removes, its controller has removed (ROOT-E.3.7a). */
function addTriggersOf(play: Play, { by, losses }: Removal, replaced: boolean, due: DueTrigger[]): void {
  const remover = by && controllerOf(play, by)
  for (const loss of losses.length > 1 ? together(losses) : losses) {
    const aided = isSeat(loss.owner) ? helpFor(play, loss.owner, loss, replaced) : null
    if (aided) due.push(aided)
    else due.push(...goHome(play, loss, remover, replaced))
  }
}

/** What hirelings of a player do for warriors that it loses (ROOT-HIR-1Da). */
function helpFor(play: Play, seat: Seat, loss: Loss, replaced: boolean): DueTrigger | null {
  for (const aide of aidesOf(play, seat)) {
    const help = aide.afterFactionLoss?.(play, seat, loss, replaced)
    if (help) return help
  }
  return null
}

/** What a loss sets off by itself; warriors go home, unless their faction says otherwise. */
export function goHome(play: Play, loss: Loss, by: Seat | null, replaced: boolean): readonly DueTrigger[] {
  const { owner, kind, count } = loss
  const found = isSeat(owner) ? rulesOf(play, owner).afterLoss?.(play, owner, loss, by, replaced) : null
  if (found) return found
  if (kind === 'warrior') sendHome(play, owner, count, replaced)
  return []
}

/** What an event sets off once, however many pieces it took (ROOT-12.2.3a). */
function addTriggersOfEvent(play: Play, removals: readonly Removal[], due: DueTrigger[]): void {
  for (const seat of play.state.seats) {
    const { afterLosses } = rulesOf(play, seat)
    if (!afterLosses) continue
    const lost = removals.flatMap(({ losses }) => losses.filter((loss) => loss.owner === seat))
    if (lost.length > 0) due.push(...afterLosses(play, seat, lost))
  }
}

/** ROOT-ENG-22: asked only if the order can matter; else turn order, then the number of the clearing. */
function planTriggers(play: Play, due: readonly DueTrigger[]): void {
  const { state } = play
  const [only, ...more] = due
  if (only && more.length === 0) {
    plan(play, only.effect)
    return
  }
  const order = seatsFrom(play, state.active)
  const sorted = [...due].sort(
    (one, other) => order.indexOf(one.owner) - order.indexOf(other.owner) || one.effect.at - other.effect.at,
  )
  const owners = [...new Set(sorted.map(({ owner }) => owner))]
  const matters = new Set(sorted.map(({ owner, effect }) => `${owner} ${effect.do} ${effect.seat}`)).size > 1
  if (!matters) plan(play, ...sorted.map(({ effect }) => effect))
  else if (!state.battle)
    plan(play, { do: 'triggers', seat: state.active, effects: sorted.map(({ effect }) => effect) })
  else
    plan(play, {
      do: 'sides-first',
      seat: state.active,
      groups: owners.map((owner) => ({
        do: 'triggers',
        seat: owner,
        effects: sorted.flatMap((each) => (each.owner === owner ? [each.effect] : [])),
      })),
    })
}

/**
 * All enemy pieces of some clearings, as "remove all enemy pieces" means it (ROOT-INT-10); what leaves with them is the same event.
 */
export function removeAllEnemies(play: Play, by: Owner, where: readonly number[], beside: readonly Loss[] = []): void {
  const losses: Loss[] = [...beside]
  const lender = (at: number): Seat | null => lenderTo(play, controllerOf(play, by) ?? by, at)
  const pawns: Task[] = []
  for (const owner of enemiesOf(play, by)) {
    const { pieces } = troopOf(play, owner)
    const open = where.filter((at) => !isShielded(play, by, owner, at))
    const pawn = isSeat(owner) ? rulesOf(play, owner).pawnRemoved?.(owner) : undefined
    if (pawn && open.some((at) => hasPawnAt(play, owner, at))) pawns.push(pawn)
    for (const at of open)
      for (const kind of ['warrior', ...structuresOf[boxOf(play, owner)]] as const) {
        const count = pieces[kind]?.[at] ?? 0
        // Warriors on loan are no enemy pieces (ROOT-11.2.7.3d).
        const isSpared = kind === 'warrior' && lender(at) === owner
        if (count > 0 && !isSpared) losses.push({ owner, kind, at, count })
      }
  }
  // ROOT-INT-11: the Vagabond damages items afterwards, whatever else waits.
  plan(play, ...pawns)
  remove(play, [{ by, losses }])
}
