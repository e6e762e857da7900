import type { ActionOf } from '../action'
import type { Burnable, Step } from '../card'
import { fightersOn, idOf, mountainId, mountainOf, remove, spend, unitsLeft } from '../components'
import { planBurned, stepsOf } from '../frames'
import { isSpecial, takeOut } from '../piles'
import { forfeit, frameOf, isBot, type Play, plan, type Question, sideOf } from '../play'
import { markMountain } from '../solo/marks'
import type { Seat } from '../vocabulary'

/** A cost before a benefit: paid in full, or the benefit is lost (CI-02). */
export interface PayTask {
  readonly do: 'pay'
  readonly seat: Seat
  readonly step: Extract<Step, { do: 'pay' }>
}

type Payment = ActionOf<'pay' | 'burn' | 'burn-vision' | 'sacrifice' | 'forfeit'>

export const pay: Question<PayTask, Payment> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, step: { cost } }) {
    const payments: Payment[] = []
    if ('spend' in cost) {
      if (sideOf(play, seat).crystals >= cost.spend) payments.push({ type: 'pay' })
    } else if ('burn' in cost) payments.push(...burnable(play, seat, cost.burn))
    else if (!cost.forGolem || unitsLeft(play.state, seat, 'golem') > 0)
      for (const at of sacrificable(play, seat, cost.sacrifice))
        payments.push({ type: 'sacrifice', at: idOf(play.board, seat, at) })
    if (payments.length > 0) payments.push(forfeit)
    return payments
  },
  answer(play, { seat, step: { cost, steps, holdTotems } }, action) {
    if (action.type === 'forfeit') return
    plan(play, ...stepsOf(steps))
    if (holdTotems) holdAllTotems(play)
    if (action.type === 'burn' || action.type === 'burn-vision') {
      burn(play, seat, action)
      if (action.type === 'burn') planBurned(play, seat, action.card)
    } else if (action.type === 'pay' && 'spend' in cost) spend(play, seat, cost.spend)
    else if (action.type === 'sacrifice' && 'sacrifice' in cost) {
      const at = seat === 'woodwalkers' ? play.board.forestAt[action.at] : mountainOf(play, action.at)
      frameOf(play).sacrificed = at ?? null
      if (at !== undefined) remove(play, seat, 'fighter', at, cost.sacrifice)
    }
  },
}

/** WW30: from an inner forest; IC11, IC37: from a mountain. All from the same one. */
function sacrificable(play: Play, seat: Seat, count: number): number[] {
  const { state, board } = play
  if (seat === 'woodwalkers') return board.innerForests.filter((forest) => fightersOn(state, forest) >= count)
  return [...state.mountains.fighters.keys()].filter((mountain) => (state.mountains.fighters[mountain] ?? 0) >= count)
}

/** The cards in hand that a burn may take: specials and vision cards, never a base card (CI-18). */
export function burnable(play: Play, seat: Seat, kind: Burnable): ActionOf<'burn' | 'burn-vision'>[] {
  const burns: ActionOf<'burn' | 'burn-vision'>[] = []
  if (kind !== 'vision')
    for (const card of sideOf(play, seat).hand) if (isSpecial(play, card)) burns.push({ type: 'burn', card })
  if (kind !== 'special' && seat === 'woodwalkers')
    for (const mountain of play.state.visions.hand)
      burns.push({ type: 'burn-vision', vision: mountainId(play, mountain) })
  return burns
}

/** IW-KEY-04: to the discard pile; a vision card face down, unless the opponent may look. */
export function burn(play: Play, seat: Seat, action: ActionOf<'burn' | 'burn-vision'>, seen = false): void {
  if (action.type === 'burn') {
    takeOut(sideOf(play, seat).hand, action.card)
    sideOf(play, seat).discard.push(action.card)
    play.emit?.({ type: 'burned', seat, card: action.card })
    return
  }
  const { visions } = play.state
  const mountain = mountainOf(play, action.vision)
  takeOut(visions.hand, mountain)
  visions.burned.push({ mountain, seen })
  play.emit?.({ type: 'burned-vision', seat, vision: action.vision, for: seen ? 'both' : seat })
  if (isBot(play, 'ironclad')) markMountain(play, mountain) // IB-02
}

/** Totems stay where they are for the rest of this turn (CI-WW05, CI-WW26). */
export function holdAllTotems({ state }: Play): void {
  state.restrictions.push({ kind: 'totems-held', seat: 'woodwalkers', until: 'turn' })
}

/** WW38: how many cards are burned is chosen first. */
export interface BurnCountTask {
  readonly do: 'burn-count'
  readonly most: number
}

export const burnCount: Question<BurnCountTask, ActionOf<'burn-count'>> = {
  seat: () => 'woodwalkers',
  actions(play, { most }) {
    if (frameOf(play).forest === null) return []
    const count = Math.min(most, burnable(play, 'woodwalkers', 'any').length)
    return count === 0 ? [] : Array.from({ length: count + 1 }, (_, burns) => ({ type: 'burn-count', count: burns }))
  },
  answer(play, _task, { count }) {
    if (count > 0) plan(play, { do: 'burn-many', left: count, burned: [] }, { do: 'guardian', points: count })
  },
}

export interface BurnManyTask {
  readonly do: 'burn-many'
  left: number
  readonly burned: string[]
}

/** They are burned together: their effects wait until the last of them is burned. */
export const burnMany: Question<BurnManyTask, ActionOf<'burn' | 'burn-vision'>> = {
  seat: () => 'woodwalkers',
  actions: (play, { left }) => (left === 0 ? [] : burnable(play, 'woodwalkers', 'any')),
  answer(play, task, action) {
    burn(play, 'woodwalkers', action)
    if (action.type === 'burn') task.burned.push(action.card)
    task.left--
    if (task.left > 0) plan(play, task)
    else plan(play, { do: 'effects', seat: 'woodwalkers', cards: task.burned })
  },
}

export interface EffectsTask {
  readonly do: 'effects'
  readonly seat: Seat
  readonly cards: string[]
}

/** CI-19: several cards burned at once have their effects in the order that their owner picks. */
export const effects: Question<EffectsTask, ActionOf<'effect'>> = {
  seat: (_play, { seat }) => seat,
  actions: ({ cards }, task) =>
    task.cards.filter((card) => cards[card]?.whenBurned).map((card) => ({ type: 'effect', card })),
  answer(play, task, { card }) {
    takeOut(task.cards, card)
    plan(play, task)
    planBurned(play, task.seat, card)
  },
}

export interface GuardianTask {
  readonly do: 'guardian'
  points: number
}

/** CI-WW38: a Fighter for a card, a Golem for two, beside the chosen forest. */
export const guardian: Question<GuardianTask, ActionOf<'remove' | 'forfeit'>> = {
  seat: () => 'woodwalkers',
  actions(play, { points }) {
    const { mountains } = play.state
    const { forest } = frameOf(play)
    const removals: ActionOf<'remove' | 'forfeit'>[] = []
    for (const mountain of play.board.mountainsBeside[forest ?? -1] ?? []) {
      const at = mountainId(play, mountain)
      if (points >= 1 && (mountains.fighters[mountain] ?? 0) > 0) removals.push({ type: 'remove', at, unit: 'fighter' })
      if (points >= 2 && (mountains.golems[mountain] ?? 0) > 0) removals.push({ type: 'remove', at, unit: 'golem' })
    }
    if (removals.length > 0) removals.push(forfeit)
    return removals
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    remove(play, 'ironclad', action.unit, mountainOf(play, action.at), 1)
    task.points -= action.unit === 'golem' ? 2 : 1
    plan(play, task)
  },
}
