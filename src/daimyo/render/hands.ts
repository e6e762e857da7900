import { handPanel } from '../../render/hand'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { write } from '../../render/svg'
import type { Clan } from '../rules/vocabulary'
import type { Scene } from '../words/scene'
import { heldHero } from './faces'
import { colours, sideColours } from './palette'
import type { Sketch } from './sketch'

/** The viewer's own hand; all hands if everything is open; for a spectator the numbers of cards. */
const handsShown = ({ viewer, clans }: Scene): readonly Clan[] =>
  viewer === null || viewer === 'spectator' ? clans : clans.filter((clan) => clan === viewer)

/** The heroes in hand, in a room of fixed size. */
export function drawHands(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const shown = handsShown(scene)
  return stack(
    shown.map((seat): Piece => {
      const { hand = null, handSize = 0 } = scene.sides[seat] ?? {}
      const height = hand === null ? 30 : room.isNarrow ? 560 : 260
      const none = handSize === 0 ? words.noCards : words.hiddenCards(handSize)
      return handPanel(sketch, room, height, {
        colour: sideColours[seat],
        heading: words.handOf(seat),
        isAlone: shown.length === 1,
        cards: [...(hand ?? [])].sort().map((id) => heldHero(sketch, id)),
        instead: [write(14, 20, none, { 'font-size': 12, fill: colours.ink })],
      })
    }),
  )
}
