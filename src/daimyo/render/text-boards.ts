import type { Line } from '../../render/columns'
import { sum } from '../../toolkit'
import { boardOf, bonusTileOf, clanOf, heroOf, numbersOf, soloCardOf } from '../rules/box'
import type { MercenaryState } from '../rules/state'
import type { EmpireView } from '../rules/view'
import {
  type Amounts,
  bonusPlaces,
  buildingKinds,
  type Clan,
  dieColours,
  type Island,
  resources,
} from '../rules/vocabulary'
import { actsText, faceText, stepsTold } from '../words/card-text'
import { boardNumber } from '../words/parts'
import type { Scene } from '../words/scene'
import { heroTitle } from '../words/titles'
import { tileNames } from './tiles'

export function heroLine(scene: Scene, id: string): string {
  const { picture: words } = scene.words
  const { strength, cost, steps } = heroOf(scene, id)
  return `${heroTitle(scene.words, scene, id)} (${words.strength(strength)}, ${words.cost(cost)}): ${stepsTold(scene.words, steps)}`
}

const titles = (scene: Scene, ids: readonly string[]): string =>
  ids.map((id) => heroTitle(scene.words, scene, id)).join(', ')

const relicsOf = ({ words }: Scene, relics: readonly Island[]): string[] =>
  relics.map((each) => words.picture.relic(each))

const tilesTold = (scene: Scene, loose: readonly string[], relics: readonly Island[]): string =>
  [tileNames(scene, loose), ...relicsOf(scene, relics)].filter((each) => each !== '').join(', ')

const faceOf = (scene: Scene, tile: string): string => faceText(scene.words, bonusTileOf(scene, tile)[scene.boards])

/** What a side has: `2 rice and 1 stone`; nothing is left out. */
const amountsTold = ({ words }: Scene, amounts: Amounts): string[] =>
  resources.some((kind) => (amounts[kind] ?? 0) > 0) ? [words.names.amounts(amounts)] : []

/** The board of a clan in lines. */
export function clanLines(scene: Scene, seat: Clan): Line[] {
  const side = scene.sides[seat]
  if (!side) return []
  const { picture: words } = scene.words
  const marks = [
    ...(scene.toAct === seat ? [words.decides] : scene.turn?.seat === seat ? [words.turn] : []),
    ...(scene.first === seat ? [words.firstPlayer] : []),
  ]
  const dice = side.dice.map(({ at, colour, value }) => `${words.spaces[at]}: ${words.dice[colour]} ${value}`)
  const bonus = bonusPlaces.flatMap((place) => {
    const top = side.bonus[place].at(-1)
    return top === undefined ? [] : [`${words.spaces[place]}: ${faceOf(scene, top)}`]
  })
  const { recruitCosts, abilitySum } = numbersOf(scene)
  const total = sum(side.dice.map(({ value }) => value))
  const hand = side.hand
    ? titles(scene, side.hand)
    : side.known.length > 0
      ? words.known(titles(scene, side.known))
      : ''
  const used = side.loose.length + side.relics.length
  return [
    [
      words.sides[seat].toUpperCase(),
      [words.points(side.points), ...amountsTold(scene, side.resources), ...marks].join('; '),
    ],
    ['', `${words.abilityNeeds(total, abilitySum)}. ${stepsTold(scene.words, clanOf(scene, seat).ability)}`],
    ...(dice.length > 0 ? [['', dice.join('; ')] satisfies Line] : []),
    ...bonus.map((told): Line => ['', told]),
    ['', `${words.track}: ${words.trackSpace(recruitCosts[side.marker] ?? 0)}`],
    [
      '',
      [words.storage(used, side.capacity), ...(used > 0 ? [tilesTold(scene, side.loose, side.relics)] : [])].join(': '),
    ],
    ...constructionLines(scene, seat),
    ...side.income.map((tile): Line => ['', faceOf(scene, tile)]),
    ['', `${words.hand} ${side.handSize}${hand === '' ? '' : ` (${hand})`}, ${words.deck} ${side.deckSize}`],
    ...(side.hand ?? []).map((id): Line => ['', heroLine(scene, id)]),
    ...(side.discard.length > 0 ? [['', `${words.discard}: ${titles(scene, side.discard)}`] satisfies Line] : []),
  ]
}

/** The construction boards with the tiles that buildings still cover. */
function constructionLines(scene: Scene, seat: Clan): Line[] {
  const { picture: words } = scene.words
  const { boards = null, covered = [] } = scene.sides[seat] ?? {}
  return buildingKinds.flatMap((kind): Line[] => {
    const id = boards?.[kind] ?? null
    if (id === null) return []
    const tiles = boardOf(scene, id).slots.flatMap((slot, index) =>
      covered.includes(slot) ? [`${index + 1} ${faceOf(scene, slot)}`] : [],
    )
    return [['', `${words.boards[kind](boardNumber(id))}: ${tiles.join(' ') || '-'}`]]
  })
}

export function mercenaryLines(scene: Scene, { gold, loose, relics, heroes, dice }: MercenaryState): Line[] {
  const { picture: words } = scene.words
  const given = dice.map(({ at, colour, value }) => `${words.mercenarySpaces[at]}: ${words.dice[colour]} ${value}`)
  const tiles = tilesTold(scene, loose, relics)
  return [
    [words.sides.mercenaries.toUpperCase(), [...amountsTold(scene, { gold }), words.heroes(heroes.length)].join('; ')],
    ...(given.length > 0 ? [['', given.join('; ')] satisfies Line] : []),
    ...(tiles === '' ? [] : [['', tiles] satisfies Line]),
  ]
}

export function empireLines(scene: Scene, empire: EmpireView): Line[] {
  const { picture: words } = scene.words
  const id = empire.opened.at(-1)
  const card = id === undefined ? null : soloCardOf(scene, id)
  const tiles = tilesTold(scene, empire.loose, empire.relics)
  return [
    [
      words.sides.empire.toUpperCase(),
      [
        words.points(empire.points),
        words.difficulties[empire.difficulty],
        // Its first hero lies unseen (DAI-SOLO-03).
        words.heroes(empire.heroes.length + 1),
        words.diceSum(sum(empire.dice.map(({ value }) => value))),
      ].join('; '),
    ],
    ['', card ? words.openCard(empire.stackSize) : words.noCard],
    ...(card
      ? dieColours.map((colour): Line => ['', `${words.dice[colour]}: ${actsText(scene.words, card[colour])}`])
      : []),
    ...(tiles === '' ? [] : [['', tiles] satisfies Line]),
  ]
}
