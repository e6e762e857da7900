import { type Column, headlines, labelled as labelledIn, row, wrap } from '../../render/columns'
import { english } from '../english'
import { isLostCity } from '../rules/landmarks/lost-city'
import { extraSlots } from '../rules/landmarks/treetop'
import { ownersOf } from '../rules/owner'
import { openSlots, rulerOf } from '../rules/rule'
import { clearingSuits, type Faction, mapIds, type Seat } from '../rules/vocabulary'
import { handLine, scoreWords, sideLines } from '../words/board'
import { commonLines } from '../words/common'
import { factionBoards } from '../words/factions'
import type { Line } from '../words/factions/faction'
import { groundNotes, isClosed, piecesWords } from '../words/ground'
import { handOf } from '../words/hand'
import { battleLines, headline } from '../words/headline'
import type { RootLanguage } from '../words/language'
import { type Scene, type StateOrView, sceneOf } from '../words/scene'
import { checkPosition } from './position'

const widest = 100
const narrowest = 44
/** With fewer columns, ruler and paths of a clearing share a column with its pieces. */
const roomForAll = 72

/**
 * The options of a position as text: the number of columns, from 44 to 100, and the language.
 *
 * @example
 * const options: TextOptions = { width: 60, language: polish }
 */
export interface TextOptions {
  readonly width?: number
  readonly language?: RootLanguage
}

/**
 * A position of Root as text, by default 80 columns wide and in English; a number is a width. It shows the turn and the
 * question, the score, the battle, the clearings with their pieces, the common supply and the boards. A view shows what its
 * viewer may know, a state everything.
 *
 * @example
 * console.log(renderText(root.view(state, 'p1')))
 */
export function renderText(stateOrView: StateOrView, options: TextOptions | number = {}): string {
  checkPosition(stateOrView)
  const { width = 80, language = english } = typeof options === 'number' ? { width: options } : options
  const scene = sceneOf(stateOrView, language.words)
  const within = Math.max(narrowest, Math.min(widest, width))
  return [
    ...heading(scene, within),
    '',
    ...clearingLines(scene, within),
    ...forestLines(scene, within),
    '',
    ...commonLines(scene).flatMap((line) => labelled(line, within)),
    ...scene.seats.flatMap((seat) => ['', ...seatLines(scene, seat, within)]),
    '',
  ].join('\n')
}

const labelWidth = 13

const labelled = (line: Line, width: number): string[] => labelledIn(line, labelWidth, width)

const short = (scene: Scene, seat: Seat): string => scene.words.names.short(scene, seat)

function heading(scene: Scene, width: number): string[] {
  const { when, what, viewer } = headline(scene)
  const { text } = scene.words
  const scores = scene.seats.flatMap((seat) => {
    const side = scene.sides[seat]
    return side ? [`${short(scene, seat)} ${scoreWords(scene, side)}`] : []
  })
  return [
    ...headlines(`ROOT  ${when}`, viewer, what, width),
    ...(scores.length > 0 ? labelled([text.score, scores.join(', ')], width) : []),
    ...battleLines(scene).flatMap((line, index) => labelled([index === 0 ? text.battle : '', line], width)),
  ]
}

/** The ways from a clearing: paths, closed ones with an x, rivers with a ~. */
function links(scene: Scene, at: number): string {
  const { byPath, byRiver } = scene.ground
  const paths = (byPath[at] ?? []).map((to) => (isClosed(scene, at, to) ? `x${to}` : String(to)))
  return [...paths, ...(byRiver[at] ?? []).map((to) => `~${to}`)].join(' ')
}

