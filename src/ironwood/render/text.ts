import { beside, type Column, row, wrap } from '../../render/columns'
import { english } from '../english'
import { forgesBuilt, foundationsLeft, unitsLeft } from '../rules/components'
import { cardName, mountainName, mountainNames, valuesOf } from '../rules/names'
import { forgesToWin, type Seat, securedToWin, slotsPerRound, supply } from '../rules/vocabulary'
import type { IronwoodLanguage } from '../words'
import { battleWords, botMark, botWords, headline, markWords, slotWords, visionHand } from '../words/position'
import { checkPosition } from './position'
import { looked, marksOn, type Scene, type StateOrView, sceneOf, shown, siteOf } from './scene'

/** The number of columns of a line of text. */
const textWidth = 100

/** The layout for a page of a given width. */
interface Page {
  readonly width: number
  /** Mountains above forests and board above board, if they do not fit side by side. */
  readonly stacked: boolean
  readonly mountainNotes: number
  readonly forestNotes: number
  readonly boards: Readonly<Record<Seat, number>>
}

/** The width of the columns beside the notes, with the blanks after them. */
const mountainWidth = 31
const forestWidth = 17

function pageOf(width: number): Page {
  const missing = textWidth - width
  if (missing > 24)
    return {
      width,
      stacked: true,
      mountainNotes: width - mountainWidth,
      forestNotes: width - forestWidth,
      boards: { woodwalkers: width, ironclad: width },
    }
  const [mountainNotes, forestNotes] = [26 - Math.ceil(missing / 2), 22 - Math.floor(missing / 2)]
  const left = 48 - Math.ceil(missing / 2)
  const boards = { woodwalkers: left, ironclad: Math.min(48, width - left - 3) }
  return { width, stacked: false, mountainNotes, forestNotes, boards }
}

/**
 * The options of a position as text: the number of columns, and the language.
 *
 * @example
 * const narrow: TextOptions = { width: 60 }
 */
export interface TextOptions {
  /** 44 to 100; default 100. Below 76 the parts are one above the other. */
  readonly width?: number
  /** Default: English. */
  readonly language?: IronwoodLanguage
}

/**
 * A position of Ironwood as text, at most 100 columns wide: the round and who decides, the map, both boards, the battle and the
 * result. A view shows what its viewer may know, a state everything. For a narrower screen pass its width, alone or with a
 * language.
 *
 * @example
 * console.log(renderText(ironwood.view(state, 'woodwalkers'), { width: 80, language: polish }))
 */
export function renderText(stateOrView: StateOrView, options: number | TextOptions = {}): string {
  checkPosition(stateOrView)
  const { width = textWidth, language = english } = typeof options === 'number' ? { width: options } : options
  const scene = sceneOf(stateOrView, language)
  const { text, picture } = language.words
  const page = pageOf(Math.max(44, Math.min(textWidth, width)))
  const { when, what, viewer } = headline(scene)
  const title = `${language.title.toUpperCase()}  ${when}`
  const battle = battleWords(scene)
  return [
    ...heading(title, viewer, page),
    ...wrap(what, page.width),
    ...scene.restrictions.flatMap((restriction) => wrap(picture.restriction(restriction), page.width)),
    ...(battle.length > 0 ? ['', ...indented(text.battle, battle.join('\n'), page.width)] : []),
    '',
    ...together(mountainLines(scene, page), forestLines(scene, page), mountainWidth + page.mountainNotes + 1, page),
    '',
    ...together(
      boardLines(scene, 'woodwalkers', page),
      boardLines(scene, 'ironclad', page),
      page.boards.woodwalkers,
      page,
    ),
    '',
  ].join('\n')
}

function heading(title: string, viewer: string, { width }: Page): string[] {
  if (title.length + viewer.length >= width) return [...wrap(title, width), viewer]
  return [`${title.padEnd(width - viewer.length)}${viewer}`]
}

const together = (one: string[], other: string[], width: number, { stacked }: Page): string[] =>
  stacked ? [...one, '', ...other] : beside(one, other, width)

const mountainColumns = ({ mountainNotes }: Page): Column[] => [
  { width: 2, right: true },
  { width: 14 },
  { width: 6 },
  ...counted(2),
  { width: mountainNotes },
]
const forestColumns = ({ forestNotes }: Page): Column[] => [
  { width: 2, right: true },
  { width: 4 },
  { width: 5 },
  ...counted(1),
  { width: forestNotes },
]

function counted(count: number): Column[] {
  return Array.from({ length: count }, () => ({ width: 2, right: true }))
}

const some = (count: number | undefined): string => (count ? String(count) : '.')

function mountainLines(scene: Scene, page: Page): string[] {
  const { board, mountains, drill, words } = scene
  const { text } = words
  const lines = board.mountains.map(({ number, kind }, at) => {
    const moved = (mountains.movedFighters[at] ?? 0) + (mountains.movedGolems[at] ?? 0)
    const site = siteOf(scene, at)
    const notes = [
      ...(site === 'none' ? [] : [text.site(site)]),
      ...(drill.at === at ? [text.drillHere(drill.cargo)] : []),
      ...botMark(scene, at),
      ...marksOn(scene, 'mountain', at).map((mark) => markWords(scene, mark)),
      ...(moved > 0 ? [text.moved(moved)] : []),
    ]
    const counts = [some(mountains.fighters[at]), some(mountains.golems[at])]
    const shortKind = kind === 'ferrum' ? '' : text.kind('mountain', kind)
    return row(mountainColumns(page), [String(number), mountainName(scene, at), shortKind, ...counts, notes.join('; ')])
  })
  return [...row(mountainColumns(page), ['', text.mountains, '', text.fighters, text.golems, '']), ...lines.flat()]
}

