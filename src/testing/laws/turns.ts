import { same } from '../../core'
import { difference } from '../difference'
import { type Law, print, throughJson } from '../position'

/** What is wrong with the places of an outcome. */
function unsoundPlaces(
  seats: readonly string[],
  winners: readonly string[],
  places: readonly (readonly string[])[],
): string | null {
  const placed = places.flat()
  const stranger = placed.find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return `${stranger} has a place but is not a seat of the game.`
  if (new Set(placed).size < placed.length) return `A seat has two places: ${print(places)}`
  if (places.some((group) => group.length === 0)) return `Nobody has one of the places: ${print(places)}`
  const [first = []] = places
  if (winners.length === 0 || same([...winners].sort(), [...first].sort())) return null
  return `The winners are ${print(winners)}, and ${print(first)} in the first place.`
}

/** The laws for turns and legal actions. */
export const turnLaws: Readonly<Record<string, Law>> = {
  'seats-known': ({ game, state, seat, viewers }) => {
    const players: readonly string[] = game.players(state)
    const strange = players.find((player) => !game.seats.includes(player))
    if (strange !== undefined) return `${strange} takes part but is not a seat of the game.`
    if (new Set(players).size < players.length) return `A seat takes part twice: ${print(players)}`
    if (seat !== null && !viewers.includes(seat)) return `${seat} must act but does not take part.`
    const winner = game.outcome(state)?.winners.find((each) => !players.includes(each))
    return winner === undefined ? null : `${winner} wins but does not take part.`
  },

  'end-agreed': ({ game, state, seat, legal }) => {
    const over = game.outcome(state) !== null
    if (over !== (seat === null))
      return over ? `There is an outcome, yet ${seat} must act.` : 'There is no outcome, yet nobody must act.'
    if (over && legal.length > 0) return `The game is over, yet ${legal.length} actions are legal.`
    return over || legal.length > 0 ? null : `${seat} must act and has no legal action.`
  },

  'outcome-sound': ({ game, state }) => {
    const outcome = game.outcome(state)
    if (outcome === null) return undefined
    const { winners, reason, scores = {}, places } = outcome
    if (new Set(winners).size < winners.length) return `A winner is named twice: ${print(winners)}`
    if (typeof reason !== 'string' || reason === '') return 'The outcome has no reason.'
    for (const [seat, score] of Object.entries(scores)) {
      if (!game.seats.includes(seat)) return `${seat} has a score but is not a seat of the game.`
      if (!Number.isFinite(score)) return `The score of ${seat} is ${score}, not a finite number.`
    }
    return places ? unsoundPlaces(game.seats, winners, places) : null
  },

  'legal-unique': ({ legal }) => {
    const twice = legal.find((action, index) => legal.slice(0, index).some((other) => same(action, other)))
    return twice === undefined ? null : `An action is listed twice: ${print(twice)}`
  },

  'legal-stable': ({ game, state, legal }) => {
    const again: [string, object][] = [
      ['asked again', state],
      ['asked of a clone', game.clone(state)],
      ['asked of a copy through JSON', throughJson(state)],
    ]
    for (const [when, each] of again) {
      const found = difference(legal, game.legalActions(each), 'at first', `when ${when}`)
      if (found !== null) return `The list of legal actions changes when ${when}: ${found}.`
    }
    return null
  },
}
