import type { Refusal, Viewer } from '../core'
import type { Automatic, Question } from './agenda'
import type { OfKind } from './kind'
import type { Parts } from './notation'
import type { Fields, Optional, Shape } from './shape'

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/**
 * The types that all chapters of a game share.
 *
 * @example
 * interface Terms {
 *   readonly play: Play
 *   readonly seat: Seat
 *   readonly action: Action
 *   readonly law: `RULE-${number}`
 *   readonly deal: Random
 *   readonly held: never
 *   readonly need: never
 * }
 */
export interface ChapterTerms {
  /** What every rule works with. */
  readonly play: unknown
  readonly seat: string
  readonly action: Tagged<'type'>
  /** The ids of the rules. */
  readonly law: string
  /** Where a task gets its hidden cards from when a view becomes a state again. */
  readonly deal: unknown
  /** A hidden card that lies with a task. */
  readonly held: unknown
  /** What an open question says of hidden cards. */
  readonly need: unknown
}

/**
 * What a task hides: how others see it, and how a view gets such a task again.
 *
 * @example
 * const hides: Hiding<Terms, GiftTask> = {
 *   seenBy: (task, viewer) => (viewer === task.seat ? task : { ...task, card: '' }),
 *   dealt: (task, random) => (task.card === '' ? { ...task, card: random.pick(cards) } : task),
 * }
 */
export interface Hiding<Terms extends ChapterTerms, Kind> {
  seenBy(task: Kind, viewer: Viewer<Terms['seat']>): Kind
  dealt(task: Kind, deal: Terms['deal']): Kind
  /** The hidden cards that lie with this task and nowhere else. */
  holds?(task: Kind): readonly Terms['held'][]
}

/**
 * Why a question refuses an action, by the type of the action. `null` means that there is nothing special to say.
 *
 * @example
 * const refuse: RefusalTable<Terms, MoveTask> = { move: (play, { seat }, { to }) => notAdjacent(play, seat, to) }
 */
export type RefusalTable<Terms extends ChapterTerms, Kind> = {
  readonly [Type in Terms['action']['type']]?: (
    play: Terms['play'],
    task: Kind,
    action: OfKind<Terms['action'], 'type', Type>,
  ) => Refusal | null
}

interface AnyTask<Terms extends ChapterTerms, Kind> {
  readonly fields: Fields<Omit<Kind, 'do'>>
  readonly hides?: Hiding<Terms, Kind>
}

/**
 * A kind of task that asks a seat: its parts, its rule, and the law that refusals name.
 *
 * @example
 * const discard: QuestionKind<Terms, DiscardTask> = { fields: { seat }, law: 'RULE-12', rule: discarding }
 */
export interface QuestionKind<Terms extends ChapterTerms, Kind> extends AnyTask<Terms, Kind> {
  readonly rule: Question<Terms['play'], Kind, Terms['seat'], Terms['action']>
  /** The rule behind the question. */
  readonly law: Terms['law']
  /** Why an action cannot be chosen, where there is more to say than that it cannot. */
  readonly refuse?: RefusalTable<Terms, Kind>
  /** What the open question says of hidden cards to those who see it. */
  needs?(play: Terms['play'], task: Kind): Terms['need'][]
}

/**
 * A kind of task that runs by itself: its parts and its rule.
 *
 * @example
 * const round: AutomaticKind<Terms, RoundTask> = { fields: { number: whole(1) }, rule: { run: beginRound } }
 */
export interface AutomaticKind<Terms extends ChapterTerms, Kind> extends AnyTask<Terms, Kind> {
  readonly rule: Automatic<Terms['play'], Kind>
  /** The rule that it carries out. */
  readonly law?: Terms['law']
  readonly refuse?: never
  readonly needs?: never
}

/**
 * A kind of task, with a question in it or without.
 *
 * @example
 * const kinds: Readonly<Record<string, TaskKind<Terms, Task>>> = { round, discard }
 */
export type TaskKind<Terms extends ChapterTerms, Kind> = QuestionKind<Terms, Kind> | AutomaticKind<Terms, Kind>

/**
 * A kind of action: its parts, in the order in which they are written.
 *
 * @example
 * const play: ActionKind<PlayAction> = { fields: { card }, fromHand: true }
 */
export interface ActionKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'type'>>
  /** Its card is a card of the hand. */
  readonly fromHand?: true
}

/**
 * What one part of the rules brings: questions, the actions that answer them, and tasks that run by themselves. A game is a
 * list of chapters; its types, its notation, its agenda and its schemas come from that list.
 *
 * @example
 * const ending: Chapter<Terms, DiscardTask, DiscardAction, RoundTask> = {
 *   tasks: { discard: { fields: { seat }, law: 'RULE-12', rule: discarding }, round: { fields: {}, rule: round } },
 *   actions: { discard: { fields: { card }, fromHand: true } },
 * }
 */
export interface Chapter<
  Terms extends ChapterTerms,
  Asked extends Tagged<'do'>,
  Action extends Tagged<'type'> = never,
  Automatic extends Tagged<'do'> = never,
> {
  readonly tasks: { readonly [Name in Asked['do']]: QuestionKind<Terms, OfKind<Asked, 'do', Name>> } & {
    readonly [Name in Automatic['do']]: AutomaticKind<Terms, OfKind<Automatic, 'do', Name>>
  }
  readonly actions: { readonly [Type in Action['type']]: ActionKind<OfKind<Action, 'type', Type>> }
  /** Never there: it tells the compiler what this chapter brings. */
  readonly brings?: { readonly asked: Asked; readonly task: Asked | Automatic; readonly action: Action }
}

