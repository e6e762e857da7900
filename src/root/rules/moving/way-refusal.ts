import type { Refusal } from '../../../core'
import { because } from '../because'
import { matchesClearing } from '../clearings'
import { ferriesTo } from '../landmarks/ferry'
import { type Play, rulesOf } from '../play'
import { heldBy, warriorsAt } from '../rule'
import { isSeat, type Owner, type Suit } from '../vocabulary'
import { linksFrom, waysFrom } from './links'

/** ROOT-D.6.2b: nothing enters a clearing with the torch. */
export const scorchedRefused = (play: Play, to: number): Refusal | null =>
  play.state.scorched.includes(to) ? because('scorched.way', 'ROOT-D.6.2b', { at: to }) : null

/** Why nothing of an owner leaves a clearing. */
export function heldRefused(play: Play, owner: Owner, from: number): Refusal | null {
  const by = heldBy(play, owner, from)
  if (by === null) return null
  return isSeat(by)
    ? (rulesOf(play, by).whyHeld?.(from) ?? null)
    : because('detained', 'ROOT-HIR-7b', { seat: owner, at: from, other: by })
}

/** Why the Ferry does not carry there (ROOT-C.2.5, ROOT-LM-2b). */
function ferryRefused({ state, ground }: Play, from: number, to: number): Refusal | null {
  const isLake = ground.coast.length > 0
  const law = isLake ? 'ROOT-C.2.5a' : 'ROOT-LM-2b'
  if (state.ferry === 0) return because('no-ferry', 'ROOT-C.2.1')
  if (state.ferry !== from) return because('ferry-elsewhere.clearing', law, { at: state.ferry, from })
  if (state.turn.ferry) return because('ferry-used', isLake ? law : 'ROOT-LM-2e')
  if (ferriesTo(ground, from).includes(to)) return null
  return isLake ? because('not-coastal', 'ROOT-C.2.3', { at: to }) : because('no-river', law, { from, to })
}

function apart(play: Play, from: number, to: number): Refusal | null {
  const { ground, state } = play
  const isClosed = state.closed.some((index) => {
    const ends: readonly number[] = ground.closedPaths[index] ?? []
    return ends.includes(from) && ends.includes(to)
  })
  if (isClosed) return because('closed-path', 'ROOT-C.3.2a', { from, to })
  // Over the lake the Ferry is the way, and then something else is wrong.
  if (ground.coast.includes(from) && ground.coast.includes(to)) return ferryRefused(play, from, to)
  if (ground.byRiver[from]?.includes(to))
    return (state.ferry > 0 ? ferryRefused(play, from, to) : null) ?? because('river', 'ROOT-2.2.1a', { from, to })
  return because('not-adjacent.clearing', 'ROOT-4.2a', { to, from })
}

/** Why no way leads from one clearing to another, rule apart. */
export function wayRefused(
  play: Play,
  owner: Owner,
  from: number,
  { at, ferry = false }: { readonly at: number; readonly ferry?: boolean },
): Refusal | null {
  if (at === from) return because('same-clearing.warriors', 'ROOT-4.2a', { at: from })
  const isNear = linksFrom(play, owner, from).includes(at)
  return (
    scorchedRefused(play, at) ??
    (ferry ? ferryRefused(play, from, at) : null) ??
    (isNear || ferry ? null : apart(play, from, at))
  )
}

export function countRefused(play: Play, owner: Owner, from: number, rule: string): Refusal {
  const count = warriorsAt(play, owner, from)
  return because('too-many', rule, { seat: owner, count, at: from })
}

/** ROOT-4.2.1a. */
export const unruled = (seat: Owner, from: number, to: number): Refusal =>
  because('not-ruled.either', 'ROOT-4.2.1a', { seat, from, to })

/** Why a move of warriors cannot start in a clearing. */
export function originRefused(play: Play, seat: Owner, suit: Suit, from: number): Refusal {
  if (warriorsAt(play, seat, from) === 0) return because('nobody-there.warrior', 'ROOT-4.2a', { seat, at: from })
  if (!matchesClearing(play, suit, from)) return because('wrong-suit.move', 'ROOT-4.2c', { suit, at: from })
  const held = heldRefused(play, seat, from)
  if (held) return held
  return waysFrom(play, seat, from).length === 0
    ? because('no-way.warriors', 'ROOT-4.2a', { at: from })
    : because('not-ruled.around', 'ROOT-4.2.1a', { seat, at: from })
}
