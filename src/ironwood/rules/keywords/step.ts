import type { Step } from '../card'
import { hasForge } from '../components'
import { stepsOf } from '../frames'
import { restricted } from '../marks'
import { type Automatic, frameOf, type Play, plan, sideOf } from '../play'
import type { Frame } from '../state'
import type { Task } from '../task'
import { opponentOf } from '../vocabulary'
import { holdAllTotems } from './cost'
import { recruitOf } from './recruit'
import { optionsOf } from './resolve'

export interface StepTask {
  readonly do: 'step'
  readonly step: Step
}

/** A step of a card comes up: what it asks goes on the agenda, and what needs no question is done. */
export const step: Automatic<StepTask> = {
  run: (play, task) => plan(play, ...tasksOf(play, task.step, frameOf(play))),
}

function tasksOf(play: Play, step: Step, frame: Frame): Task[] {
  const { state } = play
  const { seat } = frame
  const opponent = opponentOf(seat)
  switch (step.do) {
    case 'draw':
      return [{ do: 'amount', seat, of: 'draw', most: step.count === 'forges' ? forges(play) : step.count }]
    case 'draw-vision':
      return [{ do: 'amount', seat, of: 'draw-visions', most: step.count }]
    case 'gain':
      return [{ do: 'amount', seat, of: 'gain', most: step.count }]
    case 'take-cargo':
      return [{ do: 'amount', seat, of: 'take-cargo', most: step.count }]
    case 'steal': {
      const half = Math.ceil(sideOf(play, opponent).crystals / 2)
      return [{ do: 'amount', seat, of: 'steal', most: step.count === 'half' ? half : step.count }]
    }
    case 'look':
      return [{ do: 'look', seat, count: 1, draws: false }]
    case 'look-and-draw':
      return [{ do: 'look', seat, count: step.count, draws: true }]
    case 'show-visions':
      return [{ do: 'show-visions' }]
    case 'move-fighters':
      return [
        {
          do: 'move',
          left: step.count === 'hand' ? sideOf(play, seat).hand.length : step.count,
          again: false,
        },
      ]
    case 'move-again':
      return [{ do: 'move', left: Number.MAX_SAFE_INTEGER, again: true }]
    case 'move-warbands':
      return [
        {
          do: 'march',
          left: step.count,
          onto: step.onto === 'drill' ? state.drill.at : null,
          taken: [],
        },
      ]
    case 'move-drill':
      return [{ do: 'drill' }]
    case 'bait':
      return [{ do: 'bait' }]
    case 'attack':
      return attackOf(play, step, frame)
    case 'victory':
      return frame.won ? stepsOf(step.steps) : []
    case 'recruit':
      return [recruitOf(play, seat, step)]
    case 'remove':
      return [
        {
          do: 'remove',
          seat,
          reach: step.reach,
          left: step.count,
          together: step.together ?? false,
          at: null,
        },
      ]
    case 'pay':
      return additionalOnly(step) && restricted(state, 'no-additional', seat) ? [] : [{ do: 'pay', seat, step }]
    case 'burn-to-remove':
      return [{ do: 'burn-count', most: step.count }]
    case 'resolve':
      return [step.spendForOneMore === undefined ? optionsOf(seat, step, step.count) : { do: 'one-more', seat, step }]
    case 'discover':
      return [{ do: 'discover', chosen: step.at === 'chosen' }]
    case 'build':
      return [{ do: 'build' }]
    case 'found':
      return [{ do: 'found', adjacent: step.reach === 'adjacent' }]
    case 'mark':
      return [{ do: 'mark', seat, step }]
    case 'choose-forest':
      return [{ do: 'choose' }]
    case 'additional':
      if (!restricted(state, 'no-additional', seat)) frame.additional = step.again ? 'again' : 'once'
      return []
    case 'hold-totems':
      holdAllTotems(play)
      return []
    case 'take-markers':
      return [
        {
          do: 'take-markers',
          seat,
          left: step.count === 'all' ? 1 : step.count,
          all: step.count === 'all',
          card: null,
        },
      ]
    case 'add-marker':
      return [{ do: 'add-marker', seat }]
    case 'inspect-hand':
      return [{ do: 'inspect', seat }]
    case 'demand':
      return [{ do: 'demand', seat }]
    case 'opponent-burns':
      return [{ do: 'opponent-burns' }]
    case 'toll':
    case 'no-additional':
      state.restrictions.push({ kind: step.do, seat: opponent, until: 'round' })
      return []
  }
}

/** CI-IC35: Ferrum included. */
const forges = (play: Play): number =>
  [...play.board.mountains.keys()].filter((mountain) => hasForge(play, mountain)).length

/** CI-IC36: where additional cards are forbidden their cost need not be paid, and so is not asked for. */
const additionalOnly = ({ steps }: Extract<Step, { do: 'pay' }>): boolean =>
  steps.every((each) => each.do === 'additional')

function attackOf(play: Play, step: Extract<Step, { do: 'attack' }>, frame: Frame): Task[] {
  const { state } = play
  frame.won = false
  const marked = state.marks.find(({ card }) => card === frame.card)?.at ?? null
  const forest = step.target === 'marked' ? marked : step.from === 'chosen' ? frame.forest : null
  if ((step.target === 'marked' || step.from === 'chosen') && forest === null) return []
  const attack: Task = {
    do: 'attack',
    seat: frame.seat,
    ferrum: step.target === 'ferrum',
    forest,
    bonus: step.bonus ?? {},
    wagerReturns: step.wagerReturns ?? false,
    noSpecialWager: step.noSpecialWager ?? false,
  }
  return [attack]
}
