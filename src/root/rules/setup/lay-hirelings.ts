import { add, type Problems, sum } from '../../../toolkit'
import { hiringSpaces, newHired } from '../hirelings/facts'
import type { Play } from '../play'
import { hasMarker } from '../score'
import type { Hired } from '../state'
import { type Hireling, hirelings } from '../vocabulary'
import type { RootSituation, RootSituationHireling } from './situation'

/** The hirelings of a position; without hireling markers that somebody has come to (ROOT-E.1.1a). */
export function layHirelings(
  play: Play,
  { hirelings: described, hiring }: Pick<RootSituation, 'hirelings' | 'hiring'>,
  problems: Problems,
): void {
  if (!described) return
  const { state } = play
  for (const hireling of hirelings) {
    const situation = described[hireling]
    if (situation) state.hirelings.push(laid(hireling, situation, problems.at('hirelings', hireling)))
  }
  const scores = state.seats.flatMap((seat) => (hasMarker(play, seat) ? [state.sides[seat]?.score ?? 0] : []))
  const track = hiringSpaces.slice(0, state.hirelings.length).filter((space) => scores.every((score) => score < space))
  state.hiring = { track: [...(hiring?.track ?? track)], due: { ...hiring?.due } }
}

/** One that a seat controls has a control marker unless it is said otherwise. */
function laid(hireling: Hireling, { pieces = {}, ...situation }: RootSituationHireling, problems: Problems): Hired {
  const hired: Hired = { ...newHired(hireling), markers: situation.controller ? 1 : 0, ...structuredClone(situation) }
  for (const [kind, places] of Object.entries(pieces)) {
    const list = Object.entries(hired.pieces).find(([own]) => own === kind)?.[1]
    if (!list) problems.add(`pieces.${kind}`, `These are no pieces of ${hireling}.`)
    else
      for (const [place, count] of Object.entries(places)) {
        if (place === '0' || list[Number(place)] === undefined)
          problems.add(`pieces.${kind}.${place}`, `There is no clearing ${place}.`)
        else add(list, Number(place), count)
      }
  }
  hired.supply -= sum(hired.pieces.warrior ?? []) + (hired.kept ?? 0) + (hired.paths?.length ?? 0)
  problems.when(hired.supply < 0, 'pieces.warrior', 'There are not so many warriors (ROOT-E.3.10).')
  return hired
}
