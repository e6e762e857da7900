import { ruinItems } from '../../rules/data/items'
import { questCards } from '../../rules/data/quests'
import type { VagabondBoard } from '../../rules/factions/vagabond/board'
import type { vagabondChapters } from '../../rules/factions/vagabond/chapters'
import type { Act } from '../../rules/factions/vagabond/daylight'
import { characters, clearingCount, items } from '../../rules/vocabulary'
import { every } from '../every'
import { sorted } from '../orderly'
import { type Part, placeOf, putAll, putName, putOne, putQuests, questCount, type Seated } from '../sight'
import { ally, at, card, cards, crafted, either, faced, forest, item, mostForests, seat, seats } from '../values'
import type { EncodedFaction, OwnActions, OwnBattleEffect, OwnCount, OwnFlag, OwnRole, OwnTask } from './faction'

type Own = typeof vagabondChapters
const manyItems = 8

const actions: OwnActions<Own> = {
  character: characters.map((character) => ({ type: 'character', character })),
  'start-in': forest('start-in'),
  enlist: either.map((yes) => ({ type: 'enlist', yes })),
  slip: forest('slip'),
  along: ally('along'),
  aid: seat('aid'),
  exhaust: item('exhaust'),
  take: item('take', crafted),
  explore: [...item('explore', ruinItems), { type: 'explore', item: null }],
  quest: questCards.map(({ id }) => ({ type: 'quest', quest: id })),
  'as-listed': [{ type: 'as-listed' }],
  improvise: items.flatMap((item) =>
    items.filter((other) => other !== item).map((other) => ({ type: 'improvise', item, for: other }) as const),
  ),
  reward: (['points', 'cards'] as const).map((take) => ({ type: 'reward', take })),
  strike: seat('strike'),
  repair: faced('repair'),
  refresh: items.flatMap((item) => either.map((damaged) => ({ type: 'refresh', item, damaged }) as const)),
  damage: faced('damage'),
  'lose-ally': [{ type: 'lose-ally' }],
  drop: items.flatMap((item) =>
    either.flatMap((up) => either.map((damaged) => ({ type: 'drop', item, up, damaged }) as const)),
  ),
  labor: card(
    'labor',
    cards((each) => each.kind !== 'dominance'),
  ),
  glide: at('glide'),
}

const boardOf = ({ side }: Seated): VagabondBoard | null =>
  side.board.faction === 'vagabond' || side.board.faction === 'vagabond2' ? side.board : null

const held = (name: string, list: 'ready' | 'exhausted' | 'damagedReady' | 'damagedExhausted', how: string) =>
  ({
    name,
    size: items.length,
    most: manyItems,
    meaning: `A Vagabond's items that are ${how}, by kind.`,
    write(put, seated) {
      const board = boardOf(seated)
      if (board) putAll(put, board[list])
    },
  }) satisfies Part<Seated>

const seatParts: readonly Part<Seated>[] = [
  {
    name: 'character',
    size: characters.length,
    most: 1,
    meaning: `1 for the Vagabond's character: ${characters.join(', ')}.`,
    write: (put, seated) => putName(put, characters, boardOf(seated)?.character),
  },
  {
    name: 'pawn',
    size: clearingCount,
    most: 1,
    meaning: 'Where its pawn is, by clearing.',
    write: (put, seated) => putOne(put, (boardOf(seated)?.clearing ?? 0) - 1),
  },
  {
    name: 'forest',
    size: mostForests,
    most: 1,
    meaning: "In which forest its pawn is, by the map's list.",
    write: (put, seated) => putOne(put, boardOf(seated)?.forest),
  },
  held('ready', 'ready', 'face up'),
  held('exhausted', 'exhausted', 'exhausted'),
  held('damaged', 'damagedReady', 'damaged and face up'),
  held('ruined', 'damagedExhausted', 'damaged and exhausted'),
  {
    name: 'found',
    size: items.length,
    most: 2,
    meaning: "A Vagabond's items from under ruins, by kind.",
    write(put, seated) {
      const board = boardOf(seated)
      if (board) putAll(put, board.fromRuins)
    },
  },
  {
    name: 'quests',
    size: questCount,
    most: 1,
    meaning: 'Quests that a Vagabond has finished, by the list of quests.',
    write: (put, seated) => putQuests(put, boardOf(seated)?.quests ?? []),
  },
  {
    name: 'relations',
    size: seats.length,
    most: 5,
    meaning:
      "A Vagabond's relationship to each seat, counted from the observer: 0 none, 1 Hostile, 2 Indifferent, to 5 Allied.",
    write(put, seated) {
      const board = boardOf(seated)
      if (!board) return
      for (const other of seated.sight.view.seats) {
        const space = board.relations[other]
        if (space !== undefined) put(placeOf(seated.sight, other), space + 2)
      }
    },
  },
  {
    name: 'looked',
    size: clearingCount,
    most: 1,
    meaning: 'Where a Vagabond has looked under a ruin that still stands, by clearing.',
    write(put, seated) {
      for (const at of boardOf(seated)?.looked ?? []) put(at - 1, 1)
    },
  },
]

/** Both Vagabonds share one block. */
export const vagabond: EncodedFaction<VagabondBoard> = {
  block: 'vagabond',
  factions: ['vagabond', 'vagabond2'],
  pieces: {},
  seat: seatParts,
  tasks: every<OwnTask<Own>['do']>()([
    'character',
    'forest',
    'refresh',
    'roam',
    'along',
    'along-count',
    'slip',
    'rest',
    'item-limit',
    'vagabond-daylight',
    'repair',
    'aid',
    'aid-item',
    'aid-card',
    'aid-take',
    'aided',
    'explore',
    'quest',
    'improvise',
    'reward',
    'strike',
    'strike-piece',
    'steal',
    'day-labor',
    'instigate',
    'instigate-against',
    'glide',
    'enlist',
    'damage',
    'take-items',
  ]),
  flags: every<OwnFlag<Own>>()(['slip']),
  counts: every<OwnCount<Own>>()(['boots']),
  roles: every<OwnRole<Own>>()(['arbiter', 'ally', 'whom', 'attacker']),
  uses: ['refresh'],
  once: ['improvise'],
  battleEffects: every<OwnBattleEffect>()(['swift-strike']),
  acts: every<Act>()(['move', 'battle', 'explore', 'aid', 'quest', 'strike', 'repair', 'special']),
  actions,
  orderly(board) {
    return { ...board, quests: sorted(board.quests), looked: sorted(board.looked) }
  },
}
