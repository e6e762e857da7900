import type { Problem } from '../../core'
import { collectProblems, many, type Problems, sum } from '../../toolkit'
import { kindOf, pending } from './agenda'
import { basesOnMap } from './alliance/supporters'
import { deckOf } from './cards'
import { allianceBoard, viziers } from './data/factions'
import { itemSupply } from './data/items'
import { kindsOf, type PieceKind, pieceTotals } from './pieces'
import { type Play, playOn, sideOf } from './play'
import { playedIn, waitingIn } from './playing'
import { openSlots, presenceAt, rulerOf } from './rule'
import { hasMarker } from './score'
import type { State } from './state'
import { clearings, columns, itemIndex, items, pointsToWin, type Seat } from './vocabulary'

/** ROOT-INV-01, ROOT-INV-04, ROOT-INV-19: pieces of a seat are all somewhere, and none twice. */
function checkPieces(play: Play, seat: Seat, problems: Problems): void {
  const { state } = play
  const side = sideOf(play, seat)
  const { faction } = side.board
  for (const kind of kindsOf[faction]) {
    const list = side.pieces[kind] ?? []
    const bad = list.find((count) => !Number.isSafeInteger(count) || count < 0)
    problems.when(bad !== undefined, `pieces.${kind}`, `ROOT-INV-04: ${bad} is not a number of pieces.`)
    const total = pieceTotals[faction][kind] ?? 0
    problems.when(sum(list) > total, `pieces.${kind}`, `ROOT-INV-01: ${sum(list)} of ${total} are on the map.`)
    problems.when((list[0] ?? 0) !== 0, `pieces.${kind}`, 'ROOT-INV-10: a piece stands off the map.')
    const single: readonly PieceKind[] = ['keep', 'roost', 'sympathy']
    problems.when(
      single.includes(kind) && list.some((count) => count > 1),
      `pieces.${kind}`,
      'ROOT-INV-06: two in one clearing.',
    )
  }
  const warriors = pieceTotals[faction].warrior
  if (warriors === undefined) return
  const officers = side.board.faction === 'alliance' ? side.board.officers : 0
  const waiting = faction === 'marquise' ? waitingIn(state.agenda) : 0
  const found = side.supply + sum(side.pieces.warrior ?? []) + officers + waiting + (state.coffin[seat] ?? 0)
  problems.when(found !== warriors, 'supply', `ROOT-INV-19: there are ${many(found, 'warrior')}, not ${warriors}.`)
}

/** ROOT-INV-02: every card is in exactly one place. */
function checkCards(state: State, problems: Problems): void {
  const all = [...state.deck, ...state.discard, ...state.available, ...playedIn(state.agenda)]
  for (const seat of state.seats) {
    const side = state.sides[seat]
    if (!side) continue
    all.push(...side.hand, ...side.crafted)
    if (side.dominance !== null) all.push(side.dominance)
    if (side.board.faction === 'alliance') all.push(...side.board.supporters)
    if (side.board.faction === 'eyrie')
      for (const column of columns) all.push(...side.board.decree[column].filter((card) => card !== 'vizier'))
    const twice = side.crafted.find((card, index) => side.crafted.indexOf(card) !== index)
    problems.when(twice !== undefined, `sides.${seat}.crafted`, `ROOT-INV-22: ${twice} lies there twice.`)
  }
  const expected = deckOf(state.cards, state.seats.length).sort()
  problems.when(all.sort().join() !== expected.join(), 'deck', 'ROOT-INV-02: cards were lost or made.')
}

/** ROOT-INV-03, ROOT-INV-23: items of the supply; none comes from nowhere. */
function checkItems(state: State, problems: Problems): void {
  for (const item of items) {
    const left = state.supply[itemIndex[item]] ?? 0
    problems.when(
      left < 0 || left > (itemSupply[item] ?? 0),
      'supply',
      `ROOT-INV-23: ${left} of ${item} in the supply.`,
    )
  }
}

