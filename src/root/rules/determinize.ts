import { createStreams, type Random } from '../../core'
import { takeOut, without } from '../../toolkit'
import { kindOf, needsOf } from './agenda'
import { cloneBattle } from './battle/battle'
import { deckOf, matches } from './cards'
import { cloneHired, cloneHiring, cloneSide, cloneTurn } from './clone'
import { questCards } from './data/quests'
import { factionRules } from './factions/rules'
import { dealtLandmarks, marketCards } from './landmarks/black-market-view'
import type { Need } from './needs'
import { isHandOpen } from './open-hand'
import { sideOf } from './play'
import { playOn } from './play-on'
import { cardsOn } from './playing'
import { changePreparation, fiveCards, heldBehind, preparationIn } from './setup/advanced/held'
import type { State } from './state'
import type { SideView, View } from './view'
import { type ClearingSuit, type Item, type Seat, seats } from './vocabulary'

type Notes = Partial<Record<Seat, string[]>>

/** What a viewer knows of hands: a seat by what it has seen, a spectator by what everybody has seen. */
function notesOf({ viewer, seats, sides }: View): Notes {
  if (viewer !== 'spectator') return sides[viewer]?.seen ?? {}
  return Object.fromEntries(seats.map((seat) => [seat, sides[seat]?.open ?? []]))
}

/** Cards that lie in the open, or that the viewer holds or has lawfully seen. */
function seenCards(view: View, notes: Notes): string[] {
  const cards = [...view.discard, ...view.available, ...marketCards(view), ...cardsOn(view.agenda)]
  for (const seat of view.seats) {
    const side = view.sides[seat]
    if (!side) continue
    cards.push(...side.crafted, ...(side.hand ?? notes[seat] ?? []))
    if (side.dominance !== null) cards.push(side.dominance)
    cards.push(...(factionRules[side.board.faction].cardsSeen?.(side.board, view.viewer) ?? []))
  }
  return cards
}

/** A side with what the viewer knows of it; the rest is dealt afterwards. */
function sideWith(
  { hand, handSize: _, board, ...open }: SideView,
  noted: readonly string[],
  viewer: View['viewer'],
  random: Random,
): State['sides'][Seat] {
  const behind = factionRules[board.faction].boardBehind(board, viewer, random, open.pieces)
  return cloneSide({ ...open, hand: hand ?? [...noted], board: behind })
}

/** A hidden list that is dealt anew, to its size. */
interface Hidden {
  readonly list: string[]
  readonly size: number
  readonly needs: readonly Need[]
  /** Suits that no card that is dealt to it matches (ROOT-INFO-15). */
  readonly lacks: readonly ClearingSuit[]
}

/** Cards for each list, and what is left. Lists that lack something are filled first, with what they may hold. */
function filled(hidden: readonly Hidden[], unseen: readonly string[]): { dealt: string[][]; rest: string[] } {
  const rest = [...unseen]
  const dealt = hidden.map((): string[] => [])
  const take = ({ list, size, lacks }: Hidden, index: number): void => {
    for (let left = size - list.length; left > 0; left--) {
      const place = rest.findIndex((card) => !lacks.some((suit) => matches(card, suit)))
      dealt[index]?.push(...rest.splice(Math.max(0, place), 1))
    }
  }
  for (const [index, each] of hidden.entries()) if (each.lacks.length > 0) take(each, index)
  for (const [index, each] of hidden.entries()) if (each.lacks.length === 0) take(each, index)
  return { dealt, rest }
}

/** So often the cards are shuffled anew, until what an open question says of them is true. */
const patience = 100

/**
 * Deals the unseen cards. What an open question says must be there is there in every deal that could be behind it, and each of
 * those is as likely as any other: so a deal that does not fit is thrown away, and only if chance brings none is one made to.
 */
