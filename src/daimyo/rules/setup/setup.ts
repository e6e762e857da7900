import { createStreams, drawFrom, type Random } from '../../../core'
import { keysOf, readAs, refusedFor } from '../../../toolkit'
import { runOn } from '../agenda'
import { type Boxed, boardsOf, clanOf, daimyoBox, goalsOf, islandOf, marketOf, villagersTileOf } from '../box'
import { goalsInPlay, rowLength } from '../numbers'
import { type Play, plan, playOn } from '../play'
import type { ClanState, EmpireState, IslandState, MercenaryState, Purpose, State } from '../state'
import type { Task } from '../task'
import {
  buildingKinds,
  type Clan,
  type Difficulty,
  firstCapacity,
  type Island,
  islands,
  relicCopies,
  relicNumbers,
} from '../vocabulary'
import { isOptions } from './check-options'
import { giveBoard } from './draft'
import { keptOf } from './kept-box'
import type { Options } from './options'
import { dealStack } from './stack'

/** How many tiles lie on an island, and on the Black Market at setup. */
const tileCount = 3

/** The options as they were read, once and for all. */
function accepted(options: Options): Options {
  const parsed = readAs(isOptions, options)
  if (parsed.ok) return parsed.value
  throw refusedFor('INVALID_OPTIONS', 'It cannot be played so', parsed.problems)
}

/** The setup up to its first decision, in the order of DAI-SETUP-16. */
export function setup(options: Options): State {
  const state = newTable(options)
  const play = playOn(state)
  const { clans, boards } = state
  if (boards === 'basic') giveBasicBoards(play)
  plan(play, ...begin(clans, boards === 'advanced'))
  runOn(play)
  return state
}

/** Everything dealt and nothing planned; no clan has a construction board. */
export function newTable(options: Options): State {
  const {
    seed,
    clans,
    boards = 'basic',
    aggressive = clans.length > 1,
    difficulty = 'normal',
    ...rest
  } = accepted(options)
  const [first = 'nature'] = clans
  const box = keptOf(rest.box)
  const state: State = {
    box,
    clans: [...clans],
    boards,
    aggressive,
    round: 0,
    first,
    helmet: first,
    helped: false,
    turn: null,
    islands: islands
      .filter((id) => clans.length >= islandOf({ box }, id).fromClans)
      .map((id) => newIsland({ box }, id)),
    bag: [],
    blackMarket: [],
    dice: [],
    villagers: {},
    goals: [],
    row: [],
    market: [],
    offered: boards === 'advanced' ? buildingKinds.flatMap((kind) => boardsOf({ box }, kind)) : [],
    sides: Object.fromEntries(clans.map((clan) => [clan, newClan()])),
    mercenaries: clans.length === 2 ? newMercenaries() : null,
    empire: clans.length === 1 ? newEmpire(difficulty) : null,
    agenda: [],
    result: null,
    random: createStreams(seed),
  }
  dealTiles(state)
  // Goals are not used in solo (DAI-GOAL-07).
  if (!state.empire) dealGoals(state)
  dealVillagers(state)
  dealMarket(state)
  dealHands(state)
  return state
}

function newIsland(at: Boxed, id: Island): IslandState {
  const { produces, shadowGold, altars } = islandOf(at, id)
  return {
    id,
    tiles: [],
    governors: produces.map(() => null),
    buildings: produces.map(() => null),
    shadows: shadowGold.map(() => null),
    altars: altars.map(() => null),
  }
}

/** A clan before its resources are given out (DAI-SETUP-06). */
const newClan = (): ClanState => ({
  points: 0,
  resources: { rice: 0, metal: 0, stone: 0, gold: 0 },
  capacity: firstCapacity,
  loose: [],
  relics: [],
  marker: 0,
  seeker: null,
  dice: [],
  boards: { farm: null, tower: null },
  covered: [],
  bonus: { help: [], production: [], relic: [], recruit: [], build: [], ability: [] },
  income: [],
  hand: [],
  deck: [],
  discard: [],
  known: [],
})

/** DAI-DUO-01. */
const newMercenaries = (): MercenaryState => ({ gold: 0, loose: [], relics: [], heroes: [], dice: [] })

/** DAI-SOLO-03, DAI-SOLO-04: its hero and its cards are dealt with the market. */
const newEmpire = (difficulty: Difficulty): EmpireState => ({
  difficulty,
  points: 0,
  loose: [],
  relics: [],
  stacks: [],
  heroes: [],
  unseen: '',
  dice: [],
  opened: [],
  stack: [],
})

/** The stream of each deal is its own (DAI-OPT-06), so the bag depends on the seed and the islands alone (DAI-INV-33). */
const chance = ({ random }: State, purpose: Purpose): Random => drawFrom(random, purpose)

/** DAI-SETUP-01. */
function dealTiles(state: State): void {
  for (const { id } of state.islands)
    for (const number of relicNumbers) state.bag.push(...Array<string>(relicCopies).fill(`${id}-${number}`))
  chance(state, 'bag').shuffle(state.bag)
  for (const island of state.islands) island.tiles = state.bag.splice(-tileCount).reverse()
  state.blackMarket = state.bag.splice(-tileCount).reverse()
}

/** DAI-SETUP-03: green goals first; the others leave the game. */
function dealGoals(state: State): void {
  const random = chance(state, 'goals')
  for (const kind of ['green', 'orange'] as const) {
    state.goals.push(
      ...random.sample(goalsOf(state, kind), goalsInPlay[kind]).map((id) => ({ id, gold: null, silver: null })),
    )
  }
}

/** DAI-SETUP-04. */
function dealVillagers(state: State): void {
  for (const id of keysOf(daimyoBox.villagers))
    state.villagers[id] = villagersTileOf(state, id).atSetup ?? chance(state, 'villagers').pick(['a', 'b'] as const)
}

/** DAI-SETUP-05. */
function dealMarket(state: State): void {
  state.market = marketOf(state)
  chance(state, 'heroes').shuffle(state.market)
  state.row = state.market.splice(-rowLength).reverse()
  if (!state.empire) return
  state.empire.unseen = state.market.pop() ?? ''
  state.empire.stack = dealStack(state, [], chance(state, 'solo'))
  state.empire.opened = state.empire.stack.splice(-1)
}

/** DAI-SETUP-07. */
function dealHands(state: State): void {
  const { clans, sides, random } = state
  for (const clan of clans) {
    const side = sides[clan]
    if (!side) continue
    side.deck = [...clanOf(state, clan).heroes]
    drawFrom(random, 'decks').shuffle(side.deck)
    side.hand = side.deck.splice(-2)
  }
}

/** The first clan gets the first board of each kind, and so on (DAI-SETUP-08). */
function giveBasicBoards(play: Play): void {
  for (const [index, clan] of play.state.clans.entries())
    for (const kind of buildingKinds) {
      const board = boardsOf(play.state, kind)[index]
      if (board !== undefined) giveBoard(play, clan, board)
    }
}

/** Boards in turn order and back (DAI-SETUP-09), resources, governors, the first round. */
const begin = (clans: readonly Clan[], drafted: boolean): Task[] => [
  ...(drafted ? [...clans, ...[...clans].reverse()].map((seat): Task => ({ do: 'draft', seat })) : []),
  { do: 'supplies' },
  ...clans.map((seat): Task => ({ do: 'found', seat, first: true })),
  ...clans.map((seat): Task => ({ do: 'found', seat, first: false })),
  ...(clans.length === 1 ? clans.map((seat): Task => ({ do: 'empire-found', seat, islands: [] })) : []),
  { do: 'round', number: 1 },
]
