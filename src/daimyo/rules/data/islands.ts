import type { IslandData } from '../card'

/** What an island has of its own. */
type Row = Pick<IslandData, 'id' | 'fromClans' | 'at' | 'produces' | 'banners'>

const rows: readonly Row[] = [
  {
    id: 'blue',
    fromClans: 1,
    at: [-260, -150],
    produces: ['rice', 'rice', 'metal', 'stone', 'gold'],
    banners: { gold: 3, silver: 1 },
  },
  {
    id: 'red',
    fromClans: 1,
    at: [0, -290],
    produces: ['rice', 'metal', 'metal', 'stone', 'gold'],
    banners: { gold: 3, silver: 2 },
  },
  {
    id: 'yellow',
    fromClans: 1,
    at: [260, -150],
    produces: ['rice', 'metal', 'stone', 'stone', 'gold'],
    banners: { gold: 4, silver: 1 },
  },
  {
    id: 'purple',
    fromClans: 1,
    at: [260, 150],
    produces: ['rice', 'rice', 'metal', 'stone', 'gold'],
    banners: { gold: 4, silver: 2 },
  },
  {
    id: 'green',
    fromClans: 3,
    at: [0, 290],
    produces: ['rice', 'rice', 'metal', 'stone', 'gold'],
    banners: { gold: 4, silver: 2 },
  },
  {
    id: 'black',
    fromClans: 4,
    at: [-260, 150],
    produces: ['rice', 'metal', 'metal', 'stone', 'gold'],
    banners: { gold: 5, silver: 2 },
  },
]

/** The six islands in their order (DAI-ISLE-06). Shadow spaces and altars are alike on all. */
export const islandTable: readonly IslandData[] = /* @__PURE__ */ rows.map((row) => ({
  ...row,
  shadowGold: [3, 2, 1],
  altars: [3, 2, 1],
  provenance: {
    fromClans: 'rulebook',
    at: 'reconstructed',
    produces: 'reconstructed',
    shadowGold: 'reconstructed',
    altars: 'rulebook',
    banners: 'reconstructed',
  },
}))
