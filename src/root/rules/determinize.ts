import { createStreams, type Random } from '../../core'
import { takeOut } from '../../toolkit'
import { cloneBattle } from './battle/battle'
import { cardOf, deckOf } from './cards'
import { cloneSide, cloneTurn } from './clone'
import { questCards } from './data/quests'
import { playedIn } from './playing'
import type { Board, Side, State } from './state'
import type { SideView, View } from './view'
import type { Seat } from './vocabulary'

/** Cards that lie in the open, or that the viewer holds or has lawfully seen. */
function seenCards(view: View, notes: Partial<Record<Seat, string[]>>): string[] {
  const cards = [...view.discard, ...view.available, ...playedIn(view.agenda)]
  for (const seat of view.seats) {
    const side = view.sides[seat]
    if (!side) continue
    cards.push(...side.crafted, ...(side.hand ?? notes[seat] ?? []))
    if (side.dominance !== null) cards.push(side.dominance)
    const { board } = side
    if (board.faction === 'eyrie')
      for (const column of Object.values(board.decree)) cards.push(...column.filter((card) => card !== 'vizier'))
    if (board.faction === 'alliance') cards.push(...(board.supporters ?? []))
  }
  return cards
}

/** Deals what the viewer cannot know anew; what it has seen stays where it lies (ROOT-INFO-24). */
export function determinize(view: View, random: Random): State {
  const notes = view.viewer === 'spectator' ? {} : (view.sides[view.viewer]?.seen ?? {})
  const unseen = deckOf(view.cards, view.seats.length)
  for (const card of seenCards(view, notes)) takeOut(unseen, card)
  random.shuffle(unseen)
  const { sides, ruins, ruinItems, looked, deckSize, questDeckSize: _, viewer: __, ...open } = view
  const dealt: State['sides'] = {}
  for (const seat of view.seats) {
    const side = sides[seat]
    if (side) dealt[seat] = dealSide(side, notes[seat] ?? [], unseen, fitting(view, seat))
  }
  const questDeck = dealQuests(view)
  random.shuffle(questDeck)
  return {
    ...open,
    sides: dealt,
    deck: unseen.splice(0, deckSize),
    questDeck,
    ruins: dealRuins(view, ruins, ruinItems, looked, random),
    scorched: open.scorched.slice(),
    closed: open.closed.slice(),
    discard: open.discard.slice(),
    available: open.available.slice(),
    supply: open.supply.slice(),
    quests: open.quests.slice(),
    coffin: { ...open.coffin },
    turn: cloneTurn(open.turn),
    battle: open.battle && cloneBattle(open.battle),
    agenda: open.agenda.map((task) => {
      if (task.do !== 'decree-column' || task.card !== '') return task
      const hand = dealt[task.seat]?.hand ?? []
      const card = task.bird ? hand.find((each) => cardOf(each).suit !== 'bird') : hand[0]
      return { ...task, card: card ?? hand[0] ?? '' }
    }),
    random: createStreams(random.integer(0, 2 ** 31)),
  }
}

/** What the question that is open says of a hidden hand: one that is asked for a matching card has one. */
function fitting(view: View, seat: Seat): ((card: string) => boolean) | null {
  const task = view.agenda.at(-1)
  if (!task || !('seat' in task) || task.seat !== seat) return null
  const at = task.do === 'outrage-card' || task.do === 'overwork-card' || task.do === 'support' ? task.at : 0
  const suit = view.suits[at]
  return suit ? (card) => cardOf(card).suit === suit || cardOf(card).suit === 'bird' : null
}

/** A hidden hand and hidden supporters out of the unseen cards; one card that must be there is dealt first. */
function dealSide(
  side: SideView,
  noted: readonly string[],
  unseen: string[],
  needed: ((card: string) => boolean) | null,
): Side {
  const { hand: known, handSize, board: shown, ...open } = side
  const hand = known ? [...known] : [...noted]
  const must = known || hand.some((card) => needed?.(card)) ? undefined : unseen.find((card) => needed?.(card))
  if (must !== undefined && hand.length < handSize && shown.faction !== 'alliance') {
    takeOut(unseen, must)
    hand.push(must)
  }
  while (hand.length < handSize) {
    const card = unseen.pop()
    if (card === undefined) throw new Error('There are too few cards for the hands.')
    hand.push(card)
  }
  return cloneSide({ ...open, hand, board: dealBoard(shown, unseen, needed) })
}

function dealBoard(shown: SideView['board'], unseen: string[], needed: ((card: string) => boolean) | null): Board {
  if (shown.faction !== 'alliance') return shown
  const { supporterCount, supporters, ...board } = shown
  if (supporters) return { ...board, supporters }
  const dealt: string[] = []
  const must = needed ? unseen.findIndex(needed) : -1
  if (must >= 0 && supporterCount > 0) dealt.push(...unseen.splice(must, 1))
  while (dealt.length < supporterCount) {
    const card = unseen.pop()
    if (card === undefined) throw new Error('There are too few cards for the supporters.')
    dealt.push(card)
  }
  return { ...board, supporters: dealt }
}

function dealQuests(view: View): string[] {
  if (view.questDeckSize === 0) return []
  const seen = new Set(view.quests)
  for (const seat of view.seats) {
    const board = view.sides[seat]?.board
    if (board && 'quests' in board) for (const quest of board.quests) seen.add(quest)
  }
  return questCards.map(({ id }) => id).filter((id) => !seen.has(id))
}

function dealRuins(
  view: View,
  ruins: View['ruins'],
  ruinItems: View['ruinItems'],
  looked: View['looked'],
  random: Random,
): State['ruins'] {
  const items = [...ruinItems]
  const board = view.viewer === 'spectator' ? undefined : view.sides[view.viewer]?.board
  const known = looked && board && 'clearing' in board ? board.clearing : 0
  for (const item of looked ?? []) takeOut(items, item)
  random.shuffle(items)
  return ruins.map((count, at) =>
    at === known && looked ? [...looked] : count === null ? null : items.splice(0, count),
  )
}
