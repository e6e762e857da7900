import { suitOf } from '../../src/root/rules/cards'
import { craftingAt, craftsWith } from '../../src/root/rules/crafting-pieces'
import { allianceTracks } from '../../src/root/rules/factions/alliance/facts'
import { marquiseTracks } from '../../src/root/rules/factions/marquise/facts'
import { vagabondAt } from '../../src/root/rules/factions/vagabond/board'
import { factionOf, has, seatOf, sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { rulesFor } from '../../src/root/rules/rule'
import type { State } from '../../src/root/rules/state'
import { isSeat, items } from '../../src/root/rules/vocabulary'
import { groundOf } from '../../src/root/rules/woodlands'
import type { Law, Look } from './course'
import { piecesOf } from './replay'

/** A law that needs no memory. */
const always = (look: Look) => () => look

/** Items that are somewhere in the game, by kind. */
function itemsIn(state: State): number[] {
  return items.map((item, index) => {
    let found = state.supply[index] ?? 0
    for (const lying of state.ruins) for (const each of lying ?? []) if (each === item) found++
    for (const seat of state.seats) {
      const side = sideOf({ state }, seat)
      found += (side.items[index] ?? 0) + (side.spentItems[index] ?? 0)
      const board = vagabondAt({ state }, seat)
      if (!board) continue
      for (const list of [board.ready, board.exhausted, board.damagedReady, board.damagedExhausted])
        found += list[index] ?? 0
    }
    return found
  })
}

export const lawsOfPieces: readonly Law[] = [
  {
    title: 'ROOT-INV-01: pieces come to the map, leave it and move by events that say so, and in no other way',
    begin: always(({ before, events, after }) => {
      const pieces = piecesOf(before)
      for (const event of events) pieces.tell(event)
      return pieces.difference(after)
    }),
  },
  {
    title: 'ROOT-INV-03, ROOT-INV-23: items only ever leave the game, and the supply',
    begin: always(({ before, after }) => {
      if (before.phase === 'setup') return undefined
      const [earlier, later] = [itemsIn(before), itemsIn(after)]
      for (const [index, item] of items.entries()) {
        if ((later[index] ?? 0) > (earlier[index] ?? 0)) return `a ${item} came back`
        if ((after.supply[index] ?? 0) > (before.supply[index] ?? 0)) return `a ${item} came back to the supply`
      }
      return null
    }),
  },
  {
    title: 'ROOT-INV-07: a building, a sympathy token scores what the leftmost space of its track covers',
    begin: always(({ before, events }) => {
      const play = { state: before }
      for (const event of events) {
        if (event.type !== 'placed' || before.phase === 'setup' || event.owner !== before.active) continue
        const { piece } = event
        const seat = before.active
        const standing = (): number => {
          let count = 0
          for (const each of sideOf(play, seat).pieces[piece] ?? []) count += each
          return count
        }
        const expected =
          piece === 'sawmill' || piece === 'workshop' || piece === 'recruiter'
            ? marquiseTracks.points[piece][standing()]
            : piece === 'sympathy'
              ? allianceTracks.points[standing()]
              : undefined
        if (expected === undefined) continue
        if (sideOf(play, seat).dominance !== null) return undefined
        let scored = 0
        for (const each of events)
          if (each.type === 'scored' && each.seat === seat && buildingRules.includes(each.rule)) scored += each.points
        return scored === expected ? null : `${piece} number ${standing() + 1} scored ${scored}, not ${expected}`
      }
      return undefined
    }),
  },
  {
    title: 'ROOT-INV-08: while the keep stands only the Marquise places pieces in its clearing',
    begin: always(({ before, events }) => {
      const marquise = seatOf({ state: before }, 'marquise')
      if (marquise === undefined) return undefined
      const pieces = piecesOf(before)
      let seen: null | undefined
      for (const event of events) {
        if (event.type === 'placed' && event.owner !== marquise) {
          if (pieces.at(marquise, 'keep', event.at) > 0) return `${event.owner} placed ${event.piece} at the keep`
          seen = null
        }
        pieces.tell(event)
      }
      return seen
    }),
  },
  {
    title: 'ROOT-INV-09: nothing is placed in a scorched clearing or moved into it',
    begin: always(({ before, events }) => {
      if (before.scorched.length === 0) return undefined
      let seen: null | undefined
      for (const event of events) {
        const to =
          event.type === 'placed'
            ? event.at
            : event.type === 'moved'
              ? event.to
              : event.type === 'pawn'
                ? event.clearing
                : 0
        if (before.scorched.includes(to)) return `${event.type} in ${to}`
        if (to > 0) seen = null
      }
      return seen
    }),
  },
  {
    title: 'ROOT-INV-20: in a turn the Eyrie add two cards to the Decree at most, one of them a bird at most',
    begin() {
      let added: string[] = []
      return ({ events }) => {
        let seen: null | undefined
        for (const event of events) {
          if (event.type === 'phase' && event.phase === 'birdsong') added = []
          if (event.type !== 'decree') continue
          added.push(event.card)
          seen = null
          if (added.length > 2 || added.filter((card) => suitOf(card) === 'bird').length > 1) return added.join()
        }
        return seen
      }
    },
  },
  {
    title: 'ROOT-INV-21: a crafting piece is activated where it stands, once in a turn',
    begin: always(({ before, after, events }) => {
      if (events.some(({ type }) => type === 'phase')) return undefined
      const play = playOn(before)
      const kinds = craftsWith(play, before.active)
      let seen: null | undefined
      for (const [at, count] of after.turn.activated.entries()) {
        if (count === before.turn.activated[at]) continue
        const standing = craftingAt(play, before.active, kinds, at)
        if (count > standing) return `${count} of ${standing} in ${at}`
        seen = null
      }
      return seen
    }),
  },
  {
    title: 'ROOT-INV-37: warriors move from or to a clearing that their faction rules, unless a rule waives it',
    begin: always(({ before, events }) => {
      const task = before.agenda.at(-1)?.do
      if (task === 'false-orders-to' || task === 'along-count' || task === 'along') return undefined
      const [move] = events.filter((event) => event.type === 'moved')
      if (!move || has({ state: before }, move.owner, 'corvid-planners')) return undefined
      // ROOT-13.2.3: the Conspiracy is nimble.
      if (seatOf({ state: before }, 'corvid') === move.owner) return undefined
      // ROOT-11.2.2a: the Riverfolk swim.
      const swims = isSeat(move.owner) && factionOf({ state: before }, move.owner) === 'riverfolk'
      if (swims && !move.ferry && groundOf(before).byRiver[move.from]?.includes(move.to)) return undefined
      const ruled = [move.from, move.to].some((at) => rulesFor({ state: before }, move.owner, at))
      return ruled ? null : `${move.owner} moved from ${move.from} to ${move.to}`
    }),
  },
]

const buildingRules: readonly string[] = ['ROOT-6.5.4.3', 'ROOT-8.4.2.3', 'ROOT-8.6.1.4a']
