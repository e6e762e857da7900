import type { Hireling, Seat, State, Task } from '../../../src/root'
import { root } from '../../../src/root'
import { runOn } from '../../../src/root/rules/agenda'
import { hirelingRules } from '../../../src/root/rules/hirelings/rules'
import { plan } from '../../../src/root/rules/play'
import { playOn } from '../../../src/root/rules/play-on'
import { script } from '../../../src/testing'
import { type HiredAt, hire, type Position, table } from '../table'

/** A position with a hireling in it. */
export const scene = (
  hireling: Hireling,
  at: HiredAt,
  { tasks = [], arrange, ...position }: Omit<Position, 'tasks'> & { readonly tasks?: readonly Task[] },
) =>
  table({
    ...position,
    tasks,
    arrange(state) {
      hire(state, hireling, at)
      arrange?.(state)
    },
  })

/** What a seat decides as it sets the hireling up, or when it is hired. */
export function beginning(
  hireling: Hireling,
  moment: 'setUp' | 'whenHired',
  position: Omit<Position, 'tasks'>,
  at: HiredAt = {},
  seat: Seat = 'p1',
) {
  const state: State = root.clone(scene(hireling, at, position).state)
  state.agenda = []
  const play = playOn(state)
  plan(play, ...(hirelingRules[hireling][moment]?.(play, seat) ?? []), { do: 'reward', seat, quest: 'errand-fox' })
  runOn(play)
  return script(root)(state)
}

/** Between two steps of a Daylight. */
export const daylight = (seat: Seat): Task => ({ do: 'craft-step', seat })
/** The start of a Birdsong. */
export const birdsong = (seat: Seat): Task => ({ do: 'window', seat, moment: 'birdsong.start' })
/** A move of a seat, with all its parts. */
export const move = (seat: Seat): Task => ({ do: 'move', seat, suit: 'bird', optional: false, battle: false })
export const battle = (seat: Seat): Task => ({ do: 'battle', seat, suit: 'bird' })

/** Clearings that can be named. */
export const clearingsIn = ({ legal }: { readonly legal: readonly string[] }): number[] =>
  legal.flatMap((action) => (action.startsWith('hireling-at ') ? [Number(action.slice(12))] : []))
