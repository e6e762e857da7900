/** A game of your own at a table, with words of your own: its secrets are kept by its `view`, and nothing else is to be done. */
import { defineGame } from 'totemforge'
import { createTable } from 'totemforge/table'
import type { Wording } from 'totemforge/toolkit'

type Seat = 'ann' | 'bob'

interface State {
  readonly chosen: { ann?: number; bob?: number }
}

/** Each picks a number from 1 to 5, unseen; an even sum wins for Ann, an odd one for Bob. */
const oddOrEven = defineGame({
  id: 'odd-or-even',
  version: '1.0.0',
  seats: ['ann', 'bob'],
  setup: (): State => ({ chosen: {} }),
  toAct: ({ chosen }): Seat | null => (chosen.ann === undefined ? 'ann' : chosen.bob === undefined ? 'bob' : null),
  legalActions: ({ chosen }) => (chosen.bob === undefined ? [1, 2, 3, 4, 5] : []),
  step: ({ chosen }, number: number) => {
    chosen[chosen.ann === undefined ? 'ann' : 'bob'] = number
  },
  outcome: ({ chosen: { ann = 0, bob } }) => {
    if (bob === undefined) return null
    return (ann + bob) % 2 === 0 ? { winners: ['ann'], reason: 'even' } : { winners: ['bob'], reason: 'odd' }
  },
  clone: ({ chosen }) => ({ chosen: { ...chosen } }),
  // One sees what one has chosen oneself, and everything once it is over.
  view: ({ chosen }, viewer) => {
    const isOver = chosen.bob !== undefined
    return {
      count: Object.keys(chosen).length,
      ann: isOver || viewer === 'ann' ? chosen.ann : undefined,
      bob: isOver || viewer === 'bob' ? chosen.bob : undefined,
    }
  },
  determinize: ({ count, ann = 1, bob }): State => ({
    chosen: { ...(count > 0 && { ann }), ...(bob !== undefined && { bob }) },
  }),
  format: String,
  parse: (text) => {
    if (/^[1-5]$/.test(text)) return Number(text)
    throw new Error(`Choose 1 to 5, not "${text}".`)
  },
})

const english: Wording<ReturnType<typeof oddOrEven.view>, number, never, Seat> = {
  language: 'en',
  title: 'Odd or even',
  seat: (seat) => (seat === 'ann' ? 'Ann' : 'Bob'),
  question: () => 'Which number?',
  action: (number) => `Choose ${number}.`,
  event: () => '',
  refusal: ({ message }) => message,
  outcome: ({ winners, reason }) => `It is ${reason}: ${winners.join()} wins.`,
}

const table = createTable(oddOrEven, { wordings: [english] })
const [ann, bob] = [await table.take('ann'), await table.take('bob')]
if (!ann.ok || !bob.ok) throw new Error('Both seats were free.')

table.subscribe(bob.token, ({ question, legal, view, end }) => {
  console.log('Bob hears:', end?.text ?? question, legal.length, 'choices; Ann chose', view.ann ?? 'something')
})
for (const [token, number] of [
  [ann.token, 4],
  [bob.token, 3],
] as const) {
  const seen = table.since(token)
  if (seen.ok) await table.act(token, number, seen.version)
}
