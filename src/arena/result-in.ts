import type { Fixture } from './fixture'
import { isPlayed, type Played } from './played'

/** Reads the result of a game from outside; `null` for any other text. */
export function resultIn(text: string, fixture: Fixture): Played | null {
  try {
    const value: unknown = JSON.parse(text)
    return isPlayed(value) && isOf(value, fixture) ? value : null
  } catch {
    return null
  }
}

/** Whether the result belongs to this game and its seats, with possible numbers. */
function isOf(played: Played, { number, options, seated }: Fixture): boolean {
  const { factions, winners, places, scores, time, failure } = played
  const seats = Object.keys(seated)
  const own = (names: readonly string[]): boolean => names.every((name) => Object.hasOwn(seated, name))
  const all = (names: readonly string[]): boolean => names.length === seats.length && own(names)
  return (
    played.number === number &&
    played.seed === options.seed &&
    all(Object.keys(played.seated)) &&
    seats.every((seat) => played.seated[seat] === seated[seat]) &&
    all(Object.keys(factions)) &&
    all(Object.keys(places)) &&
    Object.values(places).every((place) => place >= 1 && place <= seats.length) &&
    own(winners) &&
    new Set(winners).size === winners.length &&
    own(Object.keys(scores)) &&
    own(Object.keys(time)) &&
    Object.values(time).every(isTime) &&
    (failure === null ||
      (failure.seat === null
        ? failure.policy === null
        : own([failure.seat]) && failure.policy === seated[failure.seat]))
  )
}

const isTime = ({ decisions, milliseconds, longest }: Played['time'][string]): boolean =>
  Number.isSafeInteger(decisions) && decisions >= 0 && milliseconds >= longest && longest >= 0
