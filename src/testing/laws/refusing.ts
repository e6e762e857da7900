import { type Random, same } from '../../core'
import { type AnyGame, type Law, type Position, print, some } from '../position'

/** Values that a careless program may pass as an action. */
const nonsense: readonly unknown[] = [
  null,
  undefined,
  true,
  7,
  'seven',
  [],
  {},
  { type: null },
  { type: 'no such type' },
]

/** Damaged copies of an action: a key too many or too few, a number as a text or with a fraction. */
function altered(value: unknown): unknown[] {
  if (typeof value === 'number') return [String(value), value + 0.5]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const entries: [string, unknown][] = Object.entries(value)
  return [
    { ...value, extra: true },
    ...entries.map(([left]) => Object.fromEntries(entries.filter(([key]) => key !== left))),
    ...entries.flatMap(([key, part]) => altered(part).map((other) => ({ ...value, [key]: other }))),
  ]
}

/** Values that are not legal actions now, though some look like one. */
export const unlisted = ({ legal, met, random }: Pick<Position, 'legal' | 'met'> & { random: Random }): unknown[] =>
  [...nonsense, ...some(met, 5, random), ...some(legal, 1, random).flatMap(altered)].filter(
    (action) => !legal.some((listed) => same(listed, action)),
  )

/** `apply` and `tryApply` must agree. */
function actsOn(game: AnyGame, state: object, action: unknown): boolean {
  const result = game.tryApply(state, action)
  try {
    game.apply(state, action)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ILLEGAL_ACTION' && !result.ok) return false
    throw error
  }
  if (result.ok) return true
  throw new Error('apply accepts what tryApply refuses.')
}

/** The laws for accepting and refusing actions. */
export const refusingLaws: Readonly<Record<string, Law>> = {
  'legal-accepted': ({ game, state, legal, random }) => {
    for (const action of some(legal, 20, random)) {
      const refusal = game.refusal(state, action)
      if (refusal)
        return `The action is listed as legal but refused: ${print(action)} (${refusal.code}: ${refusal.message})`
    }
    return legal.length > 0 ? null : undefined
  },

  'unlisted-refused': (position) => {
    const { game, state, random } = position
    const before = print(state)
    const actions = unlisted(position)
    for (const action of actions) {
      const refusal = game.refusal(state, action)
      if (refusal === null) return `The action is not listed as legal but not refused: ${print(action)}`
      if (!refusal.code || !refusal.message) return `The refusal of ${print(action)} has no code or no message.`
    }
    // A few are enough: almost every game uses the apply of defineGame, which asks refusal first.
    for (const action of some(actions.filter(Boolean), 3, random))
      if (actsOn(game, state, action)) return `The action has a refusal but is carried out: ${print(action)}`
    return print(state) === before ? null : 'A refused action changed the state.'
  },
}
