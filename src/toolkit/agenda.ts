/**
 * A task that needs nobody: it has been taken off the agenda and is carried out.
 *
 * @example
 * const round: Automatic<Play, RoundTask> = { run: (play) => plan(play.state.agenda, [{ do: 'deal' }, { do: 'round' }]) }
 */
export interface Automatic<Play, Kind> {
  /** Carries it out. */
  run(play: Play, task: Kind): void
}

/**
 * A task that asks a seat. Answered, it is off the agenda; what is not settled yet is planned again.
 *
 * @example
 * const discard: Question<Play, DiscardTask, Seat, Action> = {
 *   seat: (_play, { seat }) => seat,
 *   actions: ({ state }, { seat }) => state.hands[seat].map((card) => ({ type: 'discard', card })),
 *   answer: ({ state }, { seat }, { card }) => discardFrom(state, seat, card),
 * }
 */
export interface Question<Play, Kind, Seat, Answer> {
  /** Who is asked. */
  seat(play: Play, task: Kind): Seat
  /** What may be answered. Nothing: the task is lost. One answer: it is taken without asking. */
  actions(play: Play, task: Kind): Answer[]
  /** Carries out what was answered. */
  answer(play: Play, task: Kind, action: Answer): void
  /** Whether there is more than one answer, where that can be said without listing them. */
  asks?(play: Play, task: Kind): boolean
  /** How many answers there are depends on what is hidden, so it is asked even if there is only one. */
  readonly alwaysAsked?: true
  /** Never there: it tells a question from an {@link Automatic} task. */
  readonly run?: never
}

/**
 * What handles a task: it runs by itself, or it asks a seat.
 *
 * @example
 * const rules: Record<string, Rule<Play, Task, Seat, Action>> = { round, discard }
 */
export type Rule<Play, Kind, Seat, Answer> = Automatic<Play, Kind> | Question<Play, Kind, Seat, Answer>

/**
 * A game's own part of its agenda: where the stack is, who handles what, and what only this game needs.
 *
 * @example
 * const course: Course<Play, Task, Seat, Action> = {
 *   stack: ({ state }) => state.agenda,
 *   isOver: ({ state }) => state.result !== null,
 *   ruleOf: (task) => rules[task.do],
 * }
 */
export interface Course<Play, Task, Seat, Action> {
  /** The tasks; the last is the next. */
  stack(play: Play): Task[]
  /** Whether nothing is done any more. */
  isOver(play: Play): boolean
  /** What handles a task. */
  ruleOf(task: Task): Rule<Play, Task, Seat, Action>
  /** Before each task that comes up. */
  watch?(play: Play): void
  /** A question without an answer was lost. */
  lost?(play: Play, task: Task): void
}

/**
 * The question that waits for an answer, and its rule.
 *
 * @example
 * const asked: Pending<Play, Task, Seat, Action> | null = agenda.pending(play)
 */
export interface Pending<Play, Task, Seat, Action> {
  readonly task: Task
  readonly rule: Question<Play, Task, Seat, Action>
}

/**
 * What a game does with its agenda.
 *
 * @example
 * const { pending, answer, runOn }: Agenda<Play, Task, Seat, Action> = createAgenda(course)
 */
export interface Agenda<Play, Task, Seat, Action> {
  /** The question that waits for an answer; `null` once the game is over. */
  pending(play: Play): Pending<Play, Task, Seat, Action> | null
  /** Carries an answer to the pending question out, and runs on to the next question. */
  answer(play: Play, action: Action): void
  /** Carries out what needs nobody, up to the next question with more than one answer or the end. */
  runOn(play: Play): void
}

/** So many tasks in a row without a question: the rules of a board game are stuck long before. */
const patience = 10_000

/**
 * What is still to be done in a game, as data in its state: a stack of tasks. Some run by themselves, the others ask a
 * seat; a state can be saved as JSON between any two questions and go on elsewhere. Tasks are values: nobody changes one
 * in place, so copies of a state share them.
 *
 * @example
 * const { pending, answer, runOn } = createAgenda<Play, Task, Seat, Action>({
 *   stack: ({ state }) => state.agenda,
 *   isOver: ({ state }) => state.result !== null,
 *   ruleOf: (task) => rules[task.do],
 * })
 */
export function createAgenda<Play, Task extends { readonly do: string }, Seat, Action>(
  course: Course<Play, Task, Seat, Action>,
): Agenda<Play, Task, Seat, Action> {
  const { stack, isOver, ruleOf, watch, lost } = course

  function pending(play: Play): Pending<Play, Task, Seat, Action> | null {
    const task = stack(play).at(-1)
    if (!task || isOver(play)) return null
    const rule = ruleOf(task)
    return rule.run ? null : { task, rule }
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
      if (rule.alwaysAsked || rule.asks?.(play, task)) return
      const actions = rule.actions(play, task)
      if (actions.length > 1) return
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
    answer(play, action) {
      const question = pending(play)
      if (!question) return
      stack(play).pop()
      question.rule.answer(play, question.task, action)
      runOn(play)
    },
  }
}

/**
 * Puts tasks on a stack: the first named is the next to be done.
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
 * Effects that are due at the same moment wait in a queue; a seat orders them.
 *
 * @example
 * const task: Due<'p1' | 'p2', Effect> & { do: 'due' } = { do: 'due', seat: 'p1', effects }
 */
export interface Due<Seat, Effect> {
  readonly seat: Seat
  readonly effects: readonly Effect[]
}

/**
 * The question which of the effects comes next. Of each the answer that names it, and what it does; the others are planned
 * again below it. A single one is carried out without asking.
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
}): Question<Play, Kind, Seat, Answer> {
  return {
    seat: (_play, { seat }) => seat,
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
