import { movesFrom, type Way } from '../moving/links'
import { leaderAt, march, movableAt } from '../moving/move'
import { type Play, plan } from '../play'
import { countAt } from '../rule'
import { burrow, clearings, isSeat, type Seat } from '../vocabulary'
import { detains } from './band'
import { clearingStep, placingStep } from './choices'
import { isOffMap, openBeside, openTo, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'
import { type HirelingAction, planStep } from './steps'

const id = 'popular-band'

/** From where a warrior can come; one of the Duchy also from the Burrow (ROOT-HIR-7f). */
const origins: readonly number[] = [burrow, ...clearings]

/** How a warrior can be forced to come: by its player's ways and rule (ROOT-HIR-7e), by the Ferry only if nothing else leads there. */
function wayInto(play: Play, owner: Seat, from: number, at: number): Way | undefined {
  if (from === at || movableAt(play, owner, from) === 0) return undefined
  const ways = movesFrom(play, owner, from).filter(({ to }) => to === at)
  return ways.find(({ ferry }) => !ferry) ?? ways[0]
}

const forced = (play: Play, from: number, at: number): Seat[] =>
  play.state.seats.filter((owner) => wayInto(play, owner, from, at) !== undefined)

/** Which warrior of a player comes: any, or the Warlord, in its own turn only (ROOT-HIR-7e). */
function called(play: Play, owner: Seat, from: number): HirelingAction[] {
  const leader = leaderAt(play, owner, from)
  const any: HirelingAction[] = countAt(play, owner, 'warrior', from) > 0 ? [{ type: 'hireling-whom', owner }] : []
  return leader ? [...any, { type: 'hireling-piece', owner, piece: leader }] : any
}

/** Where the Band plays and somebody can be forced to come. */
const stages = (play: Play): number[] =>
  standingAt(play, id).filter((at) => origins.some((from) => forced(play, from, at).length > 0))

/** ROOT-HIR-7: warriors flock to it, and do not leave it so soon. */
export const popularBand: HirelingRules = {
  setUp: (_play, seat) => [{ do: 'hireling', seat, hireling: id, step: 'set-up', done: [] }],
  whenHired: (play, seat) => (isOffMap(play, id) ? [{ do: 'hireling', seat, hireling: id, step: 'hired' }] : []),
  detains,
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => stages(play).length > 0 || roomFor(play, id).length > 0,
      use: (play, seat) =>
        plan(
          play,
          { do: 'hireling', seat, hireling: id, step: 'crowd' },
          { do: 'hireling', seat, hireling: id, step: 'place' },
        ),
    },
  ],
  steps: {
    'set-up': placingStep({
      law: 'ROOT-HIR-7a',
      of: (play, { done = [] }) => openTo(play, id).filter((at) => !done.includes(at)),
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        if (task.done?.length === 0) planStep(play, task, 'set-up', { done: [at] })
      },
    }),
    hired: placingStep({
      law: 'ROOT-HIR-7a',
      of: (play, { seat }) => openBeside(play, id, seat),
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
    crowd: clearingStep({
      law: 'ROOT-HIR-7c',
      of: stages,
      optional: true,
      // Who can be forced is asked for each clearing in its turn: who has come may rule by then.
      chosen: (play, task, at) => plan(play, ...origins.map((from) => ({ ...task, step: 'force', at, from }))),
    }),
    force: {
      law: 'ROOT-HIR-7e',
      actions(play, { from = 0, at = 0 }) {
        const found = forced(play, from, at).flatMap((owner) => called(play, owner, from))
        return found.length > 0 ? [...found, { type: 'done' }] : []
      },
      answer(play, { from = 0, at = 0 }, action) {
        if (action.type !== 'hireling-whom' && action.type !== 'hireling-piece') return
        const { owner } = action
        const way = isSeat(owner) ? wayInto(play, owner, from, at) : undefined
        if (!way) return
        if (action.type === 'hireling-whom') march(play, owner, from, way, 1)
        else march(play, owner, from, way, 0, action.piece)
      },
    },
    place: placingStep({
      law: 'ROOT-HIR-7c',
      of: (play) => roomFor(play, id),
      optional: true,
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
  },
}
