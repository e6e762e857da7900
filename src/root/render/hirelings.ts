import { clickablePart } from '../../render/clickable-part'
import { linesOf } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import type { Hired } from '../rules/state'
import { hiredNotes, hiringNotes } from '../words/hirelings'
import { colours, factionPales } from './palette'
import { hirelingSign } from './shapes'
import type { Sketch } from './sketch'

const margin = 12
const sign = 34

/** The cards of hirelings, one below the other; they have the same height during a whole game. */
export function drawHirelings(sketch: Sketch, width: number): readonly Piece[] {
  const { scene } = sketch
  const { hirelings, words } = scene
  if (hirelings.length === 0) return []
  const rows = width < 400 ? 4 : 2
  const each = 30 + 15 * rows
  const height = 26 + each * hirelings.length
  const parts = [
    shape('rect', { class: 'hirelings', width, height, rx: 8, fill: colours.face, stroke: colours.line }),
    write(margin, 18, [words.hirelings.title, ...hiringNotes(scene)].join('; '), {
      'font-size': 12,
      fill: colours.faint,
    }),
    ...hirelings.map((hired, index) => at(0, 26 + each * index, [drawCard(sketch, hired, width, rows)])),
  ]
  return [{ height: height + 8, parts }]
}

/** A card in the colour of its controller. */
function drawCard(sketch: Sketch, hired: Hired, width: number, rows: number): string {
  const { scene } = sketch
  const { hireling, controller } = hired
  const faction = controller && scene.sides[controller]?.board.faction
  const name = scene.words.names.hireling(hireling)
  const notes = hiredNotes(scene, hired).join('; ')
  const inside = width - 2 * margin
  const lines = linesOf(notes, 12, inside - sign - 8).slice(0, rows)
  const box = { x: 0, y: 0, width: inside, height: 24 + 15 * rows, rx: 6 }
  return at(margin, 0, [
    clickablePart(sketch, { kind: 'slot', id: hireling }, { title: `${name}: ${notes}`, box, name: 'slot hireling' }, [
      shape('rect', { ...box, fill: faction ? factionPales[faction] : colours.face, stroke: colours.line }),
      at(20, 20, [hirelingSign(hireling)]),
      write(sign + 4, 16, name, { ...bold, 'font-size': 13 }),
      ...lines.map((text, row) => write(sign + 4, 32 + 15 * row, text, { 'font-size': 12 })),
    ]),
  ])
}
