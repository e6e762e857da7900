import { group, shape } from '../../render/svg'
import { pieceClass, structuresOf } from '../rules/pieces'
import { suits } from '../rules/vocabulary'
import { type Chip, flow, itemChip, type Piece, signChip } from './flow'
import { mapWidth } from './layout'
import { closedSign } from './map'
import type { Scene } from './scene'
import * as draw from './shapes'
import { hasAny } from './words/board'
import { factionTitles, pieceNames } from './words/names'

const stroke = (colour: string, width: number): string =>
  shape('line', { x1: -11, y1: 0, x2: 11, y2: 0, stroke: colour, 'stroke-width': width })

const small = (sign: string): string => group({ transform: 'scale(0.85)' }, [sign])

/** What the signs mean, as far as they are in the picture. */
export function drawLegend(scene: Scene): Piece {
  const { ground, scorched, ferry } = scene
  const factions = scene.seats.flatMap((seat) => scene.sides[seat]?.board.faction ?? [])
  const pieces = factions.flatMap((faction) =>
    structuresOf[faction].map((kind) => {
      const sign = pieceClass[kind] === 'token' ? draw.token : draw.building
      return signChip(small(sign(faction, kind)), pieceNames[kind])
    }),
  )
  const hasVagabond = factions.some((faction) => faction === 'vagabond' || faction === 'vagabond2')
  const hasItems = hasVagabond || scene.seats.some((seat) => hasAny(scene.sides[seat]?.spentItems ?? []))
  const chips: Chip[] = [
    ...factions.map((faction) => signChip(small(draw.factionSign(faction)), factionTitles[faction])),
    ...suits.map((suit) => signChip(small(draw.suitSign(suit)), suit)),
    ...pieces,
    signChip(small(draw.emptySlot()), 'open slot'),
    signChip(small(draw.ruin(1)), 'ruin'),
    signChip(stroke(draw.colours.path, 6), 'path'),
    ...(ground.closedPaths.length > 0 ? [signChip(small(closedSign()), 'closed path')] : []),
    ...(ground.coast.length > 0 ? [signChip(stroke(draw.colours.water, 14), 'lake')] : []),
    ...(ground.coast.length === 0 && ground.rivers.length > 0
      ? [signChip(stroke(draw.colours.waterLine, 10), 'river')]
      : []),
    ...(ferry > 0 ? [signChip(small(draw.ferrySign()), 'Ferry')] : []),
    ...(ground.tower !== null ? [signChip(small(draw.towerSign()), 'Tower')] : []),
    ...(hasItems ? [itemChip('exhausted item', 'exhausted')] : []),
    ...(hasVagabond ? [itemChip('damaged item', 'damaged')] : []),
    ...(scorched.length > 0 ? [signChip(small(draw.torchSign()), 'scorched')] : []),
  ]
  const { height, parts } = flow(chips, mapWidth)
  return { height: height + 6, parts }
}
