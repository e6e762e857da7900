import { listOf, objectOf } from '../../../../toolkit'
import { battleOf } from '../../battle/battle'
import { warriorsAt } from '../../rule'
import { gain } from '../../score'
import * as shape from '../../shapes'
import { mostForests, type RelicType, type RetinueColumn, relicTypes } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { cardSteps } from '../turns'
import { columnSteps } from './acting'
import type { KeepersBoard, KeepersView } from './board'
import { byCard } from './by-card'
import { countWaystations } from './camps'
import { mayCarry } from './carrying'
import { keepersTracks, type RelicValue, retainer } from './facts'
import { keepersLaws } from './laws'
import { dealRelics, relicsAt } from './relics'
import { cardsInRetinue } from './retinue'
import { layOut } from './setup'
import { relic, relicKind, relicValue, seenRelic } from './shapes'
import { asRelic, trophiesOf } from './trophies'

const row = /* @__PURE__ */ listOf(relicValue, keepersTracks.row)
const column = /* @__PURE__ */ listOf(shape.card, keepersTracks.mostCards)
const allRelics = relicTypes.length * keepersTracks.row

const open = {
  removed: /* @__PURE__ */ listOf(relicKind, allRelics),
  recovered: /* @__PURE__ */ objectOf<Readonly<Record<RelicType, readonly RelicValue[]>>>({
    figure: row,
    tablet: row,
    jewelry: row,
  }),
  retinue: /* @__PURE__ */ objectOf<Readonly<Record<RetinueColumn, readonly string[]>>>({
    move: column,
    delve: column,
    recover: column,
  }),
}

const copyOpen = ({ faction, removed, recovered, retinue }: KeepersBoard | KeepersView) => ({
  faction,
  removed: [...removed],
  recovered: {
    figure: [...recovered.figure],
    tablet: [...recovered.tablet],
    jewelry: [...recovered.jewelry],
  },
  retinue: { move: [...retinue.move], delve: [...retinue.delve], recover: [...retinue.recover] },
})

export const keepers: FactionRules<KeepersBoard, KeepersView> = {
  fields: { ...open, forests: listOf(listOf(relic, allRelics), mostForests) },
  shownFields: { ...open, forests: listOf(listOf(seenRelic, allRelics), mostForests) },
  newBoard: () => ({
    faction: 'keepers',
    forests: [],
    removed: [],
    recovered: { figure: [], tablet: [], jewelry: [] },
    retinue: { move: [retainer], delve: [retainer], recover: [retainer] },
  }),
  copyBoard: (board) => ({ ...copyOpen(board), forests: board.forests.map((relics) => [...relics]) }),
  // Nobody may look at a relic that lies face down, the Keepers included (ROOT-15.2.1c).
  showBoard: (board) => ({
    ...copyOpen(board),
    forests: board.forests.map((relics) => relics.map((each) => (each.up ? each : { ...each, face: null }))),
  }),
  boardBehind: (board, _viewer, random, pieces) => ({ ...board, forests: dealRelics(board, pieces, random) }),
  cardsOn: cardsInRetinue,
  cardsSeen: cardsInRetinue,
  setup: (seat) => ({ do: 'first-relics', seat }),
  byCard,
  layOut,
  turn: (seat) => ({
    birdsong: [
      { do: 'encamp', seat, done: [] },
      { do: 'decamp', seat, done: [] },
      { do: 'keepers-recruit', seat },
    ],
    daylight: [{ do: 'craft-step', seat }, ...columnSteps(seat)],
    evening: [
      { do: 'window', seat, moment: 'evening' },
      { do: 'live-off-land', seat },
      { do: 'gather-retinue', seat, added: false },
      ...cardSteps(seat),
    ],
  }),
  drawCount: (play, seat) => 1 + countWaystations(play, seat),
  afterOwnMove: mayCarry,
  // Devout Knights (ROOT-15.2.4a).
  ignoresFirstHit(play, seat) {
    const { at } = battleOf(play)
    return warriorsAt(play, seat, at) > 0 && relicsAt(play, seat, at).length > 0
  },
  rewardRemoval(play, { kind, count }, by) {
    if (asRelic(kind)) gain(play, by, count * keepersTracks.trophy, 'ROOT-15.2.5a')
  },
  afterLoss: trophiesOf,
  laws: keepersLaws,
}
