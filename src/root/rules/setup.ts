import { createStreams, drawFrom } from '../../core'
import { zeros } from '../../toolkit'
import { runOn } from './agenda'
import { deckOf } from './cards'
import type { Task } from './chapters'
import { itemSupply } from './data/items'
import { draw } from './hands'
import { kindsOf, pieceTotals } from './pieces'
import { plan, playOn } from './play'
import type { Board, Options, Side, State } from './state'
import {
  clearingCount,
  clearingSuits,
  deckIds,
  type Faction,
  factions,
  items,
  mapIds,
  type Seat,
  seats,
  startingHand,
} from './vocabulary'
import { woodlands } from './woodlands'

/** The factions that are drawn from if none are given; the second Vagabond only comes if it is asked for. */
const drawable: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

function boardOf(faction: Faction, others: readonly Seat[]): Board {
  switch (faction) {
    case 'marquise':
      return { faction }
    case 'eyrie':
      return { faction, leader: null, fallen: [], decree: { recruit: [], move: [], battle: [], build: [] } }
    case 'alliance':
      return { faction, officers: 0, supporters: [], given: {} }
    default: {
      const none = (): number[] => zeros(items.length)
      return {
        faction,
        character: null,
        clearing: 0,
        forest: -1,
        ready: none(),
        exhausted: none(),
        damagedReady: none(),
        damagedExhausted: none(),
        fromRuins: none(),
        relations: Object.fromEntries(others.map((seat) => [seat, 0])),
        quests: [],
        looked: [],
      }
    }
  }
}

function sideFor(faction: Faction, others: readonly Seat[]): Side {
  const pieces: Side['pieces'] = {}
  for (const kind of kindsOf[faction]) pieces[kind] = zeros(clearingCount + 1)
  return {
    board: boardOf(faction, others),
    score: 0,
    hand: [],
    crafted: [],
    dominance: null,
    partner: null,
    items: zeros(items.length),
    spentItems: zeros(items.length),
    supply: pieceTotals[faction].warrior ?? 0,
    pieces,
    seen: {},
    open: [],
  }
}

function checked({ players, factions: given, map = 'autumn', deck = 'standard' }: Options): void {
  if (!mapIds.includes(map)) throw new RangeError(`There is no map ${JSON.stringify(map)}: ${mapIds.join(', ')}.`)
  if (!deckIds.includes(deck)) throw new RangeError(`There is no deck ${JSON.stringify(deck)}: ${deckIds.join(', ')}.`)
  const count = given?.length ?? players ?? 4
  if (!Number.isInteger(count) || count < 2 || count > (given ? factions.length : drawable.length))
    throw new RangeError(`Root needs 2 to ${drawable.length} players; ${count} were asked for.`)
  if (given && players !== undefined && players !== given.length)
    throw new RangeError(`There are ${given.length} factions for ${players} players.`)
  if (!given) return
  const strange = given.find((faction) => !factions.includes(faction))
  if (strange !== undefined) throw new RangeError(`There is no faction ${JSON.stringify(strange)}.`)
  // ROOT-5.1.1a: no faction twice, and the second Vagabond only beside the first.
  if (new Set(given).size !== given.length) throw new RangeError('A faction is given twice.')
  if (given.includes('vagabond2') && !given.includes('vagabond'))
    throw new RangeError('The second Vagabond needs the first.')
}

const setupOf = (faction: Faction, seat: Seat): Task => {
  if (faction === 'marquise') return { do: 'keep', seat }
  if (faction === 'eyrie') return { do: 'eyrie-corner', seat }
  if (faction === 'alliance') return { do: 'alliance-setup', seat }
  return { do: 'character', seat }
}

const otherVagabond = (faction: Faction): Faction =>
  faction === 'vagabond' ? 'vagabond2' : faction === 'vagabond2' ? 'vagabond' : faction

/** The standard setup (ROOT-5.1), up to its first decision. */
export function setup(options: Options): State {
  checked(options)
  const { seed, map = 'autumn', deck = 'standard' } = options
  const random: State['random'] = createStreams(seed)
  const chance = drawFrom(random, 'setup')
  const chosen = options.factions ?? chance.sample(drawable, options.players ?? drawable.length)
  const taken = seats.slice(0, chosen.length)
  const ground = woodlands[map]
  const markers = clearingSuits.flatMap((suit) => [suit, suit, suit, suit])
  chance.shuffle(markers)
  const pawnless = taken.filter((_, index) => !chosen[index]?.startsWith('vagabond'))
  const state: State = {
    map,
    cards: deck,
    seats: taken,
    suits: [null, ...ground.clearings.map(({ suit }, index) => suit ?? markers[index] ?? null)],
    sides: Object.fromEntries(chosen.map((faction, index) => [taken[index], sideFor(faction, pawnless)])),
    ruins: [null, ...ground.clearings.map(({ ruin }) => (ruin ? [] : null))],
    scorched: [],
    closed: ground.closedPaths.map((_, index) => index),
    ferry: ground.ferry ?? 0,
    deck: deckOf(deck, taken.length),
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
  drawFrom(random, 'deck').shuffle(state.deck)
  const play = playOn(state)
  for (const seat of taken) draw(play, seat, startingHand)
  // ROOT-9.7.1b: chance says which of two Vagabonds is the first.
  const swapped = chosen.includes('vagabond2') && chance.integer(0, 1) === 1
  const inOrder = factions.flatMap((faction): Task[] => {
    const seat = taken[chosen.indexOf(swapped ? otherVagabond(faction) : faction)]
    return seat ? [setupOf(faction, seat)] : []
  })
  plan(play, ...inOrder, { do: 'turn', seat: 'p1' })
  runOn(play)
  return state
}
