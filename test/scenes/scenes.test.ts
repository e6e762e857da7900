import { describe, expect, test } from 'vitest'
import { continued } from '../../scripts/scenes/continued'
import { difference, patched } from '../../scripts/scenes/patch'
import { isAsShown } from '../../scripts/scenes/replay'
import { gamesWithScenes, readScenes } from '../../scripts/scenes/scene'
import { stages } from '../../scripts/scenes/stages'
import type { Game, Seeded } from '../../src/core'
import { daimyo } from '../../src/daimyo'
import { parseState as parseDaimyo } from '../../src/daimyo/schema'
import { ironwood } from '../../src/ironwood'
import { parseState as parseIronwood } from '../../src/ironwood/schema'
import { root } from '../../src/root'
import { parseState as parseRoot } from '../../src/root/schema'
import type { Parsed } from '../../src/toolkit'
import { games } from '../deep'

/** Whether somebody decides, or the game is over, after each of so many choices. */
const goesOn =
  <State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
    game: Game<State, Action, View, Options, Seat, Event>,
    parse: (state: unknown) => Parsed<State>,
  ) =>
  (position: object, choices: number): boolean => {
    const parsed = parse(position)
    if (!parsed.ok) return false
    for (let count = 0; count < choices; count++) {
      const action = game.legalActions(parsed.value).at(-1)
      if (action === undefined) return game.outcome(parsed.value) !== null
      game.step(parsed.value, action)
    }
    return true
  }

const lasting: Readonly<Record<string, (position: object, choices: number) => boolean>> = {
  ironwood: goesOn(ironwood, parseIronwood),
  root: goesOn(root, parseRoot),
  daimyo: goesOn(daimyo, parseDaimyo),
}

describe.each(gamesWithScenes)('the scenes of the rules of %s', (game) => {
  const scenes = readScenes(game)

  test('show at least 150 rules, each once', () => {
    const rules = scenes.flatMap(({ rules }) => rules)
    expect(new Set(rules).size).toBeGreaterThanOrEqual(150)
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
    for (const { rules, title } of scenes) for (const rule of rules) expect(title).toContain(rule)
  })

  test('come to what the tests of the rules saw', () => {
    const others = scenes.filter((scene) => !isAsShown(stages[game](scene), scene))
    expect(others.map(({ title }) => title)).toEqual([])
  })

  test('are told in words', () => {
    const some = scenes.filter((_, index) => index % 9 === 0 || games(1) > 1)
    const silent = some.filter((scene) => {
      const told = stages[game](scene).told()
      return !told.some(({ events, refusal }) => events.length > 0 || refusal !== null)
    })
    expect(silent.map(({ title }) => title)).toEqual([])
  })

  test('can be played on', () => {
    // Each way a test sets positions up has been followed; a deep run follows every scene.
    const some = scenes.filter((_, index) => index % 9 === 0 || games(1) > 1)
    const stopped = some.filter(({ before }) => !lasting[game]?.(continued(game, before), 25))
    expect(stopped.map(({ title }) => title)).toEqual([])
  })
})

test('a patch makes one value of another', () => {
  const from = { a: [1, 2, { b: null }], c: 'x', gone: 1 }
  const to = { a: [1, 3, { b: [] }], c: 'x', d: { e: 1 } }
  expect(patched(from, difference(from, to))).toEqual(to)
  expect(patched(from, difference(from, { ...from, a: [1] }))).toEqual({ ...from, a: [1] })
})
