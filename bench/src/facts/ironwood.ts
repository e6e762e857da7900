import { type Action, ironwood, type State } from 'totemforge/ironwood'
import { count, markdown } from '../report'
import { costs } from './costs'
import { type Measured, mean, percent, playCourse, quantile } from './course'

const duel: Measured<State, Action> = {
  ...ironwood,
  name: 'Ironwood',
  setup: (seed) => ironwood.setup({ mode: 'duel', seed }),
  isOver: ({ result }) => result !== null,
  ending: ({ result }) => (result ? `${result.winner} by ${result.by}` : ''),
}

function lengths(): string {
  const { games, actions, rounds, ends, choices } = playCourse(duel, 10_000, 50_000)
  const row = (name: string, numbers: readonly number[]): string[] => [
    name,
    ...[0, 0.1, 0.5, 0.9, 0.99, 1].map((part) => quantile(numbers, part).toLocaleString('en-US')),
  ]
  const shares = [...ends].sort(([, one], [, other]) => other - one)
  return [
    `${count(games)} random games, each action equally likely: ${count(mean(actions))} actions a game on average, and ${choices.mean.toFixed(1)} legal actions to choose from.`,
    markdown(
      ['', 'shortest', '10 %', 'median', '90 %', '99 %', 'longest'],
      [row('actions', actions), row('rounds', rounds)],
    ),
    shares.map(([end, number]) => `- ${end}: ${percent(number / games)}`).join('\n'),
  ].join('\n\n')
}

/** What random games of Ironwood are like, and what a state weighs and costs. */
export function ironwoodFacts(): string[] {
  const measured = costs(duel, { clone: 15 })
  return [lengths(), measured]
}
