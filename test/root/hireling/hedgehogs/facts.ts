import type { HirelingFacts } from '../facts'

/** Hedgehogs are in no rulebook: warriors with two kinds of buildings. */
export const hedgehogFacts = {
  card: 14,
  promoted: true,
  blocks: [],
  pieces: {
    warrior: { class: 'warrior', count: 4 },
    workshop: { class: 'building', count: 2 },
    roost: { class: 'building', count: 1 },
  },
} as const satisfies HirelingFacts