/** ROOT-INV-05, ROOT-INV-12, ROOT-INV-13. */
function checkClearings(play: Play, problems: Problems): void {
  for (const at of clearings) {
    const path = `clearing ${at}`
    problems.when(openSlots(play, at) < 0, path, 'ROOT-INV-05: more buildings than slots.')
    const ruler = rulerOf(play, at)
    problems.when(ruler !== null && presenceAt(play, ruler, at) === 0, path, 'ROOT-INV-12: ruled by nobody there.')
    const { seats } = play.state
    const reversed = rulerOf({ state: { ...play.state, seats: [...seats].reverse() } }, at)
    problems.when(reversed !== ruler, path, 'ROOT-INV-13: who rules depends on the order of seats.')
  }
}

function checkBoards(play: Play, seat: Seat, problems: Problems): void {
  const { state } = play
  const { board, score } = sideOf(play, seat)
  problems.when(!Number.isSafeInteger(score) || score < 0 || score >= 100, 'score', `ROOT-INV-04: a score of ${score}.`)
  const asked = state.agenda.at(-1)?.do
  switch (board.faction) {
    case 'marquise':
      return
    case 'eyrie': {
      const lying = columns.filter((column) => board.decree[column].includes('vizier'))
      const expected = board.leader ? viziers[board.leader].join() : ''
      problems.when(lying.join() !== expected, 'decree', `ROOT-INV-20: viziers in ${lying.join()}, not ${expected}.`)
      return
    }
    case 'alliance': {
      const over = board.supporters.length > allianceBoard.stackLimit && basesOnMap(play, seat) === 0
      const losing = state.agenda.some(
        (task) =>
          task.do === 'lose-supporter' ||
          task.do === 'base-lost' ||
          task.do === 'triggers' ||
          task.do === 'sides-first',
      )
      problems.when(over && !losing, 'supporters', 'ROOT-INV-18: more than five without a base.')
      problems.when(board.officers < 0, 'officers', 'ROOT-INV-04: fewer than no officers.')
      return
    }
    default: {
      const placed = board.clearing > 0 !== board.forest >= 0
      const settled = state.phase !== 'setup'
      problems.when(settled && !placed, 'pawn', 'ROOT-INV-11: the pawn is in no clearing and no forest, or in both.')
      const lists = [board.ready, board.exhausted, board.damagedReady, board.damagedExhausted]
      problems.when(
        lists.flat().some((count) => count < 0),
        'items',
        'ROOT-INV-04: fewer than no items.',
      )
      problems.when(asked === undefined && !state.result, 'agenda', 'ROOT-INV-38: nothing is left to do.')
    }
  }
}

/** ROOT-INV-15, ROOT-INV-16, ROOT-INV-38. */
function checkCourse(play: Play, problems: Problems): void {
  const { state } = play
  const question = pending(play)
  if (state.result)
    problems.when(state.agenda.length > 0, 'agenda', 'ROOT-INV-15: tasks are left although the game is over.')
  else if (!question) problems.add('agenda', 'ROOT-INV-38: there is no question, and the game is not over.')
  else
    problems.when(
      question.rule.actions(play, question.task).length === 0,
      'agenda',
      `ROOT-INV-16: ${question.task.do} (${kindOf(question.task).law}) has no answer.`,
    )
  const reached = state.seats.some((seat) => hasMarker(play, seat) && sideOf(play, seat).score >= pointsToWin)
  problems.when(reached !== (state.result?.by === 'points'), 'result', 'ROOT-INV-15: points and result do not agree.')
}

/**
 * Everything that is wrong with a state of Root, by the invariants that can be looked at in one state. Nothing is wrong with a
 * state that the rules have made.
 *
 * @example
 * for (const { path, message } of root.check(state)) console.error(`${path}: ${message}`)
 */
export function check(state: State): readonly Problem[] {
  const problems = collectProblems()
  const play = playOn(state)
  for (const seat of state.seats) {
    // ROOT-5.1.1a: while factions are drafted nobody has anything.
    if (!state.sides[seat]) continue
    checkPieces(play, seat, problems.at('sides', seat))
    checkBoards(play, seat, problems.at('sides', seat))
  }
  checkCards(state, problems)
  checkItems(state, problems)
  checkClearings(play, problems)
  checkCourse(play, problems)
  return problems.found
}
