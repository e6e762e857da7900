/**
 * Pictures of Daimyo: a position as text or as an SVG, and events and actions in words. They draw only what they receive, so a
 * view of a seat shows what that seat may know, and a state shows everything.
 *
 * @module daimyo/render
 */
export type { NextTargets } from '../../render/next'
export type { Density, Part, PictureOptions } from '../../render/options'
export { clickable, keyOf, type Target, targetIn } from '../../render/target'
export type { Theme } from '../../render/theme'
export type { StateOrView } from '../words/scene'
export { tellAction } from './act'
export { nextTargets, whyNot } from './clicks'
export { explain } from './explain'
export { tellEvent } from './story'
export { renderSvg } from './svg'
export { actionsAt, targetsOf } from './targets'
export { renderText, type TextOptions } from './text'
