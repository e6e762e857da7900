import { createRandom, type Game, type Refusal, type Seeded, type Viewer } from '../core'
import { notYourTurn } from '../core/refusal'
import { checkTargets } from './check'
import { isMeant, meant, type Target } from './target'

interface Seen<Seat extends string> {
  readonly viewer: Viewer<Seat>
}

/** What the game gives: its rules, the targets of its actions, and its refusals in words. */
interface Judge<State extends object, Action, View extends Seen<Seat>, Seat extends string> {
  readonly game: Pick<Game<State, Action, View, Seeded, Seat>, 'toAct' | 'legalActions' | 'refusal' | 'determinize'>
  targetsOf(action: Action, position: State | View): readonly Target[]
  readonly language: { refusal(refusal: Refusal, position: State | View): string }
}

/** Why these clicks mean no legal action of the viewer, or `null`. What is asked now is a sentence. */
export function whyOf<State extends object, Action extends object, View extends Seen<Seat>, Seat extends string>(
  { game, language, ...judge }: Judge<State, Action, View, Seat>,
  clicked: readonly Target[],
  position: State | View,
  asked: string,
): Refusal | null {
  checkTargets('clicked', clicked)
  const isView = (position: State | View): position is View => 'viewer' in position
  // What the viewer does not know does not decide what it may do, so any state that fits the view will do.
  const state = isView(position) ? game.determinize(position, createRandom('a click', 'why not')) : position
  const seat = game.toAct(state)
  if (seat === null) return { code: 'game-over', message: asked }
  if (isView(position) && position.viewer !== seat)
    return { ...notYourTurn, message: language.refusal(notYourTurn, position) }
  const legal = game.legalActions(state)
  const targets = new Map(legal.map((action) => [action, judge.targetsOf(action, position)]))
  const targetsOf = (action: Action): readonly Target[] => targets.get(action) ?? []
  if (meant(legal, clicked, targetsOf).length > 0) return null
  for (const action of imagined(legal, targetsOf, clicked)) {
    const refusal = game.refusal(state, action)
    if (refusal?.rule !== undefined) return refusal
  }
  return { code: 'not-asked', message: asked }
}

/** The same action about another target: a field that named the one names the other. */
function about<Action extends object>(action: Action, one: Target, other: Target): Action[] {
  return Object.entries(action).flatMap(([name, value]) =>
    name !== 'type' && String(value) === one.id
      ? [{ ...action, [name]: typeof value === 'number' ? Number(other.id) : other.id }]
      : [],
  )
}

/** A click on something in a place may mean the place. */
const meanings = ({ kind, id, in: within }: Target): Target[] => [
  { kind, id },
  ...(within === undefined ? [] : [{ kind: 'place', id: within } as const]),
]

/** What the clicks could mean if it were legal: a legal action, with the last click in the place of its own target. */
function* imagined<Action extends object>(
  legal: readonly Action[],
  targetsOf: (action: Action) => readonly Target[],
  clicked: readonly Target[],
): Generator<Action> {
  const last = clicked.at(-1)
  if (!last) return
  const before = clicked.slice(0, -1)
  for (const action of meant(legal, before, targetsOf)) {
    const target = targetsOf(action).find((each) => !before.some((click) => isMeant(click, each)))
    if (!target) continue
    for (const meaning of meanings(last)) if (meaning.kind === target.kind) yield* about(action, target, meaning)
  }
}
