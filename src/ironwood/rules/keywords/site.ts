import { flag, oneOf, optional } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { controlledFoundations, forgesBuilt, foundationsLeft, mountainId, mountainOf, warbandOn } from '../components'
import type { Keyword } from '../keyword'
import { isBot, orForfeit, type Play, type Question, remember } from '../play'
import { buildRefused, foundRefused } from '../refusals/places'
import { win } from '../result'
import * as shape from '../shapes'
import { addSpirits } from '../solo/woodenbot/aid'
import { forgesToWin } from '../vocabulary'
import { unload } from './drill'

export type SiteStep =
  | { readonly do: 'build' }
  /** On an outer mountain you control, or also on one beside it. */
  | { readonly do: 'found'; readonly reach?: 'adjacent' }

export type SiteAction =
  | { readonly type: 'build'; readonly at: string }
  | { readonly type: 'found'; readonly at: string }

/** IW-KEY-03: a foundation on a controlled mountain becomes a forge. */
export interface BuildTask {
  readonly do: 'build'
}

const whichForge: Question<BuildTask, ActionOf<'build' | 'forfeit'>> = {
  seat: () => asked.build,
  actions: (play) =>
    orForfeit(
      controlledFoundations(play).map((at): ActionOf<'build'> => ({ type: 'build', at: mountainId(play, at) })),
    ),
  answer(play, _task, action) {
    if (action.type === 'build') buildForge(play, mountainOf(play, action.at))
  },
}

/** IW-FORGE-02 and -03: the third forge wins (IW-END-02); a drill there is unloaded. */
export function buildForge(play: Play, mountain: number): void {
  const { state } = play
  state.mountains.sites[mountain] = 'forge'
  play.emit?.({ type: 'built', at: mountainId(play, mountain) })
  if (forgesBuilt(play) === forgesToWin) win(play, 'ironclad', 'forges')
  else if (state.drill.at === mountain) unload(play)
}

/** IW-FORGE-01: a foundation on a free outer mountain; a card may waive the control. */
export interface FoundTask {
  readonly do: 'found'
  readonly adjacent: boolean
}

/** Whether a mountain may get a foundation, whatever the supply of tokens. */
function mayFound(play: Play, mountain: number, adjacent: boolean): boolean {
  const { state, board } = play
  if (board.mountains[mountain]?.kind !== 'outer' || state.mountains.sites[mountain] !== 'none') return false
  if (warbandOn(play, mountain) > 0) return true
  return adjacent && item(board.ridges, mountain).some((next) => warbandOn(play, next) > 0)
}

/** The places for a foundation, if a token is left. */
export function foundable(play: Play, adjacent: boolean): number[] {
  if (foundationsLeft(play) === 0) return []
  return [...play.board.mountains.keys()].filter((mountain) => mayFound(play, mountain, adjacent))
}

const whichFoundation: Question<FoundTask, ActionOf<'found' | 'forfeit'>> = {
  seat: () => asked.found,
  actions: (play, { adjacent }) =>
    orForfeit(foundable(play, adjacent).map((at): ActionOf<'found'> => ({ type: 'found', at: mountainId(play, at) }))),
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    const mountain = mountainOf(play, action.at)
    play.state.mountains.sites[mountain] = 'foundation'
    remember(play, { mountain })
    play.emit?.({ type: 'founded', at: action.at })
    if (isBot(play, 'woodwalkers')) addSpirits(play, 1) // WB-04
  },
}

export const site: Keyword<SiteStep, BuildTask | FoundTask, SiteAction> = {
  steps: {
    build: { owner: 'ironclad', fields: {}, tasks: () => [{ do: 'build' }] },
    found: {
      owner: 'ironclad',
      fields: { reach: optional(oneOf('adjacent')) },
      tasks: (_play, { reach }) => [{ do: 'found', adjacent: reach === 'adjacent' }],
    },
  },
  tasks: {
    build: { fields: {}, law: 'IW-FORGE-02', refuse: { build: buildRefused }, rule: whichForge },
    found: {
      fields: { adjacent: flag },
      law: 'IW-FORGE-01',
      refuse: { found: foundRefused },
      rule: whichFoundation,
    },
  },
  actions: {
    build: { fields: { at: shape.mountainId } },
    found: {
      fields: { at: shape.mountainId },
    },
  },
}
