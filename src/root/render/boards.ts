import { measured } from '../../render/measure'
import { at, bold, centred, fitted, group, shape, write } from '../../render/svg'
import { many } from '../../toolkit/counts'
import { cardOf, suitOf } from '../rules/cards'
import { pieceTotals } from '../rules/pieces'
import type { SideView } from '../rules/view'
import { columns, items, type Seat } from '../rules/vocabulary'
import {
  backChip,
  type Chip,
  cardChip,
  flow,
  type ItemState,
  itemChip,
  labelled,
  labelWidth,
  type Piece,
  paragraph,
  signChip,
  stack,
} from './flow'
import type { Scene } from './scene'
import * as draw from './shapes'
import { hasAny, itemLimit, knownOf, type Track, trackLabel, tracksOf } from './words/board'
import * as name from './words/names'

const { colours } = draw

export const panelWidth = 446
const margin = 12
const inside = panelWidth - 2 * margin
const room = inside - labelWidth

/** What lies on the board of a seat, one piece under the other. */
export function drawBoard(scene: Scene, seat: Seat): Piece {
  const side = scene.sides[seat]
  if (!side) return { height: 0, parts: [] }
  const body = stack([...ownPieces(scene, seat, side), ...commonPieces(scene, seat, side)])
  return { height: 40 + body.height + 8, parts: [heading(scene, seat, side), at(margin, 40, body.parts)] }
}

const chips = (label: string, list: readonly Chip[]): Piece[] =>
  list.length > 0 ? [labelled(label, flow(list, room))] : []

const lines = (label: string, text: string): Piece => labelled(label, paragraph(text, room))

export const handChip = (card: string): Chip =>
  card === 'vizier' ? cardChip('Loyal Vizier', 'bird') : cardChip(cardOf(card).name, suitOf(card))

export const itemChips = (counts: readonly number[], state: ItemState = 'ready'): Chip[] =>
  items.flatMap((item, index) => Array.from({ length: counts[index] ?? 0 }, () => itemChip(item, state)))

function heading(scene: Scene, seat: Seat, side: SideView): string {
  const { faction } = side.board
  const marks = [
    ...(scene.active === seat && scene.phase !== 'setup' ? ['turn'] : []),
    ...(scene.toAct === seat ? ['decides'] : []),
  ]
  const points = side.dominance === null ? many(side.score, 'point') : 'dominance'
  const marked = marks.join(', ')
  const wide = 2 * Math.ceil(measured(marked, 12) / 2) + 14
  const right = panelWidth - margin - measured(points, 15) - 8
  const fill = draw.factionColours[faction]
  return group({}, [
    shape('path', { d: `M0,32 V8 Q0,0 8,0 H${panelWidth - 8} Q${panelWidth},0 ${panelWidth},8 V32 Z`, fill }),
    at(22, 16, [draw.factionSign(faction)]),
    write(44, 22, `${name.factionTitles[faction]} (${seat})`, { ...bold, 'font-size': 15, fill: colours.white }),
    ...(marks.length > 0
      ? [
          shape('rect', { x: right - wide, y: 7, width: wide, height: 18, rx: 9, fill: colours.glow }),
          write(right - wide / 2, 20, marked, { ...bold, ...centred, 'font-size': 11 }),
        ]
      : []),
    write(panelWidth - margin, 22, points, {
      ...bold,
      'text-anchor': 'end',
      'font-size': 14,
      fill: colours.white,
    }),
  ])
}

/** A building or token track: what stands is filled, the next shows what it costs and brings. */
function drawTrack(scene: Scene, seat: Seat, { kind, standing, all, costs, points }: Track): Piece {
  const faction = scene.sides[seat]?.board.faction
  const step = Math.min(34, room / all)
  const spaces = Array.from({ length: all }, (_, index) => {
    const built = index < standing
    const fill = built && faction ? draw.factionColours[faction] : colours.white
    const ink = built ? colours.white : colours.ink
    return at(Math.round(index * step), 0, [
      shape('rect', {
        y: 4,
        width: step - 3,
        height: 20,
        rx: 4,
        fill,
        stroke: index === standing ? colours.ink : colours.line,
      }),
      write((step - 3) / 2, 18, points[index] ?? 0, { ...bold, ...centred, fill: ink }),
      ...(costs
        ? [write((step - 3) / 2, 35, costs[index] ?? 0, { ...centred, 'font-size': 10, fill: colours.faint })]
        : []),
    ])
  })
  const cost = costs ? [write(-10, 35, 'cost', { 'font-size': 10, 'text-anchor': 'end', fill: colours.faint })] : []
  return labelled(trackLabel(kind), { height: costs ? 40 : 28, parts: [...spaces, ...cost] })
}

