import { forgesBuilt, foundationsLeft, unitsLeft } from '../rules/components'
import { forgesToWin, type Seat, seatNames, securedToWin, slotsPerRound, supply } from '../rules/vocabulary'
import { beside, type Column, row, textWidth, wrap } from './columns'
import { cardName, mountainName, mountainNames, valuesOf } from './names'
import { looked, marksOn, type Sight, type StateOrView, shown, sightOf, siteOf } from './sight'
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
  const sight = sightOf(stateOrView)
  const { when, what, viewer } = headline(sight)
  const title = `IRONWOOD  ${when}`
  const battle = battleWords(sight)
  return [
    `${title.padEnd(textWidth - viewer.length)}${viewer}`,
    ...wrap(what, textWidth),
    ...sight.restrictions.flatMap((restriction) => wrap(restrictionWords(restriction), textWidth)),
    ...(battle.length > 0 ? ['', ...indented('BATTLE', battle.join('\n'), textWidth)] : []),
    '',
    ...beside(mountainLines(sight), forestLines(sight), mapWidth),
    '',
    ...beside(boardLines(sight, 'woodwalkers'), boardLines(sight, 'ironclad'), boardWidth),
    '',
  ].join('\n')
}

const mountainColumns: Column[] = [{ width: 2, right: true }, { width: 14 }, { width: 6 }, ...counted(2), { width: 26 }]
const forestColumns: Column[] = [{ width: 2, right: true }, { width: 4 }, { width: 5 }, ...counted(1), { width: 22 }]

function counted(count: number): Column[] {
  return Array.from({ length: count }, () => ({ width: 2, right: true }))
}

const some = (count: number | undefined): string => (count ? String(count) : '.')

function mountainLines(sight: Sight): string[] {
  const { board, mountains, drill } = sight
  const lines = board.mountains.map(({ number, kind }, at) => {
    const moved = (mountains.movedFighters[at] ?? 0) + (mountains.movedGolems[at] ?? 0)
    const site = siteOf(sight, at)
    const notes = [
      ...(site === 'none' ? [] : [site]),
      ...(drill.at === at ? [`DRILL${drill.cargo > 0 ? `, cargo ${drill.cargo}` : ''}`] : []),
      ...botMark(sight, at),
      ...marksOn(sight, 'mountain', at).map((mark) => markWords(sight, mark)),
      ...(moved > 0 ? [`${moved} moved`] : []),
    ]
    const counts = [some(mountains.fighters[at]), some(mountains.golems[at])]
    const shortKind = kind === 'ferrum' ? '' : kind
    return row(mountainColumns, [String(number), mountainName(sight, at), shortKind, ...counts, notes.join('; ')])
  })
  return [...row(mountainColumns, ['', 'MOUNTAINS', '', 'Fi', 'Go', '']), ...lines.flat()]
}

function forestLines(sight: Sight): string[] {
  const { board, forests } = sight
  const lines = board.forests.map(({ id, number, kind }, at) => {
    const totems = (['full', 'fading'] as const).flatMap((side) => {
      const count = forests[side][at] ?? 0
      return count > 0 ? [`${count} ${side}`] : []
    })
    const moved = (forests.moved[at] ?? 0) + (forests.done[at] ?? 0)
    const notes = [
      ...(totems.length > 0 ? [`TOTEM ${totems.join(', ')}`] : []),
      ...marksOn(sight, 'forest', at).map((mark) => markWords(sight, mark)),
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

function boardLines(sight: Sight, seat: Seat): string[] {
  const { sides, decks } = sight
  const side = sides[seat]
  const slots = Array.from({ length: slotsPerRound }, (_, slot) => `${slot + 1} ${slotWords(sight, side.slots[slot])}`)
  const ongoing = side.ongoing.map(({ card, markers }) => `${cardName(sight, card)} [${'#'.repeat(markers)}]`)
  const hand = side.hand?.map((card) => `${cardName(sight, card)} ${valuesOf(sight, card)}`)
  const inPlay = (cards: readonly string[]): string[] => cards.map((card) => cardName(sight, card))
  return [
    seatNames[seat].toUpperCase(),
    ...wrap(
      `crystals ${side.crystals}, hand ${side.handSize}, deck ${side.deckSize}, discard ${side.discard.length}`,
      boardWidth,
    ),
    ...(seat === 'woodwalkers' ? woodwalkerLines(sight) : ironcladLines(sight)),
    ...listed('bot', botWords(sight, seat)),
    ...listed('slots', slots),
    ...listed('added', inPlay(side.extra)),
    ...listed('wagered', inPlay(side.wagered)),
    ...listed('ongoing', ongoing),
    ...listed('hand', hand ?? [`${side.handSize} hidden`]),
    ...(side.discard.length > 0 ? indented('discard', side.discard.join(' ')) : []),
    ...(decks && decks[seat].length > 0 ? indented('deck', decks[seat].join(' ')) : []),
  ]
}

function woodwalkerLines(sight: Sight): string[] {
  const { secured, visions } = sight
  const burned = visions.burned.map(({ mountain }) => (mountain === null ? 'hidden' : mountainName(sight, mountain)))
  const names = (label: string, mountains: readonly number[]): string[] =>
    mountains.length > 0 ? [`${label} ${mountainNames(sight, mountains)}`] : []
  return [
    `fighters left ${unitsLeft(sight, 'woodwalkers', 'fighter')} of ${supply.fighters}`,
    `totems secured ${secured} of ${securedToWin}`,
    ...listed('visions', [
      `hand ${visionHand(sight)}`,
      `deck ${visions.deckSize}`,
      ...names('from the top', visions.top),
      ...names('looked at', looked(sight)),
      ...names('shown', shown(sight)),
      ...names('revealed', visions.revealed),
      ...names('discard', visions.discard),
      ...(burned.length > 0 ? [`burned ${burned.join(', ')}`] : []),
    ]),
  ]
}

function ironcladLines(sight: Sight): string[] {
  const { drill } = sight
  const left = `fighters left ${unitsLeft(sight, 'ironclad', 'fighter')} of ${supply.fighters}`
  const step = ['start', '1', '2', '3'].map((name, index) => (index === drill.step ? `(${name})` : name)).join(' - ')
  return [
    `${left}, golems ${unitsLeft(sight, 'ironclad', 'golem')} of ${supply.golems}`,
    `forges built ${forgesBuilt(sight)} of ${forgesToWin}, foundations left ${foundationsLeft(sight)}`,
    ...listed('drill', [`on ${mountainName(sight, drill.at)}, cargo ${drill.cargo}`, step]),
  ]
}
