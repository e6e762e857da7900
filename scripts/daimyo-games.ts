import { createHash } from 'node:crypto'
import { type Policy, playMatch } from 'totemforge'
import { halving } from 'totemforge/search'
import { type Action, type Clan, daimyo, daimyoBox, type Options, type Seat, type View } from '../src/daimyo'
import { daimyoGuide } from '../src/daimyo/bots'

export { clans, tableOf } from '../src/experiments/daimyo-tables'

/** So much for a decision; little, because a game has many. */
export const iterations = 8

export const search = (): Policy<View, Action, Seat> => halving(daimyo, { iterations, guide: daimyoGuide })

/** What became of a game, by the clans in the order of their seats. */
export interface Game {
  readonly clans: readonly Clan[]
  /** The share of the win, and the points. */
  readonly won: readonly number[]
  readonly points: readonly number[]
  /** What each recruited in its first turn: a letter for each governor and Shadow, in order of the alphabet. */
  readonly openings: readonly string[]
}

const maxActions = 5000

export function playOne(options: Options, policyOf: (clan: Clan) => Policy<View, Action, Seat>): Game {
  const [human = 'nature'] = options.clans
  const policies: Partial<Record<Seat, Policy<View, Action, Seat>>> = { empire: policyOf(human) }
  for (const clan of options.clans) policies[clan] = policyOf(clan)
  const openings: Partial<Record<Seat, string>> = {}
  const { error, outcome } = playMatch(daimyo, {
    options,
    policies,
    maxActions,
    onAction({ events, state }) {
      if (state.round > 1) return
      for (const event of events) {
        if (event.type !== 'placed' || event.side === 'mercenaries' || event.side === 'empire') continue
        const { side, piece } = event
        if (state.sides[side]?.dice.length !== 1 || (piece !== 'governor' && piece !== 'shadow')) continue
        openings[side] = [...(openings[side] ?? ''), piece === 'governor' ? 'G' : 'S'].sort().join('')
      }
    },
  })
  if (error) throw new Error(error.message)
  if (!outcome) throw new Error('A game did not end.')
  const { winners, scores } = outcome
  return {
    clans: options.clans,
    won: options.clans.map((clan) => (winners.includes(clan) ? 1 / winners.length : 0)),
    points: options.clans.map((clan) => scores?.[clan] ?? 0),
    openings: options.clans.map((clan) => openings[clan] ?? ''),
  }
}

/** Results of other rules or other cards are not mixed in. */
export const fingerprint = createHash('sha256')
  .update(JSON.stringify([daimyo.version, daimyoBox, iterations]))
  .digest('hex')
  .slice(0, 12)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
