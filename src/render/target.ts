/** The kinds of things in a picture that an action can be about; `choice` is none of them, but a button of the client. */
export const targetKinds = ['place', 'unit', 'card', 'slot', 'seat', 'choice'] as const

/**
 * Something that an action is about: a place, a piece, a card, a slot or pile, a seat. In a picture it carries its kind and its
 * id as an attribute, `data-card="WW09"`. What may be in several places says in which one: `data-unit="golem" data-in="auria"`.
 * A `choice` is drawn nowhere: it is a button of the client, as for passing.
 *
 * @example
 * const target: Target = { kind: 'unit', id: 'golem', in: 'auria' }
 */
export interface Target {
  readonly kind: (typeof targetKinds)[number]
  readonly id: string
  readonly in?: string
}

/**
 * What tells a target from all others, as one text.
 *
 * @example
 * keyOf({ kind: 'unit', id: 'golem', in: 'auria' }) // 'unit golem in auria'
 */
export const keyOf = ({ kind, id, in: within }: Target): string =>
  within === undefined ? `${kind} ${id}` : `${kind} ${id} in ${within}`

/** The attributes by which a target is found in a picture. */
export const targetAttributes = ({ kind, id, in: within }: Target): Readonly<Record<string, string>> =>
  within === undefined ? { [`data-${kind}`]: id } : { [`data-${kind}`]: id, 'data-in': within }

/**
 * The target that an element of a picture stands for, from its `dataset`; `null` if it stands for none.
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
 * The selector of everything in a picture that stands for a target.
 *
 * @example
 * const element = event.target.closest(clickable)
 */
export const clickable = '[data-place],[data-unit],[data-card],[data-slot],[data-seat]'

/** Whether a click on something means this target: the thing itself, a piece on the place, or the place below the piece. */
const means = (clicked: Target, target: Target): boolean =>
  (clicked.kind === target.kind && clicked.id === target.id && clicked.in === target.in) ||
  (target.kind === 'place' && clicked.kind === 'unit' && clicked.in === target.id) ||
  (clicked.kind === 'place' && target.kind === 'unit' && target.in === clicked.id)

const beginsWith = (targets: readonly Target[], clicked: readonly Target[]): boolean =>
  clicked.every((each, index) => {
    const target = targets[index]
    return target !== undefined && means(each, target)
  })

/** Whether all that was clicked comes up in the targets, in that order. */
function comesUp(targets: readonly Target[], clicked: readonly Target[]): boolean {
  let next = 0
  for (const target of targets) {
    const each = clicked[next]
    if (each && means(each, target)) next++
  }
  return next === clicked.length
}

/** The actions that are meant by what was clicked, one thing after another: those that begin with it, or else are about it. */
export function meant<Action>(
  actions: readonly Action[],
  clicked: readonly Target[],
  targets: (action: Action) => readonly Target[],
): Action[] {
  const begun = actions.filter((action) => beginsWith(targets(action), clicked))
  return begun.length > 0 ? begun : actions.filter((action) => comesUp(targets(action), clicked))
}

/** What actions of each kind are about, in the order in which a player would point at it. The compiler names a kind that is missing. */
export type Pointers<Action extends { readonly type: string }, Scene> = {
  readonly [Kind in Action['type']]: (
    action: Extract<Action, { readonly type: Kind }>,
    scene: Scene,
  ) => readonly Target[]
}

/** What an action is about, by the table of its kinds. */
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
