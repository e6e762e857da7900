import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import { controlledFoundations, mountainId, mountainOf, spend } from '../../components'
import { buildForge, foundable } from '../../keywords/site'
import type { Question } from '../../play'
import { change } from '../change'
import { canBuild, forgePrice } from './procedure'

/** IB-07: 5 crystals, and a controlled Foundation becomes a Forge. */
export interface BotBuildTask {
  readonly do: 'bot-build'
}

const botBuild: Question<BotBuildTask, ActionOf<'build'>> = {
  seat: () => asked['bot-build'],
  actions: (play) =>
    canBuild(play)
      ? controlledFoundations(play).map((mountain) => ({ type: 'build', at: mountainId(play, mountain) }))
      : [],
  answer(play, _task, { at }) {
    change(play)
    spend(play, 'ironclad', forgePrice)
    buildForge(play, mountainOf(play, at))
  },
}

export interface BotFoundTask {
  readonly do: 'bot-found'
}

/** IB-07. */
const botFound: Question<BotFoundTask, ActionOf<'found'>> = {
  seat: () => asked['bot-found'],
  actions: (play) => foundable(play, false).map((mountain) => ({ type: 'found', at: mountainId(play, mountain) })),
  answer(play, _task, { at }) {
    play.state.mountains.sites[mountainOf(play, at)] = 'foundation'
    play.emit?.({ type: 'founded', at })
  },
}

export const botSites: Chapter<BotBuildTask | BotFoundTask> = {
  tasks: {
    'bot-build': { fields: {}, law: 'IB-07', rule: botBuild },
    'bot-found': { fields: {}, law: 'IB-07', rule: botFound },
  },
  actions: {},
}
