import { flag, listOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import type { Hiding } from '../chapter'
import { mountainId, mountainOf } from '../components'
import type { Keyword } from '../keyword'
import { departs, look as lookAt } from '../piles'
import { forfeit, plan, type Question, remember } from '../play'
import * as shape from '../shapes'
import { tracesMixed, tracesPicked, tracesShown } from '../traces'
import type { Seat } from '../vocabulary'

export type VisionStep =
  /** Look at the top of the vision deck and put it back. */
  | { readonly do: 'look' }
  /** Look at this many cards on top of the vision deck, draw one, put the others back in any order. */
  | { readonly do: 'look-and-draw'; readonly count: number }
  | { readonly do: 'show-visions' }

export type VisionAction =
  | { readonly type: 'look' }
  /** Of the vision cards under the look: draw this one; or put this one back next, the last one on top. */
  | { readonly type: 'draw-vision'; readonly vision: string }
  | { readonly type: 'put-back'; readonly vision: string }

/** A look at the top of the vision deck, to be drawn from if `draws` (CI-WW27), or just put back (CI-IC08). */
export interface LookTask {
  readonly do: 'look'
  readonly seat: Seat
  readonly count: number
  readonly draws: boolean
}

const whether: Question<LookTask, ActionOf<'look' | 'forfeit'>> = {
  actions: ({ state }) => (state.visions.deck.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, { seat, count, draws }, action) {
    if (action.type === 'forfeit') return
    lookAt(play, seat, count)
    if (!draws) return
    const { deck, known } = play.state.visions
    const visions = deck.splice(Math.max(0, deck.length - count)).reverse()
    tracesMixed(play.state.visions, visions)
    known.woodwalkers = Math.max(0, known.woodwalkers - visions.length)
    known.ironclad = 0
    plan(play, { do: 'draw-one', visions })
  },
}

/** One of the vision cards under the look goes to the hand. */
export interface DrawOneTask {
  readonly do: 'draw-one'
  readonly visions: readonly number[]
}

const drawOne: Question<DrawOneTask, ActionOf<'draw-vision' | 'forfeit'>> = {
  seat: () => asked['draw-one'],
  actions: (play, { visions }) => [
    ...visions.map((vision): ActionOf<'draw-vision'> => ({ type: 'draw-vision', vision: mountainId(play, vision) })),
    forfeit,
  ],
  answer(play, { visions }, action) {
    if (action.type === 'forfeit') {
      plan(play, { do: 'put-back', visions })
      return
    }
    const vision = mountainOf(play, action.vision)
    play.state.visions.hand.push(vision)
    tracesPicked(play.state.visions, visions.length - 1)
    play.emit?.({ type: 'drew-visions', seat: 'woodwalkers', count: 1, visions: [action.vision], for: 'woodwalkers' })
    plan(play, { do: 'put-back', visions: visions.filter((each) => each !== vision) })
  },
}

/** The others go back on top in any order, the last one uppermost; their owner knows them there. */
export interface PutBackTask {
  readonly do: 'put-back'
  readonly visions: readonly number[]
}

const putBack: Question<PutBackTask, ActionOf<'put-back'>> = {
  seat: () => asked['put-back'],
  actions: (play, { visions }) => visions.map((vision) => ({ type: 'put-back', vision: mountainId(play, vision) })),
  answer(play, task, { vision }) {
    const { visions } = play.state
    const mountain = mountainOf(play, vision)
    visions.deck.push(mountain)
    visions.known.woodwalkers++
    plan(play, { do: 'put-back', visions: task.visions.filter((each) => each !== mountain) })
  },
}

/** CI-IC17: the vision cards in the opponent's hand are shown before the mountain is chosen. */
export interface ShowVisionsTask {
  readonly do: 'show-visions'
}

const whetherShown: Question<ShowVisionsTask, ActionOf<'look' | 'forfeit'>> = {
  seat: () => asked['show-visions'],
  actions: ({ state }) => (state.visions.hand.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    const shown = [...play.state.visions.hand]
    remember(play, { shown })
    departs(play.state, 'shown', shown.filter((mountain) => play.board.mountains[mountain]?.kind === 'inner').length)
    tracesShown(play.state.visions)
    play.emit?.({
      type: 'shown',
      seat: 'woodwalkers',
      cards: null,
      visions: shown.map((mountain) => mountainId(play, mountain)),
      for: 'ironclad',
    })
  },
}

/** Only the Woodwalkers see the vision cards that they look at. */
const lookedAt = <Kind extends DrawOneTask | PutBackTask>(): Hiding<Kind> => ({
  seenBy: (task, viewer) => (viewer === 'woodwalkers' ? task : { ...task, visions: [] }),
  dealt: (task, { visions }) => (task.visions.length > 0 ? task : { ...task, visions }),
  holds: (task) => task.visions,
})

export const visions: Keyword<VisionStep, LookTask | DrawOneTask | PutBackTask | ShowVisionsTask, VisionAction> = {
  steps: {
    look: {
      owner: 'both',
      fields: {},
      tasks: (_play, _step, { seat }) => [{ do: 'look', seat, count: 1, draws: false }],
    },
    'look-and-draw': {
      owner: 'woodwalkers',
      fields: { count: shape.some },
      tasks: (_play, { count }, { seat }) => [{ do: 'look', seat, count, draws: true }],
    },
    'show-visions': {
      owner: 'ironclad',
      fields: {},
      forPlayersOnly: true,
      tasks: () => [{ do: 'show-visions' }],
    },
  },
  tasks: {
    look: {
      fields: { seat: shape.seat, count: shape.count, draws: flag },
      law: 'CI-21',
      rule: whether,
    },
    'draw-one': {
      fields: { visions: listOf(shape.mountain) },
      law: 'CI-WW27',
      rule: drawOne,
      hides: lookedAt(),
    },
    'put-back': {
      fields: { visions: listOf(shape.mountain) },
      law: 'CI-WW27',
      rule: putBack,
      hides: lookedAt(),
    },
    'show-visions': {
      fields: {},
      law: 'CI-IC17',
      rule: whetherShown,
    },
  },
  actions: {
    look: { fields: {} },
    'draw-vision': {
      fields: { vision: shape.mountainId },
    },
    'put-back': {
      fields: { vision: shape.mountainId },
    },
  },
}
