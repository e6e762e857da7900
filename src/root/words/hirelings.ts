import { sum } from '../../toolkit/counts'
import type { Hired } from '../rules/state'
import { items } from '../rules/vocabulary'
import type { Scene } from './scene'

/** What lies on the card of the Exile, ready or exhausted. */
function gearList({ words: { names, hirelings } }: Scene, counts: readonly number[], clubs: number): string {
  const found = items.flatMap((item, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [names.itemCount(item, count)] : []
  })
  return [...found, ...(clubs > 0 ? [hirelings.clubs(clubs)] : [])].join(', ')
}

/** Who controls a hireling, and what of it stands in no clearing. */
export function hiredNotes(scene: Scene, hired: Hired): string[] {
  const { words, ground } = scene
  const { names, hirelings: say } = words
  const { controller, markers, supply, pawn, forest, kept, paths, items: gear } = hired
  const ends = (paths ?? []).map((path) => (ground.paths[path] ?? []).join('-'))
  const isAway = (pawn === 0 || forest === -1) && sum(hired.pieces.warrior ?? []) === 0
  return [
    controller === null ? say.uncontrolled : say.controlled(names.short(scene, controller), markers),
    ...(supply > 0 ? [say.supply(supply)] : []),
    ...(kept ? [say.kept(kept)] : []),
    ...(isAway ? [say.offMap] : []),
    ...(forest !== undefined && forest >= 0 ? [names.forest(ground.forests[forest]?.id ?? '')] : []),
    ...(ends.length > 0 ? [say.paths(ends.join(', '))] : []),
    ...(gear ? [say.ready(gearList(scene, gear.ready, gear.clubs[0] ?? 0) || words.board.nothing)] : []),
    ...(gear ? [say.exhausted(gearList(scene, gear.exhausted, gear.clubs[1] ?? 0) || words.board.nothing)] : []),
  ]
}

/** The hireling markers: where they lie on the score track, and who is still to use one. */
export function hiringNotes(scene: Scene): string[] {
  const { hiring, seats, words } = scene
  if (!hiring) return []
  const due = seats.flatMap((seat) => {
    const count = hiring.due[seat] ?? 0
    return count > 0 ? [words.hirelings.due(words.names.short(scene, seat), count)] : []
  })
  return [...(hiring.track.length > 0 ? [words.hirelings.track(hiring.track.join(', '))] : []), ...due]
}
