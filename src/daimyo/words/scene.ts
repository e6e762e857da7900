import type { Viewer } from '../../core'
import type { State } from '../rules/state'
import { type View, view } from '../rules/view'
import type { Clan, Seat } from '../rules/vocabulary'
import type { DaimyoWords } from './catalogue'

/** What lies face down, from the top. */
export interface Hidden {
  readonly bag: readonly string[]
  readonly market: readonly string[]
  readonly decks: Readonly<Partial<Record<Clan, readonly string[]>>>
  /** The cards of the Empire to come, and its first hero. */
  readonly solo: readonly string[]
  readonly unseen: string | null
}

/**
 * A position to render: a state, with all its cards open, or a view, with what its viewer knows.
 *
 * @example
 * const shown: StateOrView = daimyo.view(state, 'nature')
 */
export type StateOrView = State | View

/** A position with a language, for texts and pictures: the fields of a view, and what only a state has. */
export interface Scene extends Omit<View, 'viewer'> {
  /** The language of its texts. */
  readonly words: DaimyoWords
  /** `null` for a state, which shows everything. */
  readonly viewer: Viewer<Seat> | null
  /** Only a state shows it. */
  readonly hidden: Hidden | null
}

const fromTheTop = (pile: readonly string[]): string[] => [...pile].reverse()

function hiddenIn({ bag, market, sides, empire }: State): Hidden {
  return {
    bag: fromTheTop(bag),
    market: fromTheTop(market),
    decks: Object.fromEntries(Object.entries(sides).map(([clan, { deck }]) => [clan, fromTheTop(deck)])),
    solo: fromTheTop(empire?.stack ?? []),
    unseen: empire?.unseen ?? null,
  }
}

/** Every hand of a state lies open. */
function handsOpen(sides: View['sides'], state: State): View['sides'] {
  return Object.fromEntries(
    state.clans.flatMap((clan) => {
      const side = sides[clan]
      return side ? [[clan, { ...side, hand: state.sides[clan]?.hand ?? null }]] : []
    }),
  )
}

export function sceneOf(position: StateOrView, words: DaimyoWords): Scene {
  if ('viewer' in position) return { ...position, words, hidden: null }
  const seen = view(position, 'spectator')
  return { ...seen, words, viewer: null, sides: handsOpen(seen.sides, position), hidden: hiddenIn(position) }
}
