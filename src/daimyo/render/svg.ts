import { checkPicture } from '../../render/check'
import { lightsOf } from '../../render/clickable-part'
import type { Density, Part, PictureOptions } from '../../render/options'
import { pictureOf } from '../../render/parts'
import { english } from '../english'
import { headline } from '../words/headline'
import type { DaimyoLanguage } from '../words/language'
import { type StateOrView, sceneOf } from '../words/scene'
import { drawBoards } from './boards'
import { drawHands } from './hands'
import { drawLegend } from './legend'
import { drawMap } from './map'
import { drawMarket } from './market'
import { palette } from './palette'
import { checkPosition } from './position'
import type { Sketch } from './sketch'
import { drawStatus } from './status'

/**
 * A position of Daimyo as an SVG, by default 920 wide and in English: the status with rounds and points, the islands around the
 * central one, the legend, the heroes for hire and the goals, all boards, and the heroes in hand. A view shows what its viewer
 * may know, a state everything. The size of each part depends only on the table and the width, and each part can be drawn
 * alone; clickable parts have `data-` attributes. The same position always gives the same text.
 *
 * @example
 * writeFileSync('position.svg', renderSvg(daimyo.view(state, 'spectator')))
 * const map = renderSvg(view, { parts: ['map'], width: 375, highlight: targetsOf(action, view), theme: 'auto' })
 */
export function renderSvg(stateOrView: StateOrView, options: PictureOptions<DaimyoLanguage> = {}): string {
  return drawing(stateOrView, options).svg
}

/** The keys of the targets that these parts draw. */
export const targetsDrawn = (stateOrView: StateOrView, parts: readonly Part[], density: Density): ReadonlySet<string> =>
  drawing(stateOrView, { parts, density }).drawn

function drawing(
  stateOrView: StateOrView,
  options: PictureOptions<DaimyoLanguage>,
): { readonly svg: string; readonly drawn: ReadonlySet<string> } {
  checkPosition(stateOrView)
  checkPicture(options)
  const { language = english, width = 920 } = options
  const sketch: Sketch = { scene: sceneOf(stateOrView, language.words), ...lightsOf(options) }
  const { when, what } = headline(sketch.scene)
  const svg = pictureOf({ ...options, width }, palette, `${language.words.title}. ${when}. ${what}`, {
    status: (room) => drawStatus(sketch, room),
    notices: () => ({ height: 0, parts: [] }),
    map: (room) => drawMap(sketch, room),
    legend: (room) => drawLegend(sketch, room),
    market: (room) => drawMarket(sketch, room),
    boards: (room) => drawBoards(sketch, room),
    hand: (room) => drawHands(sketch, room),
  })
  return { svg, drawn: sketch.drawn }
}
