import type { Random } from '../core'
import { without } from './piles'

/**
 * One card of a pile, and its viewer.
 *
 * @example
 * const look: Look<'ash' | 'birch'> = { viewer: 'ash', owner: 'birch', index: 0 }
 */
export interface Look<Seat extends string> {
  readonly viewer: Seat | 'spectator'
  /** The owner of the pile; `null` if it belongs to nobody. */
  readonly owner: Seat | null
  /** The index of the card in the pile, from 0. */
  readonly index: number
}

/**
 * Who sees the cards of a pile; a function decides for each card.
 *
 * @example
 * const hands: SeenBy<State, Seat> = ({ ended }, { viewer, owner }) => ended || viewer === owner
 */
export type SeenBy<State, Seat extends string> =
  | 'everybody'
  | 'owner'
  | 'nobody'
  | ((state: State, look: Look<Seat>) => boolean)

/**
 * Who sees each pile, by the name of the pile in the state. A pile is a list of cards, or a list for each seat.
 *
 * @example
 * const seenBy: Declaration<State, Card, Seat> = { hands: 'owner', discard: 'everybody', deck: 'nobody' }
 */
export type Declaration<State, Card, Seat extends string> = {
  readonly [Name in keyof State]?: State[Name] extends readonly (infer Held)[]
    ? [Card] extends [Held]
      ? Exclude<SeenBy<State, Seat>, 'owner'>
      : never
    : State[Name] extends { readonly [Owner in Seat]?: readonly (infer Held)[] }
      ? [Card] extends [Held]
        ? SeenBy<State, Seat>
        : never
      : never
}

type Shown<List, How> = List extends readonly (infer Card)[]
  ? How extends 'everybody'
    ? Card[]
    : How extends 'nobody'
      ? number
      : (Card | null)[]
  : never

/**
 * What a view shows of a pile. If everybody sees it: the cards. If nobody does: their number. Otherwise: a list with
 * `null` for each card that the viewer does not see.
 *
 * @example
 * const hands: ShownPile<State['hands'], 'owner'> = { ash: ['fox', 'bird'], birch: [null, null] }
 */
export type ShownPile<Pile, How> = Pile extends readonly unknown[]
  ? Shown<Pile, How>
  : { [Owner in keyof Pile]: Shown<Pile[Owner], How> }

/**
 * The functions that follow from a declaration of piles.
 *
 * @example
 * const deal = <State, Card, Seat extends string, By>(piles: Piles<State, Card, Seat, By>) => piles.deal
 */
export interface Piles<State, Card, Seat extends string, By> {
  /** The fate of each pile, for the table of `disclosure`. */
  readonly fates: {
    readonly [Name in keyof By & keyof State]: (
      pile: State[Name],
      seer: { readonly viewer: Seat | 'spectator' },
      whole: State,
    ) => ShownPile<State[Name], By[Name]>
  }
  /** The piles as a viewer sees them. */
  view(state: State, viewer: Seat | 'spectator'): ShownPiles<State, By>
  /** A copy of the piles. */
  clone(state: Pick<State, keyof By & keyof State>): Pick<State, keyof By & keyof State>
  /** The cards of the box that a view does not show, in the order of the box. */
  unseen(view: ShownPiles<State, By>): Card[]
  /**
   * The piles behind a view, with these cards in the hidden places: pile by pile as declared, seats in alphabetical
   * order.
   */
  deal(view: ShownPiles<State, By>, cards: readonly Card[]): Pick<State, keyof By & keyof State>
  /** Piles that fit a view; every deal of the hidden cards is equally likely. */
  determinize(view: ShownPiles<State, By>, random: Random): Pick<State, keyof By & keyof State>
  /** Deals again, in place, the cards that a viewer does not see; every deal is equally likely. */
  redeal(state: State, viewer: Seat | 'spectator', random: Random): void
  /** A sentence for each kind of card whose number in the piles differs from the box. */
  check(state: Pick<State, keyof By & keyof State>): string[]
}

/**
 * What a view shows of all piles.
 *
 * @example
 * interface View extends ShownPiles<State, { hands: 'owner'; deck: 'nobody' }> { turn: Seat }
 */
export type ShownPiles<State, By> = {
  [Name in keyof By & keyof State]: ShownPile<State[Name], By[Name]>
}

/**
 * Declares the piles of a state once: the box, which holds all cards, and who sees which pile. Every card lies in one
 * of the piles at any time. A pile that only some viewers see has `null` for a hidden card, so everybody can count it.
 *
 * @example
 * const piles = declarePiles<State, Seat>()(box, { hands: 'owner', discard: 'everybody', deck: 'nobody' })
 * const view = piles.view(state, 'ash') // { hands: { ash: ['fox'], birch: [null] }, discard: [], deck: 14 }
 * const report = checkGame(game, { options: (seed) => ({ seed }), piles })
 */
