import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../src/core'
import { type Action, type Event, root } from '../../src/root'
import { sideOf } from '../../src/root/rules/play'
import type { State } from '../../src/root/rules/state'
import type { Faction } from '../../src/root/rules/vocabulary'
import { games } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Faction[])[] = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond2', 'eyrie', 'vagabond', 'alliance'],
  ['corvid', 'marquise', 'eyrie'],
]
const viewersOf = (state: State) => [...state.seats, 'spectator' as const]

/** States of random games, one in so many. */
function* walk(count: number, every: number): Generator<{ state: State; random: Random }> {
  for (let seed = 0; seed < games(count); seed++) {
    const random = createRandom(seed, 'information')
    const factions = tables[seed % tables.length] ?? []
    const state = root.setup({ seed, factions, deck: seed % 4 < 2 ? 'exiles' : 'standard' })
    for (let step = 0; step < 1200 && !state.result; step++) {
      if (step % every === 0) yield { state, random }
      root.step(state, random.pick(root.legalActions(state)))
    }
  }
}

test('ROOT-INFO-01, ROOT-INFO-02, ROOT-INFO-25, ROOT-1.2.1a, ROOT-1.2.2: what is public is in every view, a hand only in its owner’s', () => {
  for (const { state } of walk(1, 40))
    for (const viewer of viewersOf(state)) {
      const view = root.view(state, viewer)
      expect(view).toMatchObject({
        discard: state.discard,
        available: state.available,
        deckSize: state.deck.length,
        supply: state.supply,
        quests: state.quests,
        battle: state.battle,
        coffin: state.coffin,
        toAct: root.toAct(state),
      })
      for (const seat of state.seats) {
        const [side, shown] = [sideOf({ state }, seat), view.sides[seat]]
        const { score, crafted, dominance, items, pieces, supply } = side
        expect(shown).toMatchObject({ score, crafted, dominance, items, pieces, supply, handSize: side.hand.length })
        expect(shown?.hand).toEqual(seat === viewer ? side.hand : null)
        if (side.board.faction === 'eyrie' && shown?.board.faction === 'eyrie')
          expect(shown.board.decree).toEqual(side.board.decree)
        if (side.board.faction === 'alliance' && shown?.board.faction === 'alliance') {
          expect(shown.board.supporterCount).toBe(side.board.supporters.length)
          expect(shown.board.supporters).toEqual(seat === viewer ? side.board.supporters : null)
        }
      }
    }
})

/** Actions of many kinds that somebody could take somewhere. */
const battery: Action[] = []
for (const { state } of walk(2, 20))
  for (const action of root.legalActions(state).slice(0, 4))
    if (!battery.some((each) => root.format(each) === root.format(action))) battery.push(action)

test('ROOT-INFO-06, ROOT-INFO-22, ROOT-INV-40: what is hidden changes no view, no own action and no refusal', () => {
  for (const { state, random } of walk(2, 60))
    for (const viewer of viewersOf(state)) {
      const other = root.clone(state)
      redeal(other, viewer, random)
      Object.assign(other.random.streams, { dice: 5, deck: 9 })
      expect(root.view(other, viewer)).toEqual(root.view(state, viewer))
      if (viewer === 'spectator') continue
      for (const action of random.sample(battery, 60))
        expect(root.refusal(other, action, viewer), root.format(action)).toEqual(root.refusal(state, action, viewer))
      if (root.toAct(state) === viewer) expect(root.legalActions(other)).toEqual(root.legalActions(state))
    }
})

test('ROOT-INFO-22: whoever acts out of turn is told that, and nothing more', () => {
  for (const { state, random } of walk(1, 60))
    for (const seat of state.seats)
      if (seat !== root.toAct(state))
        for (const action of [...random.sample(battery, 10), ...root.legalActions(state)]) {
          const tried = root.tryApply(state, action, seat)
          expect(tried).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } })
          expect(tried).toEqual(root.tryApply(state, { type: 'done' }, seat))
        }
})

test('ROOT-INFO-23, ROOT-INFO-08, ROOT-ENG-26: an event names who may see what is hidden, and others see that it happened', () => {
  const hidden = {
    drew: { cards: null },
    kept: { cards: null },
    gave: { card: null },
    supporter: { card: null },
    'hand-shown': { cards: null },
    shown: { card: null },
    market: { card: null, took: null },
  } as const
  const met = new Set<Event['type']>()
  for (const { state, random } of walk(4, 1)) {
    const next = root.clone(state)
    root.step(next, random.pick(root.legalActions(next)), (event) => {
      met.add(event.type)
      for (const viewer of viewersOf(state)) {
        const told = root.redact(event, viewer)
        if (!('for' in event)) expect(told).toEqual(event)
        else if (viewer !== 'spectator' && event.for.includes(viewer)) expect(told).toEqual(event)
        else expect(told).toEqual({ ...event, ...hidden[event.type] })
      }
    })
  }
  for (const type of ['drew', 'gave', 'supporter', 'discarded'] as const) expect(met).toContain(type)
})

test('ROOT-INFO-24, ROOT-INV-41: a state dealt for a viewer agrees with all that it knows', () => {
  for (const { state, random } of walk(2, 60))
    for (const viewer of viewersOf(state)) {
      const view = root.view(state, viewer)
      const world = root.determinize(view, random)
      expect(root.view(world, viewer)).toEqual(view)
      expect(root.check(world)).toEqual([])
      if (viewer === 'spectator') continue
      const { seen } = sideOf({ state }, viewer)
      for (const of of state.seats) for (const card of seen[of] ?? []) expect(world.sides[of]?.hand).toContain(card)
      if (root.toAct(state) === viewer) expect(root.legalActions(world)).toEqual(root.legalActions(state))
    }
})
