import { seeminglyAt } from '../battle/battle'
import { movesFrom, type Way } from '../moving/links'
import { leaderAt, march, marchersAt, movableAt } from '../moving/move'
import { type Play, plan, rulesOf } from '../play'
import { hasPawnAt, isPresent, mayLeave, warriorsAt } from '../rule'
import { isSeat, type Owner, type Seat } from '../vocabulary'
import { clearingStep, ownerStep, placingStep, playerStep } from './choices'
import { isOffMap, openTo, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { orStep } from './parts'
import { roomFor } from './room'
import { type HirelingTask, planStep } from './steps'

const id = 'warm-sun-prophets'

/** How the pieces of a player can leave a clearing: warriors or a pawn, each as they always move (ROOT-HIR-9d). */
const waysOf = (play: Play, seat: Seat, from: number): readonly Way[] => {
  if (hasPawnAt(play, seat, from)) return rulesOf(play, seat).forcedWays?.(play, seat) ?? []
  return movableAt(play, seat, from) > 0 ? movesFrom(play, seat, from) : []
}

/** Where they can be sent; by the Ferry only if nothing else leads there. */
const goals = (play: Play, seat: Seat, from: number): number[] => [
  ...new Set(waysOf(play, seat, from).map(({ to }) => to)),
]

function wayTo(play: Play, seat: Seat, from: number, at: number): Way | undefined {
  const ways = waysOf(play, seat, from).filter(({ to }) => to === at)
  return ways.find(({ ferry }) => !ferry) ?? ways[0]
}

/** Players with faction pieces in a clearing who can do what they are forced to. */
const preachedTo = (play: Play, at: number, can: (seat: Seat) => boolean): Seat[] =>
  play.state.seats.filter((seat) => isPresent(play, seat, at) && can(seat))

/** Who can be forced to battle: no hidden hand shows here, and who lacks the card for an attack makes none (ROOT-HIR-3b). */
const fighters = (play: Play, at: number): Seat[] =>
  preachedTo(play, at, (seat) => seeminglyAt(play, seat, at).length > 0)
const movers = (play: Play, at: number): Seat[] => preachedTo(play, at, (seat) => goals(play, seat, at).length > 0)

const battlegrounds = (play: Play): number[] => standingAt(play, id).filter((at) => fighters(play, at).length > 0)
const starts = (play: Play): number[] => standingAt(play, id).filter((at) => movers(play, at).length > 0)
const missions = (play: Play): number[] => roomFor(play, id).filter((at) => warriorsAt(play, id, at) === 0)

/** The player who is forced. */
const flock = ({ owner, seat }: HirelingTask): Seat => (owner !== undefined && isSeat(owner) ? owner : seat)

/** ROOT-HIR-9c: its own battle, with its own decisions. */
const fight = (play: Play, task: HirelingTask, defender: Owner): void =>
  plan(play, { do: 'battle-with', seat: flock(task), at: task.at ?? 0, defender })

/** All that can go, the Warlord with them in its own turn. */
function marchAll(play: Play, seat: Seat, from: number, way: Way): void {
  const leader = leaderAt(play, seat, from)
  const room = mayLeave(play, seat, from) - (leader ? 1 : 0)
  march(play, seat, from, way, Math.min(marchersAt(play, seat, from), room), leader)
}

/** ROOT-HIR-9: they make others fight and move. */
export const warmSunProphets: HirelingRules = {
  setUp(play) {
    for (const at of openTo(play, id)) if (play.state.ruins[at]) placeWarriors(play, id, at)
    return []
  },
  whenHired: (play, seat) => (isOffMap(play, id) ? [{ do: 'hireling', seat, hireling: id, step: 'hired' }] : []),
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => battlegrounds(play).length > 0 || starts(play).length > 0 || missions(play).length > 0,
      use: (play, seat) => plan(play, { do: 'hireling', seat, hireling: id, step: 'preach' }),
    },
  ],
  steps: {
    hired: placingStep({
      law: 'ROOT-HIR-9a',
      of: (play) => roomFor(play, id),
      chosen: (play, _task, at) => placeWarriors(play, id, at),
    }),
    preach: orStep('ROOT-HIR-9b', [
      {
        what: 'force-battle',
        can: (play) => battlegrounds(play).length > 0,
        chosen: (play, task) => planStep(play, task, 'battle-where'),
      },
      {
        what: 'force-move',
        can: (play) => starts(play).length > 0,
        chosen: (play, task) => planStep(play, task, 'move-where'),
      },
      {
        what: 'place',
        can: (play) => missions(play).length > 0,
        chosen: (play, task) => planStep(play, task, 'place'),
      },
    ]),
    'battle-where': clearingStep({
      law: 'ROOT-HIR-9b',
      of: battlegrounds,
      chosen: (play, task, at) => planStep(play, task, 'battle-who', { at }),
    }),
    'battle-who': playerStep({
      law: 'ROOT-HIR-9b',
      of: (play, { at = 0 }) => fighters(play, at),
      chosen: (play, task, owner) => planStep(play, task, 'battle-whom', { owner }),
    }),
    'battle-whom': ownerStep({
      law: 'ROOT-HIR-9b',
      of: (play, task) => seeminglyAt(play, flock(task), task.at ?? 0),
      chosen: fight,
    }),
    'move-where': clearingStep({
      law: 'ROOT-HIR-9b',
      of: starts,
      chosen: (play, task, from) => planStep(play, task, 'move-who', { from }),
    }),
    'move-who': playerStep({
      law: 'ROOT-HIR-9b',
      of: (play, { from = 0 }) => movers(play, from),
      chosen: (play, task, owner) => planStep(play, task, 'move-to', { owner }),
    }),
    'move-to': clearingStep({
      law: 'ROOT-HIR-9d',
      of: (play, task) => goals(play, flock(task), task.from ?? 0),
      chosen(play, task, at) {
        const [seat, from] = [flock(task), task.from ?? 0]
        const way = wayTo(play, seat, from, at)
        if (!way) return
        planStep(play, task, 'move-battle', { at })
        if (hasPawnAt(play, seat, from)) rulesOf(play, seat).moveForced?.(play, seat, way)
        else marchAll(play, seat, from, way)
      },
    }),
    'move-battle': ownerStep({
      law: 'ROOT-HIR-9b',
      of: (play, task) => seeminglyAt(play, flock(task), task.at ?? 0),
      chosen: fight,
      optional: true,
    }),
    place: placingStep({ law: 'ROOT-HIR-9b', of: missions, chosen: (play, _task, at) => placeWarriors(play, id, at) }),
  },
}
