import type { Item, Mood } from '../../vocabulary'
import type { Facts } from '../fact'

/** The Lord of the Hundreds: ROOT-COMP-09. */
export const hundredsFacts = {
  reach: 9,
  pieces: {
    warrior: { class: 'warrior', count: 20 },
    warlord: { class: 'warrior', count: 1 },
    stronghold: { class: 'building', count: 6 },
    mob: { class: 'token', count: 5, alone: true },
  },
  crafts: ['stronghold'],
  militant: true,
  corner: true,
  handLimit: 'ROOT-14.6.3b',
} as const satisfies Facts

export const hoardTracks = ['command', 'prowess'] as const
export type HoardTrack = (typeof hoardTracks)[number]

/** The items that lie on each track of the Hoard (ROOT-14.0b). */
export const hoarded: Readonly<Record<HoardTrack, readonly Item[]>> = {
  command: ['boot', 'bag', 'coins'],
  prowess: ['hammer', 'tea', 'sword', 'crossbow'],
}

export const hundredsTracks = {
  /** Command and Prowess, by items on the track; it has four spaces. */
  worth: [1, 2, 2, 3, 4],
  spaces: 4,
  /** Points by oppressed clearings; more bring as much as six. */
  oppress: [0, 1, 1, 2, 2, 3, 4],
  startWarriors: 4,
  /** Rolls of the Jubilant at most, warriors for an item of the Lavish, pieces that rouse the Rowdy. */
  rolls: 4,
  lavishWarriors: 2,
  rowdyFrom: 3,
} as const

/** The item that each mood shows (ROOT-14.0b). */
export const moodItems: Readonly<Record<Mood, Item | null>> = {
  bitter: 'hammer',
  grandiose: 'tea',
  jubilant: 'boot',
  lavish: null,
  relentless: 'bag',
  rowdy: 'coins',
  stubborn: 'crossbow',
  wrathful: 'sword',
}
