import { type Policy, playMatch } from '../core'
import { type Action, ironwood, type Seat, type View } from '../ironwood'
import { greedy, strategist } from '../ironwood/bots'
import { nullable, number, objectOf, oneOf, tableOf, text, whole } from '../toolkit'
import { experiment, type Row } from './experiment'
import { balanceTables, type Duel } from './ironwood-balance-tables'

/** Thought enough to play better than greedy, and little enough for hundreds of games. */
const iterations = 16

const policies: Readonly<Record<string, Policy<View, Action, Seat>>> = {
  greedy,
  [`strategist:${iterations}`]: strategist({ iterations }),
}

/** Most games take a hundred actions or two. */
const maxActions = 5000

/** Duels of Ironwood between equals: who wins, and what each card does. */
export const ironwoodBalance = experiment<Row, Duel>({
  name: 'ironwood-balance',
  measures: 'duels of Ironwood between equals, and what each card does',
  page: 'docs/balance.md#as-it-is-now',
  seeds: 'the number of the duel, from 0, for each policy',
  minutes: 30,
  rules: { ironwood: ironwood.version },
  rows: Object.keys(policies).map((name) => ({ name, games: 400 })),
  result: objectOf<Duel>({
    winner: nullable(oneOf('woodwalkers', 'ironclad')),
    by: nullable(text),
    rounds: whole(),
    actions: whole(),
    played: tableOf(number),
    wagered: tableOf(number),
  }),
  play({ name }, seed) {
    const policy = policies[name]
    if (!policy) throw new Error(`There is no policy ${name}.`)
    const played: Record<string, number> = {}
    const wagered: Record<string, number> = {}
    const add = (counts: Record<string, number>, card: string): void => {
      counts[card] = (counts[card] ?? 0) + 1
    }
    const { outcome, state, actions, error } = playMatch(ironwood, {
      options: { mode: 'duel', seed },
      policies: { woodwalkers: policy, ironclad: policy },
      maxActions,
      onAction({ action }) {
        if (action.type === 'play') add(played, action.card)
        if (action.type === 'wager' && action.card !== null) add(wagered, action.card)
      },
    })
    if (error) throw new Error(error.message)
    const { result, round } = state
    return { winner: result?.winner ?? null, by: outcome?.reason ?? null, rounds: round, actions, played, wagered }
  },
  figures: (duels) => [
    {
      name: 'wins of the Woodwalkers',
      isShare: true,
      values: duels.map(({ winner }) => (winner === 'woodwalkers' ? 1 : 0)),
    },
    { name: 'rounds', values: duels.map(({ rounds }) => rounds) },
    { name: 'actions', values: duels.map(({ actions }) => actions) },
  ],
  tables: (played) => balanceTables(new Map([...played].map(([{ name }, duels]) => [name, duels]))),
})
