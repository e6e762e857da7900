import type { Problem } from '../../core'
import { many } from '../../toolkit/counts'
import { collectProblems, type Problems } from '../../toolkit/problems'
import { pending } from './agenda'
import { crystalsLeft, forgesBuilt, foundationsLeft, hasForge, markersLeft, totemsLeft, unitsLeft } from './components'
import { type Play, playOn } from './play'
import { checkSolo } from './solo/check'
import { isLeftOut } from './solo/solo'
import type { State } from './state'
import { forgesToWin, handLimit, type Seat, seats, securedToWin, slotsPerRound } from './vocabulary'
import { cardPlaces, visionPlaces } from './zones'

/** IW-COMP-03: nothing is in play that the supply does not hold. */
function checkSupply({ state }: Play, problems: Problems): void {
  const left: [string, number][] = [
    ['crystals', crystalsLeft({ state })],
    ['markers', markersLeft({ state })],
    ['Woodwalker Fighters', unitsLeft({ state }, 'woodwalkers', 'fighter')],
    ['Ironclad Fighters', unitsLeft({ state }, 'ironclad', 'fighter')],
    ['Golems', unitsLeft({ state }, 'ironclad', 'golem')],
    ['Foundations', foundationsLeft({ state })],
    ['Totems', totemsLeft({ state })],
  ]
  for (const [what, count] of left)
    problems.when(count < 0, 'supply', `Too many ${what} are in use, ${-count} more than there are (IW-COMP-01).`)
}

/** Every number is a whole number and not negative, and every list has a place for each location. */
function checkNumbers({ state, board }: Play, problems: Problems): void {
  const lists: [string, readonly number[], number][] = [
    ...Object.entries(state.forests).map(([name, list]): [string, number[], number] => [
      `forests.${name}`,
      list,
      board.forests.length,
    ]),
    ...(['fighters', 'golems', 'movedFighters', 'movedGolems'] as const).map((name): [string, number[], number] => [
      `mountains.${name}`,
      state.mountains[name],
      board.mountains.length,
    ]),
    ['drill', [state.drill.step, state.drill.cargo, state.drill.at], 3],
    ['sides', [...seats.map((seat) => state.sides[seat].crystals), state.secured, state.turns, state.round], 5],
  ]
  for (const [path, list, length] of lists) {
    problems.when(list.length !== length, path, `There are ${list.length} numbers for ${length} places.`)
    const wrong = list.find((number) => !Number.isSafeInteger(number) || number < 0)
    problems.when(wrong !== undefined, path, `${wrong} is not a possible count.`)
  }
}

/** What may stand where: moved units are present, totems are on inner forests, foundations on outer mountains. */
function checkPlaces(play: Play, problems: Problems): void {
  const { state, board } = play
  const { forests, mountains, drill } = state
  for (const [index, { id, kind }] of board.forests.entries()) {
    const path = `forests.${id}`
    const moved = (forests.moved[index] ?? 0) + (forests.done[index] ?? 0)
    problems.when(moved > (forests.fighters[index] ?? 0), path, 'More Fighters have moved than are there (IW-KEY-10).')
    const totems = (forests.full[index] ?? 0) + (forests.fading[index] ?? 0)
    problems.when(
      kind === 'outer' && totems > 0,
      path,
      'A Totem lies on an outer forest, where it is secured at once (IW-TOTEM-04).',
    )
  }
  for (const [index, { id, kind }] of board.mountains.entries()) {
    const path = `mountains.${id}`
    const movedTooMany =
      (mountains.movedFighters[index] ?? 0) > (mountains.fighters[index] ?? 0) ||
      (mountains.movedGolems[index] ?? 0) > (mountains.golems[index] ?? 0)
    problems.when(movedTooMany, path, 'More units have moved than are there (IW-KEY-10).')
    problems.when(
      kind !== 'outer' && mountains.sites[index] !== 'none',
      path,
      'A Foundation or Forge lies on it, but they lie on outer mountains only (IW-FORGE-01).',
    )
  }
  // The third forge ends the game before it unloads a drill (IW-END-04).
  const atForge = hasForge(play, drill.at)
  if (state.result?.by === 'forges') return
  problems.when(atForge && drill.cargo > 0, 'drill', 'There is cargo although the Drill is at a Forge (IW-DRILL-03).')
  problems.when(
    atForge !== (drill.step === 0),
    'drill',
    `Its track is at step ${drill.step}; it is at 0 where a Forge is, and nowhere else (IW-DRILL-01, IW-DRILL-03).`,
  )
  problems.when(drill.step > 3, 'drill', 'Its track has 3 steps (IW-DRILL-02).')
}

