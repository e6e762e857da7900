/** Your own bot at a table: it thinks as long as it likes, and sees what a person in its seat would see. */
import type { AsyncPolicy } from 'totemforge'
import { createTable } from 'totemforge/table'
import { connectFour, type Drop, type Seat, type State } from './games/connect-four.ts'

/** Drops as near to the middle as it can; it could also ask another computer. */
const middling: AsyncPolicy<State, Drop, Seat> = {
  name: 'middling',
  async choose({ legal }) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const [first, ...others] = legal
    if (!first) throw new Error('There is nothing to choose.')
    const distance = ({ column }: Drop): number => Math.abs(column - 4)
    return others.reduce((best, drop) => (distance(drop) < distance(best) ? drop : best), first)
  },
}

const table = createTable(connectFour, {
  options: { seed: 1 },
  bots: { yellow: middling },
  onTrouble: ({ what, error }) => console.error(what, error),
})

const red = await table.take('red', { name: 'Ada' })
if (!red.ok) throw new Error(red.refusal.message)
for (const column of [1, 1, 1, 1]) {
  const seen = table.since(red.token)
  if (!seen.ok || seen.end) break
  const answer = await table.act(red.token, { type: 'drop', column }, seen.version)
  if (!answer.ok) console.log(answer.refusal.message)
  await table.idle()
}

const { actions } = table.record()
console.log(actions.map((drop) => connectFour.format(drop)).join(' '))
const seen = table.since(red.token)
if (seen.ok) console.log(seen.seats.map(({ seat, by, name }) => `${seat}: ${name}, a ${by}`).join('; '), seen.end)
