import { type Chip, type Piece, shelf } from '../../render/piece'
import { suitOf } from '../rules/cards'
import { cardChip } from './chips'
import { labelled } from './common'
import type { Sketch } from './sketch'
import { cardIn, together } from './zones'

/** Cards that lie open and can be clicked; the more there are, the less of each is shown. */
export function cardShelf(
  sketch: Sketch,
  zone: string,
  label: string,
  cards: readonly string[],
  inside: number,
  rows: number,
  backs: readonly Chip[] = [],
): Piece {
  const { language } = sketch
  const chips = (most: number): Chip[] => [
    ...backs,
    ...together(cards).map(({ thing: id, count }) => {
      const title = language.cardTitle(id)
      const suit = id === 'vizier' ? 'bird' : suitOf(id)
      const said = [
        title,
        language.picture.suits[suit],
        label,
        ...(count > 1 ? [language.picture.hand.copies(count)] : []),
      ]
      return cardChip(
        sketch,
        { title, suit, count, most, height: 44 },
        { target: cardIn(zone, id), title: said.join('; ') },
      )
    }),
  ]
  return labelled(label, inside, (room) =>
    shelf([chips(220), chips(120), chips(60)], { width: room, height: rows * 48 }, 48),
  )
}
