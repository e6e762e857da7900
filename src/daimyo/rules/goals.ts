import { goalOf } from './box'
import type { Condition, Reward } from './card'
import { built, influence, onBoard } from './counts'
import { draw, heroCount } from './heroes'
import { goalsInPlay } from './numbers'
import { activeOf, clansFrom, type Play, sideOf } from './play'
import { gainAll, score } from './resources'
import type { GoalState } from './state'
import { type Clan, lastCapacity } from './vocabulary'

/** Gives away the goals that are fulfilled now: after every change, the active clan first (DAI-GOAL-05). */
export function changed(play: Play): void {
  const { goals, result } = play.state
  if (goals.length === 0 || result) return
  for (const seat of clansFrom(play, activeOf(play))) for (const goal of goals) claim(play, seat, goal)
}

function claim(play: Play, seat: Clan, goal: GoalState): void {
  if (goal.gold === seat || goal.silver === seat) return
  const { condition, gold, silver } = goalOf(play.state, goal.id)
  if (goal.gold === null) {
    if (!isFulfilled(play, seat, condition)) return
    goal.gold = seat
    play.emit?.({ type: 'goal', seat, goal: goal.id, place: 'gold' })
    give(play, seat, gold)
  } else if (goal.silver === null && silver && play.state.clans.length >= goalsInPlay.silverFrom) {
    if (!isFulfilled(play, seat, condition)) return
    goal.silver = seat
    play.emit?.({ type: 'goal', seat, goal: goal.id, place: 'silver' })
    give(play, seat, silver)
  }
}

/** DAI-GOAL-10. */
function give(play: Play, seat: Clan, { points, gain = {}, draw: cards = 0, storage = 0 }: Reward): void {
  score(play, seat, points, 'goal')
  gainAll(play, seat, gain)
  draw(play, seat, cards)
  widen(play, seat, storage)
}

function numberOf<Each>(list: readonly Each[], fits: (each: Each) => boolean): number {
  let count = 0
  for (const each of list) if (fits(each)) count++
  return count
}

/** Whether a clan has what a goal asks for (DAI-GOAL-08, DAI-GOAL-09). */
function isFulfilled(play: Play, seat: Clan, { is, atLeast, influence: needed = 0 }: Condition): boolean {
  const side = sideOf(play, seat)
  const { islands } = play.state
  switch (is) {
    case 'governorIslands':
      return numberOf(islands, ({ governors }) => governors.includes(seat)) >= atLeast
    case 'governors':
      return onBoard(play, seat, 'governor') >= atLeast
    case 'shadows':
      return onBoard(play, seat, 'shadow') >= atLeast
    case 'farmsAndTowers':
      return built(play, seat, 'farm') >= atLeast && built(play, seat, 'tower') >= atLeast
    case 'oneType':
      return built(play, seat, 'farm') >= atLeast || built(play, seat, 'tower') >= atLeast
    case 'relics':
      return side.relics.length >= atLeast
    case 'storage':
      return side.capacity >= atLeast
    case 'heroes':
      return heroCount(play, seat) >= atLeast
    case 'influence':
      return islands.some((island) => influence(play.state, island, seat) >= atLeast)
    case 'strongholds':
      return numberOf(islands, (island) => influence(play.state, island, seat) >= needed) >= atLeast
    case 'oneOfEach':
      return (
        onBoard(play, seat, 'shadow') >= atLeast &&
        built(play, seat, 'farm') >= atLeast &&
        built(play, seat, 'tower') >= atLeast &&
        side.relics.length >= atLeast
      )
  }
}

/** Storage capacity, step by step: each step beyond the last gives a point instead (DAI-RELIC-01). */
export function widen(play: Play, seat: Clan, count: number): void {
  const side = sideOf(play, seat)
  for (let step = 0; step < count; step++) {
    if (side.capacity < lastCapacity) {
      side.capacity++
      play.emit?.({ type: 'capacity', seat, capacity: side.capacity })
      changed(play)
    } else score(play, seat, 1, 'storage')
  }
}
