import { type Check, fits, keysOf, many, type Problems } from '../../../toolkit'
import {
  allMarketHeroes,
  type Boxed,
  boardOf,
  boardsOf,
  bonusTileOf,
  clanOf,
  daimyoBox,
  goalsOf,
  islandOf,
  type OwnBox,
  soloGroupOf,
} from '../box'
import { boxShape } from '../box-shape'
import type { BonusTile, Goal, IslandData, SoloCard } from '../card'
import { goalsInPlay, rowLength, soloGroups } from '../numbers'
import { clans } from '../vocabulary'
import { checkNoLoop, checkStep } from './check-steps'

/** Whether the rules accept a box, with every problem (DAI-OPT-05). */
export const isBox: Check<OwnBox> = (box, problems): box is OwnBox => {
  if (!fits(boxShape, box, problems, checkStep)) return false
  const before = problems.found.length
  checkIds(box, problems)
  if (problems.found.length > before) return false
  for (const [id, island] of Object.entries(box.islands ?? {})) checkIsland(island, problems.at('islands', id))
  for (const [id, { ability }] of Object.entries(box.clans ?? {}))
    checkNoLoop(ability, ['clanAbility'], 'A clan ability', problems.at('clans', id, 'ability'))
  for (const [id, tile] of Object.entries(box.bonusTiles ?? {})) checkFaces(tile, problems.at('bonusTiles', id))
  for (const [id, tile] of Object.entries(box.villagers ?? {}))
    for (const side of ['a', 'b'] as const)
      checkNoLoop(tile[side], again, 'A Villagers tile', problems.at('villagers', id, side))
  for (const [id, goal] of Object.entries(box.goals ?? {})) checkGoal(goal, problems.at('goals', id))
  for (const [id, card] of Object.entries(box.soloCards ?? {}))
    checkSoloCard({ box }, card, problems.at('soloCards', id))
  checkWhole({ box }, problems)
  return problems.found.length === before && !problems.full
}

const again = ['villager', 'villagersHelp', 'clanAbility']

/** What each table of a box holds, to name one of it. */
const nouns = {
  islands: 'island',
  clans: 'clan',
  boards: 'construction board',
  bonusTiles: 'bonus tile',
  villagers: 'Villagers tile',
  heroes: 'hero',
  goals: 'goal',
  soloCards: 'card of the Empire',
} as const

/** The ids are those of the standard box, so the counts of the box hold (DAI-COMP-01). */
function checkIds(box: OwnBox, problems: Problems): void {
  for (const part of keysOf(nouns))
    for (const [id, each] of Object.entries(box[part] ?? {})) {
      const here = problems.at(part, id)
      if (!Object.hasOwn(daimyoBox[part], id))
        here.add('', `There is no ${nouns[part]} ${id}; a box has the ids of the standard box.`)
      else here.when(each.id !== id, 'id', `The ${nouns[part]} ${each.id} stands under ${id}.`)
    }
}

function checkIsland({ id, fromClans }: IslandData, problems: Problems): void {
  const usual = daimyoBox.islands[id].fromClans
  problems.when(
    fromClans !== usual,
    'fromClans',
    `The ${id} island is in play from ${many(usual, 'clan')} on (DAI-ISLE-01).`,
  )
}

function checkFaces({ colour, ...faces }: BonusTile, problems: Problems): void {
  for (const side of ['basic', 'advanced'] as const) {
    const isYellow = 'income' in faces[side]
    problems.when(isYellow && colour === 'grey', side, 'A grey bonus tile has steps, no income (DAI-BONUS-01).')
    problems.when(!isYellow && colour === 'yellow', side, 'A yellow bonus tile has an income, no steps (DAI-BONUS-01).')
  }
}

function checkGoal({ kind, silver, condition: { is, influence } }: Goal, problems: Problems): void {
  problems.when(
    kind === 'orange' && silver !== undefined,
    'silver',
    'An orange goal has no silver place (DAI-GOAL-02).',
  )
  const isStronghold = is === 'strongholds'
  problems.when(isStronghold && influence === undefined, 'condition.influence', 'Strongholds need an influence.')
  problems.when(!isStronghold && influence !== undefined, 'condition.influence', 'Only strongholds have an influence.')
}

