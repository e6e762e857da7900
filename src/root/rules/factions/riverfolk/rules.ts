import { objectOf, whole } from '../../../../toolkit'
import * as shape from '../../shapes'
import { type ClearingSuit, type Seat, seats } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between } from '../turns'
import { type RiverfolkBoard, riverfolkOf } from './board'
import { invest, spacesOf } from './crafting'
import { openPost } from './daylight'
import { riverfolkTracks, type Service, services } from './facts'
import { riverfolkLaws } from './laws'
import { places, purseAt } from './money'
import { isPost } from './posts'
import type { Purse } from './purse'
import { sales } from './selling'

const copyBoard = ({
  faction,
  payments,
  funds,
  committed,
  tracks: { fox, rabbit, mouse },
  posts,
  prices,
}: RiverfolkBoard): RiverfolkBoard => ({
  faction,
  payments: { ...payments },
  funds: { ...funds },
  committed: { ...committed },
  tracks: { fox: { ...fox }, rabbit: { ...rabbit }, mouse: { ...mouse } },
  posts: { ...posts },
  prices: { ...prices },
})

function warriorsOn(board: RiverfolkBoard): Partial<Record<Seat, number>> {
  const all: Partial<Record<Seat, number>> = {}
  for (const place of places)
    for (const seat of seats) all[seat] = (all[seat] ?? 0) + (purseAt(board, place)[seat] ?? 0)
  return all
}

const purse = /* @__PURE__ */ shape.bySeat(shape.count)
const post = /* @__PURE__ */ whole(0, riverfolkTracks.posts)
const price = /* @__PURE__ */ whole(0, riverfolkTracks.dearest)
const all: number = riverfolkTracks.posts

export const riverfolk: FactionRules<RiverfolkBoard, RiverfolkBoard> = {
  fields: {
    payments: purse,
    funds: purse,
    committed: purse,
    tracks: objectOf<Readonly<Record<ClearingSuit, Readonly<Purse>>>>({ fox: purse, rabbit: purse, mouse: purse }),
    posts: objectOf<Readonly<Record<ClearingSuit, number>>>({ fox: post, rabbit: post, mouse: post }),
    prices: objectOf<Readonly<Record<Service, number>>>({ 'hand-card': price, riverboats: price, mercenaries: price }),
  },
  newBoard: () => ({
    faction: 'riverfolk',
    payments: {},
    funds: {},
    committed: {},
    tracks: { fox: {}, rabbit: {}, mouse: {} },
    posts: { fox: all, rabbit: all, mouse: all },
    prices: { 'hand-card': 0, riverboats: 0, mercenaries: 0 },
  }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  // A position that does not say more has the lowest prices.
  layOut(play, seat) {
    const { prices } = riverfolkOf(play, seat)
    for (const service of services) prices[service] ||= 1
  },
  inPlaceOfDraw: 'prices',
  setup: (seat) => ({ do: 'river-start', seat, left: riverfolkTracks.startWarriors }),
  turn: (seat) => ({
    birdsong: [
      between(seat),
      { do: 'protectionism', seat },
      between(seat),
      { do: 'dividends', seat },
      between(seat),
      { do: 'gather', seat },
    ],
    daylight: [{ do: 'riverfolk-daylight', seat }],
    evening: [
      { do: 'discard-step', seat },
      { do: 'prices', seat, set: [] },
    ],
  }),
  // There is no draw in its Evening.
  drawCount: () => 0,
  suited: { isLeft: (play, seat, suit) => riverfolkOf(play, seat).posts[suit] > 0, place: openPost },
  offer: sales,
  warriorsOn,
  tools: spacesOf,
  payCraft: invest,
  afterLoss: (_play, seat, { kind, at, count }) =>
    isPost(kind)
      ? Array.from({ length: count }, () => ({ owner: seat, effect: { do: 'disruption', seat, at } }))
      : null,
  laws: riverfolkLaws,
}
