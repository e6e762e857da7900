/** Plays many solo games at several levels and writes a table of who wins into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { playMatch, randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { greedy, ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { measure, percent } from './many-games'

const humans = { random: randomPolicy, greedy } as const
const bots = ['ironbot', 'woodenbot'] as const
/** The random human never wins, so four levels tell enough of it. */
const levels = { random: [0, 5, 10, 15], greedy: Array.from({ length: 16 }, (_, level) => level) } as const

interface Job {
  readonly human: keyof typeof humans
  readonly bot: (typeof bots)[number]
  readonly level: number
}

interface Tally {
  /** Games won by the human. */
  readonly won: number
  readonly rounds: number
  /** Games that went on and on: the rules know no end of them (WB-25). */
  readonly endless: number
}

/** A hundred actions or two are usual. */
const maxActions = 5000

function play({ human, bot, level }: Job, games: number): Tally {
  let won = 0
  let rounds = 0
  let endless = 0
  for (let seed = 0; seed < games; seed++) {
    const seats =
      bot === 'ironbot'
        ? { woodwalkers: humans[human], ironclad: ironbot }
        : { woodwalkers: woodenbot, ironclad: humans[human] }
    const options = { mode: bot, seed, level }
    const { outcome, state, error } = playMatch(ironwood, { options, policies: seats, maxActions })
    if (error) throw new Error(error.message)
    if (!outcome) endless++
    else if (!outcome.winners.includes(state.solo?.bot ?? 'ironclad')) won++
    if (outcome) rounds += state.round
  }
  return { won, rounds: rounds / (games - endless), endless }
}

/** Wilson's interval: where the share may lie, with 95 % confidence. */
function interval(won: number, games: number): [number, number] {
  const z = 1.96
  const share = won / games
  const middle = share + (z * z) / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const whole = 1 + (z * z) / games
  return [(middle - spread) / whole, (middle + spread) / whole]
}

const lines = (['random', 'greedy'] as const).flatMap((human) => levels[human].map((level) => ({ human, level })))
const jobs = lines.flatMap((line) => bots.map((bot): Job => ({ ...line, bot })))

function table(tallies: ReadonlyMap<Job, Tally>, games: number): string {
  const cells = jobs.map((job) => {
    const { won = 0, rounds = 0 } = tallies.get(job) ?? {}
    const [low, high] = interval(won, games)
    return `${percent(won / games)} (${percent(low)} to ${percent(high)}) | ${rounds.toFixed(1)}`
  })
  const rows = lines.map(({ human, level }, index) =>
    ['', human, level, ...cells.slice(bots.length * index, bots.length * (index + 1)), ''].join(' | ').trim(),
  )
  const head = [
    '| human | level | wins against ironbot | rounds | wins against woodenbot | rounds |',
    '| --- | ---: | --- | ---: | --- | ---: |',
  ]
  const endless = [...tallies.values()].reduce((sum, tally) => sum + tally.endless, 0)
  const limit = `${endless} of all these games had not ended after ${maxActions.toLocaleString('en-US')} actions; they count as not won.`
  return [`${games.toLocaleString('en-US')} games at each level, seeds from 0. ${limit}`, '', ...head, ...rows].join(
    '\n',
  )
}

await measure({
  script: fileURLToPath(import.meta.url),
  games: 1000,
  jobs,
  play,
  name: ({ human, bot, level }) => `${human} human against ${bot}, level ${level}`,
  table,
  between: ['strength', 'end'],
})
