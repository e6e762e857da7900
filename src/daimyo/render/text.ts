import { headlines, type Line, labelled } from '../../render/columns'
import { english } from '../english'
import { villagersTileOf } from '../rules/box'
import { dieColours } from '../rules/vocabulary'
import { stepsTold } from '../words/card-text'
import { headline } from '../words/headline'
import type { DaimyoLanguage } from '../words/language'
import { type Scene, type StateOrView, sceneOf } from '../words/scene'
import { heroTitle } from '../words/titles'
import { checkPosition } from './position'
import { pointsOf, seatsIn } from './sides'
import { clanLines, empireLines, heroLine, mercenaryLines } from './text-boards'
import { goalLine, islandLines } from './text-map'
import { tileNames } from './tiles'

const widest = 100
const narrowest = 44

/**
 * The options of a position as text: the number of columns, from 44 to 100, and the language.
 *
 * @example
 * const options: TextOptions = { width: 60, language: polish }
 */
export interface TextOptions {
  readonly width?: number
  readonly language?: DaimyoLanguage
}

/**
 * A position of Daimyo as text, by default 80 columns wide and in English; a number is a width. It shows the round and the
 * question, the points, the islands, dice, Villagers and Black Market, heroes for hire, goals, and the boards. A view shows what
 * its viewer may know, a state everything.
 *
 * @example
 * console.log(renderText(daimyo.view(state, 'nature')))
 */
export function renderText(stateOrView: StateOrView, options: TextOptions | number = {}): string {
  checkPosition(stateOrView)
  const { width = 80, language = english } = typeof options === 'number' ? { width: options } : options
  const scene = sceneOf(stateOrView, language.words)
  const within = Math.max(narrowest, Math.min(widest, width))
  const told = (lines: readonly Line[]): string[] => lines.flatMap((line) => labelled(line, labelWidth, within))
  return [
    ...heading(scene, within),
    ...told(centreLines(scene)),
    ...scene.islands.flatMap((island) => ['', ...told(islandLines(scene, island))]),
    '',
    ...told(marketLines(scene)),
    ...scene.clans.flatMap((clan) => ['', ...told(clanLines(scene, clan))]),
    ...(scene.mercenaries ? ['', ...told(mercenaryLines(scene, scene.mercenaries))] : []),
    ...(scene.empire ? ['', ...told(empireLines(scene, scene.empire))] : []),
    '',
  ].join('\n')
}

const labelWidth = 14

function heading(scene: Scene, width: number): string[] {
  const { when, what, viewer } = headline(scene)
  return [...headlines(`${scene.words.title.toUpperCase()}  ${when}`, viewer, what, width), '']
}

/** The points, and what lies on the central island. */
function centreLines(scene: Scene): Line[] {
  const { picture: words } = scene.words
  const points = seatsIn(scene).map(
    (seat) => `${words.sides[seat]} ${pointsOf(scene, seat)}${scene.helmet === seat ? ` (${words.helmet})` : ''}`,
  )
  const dice = dieColours.flatMap((colour) => {
    const values = scene.dice.filter((die) => die.colour === colour).map(({ value }) => value)
    return values.length > 0 ? [`${words.dice[colour]} ${values.join(' ')}`] : []
  })
  const villagers = Object.entries(scene.villagers).map(
    ([id, face], index) => `${index + 1} ${stepsTold(scene.words, villagersTileOf(scene, id)[face])}`,
  )
  return [
    [words.legend.points, points.join(', ')],
    [words.diceLeft, dice.join('; ') || words.noDice],
    [words.villagers, villagers.join(' ')],
    [words.blackMarket, tileNames(scene, scene.blackMarket) || words.nothing],
  ]
}

/** The heroes for hire, the top of their deck, and the goals. */
function marketLines(scene: Scene): Line[] {
  const { picture: words } = scene.words
  const heroes = scene.row.flatMap((id) => (id === null ? [] : [heroLine(scene, id)]))
  const next =
    scene.top === null ? words.deckEmpty : words.deckTop(heroTitle(scene.words, scene, scene.top), scene.marketSize)
  return [
    ...heroes.map((told, index): Line => [index === 0 ? words.market : '', told]),
    ['', next],
    ...scene.goals.map((goal, index): Line => [index === 0 ? words.goals : '', goalLine(scene, goal)]),
  ]
}
