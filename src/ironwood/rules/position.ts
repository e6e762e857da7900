import { item } from '../../toolkit/certain'
import { many } from '../../toolkit/counts'
import { collectProblems, type Problems } from '../../toolkit/problems'
import { fits, readAs, refusedFor } from '../../toolkit/read'
import { runOn } from './agenda'
import { check, checkTable } from './check'
import { nothingKnown } from './known'
import { cardOf, type Play, playOn } from './play'
import { setup } from './setup'
import { type Situation, situationShape } from './situation'
import { isLeftOut } from './solo/solo'
import type { Side, State } from './state'
import { noTraces } from './traces'
import { opponentOf, type Seat, seatNames, seats } from './vocabulary'

/** A position at the beginning of a turn, from its description; it refuses what the rules do not allow. */
export function position(described: Situation): State {
  const parsed = readAs(
    (value, problems): value is Situation => fits(situationShape(), value, problems, () => {}),
    described,
  )
  if (!parsed.ok) throw refusedFor('INVALID_POSITION', 'There is no such position', parsed.problems)
  const situation = parsed.value
  const { mode = 'duel', seed = 1, level, difficulty, map, cards } = situation
  const state = setup({
    mode,
    seed,
    ...(level !== undefined && { level }),
    ...(difficulty && { difficulty }),
    ...(map && { map }),
    ...(cards && { cards }),
  })
  const problems = collectProblems()
  const play = playOn(state)
  placePieces(play, situation, problems)
  placeVisions(play, situation, problems)
  for (const seat of seats) placeCards(play, seat, situation, problems)
  beginTurn(state, situation, problems)
  refuse(problems)
  checkTable(play, problems)
  refuse(problems)
  runOn(play)
  for (const { path, message } of check(state)) problems.add(path, message)
  refuse(problems)
  return state
}

function refuse({ found }: Problems): void {
  if (found.length > 0) throw refusedFor('INVALID_POSITION', 'There is no such position', found)
}

/** The place of an id, or a problem. */
function placeOf(at: Readonly<Record<string, number>>, id: string, kind: string, problems: Problems): number | null {
  const place = Object.hasOwn(at, id) ? at[id] : undefined
  if (place !== undefined) return place
  problems.add('', `There is no ${kind} ${id} on this map (IW-MAP-01).`)
  return null
}

function placePieces({ state, board }: Play, situation: Situation, problems: Problems): void {
  const { forests, mountains } = state
  for (const list of [forests.fighters, forests.full, forests.fading, mountains.fighters, mountains.golems])
    list.fill(0)
  mountains.sites.fill('none')
  for (const [id, pieces] of Object.entries(situation.forests ?? {})) {
    const forest = placeOf(board.forestAt, id, 'forest', problems.at('forests', id))
    if (forest === null) continue
    const { fighters = 0, full = 0, fading = 0 } = typeof pieces === 'number' ? { fighters: pieces } : pieces
    forests.fighters[forest] = fighters
    forests.full[forest] = full
    forests.fading[forest] = fading
  }
  for (const [id, pieces] of Object.entries(situation.mountains ?? {})) {
    const mountain = placeOf(board.mountainAt, id, 'mountain', problems.at('mountains', id))
    if (mountain === null) continue
    const { fighters = 0, golems = 0, site = 'none' } = typeof pieces === 'number' ? { fighters: pieces } : pieces
    mountains.fighters[mountain] = fighters
    mountains.golems[mountain] = golems
    mountains.sites[mountain] = site
  }
  const { at, step = 0, cargo = 0 } = situation.drill ?? {}
  const drill = at === undefined ? board.ferrum : placeOf(board.mountainAt, at, 'mountain', problems.at('drill', 'at'))
  state.drill = { at: drill ?? board.ferrum, step, cargo, moved: false }
  state.secured = situation.secured ?? 0
}

function placeVisions({ state, board }: Play, { visions = {} }: Situation, problems: Problems): void {
  const named = new Set<number>([board.ferrum])
  const read = (list: 'hand' | 'deck' | 'revealed' | 'burned'): number[] =>
    (visions[list] ?? []).flatMap((id, index) => {
      const here = problems.at('visions', list, index)
      const mountain = placeOf(board.mountainAt, id, 'mountain', here)
      if (mountain === null) return []
      here.when(mountain === board.ferrum, '', 'Ferrum has no vision card (IW-SETUP-02).')
      here.when(mountain !== board.ferrum && named.has(mountain), '', `There is one vision card of ${id} (IW-COMP-03).`)
      named.add(mountain)
      return [mountain]
    })
  const [hand, top, revealed, burned] = [read('hand'), read('deck'), read('revealed'), read('burned')]
  const others = [...board.mountains.keys()].filter((mountain) => !named.has(mountain))
  const woodenbot = state.mode === 'woodenbot'
  Object.assign(state.visions, {
    hand,
    deck: [...(woodenbot ? [] : others.reverse()), ...top.reverse()],
    revealed,
    discard: woodenbot ? others : [],
    burned: burned.map((mountain) => ({ mountain, seen: false })),
    traces: { ...noTraces, burned: burned.map(() => true) },
    departures: [],
  })
  // IB-02, WB-02
  if (state.solo) state.solo.marked = woodenbot ? [...state.visions.deck] : [...revealed, ...burned]
}