/** Every card of a faction is in exactly one place, and base cards and specials only where they belong. */
function checkCards({ state, cards }: Play, seat: Seat, problems: Problems): void {
  const side = state.sides[seat]
  const all = cardPlaces(state, seat).map(([card]) => card)
  // A bot also expends cards without a slot (WB-24).
  const bases = state.solo?.bot === seat ? side.wagered : [...side.extra, ...side.wagered]
  const specials = [...side.deck, ...side.discard, ...side.ongoing.map(({ card }) => card)]
  const path = `sides.${seat}`
  const kindOf = (card: string): string | undefined => cards[card]?.kind
  const counts = new Map<string, number>()
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1)
  for (const { id, faction } of Object.values(cards)) {
    if (faction !== seat) continue
    const places = counts.get(id) ?? 0
    const expected = isLeftOut(state.mode, id) ? 0 : 1
    if (places !== expected) problems.add(path, `The card ${id} is in ${many(places, 'place')} (IW-COMP-03).`)
  }
  const strange = all.find((card) => cards[card]?.faction !== seat)
  problems.when(strange !== undefined, path, `The card ${strange} is not of this faction (IW-CARD-04).`)
  const base = specials.find((card) => kindOf(card) === 'base')
  problems.when(
    base !== undefined,
    path,
    `The base card ${base} is in the deck, the discard pile or in play (IW-CARD-01).`,
  )
  const special = bases.find((card) => kindOf(card) !== 'base')
  problems.when(special !== undefined, path, `The special card ${special} lies where only base cards lie (IW-CARD-05).`)
  problems.when(
    side.slots.length > slotsPerRound,
    path,
    `${side.slots.length} slots are used; there are 3 (IW-ROUND-07).`,
  )
  const cut = state.phase === 'end' && state.agenda.at(-1)?.do === 'recruit-step'
  problems.when(
    cut && state.solo?.bot !== seat && side.hand.length > handLimit,
    path,
    `There are ${side.hand.length} cards in hand; 8 are allowed (IW-ROUND-12).`,
  )
}

function checkVisions({ state, board }: Play, problems: Problems): void {
  const { deck, known } = state.visions
  const all = visionPlaces(state).map(([mountain]) => mountain)
  for (const [index, { id, kind }] of board.mountains.entries()) {
    const places = all.filter((mountain) => mountain === index).length
    problems.when(
      places !== (kind === 'ferrum' ? 0 : 1),
      'visions',
      `The vision card of ${id} is in ${many(places, 'place')} (IW-COMP-03).`,
    )
  }
  for (const seat of seats)
    problems.when(
      known[seat] > deck.length,
      'visions',
      `The ${seat} know ${known[seat]} of ${deck.length} vision cards.`,
    )
}

const inOrder = (mountains: readonly number[]): string => [...mountains].sort((one, other) => one - other).join()

/** The marks of a bot match the vision cards (IB-02, WB-02). */
function checkMarks({ state: { solo, visions } }: Play, problems: Problems): void {
  if (!solo) return
  const gone = [...visions.revealed, ...visions.burned.map(({ mountain }) => mountain)]
  const known = inOrder(solo.bot === 'ironclad' ? gone : visions.deck)
  const marked = inOrder(solo.marked)
  problems.when(
    marked !== known,
    'solo.marked',
    `The marks are on ${marked}, but should be on ${known} (IB-02, WB-02).`,
  )
}

/** The agenda: a question that can be answered, until the game is over. */
function checkAgenda(play: Play, problems: Problems): void {
  const { state } = play
  const question = pending(play)
  if (state.result) problems.when(state.agenda.length > 0, 'agenda', 'Tasks are left although the game is over.')
  else if (!question) problems.add('agenda', 'There is no question, and the game is not over.')
  else
    problems.when(
      question.rule.actions(play, question.task).length === 0,
      'agenda',
      `The question ${question.task.do} has no answer.`,
    )
  const won = { totems: state.secured >= securedToWin, forges: forgesBuilt(play) >= forgesToWin }
  problems.when(
    won.totems !== (state.result?.by === 'totems'),
    'result',
    'Three secured Totems and the result do not agree (IW-TOTEM-06).',
  )
  problems.when(
    won.forges !== (state.result?.by === 'forges'),
    'result',
    'Three Forges and the result do not agree (IW-FORGE-05).',
  )
}

/** The pieces on the table, whatever the agenda says. */
export function checkTable(play: Play, problems: Problems): void {
  checkNumbers(play, problems)
  checkSupply(play, problems)
  checkPlaces(play, problems)
  for (const seat of seats) checkCards(play, seat, problems)
  checkVisions(play, problems)
  checkMarks(play, problems)
  checkSolo(play.state, problems)
}

/**
 * Every problem of a state of Ironwood: lost or extra components, units and totems in impossible places, cards in two
 * places, a stuck agenda. A state made by the rules has no problem.
 *
 * @example
 * for (const { path, message } of ironwood.check(state)) console.error(`${path}: ${message}`)
 */
export function check(state: State): Problem[] {
  const problems = collectProblems()
  const play = playOn(state)
  checkTable(play, problems)
  checkAgenda(play, problems)
  return [...problems.found]
}
