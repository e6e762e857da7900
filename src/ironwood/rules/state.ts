import type { Streams } from '../../core'
import type { Board } from './board'
import type { Card, CombatBonus } from './card'
import type { Mode, Solo } from './solo/solo'
import type { Task } from './task'
import type { Seat } from './vocabulary'

/**
 * The cards of a game by id.
 *
 * @example
 * const title = cards['WW01']?.title
 */
export type CardSet = Readonly<Record<string, Card>>

/**
 * What lies on a slot: a card, the marker of a turn spent drawing, or nothing although the turn is used.
 *
 * @example
 * const played = side.slots.flatMap((slot) => (typeof slot === 'object' ? [slot.card] : []))
 */
export type Slot = { readonly card: string } | 'marker' | 'used'

/**
 * A possible place of a vision card that the Ironclad have seen before it was hidden: in the hand, at a place among the
 * burned ones, or in the deck, counted from the bottom. In the deck, a place above its top means the cards just looked
 * at.
 *
 * @example
 * const inHand = traces.cards.filter(({ hand, burned, deck }) => hand && burned.length + deck.length === 0)
 */
export interface Trace {
  readonly vision: number
  readonly hand: boolean
  readonly burned: readonly number[]
  readonly deck: readonly number[]
}

/**
 * The Ironclad's knowledge of hidden vision cards besides the top of the deck. It is a value: rules replace it and do
 * not change it.
 *
 * @example
 * const { cards } = view.visions.traces
 */
export interface Traces {
  readonly cards: readonly Trace[]
  /** Whether the hand may hold another card than these; and the same for each burned card. */
  readonly hand: boolean
  readonly burned: readonly boolean[]
}

/**
 * A vision card left the hand when the hand had this many, or the Woodwalkers showed the hand; `inner` says how many
 * inner cards it showed.
 *
 * @example
 * const discovered = visions.departures.filter(({ to }) => to === 'revealed')
 */
export interface Departure {
  readonly of: number
  readonly to: 'revealed' | 'burned' | 'deck' | 'shown'
  readonly inner: number
}

/**
 * The others' knowledge of a side's hidden cards, while it lasts. It is a value: rules replace it and do not change it.
 *
 * @example
 * const open = [...side.known.hand, ...side.known.seen]
 */
export interface Known {
  /** Cards that everybody knows are in the hand, or face down as its wager. */
  readonly hand: readonly string[]
  /** Cards that only the opponent knows, after a look at the hand (CI-WW17). */
  readonly seen: readonly string[]
  /** Whether everybody knows that the deck is in ascending order (IW-SETUP-06). */
  readonly ascending: boolean
  /** Some of these cards are in the hand, and the others on top of that deck (IW-SETUP-08). */
  readonly mixed: readonly string[]
}

/**
 * One seat's part of the game besides the map.
 *
 * @example
 * const { crystals, hand } = state.sides.ironclad
 */
export interface Side {
  crystals: number
  hand: string[]
  /** The top card is the last. */
  deck: string[]
  discard: string[]
  /** One entry for each turn taken this round. */
  slots: Slot[]
  /** Additional base cards, without a slot; or cards that a bot expended without one. */
  extra: string[]
  /** Wagered base cards. */
  wagered: string[]
  /** Ongoing cards in play, in the order of their arrival. */
  ongoing: { card: string; markers: number }[]
  known: Known
}

/**
 * A card's marker on a location.
 *
 * @example
 * const marked = state.marks.filter(({ kind, over }) => kind === 'forest' && !over)
 */
export interface Mark {
  readonly card: string
  readonly seat: Seat
  readonly kind: 'mountain' | 'forest'
  readonly at: number
  readonly stops: 'leaving' | 'entering'
  readonly until: 'round' | 'exhausted'
  /** Its effect is over, and it waits for its owner's marker step (CI-16). */
  over: boolean
}

/**
 * A card's temporary rule for a seat.
 *
 * @example
 * const toll = state.restrictions.some(({ kind }) => kind === 'toll')
 */
export interface Restriction {
  readonly kind: 'toll' | 'no-additional' | 'totems-held'
  readonly seat: Seat
  readonly until: 'turn' | 'round'
}

/**
 * Whether a seat has decided on its wager, and on which card: `null` means none.
 *
 * @example
 * const placed = wager !== 'undecided' && wager.card !== null
 */
export type Wager = 'undecided' | { readonly card: string | null }

/**
 * The present combat.
 *
 * @example
 * if (state.battle) console.log(state.battle.attacker)
 */
