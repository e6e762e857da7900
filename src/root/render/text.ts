import { type Column, row, wrap } from '../../render/columns'
import { many } from '../../toolkit/counts'
import { openSlots, rulerOf } from '../rules/rule'
import type { Seat } from '../rules/vocabulary'
import { type Scene, type StateOrView, sceneOf } from './scene'
import { hasAny, itemList, type Line, scoreWords, sideLines } from './words/board'
import { groundNotes, isClosed, piecesWords } from './words/ground'
import { battleLines, headline } from './words/headline'
import { cardNames, factionTitles, itemNames, questName, who } from './words/names'

const widest = 100
const narrowest = 44
/** With fewer columns ruler and paths of a clearing stand with its pieces. */
const roomForAll = 72

/**
 * A position of Root as text, 80 columns wide unless another width is given, from 44 to 100: whose turn it is and who
 * decides what, the score, the battle, the clearings with all that stands in them, the common supply and the boards. A
 * view shows what its viewer may know, a state everything.
 *
 * @example
 * console.log(renderText(root.view(state, 'p1')))
 */
export function renderText(stateOrView: StateOrView, width = 80): string {
  const scene = sceneOf(stateOrView)
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

/** A line under its label, wrapped. */
const labelled = ([label, text]: Line, width: number): string[] =>
  row([{ width: labelWidth }, { width: width - labelWidth - 1 }], [label, text])

const short = (scene: Scene, seat: Seat): string => who(scene, seat).replace(/^the /, '')

function heading(scene: Scene, width: number): string[] {
  const { when, what, viewer } = headline(scene)
  const title = `ROOT  ${when}`
  const first =
    title.length + viewer.length < width ? [`${title.padEnd(width - viewer.length)}${viewer}`] : [title, viewer]
  const scores = scene.seats.flatMap((seat) => {
    const side = scene.sides[seat]
    return side ? [`${short(scene, seat)} ${scoreWords(side)}`] : []
  })
  return [
    ...first.flatMap((line) => (line.length > width ? wrap(line, width) : [line])),
    ...wrap(what, width),
    ...(scores.length > 0 ? labelled(['SCORE', scores.join(', ')], width) : []),
    ...battleLines(scene).flatMap((line, index) => labelled([index === 0 ? 'BATTLE' : '', line], width)),
  ]
}

/** Where one can go from a clearing: paths, closed ones with an x, rivers with a ~. */
function links(scene: Scene, at: number): string {
  const { byPath, byRiver } = scene.ground
  const paths = (byPath[at] ?? []).map((to) => (isClosed(scene, at, to) ? `x${to}` : String(to)))
  return [...paths, ...(byRiver[at] ?? []).map((to) => `~${to}`)].join(' ')
}

function clearingLines(scene: Scene, width: number): string[] {
  const { ground, suits } = scene
  const wide = width >= roomForAll
  const columns: Column[] = wide
    ? [{ width: 2, right: true }, { width: 6 }, { width: 8 }, { width: 5 }, { width: width - 40 }, { width: 14 }]
    : [{ width: 2, right: true }, { width: 6 }, { width: width - 10 }]
  const head = wide ? ['', 'suit', 'ruled by', 'slots', 'pieces', 'paths'] : ['', 'suit', 'pieces']
  const lines = ground.clearings.map(({ id }) => {
    const ruler = rulerOf({ state: scene }, id)
    const pieces = [...scene.seats.flatMap((seat) => piecesWords(scene, seat, id)), ...groundNotes(scene, id)].join(
      '; ',
    )
    const slots = `${openSlots({ state: scene, ground }, id)}/${ground.slots[id] ?? 0}`
    const ruled = ruler ? short(scene, ruler) : '-'
    const cells = wide
      ? [ruled, slots, pieces, links(scene, id)]
      : [
          [ruler ? `${ruled} rules` : 'nobody rules', `open slots ${slots}`, pieces, `to ${links(scene, id)}`]
            .filter((each) => each !== '')
            .join('; '),
        ]
    return row(columns, [String(id), suits[id] ?? '', ...cells])
  })
  const note = `${ground.name.toUpperCase()} MAP  (slots: open of all${ground.closedPaths.length > 0 ? '; x: closed path' : ''}${ground.rivers.length > 0 ? `; ~: ${ground.coast.length > 0 ? 'over the lake' : 'river'}` : ''})`
  return [...wrap(note, width), ...row(columns, head), ...lines.flat()]
}

/** Forests matter to Vagabonds alone. */
function forestLines(scene: Scene, width: number): string[] {
  if (!scene.seats.some((seat) => 'character' in (scene.sides[seat]?.board ?? {}))) return []
  const forests = scene.ground.forests.map(({ id, clearings, adjacent }) => {
    const beside = adjacent.length > 0 ? `, beside ${adjacent.join(' ')}` : ''
    return `${id}: clearings ${clearings.join(' ')}${beside}`
  })
  return ['', ...forests.flatMap((line, index) => labelled([index === 0 ? 'FORESTS' : '', line], width))]
}

function commonLines(scene: Scene): Line[] {
  const { deckSize, discard, available, supply, quests, questDeckSize, ruinItems, coffin, decks } = scene
  const dead = scene.seats.flatMap((seat) => (coffin[seat] ? [`${short(scene, seat)} ${coffin[seat]}`] : []))
  return [
    [
      'DECK',
      `${deckSize} cards; discard pile ${discard.length}${discard.length > 0 ? `, the last ${cardNames(discard.slice(-1))}` : ''}`,
    ],
    ...(decks && decks.cards.length > 0 ? [['from the top', cardNames(decks.cards)] satisfies Line] : []),
    ...(available.length > 0 ? [['beside map', cardNames(available)] satisfies Line] : []),
    ['ITEMS', hasAny(supply) ? itemList(supply) : 'none left'],
    ...(quests.length > 0
      ? [['QUESTS', `${quests.map(questName).join(', ')}; ${questDeckSize} in the deck`] satisfies Line]
      : []),
    ...(ruinItems.length > 0
      ? [['under ruins', ruinItems.map((item) => itemNames[item]).join(', ')] satisfies Line]
      : []),
    ...(dead.length > 0 ? [['coffins', dead.join(', ')] satisfies Line] : []),
  ]
}

function seatLines(scene: Scene, seat: Seat, width: number): string[] {
  const side = scene.sides[seat]
  if (!side) return []
  const points = side.dominance === null ? many(side.score, 'point') : 'no score marker'
  const marks = [
    ...(scene.active === seat && scene.phase !== 'setup' ? ['its turn'] : []),
    ...(scene.toAct === seat ? ['decides'] : []),
  ]
  const title = `${factionTitles[side.board.faction].toUpperCase()} (${seat})  ${points}, ${side.handSize} in hand${marks.length > 0 ? `  - ${marks.join(', ')}` : ''}`
  return [
    ...wrap(title, width),
    ...sideLines(scene, seat).flatMap((line) => labelled([`  ${line[0]}`, line[1]], width)),
  ]
}