function deal(hidden: readonly Hidden[], unseen: string[], random: Random): void {
  random.shuffle(unseen)
  for (let tries = 1; tries < patience && !isFitting(hidden, unseen); tries++) random.shuffle(unseen)
  if (!isFitting(hidden, unseen)) dealNeeded(hidden, unseen)
  const { dealt, rest } = filled(hidden, unseen)
  for (const [index, { list }] of hidden.entries()) list.push(...(dealt[index] ?? []))
  unseen.splice(0, unseen.length, ...rest)
}

/** Whether all lists have what they need when they are filled from these cards. */
function isFitting(hidden: readonly Hidden[], unseen: readonly string[]): boolean {
  const { dealt } = filled(hidden, unseen)
  return hidden.every(({ list, needs }, index) =>
    needs.every(({ missing }) => missing([...list, ...(dealt[index] ?? [])]) === 0),
  )
}

function dealNeeded(hidden: readonly Hidden[], unseen: string[]): void {
  for (const { list, size, needs, lacks } of hidden)
    for (const { missing } of needs)
      for (let left = missing(list); left > 0 && list.length < size; left--) {
        const card = unseen.find(
          (each) => missing([...list, each]) < left && !lacks.some((suit) => matches(each, suit)),
        )
        if (card === undefined) break
        takeOut(unseen, card)
        list.push(card)
      }
}

/** Deals what the viewer cannot know anew; what it has seen stays where it lies (ROOT-INFO-24). */
export function determinize(view: View, random: Random): State {
  const {
    sides,
    ruins: _ruins,
    ruinItems: _items,
    looked: _looked,
    deckSize,
    questDeckSize: _,
    viewer,
    toAct: _toAct,
    ...open
  } = view
  const notes = notesOf(view)
  const unseen = deckOf(view.cards, view.seats.length)
  for (const card of seenCards(view, notes)) takeOut(unseen, card)
  const state: State = {
    ...open,
    sides: Object.fromEntries(
      view.seats.flatMap((seat) => {
        const side = sides[seat]
        return side ? [[seat, sideWith(side, notes[seat] ?? [], viewer, random)]] : []
      }),
    ),
    hirelings: open.hirelings.map(cloneHired),
    landmarks: [],
    deck: [],
    questDeck: questsLeft(view, random),
    ruins: dealRuins(view, random),
    declined: open.declined.slice(),
    scorched: open.scorched.slice(),
    closed: open.closed.slice(),
    discard: open.discard.slice(),
    available: open.available.slice(),
    supply: open.supply.slice(),
    quests: open.quests.slice(),
    coffin: { ...open.coffin },
    turn: cloneTurn(open.turn),
    battle: open.battle && cloneBattle(open.battle),
    agenda: open.agenda.slice(),
    random: createStreams(random.integer(0, 2 ** 31)),
  }
  if (open.hiring) state.hiring = cloneHiring(open.hiring)
  const needs = needsOf(playOn(state))
  const prepared = handsPrepared(view)
  deal([...view.seats.flatMap((seat) => hiddenOf(state, view, seat, needs)), ...prepared], unseen, random)
  state.landmarks = dealtLandmarks(view, unseen, random)
  state.deck = unseen.splice(0, deckSize)
  prepare(state, prepared, random)
  dealNotes(state, viewer, random)
  state.agenda = state.agenda.map((task) => kindOf(task).hides?.dealt(task, { state, random }) ?? task)
  return state
}

/** What others have seen of each other nobody else can tell; what everybody has seen, they have. */
function dealNotes(state: State, viewer: View['viewer'], random: Random): void {
  for (const seat of state.seats) {
    const side = state.sides[seat]
    if (!side || seat === viewer) continue
    // Nobody needs a note of a hand that lies open.
    const givers = state.seats.filter(
      (each) => each !== seat && each !== viewer && state.sides[each] && !isHandOpen({ state }, each),
    )
    for (const of of givers) {
      const { hand, open } = sideOf({ state }, of)
      const unseen = without(hand, open)
      const seen = [...open, ...random.sample(unseen, random.integer(0, unseen.length))]
      if (seen.length > 0) side.seen[of] = seen
    }
    factionRules[side.board.faction].dealMemories?.(side.board, givers, viewer, random)
  }
}

