import { whole } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { roll } from '../dice'
import { type Automatic, clansFrom, humanOf, type Play, plan, sideOf } from '../play'
import * as shape from '../shapes'
import type { Task } from '../task'
import { type Clan, turnCount } from '../vocabulary'

export interface RoundTask {
  readonly do: 'round'
  readonly number: number
}

export interface TurnTask {
  readonly do: 'turn'
  readonly seat: Clan
}

/** How many dice the Mercenaries get in a round. */
export const giftCount = 3

/** A round: the roll, three turns for each clan in turn order, the round end (DAI-ROUND-01). */
const round: Automatic<RoundTask> = {
  run(play, { number }) {
    const { state } = play
    state.round = number
    state.first = state.helmet
    state.helped = false
    for (const seat of state.clans) sideOf(play, seat).dice = []
    if (state.mercenaries) state.mercenaries.dice = []
    if (state.empire) state.empire.dice = []
    play.emit?.({ type: 'round', round: number, first: state.first })
    roll(play)
    plan(play, ...turnsOfRound(play), { do: 'close' })
  },
}

/** The turns of a round, from the first player on. */
export function turnsOfRound(play: Play): Task[] {
  const { first, empire } = play.state
  const ofClans = clansFrom(play, first).map((seat): Task => ({ do: 'turn', seat }))
  const ofEmpire: Task[] = empire ? [{ do: 'empire-turn', seat: humanOf(play) }] : []
  const order = first === 'empire' ? [...ofEmpire, ...ofClans] : [...ofClans, ...ofEmpire]
  return Array.from({ length: turnCount }, () => order).flat()
}

const turn: Automatic<TurnTask> = {
  run(play, { seat }) {
    play.state.turn = { seat, at: null, done: false, used: [] }
    play.emit?.({ type: 'turn', seat })
    // The first three turns of a round (DAI-DUO-02).
    const { mercenaries } = play.state
    const gift: Task[] = mercenaries && mercenaries.dice.length < giftCount ? [{ do: 'gift', seat }] : []
    plan(play, ...gift, { do: 'take-die', seat }, { do: 'between', seat })
  },
}

export const rounds: Chapter<never, never, RoundTask | TurnTask> = {
  tasks: {
    round: { fields: { number: whole(1, 5) }, rule: round },
    turn: { fields: { seat: shape.clan }, rule: turn },
  },
  actions: {},
}
