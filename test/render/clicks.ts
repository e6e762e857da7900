import { expect } from 'vitest'
import type { Game, Refusal, Seeded, Viewer } from '../../src/core'
import { createRandom } from '../../src/core'
import type { NextTargets } from '../../src/render/next'
import type { Density, Part, PictureOptions } from '../../src/render/options'
import { keyOf, type Target } from '../../src/render/target'
import { drawn } from './drawn'

/** A game with its pictures. */
export interface Pictured<State extends object, View, Action, Seat extends string> {
  readonly game: Pick<Game<State, Action, View, Seeded, Seat>, 'toAct' | 'legalActions' | 'view' | 'format' | 'players'>
  renderSvg(position: State | View, options?: PictureOptions<never>): string
  targetsOf(action: Action, position: State | View): readonly Target[]
  actionsAt(legal: readonly Action[], clicked: readonly Target[], position: State | View): Action[]
  nextTargets(
    legal: readonly Action[],
    clicked: readonly Target[],
    position: State | View,
    parts?: readonly Part[],
    density?: Density,
  ): NextTargets<Action>
  whyNot(clicked: readonly Target[], position: State | View): Refusal | null
}

/** What a client may draw: everything, the map alone, the screen of a phone. */
const screens: readonly (readonly [parts: readonly Part[], density: Density])[] = [
  [['map', 'market', 'boards', 'hand'], 'full'],
  [['map'], 'full'],
  [['map', 'boards', 'hand'], 'compact'],
]

/** The clicks that lead to an action, on what is lit alone; `null` if it has a button at the end or is meant. */
function lost<Action>(
  action: Action,
  targets: readonly Target[],
  next: (clicked: readonly Target[]) => NextTargets<Action>,
): string | null {
  let clicked: readonly Target[] = []
  for (let count = 0; count <= targets.length; count++) {
    const shown = next(clicked)
    if (shown.action === action || shown.buttons.includes(action)) return null
    const lit = new Set(shown.lit.map(keyOf))
    const done = new Set(clicked.map(keyOf))
    const click = targets.find((target) => lit.has(keyOf(target)) && !done.has(keyOf(target)))
    if (!click) break
    clicked = [...clicked, click]
  }
  return clicked.map(keyOf).join(', ')
}

/** Every legal action of these positions can be reached by clicks on what is lit, whatever the client draws. */
export function checkReached<State extends object, View, Action, Seat extends string>(
  { game, renderSvg, targetsOf, nextTargets }: Pictured<State, View, Action, Seat>,
  positions: Iterable<State>,
): void {
  let count = 0
  for (const state of positions) {
    const seat = game.toAct(state)
    if (seat === null) continue
    const view = game.view(state, seat)
    const legal = game.legalActions(state)
    const [parts, density] = screens[count++ % screens.length] ?? [[], 'full']
    const things = new Set(drawn(renderSvg(view, { parts, density })).things.map(({ key }) => key))
    const known = new Map<string, NextTargets<Action>>()
    const next = (clicked: readonly Target[]): NextTargets<Action> => {
      const key = clicked.map(keyOf).join(', ')
      const shown = known.get(key) ?? nextTargets(legal, clicked, view, parts, density)
      known.set(key, shown)
      return shown
    }
    for (const action of legal) {
      const targets = targetsOf(action, view)
      expect(lost(action, targets, next), game.format(action)).toBeNull()
    }
    for (const { lit } of known.values())
      for (const target of lit) expect(things.has(keyOf(target)), keyOf(target)).toBe(true)
  }
  expect(count).toBeGreaterThan(20)
}

/** In these positions a click on anything drawn means a legal action, or there is a refusal in words; its codes. */
export function refusalsOf<State extends object, View, Action, Seat extends string>(
  { game, renderSvg, actionsAt, whyNot }: Pictured<State, View, Action, Seat>,
  positions: Iterable<State>,
): ReadonlyMap<string, number> {
  const random = createRandom('clicks')
  const codes = new Map<string, number>()
  for (const state of positions) {
    const seat = game.toAct(state)
    const viewer: Viewer<Seat> = seat ?? 'spectator'
    const view = game.view(state, viewer)
    const legal = game.legalActions(state)
    const { things } = drawn(renderSvg(view))
    for (let count = 0; count < 6; count++) {
      const clicked = [random.pick(things).target, ...(count % 3 === 0 ? [random.pick(things).target] : [])]
      const refusal = whyNot(clicked, view)
      expect(refusal === null).toBe(actionsAt(legal, clicked, view).length > 0)
      if (!refusal) continue
      expect(refusal.message).toMatch(/^\S.*\S$/)
      // A state with everything open gives the same answer; it speaks of the question differently.
      const { message: _, ...open } = whyNot(clicked, state) ?? { message: '' }
      if (seat) expect(refusal).toMatchObject(open)
      codes.set(refusal.code, (codes.get(refusal.code) ?? 0) + 1)
    }
  }
  return codes
}
