import { item } from '../../../../toolkit/certain'
import { distancesFrom } from '../../../../toolkit/graph'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import { hasForge, mountainId, mountainOf } from '../../components'
import { moveDrill } from '../../keywords/drill'
import type { Play, Question } from '../../play'
import { change } from '../change'

/** IB-13: the drill, once for each icon that moves it (BOT-22). */
export interface BotDrillTask {
  readonly do: 'bot-drill'
}

/** With 3 crystals a step towards a closest Forge; otherwise, if possible, to a mountain without a Forge. */
function nextMountains(play: Play): readonly number[] {
  const { state, board } = play
  const { at, cargo } = state.drill
  const ridges = item(board.ridges, at)
  const forges = [...board.mountains.keys()].filter((mountain) => hasForge(play, mountain))
  if (cargo < 3) {
    const free = ridges.filter((mountain) => !forges.includes(mountain))
    return free.length > 0 ? free : ridges
  }
  const away = distancesFrom(board.ridges, forges)
  return ridges.filter((mountain) => item(away, mountain) < item(away, at))
}

const botDrill: Question<BotDrillTask, ActionOf<'drill'>> = {
  seat: () => asked['bot-drill'],
  actions: (play) => nextMountains(play).map((mountain) => ({ type: 'drill', to: mountainId(play, mountain) })),
  answer(play, _task, { to }) {
    change(play)
    moveDrill(play, mountainOf(play, to))
  },
}

export const botDrilling: Chapter<BotDrillTask> = {
  tasks: { 'bot-drill': { fields: {}, law: 'IB-13', rule: botDrill } },
  actions: {},
}
