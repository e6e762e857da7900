import { lightsOf } from '../../render/clickable-part'
import type { PictureOptions } from '../../render/options'
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
import type { Sketch } from './sketch'
import { drawStatus } from './status'

export function renderSvg(stateOrView: StateOrView, options: PictureOptions<DaimyoLanguage> = {}): string {
  const { highlight = [], language = english, width = 920 } = options
  const sketch: Sketch = { scene: sceneOf(stateOrView, language.words), lit: lightsOf(highlight) }
  const { when, what } = headline(sketch.scene)
  return pictureOf({ ...options, width }, palette, `${language.words.title}. ${when}. ${what}`, {
    status: (room) => drawStatus(sketch, room),
    notices: () => ({ height: 0, parts: [] }),
    map: (room) => drawMap(sketch, room),
    legend: (room) => drawLegend(sketch, room),
    market: (room) => drawMarket(sketch, room),
    boards: (room) => drawBoards(sketch, room),
    hand: (room) => drawHands(sketch, room),
  })
}