function checkSoloCard(at: Boxed, { rounds, blue, green, red }: SoloCard, problems: Problems): void {
  const isGroup = soloGroups.some((group) => group.rounds.join() === rounds.join())
  problems.when(!isGroup, 'rounds', 'The rounds of a card are 1 and 2, 3 and 4, or 5 (DAI-SOLO-04).')
  for (const [space, acts] of Object.entries({ blue, green, red }))
    for (const [index, act] of acts.entries())
      for (const island of ('on' in act ? act.on : undefined) ?? [])
        problems.when(
          islandOf(at, island).fromClans > 1,
          `${space}[${index}].on`,
          `The ${island} island is not in play with one clan (DAI-ISLE-01).`,
        )
}

/** What holds for a box as a whole, with what is left as it is. */
function checkWhole(at: Boxed, problems: Problems): void {
  checkOwners(at, problems)
  for (const kind of ['farm', 'tower'] as const) {
    const count = boardsOf(at, kind).length
    problems.when(count !== clans.length, 'boards', `There are ${count} boards of kind ${kind}, not 4 (DAI-COMP-01).`)
  }
  for (const kind of ['green', 'orange'] as const) {
    const count = goalsOf(at, kind).length
    const needed = goalsInPlay[kind]
    problems.when(
      count < needed,
      'goals',
      `There are ${many(count, 'goal')} of kind ${kind}, and a game draws ${needed} (DAI-SETUP-03).`,
    )
  }
  for (const { rounds, count } of soloGroups) {
    const found = soloGroupOf(at, rounds[0]).length
    problems.when(
      found < count,
      'soloCards',
      `There are ${many(found, 'card')} of the Empire for round ${rounds[0]}, and a game draws ${count} (DAI-SOLO-04).`,
    )
  }
  const inSolo = allMarketHeroes(at).filter(({ aggressive, notInSolo }) => !aggressive && !notInSolo).length
  problems.when(
    inSolo <= rowLength,
    'heroes',
    `One clan can play with ${inSolo} heroes of the market, and its setup needs ${rowLength + 1} (DAI-SOLO-03).`,
  )
  const rows = at.box?.empireAbility ?? []
  for (const [index, { from }] of rows.entries())
    problems.when(
      from <= (rows[index - 1]?.from ?? 0),
      `empireAbility[${index}].from`,
      'The sums of the rows rise from one to the next (DAI-SOLO-21).',
    )
}

/** A board has one yellow bonus tile, as a clan has two places for them (DAI-BONUS-01, -02). */
function checkYellow(at: Boxed, problems: Problems): void {
  for (const board of keysOf(daimyoBox.boards)) {
    const slots = boardOf(at, board).slots.filter((tile) => Object.hasOwn(daimyoBox.bonusTiles, tile))
    const count = slots.filter((tile) => bonusTileOf(at, tile).colour === 'yellow').length
    problems
      .at('boards', board)
      .when(count !== 1, 'slots', `The board has ${many(count, 'yellow bonus tile')}, not 1 (DAI-BONUS-01).`)
  }
}

/** Each hero of a clan belongs to one clan, and each bonus tile to one board (DAI-COMP-02, DAI-COMP-05). */
function checkOwners(at: Boxed, problems: Problems): void {
  const heroes = new Map<string, string>()
  for (const clan of clans)
    for (const [index, hero] of clanOf(at, clan).heroes.entries()) {
      const here = problems.at('clans', clan, 'heroes', index)
      here.when(!Object.hasOwn(daimyoBox.heroes, hero), '', `There is no hero ${hero}.`)
      here.when(heroes.has(hero), '', `The hero ${hero} belongs to ${heroes.get(hero)} already.`)
      heroes.set(hero, clan)
    }
  const tiles = new Map<string, string>()
  for (const board of keysOf(daimyoBox.boards))
    for (const [index, tile] of boardOf(at, board).slots.entries()) {
      const here = problems.at('boards', board, 'slots', index)
      here.when(!Object.hasOwn(daimyoBox.bonusTiles, tile), '', `There is no bonus tile ${tile}.`)
      here.when(tiles.has(tile), '', `The bonus tile ${tile} lies on the board ${tiles.get(tile)} already.`)
      tiles.set(tile, board)
    }
  checkYellow(at, problems)
}
