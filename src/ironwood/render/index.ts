/**
 * Pictures of Ironwood: a position as text for a terminal, or as an SVG with clickable parts. Both draw only what they receive,
 * so a view of a seat shows what that seat may know, and a state shows everything.
 *
 * @module ironwood/render
 */
export type { NextTargets } from '../../render/next'
export type { Density, Part, PictureOptions } from '../../render/options'
export { clickable, keyOf, type Target, targetIn } from '../../render/target'
export type { Theme } from '../../render/theme'
export type { IronwoodLanguage, PictureWords } from '../words'
export { tellAction } from './act'
export { nextTargets, whyNot } from './clicks'
export type { StateOrView } from './scene'
export { tellEvent } from './story'
export { renderSvg } from './svg'
export { actionsAt, targetsOf } from './targets'
export { renderText, type TextOptions } from './text'
