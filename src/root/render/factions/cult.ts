import { type Chip, shelf } from '../../../render/piece'
import { suitOf } from '../../rules/cards'
import type { CultBoard } from '../../rules/factions/cult/board'
import { suits } from '../../rules/vocabulary'
import { cardShelf } from '../card-shelf'
import { signChip } from '../chips'
import { labelled } from '../common'
import { line } from '../line'
import * as draw from '../shapes'
import { zones } from '../zones'
import type { DrawnBoard } from './faction'

/** How many cards of each suit: the Outcast depends on it, and there may be more cards than there is room. */
const counted = (cards: readonly string[]): Chip[] =>
  suits.flatMap((suit) => {
    const count = cards.filter((card) => suitOf(card) === suit).length
    return count > 0 ? [signChip(draw.suitSign(suit), String(count))] : []
  })

export const cult: DrawnBoard<CultBoard> = {
  pieces({ sketch, seat, inside, tracks }, { outcast, hated, acolytes, souls, revealed }) {
    const { board } = sketch.scene.words
    const { labels } = board
    return [
      line(labels.outcast, outcast ? board.outcast(outcast, hated) : board.none, inside),
      line(labels.acolytes, String(acolytes), inside),
      line(labels.gardens, '', inside),
      ...tracks,
      cardShelf(sketch, zones.revealed(seat), labels.revealed, revealed, inside, inside < 400 ? 2 : 1),
      labelled(`${labels.souls} (${souls.length})`, inside, (room) =>
        shelf([counted(souls)], { width: room, height: 30 }, 30),
      ),
    ]
  },
}
