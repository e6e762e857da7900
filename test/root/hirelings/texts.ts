import { root } from '../../../src/root'
import { runOn } from '../../../src/root/rules/agenda'
import { hirelingRules } from '../../../src/root/rules/hirelings/rules'
import { plan } from '../../../src/root/rules/play'
import { playOn } from '../../../src/root/rules/play-on'
import type { State } from '../../../src/root/rules/state'
import type { Hireling, Seat } from '../../../src/root/rules/vocabulary'
import { script } from '../../../src/testing'
import { type HiredAt, hire, hiredIn, type Position, table } from '../table'

/** A position with a hireling that the first seat controls, unless it is said otherwise. */
export const hiredTable = (hireling: Hireling, at: HiredAt, position: Position) =>
  table({
    ...position,
    arrange(state) {
      hire(state, hireling, { controller: 'p1', ...at })
      position.arrange?.(state)
    },
  })

/** A position in which a part of a hireling's text is carried out for the first seat. */
export function textOf(
  part: 'setUp' | 'whenHired',
  hireling: Hireling,
  at: HiredAt = {},
  position: Omit<Position, 'tasks'> = { factions: ['eyrie', 'duchy'] },
) {
  const state = root.clone(hiredTable(hireling, at, { ...position, tasks: [] }).state)
  const play = playOn(state)
  plan(play, ...(hirelingRules[hireling][part]?.(play, 'p1') ?? []))
  runOn(play)
  return script(root)(state)
}

/** The window in Daylight in which hirelings are used, and the start of Birdsong. */
export const daylight = (seat: Seat) => ({ do: 'window', seat, moment: 'daylight' }) as const
export const birdsong = (seat: Seat) => ({ do: 'window', seat, moment: 'birdsong.start' }) as const

type Asked = { readonly state: State }

/** Where the warriors of a hireling stand: their number by clearing. */
export const standing = (asked: Asked, hireling: Hireling): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (hiredIn(asked, hireling).pieces.warrior ?? []).flatMap((count, at) => (count > 0 ? [[at, count]] : [])),
  )
