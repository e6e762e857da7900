import type { Random } from '../../../core'
import { type Board, mountainsOf } from '../board'
import { add, unitsLeft } from '../components'
import type { State } from '../state'
import { botOf, type Difficulty, type Mode, type Solo } from './solo'

/** IB-01, WB-01: the start of the bot. `possible` lists the mountains of the vision deck. */
export function soloFor(mode: Mode, difficulty: Required<Difficulty>, possible: readonly number[]): Solo | null {
  const bot = botOf[mode]
  if (bot === null) return null
  const ironbot = bot === 'ironclad'
  return {
    bot,
    difficulty,
    stance: ironbot ? 'expansive' : null,
    side: ironbot ? 'alert' : 'disruptive',
    spirits: difficulty.spirits ? 2 : 0,
    marked: ironbot ? [] : [...possible].sort((one, other) => one - other),
    die: null,
    alerted: false,
  }
}

/** IB-16, WB-19: the pieces that the difficulty puts on the map. */
export function strengthen(state: State, board: Board, chance: Random): void {
  const { solo, forests, mountains } = state
  if (!solo) return
  const { golem, foundations, extraFighters } = solo.difficulty
  if (golem) add(mountains.golems, board.ferrum, 1)
  const outer = mountainsOf(board, 'outer')
  if (foundations)
    for (const mountain of chance.sample(outer, Math.min(2, outer.length))) mountains.sites[mountain] = 'foundation'
  const ironbot = solo.bot === 'ironclad'
  const places = ironbot ? mountainsOf(board, 'inner') : [...board.outerForests]
  const everywhere = extraFighters === 5
  const chosen = everywhere ? places : chance.sample(places, Math.min(extraFighters, places.length))
  if (ironbot && everywhere) chosen.push(board.ferrum)
  for (const place of chosen)
    if (unitsLeft({ state }, solo.bot, 'fighter') > 0) add((ironbot ? mountains : forests).fighters, place, 1)
}
