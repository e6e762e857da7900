import { flag, oneOf, optional } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { add, fightersOn, forestId, forestOf, gain, mountainId, mountainOf, totemsLeft, warbandOn } from '../components'
import type { Keyword } from '../keyword'
import { departs, takeOut } from '../piles'
import { forfeit, frameOf, isBot, type Play, type Question } from '../play'
import { discoverRefused } from '../refusals/places'
import * as shape from '../shapes'
import { markMountain } from '../solo/marks'
import { tracesRevealed } from '../traces'

export interface DiscoverStep {
  readonly do: 'discover'
  readonly at?: 'chosen'
}

export interface DiscoverAction {
  readonly type: 'discover'
  readonly vision: string
  readonly at: string
}

/** IW-TOTEM-01: a vision card of the hand, its mountain uncontrolled, and an inner forest beside it that you control. */
export interface DiscoverTask {
  readonly do: 'discover'
  /** Only the chosen forest. */
  readonly chosen: boolean
}

/** The discovery of a vision card (IW-TOTEM-01). */
export const crystalsOf = (play: Play, mountain: number): number =>
  play.board.mountains[mountain]?.kind === 'inner' ? 3 : 0

const where: Question<DiscoverTask, ActionOf<'discover' | 'forfeit'>> = {
  seat: () => asked.discover,
  // Whether a discovery is possible depends on hidden cards, so the question always comes up (IW-INFO-03).
  alwaysAsked: true,
  actions(play, { chosen }) {
    const { state, board } = play
    const { forest: only } = frameOf(play)
    const discoveries: DiscoverAction[] = []
    if (totemsLeft(play) > 0)
      for (const mountain of state.visions.hand) {
        if (warbandOn(play, mountain) > 0) continue
        for (const forest of item(board.innerBeside, mountain))
          if (fightersOn(play, forest) > 0 && (!chosen || forest === only))
            discoveries.push({ type: 'discover', vision: mountainId(play, mountain), at: forestId(play, forest) })
      }
    return [...discoveries, forfeit]
  },
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    const { state } = play
    const mountain = mountainOf(play, action.vision)
    departs(state, 'revealed')
    takeOut(state.visions.hand, mountain)
    state.visions.revealed.push(mountain)
    tracesRevealed(state.visions, mountain)
    add(state.forests.full, forestOf(play, action.at), 1)
    play.emit?.({ type: 'discovered', vision: action.vision, at: action.at })
    if (isBot(play, 'ironclad')) markMountain(play, mountain) // IB-02
    gain(play, 'woodwalkers', crystalsOf(play, mountain))
  },
}

export const discover: Keyword<DiscoverStep, DiscoverTask, DiscoverAction> = {
  steps: {
    discover: {
      owner: 'woodwalkers',
      fields: { at: optional(oneOf('chosen')) },
      tasks: (_play, { at }) => [{ do: 'discover', chosen: at === 'chosen' }],
    },
  },
  tasks: {
    discover: { fields: { chosen: flag }, law: 'IW-TOTEM-01', refuse: { discover: discoverRefused }, rule: where },
  },
  actions: {
    discover: {
      fields: { vision: shape.mountainId, at: shape.forestId },
    },
  },
}
