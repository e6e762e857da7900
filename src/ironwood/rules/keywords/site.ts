import type { ActionOf } from '../action'
import { controlledFoundations, forgesBuilt, foundationsLeft, mountainId, mountainOf, warbandOn } from '../components'
import { forfeit, frameOf, isBot, type Play, type Question } from '../play'
import { win } from '../result'
import { addSpirits } from '../solo/woodenbot/aid'
import { forgesToWin } from '../vocabulary'
import { unload } from './drill'

/** IW-KEY-03: a foundation on a controlled mountain becomes a forge. */
export interface BuildTask {
  readonly do: 'build'
}

export const build: Question<BuildTask, ActionOf<'build' | 'forfeit'>> = {
  seat: () => 'ironclad',
  actions(play) {
    const places = controlledFoundations(play.state)
    if (places.length === 0) return []
    return [...places.map((at): ActionOf<'build'> => ({ type: 'build', at: mountainId(play, at) })), forfeit]
  },
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    buildForge(play, mountainOf(play, action.at))
  },
}

/** IW-FORGE-02 and -03: the third forge wins (IW-END-02); a drill there is unloaded. */
export function buildForge(play: Play, mountain: number): void {
  const { state } = play
  state.mountains.sites[mountain] = 'forge'
  play.emit?.({ type: 'built', at: mountainId(play, mountain) })
  if (forgesBuilt(state) === forgesToWin) win(play, 'ironclad', 'forges')
  else if (state.drill.at === mountain) unload(play)
}

/** IW-FORGE-01: a foundation on a free outer mountain; a card may waive the control. */
export interface FoundTask {
  readonly do: 'found'
  readonly adjacent: boolean
}

/** Whether a mountain may get a foundation, apart from the token. */
function mayFound(play: Play, mountain: number, adjacent: boolean): boolean {
  const { state, board } = play
  if (board.mountains[mountain]?.kind !== 'outer' || state.mountains.sites[mountain] !== 'none') return false
  if (warbandOn(state, mountain) > 0) return true
  return adjacent && (board.ridges[mountain] ?? []).some((next) => warbandOn(state, next) > 0)
}

/** Where a foundation can be placed, if there is a token. */
export function foundable(play: Play, adjacent: boolean): number[] {
  if (foundationsLeft(play.state) === 0) return []
  return [...play.board.mountains.keys()].filter((mountain) => mayFound(play, mountain, adjacent))
}

export const found: Question<FoundTask, ActionOf<'found' | 'forfeit'>> = {
  seat: () => 'ironclad',
  actions(play, { adjacent }) {
    const places = foundable(play, adjacent)
    if (places.length === 0) return []
    return [...places.map((at): ActionOf<'found'> => ({ type: 'found', at: mountainId(play, at) })), forfeit]
  },
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    const mountain = mountainOf(play, action.at)
    play.state.mountains.sites[mountain] = 'foundation'
    frameOf(play).mountain = mountain
    play.emit?.({ type: 'founded', at: action.at })
    if (isBot(play, 'woodwalkers')) addSpirits(play, 1) // WB-04
  },
}
