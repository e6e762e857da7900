import { flag, flagOf, listOf, oneOf, optional, word } from '../../../toolkit'
import type { Chapter } from '../chapter'
import type { PieceKind } from '../pieces'
import { type Play, plan, type Question, rulesOfHireling } from '../play'
import type { Loss } from '../removal'
import * as shape from '../shapes'
import { type ClearingSuit, type Hireling, type Item, items, type Owner, type Seat } from '../vocabulary'
import type { Step } from './hireling'

/** A decision of a hireling's text: the step of that name in its rules, with what the steps before have settled. */
export interface HirelingTask {
  readonly do: 'hireling'
  /** Who decides. */
  readonly seat: Seat
  readonly hireling: Hireling
  readonly step: string
  readonly at?: number
  readonly from?: number
  readonly left?: number
  readonly owner?: Owner
  readonly done?: readonly number[]
  readonly suit?: ClearingSuit
  /** Pieces that are chosen and not removed yet. */
  readonly losses?: readonly Loss[]
  /** Warriors were replaced by others, not only removed. */
  readonly replaced?: boolean
}

export const choices = [
  'move',
  'battle',
  'place',
  'remove',
  'draw',
  'gather',
  'rob',
  'take',
  'force-move',
  'force-battle',
  'keep',
] as const

/** A part of a text that is chosen, or whether it is done at all. */
export type HirelingChoice = (typeof choices)[number]

/** `treetop`: the building in the slot of the Treetop (ROOT-LM-3d). */
export interface PieceAction {
  readonly type: 'hireling-piece'
  readonly owner: Owner
  readonly piece: PieceKind
  readonly treetop?: boolean
}

export type HirelingAction =
  | { readonly type: 'hireling-do'; readonly what: HirelingChoice }
  | { readonly type: 'hireling-at'; readonly at: number }
  | { readonly type: 'hireling-forest'; readonly forest: string }
  /** The ends of a path, the lower number first. */
  | { readonly type: 'hireling-path'; readonly from: number; readonly to: number }
  | { readonly type: 'hireling-whom'; readonly owner: Owner }
  | PieceAction
  | { readonly type: 'hireling-count'; readonly count: number }
  /** A card of the hand. */
  | { readonly type: 'hireling-card'; readonly card: string }
  /** `spent` for one that is exhausted. */
  | { readonly type: 'hireling-item'; readonly item: Item | 'club'; readonly spent?: boolean }
  | { readonly type: 'done' }

/** The step that a task is about. */
export function stepOf(play: Play, { hireling, step }: HirelingTask): Step {
  const found = rulesOfHireling(play, hireling).steps?.[step]
  if (!found) throw new Error(`The ${hireling} have no step ${step}.`)
  return found
}

/** The next step of the same text; what the task has settled stays settled. */
export const planStep = (play: Play, task: HirelingTask, step: string, settled: Partial<HirelingTask> = {}): void =>
  plan(play, { ...task, ...settled, do: 'hireling', step })

const deciding: Question<HirelingTask, HirelingAction> = {
  actions: (play, task) => [...stepOf(play, task).actions(play, task)],
  asks: (play, task) => stepOf(play, task).hidden?.(play, task) === true,
  answer: (play, task, action) => stepOf(play, task).answer(play, task, action),
}

const why = (play: Play, task: HirelingTask, action: HirelingAction) =>
  stepOf(play, task).refuse?.(play, task, action) ?? null

/** Every decision of a hireling's text. */
export const hirelingSteps: Chapter<HirelingTask, HirelingAction> = {
  tasks: {
    hireling: {
      fields: {
        seat: shape.seat,
        hireling: shape.hireling,
        step: word('step', /^[a-z][a-z-]*$/),
        at: optional(shape.place),
        from: optional(shape.place),
        left: optional(shape.amount),
        owner: optional(shape.owner),
        done: optional(listOf(shape.amount, 99)),
        suit: optional(shape.clearingSuit),
        losses: optional(shape.losses),
        replaced: optional(flag),
      },
      law: 'ROOT-E.2.5',
      rule: deciding,
      needs: (play, task) => stepOf(play, task).needs?.(play, task) ?? [],
      refuse: {
        'hireling-do': why,
        'hireling-at': why,
        'hireling-forest': why,
        'hireling-path': why,
        'hireling-whom': why,
        'hireling-piece': why,
        'hireling-count': why,
        'hireling-card': why,
        'hireling-item': why,
        done: why,
      },
    },
  },
  actions: {
    'hireling-do': { fields: { what: oneOf(...choices) } },
    'hireling-at': { fields: { at: shape.place } },
    'hireling-forest': { fields: { forest: shape.forest } },
    'hireling-path': { fields: { from: shape.clearing, to: shape.clearing } },
    'hireling-whom': { fields: { owner: shape.owner } },
    'hireling-piece': { fields: { owner: shape.owner, piece: shape.piece, treetop: shape.treetop } },
    'hireling-count': { fields: { count: shape.count } },
    'hireling-card': { fields: { card: shape.card }, fromHand: true },
    'hireling-item': { fields: { item: oneOf(...items, 'club'), spent: optional(flagOf('ready', 'exhausted')) } },
    done: { fields: {} },
  },
}
