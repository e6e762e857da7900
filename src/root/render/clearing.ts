import { around, clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut } from '../../render/measure'
import { bold, centred, group, shape, write } from '../../render/svg'
import { swords } from '../../render/swords'
import { ownersOf } from '../rules/owner'
import { type Box, type PieceKind, pieceClass } from '../rules/pieces'
import { openSlots, rulerOf } from '../rules/rule'
import { isSeat, type Owner } from '../rules/vocabulary'
import { groundNotes, pawnAt, pieceNote, piecesWords, standing } from '../words/ground'
import type { Scene } from '../words/scene'
import { drawnBoards } from './factions'
import type { Layout } from './layout'
import { colours, suitColours, suitInks, suitPales } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

/** A clearing: its number, suit and ruler, then warriors and pawns, then slots and tokens. */
export function drawClearing(sketch: Sketch, layout: Layout, id: number): string {
  const { scene } = sketch
  const { names, text } = scene.words
  const { x = 0, y = 0 } = layout.clearings[id] ?? {}
  const { x: half, y: high } = layout.clearing
  const suit = scene.suits[id]
  const ruler = rulerOf({ state: scene }, id)
  const faction = ruler && scene.sides[ruler]?.board.faction
  const isFought = scene.battle?.at === id
  const room = 2 * half - 8
  const isHigh = high > 60
  const wordRoom = (faction ? half - 14 : 2 * half - 10) + half - 46
  const title = [
    names.clearing(scene, id),
    ruler ? text.rules(names.who(scene, ruler), scene, ruler) : text.nobodyRules,
    ...ownersIn(scene).flatMap(({ owner }) => piecesWords(scene, owner, id)),
    ...groundNotes(scene, id),
  ].join('; ')
  const box = around(2 * half, 2 * high, 14)
  return clickablePart(
    sketch,
    { kind: 'place', id: String(id) },
    { title, box, name: 'place clearing', place: [x, y] },
    [
      shape('rect', {
        ...box,
        fill: isFought ? colours.glow : suit ? suitPales[suit] : colours.face,
        stroke: isFought ? colours.ink : suit ? suitColours[suit] : colours.faint,
        'stroke-width': isFought ? 4 : 2.5,
      }),
      write(-half + 8, -high + 20, id, { ...bold, 'font-size': 16 }),
      ...(suit
        ? [
            group({ transform: `translate(${-half + 43} ${-high + 15})` }, [draw.suitSign(suit)]),
            ...(isHigh
              ? []
              : [
                  write(-half + 58, -high + 20, cut(names.suits[suit], 12, wordRoom - 20, 'bold'), {
                    ...bold,
                    fill: suitInks[suit],
                  }),
                ]),
          ]
        : []),
      ...(isFought ? [group({ transform: `translate(0 ${high + 3})` }, swords())] : []),
      ...(faction
        ? [group({ transform: `translate(${half - 16} ${-high + 15})` }, [crown(), draw.factionSign(faction)])]
        : []),
      ...inRows(isHigh ? [-20, 7] : [-5], room, people(sketch, id)),
      ...inRows(isHigh ? [32, 49] : [28], room, things(sketch, id)),
    ],
  )
}

/** The background of the ruler's sign. */
export const crown = (): string =>
  shape('circle', { r: 16, fill: colours.gold, stroke: colours.dark, 'stroke-width': 1 })

/** Icons spread over rows as evenly as possible. */
function inRows(rows: readonly number[], room: number, icons: readonly Icon[]): string[] {
  const width = icons.reduce((sum, [each]) => sum + each, 0)
  const [first = 0, second] = rows
  if (second === undefined || width <= room)
    return inRow(second === undefined ? first : (first + second) / 2, room, icons)
  let used = 0
  const upper = icons.filter(([each]) => {
    used += each
    return used <= Math.max(room, width / 2)
  })
  return [...inRow(first, room, upper), ...inRow(second, room, icons.slice(upper.length))]
}

function unit(sketch: Sketch, at: number, id: string, title: string, [width, parts]: Icon): Icon {
  const box = around(width, 28, 6)
  return [
    width,
    [clickablePart(sketch, { kind: 'unit', id, in: String(at) }, { title, box, name: `unit ${id}` }, parts)],
  ]
}

/** A faction or a hireling as it stands on the board or the card. */
function titleOf({ sides, words: { names } }: Scene, owner: Owner): string {
  if (!isSeat(owner)) return names.hireling(owner)
  const faction = sides[owner]?.board.faction
  return faction ? names.factions[faction] : owner
}

