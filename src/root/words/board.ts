import { item } from '../../toolkit'
import { sum } from '../../toolkit/counts'
import { duchyTracks } from '../rules/factions/duchy/facts'
import { pieceTotals } from '../rules/pieces'
import type { SideView } from '../rules/view'
import type { Seat } from '../rules/vocabulary'
import { factionBoards } from './factions'
import type { Line, Track } from './factions/faction'
import { handOf } from './hand'
import { hasAny, itemList } from './items'
import { cardName, cardNames } from './names'
import type { Scene } from './scene'

/** The tracks of a faction's board. */
export function tracksOf(scene: Scene, seat: Seat): Track[] {
  const faction = scene.sides[seat]?.board.faction
  return faction ? factionBoards[faction].tracks(scene, seat) : []
}

function trackWords({ words }: Scene, { kind, standing, all, costs, points }: Track): string {
  const stand = words.board.outOf(standing, all)
  if (kind === 'citadel') return `${stand}; ${words.board.warriorsEach(item(duchyTracks.warriors, standing))}`
  if (kind === 'market') return `${stand}; ${words.board.cardsEach(item(duchyTracks.cards, standing))}`
  if (kind === 'roost') return `${stand}; ${words.board.eachEvening(points[standing - 1] ?? 0)}`
  if (kind.startsWith('garden')) return `${stand}; ${words.board.scores(points[standing - 1] ?? 0)}`
  if (standing >= all || costs === null) return stand
  const paidWith = kind === 'sympathy' ? 'supporters' : 'wood'
  return `${stand}; ${words.board.next(paidWith, costs[standing] ?? 0, points[standing] ?? 0)}`
}

/** The lines of a faction's board, without those that every seat has. */
function boardLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board } = side
  const { board: say } = scene.words
  const tracks = tracksOf(scene, seat).map((track): Line => [say.tracks[track.kind], trackWords(scene, track)])
  return factionBoards[board.faction].lines(scene, seat, board, tracks)
}

/** Cards of a hidden hand that the viewer knows. */
export function knownOf(scene: Scene, seat: Seat): string[] {
  const { viewer } = scene
  const open = scene.sides[seat]?.open ?? []
  const seen = viewer !== null && viewer !== 'spectator' ? (scene.sides[viewer]?.seen[seat] ?? []) : []
  return [...open, ...seen.filter((card) => !open.includes(card))]
}

/** A hand as the viewer sees it: its cards, or their number and the known ones. */
function handWords(scene: Scene, seat: Seat): string {
  const { board: say } = scene.words
  const { cards, size } = handOf(scene, seat) ?? { cards: null, size: 0 }
  if (size === 0) return say.none
  if (cards) return cardNames(scene, cards)
  const known = knownOf(scene, seat)
  return `${say.hidden(size)}${known.length > 0 ? `, ${say.among(cardNames(scene, known))}` : ''}`
}

/** The line of a hand; a seat without a faction has no other. */
export const handLine = (scene: Scene, seat: Seat): Line => [scene.words.board.labels.hand, handWords(scene, seat)]

/** The effects already used in this turn. */
function doneWords({ turn: { used, activated, ferry }, words: { board: say, names } }: Scene): string[] {
  const pieces = sum(activated)
  return [
    ...used.map((effect) => {
      if (effect === 'open-path') return say.openedPath
      if (effect === 'black-market') return say.visitedMarket
      return effect === 'improvise' ? say.improvised : say.used(names.effect(effect))
    }),
    ...(pieces > 0 ? [say.craftedWith(pieces)] : []),
    ...(ferry ? [say.tookFerry] : []),
  ]
}

/** The lines that every seat has besides its board. */
export function sideLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board, supply, crafted, items: box, spentItems, dominance, partner } = side
  const warriors = pieceTotals[board.faction].warrior
  const { board: say, names } = scene.words
  const { labels } = say
  const list = (label: string, words: readonly string[]): Line[] =>
    words.length > 0 ? [[label, words.join(', ')]] : []
  return [
    ...(warriors === undefined ? [] : [[labels.warriorsLeft, say.outOf(supply, warriors)] satisfies Line]),
    ...boardLines(scene, seat),
    ...list(labels.crafted, crafted.map(names.title)),
    ...(hasAny(box) ? [[labels.items, itemList(scene, box)] satisfies Line] : []),
    ...(hasAny(spentItems) ? [[labels.itemsExhausted, itemList(scene, spentItems)] satisfies Line] : []),
    ...(dominance === null ? [] : [[labels.dominance, cardName(scene, dominance)] satisfies Line]),
    ...(partner === null ? [] : [[labels.coalition, say.coalition(scene, partner)] satisfies Line]),
    handLine(scene, seat),
    ...(scene.active === seat ? list(labels.thisTurn, doneWords(scene)) : []),
  ]
}

/** The score of a seat; with an active dominance card it has none. */
export const scoreWords = ({ words }: Scene, { dominance, score }: Pick<SideView, 'dominance' | 'score'>): string =>
  dominance === null ? String(score) : words.board.labels.dominance
