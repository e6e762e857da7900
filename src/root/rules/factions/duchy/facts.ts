import type { Minister, Rank } from '../../vocabulary'
import type { Facts } from '../fact'

/** The Underground Duchy: ROOT-COMP-07. */
export const duchyFacts = {
  reach: 8,
  pieces: {
    warrior: { class: 'warrior', count: 20 },
    citadel: { class: 'building', count: 3 },
    market: { class: 'building', count: 3 },
    tunnel: { class: 'token', count: 3, alone: true },
  },
  crafts: ['citadel', 'market'],
  burrow: true,
  militant: true,
  corner: true,
  handLimit: 'ROOT-12.6.3b',
} as const satisfies Facts

export const buildings = ['citadel', 'market'] as const
export type Building = (typeof buildings)[number]

/** ROOT-12.0b: by citadels on the map, warriors in Birdsong; by markets, cards in Evening. */
export const duchyTracks = {
  warriors: [1, 2, 4, 6],
  cards: [1, 2, 3, 4],
  /** Actions of Assembly, and warriors that follow a new tunnel at most. */
  actions: 2,
  diggers: 4,
} as const

/** What a minister of each rank takes to be swayed, and the points of its crown (ROOT-12.0b). */
export const ranked: Readonly<Record<Rank, { readonly cards: number; readonly points: number }>> = {
  squire: { cards: 2, points: 1 },
  noble: { cards: 3, points: 2 },
  lord: { cards: 4, points: 3 },
}
export const crownsOfRank = 3

export const court: Readonly<Record<Minister, { readonly name: string; readonly rank: Rank }>> = {
  foremole: { name: 'Foremole', rank: 'squire' },
  captain: { name: 'Captain', rank: 'squire' },
  marshal: { name: 'Marshal', rank: 'squire' },
  brigadier: { name: 'Brigadier', rank: 'noble' },
  banker: { name: 'Banker', rank: 'noble' },
  mayor: { name: 'Mayor', rank: 'noble' },
  'duchess-of-mud': { name: 'Duchess of Mud', rank: 'lord' },
  'baron-of-dirt': { name: 'Baron of Dirt', rank: 'lord' },
  'earl-of-stone': { name: 'Earl of Stone', rank: 'lord' },
}
