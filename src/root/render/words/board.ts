import { many, sum } from '../../../toolkit/counts'
import { allianceBoard, eyrieBoard, marquiseBoard, vagabondBoard } from '../../rules/data/factions'
import { type PieceKind, pieceTotals } from '../../rules/pieces'
import { onMap } from '../../rules/rule'
import type { VagabondBoard } from '../../rules/state'
import type { SideView } from '../../rules/view'
import { columns, type Item, itemIndex, items, type Seat } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import { effectName } from './events'
import * as name from './names'

/** A line of a board: what it is about, and what there is to say. */
export type Line = readonly [label: string, text: string]

/** Items by kind, with how many there are: `2 boots, tea`. */
export function itemList(counts: readonly number[]): string {
  const found = items.flatMap((item, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [count === 1 ? name.itemNames[item] : `${count} ${plural(item)}`] : []
  })
  return name.listed(found)
}

const plural = (item: Item): string =>
  item === 'tea' || item === 'coins' ? name.itemNames[item] : `${item === 'torch' ? 'torche' : name.itemNames[item]}s`

export const hasAny = (counts: readonly number[]): boolean => counts.some((count) => count > 0)

/** How many of a track's pieces stand, and what the next of them brings. */
export interface Track {
  readonly kind: PieceKind
  readonly standing: number
  readonly all: number
  /** What each place costs and brings; a track without costs has none. */
  readonly costs: readonly number[] | null
  readonly points: readonly number[]
}

/** The tracks of a faction's board. */
export function tracksOf(scene: Scene, seat: Seat): Track[] {
  const faction = scene.sides[seat]?.board.faction
  const track = (kind: PieceKind, costs: Track['costs'], points: readonly number[]): Track => ({
    kind,
    standing: onMap({ state: scene }, seat, kind),
    all: (faction && pieceTotals[faction][kind]) ?? 0,
    costs,
    points,
  })
  switch (faction) {
    case 'marquise':
      return (['sawmill', 'workshop', 'recruiter'] as const).map((kind) =>
        track(kind, marquiseBoard.cost, marquiseBoard.points[kind]),
      )
    case 'eyrie':
      return [track('roost', null, eyrieBoard.points.slice(1))]
    case 'alliance':
      return [track('sympathy', allianceBoard.cost, allianceBoard.points)]
    default:
      return []
  }
}

const trackLabels: Readonly<Partial<Record<PieceKind, string>>> = {
  sawmill: 'sawmills',
  workshop: 'workshops',
  recruiter: 'recruiters',
  roost: 'roosts',
  sympathy: 'sympathy',
}

export const trackLabel = (kind: PieceKind): string => trackLabels[kind] ?? kind

function trackWords({ kind, standing, all, costs, points }: Track): string {
  const stand = `${standing} of ${all}`
  if (kind === 'roost') return `${stand}; ${many(points[standing - 1] ?? 0, 'point')} each Evening`
  if (standing >= all || costs === null) return stand
  const paid = kind === 'sympathy' ? many(costs[standing] ?? 0, 'supporter') : `${costs[standing] ?? 0} wood`
  return `${stand}; next for ${paid}, ${many(points[standing] ?? 0, 'point')}`
}

function supporterWords(
  { supporters, supporterCount, given }: Extract<SideView['board'], { faction: 'alliance' }>,
  scene: Scene,
): string {
  if (supporters) return supporterCount === 0 ? 'none' : `${supporterCount}: ${name.cardNames(supporters)}`
  const { viewer } = scene
  const known = viewer !== null && viewer !== 'spectator' ? (given[viewer] ?? []) : []
  return `${supporterCount} hidden${known.length > 0 ? `, you gave ${name.cardNames(known)}` : ''}`
}

/** How many items a Vagabond may keep beside those on tracks (ROOT-9.6.4a). */
export const itemLimit = ({ ready }: Pick<VagabondBoard, 'ready'>): number =>
  vagabondBoard.limit + vagabondBoard.limitPerBag * Math.min(vagabondBoard.trackSpaces, ready[itemIndex.bag] ?? 0)

