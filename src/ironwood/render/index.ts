/**
 * Pictures of Ironwood: a position as text for a terminal, or as an SVG. Both draw what they are handed and no more, so a
 * view of a seat shows what that seat may know, and a state shows everything.
 *
 * @module ironwood/render
 */
export { tellAction } from './act'
export type { StateOrView } from './scene'
export { tellEvent } from './story'
export { renderSvg } from './svg'
export { renderText } from './text'
