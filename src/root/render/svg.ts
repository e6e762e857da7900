import type { PictureOptions } from '../../render/options'
import { pictureOf } from '../../render/parts'
import { lightsOf } from '../../render/thing'
import { english } from '../english'
import { headline } from '../words/headline'
import type { RootLanguage } from '../words/language'
import { type StateOrView, sceneOf } from '../words/scene'
import { drawBoards } from './boards'
import { drawHands } from './hands'
import { drawLegend } from './legend'
import { drawMap } from './map'
import { palette } from './palette'
import type { Sketch } from './sketch'
import { drawStatus } from './status'

/**
 * A position of Root as an SVG, 920 wide and in English, or as you say: what the position says first with the score track, the map with
 * all that stands on it, what the signs mean, the common supply and all boards, and the cards in hand. A view shows what its
 * viewer may know, a state everything. Each part has a size that hangs on the table and the width alone, and can be drawn by
 * itself; what can be clicked carries `data-` attributes. The same position always gives the same text.
 *
 * @example
 * writeFileSync('position.svg', renderSvg(root.view(state, 'spectator')))
 * const map = renderSvg(view, { parts: ['map'], width: 375, highlight: targetsOf(action, view), theme: 'auto' })
 */
export function renderSvg(stateOrView: StateOrView, options: PictureOptions<RootLanguage> = {}): string {
  const { highlight = [], language = english, width = 920 } = options
  const sketch: Sketch = { scene: sceneOf(stateOrView, language.words), lit: lightsOf(highlight) }
  const { when, what } = headline(sketch.scene)
  return pictureOf({ ...options, width }, palette, `${language.words.title}. ${when}. ${what}`, {
    status: (room) => drawStatus(sketch, room),
    map: (room) => drawMap(sketch, room),
    legend: (room) => drawLegend(sketch, room),
    boards: (room) => drawBoards(sketch, room),
    hand: (room) => drawHands(sketch, room),
  })
}
