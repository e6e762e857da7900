import { at, bold, picture, shape, titled, write } from '../../render/svg'
import { type Seat, seats } from '../rules/vocabulary'
import { drawBoard } from './boards'
import { layOut, mapWidth } from './layout'
import { drawLegend, legendHeight } from './legend'
import { drawMap } from './map'
import { panelWidth } from './piece'
import { type Scene, type StateOrView, sceneOf } from './scene'
import { colours } from './shapes'
import { battleWords, headline, restrictionWords } from './words'

const gap = 10
const width = mapWidth + 2 * gap

/**
 * A position of Ironwood as an SVG, 800 wide: the map with all that stands on it, and both boards below. A view shows what
 * its viewer may know, a state everything. The same position always gives the same text.
 *
 * @example
 * writeFileSync('position.svg', renderSvg(ironwood.view(state, 'spectator')))
 */
export function renderSvg(stateOrView: StateOrView): string {
  const scene = sceneOf(stateOrView)
  const layout = layOut(scene.board)
  const { when, what } = headline(scene)
  const news = notices(scene)
  const boards = seats.map((seat) => drawBoard(scene, seat))
  const panelHeight = Math.max(...boards.map(({ height }) => height))
  const mapTop = 66 + news.height
  const legendTop = mapTop + layout.height
  const boardTop = legendTop + legendHeight
  const height = boardTop + panelHeight + gap
  const panel = (seat: Seat, index: number): string =>
    at(gap + index * (mapWidth - panelWidth), boardTop, [
      shape('rect', { width: panelWidth, height: panelHeight, rx: 8, fill: backgrounds[seat] }),
      ...(boards[index]?.parts ?? []),
    ])
  return picture(width, height, colours.ink, [
    titled(`Ironwood. ${when}. ${what}`),
    shape('rect', { width, height, fill: colours.paper }),
    ...header(scene),
    at(gap, 62, news.parts),
    at(gap, mapTop, [drawMap(scene, layout)]),
    at(gap, legendTop, [drawLegend()]),
    ...seats.map(panel),
  ])
}

const backgrounds: Readonly<Record<Seat, string>> = { woodwalkers: colours.woodPale, ironclad: colours.ironPale }

const inks: Readonly<Record<Seat, string>> = { woodwalkers: colours.wood, ironclad: colours.iron }

function header(scene: Scene): string[] {
  const { when, what, viewer } = headline(scene)
  const whose = scene.result?.winner ?? scene.toAct
  const fill = whose ? inks[whose] : colours.ink
  return [
    write(gap + 4, 28, 'Ironwood', { ...bold, 'font-size': 20 }),
    write(gap + 118, 28, when, { 'font-size': 14 }),
    write(width - gap - 4, 28, viewer, { 'text-anchor': 'end', fill: colours.faint }),
    write(gap + 4, 51, what, { ...bold, 'font-size': 14, fill }),
  ]
}

/** The battle and the rules that hold for a while, above the map. */
function notices(scene: Scene): { height: number; parts: string[] } {
  const lines = [...battleWords(scene), ...scene.restrictions.map(restrictionWords)]
  if (lines.length === 0) return { height: 0, parts: [] }
  const box = { y: 0, width: mapWidth, height: lines.length * 18 + 12, rx: 8, fill: colours.glow, stroke: colours.ink }
  return {
    height: lines.length * 18 + 22,
    parts: [shape('rect', box), ...lines.map((line, index) => write(14, 20 + 18 * index, line, { 'font-size': 12 }))],
  }
}
