/** Plays duels of Ironwood between equals, and writes who wins and what each card does into docs/balance.md. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Policy, playMatch } from 'totemforge'
import { type Action, ironwood, ironwoodCards, ironwoodMap, type Seat, type View } from 'totemforge/ironwood'
import { greedy, strategist } from 'totemforge/ironwood/bots'
import { balanceTables, type Duel } from './balance-tables'
import { measure } from './many-games'

/** Thought enough to play better than greedy, and little enough for hundreds of games. */
const iterations = 16

const policies: Readonly<Record<string, Policy<View, Action, Seat>>> = {
  greedy,
  [`strategist:${iterations}`]: strategist({ iterations }),
}

/** So many parts has the measuring of a policy; each is played in a process of its own. */
const parts = 40

interface Job {
  readonly policy: string
  readonly part: number
}

/** Most games take a hundred actions or two. */
const maxActions = 5000

function duel(policy: Policy<View, Action, Seat>, seed: number): Duel {
  const played: Record<string, number> = {}
  const wagered: Record<string, number> = {}
  const count = (counts: Record<string, number>, card: string): void => {
    counts[card] = (counts[card] ?? 0) + 1
  }
  const { outcome, state, actions, error } = playMatch(ironwood, {
    options: { mode: 'duel', seed },
    policies: { woodwalkers: policy, ironclad: policy },
    maxActions,
    onAction({ action }) {
      if (action.type === 'play') count(played, action.card)
      if (action.type === 'wager' && action.card !== null) count(wagered, action.card)
    },
  })
  if (error) throw new Error(error.message)
  return {
    winner: state.result?.winner ?? null,
    by: outcome?.reason ?? null,
    rounds: state.round,
    actions,
    played,
    wagered,
  }
}

const jobs = Object.keys(policies).flatMap((policy) =>
  Array.from({ length: parts }, (_, part): Job => ({ policy, part })),
)

/** Results of other cards, another map or another policy are not mixed in. */
const fingerprint = createHash('sha256')
  .update(JSON.stringify([ironwood.version, ironwoodCards, ironwoodMap, Object.keys(policies)]))
  .digest('hex')
  .slice(0, 12)

await measure<Job, Duel[]>({
  script: fileURLToPath(import.meta.url),
  games: 10,
  jobs,
  play({ policy, part }, games) {
    const player = policies[policy]
    if (!player) throw new Error(`There is no policy ${policy}.`)
    return Array.from({ length: games }, (_, game) => duel(player, part * games + game))
  },
  name: ({ policy, part }) => `${policy}, part ${part + 1} of ${parts}`,
  table(played) {
    const duels = new Map<string, Duel[]>()
    for (const [{ policy }, part] of played) duels.set(policy, [...(duels.get(policy) ?? []), ...part])
    return balanceTables(duels)
  },
  between: ['balance', 'end of balance'],
  page: 'docs/balance.md',
  kept: `report/balance-${fingerprint}.jsonl`,
})
