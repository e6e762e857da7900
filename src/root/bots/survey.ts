import { boxOf, enemiesOf, troopAt, troopOf } from '../rules/owner'
import { type Box, type PieceKind, structuresOf, warriorsOf } from '../rules/pieces'
import type { Play } from '../rules/play'
import { presenceAt } from '../rules/rule'
import { clearings, type Owner, type Seat } from '../rules/vocabulary'

/** The pieces of an enemy, by clearing. */
interface Enemy {
  readonly owner: Owner
  readonly warriors: readonly number[]
  readonly structures: readonly number[]
}

/** What is asked of a position again and again; each part is counted when it is first asked. */
export interface Survey {
  enemies: readonly Enemy[] | null
  /** The highest presence of another player, by clearing. */
  strongest: readonly number[] | null
  /** Enemy warriors in a clearing, and half of those beside it. */
  threats: readonly number[] | null
}

/** A position that somebody judges: nobody changes it meanwhile. */
export interface Surveyed extends Play {
  readonly me: Seat
  readonly survey: Survey
}

export const newSurvey = (): Survey => ({ enemies: null, strongest: null, threats: null })

function countsOf(play: Play, owner: Owner, kindsOf: Readonly<Record<Box, readonly PieceKind[]>>): number[] {
  const { pieces } = troopOf(play, owner)
  const counts = play.ground.byPath.map(() => 0)
  for (const kind of kindsOf[boxOf(play, owner)]) {
    const list = pieces[kind]
    if (list) for (let at = 0; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (list[at] ?? 0)
  }
  return counts
}

export const enemiesIn = (play: Surveyed): readonly Enemy[] => {
  // During the draft some seats have no faction yet.
  play.survey.enemies ??= enemiesOf(play, play.me)
    .filter((owner) => troopAt(play.state, owner))
    .map((owner) => ({
      owner,
      warriors: countsOf(play, owner, warriorsOf),
      structures: countsOf(play, owner, structuresOf),
    }))
  return play.survey.enemies
}

function strongestIn(play: Surveyed): readonly number[] {
  const strongest = [0]
  for (const at of clearings) {
    let most = 0
    for (const seat of play.state.seats) if (seat !== play.me) most = Math.max(most, presenceAt(play, seat, at))
    strongest.push(most)
  }
  return strongest
}

function threatsIn(play: Surveyed): readonly number[] {
  const { byPath } = play.ground
  const warriors = byPath.map(() => 0)
  for (const enemy of enemiesIn(play))
    for (let at = 0; at < warriors.length; at++) warriors[at] = (warriors[at] ?? 0) + (enemy.warriors[at] ?? 0)
  return byPath.map((near, at) => {
    let threat = warriors[at] ?? 0
    for (const each of near) threat += (warriors[each] ?? 0) / 2
    return threat
  })
}

/** The highest presence of another player. */
export function strongestAt(play: Surveyed, at: number): number {
  play.survey.strongest ??= strongestIn(play)
  return play.survey.strongest[at] ?? 0
}

/** Enemy warriors in a clearing, and half of those beside it. */
export function threatAt(play: Surveyed, at: number): number {
  play.survey.threats ??= threatsIn(play)
  return play.survey.threats[at] ?? 0
}
