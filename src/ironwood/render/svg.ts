import { checkPicture } from '../../render/check'
import { lightsOf } from '../../render/clickable-part'
import type { Density, Part, PictureOptions } from '../../render/options'
import { pictureOf } from '../../render/parts'
import { english } from '../english'
import type { IronwoodLanguage } from '../words'
import { headline } from '../words/position'
import { drawBoards } from './boards'
import { drawHands } from './hands'
import { drawLegend } from './legend'
import { drawMap } from './map'
import { palette } from './palette'
import { checkPosition } from './position'
import { type StateOrView, sceneOf } from './scene'
import type { Sketch } from './sketch'
import { drawStatus, notices } from './status'

/**
 * A position of Ironwood as an SVG, by default 800 wide: the status, the map with its pieces, the legend, both boards, and the
 * cards in hand. A view shows what its viewer may know, a state everything. The size of each part depends only on the width,
 * and each part can be drawn alone; clickable parts have `data-` attributes. The same position always gives the same text.
 *
 * @example
 * writeFileSync('position.svg', renderSvg(ironwood.view(state, 'spectator')))
 * const map = renderSvg(view, { parts: ['map'], width: 375, highlight: targetsOf(action, view), theme: 'auto' })
 */
export function renderSvg(stateOrView: StateOrView, options: PictureOptions<IronwoodLanguage> = {}): string {
  return drawing(stateOrView, options).svg
}

/** The keys of the targets that these parts draw. */
export const targetsDrawn = (stateOrView: StateOrView, parts: readonly Part[], density: Density): ReadonlySet<string> =>
  drawing(stateOrView, { parts, density }).drawn

function drawing(
  stateOrView: StateOrView,
  options: PictureOptions<IronwoodLanguage>,
): { readonly svg: string; readonly drawn: ReadonlySet<string> } {
  checkPosition(stateOrView)
  checkPicture(options)
  const { language = english } = options
  const scene = sceneOf(stateOrView, language)
  const sketch: Sketch = { scene, ...lightsOf(options) }
  const { when, what } = headline(scene)
  const svg = pictureOf(options, palette, `${language.words.picture.game}. ${when}. ${what}`, {
    status: (room) => drawStatus(sketch, room),
    notices: (room) => notices(sketch, room),
    map: (room) => drawMap(sketch, room),
    legend: (room) => drawLegend(sketch, room),
    boards: (room) => drawBoards(sketch, room),
    hand: (room) => drawHands(sketch, room),
  })
  return { svg, drawn: sketch.drawn }
}
