import { defineGame, type Random, type Viewer } from 'totemforge'

export type Seat = 'ann' | 'bob'

export interface State {
  /** The choice of each seat; `null` before it. */
  chosen: Record<Seat, number | null>
}

/** The numbers that the viewer may see: its own, and both once the game is over. */
export interface View extends State {
  /** The number of choices so far. */
  count: number
}

const isOver = ({ chosen }: State): boolean => chosen.bob !== null

function toAct(state: State): Seat | null {
  if (isOver(state)) return null
  return state.chosen.ann === null ? 'ann' : 'bob'
}

/** Each player picks a number from 1 to 5 in secret; an even sum wins for Ann, an odd one for Bob. */
export const oddOrEven = defineGame({
  id: 'odd-or-even',
  version: '1.0.0',
  seats: ['ann', 'bob'],
  setup: (): State => ({ chosen: { ann: null, bob: null } }),
  toAct,
  legalActions: (state) => (isOver(state) ? [] : [1, 2, 3, 4, 5]),

  step(state, number: number) {
    const seat = toAct(state)
    if (seat) state.chosen[seat] = number
  },

  outcome({ chosen: { ann, bob } }) {
    if (ann === null || bob === null) return null
    return (ann + bob) % 2 === 0 ? { winners: ['ann'], reason: 'even' } : { winners: ['bob'], reason: 'odd' }
  },

  clone: ({ chosen }) => ({ chosen: { ...chosen } }),

  view(state, viewer): View {
    const shown = (seat: Seat) => (isOver(state) || viewer === seat ? state.chosen[seat] : null)
    const count = [state.chosen.ann, state.chosen.bob].filter((number) => number !== null).length
    return { count, chosen: { ann: shown('ann'), bob: shown('bob') } }
  },

  determinize({ count, chosen: { ann, bob } }, random) {
    return { chosen: { ann: ann ?? (count > 0 ? random.integer(1, 5) : null), bob } }
  },

  format: String,
  parse(text) {
    if (/^[1-5]$/.test(text)) return Number(text)
    throw new Error(`Choose 1 to 5, not "${text}".`)
  },
})

/** Deals again what a viewer may not know: Ann's number, until Bob has chosen too. */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  if (viewer !== 'ann' && state.chosen.ann !== null && !isOver(state)) state.chosen.ann = random.integer(1, 5)
}
