import { clickablePart } from '../../render/clickable-part'
import { cut, measured, textIn } from '../../render/measure'
import type { Room } from '../../render/options'
import { badge, type Chip, type Piece, shelf, stack } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { forgesBuilt, foundationsLeft, unitsLeft } from '../rules/components'
import { mountainName, titleOf } from '../rules/names'
import { forgesToWin, type Seat, seats, securedToWin, slotsPerRound } from '../rules/vocabulary'
import type { Scene } from '../words'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { hiddenVisions, knownVisions } from './visions'

const gap = 12
const margin = 12
const backgrounds: Readonly<Record<Seat, string>> = { woodwalkers: colours.woodPale, ironclad: colours.ironPale }
const heads: Readonly<Record<Seat, string>> = { woodwalkers: colours.wood, ironclad: colours.iron }

/** Both boards, side by side if they fit. Their parts have fixed heights, so nothing moves during a game. */
export function drawBoards(sketch: Sketch, { width, isNarrow, isCompact }: Room): Piece {
  const panel = isNarrow ? width : Math.floor((width - gap) / 2)
  const boards = seats.map((seat) => (isCompact ? shortBoard(sketch, seat, panel) : drawBoard(sketch, seat, panel)))
  const height = Math.max(...boards.map((board) => board.height))
  const drawn = seats.map((seat, index): Piece => {
    const own = isNarrow ? (boards[index]?.height ?? 0) : height
    return {
      height: own,
      parts: [
        shape('rect', { class: `board ${seat}`, width: panel, height: own, rx: 8, fill: backgrounds[seat] }),
        ...(boards[index]?.parts ?? []),
      ],
    }
  })
  if (isNarrow) return stack(drawn.map((piece) => ({ ...piece, height: piece.height + gap })))
  return { height, parts: drawn.map(({ parts }, index) => at(index * (panel + gap), 0, parts)) }
}

/** The numbers, the goal and the turns of a seat. */
function shortBoard(sketch: Sketch, seat: Seat, width: number): Piece {
  const inside = width - 2 * margin
  return boardOf(sketch, seat, width, [
    numbers(sketch, seat, inside, { pile: 0.195, left: 0.205 }),
    seat === 'woodwalkers' ? secured(sketch) : forges(sketch, inside),
    slots(sketch, seat, inside),
  ])
}

const boardOf = (sketch: Sketch, seat: Seat, width: number, pieces: readonly Piece[]): Piece =>
  stack([
    heading(sketch, seat, width),
    ...pieces.map(({ height, parts }) => ({ height, parts: [at(margin, 0, parts)] })),
    { height: 8, parts: [] },
  ])

/** The board of a seat, one part under the other. */
function drawBoard(sketch: Sketch, seat: Seat, width: number): Piece {
  const inside = width - 2 * margin
  const pieces = [
    numbers(sketch, seat, inside),
    ...(seat === 'woodwalkers' ? [secured(sketch)] : [forges(sketch, inside), track(sketch, inside)]),
    ...(sketch.scene.solo?.bot === seat ? [bot(sketch, inside)] : []),
    slots(sketch, seat, inside),
    inPlay(sketch, seat, inside),
    ...(seat === 'woodwalkers' ? [visions(sketch, inside)] : []),
  ]
  return boardOf(sketch, seat, width, pieces)
}

const headHeight = 44

