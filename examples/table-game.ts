/** Your own game at a table, with your own words: its `view` keeps its secrets, and the table needs nothing else. */
import { createTable } from 'totemforge/table'
import type { Wording } from 'totemforge/toolkit'
import { oddOrEven, type Seat, type View } from './games/odd-or-even.ts'

const english: Wording<View, number, never, Seat> = {
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
  console.log('Bob hears:', end?.text ?? question, legal.length, 'choices; Ann chose', view.chosen.ann ?? 'something')
})
for (const [token, number] of [
  [ann.token, 4],
  [bob.token, 3],
] as const) {
  const seen = table.since(token)
  if (seen.ok) await table.act(token, number, seen.version)
}
