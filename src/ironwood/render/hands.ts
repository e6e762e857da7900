import type { Face } from '../../render/card'
import { type Held, handPanel } from '../../render/hand'
import type { Icon } from '../../render/icons'
import { measured } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import { titleOf } from '../rules/names'
import { type Seat, seats } from '../rules/vocabulary'
import { burnedText, cardText } from '../words/card-text'
import { colours } from './palette'
import type { Scene } from './scene'
import * as draw from './shapes'
import type { Sketch } from './sketch'

/** The seats whose hands are drawn: the viewer's own, or another while the viewer sees it; all, if everything is open. */
function handsShown({ viewer, sides }: Scene): readonly Seat[] {
  if (viewer === null || viewer === 'spectator') return seats
  return [seats.find((seat) => seat !== viewer && sides[seat].hand !== null) ?? viewer]
}

/** The cards in hand, in a room of fixed size. */
export function drawHands(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const { hand: words } = scene.words.picture
  const isHidden = scene.viewer === 'spectator'
  const height = isHidden ? 60 : room.isNarrow ? 980 : 470
  const shown = handsShown(scene)
  return stack(
    shown.map((seat) => {
      const { hand, handSize } = scene.sides[seat]
      const cards = hand?.map((card) => held(sketch, seat, card))
      const none = handSize === 0 ? words.empty : words.hidden(handSize)
      return handPanel(sketch, room, height, {
        colour: seat === 'woodwalkers' ? colours.wood : colours.iron,
        heading: words.of(seat),
        isAlone: shown.length === 1,
        cards: cards ?? [],
        instead: [
          write(14, 30, none, { 'font-size': 13, fill: colours.faint }),
          ...backs(seat, room, cards ? 0 : handSize),
        ],
      })
    }),
  )
}

function backs(seat: Seat, { width }: Room, count: number): string[] {
  const start = width * 0.5
  const step = Math.min(26, (width - start - 34) / Math.max(1, count - 1))
  const fill = seat === 'woodwalkers' ? colours.wood : colours.iron
  return Array.from({ length: count }, (_, index) =>
    shape('rect', {
      x: Math.round(start + index * step),
      y: 13,
      width: 24,
      height: 34,
      rx: 3,
      fill,
      stroke: colours.face,
    }),
  )
}

const valued = (sign: string, value: number): Icon => {
  const width = 30 + measured(String(value), 13, 'bold') - 8
  return [width, [at(-8, 0, [sign]), write(2, 5, value, { ...bold, 'font-size': 13 })]]
}

function held({ scene }: Sketch, seat: Seat, id: string): Held {
  const { hand: words } = scene.words.picture
  const card = scene.cards[id]
  const isWood = seat === 'woodwalkers'
  const [deep, pale] = isWood ? [colours.wood, colours.woodPale] : [colours.iron, colours.ironPale]
  const target = { kind: 'card', id } as const
  if (!card)
    return {
      target,
      title: id,
      face: { corner: '', title: id, head: deep, headInk: colours.white, icons: [], effect: [] },
    }
  const { damage, defense, dominance } = card.values
  const title = titleOf(scene, card.id)
  const effect = [
    ...(scene.solo === null ? [] : [words.soloIcons(card.soloIcons)]),
    ...cardText(scene.words, card),
    ...burnedText(scene.words, card).map(words.whenBurned),
  ]
  const isBase = card.kind === 'base'
  const face: Face = {
    corner: id,
    title,
    head: isBase ? pale : deep,
    headInk: isBase ? colours.ink : colours.white,
    icons: [
      valued(draw.damage(), damage),
      valued(draw.defense(), defense),
      valued(draw.dominance(), dominance),
      ...(card.ongoing === undefined ? [] : [valued(draw.cube(), card.ongoing)]),
    ],
    effect,
  }
  const said = [`${id} ${title}`, words.kinds[card.kind], words.values(card.values), ...effect]
  return { target, title: said.join('; '), face }
}
