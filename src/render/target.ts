/** The kinds of targets that an action can be about; `choice` is not in a picture, but a button of the client. */
export const targetKinds = ['place', 'unit', 'card', 'slot', 'seat', 'choice'] as const

/**
 * A target of an action: a place, a piece, a card, a slot or pile, a seat. In a picture it has its kind and id as an attribute,
 * `data-card="WW09"`. A target that may be in several places also names its place: `data-unit="golem" data-in="auria"`. A
 * `choice` is not drawn: it is a button of the client, for example to pass.
 *
 * @example
 * const target: Target = { kind: 'unit', id: 'golem', in: 'auria' }
 */
export interface Target {
  readonly kind: (typeof targetKinds)[number]
  readonly id: string
  readonly in?: string
}

/** The button for an action that no part of a picture stands for: its type, and its values in the order of their names. */
export function choiceOf({ type, ...values }: { readonly type: string }): Target {
  const ordered = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  return { kind: 'choice', id: [type, ...ordered.map(([, value]) => value ?? 'nothing')].join(' ') }
}

/**
 * A unique text for a target.
 *
 * @example
 * keyOf({ kind: 'unit', id: 'golem', in: 'auria' }) // 'unit golem in auria'
 */
export const keyOf = ({ kind, id, in: within }: Target): string =>
  within === undefined ? `${kind} ${id}` : `${kind} ${id} in ${within}`

/** The attributes that mark a target in a picture. */
export const targetAttributes = ({ kind, id, in: within }: Target): Readonly<Record<string, string>> =>
  within === undefined ? { [`data-${kind}`]: id } : { [`data-${kind}`]: id, 'data-in': within }

/**
 * The target of an element of a picture, read from its `dataset`; `null` if it has none.
 *
 * @example
 * const element = event.target.closest(clickable)
 * const target = element && targetIn(element.dataset)
 */
export function targetIn(dataset: Readonly<Record<string, string | undefined>>): Target | null {
  for (const kind of targetKinds) {
    const id = dataset[kind]
    if (id === undefined) continue
    const within = dataset['in']
    return within === undefined ? { kind, id } : { kind, id, in: within }
  }
  return null
}

/**
 * The selector of all elements in a picture that have a target.
 *
 * @example
 * const element = event.target.closest(clickable)
 */
export const clickable = '[data-place],[data-unit],[data-card],[data-slot],[data-seat]'

/** Whether something is on a place: a piece, or a smaller place. */
const isOn = (one: Target, place: Target): boolean =>
  place.kind === 'place' && (one.kind === 'unit' || one.kind === 'place') && one.in === place.id

/** Whether a click on something means this target: the target itself, something on the place, or the place below. */
export const isMeant = (clicked: Target, target: Target): boolean =>
  (clicked.kind === target.kind && clicked.id === target.id && clicked.in === target.in) ||
  isOn(clicked, target) ||
  isOn(target, clicked)

const beginsWith = (targets: readonly Target[], clicked: readonly Target[]): boolean =>
  clicked.every((each, index) => {
    const target = targets[index]
    return target !== undefined && isMeant(each, target)
  })

/** Whether the targets contain all clicks, in that order. */
function comesUp(targets: readonly Target[], clicked: readonly Target[]): boolean {
  let next = 0
  for (const target of targets) {
    const each = clicked[next]
    if (each && isMeant(each, target)) next++
  }
  return next === clicked.length
}

/** The actions that a sequence of clicks means: those that begin with the clicks, or else those that contain them. */
export function meant<Action>(
  actions: readonly Action[],
  clicked: readonly Target[],
  targets: (action: Action) => readonly Target[],
): Action[] {
  const begun = actions.filter((action) => beginsWith(targets(action), clicked))
  return begun.length > 0 ? begun : actions.filter((action) => comesUp(targets(action), clicked))
}

/** The targets of each kind of action, in the order in which a player points at them. The compiler reports a missing kind. */
export type Pointers<Action extends { readonly type: string }, Scene> = {
  readonly [Kind in Action['type']]: (
    action: Extract<Action, { readonly type: Kind }>,
    scene: Scene,
  ) => readonly Target[]
}

/** The targets of an action, from the table of kinds. */
export function pointed<Action extends { readonly type: string }, Scene>(
  pointers: Pointers<Action, Scene>,
  action: Action,
  scene: Scene,
): readonly Target[]
export function pointed(
  pointers: Readonly<Record<string, (action: object, scene: object) => readonly Target[]>>,
  action: { readonly type: string },
  scene: object,
): readonly Target[] {
  return (Object.hasOwn(pointers, action.type) && pointers[action.type]?.(action, scene)) || []
}
