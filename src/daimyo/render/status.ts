import { cut, measured } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { headlinePiece, statusRow } from '../../render/status'
import { at, bold, centred, group, shape, titled, write } from '../../render/svg'
import { roundCount, turnCount } from '../rules/vocabulary'
import { headline } from '../words/headline'
import { colours, sideColours } from './palette'
import * as draw from './shapes'
import { pointsOf, seatsIn } from './sides'
import type { Sketch } from './sketch'

/** The round, the question, and the points of all: always in the same room. */
export function drawStatus(sketch: Sketch, room: Room): Piece {
  if (room.isCompact) return shortStatus(sketch, room)
  return stack([headings(sketch, room), drawRounds(sketch, room), drawScores(sketch, room)])
}

/** The round, and the points of each seat, in one row. */
function shortStatus({ scene }: Sketch, { width }: Room): Piece {
  const { picture: words } = scene.words
  const standings = seatsIn(scene).map((seat) => ({
    title: [words.sides[seat], ...(scene.helmet === seat ? [words.helmet] : [])].join('; '),
    score: String(pointsOf(scene, seat)),
    sign: [draw.sideSign(seat)],
  }))
  return statusRow(width, headline(scene).when, standings)
}

function headings({ scene }: Sketch, room: Room): Piece {
  const whose = scene.result?.winners[0] ?? scene.toAct
  const colour = whose ? sideColours[whose] : colours.line
  return headlinePiece({ ...headline(scene), game: scene.words.title, colour }, room)
}

/** The five rounds; in the present one a dot for each die that everybody has taken. */
function drawRounds({ scene }: Sketch, { width }: Room): Piece {
  const { picture: words } = scene.words
  const wide = Math.floor((Math.min(width, 560) + 6) / roundCount)
  const taken = Math.min(turnCount, ...scene.clans.map((clan) => scene.sides[clan]?.dice.length ?? 0))
  return {
    height: 30,
    parts: Array.from({ length: roundCount }, (_, index) => {
      const round = index + 1
      const isNow = scene.round === round
      const isPast = scene.round > round || scene.result !== null
      const ink = isNow ? colours.dark : isPast ? colours.faint : colours.ink
      return group({ class: 'round', transform: `translate(${index * wide} 0)` }, [
        titled(words.round(round)),
        shape('rect', {
          width: wide - 6,
          height: 22,
          rx: 6,
          fill: isNow ? colours.badge : isPast ? colours.land : colours.face,
          stroke: isNow ? colours.ink : colours.line,
        }),
        write(isNow ? 14 : (wide - 6) / 2, 15.5, round, { ...bold, ...centred, 'font-size': 12, fill: ink }),
        ...(isNow
          ? Array.from({ length: turnCount }, (_unused, turn) =>
              shape('circle', {
                cx: 30 + turn * 11,
                cy: 11,
                r: 3.5,
                fill: turn < taken ? colours.dark : 'none',
                stroke: colours.dark,
              }),
            )
          : []),
      ])
    }),
  }
}

/** Who has how many points, and the Mighty Helmet. */
function drawScores({ scene }: Sketch, { width, isNarrow }: Room): Piece {
  const { picture: words } = scene.words
  const sides = seatsIn(scene)
  const columns = isNarrow ? Math.min(2, sides.length) : sides.length
  const wide = Math.min(230, Math.floor((width + 6) / columns))
  return {
    height: Math.ceil(sides.length / columns) * 34,
    parts: sides.map((side, index) => {
      const hasHelmet = scene.helmet === side
      const points = pointsOf(scene, side)
      const room = wide - 46 - measured(String(points), 16, 'bold') - (hasHelmet ? 30 : 0)
      const title = [words.sides[side], words.points(points), ...(hasHelmet ? [words.helmet] : [])].join('; ')
      return group(
        { class: 'score', transform: `translate(${(index % columns) * wide} ${Math.floor(index / columns) * 34})` },
        [
          titled(title),
          shape('rect', { width: wide - 6, height: 28, rx: 14, fill: colours.face, stroke: colours.line }),
          at(15, 14, [draw.sideSign(side)]),
          write(31, 19, cut(words.sides[side], 13, room), { 'font-size': 13 }),
          ...(hasHelmet
            ? [at(wide - 30 - measured(String(points), 16, 'bold'), 14, [draw.scaled(0.9, draw.helmet())])]
            : []),
          write(wide - 16, 20, points, { ...bold, 'text-anchor': 'end', 'font-size': 16 }),
        ],
      )
    }),
  }
}
