import { type Event, ironwoodMap, type Seat, type State } from '../../../../src/ironwood/rules'

type Counts = Map<string, number>

const add = (counts: Counts, at: string, count: number): void => void counts.set(at, (counts.get(at) ?? 0) + count)

/** How many units of a kind stand on each location, by id. */
function unitsOf(state: State, seat: Seat, unit: 'fighter' | 'golem'): Counts {
  const places = seat === 'woodwalkers' ? ironwoodMap.forests : ironwoodMap.mountains
  const fighters = seat === 'woodwalkers' ? state.forests.fighters : state.mountains.fighters
  const list = unit === 'golem' ? state.mountains.golems : fighters
  return new Map(places.map(({ id }, index) => [id, list[index] ?? 0]))
}

/**
 * Keeps account of who has not moved in a bot's turn, from the events alone, and complains if somebody moves twice
 * (BOT-22). Units that are recruited may move; of those that are removed the ones that have moved go first (CI-09).
 */
export function nobodyMovesTwice(first: State, bot: Seat): (state: State, events: readonly Event[]) => void {
  const kinds = bot === 'ironclad' ? (['fighter', 'golem'] as const) : (['fighter'] as const)
  const fresh = new Map(kinds.map((unit): [string, Counts] => [unit, unitsOf(first, bot, unit)]))
  const standing = new Map(kinds.map((unit): [string, Counts] => [unit, unitsOf(first, bot, unit)]))
  // Against Woodenbot the first turn, the bot's, has begun before anything is asked: it is not watched.
  let turn = false
  const go = (unit: string, from: string, to: string, count: number): void => {
    const left = fresh.get(unit)?.get(from) ?? 0
    if (turn && left < count) throw new Error(`${count} of unit ${unit} move from ${from}, and ${left} may.`)
    add(fresh.get(unit) ?? new Map(), from, -count)
    relocate(standing, unit, from, to, count)
  }
  const take = (unit: string, at: string, count: number): void => {
    const there = standing.get(unit) ?? new Map()
    const unmoved = fresh.get(unit) ?? new Map()
    add(there, at, -count)
    unmoved.set(at, Math.min(unmoved.get(at) ?? 0, there.get(at) ?? 0))
  }
  return (state, events) => {
    for (const event of events) {
      if (event.type === 'turn') {
        turn = event.seat === bot
        for (const [unit, counts] of standing) fresh.set(unit, new Map(counts))
      } else if (event.type === 'moved' && bot === 'woodwalkers') go('fighter', event.from, event.to, 1)
      else if (event.type === 'marched' && bot === 'ironclad') {
        go('fighter', event.from, event.to, event.fighters)
        go('golem', event.from, event.to, event.golems)
      } else if (event.type === 'recruited' && event.seat === bot) {
        add(standing.get(event.unit) ?? new Map(), event.at, 1)
        add(fresh.get(event.unit) ?? new Map(), event.at, 1)
      } else if (event.type === 'removed' && event.seat === bot) take(event.unit, event.at, event.count)
      else if (event.type === 'retreated' && kinds.some((unit) => standing.get(unit)?.has(event.from)))
        for (const unit of kinds) {
          relocate(fresh, unit, event.from, event.to, fresh.get(unit)?.get(event.from) ?? 0)
          relocate(standing, unit, event.from, event.to, standing.get(unit)?.get(event.from) ?? 0)
        }
      else if (event.type === 'baited') relocate(standing, 'fighter', event.from, event.to, event.count)
    }
    for (const unit of kinds) {
      const actual = unitsOf(state, bot, unit)
      for (const [at, count] of standing.get(unit) ?? [])
        if (actual.get(at) !== count) throw new Error(`${actual.get(at)} of unit ${unit} on ${at}, told were ${count}.`)
    }
  }
}

function relocate(counts: Map<string, Counts>, unit: string, from: string, to: string, count: number): void {
  const list = counts.get(unit)
  if (!list) return
  add(list, from, -count)
  add(list, to, count)
}