type Brought<List> = List[keyof List] extends infer Each
  ? Each extends { readonly brings?: infer All }
    ? Exclude<All, undefined>
    : never
  : never

/**
 * The tasks of all chapters of a list.
 *
 * @example
 * type Task = TaskOf<typeof chapters>
 */
export type TaskOf<List> = Brought<List>['task']

/**
 * The tasks of all chapters of a list that ask a seat.
 *
 * @example
 * type QuestionTask = AskedOf<typeof chapters>
 */
export type AskedOf<List> = Brought<List>['asked']

/**
 * The actions of all chapters of a list.
 *
 * @example
 * type Action = ActionIn<typeof chapters>
 */
export type ActionIn<List> = Brought<List>['action']

/** A kind of action of whatever type. */
interface KindOfAction {
  readonly fields: Readonly<Record<string, Shape | Optional>>
}

/** Any list of chapters, as far as values go. */
type Chapters = Readonly<
  Record<string, { readonly tasks: object; readonly actions: Readonly<Record<string, KindOfAction>> }>
>

/**
 * All tasks of a list of chapters, by name.
 *
 * @example
 * const { kindOf, refused }: GatheredTasks<Terms, Task> = gatherTasks(chapters)
 */
export interface GatheredTasks<Terms extends ChapterTerms, Task extends Tagged<'do'>> {
  readonly taskKinds: Readonly<Record<string, TaskKind<Terms, Task>>>
  kindOf(task: Task): TaskKind<Terms, Task>
  /** The rule of a task, for an agenda. */
  ruleOf(task: Task): TaskKind<Terms, Task>['rule']
  /** The rule behind a question. */
  lawOf(task: Task): Terms['law']
  /** The special reason of an open question against an action, if it has one. */
  refused(play: Terms['play'], task: Task, action: Terms['action']): Refusal | null
}

/**
 * Gathers the tasks of all chapters.
 *
 * @example
 * const { ruleOf } = gatherTasks<Terms, Task>(chapters)
 * const agenda = createAgenda<Play, Task, Seat, Action>({ stack, isOver, ruleOf })
 */
export function gatherTasks<Terms extends ChapterTerms, Task extends Tagged<'do'>>(
  chapters: Chapters,
): GatheredTasks<Terms, Task> {
  const taskKinds: GatheredTasks<Terms, Task>['taskKinds'] = Object.assign(
    {},
    ...Object.values(chapters).map(({ tasks }) => tasks),
  )
  const kinds = new Map(Object.entries(taskKinds))
  const rules = new Map([...kinds].map(([name, { rule }]) => [name, evenly(rule)]))
  function named<Found>(table: ReadonlyMap<string, Found>, name: string): Found {
    const found = table.get(name)
    if (!found) throw new Error(`There is no task ${name}.`)
    return found
  }
  const kindOf = (task: Task): TaskKind<Terms, Task> => named(kinds, task.do)
  type Reason = (play: Terms['play'], task: Task, action: Terms['action']) => Refusal | null
  const reasons: Readonly<Record<string, Readonly<Record<string, Reason>>>> = Object.assign(
    {},
    ...Object.entries(taskKinds).map(([name, { refuse = {} }]) => ({ [name]: refuse })),
  )
  return {
    taskKinds,
    kindOf,
    ruleOf: (task) => named(rules, task.do),
    lawOf(task) {
      const { law } = kindOf(task)
      if (law === undefined) throw new Error(`The task ${task.do} has no law.`)
      return law
    },
    refused: (play, task, action) => reasons[task.do]?.[action.type]?.(play, task, action) ?? null,
  }
}

/** Every part that a rule may have. */
const partsOfRule: object = {
  run: undefined,
  seat: undefined,
  actions: undefined,
  answer: undefined,
  isIdle: undefined,
  asks: undefined,
  alwaysAsked: undefined,
}

/** The same rule with all parts in one order: engines read the fields of objects fast that are laid out alike. */
const evenly = <Rule extends object>(rule: Rule): Rule => Object.assign({}, partsOfRule, rule)

/**
 * All actions of a list of chapters, by type, and their parts for {@link createNotation}.
 *
 * @example
 * const { actionKinds, parts }: GatheredActions<Action> = gatherActions(chapters)
 */
export interface GatheredActions<Action extends Tagged<'type'>> {
  readonly actionKinds: Readonly<Record<string, ActionKind<Action>>>
  readonly parts: Parts<Action>
}

/**
 * Gathers the actions of all chapters. Where several bring the same action, its choices add up.
 *
 * @example
 * const { format, parse, isAction } = createNotation(gatherActions<Action>(chapters).parts)
 */
export function gatherActions<Action extends Tagged<'type'>>(chapters: Chapters): GatheredActions<Action> {
  const kinds = new Map<string, KindOfAction>()
  for (const { actions } of Object.values(chapters)) {
    for (const [type, kind] of Object.entries(actions)) {
      const before = kinds.get(type)?.fields ?? {}
      const fields = Object.entries(kind.fields).map(([name, part]) => [name, together(before[name], part)] as const)
      kinds.set(type, { ...kind, fields: Object.fromEntries(fields) })
    }
  }
  return {
    actionKinds: Object.assign({}, ...[...kinds].map(([type, kind]) => ({ [type]: kind }))),
    parts: Object.assign({}, ...[...kinds].map(([type, { fields }]) => ({ [type]: fields }))),
  }
}

/** A part that two chapters describe: the choices of both, or what the later one says. */
function together(one: Shape | Optional | undefined, other: Shape | Optional): Shape | Optional {
  if (one?.form !== 'choice' || other.form !== 'choice') return other
  return { form: 'choice', values: [...new Set([...one.values, ...other.values])] }
}
