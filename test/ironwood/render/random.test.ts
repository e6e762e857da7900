import { describe, expect, test } from 'vitest'
import { createRandom, type Viewer } from '../../../src/core'
import { renderSvg, renderText } from '../../../src/ironwood/render'
import { sceneOf } from '../../../src/ironwood/render/scene'
import { game } from '../../../src/ironwood/rules/game'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../src/ironwood/rules/state'
import { opponentOf, type Seat, seats } from '../../../src/ironwood/rules/vocabulary'
import { games } from '../../deep'
import { faults } from './wellformed'

const viewers: readonly Viewer<Seat>[] = [...seats, 'spectator']

/** Every so many positions of random games. */
function* positions(step: number): Generator<State> {
  for (let seed = 1; seed <= games(3, 6); seed++) {
    const random = createRandom(seed, 'render')
    const state = game.setup({ mode: modes[seed % modes.length] ?? 'duel', seed })
    for (let count = 0; count < 600 && game.toAct(state); count++) {
      if (count % step === 0) yield game.clone(state)
      game.step(state, random.pick(game.legalActions(state)))
    }
    yield state
  }
}

/** The action cards that a viewer must not see, computed from the state by IW-INFO and not from the view. */
function hidden(state: State, viewer: Viewer<Seat>): Set<string> {
  const ids = new Set<string>()
  const task = state.agenda.at(-1)
  for (const seat of seats) {
    const side = state.sides[seat]
    for (const card of side.deck) ids.add(card)
    const shown = task?.do === 'strike' && task.seat === viewer && opponentOf(task.seat) === seat
    if ((viewer !== seat && !shown) || state.solo?.bot === seat) for (const card of side.hand) ids.add(card)
    const wager = state.battle?.wagers[seat]
    const known = viewer === seat || state.battle?.revealed || state.battle?.open === opponentOf(seat)
    if (wager && wager !== 'undecided' && wager.card && !known) ids.add(wager.card)
  }
  // What marks and effects belong to is public, even if the card has been shuffled into a deck meanwhile.
  for (const { card } of state.marks) ids.delete(card)
  for (const each of state.agenda) if (each.do === 'frame') ids.delete(each.card)
  return ids
}

/** The lines that are longer than this. */
const longer = (text: string, width: number): string[] => text.split('\n').filter((line) => line.length > width)

describe('in random positions', () => {
  test('text fits 100 columns', () => {
    for (const state of positions(23))
      for (const position of [state, ...viewers.map((viewer) => game.view(state, viewer))])
        expect(longer(renderText(position), 100)).toEqual([])
  })

  test.each([44, 60, 75, 76, 80, 99])('text fits %d columns, and leaves no word out', (width) => {
    const words = (text: string) => text.split(/[\s|]+/).sort()
    for (const state of positions(17))
      for (const position of [state, ...viewers.map((viewer) => game.view(state, viewer))]) {
        const text = renderText(position, width)
        expect(longer(text, width)).toEqual([])
        if (width >= 76) expect(words(text)).toEqual(words(renderText(position)))
      }
  })

  test('text is plain ASCII', () => {
    for (const state of positions(20)) expect(renderText(state)).toMatch(/^[\n -~]*$/)
  })

  test('the SVG is well-formed, and the same each time', () => {
    for (const state of positions(29))
      for (const position of [state, game.view(state, 'spectator')]) {
        const svg = renderSvg(position)
        expect(faults(svg)).toEqual([])
        expect(renderSvg(game.clone(state)) === renderSvg(state)).toBe(true)
      }
  })

  test('IW-INFO-02: neither text nor SVG of a view names a hidden card', () => {
    let looked = 0
    for (const state of positions(13))
      for (const viewer of viewers) {
        const view = game.view(state, viewer)
        const secret = hidden(state, viewer)
        for (const picture of [renderText(view), renderSvg(view)])
          for (const [id] of picture.matchAll(/\b(?:WW|IC)\d\d\b/g)) {
            looked++
            expect(secret.has(id), `${id} for ${viewer}`).toBe(false)
          }
      }
    expect(looked).toBeGreaterThan(1000)
  })

  test('a state shows every card of both hands', () => {
    for (const state of positions(50))
      for (const seat of seats)
        for (const card of state.sides[seat].hand) {
          expect(renderText(state)).toContain(card)
          expect(renderSvg(state)).toContain(card)
        }
  })

  test('IW-INFO-01: every view says who decides, as the game does', () => {
    for (const state of positions(1))
      for (const position of [state, game.view(state, 'spectator')])
        expect(sceneOf(position).toAct).toBe(game.toAct(state))
  })
})
