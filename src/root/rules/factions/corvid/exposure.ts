import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { giveCard, showCard } from '../../hands'
import { ofClearing, ofKind } from '../../needs'
import { areEnemies } from '../../owner'
import { type Play, plan, type Question, sideOf, suitAt } from '../../play'
import { shielded, unfit } from '../../reasons'
import { remove } from '../../removal'
import { isPresent, isShielded } from '../../rule'
import * as shape from '../../shapes'
import { clearings, type PlotKind, plotKinds, type Seat } from '../../vocabulary'
import type { Offer } from '../faction'
import { corvidOf } from './board'
import { forgetPlot, isHiddenAt, plotAt } from './plots'

/** An enemy takes a plot for something: it shows the Conspiracy a card of the clearing's suit first (ROOT-13.2.4). */
export interface ExposeTask {
  readonly do: 'expose'
  readonly seat: Seat
  readonly of: Seat
  readonly at: number
}
/** The card was shown; others do not know it. */
export interface GuessTask extends Omit<ExposeTask, 'do'> {
  readonly do: 'guess'
  readonly card: string
}
export type ExposureAction =
  | { readonly type: 'expose'; readonly at: number }
  | { readonly type: 'show'; readonly card: string }
  | { readonly type: 'guess'; readonly plot: PlotKind }

const isExposable = (play: Play, owner: Seat, seat: Seat, at: number): boolean =>
  isHiddenAt(play, owner, at) &&
  areEnemies(play, owner, seat) &&
  isPresent(play, seat, at) &&
  !isShielded(play, seat, owner, at)

const fitting = (play: Pick<Play, 'state'>, seat: Seat, at: number): string[] =>
  different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, at))

function exposeRefused(play: Play, owner: Seat, seat: Seat, at: number): Refusal {
  const law = 'ROOT-13.2.4a'
  if (!areEnemies(play, owner, seat)) return because('partner.enemies', law, { other: owner, seat })
  const plot = plotAt(play, owner, at)
  if (!plot) return because('no-plot', law, { at })
  if (plot.up) return because('plot-up', law, { at })
  if (!isPresent(play, seat, at)) return because('nobody-there.piece', law, { seat, at })
  const safe = shielded(play, seat, owner, at)
  if (safe) return safe
  return because('no-card.plot', 'ROOT-13.2.4b', { seat, suit: suitAt(play, at), at })
}

/** In its own turn any enemy, as often as it has cards to show (ROOT-13.2.4e). */
export const exposure: Offer = {
  actions: (play, owner, seat) =>
    clearings
      .filter((at) => isExposable(play, owner, seat, at) && fitting(play, seat, at).length > 0)
      .map((at) => ({ type: 'expose', at })),
  hangsOnHand: (play, owner, seat) => clearings.some((at) => isExposable(play, owner, seat, at)),
  take(play, owner, seat, action) {
    if (action.type !== 'expose') return false
    plan(play, { do: 'expose', seat, of: owner, at: action.at })
    return true
  },
  refused: (play, owner, seat, action) =>
    action.type === 'expose' ? exposeRefused(play, owner, seat, action.at) : null,
}

const showing: Question<ExposeTask, Extract<ExposureAction, { type: 'show' }>> = {
  alwaysAsked: true,
  actions: (play, { seat, at }) => fitting(play, seat, at).map((card) => ({ type: 'show', card })),
  answer(play, task, { card }) {
    showCard(play, task.seat, task.of, card)
    plan(play, { ...task, do: 'guess', card })
  },
}

/** ROOT-13.2.4d: what it would do is ignored, because it is forgotten before it leaves the map. */
function expose(play: Play, { seat, of, at }: GuessTask): void {
  forgetPlot(play, of, at)
  remove(play, [{ by: seat, losses: [{ owner: of, kind: 'plot', at, count: 1 }] }])
}

/** ROOT-13.2.4c: the card is lost; and everybody knows one thing that the plot is not (ROOT-13.2.2.1c). */
function mistake(play: Play, { seat, of, at, card }: GuessTask, guessed: PlotKind): void {
  const { plots } = corvidOf(play, of)
  const plot = plots[at]
  if (plot && !plot.not.includes(guessed)) plots[at] = { ...plot, not: [...plot.not, guessed] }
  giveCard(play, seat, of, card)
}

const guessing: Question<GuessTask, Extract<ExposureAction, { type: 'guess' }>> = {
  actions: () => plotKinds.map((plot) => ({ type: 'guess', plot })),
  answer(play, task, { plot }) {
    const { seat, of, at } = task
    const right = plotAt(play, of, at)?.face === plot
    play.emit?.({ type: 'guessed', seat, at, plot, right })
    if (right) expose(play, task)
    else mistake(play, task, plot)
  },
}

export const exposing: Chapter<ExposeTask | GuessTask, ExposureAction> = {
  tasks: {
    expose: {
      fields: { seat: shape.seat, of: shape.seat, at: shape.clearing },
      law: 'ROOT-13.2.4b',
      rule: showing,
      needs: (play, { seat, at }) => [ofClearing(play, seat, at)],
      refuse: { show: (play, { seat, at }, { card }) => unfit(play, seat, card, at, 'ROOT-13.2.4b') },
    },
    guess: {
      fields: { seat: shape.seat, of: shape.seat, at: shape.clearing, card: shape.cardOrHidden },
      law: 'ROOT-13.2.4a',
      rule: guessing,
      hides: {
        seenBy: (task, viewer) => (viewer === task.seat || viewer === task.of ? task : { ...task, card: '' }),
        dealt: (task, { state, random }) =>
          task.card === '' ? { ...task, card: random.pick(fitting({ state }, task.seat, task.at)) } : task,
      },
      needs: (play, { seat, at, card: shown }) => [
        shown === '' ? ofClearing(play, seat, at) : ofKind(seat, (card) => card === shown),
      ],
    },
  },
  actions: {
    expose: { fields: { at: shape.clearing } },
    show: { fields: { card: shape.card }, fromHand: true },
    guess: { fields: { plot: shape.plot } },
  },
}
