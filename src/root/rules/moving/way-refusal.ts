import type { Refusal } from '../../../core'
import { many } from '../../../toolkit'
import { because } from '../because'
import { matchesClearing } from '../clearings'
import type { Play } from '../play'
import { warriorsAt } from '../rule'
import type { Seat, Suit } from '../vocabulary'
import { linksFrom, waysFrom } from './links'

/** ROOT-D.6.2b: nothing enters a clearing with the torch. */
export const scorchedRefused = (play: Play, to: number): Refusal | null =>
  play.state.scorched.includes(to)
    ? because('scorched', 'ROOT-D.6.2b', `Clearing ${to} is scorched: nothing can be moved into it.`)
    : null

/** Why the Ferry does not carry there (ROOT-C.2.5). */
function ferryRefused({ state, ground }: Play, from: number, to: number): Refusal | null {
  if (state.ferry === 0) return because('no-ferry', 'ROOT-C.2.1', 'There is no Ferry on this map.')
  if (state.ferry !== from)
    return because('ferry-elsewhere', 'ROOT-C.2.5a', `The Ferry is in clearing ${state.ferry}, not in ${from}.`)
  if (state.turn.ferry) return because('ferry-used', 'ROOT-C.2.5a', 'The Ferry has crossed in this turn already.')
  return ground.coast.includes(to)
    ? null
    : because('not-coastal', 'ROOT-C.2.3', `Clearing ${to} is not on the lake, so the Ferry does not go there.`)
}

function apart(play: Play, from: number, to: number): Refusal | null {
  const { ground, state } = play
  const isClosed = state.closed.some((index) => {
    const ends: readonly number[] = ground.closedPaths[index] ?? []
    return ends.includes(from) && ends.includes(to)
  })
  if (isClosed) return because('closed-path', 'ROOT-C.3.2a', `The path between clearings ${from} and ${to} is closed.`)
  // Over the lake the Ferry is the way, and then something else is wrong.
  if (ground.coast.includes(from) && ground.coast.includes(to)) return ferryRefused(play, from, to)
  if (ground.byRiver[from]?.includes(to))
    return because('river', 'ROOT-2.2.1a', `A river joins clearings ${from} and ${to}, and no path.`)
  return because('not-adjacent', 'ROOT-4.2a', `Clearing ${to} is not adjacent to clearing ${from}.`)
}

/** Why no way leads from one clearing to another, rule apart. */
export function wayRefused(
  play: Play,
  seat: Seat,
  from: number,
  { at, ferry = false }: { readonly at: number; readonly ferry?: boolean },
): Refusal | null {
  if (at === from) return because('same-clearing', 'ROOT-4.2a', `They are in clearing ${from} already.`)
  const isNear = linksFrom(play, seat, from).includes(at)
  return (
    scorchedRefused(play, at) ??
    (ferry ? ferryRefused(play, from, at) : null) ??
    (isNear || ferry ? null : apart(play, from, at))
  )
}

export function countRefused(play: Play, seat: Seat, from: number, rule: string): Refusal {
  const count = warriorsAt(play, seat, from)
  return because('too-many', rule, `${seat} has ${many(count, 'warrior')} in clearing ${from} to move.`)
}

/** ROOT-4.2.1a. */
export const unruled = (seat: Seat, from: number, to: number): Refusal =>
  because('not-ruled', 'ROOT-4.2.1a', `${seat} rules neither clearing ${from} nor clearing ${to}.`)

/** Why a move of warriors cannot start in a clearing. */
export function originRefused(play: Play, seat: Seat, suit: Suit, from: number): Refusal {
  if (warriorsAt(play, seat, from) === 0)
    return because('nobody-there', 'ROOT-4.2a', `${seat} has no warrior in clearing ${from}.`)
  if (!matchesClearing(play, suit, from))
    return because('wrong-suit', 'ROOT-4.2c', `This move starts in a ${suit} clearing, and ${from} is none.`)
  return waysFrom(play, seat, from).length === 0
    ? because('no-way', 'ROOT-4.2a', `No clearing that can be entered is adjacent to ${from}.`)
    : because('not-ruled', 'ROOT-4.2.1a', `${seat} rules neither clearing ${from} nor any that is adjacent to it.`)
}
