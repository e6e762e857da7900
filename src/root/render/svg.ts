import { at, bold, picture, shape, titled, write } from '../../render/svg'
import type { Seat } from '../rules/vocabulary'
import { drawBoard, handChip, itemChips, panelWidth } from './boards'
import { cardChip, flow, itemChip, labelled, labelWidth, type Piece, paragraph, stack } from './flow'
import { mapHeight, mapWidth } from './layout'
import { drawLegend } from './legend'
import { drawMap } from './map'
import { type Scene, type StateOrView, sceneOf } from './scene'
import { colours, factionColours, factionPales } from './shapes'
import { drawScores } from './track'
import { hasAny } from './words/board'
import { battleLines, headline } from './words/headline'
import { itemNames, questOf, who } from './words/names'

const gap = 10
const width = mapWidth + 2 * gap

/**
 * A position of Root as an SVG, 920 wide: the score track, the map with all that stands on it, the common supply and the
 * board of each faction. A view shows what its viewer may know, a state everything. The same position always gives the same
 * text.
 *
 * @example
 * writeFileSync('position.svg', renderSvg(root.view(state, 'spectator')))
 */
export function renderSvg(stateOrView: StateOrView): string {
  const scene = sceneOf(stateOrView)
  const { when, what } = headline(scene)
  const column = stack([
    header(scene),
    ...battle(scene),
    drawScores(scene),
    { height: mapHeight + 8, parts: [drawMap(scene)] },
    drawLegend(scene),
    common(scene),
    ...boards(scene),
  ])
  const height = Math.ceil(column.height) + gap
  return picture(width, height, colours.ink, [
    titled(`Root. ${when}. ${what}`),
    shape('rect', { width, height, fill: colours.paper }),
    at(gap, 0, column.parts),
  ])
}

function header(scene: Scene): Piece {
  const { when, what, viewer } = headline(scene)
  const whose = scene.result?.winners[0] ?? scene.toAct
  const faction = whose && scene.sides[whose]?.board.faction
  const told = paragraph(what, mapWidth, 14)
  return {
    height: 36 + told.height,
    parts: [
      write(2, 28, 'Root', { ...bold, 'font-size': 20 }),
      write(64, 28, when, { 'font-size': 14 }),
      write(mapWidth - 2, 28, viewer, { 'text-anchor': 'end', fill: colours.faint }),
      at(2, 34, [
        shape('rect', {
          x: -8,
          y: 3,
          width: 3,
          height: told.height - 6,
          fill: faction ? factionColours[faction] : colours.ink,
        }),
        ...told.parts,
      ]),
    ],
  }
}

/** The battle that is being fought, above the map. */
function battle(scene: Scene): Piece[] {
  const lines = battleLines(scene)
  if (lines.length === 0) return []
  const height = 18 * lines.length + 12
  const box = { width: mapWidth, height, rx: 8, fill: colours.glow, stroke: colours.ink }
  return [
    { height: height + 8, parts: [shape('rect', box), ...lines.map((line, row) => write(14, 20 + 18 * row, line))] },
  ]
}

/** The deck, the item supply, quests and what lies beside the map. */
function common(scene: Scene): Piece {
  const { deckSize, discard, available, supply, quests, questDeckSize, ruinItems, coffin } = scene
  const room = mapWidth - labelWidth - 24
  const dead = scene.seats.flatMap((seat) => (coffin[seat] ? [`${who(scene, seat)} ${coffin[seat]}`] : []))
  const last = discard.at(-1)
  const pieces: Piece[] = [
    labelled('deck', paragraph(`${deckSize} in the deck, ${discard.length} in the discard pile`, room)),
    ...(last === undefined ? [] : [labelled('last discarded', flow([handChip(last)], room))]),
    ...(available.length > 0 ? [labelled('beside map', flow(available.map(handChip), room))] : []),
    labelled('item supply', hasAny(supply) ? flow(itemChips(supply), room) : paragraph('nothing left', room)),
    ...(quests.length > 0 ? [labelled(`quests (${questDeckSize})`, flow(quests.map(questChip), room))] : []),
    ...(ruinItems.length > 0
      ? [
          labelled(
            'under ruins',
            flow(
              ruinItems.map((item) => itemChip(item)),
              room,
            ),
          ),
        ]
      : []),
    ...(dead.length > 0 ? [labelled('coffins', paragraph(dead.join(', '), room))] : []),
  ]
  const body = stack(pieces)
  return {
    height: body.height + 18,
    parts: [
      shape('rect', { width: mapWidth, height: body.height + 8, rx: 8, fill: colours.white, stroke: colours.line }),
      at(12, 4, body.parts),
    ],
  }
}

function questChip(id: string) {
  const { name, suit, items } = questOf(id)
  return cardChip(`${name}: ${items.map((item) => itemNames[item]).join(', ')}`, suit)
}

/** Two boards in a row. */
function boards(scene: Scene): Piece[] {
  const rows: Piece[] = []
  for (let first = 0; first < scene.seats.length; first += 2) {
    const seats = scene.seats.slice(first, first + 2)
    const drawn = seats.map((seat): [Seat, Piece] => [seat, drawBoard(scene, seat)])
    const height = Math.max(...drawn.map(([, piece]) => piece.height))
    const panels = drawn.map(([seat, { parts }], index) =>
      at(index * (mapWidth - panelWidth), 0, [
        shape('rect', { width: panelWidth, height, rx: 8, fill: paleOf(scene, seat) }),
        ...parts,
      ]),
    )
    rows.push({ height: height + 8, parts: panels })
  }
  return rows
}

function paleOf({ sides }: Scene, seat: Seat): string {
  const faction = sides[seat]?.board.faction
  return faction ? factionPales[faction] : colours.white
}
