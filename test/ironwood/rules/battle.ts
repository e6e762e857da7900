import type { Event } from '../../../src/ironwood/rules/event'
import { game as rules } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { opponentOf, type Seat } from '../../../src/ironwood/rules/vocabulary'
import { watched } from '../../scenes/watched'

const game = watched(rules)

/** What a battle showed: the damage that each seat dealt, the dominance if it was compared, and who won. */
interface Report {
  readonly state: State
  readonly types: Event['type'][]
  readonly damage: Partial<Record<Seat, number>>
  readonly dominance: Record<Seat, number> | null
  readonly winner: Seat | 'nobody' | null
}

/** Carries out these actions and tells what came of the (last) battle among them. */
export function fought(start: State, actions: readonly string[]): Report {
  let state = start
  const log: Event[] = []
  for (const action of actions) {
    const result = game.tryApply(state, game.parse(action))
    if (!result.ok) throw new Error(`${action}: ${result.refusal.message}`)
    log.push(...result.events)
    state = result.state
  }
  const damage: Partial<Record<Seat, number>> = {}
  let dominance: Report['dominance'] = null
  let winner: Report['winner'] = null
  for (const event of log) {
    if (event.type === 'damage') damage[event.seat] = event.count
    if (event.type === 'battle-over') {
      dominance = event.dominance
      winner = event.winner
    }
  }
  return { state, types: log.map(({ type }) => type), damage, dominance, winner }
}

/**
 * A plain attack by the base card that offers one, with the wagers of attacker and defender, nothing unless given. The
 * Woodwalkers forfeit a Move first; the Ironclad a draw, and have fewer than 2 crystals.
 */
export function attackBy(seat: Seat, from: string, to: string, wagers: Partial<Record<Seat, string>> = {}): string[] {
  const before = seat === 'woodwalkers' ? ['play WW02', 'forfeit'] : ['play IC02', 'draw 0', 'option 2']
  const order = [seat, opponentOf(seat)]
  return [...before, `attack ${from} ${to}`, ...order.map((each) => `wager ${wagers[each] ?? 'nothing'}`)]
}
