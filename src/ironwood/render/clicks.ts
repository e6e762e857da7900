import type { Refusal } from '../../core'
import { type NextTargets, nextOf } from '../../render/next'
import type { Density, Part } from '../../render/options'
import type { Target } from '../../render/target'
import { whyOf } from '../../render/why'
import { english } from '../english'
import type { Action } from '../rules'
import { game } from '../rules/game'
import type { IronwoodLanguage } from '../words'
import { headline } from '../words/position'
import { checkPosition } from './position'
import { type StateOrView, sceneOf } from './scene'
import { targetsDrawn } from './svg'
import { targetsOf } from './targets'

/**
 * What a client shows after some clicks: what to light up, the buttons for what the picture does not draw, what the clicks
 * chose, and the action once only one is left. Every legal action is a button or can be reached by clicks on what is lit. Pass
 * the parts that the client draws, by default all, and their density.
 *
 * @example
 * const { lit, buttons, chosen, action } = nextTargets(legal, clicked, view, ['map', 'hand'])
 * const svg = renderSvg(view, { parts: ['map', 'hand'], highlight: lit, selected: chosen })
 */
export const nextTargets = (
  legal: readonly Action[],
  clicked: readonly Target[],
  stateOrView: StateOrView,
  parts?: readonly Part[],
  density?: Density,
): NextTargets<Action> => nextOf({ targetsOf, targetsDrawn }, legal, clicked, stateOrView, parts, density)

/**
 * Why clicks mean no legal action of the viewer, or `null` if they do. If the last click fits an action like the legal ones, the
 * answer is the refusal of that action, with its rule; otherwise its code is `not-asked` and it is what is asked now. A view is
 * enough. It brings the rules with it: a client that leaves it out does not carry them. The language is for that question and for a
 * seat that is not to decide; put a refusal with a rule into words with `language.refusal(refusal, view)`.
 *
 * @example
 * const refusal = whyNot([{ kind: 'place', id: 'F1' }, { kind: 'place', id: 'F16' }], view)
 * if (refusal) say(refusal.message)
 */
export function whyNot(
  clicked: readonly Target[],
  stateOrView: StateOrView,
  language: IronwoodLanguage = english,
): Refusal | null {
  checkPosition(stateOrView)
  const asked = headline(sceneOf(stateOrView, language)).what
  return whyOf({ game, targetsOf, language }, clicked, stateOrView, asked)
}
