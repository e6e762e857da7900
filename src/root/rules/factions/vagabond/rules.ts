import { listOf, nullable, whole, zeros } from '../../../../toolkit'
import { characterItems, ruinItems } from '../../data/items'
import { questCards } from '../../data/quests'
import { plan, suitsAt } from '../../play'
import * as shape from '../../shapes'
import { clearingCount, items, type Seat } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between, cardSteps } from '../turns'
import { alliesAt } from './allies'
import { offersArbiter } from './arbiter'
import { type VagabondBoard, vagabondAt, vagabondOf } from './board'
import { byCard } from './by-card'
import { forgetRuin } from './explore'
import { allied, becomeHostile, damageThree, hostile, hostility, reconcile } from './hostility'
import { exhaust, gainItem, onTrack, readyOf, swordsOf } from './items'
import { vagabondLaws } from './laws'
import { refreshing } from './refresh'
import { roamForced, roamsTo } from './roam'
import { layOut } from './setup'

const none = (): number[] => zeros(items.length)

function copyBoard(board: VagabondBoard): VagabondBoard {
  return {
    faction: board.faction,
    character: board.character,
    clearing: board.clearing,
    forest: board.forest,
    ready: [...board.ready],
    exhausted: [...board.exhausted],
    damagedReady: [...board.damagedReady],
    damagedExhausted: [...board.damagedExhausted],
    fromRuins: [...board.fromRuins],
    relations: { ...board.relations },
    quests: [...board.quests],
    looked: [...board.looked],
  }
}

export const vagabond: FactionRules<VagabondBoard, VagabondBoard> = {
  fields: {
    character: nullable(shape.character),
    clearing: shape.place,
    forest: shape.forestNumber,
    ready: shape.perItem,
    exhausted: shape.perItem,
    damagedReady: shape.perItem,
    damagedExhausted: shape.perItem,
    fromRuins: shape.perItem,
    relations: shape.bySeat(whole(hostile, allied)),
    quests: listOf(shape.act, questCards.length),
    looked: listOf(shape.clearing, clearingCount),
  },
  newBoard: (faction, seats, chosen) => ({
    faction: faction === 'vagabond2' ? faction : 'vagabond',
    character: null,
    clearing: 0,
    forest: -1,
    ready: none(),
    exhausted: none(),
    damagedReady: none(),
    damagedExhausted: none(),
    fromRuins: none(),
    relations: relationsTo(seats.filter((_, index) => !chosen[index]?.startsWith('vagabond'))),
    quests: [],
    looked: [],
  }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  itemsOn: ({ ready, exhausted, damagedReady, damagedExhausted }) => [ready, exhausted, damagedReady, damagedExhausted],
  itemsBrought: ({ character }) => (character === null ? [] : [...characterItems[character], ...ruinItems]),
  questsOn: ({ quests }) => quests,
  setup: (seat) => ({ do: 'character', seat }),
  byCard,
  // ROOT-A.8.6: relationship markers come when all factions are set up.
  meet(play, seat) {
    vagabondOf(play, seat).relations = relationsTo(play.state.seats.filter((each) => !vagabondAt(play, each)))
  },
  layOut,
  turn: (seat) => ({
    birdsong: [between(seat), { do: 'slip', seat }],
    daylight: [{ do: 'vagabond-daylight', seat }],
    evening: [{ do: 'rest', seat }, ...cardSteps(seat), { do: 'item-limit', seat }],
  }),
  drawCount: (play, seat) => 1 + onTrack(vagabondOf(play, seat), 'coins'),
  effects: [refreshing],
  pawnAt: ({ clearing }) => clearing,
  ruinsLooked(play, seat) {
    const { looked, clearing } = vagabondOf(play, seat)
    const task = play.state.agenda.at(-1)
    // It looks at two items and takes one; what it leaves there it knows.
    return task?.do === 'explore' && task.seat === seat ? [...looked, clearing] : looked
  },
  forgetRuin,
  canMove: (play, seat) => roamsTo(play, { seat, boots: 0, slip: false }).length > 0,
  forcedWays: (play, seat) => roamsTo(play, { seat, boots: 0, slip: false }),
  moveForced: roamForced,
  move: (play, { seat, optional, battle }) => plan(play, { do: 'roam', seat, boots: 0, slip: false, optional, battle }),
  tools(play, seat) {
    const { clearing } = vagabondOf(play, seat)
    const most = clearing > 0 ? readyOf(play, seat, 'hammer') : 0
    if (most === 0) return { fox: 0, rabbit: 0, mouse: 0, wild: 0, most }
    const [suit, ...more] = suitsAt(play, clearing)
    return { fox: 0, rabbit: 0, mouse: 0, wild: 0, most, [more.length > 0 ? 'wild' : (suit ?? 'wild')]: most }
  },
  activateTool: (play, seat) => exhaust(play, seat, 'hammer'),
  takeItem: gainItem,
  hitsBeside: swordsOf,
  isDefenseless: (play, seat) => swordsOf(play, seat) === 0,
  takeHits: (play, side, left) => plan(play, { do: 'take-items', side, left }),
  beforeRoll: offersArbiter,
  battleEffect: {
    name: 'swift-strike',
    usable: (play, seat) => vagabondOf(play, seat).character === 'ronin' && readyOf(play, seat, 'sword') > 0,
    use: (play, seat) => exhaust(play, seat, 'sword'),
  },
  allies: alliesAt,
  wrongAlly: becomeHostile,
  afterRemoving: (play, seat, losses) => hostility(play, seat, losses),
  pawnRemoved: damageThree,
  inCoalition: true,
  afterCoalition: reconcile,
  laws: vagabondLaws,
}

const relationsTo = (seats: readonly Seat[]): VagabondBoard['relations'] =>
  Object.fromEntries(seats.map((seat) => [seat, 0]))
