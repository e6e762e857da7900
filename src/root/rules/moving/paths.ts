import type { HirelingRules } from '../hirelings/hireling'
import { areEnemies } from '../owner'
import { type Play, plan } from '../play'
import type { Hired } from '../state'
import { isSeat, type Owner } from '../vocabulary'
import { isShut, tunnelsFrom, type Way } from './links'

/** The number of the path between two clearings; -1 if there is none. */
export const pathBetween = ({ ground }: Pick<Play, 'ground'>, from: number, to: number): number =>
  ground.paths.findIndex((ends) => ends.includes(from) && ends.includes(to))

/** Whether a move of an owner goes along a path. Nobody goes along one where a tunnel spares it a toll. */
const isByPath = (play: Play, owner: Owner, from: number, { to, ferry }: Way): boolean =>
  !ferry && pathBetween(play, from, to) >= 0 && !isShut(play, from, to) && !tunnelsFrom(play, owner, from).includes(to)

const hasRoadside = ({ takesToll, escorts }: HirelingRules): boolean => takesToll !== undefined || escorts !== undefined

const roadsides = ({ state, hirelings }: Play): readonly Hired[] =>
  state.hirelings.length === 0
    ? state.hirelings
    : state.hirelings.filter(({ hireling }) => hasRoadside(hirelings[hireling]))

/** Whether an enemy's move costs it one of its pieces (ROOT-HIR-12b). */
export const paysToll = (play: Play, owner: Owner, from: number, way: Way): boolean =>
  roadsides(play).some(
    ({ hireling }) =>
      areEnemies(play, hireling, owner) &&
      play.hirelings[hireling].takesToll?.(play, from, way.to) === true &&
      isByPath(play, owner, from, way),
  )

/** What the controller of a hireling decides after a move of its own faction (ROOT-HIR-12c). */
export function planEscort(play: Play, owner: Owner, from: number, way: Way): void {
  if (!isSeat(owner)) return
  for (const { hireling, controller } of roadsides(play)) {
    const task = controller === owner ? play.hirelings[hireling].escorts?.(play, owner, from, way.to) : null
    if (task && !way.ferry) plan(play, task)
  }
}
