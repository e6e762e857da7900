import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { crystalsLeft, hasForge, mountainId, mountainOf, placeUnit, unitsLeft } from '../components'
import { planTriggers } from '../frames'
import type { Keyword } from '../keyword'
import { drawCards, look } from '../piles'
import { forfeit, frameOf, isBot, type Play, type Question, remember, sideOf } from '../play'
import { drillRefused } from '../refusals/moving'
import * as shape from '../shapes'
import { returnVision } from '../solo/ironbot/survey'

export interface MoveDrillStep {
  readonly do: 'move-drill'
}

export interface DrillAction {
  readonly type: 'drill'
  readonly to: string
}

/** IW-KEY-11: the Drill, one step along a ridge. */
export interface DrillTask {
  readonly do: 'drill'
}

/** IW-KEY-10: once per turn, unless a card itself moves it twice. */
const mayMove = (play: Play): boolean => !play.state.drill.moved || frameOf(play).drilled

const where: Question<DrillTask, ActionOf<'drill' | 'forfeit'>> = {
  seat: () => asked.drill,
  asks: mayMove,
  actions(play) {
    if (!mayMove(play)) return []
    const ridges = item(play.board.ridges, play.state.drill.at)
    return [...ridges.map((to): DrillAction => ({ type: 'drill', to: mountainId(play, to) })), forfeit]
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
  remember(play, { drilled: true })
  play.emit?.({ type: 'drill-moved', from: mountainId(play, from), to: mountainId(play, to) })
  if (hasForge(play, to)) {
    unload(play)
    return
  }
  const step = Math.min(3, state.drill.step + 1)
  state.drill.step = step
  state.drill.cargo += Math.min(step === 1 ? 2 : 1, crystalsLeft(play))
  play.emit?.({ type: 'drill-step', step, cargo: state.drill.cargo })
  if (step === 2) {
    if (isBot(play, 'ironclad')) returnVision(play)
    else look(play, 'ironclad', 1)
    if (unitsLeft(play, 'ironclad', 'fighter') > 0) placeUnit(play, 'ironclad', 'fighter', from)
  } else if (step === 3) drawCards(play, 'ironclad', 1)
}

/** IW-DRILL-03 and -04; its effects come after it (CI-IC28). */
export function unload(play: Play): void {
  const { drill } = play.state
  const count = drill.cargo
  sideOf(play, 'ironclad').crystals += count
  drill.cargo = 0
  drill.step = 0
  play.emit?.({ type: 'unloaded', count })
  if (count === 0) return
  planTriggers(play, 'ironclad', 'on-unloading')
}

export const drill: Keyword<MoveDrillStep, DrillTask, DrillAction> = {
  steps: {
    'move-drill': {
      owner: 'ironclad',
      fields: {},
      tasks: () => [{ do: 'drill' }],
    },
  },
  tasks: { drill: { fields: {}, law: 'IW-KEY-11', refuse: { drill: drillRefused }, rule: where } },
  actions: {
    drill: { fields: { to: shape.mountainId } },
  },
}