export const declarePiles =
  <State extends object, Seat extends string>() =>
  <Card extends string | number, const By extends Declaration<State, Card, Seat>>(
    box: readonly Card[],
    seenBy: By & Readonly<Record<Exclude<keyof By, keyof State>, never>>,
  ): Piles<State, Card, Seat, By> => {
    const ways = new Map<string, SeenBy<State, string>>(Object.entries(seenBy))

    /** The piles of a state or a view, with each list mapped by a function. */
    const made = (whole: object, make: (list: unknown, owner: string | null, name: string) => unknown) => {
      const piles = Object.create(Object.prototype)
      for (const name of ways.keys())
        piles[name] = eachList(Reflect.get(whole, name), (list, owner) => make(list, owner, name))
      return piles
    }

    const seen = (state: State, name: string, viewer: string, owner: string | null, index: number): boolean => {
      const way = ways.get(name)
      if (typeof way === 'function') return way(state, { viewer, owner, index })
      return way === 'everybody' || (way === 'owner' && viewer === owner)
    }

    const show = (state: State, name: string, viewer: string, owner: string | null, list: unknown): unknown => {
      const cards = cardsIn<Card>(list)
      if (ways.get(name) === 'nobody') return cards.length
      return cards.map((card, index) => (seen(state, name, viewer, owner, index) ? card : null))
    }

    const fates = Object.create(Object.prototype)
    for (const name of ways.keys())
      fates[name] = (pile: unknown, { viewer }: { readonly viewer: string }, whole: State) =>
        eachList(pile, (list, owner) => show(whole, name, viewer, owner, list))

    const piles: Piles<State, Card, Seat, By> = {
      fates,
      view: (state, viewer) => made(state, (list, owner, name) => show(state, name, viewer, owner, list)),
      clone: (state) => made(state, (list) => [...cardsIn(list)]),
      unseen(view) {
        const shown: Card[] = []
        made(view, (list) => shown.push(...cardsIn<Card | null>(list).filter((card) => card !== null)))
        return without(box, shown)
      },
      deal(view, cards) {
        let dealt = 0
        const next = (): Card => {
          const card = cards[dealt++]
          if (card === undefined) throw new RangeError(`The view hides more than ${cards.length} cards.`)
          return card
        }
        const state = made(view, (list) =>
          typeof list === 'number'
            ? Array.from({ length: list }, next)
            : cardsIn<Card | null>(list).map((card) => card ?? next()),
        )
        if (dealt < cards.length) throw new RangeError(`The view hides ${dealt} cards, and ${cards.length} were given.`)
        return state
      },
      determinize(view, random) {
        const cards = piles.unseen(view)
        random.shuffle(cards)
        return piles.deal(view, cards)
      },
      redeal(state, viewer, random) {
        const places: { list: Card[]; index: number; card: Card }[] = []
        made(state, (given, owner, name) => {
          const list = cardsIn<Card>(given)
          for (const [index, card] of list.entries())
            if (!seen(state, name, viewer, owner, index)) places.push({ list, index, card })
        })
        const cards = places.map(({ card }) => card)
        random.shuffle(cards)
        for (const [number, { list, index, card }] of places.entries()) list[index] = cards[number] ?? card
      },
      check(state) {
        const held: Card[] = []
        made(state, (list) => held.push(...cardsIn<Card>(list)))
        const counts = (cards: readonly Card[], wanted: Card): number => cards.filter((card) => card === wanted).length
        return [...new Set([...box, ...held])].flatMap((card) => {
          const [inPiles, inBox] = [counts(held, card), counts(box, card)]
          return inPiles === inBox ? [] : [`The piles hold ${inPiles} of ${card}, and the box holds ${inBox}.`]
        })
      },
    }
    return piles
  }

/**
 * A pile with each of its lists mapped by a function. Seats come in alphabetical order, so the order of keys does not
 * matter.
 */
function eachList(pile: unknown, make: (list: unknown, owner: string | null) => unknown): unknown {
  if (typeof pile !== 'object' || pile === null || Array.isArray(pile)) return make(pile, null)
  const lists = Object.create(Object.prototype)
  for (const owner of Object.keys(pile).sort()) lists[owner] = make(Reflect.get(pile, owner), owner)
  return lists
}

function cardsIn<Card>(list: unknown): Card[] {
  return Array.isArray(list) ? list : []
}