function forestLines(scene: Scene, page: Page): string[] {
  const { board, forests, words } = scene
  const { text } = words
  const lines = board.forests.map(({ id, number, kind }, at) => {
    const [full, fading] = [forests.full[at] ?? 0, forests.fading[at] ?? 0]
    const moved = (forests.moved[at] ?? 0) + (forests.done[at] ?? 0)
    const notes = [
      ...(full + fading > 0 ? [text.totems(full, fading)] : []),
      ...marksOn(scene, 'forest', at).map((mark) => markWords(scene, mark)),
      ...(moved > 0 ? [text.moved(moved)] : []),
    ]
    return row(forestColumns(page), [
      String(number),
      id,
      text.kind('forest', kind),
      some(forests.fighters[at]),
      notes.join('; '),
    ])
  })
  return [`   ${text.forests.padEnd(11)}${text.fighters}`, ...lines.flat()]
}

/** Lines under a label, each wrapped. */
function indented(label: string, text: string, within: number): string[] {
  const columns = [{ width: 8 }, { width: within - 9 }]
  return text.split('\n').flatMap((line, index) => row(columns, [index === 0 ? label : '', line]))
}

const listed = (label: string, items: readonly string[], within: number): string[] =>
  items.length > 0 ? indented(label, items.join('\n'), within) : []

function boardLines(scene: Scene, seat: Seat, { boards }: Page): string[] {
  const board = boards[seat]
  const { sides, decks, words } = scene
  const { text } = words
  const { label } = text
  const side = sides[seat]
  const slots = Array.from({ length: slotsPerRound }, (_, slot) => `${slot + 1} ${slotWords(scene, side.slots[slot])}`)
  const ongoing = side.ongoing.map(({ card, markers }) => `${cardName(scene, card)} [${'#'.repeat(markers)}]`)
  const hand = side.hand?.map((card) => `${cardName(scene, card)} ${valuesOf(scene, card)}`)
  const inPlay = (cards: readonly string[]): string[] => cards.map((card) => cardName(scene, card))
  return [
    text.seat(seat),
    ...wrap(
      text.side({
        crystals: side.crystals,
        hand: side.handSize,
        deck: side.deckSize,
        discard: side.discard.length,
      }),
      board,
    ),
    ...(seat === 'woodwalkers' ? woodwalkerLines(scene, board) : ironcladLines(scene, board)),
    ...listed(label.bot, botWords(scene, seat), board),
    ...listed(label.slots, slots, board),
    ...listed(label.added, inPlay(side.extra), board),
    ...listed(label.wagered, inPlay(side.wagered), board),
    ...listed(label.ongoing, ongoing, board),
    ...listed(label.hand, hand ?? [text.hidden(side.handSize)], board),
    ...(side.discard.length > 0 ? indented(label.discard, side.discard.join(' '), board) : []),
    ...(decks && decks[seat].length > 0 ? indented(label.deck, decks[seat].join(' '), board) : []),
  ]
}

function woodwalkerLines(scene: Scene, board: number): string[] {
  const { secured, visions, words } = scene
  const { text } = words
  const burned = visions.burned.map(({ mountain }) =>
    mountain === null ? text.hiddenVision : mountainName(scene, mountain),
  )
  const names = (where: Parameters<typeof text.visions>[0], mountains: readonly number[]): string[] =>
    mountains.length > 0 ? [text.visions(where, mountainNames(scene, mountains))] : []
  return [
    text.fightersLeft(unitsLeft({ state: scene }, 'woodwalkers', 'fighter'), supply.fighters),
    text.secured(secured, securedToWin),
    ...listed(
      text.label.visions,
      [
        text.visions('hand', visionHand(scene)),
        text.visions('deck', visions.deckSize),
        ...names('top', visions.top),
        ...names('looked', looked(scene)),
        ...names('shown', shown(scene)),
        ...names('revealed', visions.revealed),
        ...names('discard', visions.discard),
        ...(burned.length > 0 ? [text.visions('burned', burned.join(', '))] : []),
      ],
      board,
    ),
  ]
}

function ironcladLines(scene: Scene, board: number): string[] {
  const { drill, words } = scene
  const { text } = words
  const left = text.fightersLeft(unitsLeft({ state: scene }, 'ironclad', 'fighter'), supply.fighters)
  const step = [text.start, '1', '2', '3'].map((name, index) => (index === drill.step ? `(${name})` : name)).join(' - ')
  return [
    ...wrap(`${left}, ${text.golemsLeft(unitsLeft({ state: scene }, 'ironclad', 'golem'), supply.golems)}`, board),
    ...wrap(text.forges(forgesBuilt({ state: scene }), forgesToWin, foundationsLeft({ state: scene })), board),
    ...listed(text.label.drill, [text.drill(mountainName(scene, drill.at), drill.cargo), step], board),
  ]
}