/** What lies on the board of a faction, apart from what every seat has. */
function boardLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board } = side
  const tracks = tracksOf(scene, seat).map((track): Line => [trackLabel(track.kind), trackWords(track)])
  switch (board.faction) {
    case 'marquise': {
      const wood = (pieceTotals.marquise.wood ?? 0) - onMap({ state: scene }, seat, 'wood')
      return [...tracks, ['wood left', String(wood)]]
    }
    case 'eyrie':
      return [
        ['leader', board.leader ? name.leaderNames[board.leader] : 'none'],
        ...(board.fallen.length > 0
          ? [['fallen', board.fallen.map((leader) => name.leaderNames[leader]).join(', ')] satisfies Line]
          : []),
        ...columns.map(
          (column, index): Line => [
            index === 0 ? 'decree' : '',
            `${name.columnNames[column]}: ${board.decree[column].length > 0 ? name.cardNames(board.decree[column]) : '-'}`,
          ],
        ),
        ...tracks,
      ]
    case 'alliance':
      return [['officers', String(board.officers)], ['supporters', supporterWords(board, scene)], ...tracks]
    default: {
      const { character, clearing, forest, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
      const at = scene.ground.forests[forest]
      const line = (label: string, counts: readonly number[]): Line[] =>
        hasAny(counts) ? [[label, itemList(counts)]] : []
      const related = scene.seats.flatMap((other) => {
        const space = relations[other]
        return space === undefined ? [] : [`${name.who(scene, other).replace(/^the /, '')} ${name.relationName(space)}`]
      })
      return [
        ...(character ? [['character', name.characterNames[character]] satisfies Line] : []),
        ...(clearing > 0 ? [['pawn', name.clearingName(scene, clearing)] satisfies Line] : []),
        ...(at ? [['pawn', name.forestName(at.id)] satisfies Line] : []),
        ...line('ready', ready),
        ...line('exhausted', exhausted),
        ...line('damaged', damagedReady),
        ...line('damaged, exhausted', damagedExhausted),
        ...(related.length > 0 ? [['relations', related.join(', ')] satisfies Line] : []),
        ...(quests.length > 0 ? [['quests done', quests.map(name.questName).join(', ')] satisfies Line] : []),
        ['item limit', String(itemLimit(board))],
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
  if (!side || side.handSize === 0) return 'none'
  if (side.hand) return name.cardNames(side.hand)
  const known = knownOf(scene, seat)
  return `${side.handSize} hidden${known.length > 0 ? `, among them ${name.cardNames(known)}` : ''}`
}

const onceInATurn: Readonly<Partial<Record<string, string>>> = {
  'open-path': 'opened a path',
  improvise: 'improvised',
}

/** What cannot be done again in this turn. */
function doneWords({ turn: { used, activated, ferry } }: Scene): string[] {
  const pieces = sum(activated)
  return [
    ...used.map((effect) => onceInATurn[effect] ?? `used ${effectName(effect)}`),
    ...(pieces > 0 ? [`crafted with ${many(pieces, 'piece')}`] : []),
    ...(ferry ? ['took the Ferry'] : []),
  ]
}

/** What every seat has besides its board. */
export function sideLines(scene: Scene, seat: Seat): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { board, supply, crafted, items: box, spentItems, dominance, partner } = side
  const vagabond = 'character' in board
  const list = (label: string, words: readonly string[]): Line[] =>
    words.length > 0 ? [[label, words.join(', ')]] : []
  return [
    ...(vagabond ? [] : [['warriors left', `${supply} of ${pieceTotals[board.faction].warrior ?? 0}`] satisfies Line]),
    ...boardLines(scene, seat),
    ...list('crafted', crafted.map(name.effectTitle)),
    ...(hasAny(box) ? [['items', itemList(box)] satisfies Line] : []),
    ...(hasAny(spentItems) ? [['items, exhausted', itemList(spentItems)] satisfies Line] : []),
    ...(dominance === null ? [] : [['dominance', name.cardName(dominance)] satisfies Line]),
    ...(partner === null ? [] : [['coalition', `with ${name.who(scene, partner)}`] satisfies Line]),
    ['hand', handWords(scene, seat)],
    ...(scene.active === seat ? list('this turn', doneWords(scene)) : []),
  ]
}

/** Where a seat stands on the score track; not at all, once it goes for dominance. */
export const scoreWords = ({ dominance, score }: Pick<SideView, 'dominance' | 'score'>): string =>
  dominance === null ? String(score) : 'dominance'