/**
 * The described places of a seat's cards; each card is in one place, except an ongoing card, which also lies on its
 * slot.
 */
function placeCards(play: Play, seat: Seat, situation: Situation, problems: Problems): void {
  const { state } = play
  const { crystals = 0, hand = [], deck = [], discard = [], played = [], wagered = [] } = situation[seat] ?? {}
  const ongoing = Object.entries(situation[seat]?.ongoing ?? {}).map(([card, markers]) => ({ card, markers }))
  const own = Object.values(play.cards).filter(({ id, faction }) => faction === seat && !isLeftOut(state.mode, id))
  const isOngoing = (card: string): boolean => ongoing.some((each) => each.card === card)
  const named = new Set<string>()
  const lists: [string, readonly string[]][] = [
    ['hand', hand],
    ['deck', deck],
    ['discard', discard],
    ['wagered', wagered],
    ['ongoing', ongoing.map(({ card }) => card)],
    ['played', played.filter((card) => card !== 'rest' && !isOngoing(card))],
  ]
  for (const [list, cards] of lists)
    for (const card of cards) {
      const here = problems.at(seat, list)
      const left = isLeftOut(state.mode, card)
      here.when(left, '', `${card} is left out of a game against a bot (BOT-14).`)
      const isOwn = own.some(({ id }) => id === card)
      here.when(!left && !isOwn, '', `${card} is not a card of the ${seatNames[seat]} (IW-CARD-04).`)
      here.when(named.has(card), '', `${card} is named twice, but a card is in one place (IW-COMP-03).`)
      named.add(card)
    }
  for (const { card } of ongoing)
    if (play.cards[card]?.faction === seat && cardOf(play, card).ongoing === undefined)
      problems.at(seat, 'ongoing', card).add('', `${card} does not stay in play (IW-CARD-03).`)
  const rest = own
    .filter(({ id }) => !named.has(id) && !isOngoing(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const ids = (kind: 'base' | 'special'): string[] => rest.flatMap((card) => (card.kind === kind ? [card.id] : []))
  const bot = state.solo?.bot === seat
  const side: Side = {
    crystals,
    // The top card of a bot's hand is the last.
    hand: bot ? [...hand].reverse() : [...ids('base'), ...hand],
    deck: [...ids('special').reverse(), ...[...deck].reverse()],
    discard: [...discard],
    slots: slotsOf(seat, turnsOf(situation), played, problems.at(seat, 'played')),
    extra: bot ? ids('base') : [],
    wagered: [...wagered],
    ongoing,
    known: nothingKnown,
  }
  Object.assign(state.sides[seat], side)
}

/** IW-ROUND-07: a slot for every turn taken; a turn without a description was spent drawing. */
function slotsOf(seat: Seat, turns: number, played: readonly string[], problems: Problems): Side['slots'] {
  const taken = Math.floor((turns + (seat === 'woodwalkers' ? 1 : 0)) / 2)
  if (played.length > taken)
    problems.add('', `The ${seatNames[seat]} have taken ${taken} of the ${turns} turns of this round (IW-ROUND-01).`)
  return Array.from({ length: taken }, (_, slot) => {
    const card = played[slot] ?? 'rest'
    return card === 'rest' ? 'marker' : { card }
  })
}

const turnsOf = ({ turn, turns }: Situation): number => turns ?? (turn === 'ironclad' ? 1 : 0)

/** The rest of the round from here on, as the rules plan it (IW-ROUND-01). */
function beginTurn(state: State, situation: Situation, problems: Problems): void {
  const turns = turnsOf(situation)
  const seat = item(seats, turns % 2)
  problems.when(
    situation.turn === opponentOf(seat),
    'turn',
    `After ${many(turns, 'turn')} it is the turn of the ${seatNames[seat]} (IW-ROUND-01).`,
  )
  Object.assign(state, { round: situation.round ?? 2, phase: 'action', turns, active: null, result: null })
  state.agenda = [{ do: 'round' }, { do: 'round-end' }, { do: 'action-phase' }]
  if (state.solo) Object.assign(state.solo, situation.bot)
  else if (situation.bot) problems.add('bot', 'In a duel there is no bot.')
}
