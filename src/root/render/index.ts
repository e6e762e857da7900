/**
 * Pictures of Root: a position as text for a terminal, and events and actions in words. Both draw what they are handed and
 * no more, so a view of a seat shows what that seat may know, and a state shows everything.
 *
 * @module root/render
 */
export type { Part, PictureOptions } from '../../render/options'
export { clickable, keyOf, type Target, targetIn } from '../../render/target'
export type { Theme } from '../../render/theme'
export type { StateOrView } from '../words/scene'
export { tellAction } from './act'
export { explain } from './explain'
export { tellEvent } from './story'
export { renderSvg } from './svg'
export { actionsAt, targetsOf } from './targets'
export { renderText, type TextOptions } from './text'
