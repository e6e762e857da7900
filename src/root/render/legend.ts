import type { Room } from '../../render/options'
import { type Chip, flow, type Piece } from '../../render/piece'
import { group, shape, write } from '../../render/svg'
import { swords } from '../../render/swords'
import { factsOf } from '../rules/factions/facts'
import { pieceClass, structuresOf, warriorsOf } from '../rules/pieces'
import { suits } from '../rules/vocabulary'
import { itemChip, signChip } from './chips'
import { crown, tokenOf } from './clearing'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

const stroke = (colour: string, width: number): string =>
  shape('line', { x1: -11, y1: 0, x2: 11, y2: 0, stroke: colour, 'stroke-width': width })

/** The entry of the legend for each landmark. */
const landmarkSigns = {
  'elder-treetop': 'treetop',
  'black-market': 'market',
  'legendary-forge': 'forge',
  'lost-city': 'city',
} as const

const small = (...signs: readonly string[]): string => group({}, signs)

/** The meaning of the signs that the factions and the map of this game use. */
export function drawLegend({ scene }: Sketch, { width }: Room): Piece {
  const { ground, words } = scene
  const { factions: names, pieces: pieceNames, suits: suitNames } = words.names
  const { legend } = words.picture
  const seated = scene.seats.flatMap((seat) => {
    const faction = scene.sides[seat]?.board.faction
    return faction ? [{ seat, faction }] : []
  })
  const factions = seated.map(({ faction }) => faction)
  const pieces = seated.flatMap(({ seat, faction }) => [
    ...warriorsOf[faction]
      .filter((kind) => kind !== 'warrior')
      .map((kind) => signChip(small(draw.leader(faction)), pieceNames[kind])),
    ...structuresOf[faction].map((kind) => {
      const sign = pieceClass[kind] === 'token' ? tokenOf(scene, seat, kind, 0) : draw.building(faction, kind)
      return signChip(small(sign), pieceNames[kind])
    }),
  ])
  const hired = scene.hirelings.flatMap(({ hireling }) =>
    structuresOf[hireling].map((kind) => {
      const sign = pieceClass[kind] === 'token' ? draw.token(hireling, kind) : draw.building(hireling, kind)
      return signChip(small(sign), pieceNames[kind])
    }),
  )
  const hasItems = factions.some((faction) => factsOf[faction].pieces['warrior'] === undefined)
  const any = factions[0] ?? 'vagabond'
  const chips: Chip[] = [
    ...factions.map((faction) => signChip(small(draw.factionSign(faction)), names[faction])),
    ...scene.hirelings.map(({ hireling }) =>
      signChip(small(draw.hirelingSign(hireling)), words.names.hireling(hireling)),
    ),
    ...(scene.hiring ? [signChip(small(draw.markerSign()), words.hirelings.marker)] : []),
    signChip(small(crown(), draw.factionSign(any)), legend.rules),
    ...suits.map((suit) => signChip(small(draw.suitSign(suit)), suitNames[suit])),
    ...pieces,
    ...hired,
    signChip(small(draw.emptySlot()), legend.slot),
    signChip(small(draw.ruin(1)), legend.ruin),
    signChip(stroke(colours.path, 6), legend.path),
    ...(ground.closedPaths.length > 0 ? [signChip(small(draw.closedSign()), legend.closed)] : []),
    ...(ground.coast.length > 0 ? [signChip(stroke(colours.water, 14), legend.lake)] : []),
    ...(ground.coast.length === 0 && ground.rivers.length > 0
      ? [signChip(stroke(colours.waterLine, 10), legend.river)]
      : []),
    ...(scene.ferry > 0 ? [signChip(small(draw.ferrySign()), legend.ferry)] : []),
    ...(scene.tower > 0 ? [signChip(small(draw.towerSign()), legend.tower)] : []),
    ...scene.landmarks.map(({ landmark }) =>
      signChip(small(draw.landmarkSign(landmark)), legend[landmarkSigns[landmark]]),
    ),
    signChip(small(...swords()), legend.battle),
    signChip(trackSign(), legend.cost),
    itemChip(legend.exhausted, 'exhausted', 26),
    ...(hasItems ? [itemChip(legend.damaged, 'damaged', 26), signChip(small(draw.torchSign()), legend.scorched)] : []),
    signChip(
      shape('rect', {
        x: -11,
        y: -8,
        width: 22,
        height: 16,
        rx: 5,
        fill: 'none',
        stroke: colours.lit,
        'stroke-width': 3,
      }),
      legend.lit,
    ),
  ]
  return flow(chips, width, 30)
}

const trackSign = (): string =>
  group({}, [
    shape('rect', { x: -11, y: -9, width: 22, height: 18, rx: 4, fill: colours.face, stroke: colours.ink }),
    write(0, 4.5, '2', { 'text-anchor': 'middle', 'font-weight': 'bold' }),
  ])
