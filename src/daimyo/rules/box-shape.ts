import { flag, listOf, objectOf, oneOf, optional, pairOf, rowOf, type Shape, tableOf, whole } from '../../toolkit'
import type { OwnBox } from './box'
import type * as card from './card'
import { soloAct } from './empire/act'
import { type EmpireStart, type Numbers, recruitSpaces } from './numbers'
import * as shape from './shapes'
import { buildingCount, clans, islands, mostRelics, relicCopies } from './vocabulary'

const { count, amounts, steps } = shape
const known = oneOf('rulebook', 'public', 'partly', 'reconstructed')
const provenance = optional<card.Provenance>({ form: 'either', parts: [known, tableOf(known)] })
const title: Shape<string> = { form: 'text', most: 60 }
const few = <Value>(item: Shape<Value>): Shape<Value[]> => listOf(item, 20)

const island = objectOf<card.IslandData>({
  id: shape.island,
  fromClans: whole(1, clans.length),
  at: pairOf(whole(-1000, 1000)),
  produces: rowOf(shape.resource, 5),
  shadowGold: listOf(count, 9, 1),
  altars: rowOf(count, relicCopies),
  banners: objectOf<card.IslandData['banners']>({ gold: count, silver: count }),
  provenance,
})

const clan = objectOf<card.ClanData>({
  id: shape.clan,
  start: amounts,
  ability: steps,
  heroes: rowOf(shape.hero, 3),
  provenance,
})

const board = objectOf<card.BoardData>({
  id: shape.board,
  kind: shape.building,
  start: objectOf<card.BoardData['start']>({ basic: amounts, advanced: amounts }),
  slots: rowOf(shape.bonusTile, buildingCount),
  provenance,
})

const face: Shape<card.BonusFace> = {
  form: 'either',
  parts: [
    objectOf<Extract<card.BonusFace, { steps: unknown }>>({ steps }),
    objectOf<Extract<card.BonusFace, { income: unknown }>>({ income: amounts, draw: count }),
  ],
}

const bonusTile = objectOf<card.BonusTile>({
  id: shape.bonusTile,
  colour: oneOf('grey', 'yellow'),
  basic: face,
  advanced: face,
  provenance,
})

const villagersTile = objectOf<card.VillagersTile>({
  id: shape.villagers,
  a: steps,
  b: steps,
  atSetup: optional(oneOf('a', 'b')),
  provenance,
})

const hero = objectOf<card.Hero>({
  id: shape.hero,
  title,
  strength: whole(1, 18),
  cost: count,
  aggressive: optional(flag),
  notInSolo: optional(flag),
  steps,
  provenance,
})

const reward = objectOf<card.Reward>({
  points: count,
  gain: optional(amounts),
  draw: optional(count),
  storage: optional(count),
})

const goal = objectOf<card.Goal>({
  id: shape.goal,
  kind: oneOf('green', 'orange'),
  title,
  condition: objectOf<card.Condition>({
    is: oneOf(
      'governorIslands',
      'governors',
      'shadows',
      'farmsAndTowers',
      'oneType',
      'relics',
      'storage',
      'heroes',
      'influence',
      'strongholds',
      'oneOfEach',
    ),
    atLeast: whole(1, 99),
    influence: optional(whole(1, 99)),
  }),
  gold: reward,
  silver: optional(reward),
  provenance,
})

const soloCard = objectOf<card.SoloCard>({
  id: shape.soloCard,
  rounds: listOf(whole(1, 5), 2, 1),
  blue: few(soloAct),
  green: few(soloAct),
  red: few(soloAct),
  provenance,
})

const row = objectOf<card.AbilityRow>({ from: whole(3, 18), acts: few(soloAct) })

const start = objectOf<EmpireStart>({
  governors: listOf(whole(1, 3), 4, 1),
  tower: flag,
  tiles: whole(0, 9),
})

const numbers = objectOf<Numbers>({
  recruitCosts: rowOf(count, recruitSpaces),
  restartGold: count,
  buildingCosts: objectOf<Numbers['buildingCosts']>({ farm: shape.cost, tower: shape.cost }),
  influence: objectOf<Numbers['influence']>({ governor: count, shadow: count, tower: count }),
  taxGold: count,
  marketGold: count,
  compensation: count,
  abilitySum: count,
  incomeGold: count,
  secondClanExtra: amounts,
  mercenaryPrice: objectOf<Numbers['mercenaryPrice']>({ relic: count, shadow: count }),
  mercenaryBonus: objectOf<Numbers['mercenaryBonus']>({ sum: count, gold: count }),
  empireStart: objectOf<Numbers['empireStart']>({ easy: start, normal: start, hard: start }),
  scoring: objectOf<Numbers['scoring']>({
    relics: rowOf(count, mostRelics + 1),
    farms: rowOf(count, buildingCount + 1),
    towers: rowOf(count, buildingCount + 1),
    army: rowOf(count, clans.length),
    soloArmy: rowOf(count, 2),
    helmet: count,
    setSize: whole(1, 99),
  }),
})

/** A table with an entry for each of some names, or for fewer. */
const fewerOf = <Name extends string, Each>(
  names: readonly Name[],
  each: Shape<Each>,
): Shape<Readonly<Partial<Record<Name, Each>>>> => ({
  form: 'object',
  fields: Object.fromEntries(names.map((name) => [name, optional(each)])),
})

/** Data of one's own; steps have only a name here. */
export const boxShape: Shape<OwnBox> = objectOf<OwnBox>({
  islands: optional(fewerOf(islands, island)),
  clans: optional(fewerOf(clans, clan)),
  boards: optional(tableOf(board)),
  bonusTiles: optional(tableOf(bonusTile)),
  villagers: optional(tableOf(villagersTile)),
  heroes: optional(tableOf(hero)),
  goals: optional(tableOf(goal)),
  soloCards: optional(tableOf(soloCard)),
  empireAbility: optional(listOf(row, 16)),
  numbers: optional(numbers),
})