/** The four columns of the Decree with their cards. */
function drawDecree(decree: Readonly<Record<(typeof columns)[number], readonly string[]>>): Piece {
  const wide = (inside - 3 * 6) / columns.length
  const most = Math.max(1, ...columns.map((column) => decree[column].length))
  const height = 24 + 19 * most
  const parts = columns.map((column, index) =>
    at(Math.round(index * (wide + 6)), 4, [
      shape('rect', { width: wide, height, rx: 5, fill: colours.white, stroke: colours.line }),
      write(wide / 2, 15, name.columnNames[column], { ...bold, ...centred, 'font-size': 11 }),
      ...decree[column].flatMap((card, row) => [
        at(12, 30 + 19 * row, [
          group({ transform: 'scale(0.85)' }, [draw.suitSign(card === 'vizier' ? 'bird' : suitOf(card))]),
        ]),
        write(23, 34 + 19 * row, fitted(card === 'vizier' ? 'Vizier' : cardOf(card).name, 9, wide - 26), {
          'font-size': 9,
        }),
      ]),
    ]),
  )
  return { height: height + 8, parts }
}

function ownPieces(scene: Scene, seat: Seat, { board }: SideView): Piece[] {
  const tracks = tracksOf(scene, seat).map((track) => drawTrack(scene, seat, track))
  switch (board.faction) {
    case 'marquise':
      return tracks
    case 'eyrie': {
      const fallen = board.fallen.map((leader) => name.leaderNames[leader]).join(', ')
      const leader = board.leader ? name.leaderNames[board.leader] : 'none'
      return [
        lines('leader', fallen === '' ? leader : `${leader} (fallen: ${fallen})`),
        drawDecree(board.decree),
        ...tracks,
      ]
    }
    case 'alliance':
      return [
        lines('officers', String(board.officers)),
        ...(board.supporters
          ? chips('supporters', board.supporters.map(handChip))
          : chips(
              'supporters',
              hiddenChips(board.supporterCount, draw.factionColours.alliance, givenTo(scene, board.given)),
            )),
        ...tracks,
      ]
    default: {
      const { character, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
      const related = scene.seats.flatMap((other) => {
        const [space, faction] = [relations[other], scene.sides[other]?.board.faction]
        if (space === undefined || !faction) return []
        return [signChip(draw.factionSign(faction), name.relationName(space))]
      })
      return [
        ...(character ? [lines('character', name.characterNames[character])] : []),
        ...chips('items', [
          ...itemChips(ready),
          ...itemChips(exhausted, 'exhausted'),
          ...itemChips(damagedReady, 'damaged'),
          ...itemChips(damagedExhausted, 'damaged, exhausted'),
        ]),
        lines('item limit', `${itemLimit(board)}; of tea, coins and bags up to 3 more on their tracks`),
        ...chips('relations', related),
        ...chips(
          'quests done',
          quests.map((quest) => cardChip(name.questOf(quest).name, name.questOf(quest).suit)),
        ),
      ]
    }
  }
}

const givenTo = ({ viewer }: Scene, given: Partial<Record<Seat, string[]>>): readonly string[] =>
  viewer !== null && viewer !== 'spectator' ? (given[viewer] ?? []) : []

/** Backs of cards; those that the viewer knows of them lie open. */
function hiddenChips(count: number, fill: string, known: readonly string[]): Chip[] {
  const backs = Math.max(0, count - known.length)
  return [...Array.from({ length: backs }, () => backChip(fill)), ...known.map(handChip)]
}

function commonPieces(scene: Scene, seat: Seat, side: SideView): Piece[] {
  const { board, supply, crafted, items: box, spentItems, dominance, partner, hand, handSize } = side
  const all = pieceTotals[board.faction].warrior ?? 0
  const cards = hand?.map(handChip) ?? hiddenChips(handSize, draw.factionColours[board.faction], knownOf(scene, seat))
  return [
    ...(all > 0 ? [lines('warriors left', `${supply} of ${all}`)] : []),
    ...chips('crafted', crafted.map(handChip)),
    ...(hasAny(box) || hasAny(spentItems)
      ? chips('crafted items', [...itemChips(box), ...itemChips(spentItems, 'exhausted')])
      : []),
    ...(dominance === null ? [] : chips('dominance', [handChip(dominance)])),
    ...(partner === null ? [] : [lines('coalition', `with ${name.who(scene, partner)}`)]),
    ...(cards.length > 0 ? chips(`hand (${handSize})`, cards) : [lines('hand', 'no cards')]),
  ]
}
