import { playMatch, randomPolicy } from '../core'
import { ironwood } from '../ironwood'
import { greedy, ironbot, woodenbot } from '../ironwood/bots'
import { objectOf, whole } from '../toolkit'
import { experiment, type Row } from './experiment'
import { count, mean, row, shareText } from './markdown'

const humans = { random: randomPolicy, greedy } as const
const bots = ['ironbot', 'woodenbot'] as const
/** The random human never wins, so four levels tell enough of it. */
const levels = { random: [0, 5, 10, 15], greedy: Array.from({ length: 16 }, (_, level) => level) } as const

interface Opponents {
  readonly human: keyof typeof humans
  readonly bot: (typeof bots)[number]
  readonly level: number
}

type Solo = Row & Opponents

interface Game {
  /** 1 if the human won. */
  readonly won: number
  /** 0 if the game went on and on: the rules know no end of it (WB-25). */
  readonly rounds: number
}

/** A hundred actions or two are usual. */
const maxActions = 5000

const lines = (['random', 'greedy'] as const).flatMap((human) => levels[human].map((level) => ({ human, level })))

const rows: readonly Solo[] = lines.flatMap(({ human, level }) =>
  bots.map((bot) => ({
    name: `${human} against ${bot}, level ${level}`,
    games: human === 'greedy' && bot === 'woodenbot' ? 300 : 500,
    human,
    level,
    bot,
  })),
)

function cells(games: readonly Game[] | undefined): string[] {
  if (!games) return ['', '']
  const rounds = games.flatMap((game) => (game.rounds > 0 ? [game.rounds] : []))
  return [shareText(games.map(({ won }) => won)), mean(rounds).toFixed(1)]
}

/** How strong the official bots of Ironwood are at each level. */
export const ironwoodSolo = experiment<Solo, Game>({
  name: 'ironwood-solo',
  measures: 'simple players against Ironbot and Woodenbot at each level',
  page: 'docs/bots.md#measured',
  seeds: 'the number of the game, from 0, for each level',
  minutes: 40,
  rules: { ironwood: ironwood.version },
  rows,
  result: objectOf<Game>({ won: whole(0, 1), rounds: whole() }),
  play({ human, bot, level }, seed) {
    const policies =
      bot === 'ironbot'
        ? { woodwalkers: humans[human], ironclad: ironbot }
        : { woodwalkers: woodenbot, ironclad: humans[human] }
    const { outcome, state, error } = playMatch(ironwood, { options: { mode: bot, seed, level }, policies, maxActions })
    if (error) throw new Error(error.message)
    if (!outcome) return { won: 0, rounds: 0 }
    return { won: outcome.winners.includes(state.solo?.bot ?? 'ironclad') ? 0 : 1, rounds: state.round }
  },
  figures: (games) => [{ name: 'wins of the human', isShare: true, values: games.map(({ won }) => won) }],
  tables(played) {
    const of = (wanted: Opponents): readonly Game[] | undefined =>
      [...played].find(
        ([{ human, bot, level }]) => human === wanted.human && bot === wanted.bot && level === wanted.level,
      )?.[1]
    const all = [...played.values()]
    const counts = [...new Set(all.map(({ length }) => length))].sort((one, other) => one - other)
    const endless = all.flat().filter(({ rounds }) => rounds === 0).length
    const limit = `${endless} of all these games had not ended after ${count(maxActions)} actions; they count as not won.`
    return [
      `${counts.map(count).join(' or ')} games at each level, seeds from 0. ${limit}`,
      '',
      '| human | level | wins against ironbot | rounds | wins against woodenbot | rounds |',
      '| --- | ---: | --- | ---: | --- | ---: |',
      ...lines.map(({ human, level }) =>
        row([human, level, ...bots.flatMap((bot) => cells(of({ human, bot, level })))]),
      ),
    ].join('\n')
  },
})
