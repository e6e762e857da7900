import { bonusTileOf, clanOf, heroOf } from '../rules/box'
import { topTile } from '../rules/cards'
import { freeSpaces } from '../rules/dice'
import type { Die, Turn } from '../rules/state'
import { type ActionSpace, type BonusPlace, type DiePlace, turnCount } from '../rules/vocabulary'
import { building } from './buildings'
import { harvestWorth } from './production'
import { voyageWorth } from './relics'
import { once, type Sight } from './sight'
import { held, helpWorth, heroWorth, stepsWorth } from './steps'
import { recruiting } from './units'
import { highest } from './worth'

/** What the main action of a space brings now. */
export function mainWorth(sight: Sight, space: ActionSpace): number {
  switch (space) {
    case 'help':
      return helpWorth(sight)
    case 'production':
      return harvestWorth(sight, 'all')
    case 'relic':
      return voyageWorth(sight)
    case 'recruit':
      return recruiting(sight)
    case 'build':
      return building(sight)
    case 'tax':
      return sight.numbers.taxGold * sight.worth.gold
  }
}

/** What the bonus tile of a place brings now. */
export function tileAt(sight: Sight, place: BonusPlace): number {
  const tile = topTile(sight, sight.me, place)
  if (tile === undefined) return 0
  const face = bonusTileOf(sight.state, tile)[sight.state.boards]
  return 'steps' in face ? Math.max(0, stepsWorth(sight, face.steps)) : 0
}

/** Who spends before Production spends less. */
const early = 0.75

/** The worth of putting a die on a space. */
export function spaceWorth(sight: Sight, space: ActionSpace): number {
  const { dice } = sight.own
  const spends = space === 'recruit' || space === 'build'
  const isEarly = spends && dice.length + 1 < turnCount && !dice.some(({ at }) => at === 'production')
  const tile = space === 'tax' ? 0 : tileAt(sight, space)
  return mainWorth(sight, space) * (isEarly ? early : 1) + tile
}

/** What the clan's ability and the tile beside it bring now. */
export const abilityWorth = (sight: Sight): number =>
  once(sight, 'ability', () => stepsWorth(sight, clanOf(sight.state, sight.me).ability))

/** All sums of some of the values, as bits. */
function sums(values: readonly number[]): number {
  let bits = 1
  for (const value of values) bits |= bits << value
  return bits & ~1
}

/** What is left for this turn; before the die is placed, all of it. */
const usedIn = (turn: Turn | null): Turn['used'] => turn?.used ?? []

/** A sum that is near the one that opens the ability is worth a part of it while turns are left. */
const hope = 0.06

/** What dice with these values open in this turn. */
function opened(values: readonly number[], prospects: Prospects): number {
  const bits = sums(values)
  const sum = values.reduce((total, value) => total + value, 0)
  let hero = 0
  for (const { strength, worth } of prospects.heroes) if ((bits >> strength) & 1) hero = Math.max(hero, worth)
  if (sum >= prospects.sum) return hero + prospects.ability
  return hero + (values.length < turnCount ? hope * sum * prospects.whole : 0)
}

/** What a turn can open: heroes by their strength, and the ability with its tile. */
export interface Prospects {
  readonly heroes: readonly { readonly strength: number; readonly worth: number }[]
  /** The sum of dice that opens the ability. */
  readonly sum: number
  readonly ability: number
  /** The ability and its tile, also if they were used in this turn. */
  readonly whole: number
}

function prospectsOf(sight: Sight): Prospects {
  const used = usedIn(sight.state.turn)
  const [ability, tile] = [abilityWorth(sight), tileAt(sight, 'ability')]
  return {
    heroes: used.includes('hero')
      ? []
      : sight.own.hand.map((hero) => ({
          strength: heroOf(sight.state, hero).strength,
          worth: Math.max(0, heroWorth(sight, hero) - held(sight)),
        })),
    sum: sight.numbers.abilitySum,
    ability: (used.includes('ability') ? 0 : ability) + (used.includes('ability-tile') ? 0 : tile),
    whole: ability + tile,
  }
}

/** The worth of each die to take: its best space, and what it opens. */
export function dieWorths(sight: Sight): (die: Die) => number {
  const prospects = prospectsOf(sight)
  const values = sight.own.dice.map(({ value }) => value)
  const spaces = new Map<ActionSpace, number>()
  const worthOf = (space: ActionSpace): number => {
    const known = spaces.get(space) ?? spaceWorth(sight, space)
    spaces.set(space, known)
    return known
  }
  return ({ colour, value }) => {
    const free = freeSpaces(sight, sight.me, colour)
    return (free.length > 0 ? highest(free, worthOf) : 0) + opened([...values, value], prospects)
  }
}

/** The worth of changing an own die by so much. */
export function changeWorths(sight: Sight): (at: DiePlace, by: number) => number {
  const prospects = prospectsOf(sight)
  const { dice } = sight.own
  const before = opened(
    dice.map(({ value }) => value),
    prospects,
  )
  return (at, by) => {
    const values = dice.map((die) => die.value + (die.at === at ? by : 0))
    return values.some((value) => value < 1 || value > 6) ? -1 : opened(values, prospects) - before
  }
}

/** The worth of the best single step of a die. */
export const bestChange = (sight: Sight): number => once(sight, 'change', () => bestStep(sight))

function bestStep(sight: Sight): number {
  const change = changeWorths(sight)
  return highest(sight.own.dice, ({ at }) => Math.max(change(at, 1), change(at, -1)))
}
