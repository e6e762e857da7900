import type { RelicType } from '../../vocabulary'
import type { Facts } from '../fact'

/**
 * The Keepers in Iron: ROOT-COMP-10. A waystation is named by the type of relic that it shows, and then by the one on its back. A relic
 * in a clearing is named by its type and its value.
 */
export const keepersFacts = {
  reach: 8,
  pieces: {
    warrior: { class: 'warrior', count: 15 },
    'waystation-figure-tablet': { class: 'building', count: 1 },
    'waystation-tablet-figure': { class: 'building', count: 1 },
    'waystation-tablet-jewelry': { class: 'building', count: 1 },
    'waystation-jewelry-tablet': { class: 'building', count: 1 },
    'waystation-jewelry-figure': { class: 'building', count: 1 },
    'waystation-figure-jewelry': { class: 'building', count: 1 },
    'figure-1': { class: 'token', count: 1 },
    'figure-2': { class: 'token', count: 1 },
    'figure-3': { class: 'token', count: 2 },
    'tablet-1': { class: 'token', count: 1 },
    'tablet-2': { class: 'token', count: 1 },
    'tablet-3': { class: 'token', count: 2 },
    'jewelry-1': { class: 'token', count: 1 },
    'jewelry-2': { class: 'token', count: 1 },
    'jewelry-3': { class: 'token', count: 2 },
  },
  crafts: [
    'waystation-figure-tablet',
    'waystation-tablet-figure',
    'waystation-tablet-jewelry',
    'waystation-jewelry-tablet',
    'waystation-jewelry-figure',
    'waystation-figure-jewelry',
  ],
  militant: true,
  corner: true,
  handLimit: 'ROOT-15.6.3b',
} as const satisfies Facts

export const waystations = keepersFacts.crafts
export type Waystation = (typeof waystations)[number]

/** The type that a waystation shows, and the same waystation turned over (ROOT-15.0b). */
export const faceOf: Readonly<Record<Waystation, { readonly shows: RelicType; readonly back: Waystation }>> = {
  'waystation-figure-tablet': { shows: 'figure', back: 'waystation-tablet-figure' },
  'waystation-tablet-figure': { shows: 'tablet', back: 'waystation-figure-tablet' },
  'waystation-tablet-jewelry': { shows: 'tablet', back: 'waystation-jewelry-tablet' },
  'waystation-jewelry-tablet': { shows: 'jewelry', back: 'waystation-tablet-jewelry' },
  'waystation-jewelry-figure': { shows: 'jewelry', back: 'waystation-figure-jewelry' },
  'waystation-figure-jewelry': { shows: 'figure', back: 'waystation-jewelry-figure' },
}

/** The least and the greatest value. */
export const relicValues = { least: 1, most: 3 } as const
export type RelicValue = number

export const relicKinds = [
  'figure-1',
  'figure-2',
  'figure-3',
  'tablet-1',
  'tablet-2',
  'tablet-3',
  'jewelry-1',
  'jewelry-2',
  'jewelry-3',
] as const
/** A relic that lies face up. */
export type RelicKind = (typeof relicKinds)[number]

export const relicOf: Readonly<Record<RelicKind, { readonly type: RelicType; readonly value: RelicValue }>> = {
  'figure-1': { type: 'figure', value: 1 },
  'figure-2': { type: 'figure', value: 2 },
  'figure-3': { type: 'figure', value: 3 },
  'tablet-1': { type: 'tablet', value: 1 },
  'tablet-2': { type: 'tablet', value: 2 },
  'tablet-3': { type: 'tablet', value: 3 },
  'jewelry-1': { type: 'jewelry', value: 1 },
  'jewelry-2': { type: 'jewelry', value: 2 },
  'jewelry-3': { type: 'jewelry', value: 3 },
}

/** A card that came into the game with the Keepers; birds have its suit (ROOT-15.0a). */
export const retainer = 'retainer'

/** ROOT-15.0: the numbers of its board. */
export const keepersTracks = {
  /** The values of the relics of each type, and how many relics a row holds. */
  values: [1, 2, 3, 3],
  row: 4,
  /** Points for a full column, and for a trophy beyond the usual one. */
  column: 2,
  trophy: 1,
  retainers: 3,
  mostCards: 10,
  startWarriors: 4,
  recruits: 2,
  /** So many warriors cannot all live off the land. */
  crowd: 4,
} as const
