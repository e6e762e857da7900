import type { ActionOf } from '../action'
import { crystalsLeft, hasForge, mountainId, mountainOf, recruit, unitsLeft } from '../components'
import { newFrame, planSteps } from '../frames'
import { drawCards, look } from '../piles'
import { cardOf, forfeit, frameOf, isBot, type Play, type Question, sideOf } from '../play'
import { returnVision } from '../solo/ironbot/survey'

/** IW-KEY-11: the drill, one step along a ridge. */
export interface DrillTask {
  readonly do: 'drill'
}

/** IW-KEY-10: once per turn, but for a card that says it twice itself. */
const mayMove = (play: Play): boolean => !play.state.drill.moved || frameOf(play).drilled

export const drill: Question<DrillTask, ActionOf<'drill' | 'forfeit'>> = {
  seat: () => 'ironclad',
  asks: mayMove,
  actions(play) {
    if (!mayMove(play)) return []
    const ridges = play.board.ridges[play.state.drill.at] ?? []
    return [...ridges.map((to): ActionOf<'drill'> => ({ type: 'drill', to: mountainId(play, to) })), forfeit]
  },
  answer(play, _task, action) {
    if (action.type === 'drill') moveDrill(play, mountainOf(play, action.to))
  },
}

/** IW-DRILL-01 to -03: a step of the track and its reward, or all cargo unloaded at a forge. */
export function moveDrill(play: Play, to: number): void {
  const { state } = play
  const from = state.drill.at
  state.drill.at = to
  state.drill.moved = true
  frameOf(play).drilled = true
  play.emit?.({ type: 'drill-moved', from: mountainId(play, from), to: mountainId(play, to) })
  if (hasForge(play, to)) {
    unload(play)
    return
  }
  const step = Math.min(3, state.drill.step + 1)
  state.drill.step = step
  state.drill.cargo += Math.min(step === 1 ? 2 : 1, crystalsLeft(state))
  play.emit?.({ type: 'drill-step', step, cargo: state.drill.cargo })
  if (step === 2) {
    if (isBot(play, 'ironclad')) returnVision(play)
    else look(play, 'ironclad', 1)
    if (unitsLeft(state, 'ironclad', 'fighter') > 0) recruit(play, 'ironclad', 'fighter', from)
  } else if (step === 3) drawCards(play, 'ironclad', 1)
}

/** IW-DRILL-03 and -04; what goes with it comes after (CI-IC28). */
export function unload(play: Play): void {
  const { drill } = play.state
  const side = sideOf(play, 'ironclad')
  const count = drill.cargo
  side.crystals += count
  drill.cargo = 0
  drill.step = 0
  play.emit?.({ type: 'unloaded', count })
  for (const { card, markers } of side.ongoing)
    for (const continuous of cardOf(play, card).continuous ?? [])
      if (count > 0 && markers > 0 && continuous.kind === 'on-unloading')
        planSteps(play, newFrame('ironclad', card, 'trigger'), continuous.steps)
}
