import { frozen, same } from '../../../core'
import { daimyoBox, type OwnBox } from '../box'

type Table<Each> = Readonly<Record<string, Each>>

/** The entries that differ from those of the standard box. */
const differing = <Each>(own: Table<Each>, standard: Table<unknown>): Record<string, Each> =>
  Object.fromEntries(Object.entries(own).filter(([id, each]) => !same(each, standard[id])))

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

/** What a state keeps of a box: only what differs from the standard one. It is frozen, and copies share it. */
export function keptOf(own: OwnBox = {}): OwnBox | null {
  const { islands = {}, clans = {}, boards = {}, bonusTiles = {}, villagers = {}, heroes = {}, goals = {} } = own
  const { soloCards = {}, empireAbility, numbers } = own
  const tables: OwnBox = {
    islands: differing(islands, daimyoBox.islands),
    clans: differing(clans, daimyoBox.clans),
    boards: differing(boards, daimyoBox.boards),
    bonusTiles: differing(bonusTiles, daimyoBox.bonusTiles),
    villagers: differing(villagers, daimyoBox.villagers),
    heroes: differing(heroes, daimyoBox.heroes),
    goals: differing(goals, daimyoBox.goals),
    soloCards: differing(soloCards, daimyoBox.soloCards),
  }
  const kept: OwnBox = {
    ...Object.fromEntries(Object.entries(tables).filter(([, table]) => !isEmpty(table))),
    ...(empireAbility && !same(empireAbility, daimyoBox.empireAbility) && { empireAbility }),
    ...(numbers && !same(numbers, daimyoBox.numbers) && { numbers }),
  }
  return isEmpty(kept) ? null : frozen(kept)
}
