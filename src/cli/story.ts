import type { Turn } from '../core'
import { createRandom, same } from '../core'
import { capital } from '../toolkit/capital'
import { seatName } from './described'
import { wrap } from './fold'
import type { Seating } from './seating'
import { now, type Session } from './session'

/** The listener of a story, and the width. */
export interface Listener {
  readonly viewer: string
  readonly seating: Seating
  readonly width: number
  /** Whether the story has the listener's own actions, as in a log. */
  readonly own?: boolean
}

/**
 * A decision for a policy. Its chance depends on the game and the number of the action, so it is the same after a
 * break.
 */
export function turnOf({ described: { game }, record }: Session, state: object, seat: string, number: number) {
  const turn: Turn<unknown, unknown, string> = {
    view: game.view(state, seat),
    legal: game.legalActions(state),
    seat,
    random: createRandom(record.options.seed, `terminal ${seat} ${number}`),
  }
  return turn
}

/** The result of an action of a session, as the listener sees it; for an opponent's choice, with the reason. */
export function toldOf(session: Session, index: number, listener: Listener): string[] {
  const { described, record, states } = session
  const [state, next, action] = [states[index], states[index + 1], record.actions[index]]
  if (!state) return []
  const { game } = described
  const result = game.tryApply(state, action)
  const lines = linesOf(session, result.ok ? result.events : [], state, listener)
  const seat = game.actor(state, action)
  if (seat === listener.viewer && listener.own && described.open && seat === game.toAct(state))
    return [`${capital(described.words.seating.you)}: ${described.action(action, game.view(state, seat))}`, ...lines]
  if (seat === null || seat === listener.viewer) return lines
  const head = headOf(session, index, seat, listener)
  // A seat that continues to decide has not done anything yet that the story could tell.
  const goesOn = next !== undefined && game.toAct(next) === seat
  if (head === null && (lines.length > 0 || goesOn)) return lines
  return [...wrap(head ?? described.words.table.hasDecided(nameOf(session, seat, listener)), listener.width), ...lines]
}

function linesOf(
  { described: { game, event: tell, begins } }: Session,
  events: readonly unknown[],
  state: object,
  { viewer, width }: Listener,
): string[] {
  const view = game.view(state, viewer)
  return events.flatMap((event) => {
    const seen = game.redact(event, viewer)
    const told = seen === null ? '' : tell(seen, view)
    if (told === '') return begins(event) ? [''] : []
    return begins(event) ? ['', told] : wrap(told, width - 2).map((line) => `  ${line}`)
  })
}

/** The player of a seat, at the beginning of a sentence. */
const nameOf = (session: Session, seat: string, { seating }: Pick<Listener, 'seating'>): string =>
  seating.opponents.get(seat)?.name ?? capital(seatName(session.described, now(session), seat))

/** Who did what and why, if the listener may know. */
function headOf(session: Session, index: number, seat: string, listener: Listener): string | null {
  const { described, record, states } = session
  const { game, open } = described
  const [state, action] = [states[index], record.actions[index]]
  const { opponent } = listener.seating.opponents.get(seat) ?? {}
  // A seat may have surrendered while another one decided.
  if (!state || game.toAct(state) !== seat) return null
  const name = nameOf(session, seat, listener)
  if (opponent?.explain) {
    const turn = turnOf(session, state, seat, index)
    const explained = opponent.explain(turn)
    // The record may hold another action than the opponent would choose now.
    return `${name}: ${same(explained.action, action) ? explained.text : described.action(action, turn.view)}`
  }
  return open ? `${name}: ${described.action(action, game.view(state, listener.viewer))}` : null
}

/** The story of this turn and the one before. */
export function latest(session: Session, told: Listener): string[] {
  const listener = { ...told, own: true }
  const { described, states } = session
  const { game } = described
  const turns = states.map((state) => `${described.turn(game.view(state, listener.viewer)) || game.toAct(state)}`)
  let from = states.length - 1
  for (let changes = 0; from > 0 && changes < 2; from--) if (turns[from - 1] !== turns[from]) changes++
  const lines = states.slice(from, -1).flatMap((_, index) => toldOf(session, from + index, listener))
  const [first] = states
  if (from > 0 || !first) return lines
  return [...linesOf(session, described.beginning(first), first, listener), ...lines]
}

/** The end of the game, for the people at the keyboard. */
export function ending(session: Session, listener: Listener): string {
  const { described } = session
  const { table, seating: sat } = described.words
  const outcome = described.game.outcome(now(session))
  if (!outcome) return table.over
  const { winners, scores } = outcome
  const reason = described.reason(outcome.reason, described.game.view(now(session), listener.viewer))
  const { persons } = listener.seating
  const you = persons.length === 1
  const names = winners.map((seat) => (you && seat === listener.viewer ? sat.you : nameOf(session, seat, listener)))
  const alone = described.game.players(now(session)).length === 1
  const won = names.length > 0 ? table.won(names, reason) : alone ? table.beaten(reason) : table.drawn(reason)
  const counted = scores
    ? Object.entries(scores).map(([seat, score]) => `${seatName(described, now(session), seat)} ${score}`)
    : []
  return counted.length > 0 ? `${won} ${capital(counted.join(', '))}.` : won
}
