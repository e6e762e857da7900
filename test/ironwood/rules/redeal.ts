import type { Random, Viewer } from '../../../src/core'
import { ironwoodCards } from '../../../src/ironwood/rules/cards'
import type { State } from '../../../src/ironwood/rules/state'
import { opponentOf, type Seat, seats } from '../../../src/ironwood/rules/vocabulary'

/** IW-INFO: the things hidden from a viewer, dealt again: hands, decks, wagers and vision cards. */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  for (const seat of seats) {
    dealSpecials(state, seat, viewer, random)
    dealWager(state, seat, viewer, random)
  }
  dealVisions(state, viewer, random)
}

/** IW-INFO-02: a hand is seen by its seat, unless it is a bot's, and by a seat that is looking into it (CI-WW17). */
function isOpen({ agenda, solo }: State, seat: Seat, viewer: Viewer<Seat>): boolean {
  const task = agenda.at(-1)
  return (viewer === seat && solo?.bot !== seat) || (task?.do === 'strike' && task.seat === viewer)
}

/** Base cards stay where they are: a bot turns one up in the open, and takes it back into its hand without a trace. */
function dealSpecials(state: State, seat: Seat, viewer: Viewer<Seat>, random: Random): void {
  const side = state.sides[seat]
  // What only the opponent has seen of a hand (IW-INFO-05): a spectator does not know that it is that.
  if (viewer === 'spectator' && state.mode === 'duel') side.known = { ...side.known, seen: [] }
  // IW-SETUP-08: everybody knows that order.
  if (side.known.ascending) return
  if (isOpen(state, seat, viewer)) {
    random.shuffle(side.deck)
    return
  }
  // The cards to give back from are those that were just drawn, and named again in the task.
  if (state.agenda.some((task) => task.do === 'give-back')) return
  const { hand, seen } = side.known
  const isHidden = (card: string): boolean =>
    (state.cards ?? ironwoodCards)[card]?.kind === 'special' && !hand.includes(card) && !seen.includes(card)
  const pool = [...side.deck, ...side.hand.filter(isHidden)]
  random.shuffle(pool)
  side.hand = side.hand.map((card) => (isHidden(card) ? (pool.pop() ?? card) : card))
  side.deck = pool
  if (viewer === 'spectator' && state.mode === 'duel' && random.integer(0, 1) === 1)
    side.known = { ...side.known, seen: side.hand.filter(isHidden) }
}

/** IW-COMBAT: a wager lies face down until both are, unless the other seat sees it first (CI-WW19). */
function dealWager({ battle, sides, cards }: State, seat: Seat, viewer: Viewer<Seat>, random: Random): void {
  const wager = battle?.wagers[seat]
  if (!battle || wager === undefined || wager === 'undecided' || wager.card === null) return
  if (viewer === seat || battle.revealed || battle.open === opponentOf(seat)) return
  const { hand } = sides[seat]
  const special = !battle.noSpecialWager || battle.attacker === seat
  // A card that is known counts as known whether it lies in the hand or face down (IW-INFO-05).
  const other = hand.filter((card) => special || (cards ?? ironwoodCards)[card]?.kind === 'base')
  const card = random.pick([...other, wager.card])
  if (card === wager.card) return
  hand.splice(hand.indexOf(card), 1, wager.card)
  battle.wagers[seat] = { card }
}

/** Those in hand, in the deck below what is known of it, and burned ones that lie face down. */
function dealVisions({ visions, agenda, solo }: State, viewer: Viewer<Seat>, random: Random): void {
  const traced = visions.traces.cards.length > 0
  const known = visions.deck.splice(visions.deck.length - (viewer === 'spectator' ? 0 : visions.known[viewer]))
  const shown = agenda.some((task) => task.do === 'frame' && task.shown.length > 0)
  if (viewer === 'woodwalkers') random.shuffle(visions.deck)
  else if (!shown && !(viewer === 'ironclad' && traced)) {
    // Ironbot marks what is burned, so everybody knows it (BOT-20).
    const facedown = visions.burned.filter(({ seen }) => solo?.bot !== 'ironclad' && (viewer === 'spectator' || !seen))
    const pool = [...visions.deck, ...visions.hand, ...facedown.map(({ mountain }) => mountain)]
    random.shuffle(pool)
    for (const burned of facedown) burned.mountain = pool.pop() ?? burned.mountain
    visions.hand = pool.splice(0, visions.hand.length)
    visions.deck = pool
  }
  visions.deck.push(...known)
  if (viewer === 'spectator' && solo === null) {
    // What only the Ironclad have seen (IW-INFO-05): all of the hand, or nothing.
    const all = random.integer(0, 1) === 1
    const facedown = [...visions.burned.keys()].filter((index) => visions.burned[index]?.seen === false)
    const burned = (): number[] => facedown.filter(() => random.integer(0, 1) === 1)
    visions.traces = {
      cards: all ? visions.hand.map((vision) => ({ vision, hand: true, burned: burned(), deck: [] })) : [],
      hand: !all,
      burned: visions.burned.map(() => random.integer(0, 1) === 1),
    }
    visions.departures = visions.departures.map((each) =>
      each.to === 'shown' ? { ...each, inner: random.integer(0, Math.min(4, each.of)) } : each,
    )
  }
}
