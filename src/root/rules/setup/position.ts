import { drawFrom, type Problem } from '../../../core'
import {
  add,
  collectProblems,
  fits,
  optional,
  type Problems,
  readAs,
  refusedFor,
  type Shape,
  sum,
  takeOut,
} from '../../../toolkit'
import { runOn } from '../agenda'
import { check, checkTable } from '../check/check'
import { keepForged } from '../landmarks/forge'
import { layLandmark } from '../landmarks/laying'
import { lodge } from '../landmarks/treetop'
import { ownersOf, troopOf } from '../owner'
import { kindsOf, pieceTotals } from '../pieces'
import { type Play, plan, rulesOf, sideOf } from '../play'
import { playOn } from '../play-on'
import type { Side, State } from '../state'
import { turnFrom } from '../turn/turn'
import { clearings, itemIndex, items, type Seat } from '../vocabulary'
import { layHirelings } from './lay-hirelings'
import { newTable } from './setup'
import { sidesFor } from './sides'
import { type RootSituation, type RootSituationSide, situationShape } from './situation'

function refuse(found: readonly Problem[]): void {
  if (found.length > 0) throw refusedFor('INVALID_POSITION', 'There is no such position', found)
}

/** A position at the beginning of a phase, as it was described; one that the rules do not allow is refused. */
export function position(described: RootSituation): State {
  const parsed = readAs(
    (value, problems): value is RootSituation => fits(situationShape(), value, problems, () => {}),
    described,
  )
  if (!parsed.ok) throw refusedFor('INVALID_POSITION', 'There is no such position', parsed.problems)
  const { factions, seed = 1, map, deck, sides = {}, turn = 'p1', phase = 'birdsong', ...rest } = parsed.value
  const { state } = newTable({ seed, factions, ...(map && { map }), ...(deck && { deck }) })
  const play = playOn(state)
  const problems = collectProblems()
  state.sides = sidesFor(play, factions)
  for (const [seat, side] of Object.entries(sides)) {
    const known = state.seats.find((each) => each === seat)
    if (known) laySide(play, known, side, problems.at('sides', seat))
    else problems.add(`sides.${seat}`, `There are ${state.seats.length} players.`)
  }
  layOut(play, rest, problems)
  problems.when(!state.seats.includes(turn), 'turn', `There are ${state.seats.length} players.`)
  refuse(problems.found)
  takeCards(play, rest, problems)
  takeItems(play)
  layLandmarks(play, rest, problems)
  refuse(problems.found)
  state.active = turn
  state.round = rest.round ?? 1
  plan(play, ...turnFrom(play, turn, phase))
  refuse(checkTable(state))
  runOn(play)
  refuse(check(state))
  return state
}

type Common = Omit<RootSituation, 'factions' | 'seed' | 'map' | 'deck' | 'sides' | 'turn' | 'phase'>

/** What lies on the map and beside it. */
function layOut(
  play: Play,
  { suits, ruins, closed, ferry, tower, coffin, hirelings, hiring }: Common,
  problems: Problems,
): void {
  const { state } = play
  if (suits) Object.assign(state, { suits: [null, ...suits] })
  for (const seat of state.seats) rulesOf(play, seat).layOut?.(play, seat)
  if (closed) state.closed = [...closed]
  if (ferry !== undefined) state.ferry = ferry
  if (tower !== undefined) state.tower = tower
  layHirelings(play, { ...(hirelings && { hirelings }), ...(hiring && { hiring }) }, problems)
  Object.assign(state.coffin, coffin)
  for (const owner of ownersOf(play)) troopOf(play, owner).supply -= state.coffin[owner] ?? 0
  if (!ruins) return
  const named = new Map(Object.entries(ruins))
  for (const at of clearings) {
    const lying = named.get(String(at))
    named.delete(String(at))
    if (lying && !state.ruins[at]) problems.add(`ruins.${at}`, `The map has no ruin in clearing ${at} (ROOT-2.2.4a).`)
    state.ruins[at] = lying ? [...lying] : null
  }
  for (const place of named.keys()) problems.add(`ruins.${place}`, `There is no clearing ${place}.`)
}

