import { pieceTotals } from '../pieces'
import { lift, place } from '../placing'
import { type Play, plan } from '../play'
import { countAt, onMap } from '../rule'
import { clearings, type Seat } from '../vocabulary'
import { clearingStep, placingStep } from './choices'
import { hiredOf, openTo, placeWarriors } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { roomFor } from './room'
import { canSortie, sortie, sortieBattle } from './sortie'
import { type HirelingAction, type HirelingTask, planStep } from './steps'

const id = 'sunward-expedition'
const settlers = 3

const footholds = (play: Play): number[] => clearings.filter((at) => countAt(play, id, 'foothold', at) > 0)
const footholdsLeft = (play: Play): number => (pieceTotals[id].foothold ?? 0) - onMap(play, id, 'foothold')

/** Where a foothold can come. */
const shores = (play: Play): number[] => openTo(play, id).filter((at) => countAt(play, id, 'foothold', at) === 0)

/** A foothold that may be taken off the map to come down elsewhere, or in its own clearing again. */
const spare = (play: Play): number[] => (footholdsLeft(play) > 0 || shores(play).length === 0 ? [] : footholds(play))

const canLand = (play: Play): boolean => shores(play).length > 0

/** Footholds that no warrior has come to yet. */
const unguarded = (play: Play, { done = [] }: Pick<HirelingTask, 'done'>): number[] =>
  roomFor(play, id, footholds(play)).filter((at) => !done.includes(at))

const asks = (seat: Seat, step: string): HirelingTask => ({ do: 'hireling', seat, hireling: id, step })

/** ROOT-HIR-10: it comes ashore foothold by foothold. */
export const sunwardExpedition: HirelingRules = {
  setUp: (_play, seat) => [asks(seat, 'set-up')],
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => canLand(play) || canSortie(play, id) || unguarded(play, {}).length > 0,
      use: (play, seat) => plan(play, asks(seat, 'take-off'), asks(seat, 'land'), asks(seat, 'act')),
    },
  ],
  steps: {
    battle: sortieBattle('ROOT-HIR-10b'),
    'set-up': placingStep({
      law: 'ROOT-HIR-10a',
      of: shores,
      chosen(play, _task, at) {
        place(play, id, 'foothold', at)
        placeWarriors(play, id, at, settlers)
      },
    }),
    'take-off': clearingStep({
      law: 'ROOT-HIR-10b',
      of: spare,
      chosen(play, _task, at) {
        lift(play, id, 'foothold', at, 1)
        play.emit?.({ type: 'removed', owner: id, piece: 'foothold', at, count: 1, by: null })
      },
    }),
    land: placingStep({
      law: 'ROOT-HIR-10b',
      of: (play) => (footholdsLeft(play) > 0 ? shores(play) : []),
      chosen(play, task, at) {
        place(play, id, 'foothold', at)
        planStep(play, task, 'settle', { at })
      },
    }),
    settle: {
      law: 'ROOT-HIR-10b',
      actions(play) {
        const most = Math.min(settlers, hiredOf(play, id).supply)
        if (most === 0) return []
        const counts = Array.from(
          { length: most },
          (_, index): HirelingAction => ({ type: 'hireling-count', count: index + 1 }),
        )
        return [...counts, { type: 'done' }]
      },
      answer(play, { at = 0 }, action) {
        if (action.type === 'hireling-count') placeWarriors(play, id, at, action.count)
      },
    },
    act: orStep('ROOT-HIR-10b', [
      { what: 'move', can: (play) => canSortie(play, id), chosen: (play, { seat }) => sortie(play, id, seat) },
      {
        what: 'place',
        can: (play) => unguarded(play, {}).length > 0,
        chosen: (play, task) => planStep(play, task, 'guard', { done: [] }),
      },
    ]),
    guard: placingStep({
      law: 'ROOT-HIR-10b',
      of: unguarded,
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        planStep(play, task, 'guard', { done: [...(task.done ?? []), at] })
      },
    }),
  },
}
