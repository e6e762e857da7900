/**
 * A task that runs by itself. It is off the agenda before it runs.
 *
 * @example
 * const round: Automatic<Play, RoundTask> = { run: (play) => plan(play.state.agenda, [{ do: 'deal' }, { do: 'round' }]) }
 */
export interface Automatic<Play, Kind> {
  /** Carries it out. */
  run(play: Play, task: Kind): void
}

/** The part of a question that does not say which seat it asks. */
export interface Asking<Play, Kind, Answer> {
  /** The possible answers. Without an answer the task is lost; a single answer is taken without asking. */
  actions(play: Play, task: Kind): Answer[]
  /** Carries out the answer. */
  answer(play: Play, task: Kind, action: Answer): void
  /** Whether there is surely but one answer, which does nothing, if a game can tell without listing it: then it is not listed. */
  isIdle?(play: Play, task: Kind): boolean
  /** Whether there is more than one answer, if a game can tell without listing them. */
  asks?(play: Play, task: Kind): boolean
  /** The number of answers depends on something hidden, so the seat is asked even if there is only one. */
  readonly alwaysAsked?: true
  /** Never present: it tells a question from an {@link Automatic} task. */
  readonly run?: never
}

/** Asks the seat of its task. */
interface AsksItsSeat<Play, Kind, Seat> {
  /** The seat to ask; default: the seat of the task. */
  seat?(play: Play, task: Kind): Seat
}
/** Asks the seat that it returns. */
export interface AsksSomebody<Play, Kind, Seat> {
  /** The seat to ask. */
  seat(play: Play, task: Kind): Seat
}

/**
 * A task that asks a seat: the seat that it names, or the one that `seat` returns. The answer takes it off the agenda;
 * what is still open is planned again.
 *
 * @example
 * const discard: Question<Play, DiscardTask, Seat, Action> = {
 *   actions: ({ state }, { seat }) => state.hands[seat].map((card) => ({ type: 'discard', card })),
 *   answer: ({ state }, { seat }, { card }) => discardFrom(state, seat, card),
 * }
 */
export type Question<Play, Kind, Seat, Answer> = Kind extends { readonly seat: Seat }
  ? SeatQuestion<Play, Kind, Seat, Answer>
  : Asking<Play, Kind, Answer> & AsksSomebody<Play, Kind, Seat>

/**
 * A question whose task names a seat.
 *
 * @example
 * const pass: SeatQuestion<Play, PassTask, Seat, Action> = { actions: () => [{ type: 'pass' }, { type: 'play' }], answer }
 */
export type SeatQuestion<Play, Kind, Seat, Answer> = Asking<Play, Kind, Answer> & AsksItsSeat<Play, Kind, Seat>

/**
 * How to handle a task: it runs by itself, or it asks a seat.
 *
 * @example
 * const rules: Record<string, Rule<Play, Task, Seat, Action>> = { round, discard }
 */
export type Rule<Play, Kind, Seat, Answer> = Automatic<Play, Kind> | Question<Play, Kind, Seat, Answer>

/**
 * A game's own part of its agenda: the stack, the handler of each task, and what only this game needs.
 *
 * @example
 * const rules: AgendaRules<Play, Task, Seat, Action> = {
 *   stack: ({ state }) => state.agenda,
 *   isOver: ({ state }) => state.result !== null,
 *   ruleOf: (task) => rules[task.do],
 * }
 */
export interface AgendaRules<Play, Task, Seat, Action> {
  /** The tasks, the next one last. */
  stack(play: Play): Task[]
  /** Whether the game is over, so no task is carried out any more. */
  isOver(play: Play): boolean
  /** The handler of a task. */
  ruleOf(task: Task): Automatic<Play, Task> | SeatQuestion<Play, Task, Seat, Action>
  /** Whether a question with a single answer is asked too, and not answered for the seat; default: no. */
  asksAll?(play: Play): boolean
  /** Called before each task. */
  watch?(play: Play): void
  /** Called when a question had no answer and was lost. */
  lost?(play: Play, task: Task): void
}

/**
 * The question that waits for an answer, its rule, and the seat to ask.
 *
 * @example
 * const asked: Pending<Play, Task, Seat, Action> | null = agenda.pending(play)
 */
export interface Pending<Play, Task, Seat, Action> {
  readonly task: Task
  readonly rule: Asking<Play, Task, Action>
  /** The seat to ask. */
  readonly seat: Seat
}

/**
 * How a game uses its agenda.
 *
 * @example
 * const { toAct, legalActions, step, runOn }: Agenda<Play, Task, Seat, Action> = createAgenda(rules)
 */
export interface Agenda<Play, Task, Seat, Action> {
  /** The question that waits for an answer; `null` once the game is over. */
  pending(play: Play): Pending<Play, Task, Seat, Action> | null
  /** The seat that answers it; `null` once the game is over. */
  toAct(play: Play): Seat | null
  /** Its possible answers; empty once the game is over. */
  legalActions(play: Play): Action[]
  /** Carries out an answer to it, then all tasks up to the next question. */
  step(play: Play, action: Action): void
  /** Carries out all tasks that ask nobody, up to the next question with more than one answer, or the end. */
  runOn(play: Play): void
}