export interface Battle {
  readonly attacker: Seat
  readonly mountain: number
  readonly forest: number
  /** The bonus of the attacking card. */
  readonly bonus: CombatBonus
  readonly wagerReturns: boolean
  readonly noSpecialWager: boolean
  /** A bot's bonus by its stance or the Spirits of the Forest (IB-04, WB-04). */
  readonly botBonus: CombatBonus
  wagers: Record<Seat, Wager>
  /** The seat that sees the other's wager before making its own (CI-WW19). */
  readonly open: Seat | null
  revealed: boolean
  /** Damage that the Woodwalkers still have to deal, one unit after another. */
  damage: number
  winner: Seat | 'nobody' | null
}

/**
 * The results of a card so far, for its later steps. The frame lies on the agenda below the steps.
 *
 * @example
 * const frames = state.agenda.filter((task): task is Frame => task.do === 'frame')
 */
export interface Frame {
  readonly do: 'frame'
  readonly seat: Seat
  /** Empty for a bot's Turn Procedure, which needs no card. */
  readonly card: string
  readonly part: 'play' | 'additional' | 'exhausted' | 'burned' | 'trigger' | 'icon' | 'procedure'
  /** Whether the last battle of this card, or of the option, was won. */
  readonly won: boolean
  /** The forest that was chosen, marked or baited to. */
  readonly forest: number | null
  /** The mountain that was attacked from, or that has a new Foundation. */
  readonly mountain: number | null
  /** The location that gave up Fighters. */
  readonly sacrificed: number | null
  /** Fighters moved by this card, by the forest where they stand. */
  readonly moved: readonly number[]
  /** Whether this card has moved the Drill, so that a later step of it may move it again. */
  readonly drilled: boolean
  /** Mountains of vision cards that were shown. */
  readonly shown: readonly number[]
  /** A base card may follow; with `again` it may move the same Fighters. */
  readonly additional: 'none' | 'once' | 'again'
  /** Whether a bot's icon has changed the game (BOT-05). */
  readonly changed: boolean
}

/**
 * Who won, and by what.
 *
 * @example
 * if (state.result?.by === 'totems') console.log('three totems')
 */
export interface Result {
  readonly winner: Seat
  readonly by: 'totems' | 'forges' | 'surrender'
}

/**
 * The building on a mountain; Ferrum counts as a forge without one (IW-FORGE-04).
 *
 * @example
 * const forges = state.mountains.sites.filter((site) => site === 'forge')
 */
export type Site = 'none' | 'foundation' | 'forge'

/**
 * Everything about a game of Ironwood, as plain JSON. Locations are numbers of the board's lists.
 *
 * @example
 * const state: State = ironwood.setup({ mode: 'duel', seed: 7 })
 */
export interface State {
  readonly mode: Mode
  readonly beginnerDecks: boolean
  /** A custom map and custom cards; `null` for the standard ones. */
  readonly board: Board | null
  readonly cards: CardSet | null
  round: number
  phase: 'preparation' | 'action' | 'end'
  /** Turns taken this round, by both seats together. */
  turns: number
  /** Whose turn it is; `null` outside the turns. */
  active: Seat | null
  sides: Record<Seat, Side>
  forests: {
    fighters: number[]
    /** How many of them have moved this turn, and how many have moved a second time. */
    moved: number[]
    done: number[]
    full: number[]
    fading: number[]
  }
  mountains: {
    fighters: number[]
    golems: number[]
    movedFighters: number[]
    movedGolems: number[]
    sites: Site[]
  }
  drill: {
    at: number
    step: number
    cargo: number
    /** Whether it has moved this turn. */
    moved: boolean
  }
  secured: number
  visions: {
    hand: number[]
    /** The top card is the last. */
    deck: number[]
    revealed: number[]
    /** Woodenbot's vision discard pile, face up. */
    discard: number[]
    burned: { mountain: number; seen: boolean }[]
    /** How many of the top cards of the deck a seat knows. */
    known: Record<Seat, number>
    traces: Traces
    /** How cards left the hand, in their order: it limits where the first card may be (IW-SETUP-02). */
    departures: readonly Departure[]
  }
  marks: Mark[]
  restrictions: Restriction[]
  battle: Battle | null
  /** The parts of a game against a bot; `null` in a duel. */
  solo: Solo | null
  agenda: Task[]
  result: Result | null
  readonly random: Streams<'setup' | 'cards' | 'visions' | 'die'>
}
