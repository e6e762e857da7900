import { type Action, root, type State } from 'totemforge/root'
import { tableFor } from '../games/root'
import { count, markdown } from '../report'
import { costs } from './costs'
import { type Course, type Measured, mean, percent, playCourse, quantile } from './course'

const games = 1_000
const limit = 50_000

const forPlayers = (players: number): Measured<State, Action> => ({
  ...root,
  name: `Root for ${players}`,
  setup: (seed) => tableFor(players, seed),
  isOver: ({ result }) => result !== null,
  ending: ({ result }) => (result ? `by ${result.by}` : ''),
})

function row(players: number, { actions, rounds, ends, choices }: Course): string[] {
  const share = (end: string): string => percent((ends.get(end) ?? 0) / games)
  return [
    `${players} players`,
    share('by points'),
    share('by dominance'),
    count(mean(actions)),
    ...[0.5, 0.99, 1].map((part) => quantile(actions, part).toLocaleString('en-US')),
    quantile(rounds, 0.5).toLocaleString('en-US'),
    choices.mean.toFixed(1),
    String(choices.most),
  ]
}

function lengths(): string {
  const rows = [2, 3, 4].map((players) => row(players, playCourse(forPlayers(players), games, limit)))
  const heads = ['', 'points', 'dominance', 'actions', 'median', '99 %', 'longest', 'rounds', 'legal', 'most legal']
  return [
    `${count(games)} random games for each number of players, each action equally likely: how they ended, how many actions they had (on average, the median, 99 % at most, the longest), the median of rounds, and how many legal actions there were to choose from, on average and at most. What is missing to 100 % had no end within ${count(limit)} actions.`,
    markdown(heads, rows),
  ].join('\n\n')
}

/** What random games of Root are like, and what a state weighs and costs. */
export function rootFacts(): string[] {
  const measured = costs(forPlayers(4), { clone: 10, characters: 12_000 })
  return [lengths(), measured]
}
