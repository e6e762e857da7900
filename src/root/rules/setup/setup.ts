import { createStreams, drawFrom, frozen } from '../../../core'
import { readAs, refusedFor, zeros } from '../../../toolkit'
import { runOn } from '../agenda'
import { deckOf } from '../cards'
import { itemSupply } from '../data/items'
import { plan } from '../play'
import { playOn } from '../play-on'
import type { State } from '../state'
import { clearingCount, clearingSuits, type Faction, items, seats } from '../vocabulary'
import { makeGround, woodlands } from '../woodlands'
import { prepare } from './advanced/chain'
import { isOptions } from './check-options'
import { type Options, usualPlayers } from './options'
import { mixesOf } from './reach'
import { seatFactions } from './seating'

/** The options as they were read, once and for all. */
function accepted(options: Options): Options {
  const parsed = readAs(isOptions, options)
  if (parsed.ok) return parsed.value
  throw refusedFor('INVALID_OPTIONS', 'It cannot be played so', parsed.problems)
}

/** The standard setup (ROOT-5.1) or the advanced one (ROOT-A), up to its first decision. */
export function setup(options: Options): State {
  const { factions, state } = newTable(options)
  const play = playOn(state)
  if (options.advanced) prepare(play, options.advanced, factions === 'draft' ? null : factions)
  else if (factions === 'draft') plan(play, { do: 'draft', seat: 'p1', chosen: [] })
  else seatFactions(play, factions)
  runOn(play)
  return state
}

/** A table with its map and cards, before anybody has a faction, and who will play. */
export function newTable(options: Options): { readonly state: State; readonly factions: readonly Faction[] | 'draft' } {
  const {
    seed,
    map = 'autumn',
    deck = 'standard',
    players,
    factions = 'random',
    everyQuestion = false,
    advanced,
  } = accepted(options)
  const random: State['random'] = createStreams(seed)
  const chance = drawFrom(random, 'setup')
  const count = typeof factions === 'string' ? (players ?? usualPlayers) : factions.length
  const isDrawn = factions === 'random' || factions === 'any'
  const drawn = isDrawn ? chance.sample(chance.pick(mixesOf(factions, count)), count) : factions
  const ground = typeof map === 'string' ? woodlands[map] : makeGround(map)
  const markers = clearingSuits.flatMap((suit) => [suit, suit, suit, suit])
  chance.shuffle(markers)
  const state: State = {
    map: typeof map === 'string' ? map : ground,
    cards: frozen(deck),
    everyQuestion,
    seats: seats.slice(0, count),
    suits: [null, ...ground.clearings.map(({ suit }, index) => (advanced ? null : suit) ?? markers[index] ?? null)],
    sides: {},
    hirelings: [],
    ruins: [null, ...ground.clearings.map(({ ruin }) => (ruin ? [] : null))],
    declined: [],
    scorched: [],
    closed: ground.closedPaths.map((_, index) => index),
    ferry: ground.ferry ?? 0,
    tower: ground.tower ?? 0,
    landmarks: [],
    deck: deckOf(deck, count),
    discard: [],
    available: [],
    supply: items.map((item) => itemSupply[item] ?? 0),
    questDeck: [],
    quests: [],
    coffin: {},
    round: 0,
    active: 'p1',
    phase: 'setup',
    turn: { activated: zeros(clearingCount + 1), used: [], ferry: false, aids: {} },
    battle: null,
    agenda: [],
    result: null,
    random,
  }
  return { state, factions: drawn }
}
