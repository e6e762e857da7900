import { leading, textIn } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { at, shape, write } from '../../render/svg'
import { sideLines } from '../words/board'
import { commonLines } from '../words/common'
import type { Line } from '../words/factions/faction'
import { heading, paleOf } from './heading'
import { colours } from './palette'
import type { Sketch } from './sketch'

const gap = 5
const headHeight = 44
/** What a board takes without a given height. */
const usual = 132
const commonHeight = 58

/** The common supply and the boards of all seats as a head and a few lines of words. */
export function drawShortBoards(sketch: Sketch, { width, height }: Room): Piece {
  const { scene } = sketch
  const { seats } = scene
  const share = height === null ? usual : (height - commonHeight) / Math.max(1, seats.length) - gap
  const boards = seats.flatMap((seat): Piece[] => {
    const side = scene.sides[seat]
    if (!side) return []
    const words = prose(sideLines(scene, seat), width, share - headHeight)
    const tall = headHeight + words.height
    return [
      {
        height: tall + gap,
        parts: [
          shape('rect', { class: `board ${seat}`, width, height: tall, rx: 8, fill: paleOf(scene, seat) }),
          heading(sketch, seat, side, width),
          at(0, headHeight, words.parts),
        ],
      },
    ]
  })
  const common = prose(commonLines(scene), width, commonHeight - gap)
  return stack([
    {
      height: common.height + gap,
      parts: [
        shape('rect', {
          class: 'common',
          width,
          height: common.height,
          rx: 8,
          fill: colours.face,
          stroke: colours.line,
        }),
        ...common.parts,
      ],
    },
    ...boards,
  ])
}

/** Lines of a board as running text, as much as there is room for. */
function prose(lines: readonly Line[], width: number, height: number): Piece {
  const text = lines.map(([label, told]) => (label === '' ? told : `${label}: ${told}`)).join(' · ')
  const block = textIn([text], { width: width - 16, height: Math.max(leading(12), height - 10) }, [12])
  return {
    height: block.lines.length * leading(12) + 10,
    parts: block.lines.map((line, row) => write(8, 16 + row * leading(12), line, { 'font-size': 12 })),
  }
}