function heading(sketch: Sketch, seat: Seat, width: number): Piece {
  const { scene } = sketch
  const { board: words, seats: names } = scene.words.picture
  const crystals = words.crystals(scene.sides[seat].crystals)
  const right = width - margin - measured(crystals, 13, 'bold')
  const name = names[seat]
  const mark = scene.toAct === seat ? words.decides : null
  const wide = mark === null ? 0 : measured(mark, 12, 'bold') + 16
  const hasRoom = margin + measured(name, 16, 'bold') + 8 + wide <= right - 22
  const box = { x: 0, y: 0, width, height: headHeight, rx: 8 }
  const round = `M0,${headHeight} V8 Q0,0 8,0 H${width - 8} Q${width},0 ${width},8 V${headHeight} Z`
  const parts = [
    shape('path', { d: round, fill: heads[seat] }),
    write(margin, 28, name, { ...bold, 'font-size': 16, fill: colours.white }),
    ...(mark === null || !hasRoom
      ? []
      : [badge(margin + measured(name, 16, 'bold') + 8, 22, wide, mark, colours.drill, colours.dark)]),
    at(right - 12, 22, [draw.crystal()]),
    write(width - margin, 27, crystals, { ...bold, 'font-size': 13, 'text-anchor': 'end', fill: colours.white }),
  ]
  const title = [name, ...(mark === null ? [] : [mark]), crystals].join('; ')
  return {
    height: headHeight + 6,
    parts: [clickablePart(sketch, { kind: 'seat', id: seat }, { title, box, name: 'seat' }, parts)],
  }
}

/** The piles, and the remaining supply. */
function numbers(sketch: Sketch, seat: Seat, inside: number, shares = { pile: 0.17, left: 0.25 }): Piece {
  const { scene } = sketch
  const { board: words } = scene.words.picture
  const { handSize, deckSize, discard } = scene.sides[seat]
  const pile = inside * shares.pile
  const piles = (
    [
      ['hand', handSize],
      ['deck', deckSize],
      ['discard', discard.length],
    ] as const
  ).map(([id, count], index) =>
    clickablePart(
      sketch,
      { kind: 'slot', id, in: seat },
      {
        title: [`${words.piles[id]}: ${count}`, ...(id === 'discard' ? discard : [])].join('; '),
        box: { x: 0, y: 0, width: pile - 4, height: 50, rx: 6 },
        name: 'slot pile',
        place: [Math.round(index * pile), 0],
      },
      number(count, words.piles[id], pile - 4),
    ),
  )
  const left = (['fighter', ...(seat === 'ironclad' ? (['golem'] as const) : [])] as const).map((unit, index) =>
    at(
      Math.round(3 * pile + index * inside * shares.left) + 4,
      0,
      number(unitsLeft({ state: scene }, seat, unit), words.left[unit], inside * (shares.left - 0.01)),
    ),
  )
  return { height: 54, parts: [...piles, ...left] }
}

function number(count: number, label: string, width: number): string[] {
  const { size, lines } = textIn([label], { width: width - 2, height: 32 }, [12, 11, 10])
  return [
    write(2, 18, count, { ...bold, 'font-size': 16 }),
    ...lines.map((line, row) => write(2, 32 + 14 * row, line, { 'font-size': size, fill: colours.faint })),
  ]
}

/** The progress of a seat towards victory: its number of the needed pieces. */
function goal(name: string, done: number, needed: number, of: string, icon: string, empty: string): Piece {
  const labelled = measured(name, 12) + 14
  const icons = Array.from({ length: Math.max(done, needed) }, (_, index) =>
    at(labelled + 8 + index * 28, 15, [index < done ? icon : empty]),
  )
  const words = write(labelled + 2 + Math.max(done, needed) * 28, 20, of, bold)
  return { height: 34, parts: [write(0, 20, name, { fill: colours.faint }), ...icons, words] }
}

function secured({ scene }: Sketch): Piece {
  const { board: words } = scene.words.picture
  const of = words.of(scene.secured, securedToWin)
  return goal(words.secured, scene.secured, securedToWin, of, draw.totem('full'), draw.emptyTotem())
}

function forges({ scene }: Sketch, inside: number): Piece {
  const { board: words } = scene.words.picture
  const built = forgesBuilt({ state: scene })
  const { height, parts } = goal(
    words.built,
    built,
    forgesToWin,
    words.of(built, forgesToWin),
    draw.forge(),
    draw.emptyForge(),
  )
  const left = `${words.left.foundation}: ${foundationsLeft({ state: scene })}`
  const used = measured(words.built, 12) + 16 + 28 * forgesToWin + measured(words.of(built, forgesToWin), 12, 'bold')
  const isTold = used + 6 + measured(left, 12) <= inside
  return { height, parts: [...parts, ...(isTold ? [write(inside, 20, left, { 'text-anchor': 'end' })] : [])] }
}

