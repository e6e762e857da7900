import { diceOf } from '../rules/dice'
import type { Play } from '../rules/play'
import { type ActionSpace, type Clan, roundCount, turnCount } from '../rules/vocabulary'

/** The rounds after this one. */
export const roundsLeft = ({ state }: Play): number => roundCount - Math.max(1, state.round)

/** The turns of a clan after the one that is being played. */
export const turnsLeft = (play: Play, clan: Clan): number =>
  turnCount * roundsLeft(play) + Math.max(0, turnCount - diceOf(play, clan).length)

/** How often a clan can still carry out a main action, this turn included. */
export function usesLeft(play: Play, clan: Clan, space: ActionSpace): number {
  const dice = diceOf(play, clan)
  const { turn } = play.state
  const isHere = turn?.seat === clan && turn.at === space && !turn.done
  const isOpen = dice.length < turnCount && !dice.some(({ at }) => at === space)
  return roundsLeft(play) + (isHere || isOpen ? 1 : 0)
}
