import { forgesBuilt, foundationsLeft, unitsLeft } from '../rules/components'
import { forgesToWin, type Seat, seatNames, securedToWin, slotsPerRound, supply } from '../rules/vocabulary'
import { beside, type Column, row, textWidth, wrap } from './columns'
import { cardName, mountainName, mountainNames, valuesOf } from './names'
import { looked, marksOn, type Scene, type StateOrView, sceneOf, shown, siteOf } from './scene'
import { battleWords, botMark, botWords, headline, markWords, restrictionWords, slotWords, visionHand } from './words'

const mapWidth = 58
const boardWidth = 48

/**
 * A position of Ironwood as text, at most 100 columns wide: the round and who decides, the map, both boards, the battle
 * and the result. A view shows what its viewer may know, a state everything.
 *
 * @example
 * console.log(renderText(ironwood.view(state, 'woodwalkers')))
 */
export function renderText(stateOrView: StateOrView): string {
  const scene = sceneOf(stateOrView)
  const { when, what, viewer } = headline(scene)
  const title = `IRONWOOD  ${when}`
  const battle = battleWords(scene)
  return [
    `${title.padEnd(textWidth - viewer.length)}${viewer}`,
    ...wrap(what, textWidth),
    ...scene.restrictions.flatMap((restriction) => wrap(restrictionWords(restriction), textWidth)),
    ...(battle.length > 0 ? ['', ...indented('BATTLE', battle.join('\n'), textWidth)] : []),
    '',
    ...beside(mountainLines(scene), forestLines(scene), mapWidth),
    '',
    ...beside(boardLines(scene, 'woodwalkers'), boardLines(scene, 'ironclad'), boardWidth),
    '',
  ].join('\n')
}

const mountainColumns: Column[] = [{ width: 2, right: true }, { width: 14 }, { width: 6 }, ...counted(2), { width: 26 }]
const forestColumns: Column[] = [{ width: 2, right: true }, { width: 4 }, { width: 5 }, ...counted(1), { width: 22 }]

function counted(count: number): Column[] {
  return Array.from({ length: count }, () => ({ width: 2, right: true }))
}

const some = (count: number | undefined): string => (count ? String(count) : '.')

function mountainLines(scene: Scene): string[] {
  const { board, mountains, drill } = scene
  const lines = board.mountains.map(({ number, kind }, at) => {
    const moved = (mountains.movedFighters[at] ?? 0) + (mountains.movedGolems[at] ?? 0)
    const site = siteOf(scene, at)
    const notes = [
      ...(site === 'none' ? [] : [site]),
      ...(drill.at === at ? [`DRILL${drill.cargo > 0 ? `, cargo ${drill.cargo}` : ''}`] : []),
      ...botMark(scene, at),
      ...marksOn(scene, 'mountain', at).map((mark) => markWords(scene, mark)),
      ...(moved > 0 ? [`${moved} moved`] : []),
    ]
    const counts = [some(mountains.fighters[at]), some(mountains.golems[at])]
    const shortKind = kind === 'ferrum' ? '' : kind
    return row(mountainColumns, [String(number), mountainName(scene, at), shortKind, ...counts, notes.join('; ')])
  })
  return [...row(mountainColumns, ['', 'MOUNTAINS', '', 'Fi', 'Go', '']), ...lines.flat()]
}

function forestLines(scene: Scene): string[] {
  const { board, forests } = scene
  const lines = board.forests.map(({ id, number, kind }, at) => {
    const totems = (['full', 'fading'] as const).flatMap((side) => {
      const count = forests[side][at] ?? 0
      return count > 0 ? [`${count} ${side}`] : []
    })
    const moved = (forests.moved[at] ?? 0) + (forests.done[at] ?? 0)
    const notes = [
      ...(totems.length > 0 ? [`TOTEM ${totems.join(', ')}`] : []),
      ...marksOn(scene, 'forest', at).map((mark) => markWords(scene, mark)),
      ...(moved > 0 ? [`${moved} moved`] : []),
    ]
    return row(forestColumns, [String(number), id, kind, some(forests.fighters[at]), notes.join('; ')])
  })
  return ['   FORESTS    Fi', ...lines.flat()]
}

