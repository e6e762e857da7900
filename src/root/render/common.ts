import { cut, linesOf, measured } from '../../render/measure'
import { type Chip, flow, type Piece, shelf, stack } from '../../render/piece'
import { at, shape, write } from '../../render/svg'
import { suitOf } from '../rules/cards'
import { ownersOf } from '../rules/owner'
import { isSeat, items, type Owner } from '../rules/vocabulary'
import { questOf } from '../words/names'
import { setupLines } from '../words/setup'
import { cardChip, itemChip, pileChip } from './chips'
import { colours } from './palette'
import type { Sketch } from './sketch'
import { cardIn, together, zones } from './zones'

const labelWidth = 112

/** A label left of a piece or above it. */
export function labelled(label: string, width: number, draw: (room: number) => Piece): Piece {
  const isAbove = width < 400
  const piece = draw(isAbove ? width : width - labelWidth)
  const lines = linesOf(label, 12, isAbove ? width : labelWidth - 6)
  const first = 16 - 4 * (lines.length - 1)
  const name = lines.map((text, row) => write(0, first + 14 * row, text, { 'font-size': 12, fill: colours.faint }))
  if (isAbove) return { height: piece.height + 22, parts: [...name, at(0, 22, piece.parts)] }
  return { height: piece.height, parts: [at(0, piece.height > 40 ? 8 : 0, name), at(labelWidth, 0, piece.parts)] }
}

const wordChip = (word: string): Chip => ({
  width: measured(word, 12) + 14,
  parts: [write(2, 4, word, { 'font-size': 12, fill: colours.ink })],
})

/** The deck, the item supply, quests and other things beside the map. */
export function drawCommon(sketch: Sketch, width: number): Piece {
  const { scene } = sketch
  const { names, picture: words, text, board } = scene.words
  const itemNames = names.items
  const { deckSize, discard, available, supply, quests, questDeckSize, ruinItems, coffin } = scene
  const inside = width - 24
  const nameOf = (owner: Owner): string => (isSeat(owner) ? names.who(scene, owner) : names.hireling(owner))
  const dead = ownersOf({ state: scene }).flatMap((owner) =>
    coffin[owner] ? [`${nameOf(owner)} ${coffin[owner]}`] : [],
  )
  const last = discard.at(-1)
  const titleOf = names.title
  const piles: Chip[] = [
    pileChip(sketch, words.deck, deckSize, {
      target: { kind: 'slot', id: 'deck' },
      title: `${words.deck}: ${deckSize}`,
    }),
    pileChip(sketch, words.discard, discard.length, {
      target: { kind: 'slot', id: 'discard' },
      title: [`${words.discard}: ${discard.length}`, ...(last ? [words.last(titleOf(last))] : [])].join('; '),
    }),
  ]
  const lastWidth = inside - piles.reduce((sum, chip) => sum + chip.width + 6, 0)
  const told = (x: number, y: number, room: number): string[] =>
    last ? [write(x, y, cut(words.last(titleOf(last)), 12, room), { fill: colours.faint })] : []
  const isNarrow = inside < 400
  const top = isNarrow
    ? stack([flow(piles, inside, 48), { height: 20, parts: told(0, 12, inside) }])
    : flow([...piles, ...(last ? [{ width: 10, parts: told(2, 4, lastWidth - 8) }] : [])], inside, 48)
  const list = (label: string, chips: readonly (readonly Chip[])[], rows: number): Piece =>
    labelled(label, inside, (room) => shelf(chips, { width: room, height: 48 * rows }, 48))
  const cards = (most: number): Chip[] =>
    together(available).map(({ item: id, count }) =>
      cardChip(
        sketch,
        { title: titleOf(id), suit: suitOf(id), count, most, height: 44 },
        { target: cardIn(zones.available, id), title: `${titleOf(id)}; ${words.available}` },
      ),
    )
  const questCards = (most: number): Chip[] =>
    quests.map((id) => {
      const quest = questOf(id)
      const asked = quest.items.map((item) => itemNames[item]).join(', ')
      const title = `${names.questTitle(id)}: ${asked}`
      return cardChip(
        sketch,
        { title, suit: quest.suit, count: 1, most, height: 44 },
        { target: cardIn(zones.quests, id), title: `${title}; ${names.suits[quest.suit]}` },
      )
    })
  const itemsIn = (counts: readonly number[]): Chip[] =>
    items.flatMap((item, index) => {
      const count = counts[index] ?? 0
      return count > 0 ? [itemChip(count > 1 ? `${itemNames[item]} ×${count}` : itemNames[item], 'ready', 28)] : []
    })
  const under = items.map((item) => ruinItems.filter((each) => each === item).length)
  const supplied = (label: string, counts: readonly number[]): Piece =>
    labelled(label, inside, (room) => shelf([itemsIn(counts)], { width: room, height: room < 400 ? 60 : 30 }, 30))
  const hasQuests = scene.seats.some((seat) => 'character' in (scene.sides[seat]?.board ?? {}))
  const body = stack([
    top,
    ...(scene.seats.length > 0 ? [list(words.available, [cards(200), cards(60)], 1)] : []),
    ...(hasQuests
      ? [
          list(
            `${words.quests} (${questDeckSize})`,
            [questCards(260), questCards((inside - 110) / 3)],
            // Beside each other their items have no room.
            inside < 640 ? 3 : 1,
          ),
        ]
      : []),
    supplied(words.supply, supply),
    ...setupLines(scene).map(([label, line]) =>
      labelled(label, inside, (room) => flow(line.split(', ').map(wordChip), room, 22)),
    ),
    ...(hasQuests ? [supplied(text.underRuins, under)] : []),
    ...(scene.cards === 'exiles' || typeof scene.cards !== 'string'
      ? [
          labelled(text.coffins, inside, (room) => ({
            height: 26,
            parts: [write(0, 16, cut(dead.join(', ') || board.nothing, 12, room))],
          })),
        ]
      : []),
  ])
  return {
    height: body.height + 24,
    parts: [
      shape('rect', {
        class: 'common',
        width,
        height: body.height + 16,
        rx: 8,
        fill: colours.face,
        stroke: colours.line,
      }),
      at(12, 8, body.parts),
    ],
  }
}
