import type { Problems } from '../../../toolkit'
import { craftsWith } from '../crafting-pieces'
import { extraSlots } from '../landmarks/treetop'
import { areEnemies } from '../owner'
import { standsAlone } from '../pieces'
import { type Play, sideAt } from '../play'
import { openSlots, presenceAt, rulerOf } from '../rule'
import { clearingSuits, clearings } from '../vocabulary'
import { isCount } from './counts'
import type { Laws, StateLaw } from './law'

/** ROOT-INV-01: four clearings of each suit, as the map prints them or by suit markers (ROOT-A.1c); closed paths and torches lie on this map. */
function map({ state, ground }: Play, problems: Problems): void {
  for (const suit of clearingSuits) {
    const found = state.suits.filter((each) => each === suit).length
    problems.when(found !== 4, 'suits', `There are ${found} ${suit} clearings, not 4.`)
  }
  const paths = new Set(state.closed)
  problems.when(paths.size !== state.closed.length, 'closed', 'A path is closed twice.')
  for (const path of paths)
    problems.when(ground.closedPaths[path] === undefined, 'closed', `There is no closed path ${path}.`)
  for (const at of state.scorched) problems.when(!clearings.includes(at), 'scorched', `There is no clearing ${at}.`)
}

/** ROOT-INV-04: warriors on Coffin Makers and activated pieces are counted in whole numbers from 0. */
function counts({ state }: Play, problems: Problems): void {
  for (const [seat, count] of Object.entries(state.coffin))
    problems.when(!isCount(count), `coffin.${seat}`, `${count} is not a number of warriors.`)
  for (const [at, count] of state.turn.activated.entries())
    problems.when(!isCount(count), `turn.activated[${at}]`, `${count} is not a number of pieces.`)
}

/** ROOT-INV-05: buildings and ruins fit into the slots of a clearing. */
function slots(play: Play, problems: Problems): void {
  for (const at of clearings)
    problems.when(openSlots(play, at) < 0, `clearing ${at}`, 'It has more buildings and ruins than slots.')
}

/** ROOT-INV-12: who rules has something there. */
function rulers(play: Play, problems: Problems): void {
  for (const at of clearings) {
    const ruler = rulerOf(play, at)
    problems.when(ruler !== null && presenceAt(play, ruler, at) <= 0, `clearing ${at}`, `${ruler} has nothing there.`)
  }
}

/** ROOT-INV-13: who rules does not depend on the order of seats. */
function order(play: Play, problems: Problems): void {
  const turned = { state: { ...play.state, seats: [...play.state.seats].reverse() } }
  for (const at of clearings)
    problems.when(
      rulerOf(play, at) !== rulerOf(turned, at),
      `clearing ${at}`,
      'Who rules depends on who is asked first.',
    )
}

/** ROOT-INV-21: no more pieces were activated in a clearing than can stand there. */
function activated(play: Play, problems: Problems): void {
  const { state, ground } = play
  const kinds = sideAt(state.sides, state.active) ? craftsWith(play, state.active) : []
  for (const [at, count] of state.turn.activated.entries()) {
    const most =
      kinds.length === 0 || at === 0
        ? 0
        : kinds.every(standsAlone)
          ? 1
          : (ground.slots[at] ?? 0) + extraSlots(state, at)
    problems.when(count > most, `turn.activated[${at}]`, `${count} pieces cannot have been activated there.`)
  }
}

/** ROOT-INV-45: partners do not fight each other. */
function sides(play: Play, problems: Problems): void {
  const { battle } = play.state
  if (!battle) return
  const { attacker, defender } = battle
  problems.when(attacker === defender, 'battle', `${attacker} fights itself.`)
  problems.when(!areEnemies(play, attacker, defender), 'battle', `${attacker} fights ${defender}, no enemy.`)
}

export const groundLaws: Laws<StateLaw> = {
  'ROOT-INV-01': map,
  'ROOT-INV-04': counts,
  'ROOT-INV-05': slots,
  'ROOT-INV-12': rulers,
  'ROOT-INV-13': order,
  'ROOT-INV-21': activated,
  'ROOT-INV-45': sides,
}
