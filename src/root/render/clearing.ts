import { type Icon, inRow } from '../../render/icons'
import { bold, centred, group, shape, titled, write } from '../../render/svg'
import { pieceClass } from '../rules/pieces'
import { openSlots, rulerOf } from '../rules/rule'
import { clearingSize, type Layout } from './layout'
import type { Scene } from './scene'
import * as draw from './shapes'
import { groundNotes, pawnAt, piecesWords, standing } from './words/ground'
import { clearingName, who } from './words/names'

const { colours } = draw
const room = 2 * clearingSize.x - 8

/** A clearing: its number, suit and ruler, then warriors and pawns, then slots and tokens. */
export function drawClearing(scene: Scene, layout: Layout, id: number): string {
  const { x = 0, y = 0 } = layout.clearings[id] ?? {}
  const suit = scene.suits[id]
  const ruler = rulerOf({ state: scene }, id)
  const faction = ruler && scene.sides[ruler]?.board.faction
  const fought = scene.battle?.at === id
  return group({ 'data-at': `${id}`, transform: `translate(${x} ${y})` }, [
    titled(clearingWords(scene, id)),
    shape('rect', {
      x: -clearingSize.x,
      y: -clearingSize.y,
      width: 2 * clearingSize.x,
      height: 2 * clearingSize.y,
      rx: 14,
      fill: suit ? draw.suitPales[suit] : colours.white,
      stroke: fought ? colours.ink : suit ? draw.suitColours[suit] : colours.faint,
      'stroke-width': fought ? 4 : 2.5,
    }),
    write(-clearingSize.x + 9, -27, id, { ...bold, 'font-size': 17 }),
    ...(suit
      ? [
          group({ transform: 'translate(-30 -33)' }, [draw.suitSign(suit)]),
          write(-18, -29, suit, { ...bold, 'font-size': 11, fill: draw.suitColours[suit] }),
        ]
      : []),
    ...(fought ? [swords()] : []),
    ...(faction
      ? [
          write(53, -29, 'rules', { 'font-size': 10, 'text-anchor': 'end', fill: colours.faint }),
          group({ transform: 'translate(63 -33) scale(0.6)' }, [draw.factionSign(faction)]),
        ]
      : []),
    ...inRow(-5, room, people(scene, id)),
    ...inRow(28, room, things(scene, id)),
  ])
}

const swords = (): string =>
  group({ transform: `translate(0 ${clearingSize.y + 5})` }, [
    shape('circle', { r: 12, fill: colours.ink, stroke: colours.white, 'stroke-width': 1.5 }),
    shape('path', {
      d: 'M-6,-6 L6,6 M-6,2 L-2,6 M6,-6 L-6,6 M6,2 L2,6',
      fill: 'none',
      stroke: colours.white,
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
    }),
  ])

/** Warriors and pawns, seat by seat. */
const people = (scene: Scene, id: number): Icon[] =>
  scene.seats.flatMap((seat): Icon[] => {
    const side = scene.sides[seat]
    if (!side) return []
    const count = side.pieces.warrior?.[id] ?? 0
    const { faction } = side.board
    return [
      ...(count > 0 ? [draw.warriors(faction, count)] : []),
      ...(pawnAt(scene, seat, id) ? [[30, [draw.factionSign(faction)]] satisfies Icon] : []),
    ]
  })

/** Slots with buildings, the ruin and open ones, then tokens and what the map has there. */
function things(scene: Scene, id: number): Icon[] {
  const { ground, ruins, scorched, ferry } = scene
  const buildings: Icon[] = []
  const tokens: Icon[] = []
  for (const seat of scene.seats) {
    const faction = scene.sides[seat]?.board.faction
    if (!faction) continue
    for (const [kind, count] of standing(scene, seat, id)) {
      if (pieceClass[kind] === 'building')
        for (let each = 0; each < count; each++) buildings.push([25, [draw.building(faction, kind)]])
      if (pieceClass[kind] === 'token') tokens.push(counted(draw.token(faction, kind), count))
    }
  }
  const lying = ruins[id] ?? null
  if (lying !== null) buildings.push([25, [draw.ruin(lying)]])
  for (let open = openSlots({ state: scene, ground }, id); open > 0; open--) buildings.push([25, [draw.emptySlot()]])
  if (scorched.includes(id)) tokens.push([26, [draw.torchSign()]])
  if (ground.tower === id) tokens.push([24, [draw.towerSign()]])
  if (ferry === id) tokens.push([30, [draw.ferrySign()]])
  return [...buildings, ...tokens]
}

function counted(icon: string, count: number): Icon {
  if (count === 1) return [26, [icon]]
  return [
    36,
    [group({ transform: 'translate(-5 0)' }, [icon]), write(12, 5, count, { ...bold, ...centred, 'font-size': 12 })],
  ]
}

function clearingWords(scene: Scene, id: number): string {
  const ruler = rulerOf({ state: scene }, id)
  return [
    clearingName(scene, id),
    ruler ? `${who(scene, ruler)} rules` : 'nobody rules',
    ...scene.seats.flatMap((seat) => piecesWords(scene, seat, id)),
    ...groundNotes(scene, id),
  ].join('; ')
}
