import { sum } from '../../toolkit/counts'
import { allianceTracks } from '../rules/factions/alliance/facts'
import { eyrieTracks } from '../rules/factions/eyrie/facts'
import { marquiseTracks } from '../rules/factions/marquise/facts'
import type { VagabondBoard } from '../rules/factions/vagabond/board'
import { vagabondTracks } from '../rules/factions/vagabond/facts'
import { pieceTotals } from '../rules/pieces'
import { onMap } from '../rules/rule'
import type { SideView } from '../rules/view'
import { columns, itemIndex, items, type Seat } from '../rules/vocabulary'
import type { Tracked } from './catalogue'
import { cardName, cardNames } from './names'
import type { Scene } from './scene'

/** A line of a board: what it is about, and what there is to say. */
export type Line = readonly [label: string, text: string]

/** Items by kind, with how many there are: `2 boots, tea`. */
export function itemList({ words }: Pick<Scene, 'words'>, counts: readonly number[]): string {
  const found = items.flatMap((item, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [words.names.itemCount(item, count)] : []
  })
  return found.length === 0 ? words.board.nothing : found.join(', ')
}

export const hasAny = (counts: readonly number[]): boolean => counts.some((count) => count > 0)

/** How many of a track's pieces stand, and what the next of them brings. */
export interface Track {
  readonly kind: Tracked
  readonly standing: number
  readonly all: number
  /** What each place costs and brings; a track without costs has none. */
  readonly costs: readonly number[] | null
  readonly points: readonly number[]
}

/** The tracks of a faction's board. */
export function tracksOf(scene: Scene, seat: Seat): Track[] {
  const faction = scene.sides[seat]?.board.faction
  const track = (kind: Tracked, costs: Track['costs'], points: readonly number[]): Track => ({
    kind,
    standing: onMap({ state: scene }, seat, kind),
    all: (faction && pieceTotals[faction][kind]) ?? 0,
    costs,
    points,
  })
  switch (faction) {
    case 'marquise':
      return (['sawmill', 'workshop', 'recruiter'] as const).map((kind) =>
        track(kind, marquiseTracks.cost, marquiseTracks.points[kind]),
      )
    case 'eyrie':
      return [track('roost', null, eyrieTracks.points.slice(1))]
    case 'alliance':
      return [track('sympathy', allianceTracks.cost, allianceTracks.points)]
    default:
      return []
  }
}

function trackWords({ words }: Scene, { kind, standing, all, costs, points }: Track): string {
  const stand = words.board.outOf(standing, all)
  if (kind === 'roost') return `${stand}; ${words.board.eachEvening(points[standing - 1] ?? 0)}`
  if (standing >= all || costs === null) return stand
  const paidWith = kind === 'sympathy' ? 'supporters' : 'wood'
  return `${stand}; ${words.board.next(paidWith, costs[standing] ?? 0, points[standing] ?? 0)}`
}

function supporterWords(
  { supporters, supporterCount, given }: Extract<SideView['board'], { faction: 'alliance' }>,
  scene: Scene,
): string {
  const { viewer, words } = scene
  if (supporters) return supporterCount === 0 ? words.board.none : `${supporterCount}: ${cardNames(scene, supporters)}`
  const known = viewer !== null && viewer !== 'spectator' ? (given[viewer] ?? []) : []
  return `${words.board.hidden(supporterCount)}${known.length > 0 ? `, ${words.board.youGave(cardNames(scene, known))}` : ''}`
}

/** How many items a Vagabond may keep beside those on tracks (ROOT-9.6.4a). */
export const itemLimit = ({ ready }: Pick<VagabondBoard, 'ready'>): number =>
  vagabondTracks.limit + vagabondTracks.limitPerBag * Math.min(vagabondTracks.trackSpaces, ready[itemIndex.bag] ?? 0)

