import type { Random } from '../../core'
import { ironwoodBoard } from './board'
import type { State } from './state'
import { visionsWith } from './task'
import { placeTraces } from './traces'
import type { View } from './view'

interface Dealt {
  readonly visions: State['visions']
  /** Vision cards that lie with a task, because the Woodwalkers look at them. */
  readonly left: readonly number[]
}

/**
 * Vision cards dealt again, with the chances that the rules give their places. Unseen choices of the Woodwalkers count
 * as random.
 */
export function dealVisions(view: View, random: Random): Dealt {
  for (let tries = 0; tries < 500; tries++) {
    const dealt = dealOnce(view, random)
    if (random.integer(1, 1_000_000) <= 1_000_000 * likelihood(view, dealt)) return dealt
  }
  return dealOnce(view, random)
}

/** All hidden things dealt at random, so that they fit what the viewer has seen. */
function dealOnce(view: View, random: Random): Dealt {
  const { handSize, deckSize, revealed, discard, burned, top, known, traces, departures } = view.visions
  const { mountains } = view.board ?? ironwoodBoard
  const seen = new Set([...(view.visions.hand ?? []), ...revealed, ...discard, ...top, ...visionsWith(view.agenda)])
  for (const { mountain } of burned) if (mountain !== null) seen.add(mountain)
  // The seat that has seen them needs the deal; the others know their places.
  const placed =
    view.viewer === 'ironclad'
      ? placeTraces({ ...view.visions, hand: Array<number>(handSize).fill(0), deck: [], burned: blank(burned) }, random)
      : new Map<number, string>()
  const unseen: number[] = []
  for (let each = 0; each < mountains.length; each++)
    if (mountains[each]?.kind !== 'ferrum' && !seen.has(each) && !placed.has(each)) unseen.push(each)
  random.shuffle(unseen)
  const at = new Map(Array.from(placed, ([vision, place]) => [place, vision]))
  const deal = (place: string): number => at.get(place) ?? unseen.pop() ?? 0
  const held: number[] = []
  for (const [vision, place] of placed) if (place === 'hand') held.push(vision)
  const hand = view.visions.hand
    ? [...view.visions.hand]
    : [...held, ...Array.from({ length: handSize - held.length }, () => deal('another of the hand'))]
  const piles = burned.map(({ mountain, seen: looked }, index) => ({
    mountain: mountain ?? deal(`burned ${index}`),
    seen: looked,
  }))
  const below = Array.from({ length: deckSize - top.length }, (_, place) => deal(`deck ${place}`))
  const left = unseen.slice()
  for (const [place, vision] of at) if (isAbove(place, deckSize)) left.push(vision)
  random.shuffle(left)
  const deck = [...below, ...top.slice().reverse()]
  const open = { revealed: [...revealed], discard: [...discard], known: { ...known }, traces, departures }
  const visions = { hand, deck, burned: piles, ...open }
  if (view.viewer === 'spectator' && view.mode === 'duel') guessTraces(visions, random)
  return { visions, left }
}

/**
 * A spectator does not know what the Ironclad have seen: nothing, or the whole hand, of which some cards may be burned
 * since.
 */
function guessTraces(visions: State['visions'], random: Random): void {
  const all = random.integer(0, 1) === 1
  const facedown = [...visions.burned.keys()].filter((index) => visions.burned[index]?.seen === false)
  const burned = (): number[] => facedown.filter(() => random.integer(0, 1) === 1)
  visions.traces = {
    cards: all ? visions.hand.map((vision) => ({ vision, hand: true, burned: burned(), deck: [] })) : [],
    hand: !all,
    burned: visions.burned.map(({ seen }) => !seen && random.integer(0, 3) > 0),
  }
  visions.departures = visions.departures.map((each) =>
    each.to === 'shown' ? { ...each, inner: random.integer(0, Math.min(4, each.of)) } : each,
  )
}

const blank = (burned: View['visions']['burned']): State['visions']['burned'] =>
  burned.map(({ mountain, seen }) => ({ mountain: mountain ?? 0, seen: seen || mountain !== null }))

/** Whether a place in the deck lies above its top, among the cards that the Woodwalkers look at. */
const isAbove = (place: string, deckSize: number): boolean =>
  place.startsWith('deck ') && Number(place.slice('deck '.length)) >= deckSize

/**
 * The chance that the first vision card lies where an inner one lies: it was an inner one (IW-SETUP-02), and each card
 * that left the hand may have been it.
 */
function likelihood(view: View, { visions }: Dealt): number {
  if (view.mode === 'woodenbot' || view.visions.hand) return 1
  const { mountains } = view.board ?? ironwoodBoard
  const isInner = (mountain: number | undefined): boolean => mountains[mountain ?? -1]?.kind === 'inner'
  let inHand = 1
  let fits = 0
  let [revealed, burned] = [0, 0]
  for (const { of, to, inner } of visions.departures) {
    const it = inHand / of
    if (to === 'shown') {
      if (view.viewer === 'spectator') continue
      fits += it * inner
      inHand = 0
      continue
    }
    inHand -= it
    if (to === 'deck') fits += it
    else if (isInner(to === 'revealed' ? visions.revealed[revealed++] : visions.burned[burned++]?.mountain)) fits += it
  }
  const { hand } = visions
  if (hand.length > 0) fits += (inHand * hand.filter(isInner).length) / hand.length
  return fits
}
