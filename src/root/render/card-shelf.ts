import { type Chip, type Piece, shelf } from '../../render/piece'
import { suitOfOrder } from '../rules/factions/eyrie/board'
import { cardChip } from './chips'
import { labelled } from './common'
import type { Sketch } from './sketch'
import { cardIn, together } from './zones'

/** Open cards that can be clicked; more cards show less of each. */
export function cardShelf(
  sketch: Sketch,
  zone: string,
  label: string,
  cards: readonly string[],
  inside: number,
  rows: number,
  backs: readonly Chip[] = [],
): Piece {
  const { names, picture } = sketch.scene.words
  const chips = (most: number): Chip[] => [
    ...backs,
    ...together(cards).map(({ item: id, count }) => {
      const title = names.title(id)
      const suit = suitOfOrder(id)
      const said = [title, names.suits[suit], label, ...(count > 1 ? [picture.copies(count)] : [])]
      return cardChip(
        sketch,
        { title, suit, count, most, height: 44 },
        { target: cardIn(zone, id), title: said.join('; ') },
      )
    }),
  ]
  return labelled(label, inside, (room) =>
    shelf([chips(220), chips(140), chips(60)], { width: room, height: rows * 48 }, 48),
  )
}
