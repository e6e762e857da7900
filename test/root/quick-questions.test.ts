import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Faction, root, type State } from '../../src/root/rules'
import { kindOf } from '../../src/root/rules/agenda'
import { moments } from '../../src/root/rules/card'
import { countFor } from '../../src/root/rules/factions/alliance/supporters'
import { couldSpread, openToSympathy, spreadCost, spreadsTo } from '../../src/root/rules/factions/alliance/sympathy'
import { buildable, connected, costOf, kinds, woodIn } from '../../src/root/rules/factions/marquise/sites'
import { linksFrom } from '../../src/root/rules/moving/links'
import { type Play, seatOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { canPlace, openSlots, rules } from '../../src/root/rules/rule'
import { turns, type WindowTask } from '../../src/root/rules/turn/turn'
import { clearings, type MapId, type Seat } from '../../src/root/rules/vocabulary'

const tables: readonly [MapId, readonly Faction[]][] = [
  ['autumn', ['marquise', 'eyrie', 'alliance', 'vagabond']],
  ['mountain', ['alliance', 'cult', 'riverfolk', 'marquise']],
  ['lake', ['duchy', 'corvid', 'hundreds', 'keepers']],
]

/** Looks at every third state of a random game. */
function visit(map: MapId, factions: readonly Faction[], look: (play: Play, state: State) => void): void {
  const state = root.setup({ seed: 5, factions, map, deck: 'exiles' })
  const random = createRandom(5, map)
  for (let count = 0; count < 600 && state.result === null; count++) {
    if (count % 3 === 0) look(playOn(state), state)
    root.step(state, random.pick(root.legalActions(state)))
  }
}

/** Where the Marquise can build, as ROOT-6.5.4.1 says it, clearing by clearing. */
function sites(play: Play, seat: Seat): number[] {
  const least = Math.min(...kinds.map((kind) => costOf(play, seat, kind) ?? Number.POSITIVE_INFINITY))
  return clearings.filter(
    (at) =>
      rules(play, seat, at) &&
      openSlots(play, at) > 0 &&
      canPlace(play, seat, at) &&
      woodIn(play, seat, connected(play, seat, at)) >= least,
  )
}

describe.each(tables)('what is asked in a short way on the map %s is what the long way says', (map, factions) => {
  test('where the Marquise builds, where sympathy spreads, and what is adjacent', () => {
    visit(map, factions, (play, { seats }) => {
      const marquise = seatOf(play, 'marquise')
      if (marquise) expect(buildable(play, marquise)).toEqual(sites(play, marquise))
      const alliance = seatOf(play, 'alliance')
      if (alliance) {
        const open = openToSympathy(play, alliance)
        expect(spreadsTo(play, alliance)).toEqual(
          open.filter((at) => countFor(play, alliance, at) >= spreadCost(play, alliance, at)),
        )
        for (const count of [0, 1, 2, 3, 4])
          expect(couldSpread(play, alliance, count)).toBe(open.some((at) => spreadCost(play, alliance, at) <= count))
      }
      for (const seat of seats)
        for (const at of clearings) {
          const links = linksFrom(play, seat, at)
          expect(links).toEqual([...new Set(links)].sort((one, other) => one - other))
        }
    })
  })

  test('an idle window has no answer but `done`, and is not asked', () => {
    let idle = 0
    visit(map, factions, (play, { seats }) => {
      for (const seat of seats)
        for (const moment of moments) {
          const task: WindowTask = { do: 'window', seat, moment }
          const { rule } = turns.tasks.window
          if (!rule.isIdle?.(play, task)) continue
          idle++
          expect(rule.actions(play, task)).toEqual([{ type: 'done' }])
          expect(rule.asks?.(play, task)).toBe(false)
        }
    })
    expect(idle).toBeGreaterThan(0)
  })

  test('a step that is open has more than one answer', () => {
    let open = 0
    visit(map, factions, (play, state) => {
      const task = state.agenda.at(-1)
      const rule = task && kindOf(task).rule
      if (!task || !rule || !('isOpen' in rule) || typeof rule.isOpen !== 'function') return
      if (!rule.isOpen(play, task)) return
      open++
      expect(root.legalActions(state).length).toBeGreaterThan(1)
    })
    expect(open).toBeGreaterThan(0)
  })
})
