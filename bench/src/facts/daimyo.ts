import { type Action, daimyo, type State } from 'totemforge/daimyo'
import { tableFor } from '../games/daimyo'
import { count, markdown } from '../report'
import { costs } from './costs'
import { type Course, type Measured, mean, playCourse, quantile } from './course'

const games = 1_000
const limit = 50_000

const forClans = (clans: number): Measured<State, Action> => ({
  ...daimyo,
  name: `Daimyo for ${clans}`,
  setup: (seed) => tableFor(clans, seed),
  isOver: ({ result }) => result !== null,
  ending: ({ result }) => (result ? `by ${result.by}` : ''),
})

const row = (clans: number, { actions, choices }: Course): string[] => [
  clans === 1 ? '1 clan' : `${clans} clans`,
  count(mean(actions)),
  ...[0, 0.5, 0.99, 1].map((part) => quantile(actions, part).toLocaleString('en-US')),
  choices.mean.toFixed(1),
  String(choices.most),
]

function lengths(): string {
  const rows = [1, 2, 3, 4].map((clans) => row(clans, playCourse(forClans(clans), games, limit)))
  const heads = ['', 'actions', 'shortest', 'median', '99 %', 'longest', 'legal', 'most legal']
  return [
    `${count(games)} random games for each number of clans, each action equally likely: how many actions they had (on average, the shortest, the median, 99 % at most, the longest), and how many legal actions there were to choose from, on average and at most.`,
    markdown(heads, rows),
  ].join('\n\n')
}

/** What random games of Daimyo are like, and what a state weighs and costs. */
export function daimyoFacts(): string[] {
  const measured = costs(forClans(4), { clone: 15, characters: 10_000 })
  return [lengths(), measured]
}
