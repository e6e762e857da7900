import { item } from '../../../toolkit'
import { isShut } from '../moving/links'
import { pathBetween } from '../moving/paths'
import { place } from '../placing'
import { type Play, plan, sideOf } from '../play'
import { canPlace, isPresent } from '../rule'
import type { RuleId } from '../rule-id'
import type { Seat } from '../vocabulary'
import { hiredOf } from './ground'
import type { HirelingRules, Step } from './hireling'
import { orStep } from './parts'
import { planStep } from './steps'

const id = 'highway-bandits'

/** Paths on which a bandit lies in wait, by their numbers. */
const waylaid = (play: Play): readonly number[] => hiredOf(play, id).paths ?? []

/** Paths on which one could. */
const free = (play: Play): number[] =>
  play.ground.paths.flatMap(([from, to], path) =>
    waylaid(play).includes(path) || isShut(play, from, to) ? [] : [path],
  )

/** Those of them that end at faction pieces of a player (ROOT-HIR-12d). */
const near = (play: Play, seat: Seat): number[] =>
  free(play).filter((path) => item(play.ground.paths, path).some((at) => isPresent(play, seat, at)))

function lie(play: Play, path: number, how: 'placed' | 'removed'): void {
  const hired = hiredOf(play, id)
  const paths = (hired.paths ?? []).filter((each) => each !== path)
  hired.paths = how === 'placed' ? [...paths, path].sort((one, other) => one - other) : paths
  hired.supply += how === 'placed' ? -1 : 1
  const [from, to] = endsOf(play, path)
  play.emit?.({ type: 'hireling-path', hireling: id, from, to, how })
}

const endsOf = ({ ground }: Play, path: number): readonly [number, number] => {
  const [one, other] = item(ground.paths, path)
  return one < other ? [one, other] : [other, one]
}

/** A step that asks for a path. */
const pathStep = (
  law: RuleId,
  which: (play: Play, seat: Seat) => readonly number[],
  chosen: (play: Play, path: number) => void,
): Step => ({
  law,
  actions: (play, { seat }) =>
    which(play, seat).map((path) => {
      const [from, to] = endsOf(play, path)
      return { type: 'hireling-path', from, to }
    }),
  answer(play, task, action) {
    if (action.type !== 'hireling-path') return
    chosen(play, pathBetween(play, action.from, action.to))
    if (task.left !== undefined && task.left > 1) planStep(play, task, task.step, { left: task.left - 1 })
  },
})

const isWaylaid = (play: Play, from: number, to: number): boolean => {
  const paths = waylaid(play)
  return paths.length > 0 && paths.includes(pathBetween(play, from, to))
}

/** ROOT-HIR-12: they lie in wait on paths, for everybody but their controller. */
export const highwayBandits: HirelingRules = {
  setUp: (_play, seat) => [{ do: 'hireling', seat, hireling: id, step: 'set-up', left: 2 }],
  takesToll: isWaylaid,
  escorts: (play, seat, from, to) =>
    isWaylaid(play, from, to) && sideOf(play, seat).supply > 0 && canPlace(play, seat, to)
      ? { do: 'hireling', seat, hireling: id, step: 'join', at: to }
      : null,
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play, seat) => near(play, seat).length > 0,
      use(play, seat) {
        plan(play, { do: 'hireling', seat, hireling: id, step: 'post' })
        if (hiredOf(play, id).supply === 0) plan(play, { do: 'hireling', seat, hireling: id, step: 'lift' })
      },
    },
  ],
  steps: {
    'set-up': pathStep('ROOT-HIR-12a', free, (play, path) => lie(play, path, 'placed')),
    lift: pathStep('ROOT-HIR-12d', waylaid, (play, path) => lie(play, path, 'removed')),
    post: pathStep('ROOT-HIR-12d', near, (play, path) => lie(play, path, 'placed')),
    join: orStep(
      'ROOT-HIR-12c',
      [
        {
          what: 'place',
          can: (play, { seat, at = 0 }) => sideOf(play, seat).supply > 0 && canPlace(play, seat, at),
          chosen: (play, { seat, at = 0 }) => void place(play, seat, 'warrior', at),
        },
      ],
      true,
    ),
  },
}