/** Hidden hands of the advanced setup, which lie with no side yet. */
function handsPrepared({ agenda }: View): (Hidden & { readonly seat: Seat })[] {
  const { hands = {} } = preparationIn({ agenda }) ?? {}
  return seats.flatMap((seat) =>
    hands[seat]?.cards === null ? [{ seat, list: [], size: fiveCards, needs: [], lacks: [] }] : [],
  )
}

/** Lays them where they belong. */
function prepare(state: State, prepared: ReturnType<typeof handsPrepared>, random: Random): void {
  if (prepared.length === 0) return
  const { hands = {} } = preparationIn(state) ?? {}
  const dealt = prepared.map(({ seat, list }) => [seat, heldBehind(state.agenda, seat, list, random)])
  changePreparation({ state }, { hands: { ...hands, ...Object.fromEntries(dealt) } })
}

function hiddenOf(state: State, view: View, seat: Seat, needs: readonly Need[]): Hidden[] {
  const [side, shown] = [state.sides[seat], view.sides[seat]]
  if (!side || !shown) return []
  const of = (place: Need['place']): Need[] => needs.filter((need) => need.seat === seat && need.place === place)
  const hidden: Hidden[] = []
  if (shown.hand === null) hidden.push({ list: side.hand, size: shown.handSize, needs: of('hand'), lacks: shown.lacks })
  for (const { place, list, size } of factionRules[side.board.faction].hiddenOn?.(side.board, shown.board) ?? [])
    hidden.push({ list, size, needs: of(place), lacks: [] })
  return hidden
}

function questsLeft(view: View, random: Random): string[] {
  if (view.questDeckSize === 0) return []
  const seen = new Set(view.quests)
  for (const seat of view.seats) {
    const board = view.sides[seat]?.board
    if (board) for (const quest of factionRules[board.faction].questsOn?.(board) ?? []) seen.add(quest)
  }
  const deck = questCards.map(({ id }) => id).filter((id) => !seen.has(id))
  random.shuffle(deck)
  return deck
}

/** What lies under ruins; where an explorer took nothing, it is of the kinds that it had (ROOT-9.7.3b). */
function dealRuins(view: View, random: Random): State['ruins'] {
  const items = [...view.ruinItems]
  for (const item of view.looked.flatMap((seen) => seen ?? [])) takeOut(items, item)
  random.shuffle(items)
  for (let tries = 1; tries < patience && !couldLie(view, ruinsWith(view, items)); tries++) random.shuffle(items)
  const ruins = ruinsWith(view, items)
  return couldLie(view, ruins) ? ruins : ruinsWith(view, declinedFirst(view, items))
}

/** These items under the ruins that the viewer has not looked under, one after another. */
function ruinsWith({ ruins, looked }: View, items: readonly Item[]): State['ruins'] {
  let from = 0
  return ruins.map((count, at) => {
    const seen = looked[at]?.slice()
    if (seen || count === null) return seen ?? null
    from += count
    return items.slice(from - count, from)
  })
}

const couldLie = ({ declined }: View, ruins: State['ruins']): boolean =>
  declined.every(({ at, kinds }) => (ruins[at] ?? []).every((item) => kinds.includes(item)))

/** The items in an order in which those of declined ruins are of their kinds. */
function declinedFirst({ ruins, looked, declined }: View, items: readonly Item[]): Item[] {
  const left = [...items]
  const places = ruins.map((count, at) => (looked[at] ? 0 : (count ?? 0)))
  const chosen = places.map((): Item[] => [])
  for (const { at, kinds } of declined)
    for (let missing = places[at] ?? 0; missing > 0; missing--) {
      const item = left.find((each) => kinds.includes(each))
      if (item === undefined) break
      takeOut(left, item)
      chosen[at]?.push(item)
    }
  return places.flatMap((count, at) => {
    const own = chosen[at] ?? []
    return own.length === count ? own : left.splice(0, count)
  })
}
