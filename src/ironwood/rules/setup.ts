import { createStreams, drawFrom, type Seed } from '../../core'
import { entry } from '../../toolkit/certain'
import { readAs, refusedFor } from '../../toolkit/read'
import { runOn } from './agenda'
import { type Board, ironwoodBoard, makeBoard, mountainsOf } from './board'
import type { Card } from './card'
import { cardSetOf, ironwoodCards } from './cards'
import { isOptions } from './check-options'
import { add, unitsLeft, zeros } from './components'
import { nothingKnown } from './known'
import type { MapData } from './mapdata'
import { playOn } from './play'
import { difficultyFor } from './solo/difficulty'
import { soloFor, strengthen } from './solo/setup'
import { botOf, type Difficulty, isLeftOut, type Mode } from './solo/solo'
import type { CardSet, Side, State } from './state'
import { noTraces } from './traces'
import type { Seat } from './vocabulary'

/**
 * The options of a game of Ironwood.
 *
 * @example
 * const state = ironwood.setup({ mode: 'duel', seed: 7, newcomer: { seat: 'ironclad', at: ['auria', 'zincur'] } })
 * const solo = ironwood.setup({ mode: 'ironbot', seed: 7, level: 3 })
 */
export interface Options {
  readonly mode: Mode
  readonly seed: Seed
  /** The special cards lie in the order of their numbers, the lowest on top (IW-SETUP-06). */
  readonly beginnerDecks?: boolean
  /** Another Fighter on up to four locations of an inexperienced seat (IW-SETUP-07). */
  readonly newcomer?: { readonly seat: Seat; readonly at: readonly string[] }
  /** The level of the bot, 0 to 15; default 0 (IB-16, WB-19). */
  readonly level?: number
  /** The settings of the difficulty one by one, in place of a level. */
  readonly difficulty?: Difficulty
  /** A custom map in place of the standard one; a map that breaks IW-MAP-07 is refused. */
  readonly map?: MapData
  /** A custom card set; a set that breaks IW-CARD-04 is refused. */
  readonly cards?: readonly Card[]
}

function sideFor(cards: CardSet, mode: Mode, seat: Seat, beginner: boolean, shuffle: (deck: string[]) => void): Side {
  const own = Object.values(cards).filter(({ id, faction }) => faction === seat && !isLeftOut(mode, id))
  const ids = (kind: Card['kind']): string[] => own.flatMap((card) => (card.kind === kind ? [card.id] : [])).sort()
  const deck = ids('special').reverse()
  // A bot's deck is always shuffled (BOT-15).
  const ascending = beginner && botOf[mode] !== seat
  if (!ascending) shuffle(deck)
  return {
    crystals: 0,
    hand: ids('base'),
    deck,
    discard: [],
    slots: [],
    extra: [],
    wagered: [],
    ongoing: [],
    known: { ...nothingKnown, ascending },
  }
}

/** The options after one reading. */
function accepted(options: Options): Options {
  const parsed = readAs(isOptions, options)
  if (parsed.ok) return parsed.value
  throw refusedFor('INVALID_OPTIONS', 'It cannot be played so', parsed.problems)
}

/** IW-SETUP-01 to -07. */
export function setup(options: Options): State {
  const { mode, seed, beginnerDecks = false, newcomer, level, difficulty, map, cards } = accepted(options)
  const random: State['random'] = createStreams(seed)
  const ownBoard = map ? makeBoard(map) : null
  const board = ownBoard ?? ironwoodBoard
  const cardSet = cards ? cardSetOf(cards) : null
  const { mountains, forests, ferrum, outerForests } = board
  const chance = drawFrom(random, 'setup')
  const side = (seat: Seat): Side =>
    sideFor(cardSet ?? ironwoodCards, mode, seat, beginnerDecks, (deck) => chance.shuffle(deck))
  const { hand, deck, discard } = visionsFor(mode, board, (visions) => chance.shuffle(visions))
  const state: State = {
    mode,
    beginnerDecks,
    board: ownBoard,
    cards: cardSet,
    round: 0,
    phase: 'preparation',
    turns: 0,
    active: null,
    sides: { woodwalkers: side('woodwalkers'), ironclad: side('ironclad') },
    forests: {
      fighters: forests.map((_, forest) => (outerForests.includes(forest) ? 2 : 0)),
      moved: zeros(forests.length),
      done: zeros(forests.length),
      full: zeros(forests.length),
      fading: zeros(forests.length),
    },
    mountains: {
      fighters: mountains.map(({ kind }) => ({ ferrum: 1, inner: 3, outer: 0 })[kind]),
      golems: zeros(mountains.length),
      movedFighters: zeros(mountains.length),
      movedGolems: zeros(mountains.length),
      sites: mountains.map(() => 'none'),
    },
    drill: { at: ferrum, step: 0, cargo: 0, moved: false },
    secured: 0,
    visions: {
      hand,
      deck,
      revealed: [],
      discard,
      burned: [],
      known: { woodwalkers: 0, ironclad: 0 },
      traces: noTraces,
      departures: [],
    },
    marks: [],
    restrictions: [],
    battle: null,
    solo: soloFor(mode, difficultyFor(mode, level, difficulty), deck),
    agenda: [{ do: 'round' }],
    result: null,
    random,
  }
  if (newcomer) helpNewcomer(state, newcomer)
  strengthen(state, board, chance)
  runOn(playOn(state))
  return state
}

/** IW-SETUP-02: one of the inner vision cards to the hand, all others shuffled; against Woodenbot the deck is the inner ones (WB-01). */
function visionsFor(
  mode: Mode,
  board: Board,
  shuffle: (visions: number[]) => void,
): Pick<State['visions'], 'hand' | 'deck' | 'discard'> {
  const hand = mountainsOf(board, 'inner')
  const outer = mountainsOf(board, 'outer')
  shuffle(hand)
  if (mode === 'woodenbot') return { hand: [], deck: hand, discard: outer }
  const deck = [...hand.splice(1), ...outer]
  shuffle(deck)
  return { hand, deck, discard: [] }
}

/** IW-SETUP-07. */
function helpNewcomer(state: State, { seat, at }: NonNullable<Options['newcomer']>): void {
  const { forestAt, mountainAt } = state.board ?? ironwoodBoard
  for (const id of at) {
    const place = entry(seat === 'woodwalkers' ? forestAt : mountainAt, id)
    // A map with 9 or 10 outer forests leaves fewer than 4 in the supply (IW-COMP-02).
    if (unitsLeft({ state }, seat, 'fighter') > 0)
      add((seat === 'woodwalkers' ? state.forests : state.mountains).fighters, place, 1)
  }
}
