import type { Random } from '../../core'
import { frozen } from '../../core'
import type { State, Trace, Traces } from './state'

/*
 * Vision cards that the Ironclad have seen in a hidden place, and the possible places of each now. The Woodwalkers'
 * unseen choices (burning a card of the hand, putting cards back in any order) add places; open cards and counting
 * remove places.
 */

type Visions = State['visions']

export const noTraces: Traces = /* @__PURE__ */ frozen({ cards: [], hand: true, burned: [] })

const trace = (vision: number, places: Partial<Trace>): Trace => ({
  vision,
  hand: false,
  burned: [],
  deck: [],
  ...places,
})

/** Each place with one of them, from the cards that are still to be placed; `null` if a place is impossible. */
function arrangements({ hand, burned, traces }: Visions): readonly (readonly (Trace & { readonly at: string })[])[] {
  const found: (Trace & { readonly at: string })[][] = []
  const place = (index: number, taken: readonly string[], so: (Trace & { readonly at: string })[]): void => {
    const card = traces.cards[index]
    if (!card) {
      const held = so.filter(({ at }) => at === 'hand').length
      const filled = burned.every(({ seen }, each) => seen || traces.burned[each] || taken.includes(`burned ${each}`))
      if (filled && held <= hand.length && (traces.hand || held === hand.length)) found.push(so)
      return
    }
    if (card.hand) place(index + 1, taken, [...so, { ...card, at: 'hand' }])
    for (const at of [...card.burned.map((each) => `burned ${each}`), ...card.deck.map((each) => `deck ${each}`)])
      if (!taken.includes(at)) place(index + 1, [...taken, at], [...so, { ...card, at }])
  }
  place(0, [], [])
  return found
}

/** Keeps only the possible places, as a counting player would. */
function settle(visions: Visions, traces: Traces): void {
  visions.traces = traces
  if (traces.cards.length === 0) return
  const all = arrangements(visions)
  const isPossible = (index: number, at: string): boolean => all.some((so) => so[index]?.at === at)
  visions.traces = {
    cards: traces.cards.map((card, index) => ({
      vision: card.vision,
      hand: card.hand && isPossible(index, 'hand'),
      burned: card.burned.filter((each) => isPossible(index, `burned ${each}`)),
      deck: card.deck.filter((each) => isPossible(index, `deck ${each}`)),
    })),
    hand: traces.hand && all.some((so) => so.filter(({ at }) => at === 'hand').length < visions.hand.length),
    burned: traces.burned.map((free, each) => free && all.some((so) => so.every(({ at }) => at !== `burned ${each}`))),
  }
}

/** The top cards of the deck come to the hand; they have just left it, the upper one first. */
export function tracesDrawn(visions: Visions, drawn: readonly number[]): void {
  const { traces, known, deck } = visions
  const places = drawn.map((_, index) => deck.length + drawn.length - 1 - index)
  const cards = traces.cards.map((card) =>
    card.deck.some((at) => places.includes(at))
      ? { ...card, hand: true, deck: card.deck.filter((at) => !places.includes(at)) }
      : card,
  )
  const looked = drawn.slice(0, known.ironclad).map((vision) => trace(vision, { hand: true }))
  settle(visions, {
    ...traces,
    cards: [...cards, ...looked],
    hand: traces.hand || drawn.length > looked.length,
  })
}

/** The Woodwalkers look at this many cards on top and may draw one; others cannot tell them apart. */
export function tracesMixed(visions: Visions, looked: readonly number[]): void {
  const { traces, known, deck } = visions
  const places = looked.map((_, index) => deck.length + index)
  const cards = traces.cards.map((card) =>
    card.deck.some((at) => places.includes(at))
      ? { ...card, deck: [...new Set([...card.deck, ...places])].sort((one, other) => one - other) }
      : card,
  )
  const tops = looked.slice(0, known.ironclad).map((vision) => trace(vision, { deck: places }))
  settle(visions, { ...traces, cards: [...cards, ...tops] })
}

/** One of these cards has gone to the hand; the others lie in the remaining places. */
export function tracesPicked(visions: Visions, left: number): void {
  const { traces, deck } = visions
  const highest = deck.length + left
  const cards = traces.cards.map((card) =>
    card.deck.some((at) => at >= deck.length)
      ? { ...card, hand: true, deck: card.deck.filter((at) => at < highest) }
      : card,
  )
  settle(visions, { ...traces, cards, hand: true })
}

/** A card of the hand has been burned, face down or in sight of the Ironclad. */
export function tracesBurned(visions: Visions, vision: number, seen: boolean): void {
  const { traces, burned } = visions
  const at = burned.length - 1
  const cards = seen
    ? traces.cards.filter((card) => card.vision !== vision)
    : traces.cards.map((card) => (card.hand ? { ...card, burned: [...card.burned, at] } : card))
  settle(visions, { ...traces, cards, burned: [...traces.burned, !seen && traces.hand] })
}

/** A card of the hand lies open now. */
export function tracesRevealed(visions: Visions, vision: number): void {
  const { traces } = visions
  settle(visions, { ...traces, cards: traces.cards.filter((card) => card.vision !== vision) })
}

/** The Ironclad have seen the whole hand (CI-IC17). */
export function tracesShown(visions: Visions): void {
  const { traces, hand } = visions
  const others = traces.cards.filter(({ vision }) => !hand.includes(vision)).map((card) => ({ ...card, hand: false }))
  settle(visions, {
    ...traces,
    cards: [...others, ...hand.map((vision) => trace(vision, { hand: true }))],
    hand: false,
  })
}

/** The Ironclad look at the top of the deck, the upper card first. */
export function tracesLooked(visions: Visions, looked: readonly number[]): void {
  const { traces, deck } = visions
  const places = looked.map((_, index) => deck.length - 1 - index)
  const cards = traces.cards
    .filter(({ vision }) => !looked.includes(vision))
    .map((card) => ({ ...card, deck: card.deck.filter((at) => !places.includes(at)) }))
  settle(visions, { ...traces, cards })
}

/** A place for each of these cards, drawn with the chances of the places: a hand counts once for each of its cards. */
export function placeTraces(visions: Visions, random: Random): ReadonlyMap<number, string> {
  const all = arrangements(visions).flatMap((so) => {
    const held = so.filter(({ at }) => at === 'hand').length
    let ways = 1
    for (let taken = 0; taken < held; taken++) ways *= visions.hand.length - taken
    return Array.from({ length: ways }, () => so)
  })
  return new Map(all.length === 0 ? [] : random.pick(all).map(({ vision, at }) => [vision, at]))
}
