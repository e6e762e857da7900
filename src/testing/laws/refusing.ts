import { same } from '../../core'
import { type AnyGame, type Law, print } from '../moment'

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
  'legal-accepted': ({ game, state, legal }) => {
    const refused = legal.find((action) => game.refusal(state, action) !== null)
    return refused === undefined ? null : `It is listed as legal and refused: ${print(refused)}`
  },

  'unlisted-refused': ({ game, state, legal, met }) => {
    const before = print(state)
    for (const action of [...nonsense, ...met]) {
      if (legal.some((listed) => same(listed, action))) continue
      const refusal = game.refusal(state, action)
      if (refusal === null) return `It is not listed as legal, yet not refused: ${print(action)}`
      if (!refusal.code || !refusal.message) return `The refusal of ${print(action)} has no code or no message.`
      if (actsOn(game, state, action)) return `It has a refusal and is carried out all the same: ${print(action)}`
      if (print(state) !== before) return `The refused action changed the state: ${print(action)}`
    }
    return null
  },
}