/** Lines under a label, each wrapped. */
function indented(label: string, text: string, within = boardWidth): string[] {
  const columns = [{ width: 8 }, { width: within - 9 }]
  return text.split('\n').flatMap((line, index) => row(columns, [index === 0 ? label : '', line]))
}

const listed = (label: string, items: readonly string[]): string[] =>
  items.length > 0 ? indented(label, items.join('\n')) : []

function boardLines(scene: Scene, seat: Seat): string[] {
  const { sides, decks } = scene
  const side = sides[seat]
  const slots = Array.from({ length: slotsPerRound }, (_, slot) => `${slot + 1} ${slotWords(scene, side.slots[slot])}`)
  const ongoing = side.ongoing.map(({ card, markers }) => `${cardName(scene, card)} [${'#'.repeat(markers)}]`)
  const hand = side.hand?.map((card) => `${cardName(scene, card)} ${valuesOf(scene, card)}`)
  const inPlay = (cards: readonly string[]): string[] => cards.map((card) => cardName(scene, card))
  return [
    seatNames[seat].toUpperCase(),
    ...wrap(
      `crystals ${side.crystals}, hand ${side.handSize}, deck ${side.deckSize}, discard ${side.discard.length}`,
      boardWidth,
    ),
    ...(seat === 'woodwalkers' ? woodwalkerLines(scene) : ironcladLines(scene)),
    ...listed('bot', botWords(scene, seat)),
    ...listed('slots', slots),
    ...listed('added', inPlay(side.extra)),
    ...listed('wagered', inPlay(side.wagered)),
    ...listed('ongoing', ongoing),
    ...listed('hand', hand ?? [`${side.handSize} hidden`]),
    ...(side.discard.length > 0 ? indented('discard', side.discard.join(' ')) : []),
    ...(decks && decks[seat].length > 0 ? indented('deck', decks[seat].join(' ')) : []),
  ]
}

function woodwalkerLines(scene: Scene): string[] {
  const { secured, visions } = scene
  const burned = visions.burned.map(({ mountain }) => (mountain === null ? 'hidden' : mountainName(scene, mountain)))
  const names = (label: string, mountains: readonly number[]): string[] =>
    mountains.length > 0 ? [`${label} ${mountainNames(scene, mountains)}`] : []
  return [
    `fighters left ${unitsLeft(scene, 'woodwalkers', 'fighter')} of ${supply.fighters}`,
    `totems secured ${secured} of ${securedToWin}`,
    ...listed('visions', [
      `hand ${visionHand(scene)}`,
      `deck ${visions.deckSize}`,
      ...names('from the top', visions.top),
      ...names('looked at', looked(scene)),
      ...names('shown', shown(scene)),
      ...names('revealed', visions.revealed),
      ...names('discard', visions.discard),
      ...(burned.length > 0 ? [`burned ${burned.join(', ')}`] : []),
    ]),
  ]
}

function ironcladLines(scene: Scene): string[] {
  const { drill } = scene
  const left = `fighters left ${unitsLeft(scene, 'ironclad', 'fighter')} of ${supply.fighters}`
  const step = ['start', '1', '2', '3'].map((name, index) => (index === drill.step ? `(${name})` : name)).join(' - ')
  return [
    `${left}, golems ${unitsLeft(scene, 'ironclad', 'golem')} of ${supply.golems}`,
    `forges built ${forgesBuilt(scene)} of ${forgesToWin}, foundations left ${foundationsLeft(scene)}`,
    ...listed('drill', [`on ${mountainName(scene, drill.at)}, cargo ${drill.cargo}`, step]),
  ]
}