function laySide(play: Play, seat: Seat, situation: RootSituationSide, problems: Problems): void {
  const side = sideOf(play, seat)
  const { pieces = {}, score = 0, dominance = null, partner = null, board } = situation
  layPieces(side, pieces, problems)
  Object.assign(side, { score, dominance, partner, hand: [...(situation.hand ?? [])] })
  side.crafted = [...(situation.crafted ?? [])]
  for (const item of situation.items ?? []) add(side.items, itemIndex[item], 1)
  for (const item of situation.spentItems ?? []) add(side.spentItems, itemIndex[item], 1)
  if (board === undefined) return
  const fields = Object.entries<Shape>(rulesOf(play, seat).fields).map(([part, shape]) => [part, optional(shape)])
  if (fits({ form: 'object', fields: Object.fromEntries(fields) }, board, problems.at('board')))
    Object.assign(side.board, structuredClone(board))
  const { warriorsAside, warriorsOn } = rulesOf(play, seat)
  side.supply -= warriorsAside?.(side.board) ?? 0
  const lying = warriorsOn?.(side.board) ?? {}
  for (const owner of play.state.seats) sideOf(play, owner).supply -= lying[owner] ?? 0
}

function layPieces(side: Side, pieces: NonNullable<RootSituationSide['pieces']>, problems: Problems): void {
  const { faction } = side.board
  for (const [kind, places] of Object.entries(pieces)) {
    const own = kindsOf[faction].find((each) => each === kind)
    const list = own && side.pieces[own]
    if (!list) problems.add(`pieces.${kind}`, `These are no pieces of ${faction}.`)
    else
      for (const [place, count] of Object.entries(places)) {
        if (list[Number(place)] === undefined) problems.add(`pieces.${kind}.${place}`, `There is no clearing ${place}.`)
        else add(list, Number(place), count)
      }
  }
  side.supply -= sum(side.pieces.warrior ?? [])
  const all = pieceTotals[faction].warrior ?? 0
  problems.when(side.supply < 0, 'pieces.warrior', `There are ${all - side.supply} warriors, of ${all} (ROOT-INV-19).`)
}

/** Every card that is named comes out of the deck; the others are shuffled. */
function takeCards(play: Play, { discard = [], available = [] }: Common, problems: Problems): void {
  const { state } = play
  const lists = state.seats.flatMap((seat): [string, readonly string[]][] => {
    const { hand, crafted, dominance, board } = sideOf(play, seat)
    const path = `sides.${seat}`
    return [
      [`${path}.hand`, hand],
      [`${path}.crafted`, crafted],
      [`${path}.dominance`, dominance === null ? [] : [dominance]],
      [`${path}.board`, rulesOf(play, seat).cardsOn?.(board) ?? []],
    ]
  })
  for (const [path, cards] of [...lists, ['discard', discard], ['available', available]] as const)
    for (const card of cards)
      if (state.deck.includes(card)) takeOut(state.deck, card)
      else problems.add(path, `The deck has no more ${card} (ROOT-INV-02).`)
  state.discard = [...discard]
  state.available = [...available]
  drawFrom(state.random, 'deck').shuffle(state.deck)
}

/** Landmarks come last: their cards and items are those that lie nowhere else. */
function layLandmarks(play: Play, { landmarks = [] }: Common, problems: Problems): void {
  const { state } = play
  for (const [index, { landmark, at, building, cards, items: forged }] of landmarks.entries()) {
    const own = problems.at('landmarks', index)
    // The cards that are named lie on top.
    for (const card of cards ?? [])
      if (state.deck.includes(card)) takeOut(state.deck, card)
      else own.add('cards', `The deck has no more ${card} (ROOT-INV-02).`)
    state.deck.push(...[...(cards ?? [])].reverse())
    layLandmark(play, landmark, at)
    if (building) lodge(state, building)
    if (forged) keepForged(state, forged)
  }
}

/** What lies in boxes and on boards has come from the supply, as far as it did not come into the game in another way. */
function takeItems(play: Play): void {
  const { state } = play
  for (const seat of state.seats) {
    const { items: box, spentItems, board } = sideOf(play, seat)
    const { itemsOn, itemsBrought } = rulesOf(play, seat)
    const brought = itemsBrought?.(board) ?? []
    for (const [index, item] of items.entries()) {
      const onBoard = sum((itemsOn?.(board) ?? []).map((list) => list[index] ?? 0))
      const gained = Math.max(0, onBoard - brought.filter((each) => each === item).length)
      const left = (state.supply[index] ?? 0) - (box[index] ?? 0) - (spentItems[index] ?? 0) - gained
      state.supply[index] = Math.max(0, left)
    }
  }
  for (const { items: gear } of state.hirelings)
    for (const index of items.keys()) {
      const given = (gear?.ready[index] ?? 0) + (gear?.exhausted[index] ?? 0)
      state.supply[index] = Math.max(0, (state.supply[index] ?? 0) - given)
    }
}
