import type { Facts } from '../fact'

/** Otters are in no rulebook: they have warriors, and score for the clearings that they visit. */
export const ottersFacts = {
  reach: 4,
  pieces: { warrior: { class: 'warrior', count: 8 } },
  crafts: [],
  handLimit: 'ROOT-INV-17',
} as const satisfies Facts
