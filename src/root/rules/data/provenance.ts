import { frozen } from '../../../core'
import type { Provenance } from '../provenance'

/**
 * How much of the tables of Root is known, and from where; each map says it of itself.
 *
 * @example
 * const { sources } = rootProvenance.cards
 */
export const rootProvenance: Readonly<Record<'cards' | 'quests' | 'items' | 'characters' | 'factions', Provenance>> =
  /* @__PURE__ */ frozen({
    cards: {
      known: ['suits', 'kinds', 'costs', 'items', 'points', 'copies', 'effects'],
      recalled: [],
      reconstructed: [],
      sources: ['cards', 'haunt-roll-fail', 'rootgame', 'others'],
    },
    quests: {
      known: ['suits', 'items'],
      recalled: [],
      reconstructed: [],
      sources: ['cards', 'haunt-roll-fail', 'others'],
    },
    items: {
      known: ['supply', 'ruins'],
      recalled: [],
      reconstructed: [],
      sources: ['law', 'haunt-roll-fail'],
    },
    characters: {
      known: ['items', 'actions'],
      recalled: [],
      reconstructed: [],
      sources: ['cards', 'law', 'haunt-roll-fail'],
    },
    factions: {
      known: ['pieces', 'tracks', 'leaders', 'reach'],
      recalled: [],
      reconstructed: [],
      sources: ['law', 'cards', 'haunt-roll-fail', 'rootgame', 'others'],
    },
  })