/** The drill track, and the place of the Drill. */
function track({ scene }: Sketch, inside: number): Piece {
  const { board: words } = scene.words.picture
  const { drill } = scene
  const start = Math.max(52, measured(words.trackStart, 12) + 12)
  let x = 0
  const steps = [words.trackStart, '1', '2', '3'].flatMap((name, step) => {
    const here = drill.step === step
    const width = step === 0 ? start : 36
    const left = x
    x += width + 10
    return [
      ...(step > 0 ? [shape('line', { x1: left - 9, y1: 15, x2: left - 1, y2: 15, stroke: colours.faint })] : []),
      shape('rect', {
        x: left,
        y: 3,
        width,
        height: 24,
        rx: 4,
        fill: here ? colours.drill : colours.face,
        stroke: here ? colours.ink : colours.line,
        'stroke-width': here ? 2 : 1,
      }),
      write(left + width / 2, 19, name, { ...centred, ...(here ? { ...bold, fill: colours.dark } : {}) }),
    ]
  })
  const on = `${words.drillOn(mountainName(scene, drill.at))}; ${words.crystals(drill.cargo)}`
  return {
    height: 58,
    parts: [
      ...steps,
      write(x, 19, cut(words.track, 12, inside - x), { fill: colours.faint }),
      at(8, 42, [`<g transform="scale(0.8)">${draw.drill()}</g>`]),
      write(22, 46, cut(on, 12, inside - 24)),
    ],
  }
}

/** The open information on a bot's side of the table. */
function bot({ scene }: Sketch, inside: number): Piece {
  const told = scene.solo ? scene.words.picture.board.bot(scene.solo) : ''
  return { height: 24, parts: [write(0, 16, cut(told, 12, inside, 'bold'), bold)] }
}

/** Three boxes, each with a card, the marker of a turn spent drawing, or nothing. */
function slots(sketch: Sketch, seat: Seat, inside: number): Piece {
  const { scene } = sketch
  const { board: words } = scene.words.picture
  const { slots: used, ongoing } = scene.sides[seat]
  const wide = Math.floor((inside - 12) / slotsPerRound)
  const boxes = Array.from({ length: slotsPerRound }, (_, index) => {
    const slot = used[index]
    const card = typeof slot === 'object' ? slot.card : null
    const empty = words.slot(index + 1)
    const told = slot === 'marker' ? words.drew : slot === 'used' ? words.used : empty
    const title = cardTitle(sketch.scene, card)
    const { lines } = textIn([card === null ? told : title], { width: wide - 12, height: 32 }, [12])
    const box = { x: 0, y: 0, width: wide, height: 56, rx: 6 }
    const parts = [
      shape('rect', {
        ...box,
        fill: card ? colours.face : 'none',
        stroke: slot ? colours.stoneDark : colours.line,
        ...(slot ? {} : { 'stroke-dasharray': '4 3' }),
      }),
      ...(card === null ? [] : [write(7, 17, card, bold)]),
      ...lines.map((line, row) =>
        write(7, (card === null ? 17 : 33) + 15 * row, line, { fill: card === null ? colours.faint : colours.ink }),
      ),
    ]
    const place = [index * (wide + 6), 4] as const
    const slotTitle = [empty, ...(slot === undefined ? [] : [card === null ? told : `${card} ${title}`])].join('; ')
    const target = { kind: 'slot', id: String(index + 1), in: seat } as const
    // An ongoing card is in play, and drawn there.
    const isInPlay = card === null || ongoing.some((each) => each.card === card)
    if (isInPlay) return clickablePart(sketch, target, { title: slotTitle, box, name: 'slot', place }, parts)
    const inner = clickablePart(
      sketch,
      { kind: 'card', id: card },
      { title: `${card} ${title}`, box, name: 'card played' },
      parts,
    )
    return clickablePart(sketch, target, { title: slotTitle, box, name: 'slot', place }, [inner])
  })
  return { height: 66, parts: boxes }
}

