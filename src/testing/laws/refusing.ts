import { type Random, same } from '../../core'
import { type AnyGame, type Law, type Moment, print, some } from '../moment'

/** What a careless program may hand to a game instead of an action. */
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

/** What comes of an action on a careless way: a key too many or too few, a number as a text or with a fraction. */
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

/** Things that are no legal action now, though some of them look like one. */
export const unlisted = ({ legal, met, random }: Pick<Moment, 'legal' | 'met'> & { random: Random }): unknown[] =>
  [...nonsense, ...some(met, 5, random), ...some(legal, 1, random).flatMap(altered)].filter(
    (action) => !legal.some((listed) => same(listed, action)),
  )

/** `apply` and `tryApply` must say the same. */
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

/** What is accepted and what is not. */
export const refusingLaws: Readonly<Record<string, Law>> = {
  'legal-accepted': ({ game, state, legal, random }) => {
    for (const action of some(legal, 20, random)) {
      const refusal = game.refusal(state, action)
      if (refusal) return `It is listed as legal and refused: ${print(action)} (${refusal.code}: ${refusal.message})`
    }
    return legal.length > 0 ? null : undefined
  },

  'unlisted-refused': (moment) => {
    const { game, state, random } = moment
    const before = print(state)
    const actions = unlisted(moment)
    for (const action of actions) {
      const refusal = game.refusal(state, action)
      if (refusal === null) return `It is not listed as legal, yet not refused: ${print(action)}`
      if (!refusal.code || !refusal.message) return `The refusal of ${print(action)} has no code or no message.`
    }
    // A few will do: almost every game acts by the apply of defineGame, which asks refusal first.
    for (const action of some(actions.filter(Boolean), 3, random))
      if (actsOn(game, state, action)) return `It has a refusal and is carried out all the same: ${print(action)}`
    return print(state) === before ? null : 'A refused action changed the state.'
  },
}