/** This many tasks in a row without a question mean that the rules are stuck: no board game needs so many. */
const patience = 10_000

/**
 * The work that a game still has to do, as data in its state: a stack of tasks. Some tasks run by themselves, the
 * others ask a seat. You can save a state as JSON between any two questions and continue elsewhere. Tasks are values:
 * nobody changes one in place, so copies of a state share them.
 *
 * @example
 * const { toAct, legalActions, step, runOn } = createAgenda<Play, Task, Seat, Action>({
 *   stack: ({ state }) => state.agenda,
 *   isOver: ({ state }) => state.result !== null,
 *   ruleOf: (task) => rules[task.do],
 * })
 */
export function createAgenda<Play, Task extends { readonly do: string }, Seat, Action>(
  rules: AgendaRules<Play, Task, Seat, Action>,
): Agenda<Play, Task, Seat, Action> {
  const { stack, isOver, ruleOf, asksAll, watch, lost } = rules

  function pending(play: Play): Pending<Play, Task, Seat, Action> | null {
    const task = stack(play).at(-1)
    if (!task || isOver(play)) return null
    const rule = ruleOf(task)
    return rule.run ? null : { task, rule, seat: rule.seat ? rule.seat(play, task) : seatIn<Seat>(task) }
  }

  function runOn(play: Play): void {
    for (let count = 0; count < patience; count++) {
      const tasks = stack(play)
      if (isOver(play)) {
        tasks.length = 0
        return
      }
      watch?.(play)
      const task = tasks.at(-1)
      if (!task) return
      const rule = ruleOf(task)
      if (rule.run) {
        tasks.pop()
        rule.run(play, task)
        continue
      }
      if (rule.isIdle?.(play, task) && !asksAll?.(play)) {
        tasks.pop()
        continue
      }
      if (rule.asks?.(play, task)) return
      const actions = rule.actions(play, task)
      if (actions.length > (rule.alwaysAsked || asksAll?.(play) ? 0 : 1)) return
      tasks.pop()
      const [only] = actions
      if (only !== undefined) rule.answer(play, task, only)
      else lost?.(play, task)
    }
    const next = stack(play).slice(-5).reverse()
    throw new Error(
      `The rules make no progress: ${patience} tasks in a row have asked nobody. Next are ${next.map((task) => task.do).join(', ')}.`,
    )
  }

  return {
    pending,
    runOn,
    toAct: (play) => pending(play)?.seat ?? null,
    legalActions(play) {
      const question = pending(play)
      return question ? question.rule.actions(play, question.task) : []
    },
    step(play, action) {
      const question = pending(play)
      if (!question) return
      stack(play).pop()
      question.rule.answer(play, question.task, action)
      runOn(play)
    },
  }
}

/** The seat that a task names; the types make sure that a question without `seat` has one. */
function seatIn<Seat>(task: { readonly do: string; readonly seat?: Seat }): Seat {
  if (task.seat === undefined) throw new Error(`The task ${task.do} does not name the seat to ask.`)
  return task.seat
}

/**
 * Puts tasks on a stack: the first one given is the next to run.
 *
 * @example
 * plan(state.agenda, [{ do: 'reveal' }, { do: 'hits' }, { do: 'clear' }])
 */
export function plan<Task>(stack: Task[], tasks: readonly Task[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) {
    const task = tasks[index]
    if (task !== undefined) stack.push(task)
  }
}

/**
 * Effects that are due at the same time wait in a queue, and a seat orders them.
 *
 * @example
 * const task: Due<'p1' | 'p2', Effect> & { do: 'due' } = { do: 'due', seat: 'p1', effects }
 */
export interface Due<Seat, Effect> {
  readonly seat: Seat
  readonly effects: readonly Effect[]
}

/**
 * The question which effect comes next. For each effect it takes the answer that names it, and how to carry it out; the
 * other effects are planned again below it. A single effect is carried out without asking.
 *
 * @example
 * const effects = orderedBy<Play, DueTask, Seat, Effect, Action>({
 *   actionOf: (effect) => ({ type: 'effect', card: effect.card }),
 *   isNamed: (effect, action) => effect.card === action.card,
 *   carryOut: (play, task, effect) => planSteps(play, task.seat, effect),
 *   wait: (play, task, effects) => plan(play.state.agenda, [{ ...task, effects }]),
 * })
 */
export function orderedBy<Play, Kind extends Due<Seat, Effect>, Seat, Effect, Answer>(way: {
  actionOf(effect: Effect): Answer
  isNamed(effect: Effect, action: Answer): boolean
  carryOut(play: Play, task: Kind, effect: Effect): void
  wait(play: Play, task: Kind, effects: readonly Effect[]): void
}): SeatQuestion<Play, Kind, Seat, Answer> {
  return {
    actions: (_play, { effects }) => effects.map(way.actionOf),
    answer(play, task, action) {
      const index = task.effects.findIndex((effect) => way.isNamed(effect, action))
      const effect = task.effects[index]
      if (effect === undefined) throw new Error('This effect is not due.')
      const left = task.effects.filter((_, other) => other !== index)
      if (left.length > 0) way.wait(play, task, left)
      way.carryOut(play, task, effect)
    },
  }
}
