import { type Policy, playMatch } from '../core'
import { type Action, type Clan, daimyo, type Options, type Seat, type View } from '../daimyo'
import { daimyoGuide } from '../daimyo/bots'
import { halving } from '../search'

type DaimyoPolicy = Policy<View, Action, Seat>

/** So much for a decision; little, because a game has many. */
export const iterations = 8

export const search = (): DaimyoPolicy => halving(daimyo, { iterations, guide: daimyoGuide })

/** What became of a game, by the clans in the order of their seats. */
export interface DaimyoGame {
  readonly clans: readonly Clan[]
  /** The share of the win, and the points. */
  readonly won: readonly number[]
  readonly points: readonly number[]
  /** What each recruited in its first turn: a letter for each governor and Shadow, in order of the alphabet. */
  readonly openings: readonly string[]
}

const maxActions = 5000

/** Plays a game to its end; alone, the human also decides for the Empire. */
export function playOne(options: Options, policyOf: (clan: Clan) => DaimyoPolicy): DaimyoGame {
  const [human = 'nature'] = options.clans
  const policies: Partial<Record<Seat, DaimyoPolicy>> = { empire: policyOf(human) }
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
  if (!outcome) throw new Error(`A game was not over after ${maxActions} actions.`)
  const { winners, scores } = outcome
  return {
    clans: options.clans,
    won: options.clans.map((clan) => (winners.includes(clan) ? 1 / winners.length : 0)),
    points: options.clans.map((clan) => scores?.[clan] ?? 0),
    openings: options.clans.map((clan) => openings[clan] ?? ''),
  }
}