/** What lies on the board of a faction, apart from what every seat has. */
function boardLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board } = side
  const { board: say, names } = scene.words
  const { labels } = say
  const tracks = tracksOf(scene, seat).map((track): Line => [say.tracks[track.kind], trackWords(scene, track)])
  switch (board.faction) {
    case 'marquise': {
      const wood = (pieceTotals.marquise.wood ?? 0) - onMap({ state: scene }, seat, 'wood')
      return [...tracks, [labels.woodLeft, String(wood)]]
    }
    case 'eyrie':
      return [
        [labels.leader, board.leader ? names.leaders[board.leader] : say.none],
        ...(board.fallen.length > 0
          ? [[labels.fallen, board.fallen.map((leader) => names.leaders[leader]).join(', ')] satisfies Line]
          : []),
        ...columns.map(
          (column, index): Line => [
            index === 0 ? labels.decree : '',
            `${say.column[column]}: ${board.decree[column].length > 0 ? cardNames(scene, board.decree[column]) : '-'}`,
          ],
        ),
        ...tracks,
      ]
    case 'alliance':
      return [[labels.officers, String(board.officers)], [labels.supporters, supporterWords(board, scene)], ...tracks]
    default: {
      const { character, clearing, forest, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
      const at = scene.ground.forests[forest]
      const line = (label: string, counts: readonly number[]): Line[] =>
        hasAny(counts) ? [[label, itemList(scene, counts)]] : []
      const related = scene.seats.flatMap((other) => {
        const space = relations[other]
        return space === undefined ? [] : [`${names.short(scene, other)} ${names.relation(space)}`]
      })
      return [
        ...(character ? [[labels.character, names.characters[character]] satisfies Line] : []),
        ...(clearing > 0 ? [[labels.pawn, names.clearing(scene, clearing)] satisfies Line] : []),
        ...(at ? [[labels.pawn, names.forest(at.id)] satisfies Line] : []),
        ...line(labels.ready, ready),
        ...line(labels.exhausted, exhausted),
        ...line(labels.damaged, damagedReady),
        ...line(labels.damagedExhausted, damagedExhausted),
        ...(related.length > 0 ? [[labels.relations, related.join(', ')] satisfies Line] : []),
        ...(quests.length > 0 ? [[labels.questsDone, quests.map(names.quest).join(', ')] satisfies Line] : []),
        [labels.itemLimit, String(itemLimit(board))],
      ]
    }
  }
}

/** Cards of a hidden hand that the viewer knows. */
export function knownOf(scene: Scene, seat: Seat): string[] {
  const { viewer } = scene
  const open = scene.sides[seat]?.open ?? []
  const seen = viewer !== null && viewer !== 'spectator' ? (scene.sides[viewer]?.seen[seat] ?? []) : []
  return [...open, ...seen.filter((card) => !open.includes(card))]
}

/** A hand as it is seen: its cards, or how many there are and which of them the viewer knows. */
function handWords(scene: Scene, seat: Seat): string {
  const side = scene.sides[seat]
  const { board: say } = scene.words
  if (!side || side.handSize === 0) return say.none
  if (side.hand) return cardNames(scene, side.hand)
  const known = knownOf(scene, seat)
  return `${say.hidden(side.handSize)}${known.length > 0 ? `, ${say.among(cardNames(scene, known))}` : ''}`
}

/** What cannot be done again in this turn. */
function doneWords({ turn: { used, activated, ferry }, words: { board: say, names } }: Scene): string[] {
  const pieces = sum(activated)
  return [
    ...used.map((effect) => {
      if (effect === 'open-path') return say.openedPath
      return effect === 'improvise' ? say.improvised : say.used(names.effect(effect))
    }),
    ...(pieces > 0 ? [say.craftedWith(pieces)] : []),
    ...(ferry ? [say.tookFerry] : []),
  ]
}

/** What every seat has besides its board. */
export function sideLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board, supply, crafted, items: box, spentItems, dominance, partner } = side
  const vagabond = 'character' in board
  const { board: say, names } = scene.words
  const { labels } = say
  const list = (label: string, words: readonly string[]): Line[] =>
    words.length > 0 ? [[label, words.join(', ')]] : []
  return [
    ...(vagabond
      ? []
      : [[labels.warriorsLeft, say.outOf(supply, pieceTotals[board.faction].warrior ?? 0)] satisfies Line]),
    ...boardLines(scene, seat),
    ...list(labels.crafted, crafted.map(names.title)),
    ...(hasAny(box) ? [[labels.items, itemList(scene, box)] satisfies Line] : []),
    ...(hasAny(spentItems) ? [[labels.itemsExhausted, itemList(scene, spentItems)] satisfies Line] : []),
    ...(dominance === null ? [] : [[labels.dominance, cardName(scene, dominance)] satisfies Line]),
    ...(partner === null ? [] : [[labels.coalition, say.coalition(scene, partner)] satisfies Line]),
    [labels.hand, handWords(scene, seat)],
    ...(scene.active === seat ? list(labels.thisTurn, doneWords(scene)) : []),
  ]
}

/** Where a seat stands on the score track; not at all, once it goes for dominance. */
export const scoreWords = ({ words }: Scene, { dominance, score }: Pick<SideView, 'dominance' | 'score'>): string =>
  dominance === null ? String(score) : words.board.labels.dominance
