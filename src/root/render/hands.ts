import type { Face } from '../../render/card'
import { type Held, handPanel } from '../../render/hand'
import type { Icon } from '../../render/icons'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { bold, shape, write } from '../../render/svg'
import { cardOf, suitOf } from '../rules/cards'
import type { Seat } from '../rules/vocabulary'
import { cardText } from '../words/explain'
import { handOf } from '../words/hand'
import type { Scene } from '../words/scene'
import { colours, factionColours, suitColours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { cardIn, together, zones } from './zones'

/** The hands that the viewer sees, its own first; all hands, if everything is open; for a spectator the numbers of cards too. */
const handsShown = (scene: Scene): readonly Seat[] => {
  const { viewer, seats } = scene
  const isSeen = (seat: Seat): boolean => seat === viewer || (handOf(scene, seat)?.cards ?? null) !== null
  if (viewer === null || viewer === 'spectator') return seats
  return [viewer, ...seats.filter((seat) => seat !== viewer && isSeen(seat))]
}

/** The cards in hand, in a room of fixed size. */
export function drawHands(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const { names, picture: words } = scene.words
  const shown = handsShown(scene)
  return stack(
    shown.map((seat): Piece => {
      const hand = handOf(scene, seat)
      if (!hand) return { height: 0, parts: [] }
      const faction = scene.sides[seat]?.board.faction
      const height = hand.cards === null ? 30 : room.isNarrow ? 900 : 400
      const cards = together(hand.cards ?? []).map(({ item, count }) => held(sketch, seat, item, count))
      const none = hand.size === 0 ? words.noCards : words.hiddenCards(hand.size)
      return handPanel(sketch, room, height, {
        colour: faction ? factionColours[faction] : colours.stone,
        heading: words.handOf(names.who(scene, seat)),
        isAlone: shown.length === 1,
        cards,
        instead: [write(14, 20, none, { 'font-size': 12, fill: colours.ink })],
      })
    }),
  )
}

/** Any suit, in the cost of a card. */
export const anySuit = (): string =>
  `${shape('circle', { r: 10, fill: colours.stone, stroke: colours.white, 'stroke-width': 1.5 })}${write(0, 4.5, '+', { ...bold, 'text-anchor': 'middle', 'font-size': 12, fill: colours.white })}`

const costIcon = (cost: 'fox' | 'rabbit' | 'mouse' | 'any'): Icon => [
  25,
  [cost === 'any' ? anySuit() : draw.suitSign(cost)],
]

function held({ scene: { words } }: Sketch, seat: Seat, id: string, count: number): Held {
  const [card, suit] = [cardOf(id), suitOf(id)]
  const title = words.names.title(id)
  const effect = cardText(words, id)
  const face: Face = {
    corner: count > 1 ? `×${count}` : '',
    title,
    head: suitColours[suit],
    headInk: colours.white,
    icons: [
      [26, [draw.suitSign(suit)]],
      ...(card.cost.length > 0 ? [[12, [write(0, 5, '·', bold)]] satisfies Icon] : []),
      ...card.cost.map(costIcon),
    ],
    effect: [effect],
  }
  const said = [title, words.names.suits[suit], ...(count > 1 ? [words.picture.copies(count)] : []), effect]
  return { target: cardIn(zones.hand(seat), id), title: said.join('; '), face }
}