/** Warriors and pawns, seat by seat, then those of hirelings. */
const people = (sketch: Sketch, id: number): Icon[] =>
  ownersIn(sketch.scene).flatMap(({ owner, box }): Icon[] => {
    const { scene } = sketch
    const count = standing(scene, owner, id).find(([kind]) => kind === 'warrior')?.[1] ?? 0
    const title = titleOf(scene, owner)
    const { warrior } = scene.words.names.pieces
    const pawn: Icon = [30, [draw.boxSign(box)]]
    return [
      ...(count > 0
        ? [unit(sketch, id, `${owner}-warrior`, `${title}: ${warrior} ${count}`, draw.warriors(box, count))]
        : []),
      ...leaders(sketch, owner, box, title, id),
      ...(pawnAt(scene, owner, id) ? [unit(sketch, id, `${owner}-pawn`, title, pawn)] : []),
    ]
  })

/** All owners that have pieces, with their boxes. */
const ownersIn = (scene: Scene): { readonly owner: Owner; readonly box: Box }[] =>
  ownersOf({ state: scene }).flatMap((owner) => {
    const box = isSeat(owner) ? scene.sides[owner]?.board.faction : owner
    return box ? [{ owner, box }] : []
  })

/** Warriors of a kind that there is but one of. */
const leaders = (sketch: Sketch, owner: Owner, box: Box, title: string, id: number): Icon[] =>
  standing(sketch.scene, owner, id)
    .filter(([kind]) => pieceClass[kind] === 'warrior' && kind !== 'warrior')
    .map(([kind]) =>
      unit(sketch, id, `${owner}-${kind}`, `${title}: ${sketch.scene.words.names.pieces[kind]}`, [
        30,
        [draw.leader(box)],
      ]),
    )

/** Slots with buildings, the ruin and open slots, then tokens and the map's own signs. */
function things(sketch: Sketch, id: number): Icon[] {
  const { scene } = sketch
  const { ground, ruins, scorched, ferry, tower, landmarks, words } = scene
  const { pieces } = words.names
  const pieceOf = (owner: Owner, kind: PieceKind, count: number, icon: Icon): Icon =>
    unit(
      sketch,
      id,
      `${owner}-${kind}`,
      `${titleOf(scene, owner)}: ${pieces[kind]} ${count}${pieceNote(scene, owner, kind, id)}`,
      icon,
    )
  const buildings: Icon[] = []
  const tokens: Icon[] = []
  for (const { owner, box } of ownersIn(scene))
    for (const [kind, count] of standing(scene, owner, id)) {
      if (pieceClass[kind] === 'building')
        buildings.push(pieceOf(owner, kind, count, sideBySide(draw.building(box, kind), count)))
      if (pieceClass[kind] === 'token')
        tokens.push(pieceOf(owner, kind, count, counted(tokenOf(scene, owner, kind, id), count)))
    }
  const lying = ruins[id] ?? null
  if (lying !== null) buildings.push(unit(sketch, id, 'ruin', words.picture.legend.ruin, [25, [draw.ruin(lying)]]))
  for (let open = openSlots({ state: scene, ground }, id); open > 0; open--) buildings.push([25, [draw.emptySlot()]])
  if (scorched.includes(id)) tokens.push([26, [draw.torchSign()]])
  if (tower === id) tokens.push([24, [draw.towerSign()]])
  for (const { landmark, at } of landmarks)
    if (at === id) tokens.push([38, [group({ transform: 'scale(1.25)' }, [draw.landmarkSign(landmark)])]])
  if (ferry === id) tokens.push([30, [draw.ferrySign()]])
  return [...buildings, ...tokens]
}

/** A token as its faction draws it. */
export function tokenOf({ sides }: Scene, owner: Owner, kind: PieceKind, at: number): string {
  if (!isSeat(owner)) return draw.token(owner, kind)
  const board = sides[owner]?.board
  return board ? (drawnBoards[board.faction].token?.(board, kind, at) ?? draw.token(board.faction, kind)) : ''
}

const sideBySide = (icon: string, count: number): Icon => [
  25 * count,
  Array.from({ length: count }, (_, index) =>
    group({ transform: `translate(${25 * index - 12.5 * (count - 1)} 0)` }, [icon]),
  ),
]

function counted(icon: string, count: number): Icon {
  if (count === 1) return [26, [icon]]
  return [
    36,
    [group({ transform: 'translate(-5 0)' }, [icon]), write(12, 5, count, { ...bold, ...centred, 'font-size': 13 })],
  ]
}
