import type { ActionOf } from '../action'
import { mountainId, mountainOf } from '../components'
import { look as lookAt, takeOut } from '../piles'
import { forfeit, frameOf, type Play, plan, type Question } from '../play'
import type { Seat } from '../vocabulary'

/** A look at the top of the vision deck, to be drawn from if `draws` (CI-WW27), or just put back (CI-IC08). */
export interface LookTask {
  readonly do: 'look'
  readonly seat: Seat
  readonly count: number
  readonly draws: boolean
}

export const look: Question<LookTask, ActionOf<'look' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions: ({ state }) => (state.visions.deck.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, { seat, count, draws }, action) {
    if (action.type === 'forfeit') return
    lookAt(play, seat, count)
    if (!draws) return
    const { deck, known } = play.state.visions
    const visions = deck.splice(Math.max(0, deck.length - count)).reverse()
    known.woodwalkers = 0
    known.ironclad = 0
    plan(play, { do: 'draw-one', visions })
  },
}

/** One of the vision cards looked at goes to the hand. */
export interface DrawOneTask {
  readonly do: 'draw-one'
  readonly visions: number[]
}

export const drawOne: Question<DrawOneTask, ActionOf<'draw-vision' | 'forfeit'>> = {
  seat: () => 'woodwalkers',
  actions: (play, { visions }) => [
    ...visions.map((vision): ActionOf<'draw-vision'> => ({ type: 'draw-vision', vision: mountainId(play, vision) })),
    forfeit,
  ],
  answer(play, { visions }, action) {
    if (action.type === 'draw-vision') {
      const vision = mountainOf(play, action.vision)
      takeOut(visions, vision)
      play.state.visions.hand.push(vision)
      play.emit?.({
        type: 'drew-visions',
        seat: 'woodwalkers',
        count: 1,
        visions: [action.vision],
        for: 'woodwalkers',
      })
    }
    plan(play, { do: 'put-back', visions })
  },
}

/** The others go back on top in any order, the last one uppermost; their owner knows them there. */
export interface PutBackTask {
  readonly do: 'put-back'
  readonly visions: number[]
}

export const putBack: Question<PutBackTask, ActionOf<'put-back'>> = {
  seat: () => 'woodwalkers',
  actions: (play, { visions }) => visions.map((vision) => ({ type: 'put-back', vision: mountainId(play, vision) })),
  answer(play, task, { vision }) {
    const { visions } = play.state
    const mountain = mountainOf(play, vision)
    takeOut(task.visions, mountain)
    visions.deck.push(mountain)
    visions.known.woodwalkers++
    plan(play, task)
  },
}

/** Vision cards that were looked at go back as they lay when the game ends in between (IW-COMP-03). */
export function putAllBack({ state }: Play): void {
  for (const task of state.agenda)
    if (task.do === 'draw-one' || task.do === 'put-back') state.visions.deck.push(...[...task.visions].reverse())
}

/** CI-IC17: the vision cards in the opponent's hand are shown before the mountain is chosen. */
export interface ShowVisionsTask {
  readonly do: 'show-visions'
}

export const showVisions: Question<ShowVisionsTask, ActionOf<'look' | 'forfeit'>> = {
  seat: () => 'ironclad',
  actions: ({ state }) => (state.visions.hand.length === 0 ? [] : [{ type: 'look' }, forfeit]),
  answer(play, _task, action) {
    if (action.type === 'forfeit') return
    const shown = [...play.state.visions.hand]
    frameOf(play).shown = shown
    play.emit?.({
      type: 'shown',
      seat: 'woodwalkers',
      cards: null,
      visions: shown.map((mountain) => mountainId(play, mountain)),
      for: 'ironclad',
    })
  },
}
