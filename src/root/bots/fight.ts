import { sum } from '../../toolkit'
import { defendersAt } from '../rules/battle/battle'
import { isHiddenAt } from '../rules/factions/corvid/plots'
import { vagabondAt, vagabondOf } from '../rules/factions/vagabond/board'
import { isHostile } from '../rules/factions/vagabond/hostility'
import { swordsOf } from '../rules/factions/vagabond/items'
import { boxOf } from '../rules/owner'
import { handOf, sideOf } from '../rules/play'
import { rules, warriorsAt } from '../rules/rule'
import { isSeat, type Owner } from '../rules/vocabulary'
import { envy, highest, type Sight, structuresAt } from './sight'
import { enemiesIn, strongestAt } from './survey'

/** The average losses and gains of a battle, in pieces. */
interface Toll {
  warriors: number
  structures: number
  lost: number
  lostStructures: number
}

interface Sides {
  readonly attackers: number
  readonly ownStructures: number
  readonly defenders: number
  readonly structures: number
  readonly extra: number
  /** Extra hits that the defender deals (ROOT-13.2.5). */
  readonly agents: number
  /** The defender deals the higher number (ROOT-8.2.2). */
  readonly guerrilla: boolean
}

const faces = [0, 1, 2, 3] as const

/** The average of all rolls of two dice. */
function toll({ attackers, ownStructures, defenders, structures, extra, agents, guerrilla }: Sides): Toll {
  const total: Toll = { warriors: 0, structures: 0, lost: 0, lostStructures: 0 }
  for (const one of faces)
    for (const other of faces) {
      const [high, low] = [Math.max(one, other), Math.min(one, other)]
      const dealt = Math.min(guerrilla ? low : high, attackers) + extra + (defenders === 0 ? 1 : 0)
      const taken = Math.min(guerrilla ? high : low, defenders) + agents
      total.warriors += Math.min(dealt, defenders) / 16
      total.structures += Math.min(Math.max(0, dealt - defenders), structures) / 16
      total.lost += Math.min(taken, attackers) / 16
      total.lostStructures += Math.min(Math.max(0, taken - attackers), ownStructures) / 16
    }
  return total
}

/** The worth of a warrior in points. */
const warrior = 0.4

/** The chance of an ambush; with a Scouting Party it is 0. */
const ambushes = (sight: Sight, enemy: Owner): number =>
  sideOf(sight, sight.me).crafted.includes('scouting-party') ? 0 : Math.min(0.3, 0.06 * handOf(sight, enemy).length)

/** A hit on a Vagabond's item scores no point. */
const itemHit = 0.25

/** The worth of an attack, in points. `ruling` is the worth of ruling there. */
export function fightWorth(sight: Sight, at: number, enemy: Owner, ruling = 0): number {
  const { me, state } = sight
  const side = sideOf(sight, me)
  const pawn = vagabondAt(sight, me)
  const prey = isSeat(enemy) ? vagabondAt(sight, enemy) : null
  const structures = structuresAt(sight, enemy, at)
  const attackers = pawn ? swordsOf(sight, me) : warriorsAt(sight, me, at)
  const defenders = prey && isSeat(enemy) ? swordsOf(sight, enemy) : warriorsAt(sight, enemy, at)
  const { board } = side
  const commander = board.faction === 'eyrie' && board.leader === 'commander' ? 1 : 0
  const {
    warriors,
    structures: fallen,
    lost,
    lostStructures,
  } = toll({
    attackers,
    ownStructures: structuresAt(sight, me, at),
    defenders,
    structures,
    extra: commander,
    agents: boxOf(sight, enemy) === 'corvid' && isSeat(enemy) && isHiddenAt(sight, enemy, at) ? 1 : 0,
    guerrilla: boxOf(sight, enemy) === 'alliance',
  })
  const price = lost * warrior * (pawn ? 1.6 : 1) + lostStructures * 2.5 + ambushes(sight, enemy) * 2 * warrior
  if (prey) return Math.min(1, sum(prey.ready)) * warriors * itemHit - price
  const outraged = structures > 0 && boxOf(sight, enemy) === 'alliance' ? 0.2 * Math.min(1, fallen) : 0
  const despot = board.faction === 'eyrie' && board.leader === 'despot' ? Math.min(1, fallen) : 0
  const won = rules(sight, me, at) || attackers - lost <= strongestAt(sight, at) - warriors - fallen ? 0 : ruling
  const infamy = pawn ? infamyOf(sight, enemy, warriors, fallen) : 0
  const spoils = warriors * warrior + fallen * 2.2
  return spoils * envy(sight, enemy) + despot + won + infamy - outraged - price - (state.battle ? 1 : 0)
}

/** ROOT-9.2.9.3: each piece of a Hostile faction brings a point; attacking any other loses a friend. */
function infamyOf(sight: Sight, enemy: Owner, warriors: number, fallen: number): number {
  if (!isSeat(enemy)) return 0
  if (isHostile(sight, sight.me, enemy)) return warriors + fallen
  const space = vagabondOf(sight, sight.me).relations[enemy] ?? 0
  return warriors > 0 ? Math.max(0, warriors + fallen - 1) - 1 - space : 0
}

/** The best battle in a clearing. */
export const bestFightAt = (sight: Sight, at: number, ruling = 0): number =>
  highest(defendersAt(sight, sight.me, at), (enemy) => fightWorth(sight, at, enemy, ruling))

/** The worth of badly guarded enemy structures, in points. */
export function preyAt(sight: Sight, at: number): number {
  let prey = 0
  for (const { owner, warriors, structures } of enemiesIn(sight)) {
    const here = structures[at] ?? 0
    const guards = warriors[at] ?? 0
    if (here > 0) prey += (here * envy(sight, owner)) / (1 + guards * 0.7)
    else prey += guards * 0.1
  }
  return prey
}
