import type { Random, Viewer } from '../../src/core'
import { needsOf } from '../../src/root/rules/agenda'
import { matches, suitOf } from '../../src/root/rules/cards'
import type { Need } from '../../src/root/rules/needs'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import type { ClearingSuit, PlotKind, Seat } from '../../src/root/rules/vocabulary'
import { takeOut } from '../../src/toolkit'

interface Hidden {
  readonly list: string[]
  readonly size: number
  readonly kept: readonly string[]
  readonly needs: readonly Need[]
  readonly lacks: readonly ClearingSuit[]
}

/** The hands and supporters that this viewer may not see; what it has lawfully seen stays. */
function hiddenFrom(state: State, viewer: Viewer<Seat>): Hidden[] {
  const needs = needsOf(playOn(state))
  return state.seats.flatMap((seat): Hidden[] => {
    const side = state.sides[seat]
    // The hand of the Riverfolk lies face up.
    if (!side || seat === viewer || side.board.faction === 'riverfolk') return []
    const needed = (place: 'hand' | 'supporters') => needs.filter((need) => need.seat === seat && need.place === place)
    // A spectator knows what came into a hand in the open, a seat all that it has seen of it.
    const kept = viewer === 'spectator' ? [...side.open] : [...(state.sides[viewer]?.seen[seat] ?? [])]
    const hand = { list: side.hand, size: side.hand.length, kept, needs: needed('hand'), lacks: side.lacks }
    if (side.board.faction !== 'alliance') return [hand]
    const { supporters, shown = [] } = side.board
    const given = viewer === 'spectator' ? [] : (side.board.given[viewer] ?? [])
    const known = [...shown, ...given]
    return [hand, { list: supporters, size: supporters.length, kept: known, needs: needed('supporters'), lacks: [] }]
  })
}

/** The hands of the advanced setup that this viewer may not see. */
function preparedFor(state: State, viewer: Viewer<Seat>) {
  const task = state.agenda.find((each) => each.do === 'preparation')
  return state.seats.flatMap((seat) => {
    const held = task?.hands[seat]
    return held?.cards && seat !== viewer
      ? [{ seat, cards: [...held.cards], returned: held.returned?.length ?? 0 }]
      : []
  })
}

/** Deals anew, in place, all that the viewer may not know: hands, supporters, decks, what lies under ruins. */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  const hidden = hiddenFrom(state, viewer)
  const unseen = [...state.deck]
  for (const { list, kept } of hidden) {
    unseen.push(...list)
    for (const card of kept) takeOut(unseen, card)
  }
  const prepared = preparedFor(state, viewer)
  for (const { cards } of prepared) unseen.push(...cards)
  for (const { card } of stallsHidden(state, viewer)) unseen.push(card)
  random.shuffle(unseen)
  for (const { list, size, kept, needs, lacks } of [...hidden].sort(
    (one, other) => other.lacks.length - one.lacks.length,
  )) {
    list.splice(0, list.length, ...kept)
    for (const { missing } of needs)
      for (let left = missing(list); left > 0; left--) {
        const card = unseen.find((each) => missing([...list, each]) < left)
        if (card === undefined) throw new Error('A card that is asked for is nowhere.')
        takeOut(unseen, card)
        list.push(card)
      }
    // ROOT-INFO-15: what everybody has seen it lack it does not hold.
    if (lacks.length === 0) continue
    while (list.length < size) {
      const card = unseen.find((each) => !lacks.some((suit) => matches(each, suit)))
      if (card === undefined) throw new Error('There is no card that this hand may hold.')
      takeOut(unseen, card)
      list.push(card)
    }
  }
  for (const { list, size } of hidden) list.push(...unseen.splice(0, size - list.length))
  const hands = prepared.map(({ seat, returned }) => {
    const cards = unseen.splice(0, 5).sort()
    return [seat, { cards, returned: random.sample(cards, returned).sort() }] as const
  })
  state.agenda = state.agenda.map((task) =>
    task.do === 'preparation' ? { ...task, hands: { ...task.hands, ...Object.fromEntries(hands) } } : task,
  )
  redealMarket(state, viewer, unseen)
  state.deck = unseen
  // The card that was shown to the Conspiracy these two know.
  state.agenda = state.agenda.map((task) => {
    if (task.do !== 'guess' || task.seat === viewer || task.of === viewer) return task
    const suit = state.suits[task.at]
    const fits = (card: string): boolean => suitOf(card) === suit || suitOf(card) === 'bird'
    return { ...task, card: random.pick((state.sides[task.seat]?.hand ?? []).filter(fits)) }
  })
  // The card that the Eyrie have chosen and not laid yet is theirs to know.
  state.agenda = state.agenda.map((task) => {
    if (task.do !== 'decree-column' || task.seat === viewer) return task
    const cards = (state.sides[task.seat]?.hand ?? []).filter((card) => !task.bird || suitOf(card) !== 'bird')
    return { ...task, card: random.pick(cards) }
  })
  redealPlots(state, viewer, random)
  redealRelics(state, random)
  random.shuffle(state.questDeck)
  for (const seat of state.seats) for (const of of state.seats) redealNotes(state, seat, of, viewer, random)
  redealRuins(state, viewer, random)
}