const cardTitle = (scene: Scene, id: string | null): string =>
  id !== null && scene.cards[id] ? titleOf(scene, id) : ''

/** Base cards played in addition or wagered, and ongoing cards with their marker cubes. */
function inPlay(sketch: Sketch, seat: Seat, inside: number): Piece {
  const { extra, wagered, ongoing } = sketch.scene.sides[seat]
  const { inPlay: names } = sketch.scene.words.picture.board
  const cards: Played[] = [
    ...ongoing.map(({ card, markers }) => ({ card, name: names.ongoing, markers })),
    ...extra.map((card) => ({ card, name: names.added, markers: 0 })),
    ...wagered.map((card) => ({ card, name: names.wagered, markers: 0 })),
  ]
  // The Ironclad use the room of the Woodwalkers' vision cards.
  const widths = seat === 'ironclad' ? [inside, (inside - 6) / 2] : [(inside - 6) / 2, (inside - 12) / 3]
  const ways = widths.map((width) => cards.map((card) => playedChip(sketch, card, width)))
  return shelf(ways, { width: inside, height: seat === 'ironclad' ? 200 : 100 }, 50)
}

interface Played {
  readonly card: string
  readonly name: string
  readonly markers: number
}

function playedChip(sketch: Sketch, { card, name, markers }: Played, width: number): Chip {
  const { board: words } = sketch.scene.words.picture
  const box = { x: 0, y: -22, width, height: 44, rx: 6 }
  const full = `${card} ${cardTitle(sketch.scene, card)}`.trim()
  const cubes = Array.from({ length: markers }, (_, cube) => at(width - 14 - 16 * cube, 10, [draw.cube()]))
  const title = [full, name, ...(markers > 0 ? [words.markers(markers)] : [])].join('; ')
  return {
    width,
    parts: [
      clickablePart(sketch, { kind: 'card', id: card }, { title, box, name: 'card played' }, [
        shape('rect', { ...box, fill: colours.face, stroke: colours.stoneDark }),
        write(7, -5, cut(full, 12, width - 14, 'bold'), bold),
        write(7, 14, cut(name, 12, width - 14 - 17 * markers), { fill: colours.faint }),
        ...cubes,
      ]),
    ],
  }
}

/** The vision cards with known mountains, each once, and the number of hidden ones. */
function visions(sketch: Sketch, inside: number): Piece {
  const { scene } = sketch
  const { board: words } = scene.words.picture
  const wide = (inside - 12) / 3
  const chips = knownVisions(scene).map(({ mountain, place, depth }): Chip => {
    const name = mountainName(scene, mountain)
    const where = place === 'deck' ? words.onTop(depth) : words.visionPlaces[place]
    const box = { x: 0, y: -22, width: wide, height: 44, rx: 6 }
    const isOpen = place === 'hand' || place === 'looked'
    return {
      width: wide,
      parts: [
        clickablePart(
          sketch,
          { kind: 'card', id: scene.board.mountains[mountain]?.id ?? '', in: 'visions' },
          { title: `${words.vision(name)}; ${where}`, box, name: 'card vision' },
          [
            shape('rect', { ...box, fill: isOpen ? colours.totemPale : colours.face, stroke: colours.totem }),
            write(7, -4, cut(name, 12, wide - 10, 'bold'), bold),
            write(7, 14, cut(where, 12, wide - 10), { fill: colours.faint }),
          ],
        ),
      ],
    }
  })
  const { hand, burned, deck } = hiddenVisions(scene)
  return stack([
    {
      height: 22,
      parts: [
        write(0, 16, words.visions, { fill: colours.faint }),
        write(inside, 16, cut(words.hiddenVisions(hand, deck, burned), 12, inside - measured(words.visions, 12) - 8), {
          'text-anchor': 'end',
          fill: colours.faint,
        }),
      ],
    },
    shelf([chips], { width: inside, height: 192 }, 48),
  ])
}
