import { add, type Problems, sum, takeOut } from '../../../toolkit'
import { cardOf, deckOf } from '../cards'
import { itemSupply, ruinItems } from '../data/items'
import { questCards } from '../data/quests'
import { marketCards } from '../landmarks/black-market-view'
import { type Play, rulesOfHireling, sideAt, sideOf } from '../play'
import { cardsOn } from '../playing'
import { cardsReturned, preparationIn } from '../setup/advanced/held'
import { itemIndex, items, type Seat } from '../vocabulary'
import { isCount } from './counts'
import type { Laws, SeatLaw, StateLaw } from './law'

/** Every place in which cards of the shared deck can lie. */
function cardsIn({ state, factions }: Play): string[] {
  const { deck, discard, available, landmarks, agenda, seats, sides } = state
  const all = [...deck, ...discard, ...available, ...marketCards({ landmarks }), ...cardsOn(agenda)]
  for (const seat of seats) {
    const side = sides[seat]
    if (!side) continue
    const { board, hand, crafted, dominance } = side
    all.push(...hand, ...crafted)
    if (dominance !== null) all.push(dominance)
    all.push(...(factions[board.faction].cardsOn?.(board) ?? []))
  }
  return all
}

/** The boards of the seats that have one, each with the rules of its faction. */
const boardsOf = ({ state: { seats, sides }, factions }: Play) =>
  seats.flatMap((seat) => {
    const board = sides[seat]?.board
    return board ? [{ board, rules: factions[board.faction] }] : []
  })

/** ROOT-INV-02: every card is in exactly one place; so is every quest, once they are laid out. */
function cards(play: Play, problems: Problems): void {
  const { state } = play
  tally(cardsIn(play), deckOf(state.cards, state.seats.length), 'deck', problems)
  const done = boardsOf(play).flatMap(({ board, rules }) => rules.questsOn?.(board) ?? [])
  const quests = [...state.questDeck, ...state.quests, ...done]
  if (quests.length === 0) return
  tally(
    quests,
    questCards.map(({ id }) => id),
    'questDeck',
    problems,
  )
}

function tally(found: readonly string[], all: readonly string[], path: string, problems: Problems): void {
  const missing = [...all]
  for (const card of found)
    if (missing.includes(card)) takeOut(missing, card)
    else problems.add(path, `There is a ${card} too many.`)
  for (const card of missing) problems.add(path, `A ${card} is nowhere.`)
}

/** Items that can be in the game: of the supply, of the ruins, of the characters that are played, and of hirelings. */
function itemsOf(play: Play): number[] {
  const all = items.map((item) => itemSupply[item] ?? 0)
  const boards = boardsOf(play)
  const brought = [
    ...boards.flatMap(({ board, rules }) => rules.itemsBrought?.(board) ?? []),
    ...play.state.hirelings.flatMap(({ hireling }) => rulesOfHireling(play, hireling).itemsBrought ?? []),
  ]
  if (brought.length === 0 && boards.some(({ rules }) => rules.needsRuinItems)) brought.push(...ruinItems)
  for (const item of brought) add(all, itemIndex[item], 1)
  return all
}

/** ROOT-INV-03: no item is in two places. Those that were removed from the game are nowhere. */
function itemTotals(play: Play, problems: Problems): void {
  const { state } = play
  const all = itemsOf(play)
  for (const [index, item] of items.entries()) {
    let found = state.supply[index] ?? 0
    for (const lying of state.ruins) for (const each of lying ?? []) if (each === item) found++
    if (item === 'torch') found += state.scorched.length
    for (const seat of state.seats) {
      const side = state.sides[seat]
      found += (side?.items[index] ?? 0) + (side?.spentItems[index] ?? 0)
    }
    for (const { board, rules } of boardsOf(play))
      found += sum((rules.itemsOn?.(board) ?? []).map((list) => list[index] ?? 0))
    for (const { items: gear } of state.hirelings) found += (gear?.ready[index] ?? 0) + (gear?.exhausted[index] ?? 0)
    problems.when(found > (all[index] ?? 0), 'supply', `There are ${found} of ${item}, not ${all[index]} at most.`)
  }
}

/** ROOT-INV-23: the item supply only gets smaller. */
function itemsInSupply({ state }: Play, problems: Problems): void {
  for (const [index, item] of items.entries()) {
    const [left, first] = [state.supply[index] ?? 0, itemSupply[item] ?? 0]
    problems.when(!isCount(left) || left > first, `supply[${index}]`, `There are ${left} of ${item}, of ${first}.`)
  }
}

/** Whether a hireling of a seat keeps a crafted card in its play area (ROOT-HIR-10Da). */
const isKept = (play: Play, seat: Seat, card: string): boolean =>
  play.state.hirelings.some(
    ({ hireling, controller }) =>
      controller === seat && (play.hirelings[hireling].keepsCrafted?.(play, seat, card) ?? null) !== null,
  )

/** ROOT-INV-22: no effect lies twice in a play area, and nothing lies there that has no effect to stay. */
function crafted(play: Play, seat: Seat, problems: Problems): void {
  const { crafted: area } = sideOf(play, seat)
  for (const [index, card] of area.entries()) {
    const isEffect = cardOf(card).kind === 'persistent'
    problems.when(isEffect && area.indexOf(card) !== index, `crafted[${index}]`, `${card} lies there twice.`)
    problems.when(!isEffect && !isKept(play, seat, card), `crafted[${index}]`, `${card} does not stay in a play area.`)
  }
}

/** ROOT-INFO-13: what was seen of a hand is there still. */
function seen(play: Play, seat: Seat, problems: Problems): void {
  const { seen: notes } = sideOf(play, seat)
  for (const of of play.state.seats)
    areThere(notes[of], sideAt(play.state.sides, of)?.hand ?? [], `seen.${of}`, problems)
}

/** What was noted of a place is to be there. */
export function areThere(
  noted: readonly string[] = [],
  place: readonly string[],
  path: string,
  problems: Problems,
): void {
  const left = [...place]
  for (const card of noted)
    if (left.includes(card)) takeOut(left, card)
    else problems.add(path, `${card} is not there.`)
}

/** ROOT-A.10a: a seat returns two of its cards at most. */
function returned({ state }: Play, problems: Problems): void {
  for (const [seat, { cards, returned: chosen }] of Object.entries(preparationIn(state)?.hands ?? {})) {
    const own = problems.at('preparation', seat)
    own.when((chosen?.length ?? 0) > cardsReturned, 'returned', `${chosen?.length} cards are returned.`)
    areThere(chosen ?? [], cards ?? [], 'returned', own)
  }
}

/** ROOT-A.8.2.1a: no clearing is a homeland twice. */
function homelands({ state }: Play, problems: Problems): void {
  const all = Object.values(preparationIn(state)?.homelands ?? {}).flat()
  problems.when(new Set(all).size < all.length, 'homelands', 'A clearing is a homeland twice.')
}

export const cardLaws: Laws<StateLaw> = {
  'ROOT-INV-02': cards,
  'ROOT-INV-03': itemTotals,
  'ROOT-INV-23': itemsInSupply,
  'ROOT-A.8.2.1a': homelands,
  'ROOT-A.10a': returned,
}

export const handLaws: Laws<SeatLaw> = { 'ROOT-INV-22': crafted, 'ROOT-INFO-13': seen }