function clearingLines(scene: Scene, width: number): string[] {
  const { ground, suits, words } = scene
  const { text, names } = words
  const heads = text.columns
  const wide = width >= roomForAll
  const rulers = new Map(ground.clearings.map(({ id }) => [id, rulerOf({ state: scene }, id)]))
  // The longest name of those who rule is not broken.
  const ruling = Math.max(8, ...[...rulers.values()].map((ruler) => (ruler ? short(scene, ruler).length : 0)))
  const columns: Column[] = wide
    ? [
        { width: 2, right: true },
        { width: 6 },
        { width: ruling },
        { width: 5 },
        { width: width - 32 - ruling },
        { width: 14 },
      ]
    : [{ width: 2, right: true }, { width: 6 }, { width: width - 10 }]
  const head = wide
    ? ['', heads.suit, heads.ruledBy, heads.slots, heads.pieces, heads.paths]
    : ['', heads.suit, heads.pieces]
  const lines = ground.clearings.map(({ id }) => {
    const ruler = rulers.get(id)
    const pieces = [
      ...ownersOf({ state: scene }).flatMap((owner) => piecesWords(scene, owner, id)),
      ...groundNotes(scene, id),
    ].join('; ')
    const slots = `${openSlots({ state: scene, ground }, id)}/${(ground.slots[id] ?? 0) + extraSlots(scene, id)}`
    const ruled = ruler ? short(scene, ruler) : '-'
    const cells = wide
      ? [ruled, slots, pieces, links(scene, id)]
      : [
          [
            ruler ? text.rules(ruled, scene, ruler) : text.nobodyRules,
            text.openSlots(slots),
            pieces,
            text.to(links(scene, id)),
          ]
            .filter((each) => each !== '')
            .join('; '),
        ]
    const own = suits[id]
    const clearing = own ? (isLostCity(scene, id) ? clearingSuits : [own]) : []
    return row(columns, [String(id), clearing.map((suit) => names.suits[suit]).join(' '), ...cells])
  })
  const river = ground.coast.length > 0 ? text.lakeNote : text.riverNote
  const notes = [
    text.slotsNote,
    ...(ground.closedPaths.length > 0 ? [text.closedNote] : []),
    ...(ground.rivers.length > 0 ? [river] : []),
  ]
  const note = `${text.map(mapName(scene))}  (${notes.join('; ')})`
  return [...wrap(note, width), ...row(columns, head), ...lines.flat()]
}

/** A custom map has the name that its maker gave it. */
const mapName = ({ ground, words }: Scene): string => {
  const id = mapIds.find((each) => each === ground.id)
  return id ? words.names.maps[id] : ground.name
}

/** Forests matter only to what stands or lies in them. */
function forestLines(scene: Scene, width: number): string[] {
  const isRoamed = scene.seats.some((seat) => {
    const board = scene.sides[seat]?.board
    return board !== undefined && ('character' in board || factionBoards[board.faction].inForest !== undefined)
  })
  if (!isRoamed && scene.hirelings.every(({ forest }) => forest === undefined)) return []
  const { text } = scene.words
  const forests = scene.ground.forests.map(({ id, clearings, adjacent }) => {
    const beside = adjacent.length > 0 ? `, ${text.beside(adjacent.join(' '))}` : ''
    return `${text.forest(id, clearings.join(' '))}${beside}`
  })
  return ['', ...forests.flatMap((line, index) => labelled([index === 0 ? text.forests : '', line], width))]
}

function seatLines(scene: Scene, seat: Seat, width: number): string[] {
  const side = scene.sides[seat]
  const { text, names } = scene.words
  const hand = handOf(scene, seat)
  if (!hand) return []
  const marks = [
    ...(scene.active === seat && scene.phase !== 'setup' ? [text.itsTurn] : []),
    ...(scene.toAct === seat ? [text.decides] : []),
  ]
  const more = `${text.inHand(hand.size)}${marks.length > 0 ? `  - ${marks.join(', ')}` : ''}`
  const titled = (points: string, faction: Faction): string =>
    `${names.factions[faction].toUpperCase()} (${seat})  ${points}, ${more}`
  const title = side
    ? titled(side.dominance === null ? text.points(side.score) : text.noMarker, side.board.faction)
    : `${seat}  ${more}`
  return [
    ...wrap(title, width),
    ...(side ? sideLines(scene, seat) : [handLine(scene, seat)]).flatMap((line) =>
      labelled([`  ${line[0]}`, line[1]], width),
    ),
  ]
}
