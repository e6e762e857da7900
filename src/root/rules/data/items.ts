import type { Character, Item } from '../vocabulary'

/** The item supply of the map (ROOT-5.1.5); known. */
export const itemSupply: Readonly<Partial<Record<Item, number>>> = {
  boot: 2,
  bag: 2,
  crossbow: 1,
  hammer: 1,
  sword: 2,
  tea: 2,
  coins: 2,
}

/** One set of the items under ruins; with two Vagabonds there are two (ROOT-9.3.4, ROOT-9.7.1a). */
export const ruinItems: readonly Item[] = ['bag', 'boot', 'hammer', 'sword']

/** What each character starts with, and its special action where it has one; known. */
export const characterItems: Readonly<Record<Character, readonly Item[]>> = {
  thief: ['boot', 'torch', 'tea', 'sword'],
  tinker: ['boot', 'torch', 'bag', 'hammer'],
  ranger: ['boot', 'torch', 'crossbow', 'sword'],
  vagrant: ['coins', 'torch', 'boot'],
  arbiter: ['boot', 'torch', 'sword', 'sword'],
  scoundrel: ['boot', 'boot', 'torch', 'crossbow'],
  adventurer: ['boot', 'torch', 'hammer'],
  ronin: ['boot', 'boot', 'torch', 'sword'],
  harrier: ['coins', 'torch', 'sword', 'crossbow'],
}
