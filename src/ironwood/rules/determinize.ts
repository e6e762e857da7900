import { createStreams, type Random } from '../../core'
import { ironwoodBoard } from './board'
import { ironwoodCards } from './cards'
import type { Deal } from './chapter'
import { cloneForests, cloneMountains, cloneSide, cloneSolo } from './clone'
import { takeOut } from './piles'
import { isLeftOut } from './solo/solo'
import type { Side, State, Wager } from './state'
import { kindOf, visionsWith } from './task'
import type { SideView, View } from './view'
import type { Seat } from './vocabulary'

/** A side with what the viewer cannot know dealt anew, and the wager that lies face down. */
function dealSide(view: View, seat: Seat, random: Random): { side: Side; wager: Wager } {
  const { hand: known, handSize, deckSize: _, ...open } = view.sides[seat]
  const seen = view.battle?.wagers[seat] ?? 'undecided'
  const hiddenWager = seen !== 'undecided' && seen.placed && seen.card === null
  const hidden = unseenCards(view, seat, open, seen === 'undecided' ? null : seen.card)
  const isBase = (card: string): boolean => (view.cards ?? ironwoodCards)[card]?.kind === 'base'
  const bases = hidden.filter(isBase)
  const specials = hidden.filter((card) => !isBase(card))
  random.shuffle(specials)
  const held = known ? [...known] : [...bases, ...specials.splice(0, handSize + (hiddenWager ? 1 : 0) - bases.length)]
  if (view.solo?.bot === seat) random.shuffle(held)
  const deck = known ? specials.filter((card) => !known.includes(card)) : specials
  let wager: Wager = seen === 'undecided' ? seen : { card: seen.card }
  if (hiddenWager) {
    const special = !view.battle?.noSpecialWager || view.battle.attacker === seat
    const card = random.pick(held.filter((each) => special || isBase(each)))
    takeOut(held, card)
    wager = { card }
  }
  return { side: cloneSide({ ...open, hand: held, deck }), wager }
}

/** The cards of a faction that lie nowhere in the open. */
function unseenCards(
  view: View,
  seat: Seat,
  open: Omit<SideView, 'hand' | 'handSize' | 'deckSize'>,
  wager: string | null,
): string[] {
  const seen = new Set([
    ...open.discard,
    ...open.extra,
    ...open.wagered,
    ...open.ongoing.map(({ card }) => card),
    wager,
  ])
  for (const slot of open.slots) if (typeof slot === 'object') seen.add(slot.card)
  return Object.values(view.cards ?? ironwoodCards)
    .filter(({ id, faction }) => faction === seat && !seen.has(id) && !isLeftOut(view.mode, id))
    .map(({ id }) => id)
    .sort()
}

/** The vision cards dealt anew: the first one drawn was an inner one (IW-SETUP-02), and the top may be known. */
function dealVisions(view: View, random: Random): { visions: State['visions']; left: readonly number[] } {
  const { agenda } = view
  const { handSize, deckSize, revealed, discard, burned, top, known } = view.visions
  // A hand that was shown is that hand for as long as the card that showed it is carried out (CI-IC17).
  const shown = agenda.flatMap((task) => (task.do === 'frame' ? task.shown : []))
  const hand = view.visions.hand ?? (shown.length > 0 && shown.length === handSize ? shown : null)
  const { mountains } = view.board ?? ironwoodBoard
  const faceUp = burned.flatMap(({ mountain }) => (mountain === null ? [] : [mountain]))
  const seen = new Set([...(hand ?? []), ...revealed, ...discard, ...faceUp, ...top, ...visionsWith(agenda)])
  const unseen = [...mountains.keys()].filter((each) => mountains[each]?.kind !== 'ferrum' && !seen.has(each))
  random.shuffle(unseen)
  const isInner = (mountain: number): boolean => mountains[mountain]?.kind === 'inner'
  const held = (hand ? 0 : handSize) + burned.length - faceUp.length
  const drawn = unseen.splice(0, held)
  const inner = unseen.find(isInner)
  if (drawn.length > 0 && inner !== undefined && ![...drawn, ...revealed, ...faceUp].some(isInner)) {
    const place = random.integer(0, drawn.length - 1)
    unseen.push(...drawn.splice(place, 1, inner))
    takeOut(unseen, inner)
    random.shuffle(unseen)
  }
  const deal = (): number => drawn.pop() ?? 0
  const deck = [...unseen.splice(0, deckSize - top.length), ...top.slice().reverse()]
  const visions = {
    hand: hand ? [...hand] : Array.from({ length: handSize }, deal),
    burned: burned.map(({ mountain, seen }) => ({ mountain: mountain ?? deal(), seen })),
    revealed: [...revealed],
    discard: [...discard],
    deck,
    known: { ...known },
  }
  return { visions, left: unseen }
}

/** A state that could lie behind a view: what the viewer cannot know is dealt so that it fits all that it can. */
export function determinize(view: View, random: Random): State {
  const { viewer: _, toAct: _toAct, sides: __, visions: ___, battle, ...open } = view
  const wood = dealSide(view, 'woodwalkers', random)
  const iron = dealSide(view, 'ironclad', random)
  const sides = { woodwalkers: wood.side, ironclad: iron.side }
  const { visions, left } = dealVisions(view, random)
  const isSpecial = (card: string): boolean => (view.cards ?? ironwoodCards)[card]?.kind === 'special'
  const specials = (seat: Seat): string[] => sides[seat].hand.filter(isSpecial)
  const deal: Deal = { viewer: view.viewer, specials, visions: left }
  return {
    ...open,
    sides,
    visions,
    forests: cloneForests(view.forests),
    mountains: cloneMountains(view.mountains),
    drill: { ...view.drill },
    marks: view.marks.map((mark) => ({ ...mark })),
    restrictions: view.restrictions.slice(),
    battle: battle && { ...battle, wagers: { woodwalkers: wood.wager, ironclad: iron.wager } },
    solo: cloneSolo(view.solo),
    agenda: view.agenda.map((task) => kindOf(task).hides?.dealt(task, deal) ?? task),
    random: createStreams(random.integer(0, 2 ** 31)),
  }
}