/** ROOT-INFO-11: cards of the Black Market that this viewer did not leave there itself, nor everybody saw. */
const stallsHidden = (state: State, viewer: Viewer<Seat>) =>
  state.landmarks
    .flatMap((each) => (each.landmark === 'black-market' ? each.stalls : []))
    .filter(({ knownTo }) => (viewer === 'spectator' ? knownTo.length < 6 : !knownTo.includes(viewer)))

function redealMarket(state: State, viewer: Viewer<Seat>, unseen: string[]): void {
  const hidden = stallsHidden(state, viewer)
  state.landmarks = state.landmarks.map((each) =>
    each.landmark === 'black-market'
      ? {
          ...each,
          stalls: each.stalls.map((stall) =>
            hidden.includes(stall) ? { ...stall, card: unseen.shift() ?? stall.card } : stall,
          ),
        }
      : each,
  )
}

/** ROOT-INFO-04: all plots but those that lie open change places with those of the supply; none becomes what a wrong guess has said it is not. */
function redealPlots(state: State, viewer: Viewer<Seat>, random: Random): void {
  const owner = state.seats.find((seat) => state.sides[seat]?.board.faction === 'corvid')
  const board = owner && state.sides[owner]?.board
  if (owner === viewer || board?.faction !== 'corvid') return
  const faces: PlotKind[] = ['bomb', 'bomb', 'snare', 'snare', 'extortion', 'extortion', 'raid', 'raid']
  const hidden = board.plots.flatMap((plot, at) => (plot && !plot.up ? [{ at, not: plot.not }] : []))
  for (const plot of board.plots) if (plot?.up) takeOut(faces, plot.face)
  do random.shuffle(faces)
  while (hidden.some(({ not }, index) => not.some((kind) => kind === faces[index])))
  for (const [index, { at, not }] of hidden.entries()) {
    const face = faces[index]
    if (face) board.plots[at] = { face, up: false, not }
  }
}

/** ROOT-15.2.1c, ROOT-INFO-10: relics of a type that lie face down change their values, whoever looks; the Keepers do not know them either. */
function redealRelics(state: State, random: Random): void {
  for (const seat of state.seats) {
    const board = state.sides[seat]?.board
    if (board?.faction !== 'keepers') continue
    for (const type of ['figure', 'tablet', 'jewelry']) {
      const hidden = (relic: { readonly type: string; readonly up: boolean }) => relic.type === type && !relic.up
      const values = board.forests.flat().flatMap((relic) => (hidden(relic) ? [relic.face] : []))
      random.shuffle(values)
      board.forests = board.forests.map((relics) =>
        relics.map((relic) => (hidden(relic) ? { ...relic, face: values.pop() ?? relic.face } : relic)),
      )
    }
  }
}

function redealRuins(state: State, viewer: Viewer<Seat>, random: Random): void {
  const task = state.agenda.at(-1)
  const board = viewer === 'spectator' ? undefined : state.sides[viewer]?.board
  const looked = board && 'looked' in board ? [...board.looked] : []
  if (board && 'clearing' in board && task?.do === 'explore' && task.seat === viewer) looked.push(board.clearing)
  const items = state.ruins.flatMap((lying, at) => (looked.includes(at) ? [] : (lying ?? [])))
  // ROOT-9.7.3b: where an explorer took nothing, all is of kinds that it has from other ruins.
  let ruins = state.ruins
  do {
    random.shuffle(items)
    const left = [...items]
    ruins = state.ruins.map((lying, at) =>
      lying === null || looked.includes(at) ? lying : left.splice(0, lying.length),
    )
  } while (state.declined.some(({ at, kinds }) => ruins[at]?.some((item) => !kinds.includes(item))))
  state.ruins = ruins
}

/** What two others have seen of each other. */
function redealNotes(state: State, seat: Seat, of: Seat, viewer: Viewer<Seat>, random: Random): void {
  const side = state.sides[seat]
  const held = state.sides[of]
  if (!side || !held || seat === of || seat === viewer || of === viewer) return
  // Nobody notes what everybody sees.
  if (held.board.faction === 'riverfolk') return
  delete side.seen[of]
  const unseen = [...held.hand]
  for (const card of held.open) takeOut(unseen, card)
  const seen = [...held.open, ...random.sample(unseen, random.integer(0, unseen.length))]
  if (seen.length > 0) side.seen[of] = seen
  if (side.board.faction !== 'alliance') return
  const { supporters, shown = [], given } = side.board
  delete given[of]
  const gifts = [...supporters]
  for (const card of shown) takeOut(gifts, card)
  const known = random.sample(gifts, random.integer(0, gifts.length))
  if (known.length > 0) given[of] = known
}
