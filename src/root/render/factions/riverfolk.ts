import { clickablePart } from '../../../render/clickable-part'
import { linesOf } from '../../../render/measure'
import { type Chip, type Piece, shelf } from '../../../render/piece'
import { at, bold, centred, group, shape, write } from '../../../render/svg'
import type { RiverfolkBoard } from '../../rules/factions/riverfolk/board'
import { postOf, riverfolkTracks, services } from '../../rules/factions/riverfolk/facts'
import { ownersIn, type Purse } from '../../rules/factions/riverfolk/purse'
import { clearingSuits, type Seat } from '../../rules/vocabulary'
import type { Scene } from '../../words/scene'
import { labelled } from '../common'
import { colours } from '../palette'
import * as draw from '../shapes'
import type { Sketch } from '../sketch'
import type { DrawnBoard } from './faction'

/** The sign of a seat's warriors, smaller than on the map. */
function warrior(scene: Scene, seat: Seat, scale: number): string {
  const faction = scene.sides[seat]?.board.faction
  return faction ? group({ transform: `scale(${scale})` }, [draw.factionSign(faction)]) : ''
}

/** A box of warriors, owner by owner. */
function drawPurse({ scene }: Sketch, label: string, purse: Readonly<Purse>, inside: number): Piece {
  const chips = ownersIn(purse).map(
    (seat): Chip => ({
      width: 44,
      parts: [at(15, 0, [warrior(scene, seat, 0.85)]), write(32, 5, purse[seat] ?? 0, { ...bold, 'font-size': 13 })],
    }),
  )
  return labelled(label, inside, (room) => shelf([chips], { width: room, height: 34 }, 34))
}

const space = 30

/** The nine spaces: a trade post that is left, a warrior that has paid, or nothing. */
function drawTracks({ scene }: Sketch, { posts, tracks }: RiverfolkBoard, inside: number): Piece {
  const { labels } = scene.words.board
  const wide = 3 * space + 26
  return labelled(labels.posts, inside, (room) => {
    const inRow = Math.max(1, Math.min(3, Math.floor(room / wide)))
    const parts = clearingSuits.map((suit, index) => {
      const lying = ownersIn(tracks[suit]).flatMap((seat) => Array<Seat>(tracks[suit][seat] ?? 0).fill(seat))
      // Trade posts are taken from the left.
      const gone = riverfolkTracks.posts - posts[suit]
      const spaces = Array.from({ length: riverfolkTracks.posts }, (_, place) => {
        const owner = lying[place]
        const thing =
          place >= gone
            ? draw.token('riverfolk', postOf[suit])
            : owner
              ? warrior(scene, owner, 0.85)
              : write(0, 4.5, riverfolkTracks.postPoints, { ...centred, 'font-size': 12, fill: colours.faint })
        return at(24 + place * space + space / 2, 17, [
          shape('rect', { x: -14, y: -14, width: 28, height: 28, rx: 4, fill: colours.face, stroke: colours.line }),
          thing,
        ])
      })
      return at((index % inRow) * wide, Math.floor(index / inRow) * 36, [at(10, 17, [draw.suitSign(suit)]), ...spaces])
    })
    return { height: 36 * Math.ceil(3 / inRow) + 2, parts }
  })
}

/** The price of each service. */
function drawPrices(sketch: Sketch, seat: Seat, prices: RiverfolkBoard['prices'], inside: number): Piece {
  const { board, names } = sketch.scene.words
  const wide = Math.floor((inside - 2 * 6) / services.length)
  const titles = services.map((service) => linesOf(names.services[service], 12, wide - 6))
  const most = Math.max(...titles.map(({ length }) => length))
  const height = 29 + 15 * most
  const parts = services.map((service, index) => {
    const name = names.services[service]
    const box = { x: 0, y: 0, width: wide, height, rx: 6 }
    const title = `${board.labels.prices}: ${name} ${prices[service]}`
    return clickablePart(
      sketch,
      { kind: 'slot', id: service, in: seat },
      { title, box, name: 'slot price', place: [index * (wide + 6), 4] },
      [
        shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
        ...(titles[index] ?? []).map((words, row) =>
          write(wide / 2, 17 + 15 * row, words, { ...centred, 'font-size': 12 }),
        ),
        write(wide / 2, height - 8, prices[service] === 0 ? '-' : prices[service], {
          ...bold,
          ...centred,
          'font-size': 15,
        }),
      ],
    )
  })
  return { height: height + 12, parts }
}

export const riverfolk: DrawnBoard<RiverfolkBoard> = {
  pieces({ sketch, seat, inside }, board) {
    const { labels } = sketch.scene.words.board
    return [
      drawPurse(sketch, labels.payments, board.payments, inside),
      drawPurse(sketch, labels.funds, board.funds, inside),
      drawPurse(sketch, labels.committed, board.committed, inside),
      drawTracks(sketch, board, inside),
      drawPrices(sketch, seat, board.prices, inside),
    ]
  },
}
