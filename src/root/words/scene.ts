import type { Viewer } from '../../core'
import { seatToAct } from '../rules/agenda'
import { factionRules } from '../rules/factions/rules'
import { playOn } from '../rules/play-on'
import type { Side, State } from '../rules/state'
import type { SideView, View } from '../rules/view'
import type { ClearingSuit, Faction, Seat } from '../rules/vocabulary'
import { type Ground, groundOf } from '../rules/woodlands'
import type { RootWords } from './catalogue'

/** The parts of a position that names need. */
export interface Names {
  readonly suits: readonly (ClearingSuit | null)[]
  readonly sides: Readonly<Partial<Record<Seat, { readonly board: { readonly faction: Faction } }>>>
}

/**
 * A position to render: a state, with all its cards open, or a view, with what its viewer knows.
 *
 * @example
 * const shown: StateOrView = root.view(state, 'p1')
 */
export type StateOrView = State | View

/** A position with a language, for texts and pictures: the fields of a view, and those that only a state has. */
export interface Scene extends Omit<View, 'viewer'> {
  /** The language of its texts. */
  readonly words: RootWords
  /** `null` for a state, which shows everything. */
  readonly viewer: Viewer<Seat> | null
  readonly ground: Ground
  /** The deck and the quest deck from the top. */
  readonly decks: { readonly cards: readonly string[]; readonly quests: readonly string[] } | null
}

function sideShown({ hand, board, ...open }: Side): SideView {
  const shown = factionRules[board.faction].showBoard(board, true, 'spectator')
  return { ...open, hand, handSize: hand.length, board: shown }
}

export function sceneOf(position: StateOrView, words: RootWords): Scene {
  const ground = groundOf(position)
  if ('viewer' in position) return { ...position, words, ground, decks: null }
  const { sides, ruins, deck, questDeck, random: _, ...shown } = position
  return {
    ...shown,
    words,
    ground,
    viewer: null,
    toAct: seatToAct(playOn(position)),
    sides: Object.fromEntries(
      position.seats.flatMap((seat) => {
        const side = sides[seat]
        return side ? [[seat, sideShown(side)]] : []
      }),
    ),
    ruins: ruins.map((items) => (items === null ? null : items.length)),
    ruinItems: ruins.flatMap((items) => items ?? []).sort(),
    looked: ruins.map((items) => items?.slice() ?? null),
    deckSize: deck.length,
    questDeckSize: questDeck.length,
    decks: { cards: [...deck].reverse(), quests: [...questDeck].reverse() },
  }
}
